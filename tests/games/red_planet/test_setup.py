"""Components and set-up: sections 1 and 2 of the rules."""

import json
import os
from collections import Counter
from typing import Any, cast

import pytest
from tests.games.red_planet.facts import ADJACENT, CAPACITY, DESTINATION, FILE, REGION_IDS
from tests.games.red_planet.table import Mars, started

from cosmodrome.games.red_planet import GAME
from cosmodrome.games.red_planet.box import CELERIUM, NO_REGION, PHOBOS
from cosmodrome.games.red_planet.table import COLOURS, PAD, PLACES, SUPPLY, WORMHOLE
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.state import Event
from cosmodrome.testing import Scenario, rule

DATA = json.loads(FILE.read_text("utf-8"))
OUTER = ["vastitas_borealis", "ausonia", "tritonis_sinus", "mare_tyrrhenum", "sinus_sabaeus", "mare_serpentis"]
INNER = ["valles_marineris", "hellas", "syrtis_major"]
SEATS = (2, 3, 4, 5, 6)


def seen(seats: int, seed: int, seat: int = SPECTATOR, **options: int) -> Json:
    """Return what a seat sees at the choice of goals."""
    return dict(GAME.view(started(seats, seed, **options), seat))


def pads(view: Json) -> list[Json]:
    """Return the ships of the pads."""
    return cast(list[Json], view["pads"])


def quantities(name: str) -> dict[str, int]:
    """Return how many of each record of the data file there are."""
    return {record["id"]: record["quantity"] for record in DATA[name]}


# -- components (RP-1) -------------------------------------------------------------------------------------------------
@rule("RP-1.1")
def test_rp_1_1_two_to_six_players_two_of_them_in_the_duel() -> None:
    assert {seats: GAME.check("", seats, {}).mode for seats in SEATS} == {
        2: "duel",
        3: "companies",
        4: "companies",
        5: "companies",
        6: "companies",
    }
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            GAME.check("", seats, {})
    with pytest.raises(BadSetup):
        GAME.check("companies", 2, {})


@rule("RP-1.3", "RP-1.3a")
def test_rp_1_3_ten_regions_three_inner_six_outer_and_phobos() -> None:
    kinds = {record["id"]: record["kind"] for record in DATA["regions"]}
    assert [id for id, kind in kinds.items() if kind == "outer"] == OUTER
    assert sorted(id for id, kind in kinds.items() if kind == "inner") == sorted(INNER)
    assert list(cast(Json, seen(3, 1)["regions"])) == list(kinds)
    t = Mars().spaceport("blank 3", "hellas 4", "ausonia 4").choose("recruiter", "pilot", "pilot").play("board 1")
    assert sorted(t.options()) == sorted(f"token {id}" for id in [*OUTER, *INNER, "phobos"])


@rule("RP-1.3a", "RP-13.4a")
def test_rp_1_3a_phobos_is_neither_inner_nor_outer() -> None:
    t = Mars().hold(0, "goal_strategic_position").at("phobos", {0: 5}).at("hellas", {1: 1})
    assert t.worth(0) == [0]
    t.at("hellas", {0: 1})
    assert t.worth(0) == [7]


@rule("RP-1.4")
def test_rp_1_4_phobos_produces_and_is_led_but_has_neighbours_and_discoveries_never() -> None:
    t = Mars().at("phobos", {1: 2, 0: 1}).open(phobos="celerium").round(5).choose("pilot", "pilot", "pilot").play_on()
    assert t.has(1) == (0, 0, 1)
    for assembly in range(4):
        assert ADJACENT[assembly][PHOBOS] == []
        assert all(PHOBOS not in others for others in ADJACENT[assembly])
    t = Mars().choose("scientist", "pilot", "pilot").draws("disc_lichens").play("board 1", "board 1")
    assert t.question == "discovery"
    assert t.options() == [f"at {id}" for id in OUTER]
    assert "discovery" not in cast(dict[str, Json], t.view(0)["regions"])["phobos"]


