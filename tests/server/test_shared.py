"""What several seats are sent is the same as what each would be sent alone, byte for byte."""

import gc
import weakref

import msgspec
import pytest
from tests.torture.pairs import NOW, playing
from websockets.frames import Frame, Opcode

from cosmodrome.kernel.chance import Rng
from cosmodrome.registry import games
from cosmodrome.server.doors.connections import text_head
from cosmodrome.server.memory import SEARCH_MILLISECONDS, Garbage
from cosmodrome.server.table.entry import ANSWER, NOBODY, Entry
from cosmodrome.server.table.pauses import Pauses
from cosmodrome.server.table.seen import updates_for, view_of

INPUTS = 60


@pytest.mark.parametrize("game", sorted(games()))
def test_sharing_what_everybody_sees_changes_no_byte(game: str) -> None:
    mode = games()[game].modes[0]
    seats, rng = max(mode.seats), Rng(3)
    table = playing(game, mode.id, seats, 0, "5" * 64)
    everybody = [*range(seats), NOBODY]
    assert table.match is not None
    for _ in range(INPUTS):
        state = table.match.state
        if state.over():
            break
        seat = state.seats_to_answer()[-1]
        table.apply(Entry(table.number + 1, NOW, ANSWER, seat, int(state.sample(seat, rng)), "", "random"))
        together = updates_for(table, everybody, Pauses())
        for one in everybody:
            sent = msgspec.json.encode(together[one])
            assert sent == msgspec.json.encode(updates_for(table, [one], Pauses())[one])
            assert msgspec.json.decode(sent)["view"] == msgspec.json.decode(msgspec.json.encode(view_of(table, one)))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_texts_are_framed_as_the_library_does_it(size: int) -> None:
    text = b"x" * size
    assert text_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Ring:
    """Holds itself, so that only a search finds out that nobody else does."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_is_searched_for_when_it_is_time() -> None:
    gc.collect()
    gc.disable()
    try:
        gone = weakref.ref(Ring())
        garbage = Garbage(0)
        garbage.search(SEARCH_MILLISECONDS)
        assert gone() is not None
        garbage.search(SEARCH_MILLISECONDS + 1)
        assert gone() is None
    finally:
        gc.enable()
