"""Structure of the game, set-up of a round, adventure piles (GT-0, GT-1, GT-2, GT-7)."""

from typing import Any

import pytest
from tests.games.galaxy_trucker.facts import BANK, CARD_IDS, KIT, LEVEL, START_CABIN, START_CELL, TILE_IDS
from tests.games.galaxy_trucker.table import Trucks

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.kit import EMPTY
from cosmodrome.games.galaxy_trucker.rules import flight
from cosmodrome.kernel.agenda import SPECTATOR, mask_of
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.testing import rule


@rule("GT-1.1")
def test_gt_1_1_two_to_four_players() -> None:
    for mode in ("turns", "realtime"):
        for seats in (2, 3, 4):
            assert GAME.check(mode, seats, {}).seats == seats
        for seats in (1, 5):
            with pytest.raises(BadSetup):
                GAME.check(mode, seats, {})


@rule("GT-0.15")
def test_gt_0_15_options_and_their_defaults() -> None:
    setup = GAME.check("", 2, {})
    assert setup.mode == "turns"
    assert setup.options == {
        "rounds": 7, "test_flight": 0, "build_checks": 0, "exact_forecast": 0, "team": 0, "open_credits": 0,
        "cycles_per_run": 18, "hourglass_seconds": 90, "bot_delay_s": 4,
    }  # fmt: skip
    assert GAME.check("realtime", 2, {"rounds": 8}).mode == "realtime"


def rounds_played(options: dict[str, int], seed: int) -> list[tuple[str, bool]]:
    """Return the rounds of a random game, in order."""
    state: Any = GAME.start(GAME.check("turns", 2, options), SeededChance(seed))
    rng = Rng(seed)
    seen: list[tuple[str, bool]] = []
    while not state.over():
        now = (("I", "II", "III", "IIIa")[state.round], state.test == 1)
        if not seen or seen[-1] != now:
            seen.append(now)
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))
    return seen


@rule("GT-1.2", "GT-26.1", "GT-26.2", "GT-26.22", "GT-25.1", "GT-25.15", "GT-0.16")
@pytest.mark.parametrize(
    ("options", "rounds"),
    [
        ({}, [("I", False), ("II", False), ("III", False)]),
        ({"rounds": 1}, [("I", False)]),
        ({"rounds": 6}, [("II", False), ("III", False)]),
        ({"rounds": 15}, [("I", False), ("II", False), ("III", False), ("IIIa", False)]),
        ({"rounds": 11}, [("I", False), ("II", False), ("IIIa", False)]),
        ({"test_flight": 1}, [("I", True), ("II", False), ("III", False)]),
        ({"test_flight": 1, "exact_forecast": 1, "rounds": 9}, [("I", True), ("IIIa", False)]),
    ],
)
def test_gt_1_2_the_rounds_of_a_game(options: dict[str, int], rounds: list[tuple[str, bool]]) -> None:
    assert rounds_played({**options, "cycles_per_run": 2}, 3) == rounds


@rule("GT-1.3")
def test_gt_1_3_a_round_is_building_then_launch_then_flight_then_settlement() -> None:
    events: list[tuple[int, ...]] = []
    state = GAME.start(GAME.check("turns", 2, {"rounds": 1, "build_checks": 1}), SeededChance(4), events)  # type: ignore[arg-type]
    rng = Rng(4)
    while not state.over():
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))
    names = [GAME.events[event[0]] for event in events]
    order = ["round-began", "took", "building-ended", "launched", "card-opened", "round-ended", "game-over"]
    assert [name for name in dict.fromkeys(names) if name in order] == order


@rule("GT-1.4", "GT-1.5", "GT-1.9")
@pytest.mark.parametrize(
    ("credits", "winners"), [([5, 3, 9], [2]), ([7, 7, 1], [0, 1]), ([0, 0, 0], []), ([0, 1, 0], [1])]
)
def test_gt_1_4_the_most_credits_win_ties_stay_and_nobody_wins_with_nothing(
    credits: list[int], winners: list[int]
) -> None:
    t = Trucks(3)
    t.state.credits = credits
    t.state.rounds = 0
    t.state.agenda.clear()
    t.state.then(flight.end_game)
    assert t.winners == winners
    succeeded = [seat for seat, owned in enumerate(credits) if owned]
    assert GAME.succeeded(t.state) == succeeded, "1 credit is enough to have won"
    assert t.told("game-over") == [(mask_of(winners), mask_of(succeeded), 0, 0)]
    assert GAME.scores(t.state) == credits


@rule("GT-1.6", "GT-30.3")
def test_gt_1_6_credits_are_hidden_until_the_end() -> None:
    t = Trucks(3)
    t.state.credits = [4, 5, 6]

    def seen(viewer: int) -> list[object]:
        players = t.view(viewer)["players"]
        assert isinstance(players, list)
        return [player["credits"] for player in players]

    assert seen(1) == [None, 5, None]
    assert seen(SPECTATOR) == [None, None, None]
    t.state.open_credits = 1
    assert seen(1) == [4, 5, 6]
    t.state.open_credits = 0
    t.state.agenda.clear()
    assert seen(SPECTATOR) == [4, 5, 6]