@rule("RP-1.5")
def test_rp_1_5_nobody_comes_back_from_the_wormhole_but_by_rescue_operation() -> None:
    rescued = 0
    for seed in range(60):
        state, rng = started(4, seed), Rng(seed)
        while not state.over():
            before = [state.astronauts[WORMHOLE * COLOURS + colour] for colour in state.colours]
            happened: list[Event] = []
            state.events = happened
            seat = state.next_seat()
            state.apply(seat, state.sample(seat, rng))
            after = [state.astronauts[WORMHOLE * COLOURS + colour] for colour in state.colours]
            if any(b > a for b, a in zip(before, after, strict=True)):
                moved = [event for event in happened if GAME.events[event[0]] == "moved" and event[3] == WORMHOLE]
                assert moved
                assert all(event[4] == PHOBOS for event in moved)
                rescued += 1
    assert rescued > 0
    assert "wormhole" not in REGION_IDS


@rule("RP-1.6")
def test_rp_1_6_tokens_and_their_values() -> None:
    assert quantities("resource_tokens") == {"resource_ice": 5, "resource_sylvanite": 3, "resource_celerium": 3}
    assert seen(3, 1)["resources_face_down"] == {"ice": 5, "sylvanite": 3, "celerium": 3}
    assert seen(3, 1)["stock"] == {"ice": 40, "sylvanite": 23, "celerium": 23}
    t = Mars().tokens(0, ice=1).tokens(1, sylvanite=1).tokens(2, celerium=1)
    assert GAME.scores(t.state) == [1, 2, 3]


@rule("RP-1.7", "RP-1.8", "RP-1.9")
def test_rp_1_7_to_1_9_numbers_of_cards() -> None:
    counts = {name: sum(quantities(name).values()) for name in ("goals", "discoveries", "actions", "global_goal")}
    assert counts == {"goals": 12, "discoveries": 13, "actions": 4, "global_goal": 1}
    components = GAME.components(started(6, 1))
    assert sum(components[card["id"]] for name in ("goals", "discoveries", "actions") for card in DATA[name]) == 29
    assert sum(components[ship["id"]] for ship in DATA["ships"]) == len(DATA["ships"]) == 36
    assert all("capacity" in ship and "destination" in ship for ship in DATA["ships"])
    assert sum(components[card["id"]] for card in DATA["characters"]) == 54
    assert [card["number"] for card in DATA["characters"]] == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert sum(components[astronaut["id"]] for astronaut in DATA["astronauts"]) == 132
    assert {components[token["id"]] for token in DATA["region_tokens"]} == {2}
    assert len(DATA["region_tokens"]) == 10


def check_conserved(state: Any) -> None:
    """Fail if an astronaut, token, ship or card of this table is missing or too many."""
    for colour in state.colours:
        assert sum(state.astronauts[place * COLOURS + colour] for place in range(PLACES)) == 22
        chosen = state.chosen[colour]
        hidden = chosen >= 0 and not state.is_open(colour)
        masks = [state.hands[colour], state.played[colour], state.boxed[colour], 2**chosen if hidden else 0]
        assert sum(mask.bit_count() for mask in masks) == 9
        assert sum(masks) == 511
    assert min(state.astronauts) >= 0
    on_pads = [ship for ship in state.pads if ship >= 0]
    assert sorted([*state.ships, *state.ship_discard, *on_pads]) == list(range(36))
    held = [card for cards in (*state.held, *state.boxed_cards) for card in cards]
    placed = [card for card in [*state.placed, state.drawn] if card >= 0]
    assert sorted([*state.cards, *state.card_discard, *held, *placed]) == list(range(29))
    assert len(state.tokens) == 20
    assert all(pad == -1 or (0 <= pad < len(state.pads) and state.pads[pad] >= 0) for pad in state.tokens)
    for resource, total in enumerate((40, 23, 23)):
        lying = sum(n for n, kind in zip(state.lying, state.resources, strict=True) if kind == resource)
        assert state.stock[resource] + lying + sum(state.collected[resource::3]) == total
    flipped = [resource for resource in state.resources if resource >= 0]
    assert sorted([*state.heap, *flipped]) == [0] * 5 + [1] * 3 + [2] * 3
    for pad in range(len(state.pads)):
        crew = sum(state.astronauts[(PAD + pad) * COLOURS + colour] for colour in state.colours)
        assert crew == state.crews[pad]
        assert crew <= CAPACITY[state.pads[pad]] if state.pads[pad] >= 0 else crew == 0


@rule("RP-1.10", "RP-1.10a", "RP-1.10b", "RP-1.10c", "RP-1.10d")
@pytest.mark.parametrize("seats", SEATS)
def test_rp_1_10_nothing_is_lost_or_made(seats: int) -> None:
    for seed in range(int(os.environ.get("COSMODROME_SOAK", "8"))):
        state, rng = started(seats, seed), Rng(seed)
        while not state.over():
            check_conserved(state)
            seat = state.next_seat()
            state.apply(seat, state.sample(seat, rng))
        check_conserved(state)


