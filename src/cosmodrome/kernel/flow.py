"""What rules say about what comes next: frames put on a state's agenda.

Functions and not methods, because compiled code calls them without a detour.  A rule is named by its number, which a
generated module knows: ``then(g, call.draw_cards, seat, 2)``.  Whoever has no such numbers says the same by functions:
``g.then(draw_cards, seat, 2)``.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmodrome.kernel.agenda import (
    ALL,
    ANY,
    ARGS,
    BITS,
    BY_RULE,
    CALL,
    COUNT,
    FIRST_FRAMES,
    FRAME,
    FRAMES,
    KIND,
    MODE,
    NO_ANSWER,
    NUMBER,
    RULE,
    SEALED,
    SEALING,
    SEATS,
    SPECTATOR,
)
from cosmodrome.kernel.memory.cells import joined

if TYPE_CHECKING:
    from cosmodrome.kernel.state import State


def grow(g: "State") -> None:
    """Make room for the first frames, or for twice as many as there were."""
    more: int = len(g.memory)
    if more == 0:
        more = FRAMES + FIRST_FRAMES * FRAME
    g.memory = joined(g.memory[:], [0] * more)


def push(g: "State", rule: i64, kind: i64) -> i64:
    """Put a frame on top of the agenda and return where it begins."""
    at = g.peak + FRAME
    if at + FRAME > len(g.memory):
        grow(g)
    g.peak = at
    memory = g.memory
    memory[at + RULE] = rule
    memory[at + KIND] = kind
    memory[at + COUNT] = BY_RULE
    return at


def then(g: "State", rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Call a rule later, when everything put on top of it is done."""
    at = g.peak + FRAME
    if at + FRAME > len(g.memory):
        grow(g)
    g.peak = at
    memory, args = g.memory, at + ARGS
    memory[at] = rule
    memory[at + KIND] = CALL
    memory[at + COUNT] = BY_RULE
    memory[args] = a
    memory[args + 1] = b
    memory[args + 2] = c
    memory[args + 3] = d


def then_each(g: "State", rule: i64, items: list[int], b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Call a rule once for each item, the first one first."""
    for i in range(len(items) - 1, -1, -1):
        then(g, rule, items[i], b, c, d)


def ask_all(g: "State", seats: i64, kind: i64, rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Ask every seat of a mask; the answers stay sealed until the last is given, then the rule finds them."""
    forget_sealed(g, SEALING if seats else SEALED)
    if seats == 0:
        then(g, rule, a, b, c, d)
        return
    g.asked += 1
    at = push(g, rule, kind)
    memory = g.memory
    memory[at + MODE] = ALL
    memory[at + SEATS] = seats
    memory[at + NUMBER] = g.asked
    memory[at + ARGS] = a
    memory[at + ARGS + 1] = b
    memory[at + ARGS + 2] = c
    memory[at + ARGS + 3] = d


def ask_any(g: "State", seats: i64, kind: i64, rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Keep a question open for all seats of a mask; every answer calls the rule, until ``close``."""
    if seats == 0:
        return
    g.asked += 1
    at = push(g, rule, kind)
    memory = g.memory
    memory[at + MODE] = ANY
    memory[at + SEATS] = seats
    memory[at + NUMBER] = g.asked
    memory[at + ARGS + 2] = a
    memory[at + ARGS + 3] = b
    memory[at + ARGS + 4] = c
    memory[at + ARGS + 5] = d


def forget_sealed(g: "State", row: i64) -> None:
    """Write down that nobody has answered."""
    if len(g.memory) == 0:
        grow(g)
    for seat in range(g.seats):
        g.memory[row + seat] = NO_ANSWER


def everybody(g: "State") -> i64:
    """Return the mask of all seats."""
    return BITS[g.seats + 3] - BITS[3]


def all_but(g: "State", seat: i64) -> i64:
    """Return the mask of all other seats and of those who look on: who sees only that something happened."""
    return (everybody(g) | BITS[SPECTATOR + 3]) & ~BITS[seat + 3]


def sealed(g: "State", seat: i64) -> i64:
    """Return a seat's answer to the last sealed question, NO_ANSWER if it was not asked."""
    return g.memory[SEALED + seat]


def open_kind(g: "State") -> i64:
    """Return the kind of the open question."""
    return g.memory[g.peak + KIND]


def is_sealed(g: "State") -> bool:
    """Tell whether all who are asked answer without seeing what others do."""
    return g.memory[g.peak + MODE] == ALL


def standing(g: "State") -> i64:
    """Return where the frame of the innermost standing question begins."""
    at = g.peak
    while at >= FRAMES:
        if g.memory[at + KIND] != CALL and g.memory[at + MODE] == ANY:
            return at
        at -= FRAME
    raise AssertionError("no question stands open")


def close(g: "State", seat: i64) -> None:
    """Close the standing question for one seat; when nobody is left it is gone."""
    at = standing(g)
    left = g.memory[at + SEATS] & ~BITS[seat + 3]
    if left:
        g.memory[at + SEATS] = left
    else:
        remove_frame(g, at)


def close_all(g: "State") -> None:
    """Close the standing question for everybody."""
    remove_frame(g, standing(g))


def reopen(g: "State", seats: i64) -> None:
    """Keep the standing question open for exactly the seats of a mask: a seat closed before can be asked again."""
    g.memory[standing(g) + SEATS] = seats


def remove_frame(g: "State", at: i64) -> None:
    """Take a frame out of the agenda wherever it lies."""
    memory = g.memory
    for i in range(at, g.peak):
        memory[i] = memory[i + FRAME]
    g.peak -= FRAME


def finish(g: "State") -> None:
    """End the game: nothing more is done."""
    g.peak = FRAMES - FRAME
