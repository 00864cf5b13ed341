"""Atoms of credits, glory, penalties, damage and metal dice."""

from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures.data import MOST_DAMAGE, MOST_PENALTIES
from cosmodrome.games.metal_adventures.table import BANK, POT, TREASURY, Table
from cosmodrome.kernel.agenda import bit


def move_credits(t: Table, source: int, goal: int, amount: int, why: int = events.BY_AGREEMENT) -> None:
    """Move credits between two accounts: seats, pot, treasuries, and the bank, which never runs out (MA-1.4)."""
    if amount == 0:
        return
    add_credits(t, source, -amount)
    add_credits(t, goal, amount)
    t.emit(events.PAID, source, goal, amount, why)


def add_credits(t: Table, account: int, amount: int) -> None:
    """Change one account."""
    if account >= 0:
        t.credits[account] += amount
        t.stirred |= bit(account)
    elif account == POT:
        t.pot += amount
    elif account != BANK:
        t.treasuries[TREASURY - account] += amount


def gain_glory(t: Table, seat: int, amount: int, why: int) -> None:
    """Earn glory."""
    t.glory[seat] += amount
    t.emit(events.GAINED_GLORY, seat, amount, why, t.cruised)


def penalize(t: Table, seat: int, reason: int) -> None:
    """Take a penalty, which lowers the shown glory; beyond the fourth it is swallowed (MA-3.10, MA-3.10a)."""
    if t.penalties[seat] < MOST_PENALTIES:
        t.penalties[seat] += 1
        t.penalized |= bit(seat)
        t.emit(events.PENALIZED, seat, reason)


def pardon(t: Table, seat: int, amount: int) -> None:
    """Remove penalties (MA-15.2)."""
    t.penalties[seat] -= amount
    t.emit(events.PARDONED, seat, amount)


def damage(t: Table, seat: int, amount: int) -> None:
    """Add damage up to the cap (MA-3.6)."""
    amount = min(amount, MOST_DAMAGE - t.damage[seat])
    if amount > 0:
        t.damage[seat] += amount
        t.stirred |= bit(seat)
        t.emit(events.DAMAGED, seat, amount)


def repair(t: Table, seat: int, amount: int) -> None:
    """Remove damage, never below none (MA-3.7)."""
    amount = min(amount, t.damage[seat])
    if amount > 0:
        t.damage[seat] -= amount
        t.stirred |= bit(seat)
        t.emit(events.REPAIRED, seat, amount)


def turn_die(t: Table, seat: int, face: int, why: int) -> None:
    """Turn a metal die to a face."""
    if t.metal[seat] != face:
        t.metal[seat] = face
        t.emit(events.DIE_TURNED, seat, face, why)


def refuse_fee(t: Table, seat: int) -> None:
    """Leave the brotherhood unpaid, for a penalty (MA-9.3)."""
    t.emit(events.FEE_REFUSED, seat)
    penalize(t, seat, events.UNPAID_FEE)