@rule("RP-1.11")
def test_rp_1_11_an_empty_stock_is_no_limit() -> None:
    t = Mars().tokens(2, celerium=23).at("hellas", {0: 1}).open(hellas="celerium").round(5)
    assert t.state.stock[CELERIUM] == 0
    t.choose("pilot", "pilot", "pilot").play_on()
    assert t.has(0) == (0, 0, 1)


@rule("RP-1.12")
@pytest.mark.parametrize("seats", SEATS)
def test_rp_1_12_every_colour_is_different(seats: int) -> None:
    colours = cast(dict[str, Json], seen(seats, 1)["colours"])
    assert len({colour["colour"] for colour in colours.values()}) == len(colours) == (4 if seats == 2 else seats)
    if seats > 2:
        assert seen(seats, 1)["order"] == list(range(seats))


# -- set-up (RP-2) -----------------------------------------------------------------------------------------------------
@rule("RP-2.1")
def test_rp_2_1_one_of_four_assemblies_by_choice_or_at_random() -> None:
    def assembly(seed: int, **options: int) -> object:
        return cast(Json, seen(3, seed, **options)["map"])["assembly"]

    assert assembly(1) == "assembly_a"
    ids = ["assembly_a", "assembly_b", "assembly_c", "assembly_d"]
    assert [assembly(1, assembly=i) for i in (1, 2, 3, 4)] == ids
    assert {assembly(seed, assembly=0) for seed in range(40)} == set(ids)


@rule("RP-2.1a")
def test_rp_2_1a_the_assembly_changes_only_the_map() -> None:
    views = [seen(4, 7, assembly=i) for i in (1, 2, 3, 4)]
    maps = [view.pop("map") for view in views]
    assert views[0] == views[1] == views[2] == views[3]
    assert len({json.dumps(cast(Json, one)["adjacent"]) for one in maps}) == 4
    assert all(sorted(cast(list[str], cast(Json, one)["ring"])) == sorted(OUTER) for one in maps)


@rule("RP-2.2", "RP-2.4", "RP-2.8")
@pytest.mark.parametrize(("seats", "count"), [(3, 3), (4, 4), (5, 5), (6, 6)])
def test_rp_2_2_a_pad_with_a_ship_and_a_full_hand_for_each_player(seats: int, count: int) -> None:
    view = seen(seats, 3)
    assert len(pads(view)) == count
    assert all(pad["ship"] for pad in pads(view))
    assert view["ship_deck"] == 36 - count
    for colour in cast(dict[str, Json], view["colours"]).values():
        assert len(cast(list[str], colour["unseen"])) == 9
    assert len({str(pads(seen(seats, seed))[0]["ship"]) for seed in range(20)}) > 5


@rule("RP-2.2a")
def test_rp_2_2a_the_position_of_a_pad_does_not_matter_for_play() -> None:
    def land(ships: list[str]) -> dict[int, int]:
        t = Mars().spaceport(*ships)
        pad = 1 + ships.index("hellas 4")
        t.aboard(pad, {1: 3}).choose("recruiter", "recruiter", "recruiter").play(f"board {pad}").play_on()
        return t.in_region("hellas")

    assert land(["hellas 4", "ausonia 4", "syrtis_major 5"]) == {0: 1, 1: 3}
    assert land(["ausonia 4", "syrtis_major 5", "hellas 4"]) == {0: 1, 1: 3}


@rule("RP-2.3")
def test_rp_2_3_tokens_are_sorted_and_region_tokens_available() -> None:
    view = seen(3, 3)
    assert view["stock"] == {"ice": 40, "sylvanite": 23, "celerium": 23}
    on_ships = Counter(str(token) for pad in pads(view) for token in cast(list[str], pad["tokens"]))
    left = cast(dict[str, int], view["region_tokens"])
    assert {region: count + on_ships[region] for region, count in left.items()} == dict.fromkeys(REGION_IDS, 2)
    assert set(on_ships) <= {"phobos"}


