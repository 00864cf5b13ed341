"""The data file: what is wrong with it is said with file, record and field; every effect says all about itself."""

import json
from pathlib import Path

import pytest
from tests.games.red_planet.facts import CARD_IDS, CHARACTER_IDS, FILE, REGION_IDS, SOURCE

from cosmodrome.games.red_planet import GAME, load
from cosmodrome.games.red_planet.box import NO_DISCOVERY, NO_GOAL, Box, Discovery, Effect, Goal
from cosmodrome.games.red_planet.effects.cards import EFFECTS, TOGETHER, read_step
from cosmodrome.games.red_planet.effects.discoveries import DISCOVERIES
from cosmodrome.games.red_planet.effects.goals import GOALS, PRESENCE, Lead
from cosmodrome.games.red_planet.game import RedPlanetGame
from cosmodrome.kernel.answering.playout import playout
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry, load_data
from cosmodrome.testing import rule

BOX = GAME.data


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
        read_step(entry(**fields))


def test_an_effect_that_is_done_entirely_or_not_at_all_goes_into_one_ship() -> None:
    with pytest.raises(DataError, match="ships_max"):
        read_step(entry(**PLACE), all_or_nothing=True)


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
        load.read_goal(BOX, entry(effect=effect))


@pytest.mark.parametrize(
    ("effect", "timing", "field"),
    [
        ({"op": "explode"}, "exploration", "op"),
        ({"op": "each_color_loses", "n": "many"}, "exploration", "n"),
        ({"op": "each_color_loses", "n": 1}, "scoring", "timing"),
        ({"op": "extra_tokens", "n": 1, "where": "everywhere"}, "production_3", "where"),
    ],
)
def test_a_wrong_discovery_is_refused_by_name(effect: dict[str, object], timing: str, field: str) -> None:
    with pytest.raises(DataError, match=f"field '{field}'"):
        load.read_discovery(entry(effect=effect, timing=timing))


@rule("RP-15.2")
def test_borders_must_be_mutual_and_never_of_phobos() -> None:
    good: dict[str, list[str]] = {id: [] for id in REGION_IDS}
    assert load.neighbours(BOX, entry(adjacency=good)) == [[]] * 10
    one_way = good | {"hellas": ["ausonia"]}
    to_phobos = good | {"hellas": ["phobos"], "phobos": ["hellas"]}
    for wrong in (one_way, to_phobos):
        with pytest.raises(DataError, match="mutual neighbours"):
            load.neighbours(BOX, entry(adjacency=wrong))
    with pytest.raises(DataError, match="ring_clockwise_from_north"):
        load.ring_of(BOX, entry(ring_clockwise_from_north=["hellas"]))


def test_every_record_says_where_its_figures_come_from() -> None:
    data = load_data(FILE)
    assert set(SOURCE.values()) <= set(data.entry("source_legend").fields)
    assert SOURCE["disc_sabotage"] == "rulebook"
    assert SOURCE["action_blocks_of_ice"] == "public"
    assert SOURCE["ship_01"] == "reconstructed"
    assert set(CARD_IDS) | set(BOX.ids["ship"]) | set(CHARACTER_IDS) <= set(SOURCE)
    with pytest.raises(DataError, match="ships must hold 35 records, but holds 36"):
        load.records(Box(""), data, "ships", "ship", 35)


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("ships", "ships must be at most 48, not 49"),
        ("discoveries", "goals, discoveries and actions must be at most 40, not 41"),
        ("goals", "goals and actions must be at most 24, not 25"),
    ],
)
def test_more_than_the_table_has_room_for_is_refused(tmp_path: Path, name: str, what: str) -> None:
    data = json.loads(FILE.read_text("utf-8"))
    more = int(what.rpartition(" ")[2]) - {"ships": 36, "discoveries": 29, "goals": 16}[name]
    data[name] += [data[name][0] | {"id": f"more_{i}"} for i in range(more)]
    (tmp_path / "components.json").write_text(json.dumps(data), "utf-8")
    with pytest.raises(DataError, match=what):
        load.load(tmp_path / "components.json")


@pytest.mark.parametrize("name", ["goals", "discoveries", "actions"])
def test_more_cards_change_no_number(tmp_path: Path, name: str) -> None:
    data = json.loads(FILE.read_text("utf-8"))
    data[name].append(data[name][0] | {"id": "more_of_it"})
    (tmp_path / "components.json").write_text(json.dumps(data), "utf-8")
    game = GAME.with_data(tmp_path / "components.json")
    assert game.data.ids["card"] == [*CARD_IDS, "more_of_it"]
    assert list(game.data.actions)[: len(CARD_IDS)] == list(BOX.actions)


def test_a_data_set_with_more_cards_is_played(tmp_path: Path) -> None:
    data = json.loads(FILE.read_text("utf-8"))
    data["actions"] += [data["actions"][0] | {"id": f"action_more_{i}"} for i in range(4)]
    (tmp_path / "components.json").write_text(json.dumps(data), "utf-8")
    game = RedPlanetGame(load.load(tmp_path / "components.json"))
    for seed in range(5):
        state = game.start(game.check("", 3, {}), SeededChance(seed))
        before = game.components(state)
        assert before["action_more_3"] == 1
        playout(state, Rng(seed), game.longest)
        assert game.components(state) == before


def said_by(owner: type, base: type) -> set[str]:
    """Return the methods of a base class that a class says in its own words, or inherits from one that does."""
    return {name for kind in owner.__mro__[: owner.__mro__.index(base)] for name in vars(kind)}


@pytest.mark.parametrize("effect", [*EFFECTS.values(), TOGETHER], ids=lambda effect: type(effect).__name__)
def test_every_effect_says_how_it_is_read_done_and_told(effect: Effect) -> None:
    done = "ask" if effect.asks else "perform"
    assert {"read", "words", done} <= said_by(type(effect), Effect)


@pytest.mark.parametrize("metric", GOALS)
def test_every_goal_says_what_it_counts(metric: str) -> None:
    assert {"worth", "words"} <= said_by(GOALS[metric][0], Goal)
    assert metric == PRESENCE or "count" in said_by(GOALS[metric][0], Lead)


PHASES = {
    "exploration": {"happen"},
    "production_3": {"tokens_here", "forbids_tokens", "tokens_nearby", "strength", "lets_second_take"},
    "scoring": {"points"},
}


@pytest.mark.parametrize("op", DISCOVERIES)
def test_every_discovery_acts_in_its_phase_and_in_no_other(op: str) -> None:
    verb = DISCOVERIES[op]
    acts = said_by(verb.effect, Discovery) & set().union(*PHASES.values())
    assert acts
    assert acts <= PHASES[verb.timing]


def test_every_card_is_either_a_goal_or_a_discovery_or_an_action() -> None:
    for card in range(len(CARD_IDS)):
        found = [BOX.goals[card] is not NO_GOAL, BOX.discoveries[card] is not NO_DISCOVERY, BOX.actions[card] >= 0]
        assert found.count(True) == 1