@rule("GT-1.7", "GT-1.8", "GT-2.13", "GT-24.8", "GT-24.11")
def test_gt_1_7_credits_stay_everything_else_is_returned() -> None:
    t = Trucks(2, rounds=3)
    assert t.state.credits == [0, 0]
    t.ship(0, {"6-7": "cargo_2 .3..", "7-8": "battery_2"}).without_start(0).fly().load(0, "6-7", "blue", "blue")
    t.state.credits = [7, 1]
    t.state.lost[1].append(t.find("cabin") // 4)
    t.stack()
    t.state.then(flight.fly, 0)
    t.state.run()
    assert t.state.round == 1
    assert t.state.credits[0] == 7 + 4 + 2 + 2 - 1  # place 1, looks, two blue blocks, the lost starting cabin
    assert sorted(t.state.heap) == [tile for tile in range(144) if tile not in START_CABIN]
    assert t.state.bank == BANK
    assert t.state.lost == [[], []]
    assert [ship[START_CELL[1]] // 4 for ship in t.state.ships] == START_CABIN[:2]
    assert all(load == 0 for loads in t.state.loads for load in loads)


@rule("GT-2.1", "GT-2.2", "GT-2.6", "GT-2.12")
@pytest.mark.parametrize("round", ["I", "II", "III", "IIIa"])
def test_gt_2_1_everybody_has_the_board_of_the_round_and_a_cabin_of_the_own_colour(round: str) -> None:
    t = Trucks(4, round=round)
    view = t.view(0)
    assert view["round"] == round
    assert view["insurance"] == {"I": 5, "II": 8, "III": 11, "IIIa": None}[round]
    colours = ["red", "green", "blue", "yellow"]
    for ship in range(4):
        pieces = [piece for piece in t.state.ships[ship] if piece != EMPTY]
        assert [TILE_IDS[piece // 4] for piece in pieces] == [f"start_cabin_{colours[ship]}"]
        assert t.tiles(ship) == ["7-7"]


@rule("GT-2.5")
def test_gt_2_5_as_many_number_tiles_as_players() -> None:
    for seats in (2, 3, 4):
        t = Trucks(seats)
        assert [option for option in t.options() if "finish" in option] == [f"finish {n + 1}" for n in range(seats)]
    assert Trucks(2).refused("finish 3").rule == "GT-2.5"


@rule("GT-2.8", "GT-2.9")
def test_gt_2_8_with_people_the_round_starts_when_everybody_is_ready() -> None:
    t = Trucks(3, "realtime")
    assert (t.question, t.asked) == ("ready", [0, 1, 2])
    t.play("p2: ready", "p0: ready")
    assert (t.question, t.asked) == ("ready", [1])
    t.play("p1: ready")
    assert t.question == "race"


@rule("GT-2.11", "GT-15.6")
def test_gt_2_11_the_bank_is_open() -> None:
    assert Trucks(2).view(SPECTATOR)["bank"] == {"red": 12, "yellow": 17, "green": 13, "blue": 14}


# -- adventure piles (GT-7) --------------------------------------------------------------------------------------------
@rule("GT-0.13", "GT-2.7", "GT-7.1", "GT-7.2", "GT-7.3", "GT-7.11")
@pytest.mark.parametrize(
    ("round", "levels", "deck"),
    [("I", [0, 0], 8), ("II", [0, 1, 1], 12), ("III", [0, 1, 2, 2], 16), ("IIIa", [0, 1, 2, 2], 16)],
)
def test_gt_7_1_four_piles_of_the_right_levels(round: str, levels: list[int], deck: int) -> None:
    t = Trucks(2, round=round)
    assert [sorted(LEVEL[card] for card in pile) for pile in t.state.piles] == [levels] * 4
    assert t.view(0)["cards_left"] == deck
    assert t.view(0)["piles"] == [None, None, None]  # three can be looked at, the fourth is not even shown
    other = Trucks(2, round=round, seed=2)
    assert t.state.piles != other.state.piles


@rule("GT-7.4", "GT-7.9", "GT-7.12")
def test_gt_7_4_who_has_added_a_tile_may_look_at_all_cards_of_a_pile() -> None:
    t = Trucks(2)
    assert t.refused("look 1").rule == "GT-7.4"
    t.ship(0, {"6-7": "cabin"}).play("look 2")
    assert t.view(0)["piles"] == [
        None,
        [CARD_IDS[card] for card in sorted(KIT.face[card] for card in t.state.piles[1])],
        None,
    ]


@rule("GT-7.6", "GT-30.6", "GT-30.5")
def test_gt_7_6_what_one_sees_there_others_do_not() -> None:
    t = Trucks(2).ship(0, {"6-7": "cabin"}).play("look 1")
    for viewer in (1, SPECTATOR):
        assert t.view(viewer)["piles"] == [None, None, None]
    assert t.events_seen(1)[:1] == ["looked"]


@rule("GT-7.7")
def test_gt_7_7_no_card_is_used_twice_in_a_game() -> None:
    state: Any = GAME.start(GAME.check("turns", 2, {"rounds": 15, "cycles_per_run": 1}), SeededChance(5))
    rng = Rng(5)
    while not state.over():
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))
    assert len(state.decks[0]) == 0, "rounds I, II, III and IIIa use deck I up exactly"
    assert [len(deck) for deck in state.decks] == [0, 20 - 8 - 4 - 4, 20 - 8 - 8]
    assert len(set(state.opened + state.box)) == len(state.opened + state.box)
