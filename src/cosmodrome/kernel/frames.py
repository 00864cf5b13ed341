"""The agenda as those outside the rules see it: calls and questions, to be read and, by tests, to be changed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.kernel.agenda import (
    ALL,
    CALL,
    FRAME,
    FRAMES,
    KIND,
    MODE,
    NUMBER,
    RULE,
    SEALING,
    SEAT,
    SEATS,
    Ask,
    Call,
)

if TYPE_CHECKING:
    from cosmodrome.kernel.state import State

FILLED_IN: Final = (1, 0, 2)  # arguments of a rule that come with an answer, by mode


class Agenda:
    """A state's agenda, the first to be done last."""

    def __init__(self, g: "State") -> None:
        self.g: Final = g

    def __len__(self) -> int:
        return (self.g.peak - FRAMES + FRAME) // FRAME

    def __getitem__(self, place: int) -> Call:
        count = len(self)
        if not -count <= place < count:
            raise IndexError(f"the agenda has {count} calls")
        return call_at(self.g, FRAMES + FRAME * (place % count))

    def __setitem__(self, place: int, call: Call) -> None:
        calls = self.calls()
        calls[place] = call
        self.replace(calls)

    def __iter__(self) -> Iterator[Call]:
        return iter(self.calls())

    def calls(self) -> list[Call]:
        """Return all calls, the first to be done last."""
        return [self[place] for place in range(len(self))]

    def append(self, call: Call) -> None:
        """Put a call or a question on top."""
        put_call(self.g, call)

    def pop(self) -> Call:
        """Take the call on top away and return it."""
        call = self[-1]
        self.g.peak -= FRAME
        return call

    def clear(self) -> None:
        """Take everything away."""
        self.g.peak = FRAMES - FRAME

    def replace(self, calls: list[Call]) -> None:
        """Put these calls in the place of what there was."""
        self.clear()
        for call in calls:
            put_call(self.g, call)


def call_at(g: "State", at: i64) -> Call:
    """Return a frame as a call, or as a question."""
    memory, args = g.memory, g.program.arguments(g, at)
    rule = g.program.rules[memory[at + RULE]]
    if memory[at + KIND] == CALL:
        return Call(rule, tuple(args))
    mode = memory[at + MODE]
    sealed = [memory[SEALING + seat] for seat in range(g.seats)] if mode == ALL else []
    told = args[FILLED_IN[mode] :]
    return Ask(rule, tuple(told), mode, memory[at + KIND], memory[at + SEATS], memory[at + NUMBER], tuple(sealed))


def put_call(g: "State", call: Call) -> None:
    """Put a call or a question back on the agenda."""
    if not isinstance(call, Ask):
        g.put(CALL, call.rule, call.args, 0)
        return
    g.put(call.kind, call.rule, call.args, FILLED_IN[call.mode])
    at = g.peak
    g.memory[at + MODE] = call.mode
    g.memory[at + SEATS] = call.seats
    g.memory[at + SEAT] = call.seat
    g.memory[at + NUMBER] = call.number
    for seat in range(len(call.sealed)):
        g.memory[SEALING + seat] = call.sealed[seat]
