"""Random games in which the table is looked over after every answer; COSMODROME_SOAK=2000 plays that many of each."""

import os
from typing import Any

import pytest
from tests.games.galaxy_trucker.facts import ALIEN_FITS, CAPACITY, MARKED, RED_FITS, ROLE, hull

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.kit import BATTERY, CABIN, CELLS, EMPTY, HOLD, NO_TILE
from cosmodrome.games.galaxy_trucker.table import ALIEN, SHIFT, count_goods
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.testing import rule

GAMES = max(6, int(os.environ.get("COSMODROME_SOAK", "0")))
FIRST = int(os.environ.get("COSMODROME_SEED", "0"))
OPTIONS: list[dict[str, int]] = [
    {},
    {"build_checks": 1},
    {"rounds": 9, "test_flight": 1},
    {"rounds": 12, "build_checks": 1, "exact_forecast": 1},
    {"team": 2, "build_checks": 1, "rounds": 6},
    {"team": 1, "rounds": 3},
]


@rule("GT-11.6", "GT-5.13", "GT-15.2", "GT-12.11", "GT-4.8", "GT-14.13")
@pytest.mark.parametrize("mode", ["turns", "realtime"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_played_the_table_stays_sound(mode: str, seats: int) -> None:
    for seed in range(FIRST, FIRST + GAMES):
        options = OPTIONS[seed % (len(OPTIONS) if seats == 4 else 4)]
        try:
            play_game(mode, seats, options, seed)
        except Exception as error:
            error.add_note(f"This was seed {seed}, {options}; to begin with it set COSMODROME_SEED={seed}.")
            raise


def play_game(mode: str, seats: int, options: dict[str, int], seed: int) -> None:
    """Play a random game to its end and look over every state."""
    state: Any
    state, rng = GAME.start(GAME.check(mode, seats, options), SeededChance(seed)), Rng(seed)
    while not state.over():
        for ship in range(seats):
            check_ship(state, ship)
        check_track(state)
        asked = state.seats_to_answer()
        seat = asked[rng.below(len(asked))]
        state.apply(seat, state.sample(seat, rng))
    assert all(credits >= 0 for credits in GAME.scores(state)), "there are no debts (GT-24.7)"


def check_ship(g: Any, ship: int) -> None:
    """What must hold for a ship whatever was played."""
    pieces, loads = g.ships[ship], g.loads[ship]
    aliens: list[int] = []
    for cell in range(CELLS + 1):
        tile, load = pieces[cell] // 4, loads[cell]
        assert pieces[cell] == EMPTY or MARKED[g.round][cell], "a tile outside the marked cells (GT-4.15)"
        if ROLE[tile] == HOLD:
            assert count_goods(load) <= CAPACITY[tile], "more blocks than containers (GT-5.13)"
            assert load // SHIFT[0] == 0 or RED_FITS[tile], "a red block in a plain hold (GT-15.2)"
        elif ROLE[tile] == BATTERY:
            assert 0 <= load <= CAPACITY[tile], "more tokens than cells (GT-5.7)"
        elif ROLE[tile] == CABIN:
            if load >= ALIEN:
                assert ALIEN_FITS[tile], "an alien in a starting cabin (GT-5.1)"
                aliens.append(load)
            assert load in (0, 1, 2, ALIEN, ALIEN + 1)
        else:
            assert load == 0, "a load on a tile that carries nothing"
    assert len(aliens) == len(set(aliens)), "two aliens of one colour (GT-11.6)"
    assert len(g.reserve[ship]) <= 2, "more than two tiles set aside (GT-6.1)"
    if g.strict and not any(g.flying):
        assert hull(pieces, g.round).is_faultless(), "a fault in spite of strict building (GT-4.16)"
    if g.flying[ship] and GAME.kinds[g.question().kind] not in ("keep",):
        assert len(hull(pieces, g.round).part_heads()) <= 1, "a ship in parts flies on (GT-14.13)"


def check_track(g: Any) -> None:
    """Two markers never share a space; number tiles and tiles in hand are with one player each."""
    spaces = [g.position[ship] % 40 for ship in range(g.seats) if g.flying[ship]]
    assert len(spaces) == len(set(spaces)), "two markers on one space (GT-12.11)"
    numbers = [number for number in g.number if number]
    assert len(numbers) == len(set(numbers)), "a number tile twice (GT-9.9)"
    held = [tile for tile in g.hand if tile != NO_TILE]
    assert not set(held) & set(g.face_up), "a tile in hand and in the warehouse"
    assert g.heap == [] or max(g.heap) < NO_TILE
    assert min(g.bank) >= 0
    assert min(g.pallet) >= 0
