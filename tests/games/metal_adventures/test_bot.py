"""The heuristic player, and games that end."""

from collections import Counter

import pytest

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.playout import playout


def play(seed: int, clever: tuple[int, ...], seats: int) -> tuple[list[int], Counter[str]]:
    """Let heuristic players meet random ones; return who won, and what happened how often."""
    events: list[tuple[int, int, int, int, int, int]] = []
    state, rng = GAME.start(GAME.check("", seats, {}), SeededChance(seed), events), Rng(seed)
    while not state.over():
        seat = state.next_seat()
        if seat in clever:
            answer = GAME.suggest(GAME.redeal(state, seat, rng), seat, rng)
        else:
            answer = state.sample(seat, rng)
        state.apply(seat, answer)
    return GAME.winners(state), Counter(GAME.events[event[0]] for event in events)


def test_the_heuristic_player_beats_two_random_ones() -> None:
    wins = sum(play(seed, (0,), 3)[0] == [0] for seed in range(6))
    assert wins >= 5


def test_heuristic_players_ally_bargain_betray_and_break_their_word() -> None:
    happened: Counter[str] = Counter()
    for seed in range(5):
        happened += play(seed, (0, 1, 2, 3), 4)[1]
    for event in ("allied", "deal-executed", "promise-fulfilled", "promise-breached", "betrayed", "revealed"):
        assert happened[event] > 0, event


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_end(seats: int) -> None:
    for seed in range(3):
        state = GAME.start(GAME.check("", seats, {}), SeededChance(1000 + seed))
        playout(state, Rng(seed), GAME.longest)
        assert state.over()
