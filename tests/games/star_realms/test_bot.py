"""The heuristic player."""

from cosmodrome.games.star_realms import GAME
from cosmodrome.kernel.chance import Rng, SeededChance


def winner(seed: int, clever: int) -> int:
    """Play the heuristic player against a random one and return who won."""
    state, rng = GAME.start(GAME.check("duel", 2, {}), SeededChance(seed)), Rng(seed)
    while not state.over():
        seat = state.next_seat()
        if seat == clever:
            answer = GAME.suggest(GAME.redeal(state, seat, rng), seat, rng)
        else:
            answer = state.sample(seat, rng)
        state.apply(seat, answer)
    (won,) = GAME.winners(state)
    return won


def test_the_heuristic_player_beats_a_random_one() -> None:
    wins = sum(winner(seed, seed % 2) == seed % 2 for seed in range(20))
    assert wins >= 18
