"""The data file: what is wrong with it is said with file, record and field."""

import pytest

from cosmodrome.games.red_planet import cards, data, verbs
from cosmodrome.kernel.data import Entry
from cosmodrome.kernel.errors import DataError
from cosmodrome.testing import rule


def entry(**fields: object) -> Entry:
    """Return a record as it would stand in the file."""
    return Entry("components.json: characters spy", fields)


PLACE = {"op": "place", "n": 2, "ships_min": 2, "ships_max": 2, "max_per_ship": 1}
MOVE = {"op": "move", "from": "mars_region", "to": "adjacent_region", "min": 0, "max": 3, "reveals": True}


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"op": "dance"}, "op"),
        ({}, "op"),
        (PLACE | {"n": 0}, "n"),
        (PLACE | {"n": 3}, "n"),
        (PLACE | {"max_per_ship": 2}, "max_per_ship"),
        (PLACE | {"ships_min": 1, "ships_max": 1}, "ships_max"),
        (MOVE | {"to": "phobos"}, "to"),
        (MOVE | {"max": "many"}, "max"),
        (MOVE | {"reveals": False}, "reveals"),
        ({"op": "launch", "target": "any"}, "target"),
        ({"op": "gain", "what": "vp_gold", "n": 2}, "what"),
        ({"op": "choose_one", "options": [{"op": "draw_colonization"}]}, "options"),
    ],
)
def test_a_wrong_effect_is_refused_by_name(fields: dict[str, object], field: str) -> None:
    with pytest.raises(DataError, match=rf"components\.json: characters spy.*field '{field}'"):
        verbs.translate(entry(**fields))


def test_an_effect_that_is_done_entirely_or_not_at_all_goes_into_one_ship() -> None:
    with pytest.raises(DataError, match="ships_max"):
        verbs.translate(entry(**PLACE), all_or_nothing=True)


@pytest.mark.parametrize(
    ("effect", "field"),
    [
        ({"op": "score_presence", "regions": ["hellas"], "points": [0, 1, 2]}, "points"),
        ({"op": "score_presence", "regions": ["atlantis"], "points": [0, 1]}, "regions"),
        ({"op": "score_leader", "metric": "beauty", "points": 7, "ties": "each_tied_scores_full"}, "metric"),
        ({"op": "score_leader", "metric": "ice_vp_tokens", "points": 7, "ties": "split_floor"}, "ties"),
    ],
)
def test_a_wrong_goal_is_refused_by_name(effect: dict[str, object], field: str) -> None:
    with pytest.raises(DataError, match=field):
        cards.points_of(entry(effect=effect))


@rule("RP-15.2")
def test_borders_must_be_mutual_and_never_of_phobos() -> None:
    good: dict[str, list[str]] = {id: [] for id in data.REGION_IDS}
    assert data.neighbours(entry(adjacency=good)) == [[]] * 10
    one_way = good | {"hellas": ["ausonia"]}
    to_phobos = good | {"hellas": ["phobos"], "phobos": ["hellas"]}
    for wrong in (one_way, to_phobos):
        with pytest.raises(DataError, match="mutual neighbours"):
            data.neighbours(entry(adjacency=wrong))
    with pytest.raises(DataError, match="ring_clockwise_from_north"):
        data.ring_of(entry(ring_clockwise_from_north=["hellas"]))


def test_every_record_says_where_its_figures_come_from() -> None:
    legend = set(data.DATA.entry("source_legend").fields)
    assert set(data.SOURCE.values()) <= legend
    assert data.SOURCE["disc_sabotage"] == "rulebook"
    assert data.SOURCE["action_blocks_of_ice"] == "public"
    assert data.SOURCE["ship_01"] == "reconstructed"
    assert set(cards.CARD_IDS) | set(data.SHIP_IDS) | set(data.CHARACTER_IDS) <= set(data.SOURCE)
    with pytest.raises(DataError, match="ships must hold 35 records, but holds 36"):
        data.records("ships", 35)
