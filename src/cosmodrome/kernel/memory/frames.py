"""The agenda as those outside the rules see it: calls and questions, to be read and, by tests, to be changed."""

from typing import TYPE_CHECKING, Final, SupportsIndex

from mypy_extensions import i64

from cosmodrome.kernel.agenda import (
    ALL,
    CALL,
    FILLED_IN,
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


class Agenda(list[Call]):
    """A state's agenda, the first to be done last; changing it changes the state."""

    def __init__(self, g: "State") -> None:
        super().__init__([call_at(g, at) for at in range(FRAMES, int(g.peak) + 1, FRAME)])
        self.g: Final = g

    def __setitem__(self, place: SupportsIndex, call: Call) -> None:  # type: ignore[override]
        super().__setitem__(place, call)
        replace_calls(self.g, self)

    def append(self, call: Call) -> None:
        super().append(call)
        put_call(self.g, call)

    def pop(self, place: SupportsIndex = -1) -> Call:
        call = super().pop(place)
        replace_calls(self.g, self)
        return call

    def clear(self) -> None:
        super().clear()
        replace_calls(self.g, self)


def replace_calls(g: "State", calls: list[Call]) -> None:
    """Put these calls in the place of what there was."""
    replaced = list(calls)
    g.peak = FRAMES - FRAME
    for call in replaced:
        put_call(g, call)


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
