"""What several seats are sent is the same as what each would be sent alone, byte for byte."""

import gc
import weakref

import msgspec
import pytest
from tests.torture.pairs import NOW, playing
from websockets.frames import Frame, Opcode

from cosmodrome.kernel.agenda import ALL
from cosmodrome.kernel.chance import Rng
from cosmodrome.registry import games
from cosmodrome.server.doors.frames import short_text, text_head
from cosmodrome.server.memory import SEARCH_MILLISECONDS, Garbage
from cosmodrome.server.table.entry import ANSWER, NOBODY, UNDO, Entry
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


def test_what_is_kept_while_answers_are_sealed_does_not_outlive_taking_one_back() -> None:
    table = playing("red_planet", "companies", 3, 0, "5" * 64)
    assert table.match is not None

    def check() -> None:
        together = updates_for(table, range(3), Pauses())
        for one in range(3):
            assert msgspec.json.encode(together[one]) == msgspec.json.encode(updates_for(table, [one], Pauses())[one])

    for kind in (ANSWER, UNDO, ANSWER, ANSWER, ANSWER):
        seat = 0 if kind == UNDO else table.match.state.seats_to_answer()[0]
        answer = 0 if kind == UNDO else table.match.state.legal(seat)[-1]
        table.apply(Entry(table.number + 1, NOW, kind, seat, answer, "", "random"))
        check()
        assert (table.moment is not None) == (table.match.state.question().mode == ALL)


MASKS = [b"\0\0\0\0", b"\1\2\3\4", b"\xff\x80\x7f\0"]


def masked(frame: Frame, mask: bytes) -> bytes:
    """Return a frame as a client sends it."""
    data = bytes(byte ^ mask[i % 4] for i, byte in enumerate(frame.data))
    head = frame.serialize(mask=False)
    return bytes((head[0], head[1] | 0x80)) + mask + data if len(data) < 126 else frame.serialize(mask=True)


@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize("text", [b"x", b'{"type":"ping"}', b"y" * 125])
def test_a_whole_short_text_is_read_at_once(text: bytes, mask: bytes) -> None:
    assert short_text(masked(Frame(Opcode.TEXT, text), mask)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        masked(Frame(Opcode.TEXT, b""), MASKS[1]),
        masked(Frame(Opcode.TEXT, b"y" * 126), MASKS[1]),
        masked(Frame(Opcode.TEXT, b"y", fin=False), MASKS[1]),
        masked(Frame(Opcode.CONT, b"y"), MASKS[1]),
        b"\xc1" + masked(Frame(Opcode.TEXT, b"y"), MASKS[1])[1:],
        masked(Frame(Opcode.BINARY, b"y"), MASKS[1]),
        masked(Frame(Opcode.PING, b"y"), MASKS[1]),
        masked(Frame(Opcode.CLOSE, b"\x03\xe8"), MASKS[1]),
        masked(Frame(Opcode.TEXT, "щ".encode()), MASKS[1]),
        masked(Frame(Opcode.TEXT, b"\xff"), MASKS[1]),
        Frame(Opcode.TEXT, b"y").serialize(mask=False),
        masked(Frame(Opcode.TEXT, b"abc"), MASKS[1])[:-1],
        2 * masked(Frame(Opcode.TEXT, b"abc"), MASKS[1]),
    ],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert short_text(data) is None


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
