"""States as bytes: equal states give equal bytes, different ones others, and what is packed plays on."""

import pytest

from cosmodrome.games.space_base import GAME
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.files.snapshot import dump_state, load_state, state_hash
from cosmodrome.kernel.memory.packing import pack, unpack
from cosmodrome.kernel.state import State


def states(seed: int, count: int = 60) -> list[State]:
    """Return states of a random game, in the middle of all kinds of questions."""
    state, rng, found = GAME.start(GAME.check("", 3, {}), SeededChance(seed)), Rng(seed), list[State]()
    while not state.over() and len(found) < count:
        found.append(state.clone())
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))
    return found


@pytest.mark.parametrize("seed", range(5))
def test_what_is_packed_plays_on(seed: int) -> None:
    for state in states(seed):
        copy = GAME.blank()
        unpack(copy, pack(state))
        copy.chance = state.chance
        assert pack(copy) == pack(state)
        assert dump_state(copy) == dump_state(state)
        seat = state.next_seat()
        answer = state.legal(seat)[-1]
        state.apply(seat, answer)
        copy.apply(seat, answer)
        assert pack(copy) == pack(state)


def test_a_snapshot_of_the_same_state_gives_the_same_bytes() -> None:
    for state in states(7):
        assert pack(load_state(GAME, dump_state(state), state.chance)) == pack(state)


def test_all_states_of_a_game_differ() -> None:
    found = states(3)
    assert len({state_hash(state) for state in found}) == len(found)
