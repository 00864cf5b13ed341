"""Frame, components and set-up: sections 1, 2 and 3 of the rules."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.space_base.facts import CARDS, COST, FIRST_COLONY, FIRST_SHIP, IDS, LEVEL, SECTOR, SHORT
from tests.games.space_base.table import NUMBER, Base

from cosmodrome.games import space_base
from cosmodrome.games.space_base import GAME
from cosmodrome.games.space_base.cards import CREDITS, INCOME, VP
from cosmodrome.games.space_base.table import ROW
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.answering.playout import playout
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.state import Event
from cosmodrome.testing import Scenario, rule

FILE = Path(space_base.__file__).with_name("components.json")
COMPONENTS = json.loads(FILE.read_text("utf-8"))["components"]


def start(seats: int, seed: int, events: list[Event] | None = None) -> Any:
    """Set a standard game up and go to its first question."""
    return GAME.start(GAME.check("standard", seats, {}), SeededChance(seed), events)


def happened(events: list[Event], name: str) -> list[tuple[int, ...]]:
    """Return the ints of all events of one name."""
    return [event[2:] for event in events if GAME.events[event[0]] == name]


# -- frame (SB-1) ------------------------------------------------------------------------------------------------------
@rule("SB-1.1")
def test_sb_1_1_two_to_five_players() -> None:
    assert all(mode.seats == (2, 3, 4, 5) for mode in GAME.modes)
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            GAME.check("standard", seats, {})


@rule("SB-1.2", "SB-9.5")
def test_sb_1_2_most_points_win() -> None:
    base = Base(3).has(0, vp=40).has(1, vp=41).has(2, vp=12)
    base.state.ending = True
    base.turn(2, 1, 1).dice()
    assert base.winners == [1]
    assert GAME.scores(base.state) == [40, 41, 12]


@rule("SB-1.3", "SB-8.6")
def test_sb_1_3_points_do_not_fall_below_zero() -> None:
    base = Base(3).has(1, vp=3).has(2, vp=9).ship(0, "gordon", 1).turn(0, 1, 1).play("use gordon")
    assert (base.vp(0), base.vp(1), base.vp(2)) == (0, 0, 5)


@rule("SB-1.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_sb_1_3_resources_stay_whole_and_never_fall_below_zero(seats: int) -> None:
    state, rng = start(seats, 5), Rng(5)
    while not state.over():
        assert len(state.resources) == 3 * seats
        assert min(state.resources) >= 0
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))


@rule("SB-1.4")
def test_sb_1_4_resources_have_no_upper_limit() -> None:
    base = Base().has(0, credits=75, income=44, vp=46).ship(0, "stafford").turn(0, 5, 6).dice()
    assert base.credits() == 75 + 13
    base = Base().has(0, vp=39).ship(0, "shatalov").turn(0, 6, 6).dice()
    assert base.vp() == 39 + 9
    base = Base().has(0, income=44).ship(0, "cooper").turn(0, 3, 4).dice()
    assert base.income() == 44 + 3


@rule("SB-1.5")
def test_sb_1_5_cubes_never_run_out() -> None:
    base = Base()
    for name in SHORT[FIRST_SHIP:FIRST_COLONY]:
        if "charge" in rewards(name) and name not in ("grissom", "aksyonov"):
            base.deploy(1, SECTOR[NUMBER[name]], name)
            while base.state.has_room(NUMBER[name]):
                base.load(1, name, base.cubes(name) + 1)
    assert sum(base.state.cubes) >= 30  # more than the box has
    base.deploy(1, 3, "grissom").turn(0, 1, 3)
    while base.question != "dice":
        base.play("pass")
    base.play("p0: sum", "p1: separate")
    assert ("grissom", 1) in [(SHORT[card], cubes) for _, card, cubes, _ in base.told("charged")]


def rewards(name: str) -> list[str]:
    """Return the kinds of the deployed rewards of a ship, as the data file tells them."""
    (found,) = [card for card in COMPONENTS if card["id"] == IDS[NUMBER[name]]]
    return [reward["op"] for reward in found["deployed"]["rewards"]]


@rule("SB-1.6")
def test_sb_1_6_everything_is_open_but_the_decks() -> None:
    state = start(3, 1)
    views = [GAME.view(state, seat) for seat in (0, 1, 2, SPECTATOR)]
    assert all(view == {**views[0], "viewer": view["viewer"]} for view in views)
    shown = json.dumps(views[0])
    for card in range(CARDS):
        in_deck = any(card in deck for deck in state.decks)
        in_box = SECTOR[card] and card in range(12 * 3, FIRST_SHIP)
        assert (IDS[card] in shown) == (not in_deck and not in_box), IDS[card]
    assert [len(deck) for deck in state.decks] == views[0]["decks"]
    assert views[0]["players"][0].keys() >= {"credits", "income", "vp", "sectors"}


@rule("SB-1.6", "SB-4.8a")
def test_sb_1_6_choices_are_open_once_they_are_made() -> None:
    base = Base(3).turn(1, 2, 3)
    base.play("p2: sum")
    assert base.view(0) == Base(3).turn(1, 2, 3).view(0)  # not shown before the active player's
    assert base.view(SPECTATOR) == Base(3).turn(1, 2, 3).view(SPECTATOR)
    assert shown(base, 2, "planned") == [[], [], [5]]
    base.play("p1: separate")
    assert shown(base, SPECTATOR, "use") == [[], [2, 3], [5]]
    assert shown(base, 2, "planned") == [[], [], []]
    base.play("p0: sum")  # after having seen the others' choices
    assert shown(base, SPECTATOR, "use") == [[5], [2, 3], [5]]


def shown(base: Base, viewer: int, key: str) -> list[list[int]]:
    """Return what a viewer sees of everybody."""
    players = base.view(viewer)["players"]
    assert isinstance(players, list)
    return [player[key] for player in players]


@rule("SB-1.7")
def test_sb_1_7_the_lowest_face_is_a_plain_one() -> None:
    base = Base().turn(0, 1, 4).dice("separate")
    assert base.told("gained")[0][:3] == (0, CREDITS, 1)
    assert base.told("sector-paid")[:2] == [(0, 1, 0, 0), (0, 4, 0, 0)]


# -- components (SB-2) -------------------------------------------------------------------------------------------------
@rule("SB-2.1")
def test_sb_2_1_five_sets_of_starting_ships() -> None:
    starters = [card for card in COMPONENTS if card["kind"] == "starter_ship"]
    assert len(starters) == 60
    figures = {
        number: {card["sector"]: (card["station"], card["deployed"]) for card in starters if card["set"] == number}
        for number in range(1, 6)
    }
    assert all(list(one) == list(range(1, 13)) for one in figures.values())
    assert all(one == figures[1] for one in figures.values())
    for card in starters:
        wanted = "Knight-class cargo vessel" if card["sector"] <= 8 else "Scott-class mining vessel"
        assert card["class_en"] == wanted


@rule("SB-2.2", "SB-2.7")
def test_sb_2_2_132_ships_and_12_colonies() -> None:
    counts = Counter((LEVEL[card], SECTOR[card]) for card in range(FIRST_SHIP, FIRST_COLONY))
    assert counts == {(level, s): n for level, n in ((1, 4), (2, 4), (3, 3)) for s in range(1, 13)}
    assert [SECTOR[card] for card in range(FIRST_COLONY, CARDS)] == list(range(1, 13))
    assert FIRST_COLONY - FIRST_SHIP == 132


@rule("SB-2.3")
def test_sb_2_3_other_components() -> None:
    quantities = {card["id"]: card["quantity"] for card in COMPONENTS}
    assert quantities["charge_token"] == 30
    assert quantities["die_d6"] == 2
    assert quantities["first_player_card"] == 1
    for id in ("credit_token", "income_token", "vp_token", "command_console"):
        assert quantities[id] == 5


@rule("SB-2.4")
def test_sb_2_4_a_ship_has_cost_sector_and_two_parts() -> None:
    for card in COMPONENTS:
        if card["kind"] == "ship":
            assert card["cost"] > 0, card["id"]
            assert 1 <= card["sector"] <= 12, card["id"]
            assert card["station"]["rewards"], card["id"]
            assert card["deployed"]["rewards"], card["id"]


@rule("SB-2.5")
@pytest.mark.parametrize(
    ("sector", "station", "deployed"),
    [
        *((sector, (1, 0), (1, 0)) for sector in range(1, 7)),
        (7, (3, 0), (2, 0)),
        (8, (3, 0), (2, 0)),
        (9, (0, 1), (3, 0)),
        (10, (0, 1), (3, 0)),
        (11, (0, 1), (4, 0)),
        (12, (0, 1), (5, 0)),
    ],
)
def test_sb_2_5_starting_ships(sector: int, station: tuple[int, int], deployed: tuple[int, int]) -> None:
    way = "separate" if sector == 1 else "sum"
    dice = (1, 2) if sector == 1 else (sector // 2, sector - sector // 2)
    for number in range(5):
        name = SHORT[12 * number + sector - 1]
        base = Base(5).lay(number, 2, "tinbergen").turn(number, *dice) if sector == 1 else Base(5).turn(number, *dice)
        base.dice(*[way] * 5)
        assert base.gained(name)[:2] == station, name
        base = Base(5).lay(number, sector, SHORT[FIRST_COLONY + sector - 1]).deploy(number, sector, name)
        base.turn((number + 1) % 5, *dice).dice(*[way] * 5)
        assert base.gained(name)[:2] == deployed, name


@rule("SB-2.6")
@pytest.mark.parametrize("sector", range(1, 13))
def test_sb_2_6_colonies_cost_three_times_their_points(sector: int) -> None:
    name = SHORT[FIRST_COLONY + sector - 1]
    base = Base().has(0, credits=3 * (sector + 2) - 2).turn(0, 1, 1)
    base.dice()  # one credit: not enough
    assert f"buy {name}" not in base.options()
    base = Base().has(0, credits=3 * (sector + 2) - 1).turn(0, 1, 1).dice().play(f"buy {name}")
    assert base.vp() == sector + 2
    assert base.where(name) == f"p0 station {sector}"


@rule("SB-2.8")
@pytest.mark.parametrize("seats", [2, 5])
def test_sb_2_8_no_card_leaves_the_game_or_a_board(seats: int) -> None:
    state, rng = start(seats, 8), Rng(8)
    counts = GAME.components(state)
    assert set(counts.values()) == {1}
    owners: dict[int, int] = {}
    while not state.over():
        for card in range(CARDS):
            owner = state.owner(card)
            assert owner == owners.get(card, owner), f"{IDS[card]} left the board of seat {owners[card]}"
            if owner >= 0:
                owners[card] = owner
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))
    assert GAME.components(state) == counts


# -- set-up (SB-3) -----------------------------------------------------------------------------------------------------
@rule("SB-3.1", "SB-3.2", "SB-3.3", "SB-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sb_3_1_boards_before_the_first_card(seats: int) -> None:
    state: Any = GAME.blank()
    state.seats, state.rolls, state.chance = seats, [0] * len(GAME.streams), SeededChance(1)
    GAME.set_up(state, GAME.check("standard", seats, {}))
    for seat in range(seats):
        assert state.resources[3 * seat : 3 * seat + 3] == [5, 0, 0]
        board = [state.station[ROW * seat + sector] for sector in range(1, 13)]
        assert board == list(range(12 * seat, 12 * seat + 12))
        assert [SECTOR[card] for card in board] == list(range(1, 13))
    assert set(state.top) == {-1}
    assert set(state.cubes) == {0}
    assert [IDS[card] for card in state.market[18:]] == IDS[FIRST_COLONY:]


@rule("SB-3.4", "SB-3.14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sb_3_4_shipyard_and_decks(seats: int) -> None:
    state = start(seats, seats)
    assert [LEVEL[card] for card in state.market[:18]] == [1] * 6 + [2] * 6 + [3] * 6
    assert [len(deck) for deck in state.decks] == [42 - seats, 42, 30]
    assert all(LEVEL[card] == level + 1 for level in range(3) for card in state.decks[level])
    assert set(state.cubes) == {0}
    assert [state.resources[3 * seat + VP] for seat in range(seats)] == [0] * seats


@rule("SB-3.4")
def test_sb_3_4_each_deck_is_shuffled_by_itself() -> None:
    yards = {tuple(start(2, seed).market[:18]) for seed in range(20)}
    assert len(yards) == 20
    one: Any = GAME.start(GAME.check("standard", 2, {}), SeededChance(3))
    two: Any = GAME.start(GAME.check("standard", 5, {}), SeededChance(3))
    assert one.market == two.market  # more draws from one deck change nothing in the others


@rule("SB-3.6", "SB-3.6a", "SB-3.7", "SB-3.8")
@pytest.mark.parametrize("seed", range(6))
def test_sb_3_6_everybody_draws_pays_for_and_places_a_ship(seed: int) -> None:
    events: list[Event] = []
    seats = 2 + seed % 4
    state = start(seats, seed, events)
    names = [GAME.events[event[0]] for event in events]
    drawn = happened(events, "drew")
    assert [draw[0] for draw in drawn] == list(range(seats))
    assert names.index("drew") > max(
        i for i, name in enumerate(names[: names.index("first-player")]) if name == "filled"
    )
    first = state.first
    bonus = {(first + 1) % seats: 1, (first + 2) % seats: 2} if seats > 2 else {(first + 1) % seats: 1}
    for seat, card, *_ in drawn:
        assert LEVEL[card] == 1
        assert card not in state.market
        assert 2 <= COST[card] <= 5
        assert state.resources[3 * seat + CREDITS] == 5 - COST[card] + bonus.get(seat, 0)
        slot = ROW * seat + SECTOR[card]
        assert state.station[slot] == card
        assert state.top[slot] == 12 * seat + SECTOR[card] - 1
        assert sum(top >= 0 for top in state.top[ROW * seat : ROW * seat + ROW]) == 1


def test_level_1_ships_cost_two_to_five() -> None:
    assert {COST[card] for card in range(FIRST_SHIP, FIRST_COLONY) if LEVEL[card] == 1} == {2, 3, 4, 5}


@rule("SB-3.9")
@pytest.mark.parametrize("seed", range(12))
def test_sb_3_9_the_highest_sector_goes_first(seed: int) -> None:
    events: list[Event] = []
    seats = 2 + seed % 4
    state = start(seats, seed, events)
    sectors = {draw[0]: SECTOR[draw[1]] for draw in happened(events, "drew")}
    best = [seat for seat in sectors if sectors[seat] == max(sectors.values())]
    assert state.first in best
    assert state.active == state.first
    assert bool(happened(events, "order-rolled")) == (len(best) > 1)


def deal(seats: int, ships: list[str], order: list[int]) -> tuple[Any, list[Event]]:
    """Set a game up in which the players draw these ships, and roll these dice for the first turn."""
    deck = list(range(FIRST_SHIP, FIRST_SHIP + 48))
    places = list(range(6))
    for place in places:  # the shipyard takes the first cards of the deck, and the last ones fill the gaps
        deck[place] = deck.pop()
    for name in ships:
        place = deck.index(NUMBER[name])
        places.append(place)
        last = deck.pop()
        if place < len(deck):
            deck[place] = last
    rolls = {"deck_1": places, "order": [face - 1 for face in order]}
    scenario = Scenario(GAME, seats, "standard", rolls=rolls)
    return scenario.state, scenario.happened


@rule("SB-3.10")
def test_sb_3_10_only_tied_players_roll_until_one_has_the_highest_sum() -> None:
    state, events = deal(3, ["engle", "ivanov", "allen"], [2, 5, 6, 1, 3, 3, 6, 2])
    assert happened(events, "order-rolled") == [(0, 2, 5, 0), (1, 6, 1, 0), (0, 3, 3, 0), (1, 6, 2, 0)]
    assert state.first == 1
    state, events = deal(3, ["engle", "allen", "merbold"], [])
    assert state.first == 0
    assert happened(events, "order-rolled") == []


@rule("SB-3.10")
def test_sb_3_10_who_falls_behind_rolls_no_more() -> None:
    state, events = deal(3, ["engle", "ivanov", "shaw"], [5, 5, 1, 1, 4, 6, 1, 2, 1, 3])
    assert [roll[0] for roll in happened(events, "order-rolled")] == [0, 1, 2, 0, 2]
    assert state.first == 2


@rule("SB-3.11", "SB-3.12")
def test_sb_3_11_bonuses_by_the_order_of_play() -> None:
    state, events = deal(5, ["gurragcha", "crippen", "fullerton", "prunariu", "engle"], [])  # each costs 2
    assert state.first == 2
    assert [state.resources[3 * seat + CREDITS] for seat in (2, 3, 4, 0, 1)] == [3, 4, 5, 3, 3]
    assert [state.resources[3 * seat + INCOME] for seat in (2, 3, 4, 0, 1)] == [0, 0, 0, 1, 1]
    assert happened(events, "bonus") == [(3, 0, 1, 0), (4, 0, 2, 0), (0, 1, 1, 0), (1, 1, 1, 0)]


@rule("SB-3.12")
def test_sb_3_12_income_of_the_bonus_waits_for_phase_9() -> None:
    state, _ = deal(4, ["merbold", "lichtenberg", "fullerton", "parker"], [])
    assert state.first == 2
    assert state.resources[3 * 1 : 3 * 1 + 2] == [0, 1]  # a card for 5, then the bonus of the fourth player


@rule("SB-3.11", "SB-3.13", "SB-9.2")
def test_sb_3_13_every_round_begins_with_the_first_player() -> None:
    state, rng = start(4, 2), Rng(2)
    turns: list[tuple[int, int]] = []
    while not state.over():
        if not turns or turns[-1] != (state.round, state.active):
            turns.append((state.round, state.active))
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))
    first = turns[0][1]
    assert first == state.first
    assert turns == [(1 + i // 4, (first + i) % 4) for i in range(len(turns))]
    assert len(turns) % 4 == 0  # the last turn is that of the player to the right of the first player


def test_random_games_end() -> None:
    for seed in range(20):
        assert playout(start(2 + seed % 4, seed), Rng(seed), GAME.longest) < GAME.longest