@rule("RP-2.5", "RP-2.15")
@pytest.mark.parametrize("seats", SEATS)
def test_rp_2_5_every_starting_ship_has_a_destination_and_room(seats: int) -> None:
    for seed in range(60):
        state = started(seats, seed)
        assert all(DESTINATION[ship] != NO_REGION for ship in state.pads)
        assert sum(DESTINATION[ship] == NO_REGION for ship in state.ships) == 6
        assert all(CAPACITY[ship] > 1 for ship in state.pads)


@rule("RP-2.6", "RP-2.7")
def test_rp_2_6_one_starting_ship_goes_to_phobos_by_its_card_or_by_a_token_on_the_rightmost() -> None:
    by_card = by_token = 0
    for seed in range(80):
        ships = pads(seen(4, seed))
        printed = [pad["printed"] == "phobos" for pad in ships]
        if any(printed):
            by_card += 1
            assert all(pad["tokens"] == [] for pad in ships)
        else:
            by_token += 1
            assert [pad["tokens"] for pad in ships] == [[], [], [], ["phobos"]]
            assert ships[3]["destination"] == "phobos"
    assert by_card > 0
    assert by_token > 0


@rule("RP-2.9", "RP-2.10")
@pytest.mark.parametrize("seats", SEATS)
def test_rp_2_9_one_astronaut_of_each_colour_on_the_ships_the_leftmost_is_first(seats: int) -> None:
    leftmost = set()
    for seed in range(40):
        state = started(seats, seed)
        crews = [
            [colour for colour in state.colours for _ in range(state.astronauts[(PAD + pad) * COLOURS + colour])]
            for pad in range(len(state.pads))
        ]
        assert sorted(colour for crew in crews for colour in crew) == sorted(state.colours)
        assert all(len(crew) == 1 for crew in crews)
        assert {state.astronauts[SUPPLY * COLOURS + colour] for colour in state.colours} == {21}
        assert state.first == crews[0][0]
        leftmost.add(state.first)
    assert leftmost == ({0, 1, 6, 7} if seats == 2 else set(range(seats)))


@rule("RP-2.10", "RP-9.3")
def test_rp_2_10_the_counter_starts_at_round_1() -> None:
    t = Scenario(GAME, 3)
    assert t.view(0)["division"] is None
    for seat in range(3):
        t.play(f"p{seat}: {t.options(seat)[0]}")
    assert t.view(0)["division"] == {"place": 0, "kind": "round", "number": 1}


@rule("RP-2.11")
def test_rp_2_11_ten_of_eleven_resource_tokens_lie_face_down_one_is_never_used() -> None:
    t = Mars()
    assert all(t.resource(region) == "" for region in REGION_IDS)
    assert len(t.state.heap) == 11
    for seed in range(200):
        state, rng = started(6, seed), Rng(seed)
        while not state.over():
            seat = state.next_seat()
            state.apply(seat, state.sample(seat, rng))
        assert len(state.heap) >= 1
        if len(state.heap) == 1:
            assert min(state.resources) >= 0
            return
    raise AssertionError("no game turned all ten tokens up")


@rule("RP-2.12")
def test_rp_2_12_everybody_keeps_one_of_two_goals_at_the_same_time() -> None:
    t = Scenario(GAME, 4)
    assert t.question == "goal"
    assert t.asked == [0, 1, 2, 3]
    hands = [t.options(seat) for seat in range(4)]
    assert all(len(options) == 2 for options in hands)
    assert len({goal for options in hands for goal in options}) == 8
    refusal = t.refused(f"p0: {hands[1][0]}")
    assert refusal.rule == "RP-2.12"
    t.play(f"p3: {hands[3][1]}", f"p0: {hands[0][1]}", f"p2: {hands[2][0]}")
    assert t.question == "goal"
    t.play(f"p1: {hands[1][0]}")
    assert t.question == "character"
    own = cast(list[Json], t.view(0)["seats"])[0]
    assert own["held"] == [hands[0][1].replace("keep ", "goal_")]
    assert own["returned"] == hands[0][0].replace("keep ", "goal_")


@rule("RP-2.14")
@pytest.mark.parametrize(("seats", "count"), [(3, 26), (4, 25), (5, 24), (6, 23)])
def test_rp_2_14_all_other_cards_are_the_colonization_deck(seats: int, count: int) -> None:
    t = Mars(seats)
    assert t.view(0)["card_deck"] == count
    held = {card for cards in t.state.held for card in cards}
    assert len(held) == seats
    assert sorted(t.state.cards) == [card for card in range(29) if card not in held]
