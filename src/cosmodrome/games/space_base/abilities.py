"""Whether an ability can be used now, and why not."""

from typing import Final

from cosmodrome.games.space_base import verbs
from cosmodrome.games.space_base.board import has_cell, has_partner
from cosmodrome.games.space_base.data import (
    FIRST_VERB,
    NEED,
    OTHER_TURN,
    OWN_TURN,
    PHASES,
    PROGRAM,
    TURNS,
)
from cosmodrome.games.space_base.table import Table
from cosmodrome.games.space_base.verbs import NO_PROGRAM, SECTORS
from cosmodrome.kernel.agenda import BITS

Reason = tuple[str, str]  # the rule, and the id of the message that says it

NOT_YOURS: Final[Reason] = ("SB-4.9", "refused-not-yours")
NO_ABILITY: Final[Reason] = ("SB-4.7", "refused-no-ability")
NOT_CHARGED: Final[Reason] = ("SB-7.1", "refused-not-charged")
WRONG_TURN: Final[Reason] = ("SB-7.2", "refused-wrong-turn")
WRONG_PHASE: Final[Reason] = ("SB-5.1", "refused-wrong-phase")
NO_DIE: Final[Reason] = ("SB-5.2a", "refused-no-die")
LAST_SECTOR: Final[Reason] = ("SB-8.1b", "refused-past-end")
NO_CELL: Final[Reason] = ("SB-7.17", "refused-no-cell")
NO_PARTNER: Final[Reason] = ("SB-7.17", "refused-no-partner")
PLACED: Final[Reason] = ("SB-8.7c", "refused-placed")


def can_use_some(t: Table, seat: int) -> bool:
    """Tell whether the seat can use an ability in this phase."""
    for card in t.loaded[seat]:
        if is_usable(t, seat, card):
            return True
    return False


def is_usable(t: Table, seat: int, card: int) -> bool:
    """Tell whether a seat can use the ability of an own card with cubes on it now."""
    side = t.side(card)
    if not PHASES[side] & BITS[t.phase] or t.cubes[card] < NEED[6 * side + t.seats]:
        return False
    if not TURNS[side] & (OWN_TURN if seat == t.active else OTHER_TURN):
        return False
    return reason_by_effect(t, seat, card, FIRST_VERB[side]) is None


def reason_against(t: Table, seat: int, card: int) -> Reason | None:
    """Say why a seat cannot use the ability of any card now; nothing when it can."""
    if t.owner(card) != seat:
        return NOT_YOURS
    side = t.side(card)
    if PROGRAM[side] == NO_PROGRAM:
        return NO_ABILITY
    if t.cubes[card] < NEED[6 * side + t.seats]:
        return NOT_CHARGED
    if not TURNS[side] & (OWN_TURN if seat == t.active else OTHER_TURN):
        return WRONG_TURN
    if not PHASES[side] & BITS[t.phase]:
        return WRONG_PHASE
    return reason_by_effect(t, seat, card, FIRST_VERB[side])


def reason_by_effect(t: Table, seat: int, card: int, verb: int) -> Reason | None:
    """Say why the first effect of an ability could do nothing now (SB-7.17)."""
    if verb == verbs.SET_DIE:
        return None if t.dice[0] == 0 or t.dice[1] == 0 else NO_DIE
    if verb == verbs.REROLL:
        return None if t.dice[0] != 0 and t.dice[1] != 0 else NO_DIE
    if verb == verbs.SHIFT:
        return None if t.use[2 * seat] < SECTORS else LAST_SECTOR
    if verb == verbs.PLACE_CHARGE:
        if card in t.placed:
            return PLACED
        return None if has_cell(t, seat, card) else NO_CELL
    if verb == verbs.EXCHANGE:
        return None if has_partner(t, seat, card) else NO_PARTNER
    return None
