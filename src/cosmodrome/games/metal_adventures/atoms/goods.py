"""Atoms of credits, glory, penalties, damage and metal dice."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms.battle import stir
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit


def move_credits(g: MetalAdventures, source: i64, goal: i64, amount: i64, why: i64 = events.BY_AGREEMENT) -> None:
    """Move credits between two accounts: seats, pot, treasuries, and the bank, which never runs out (MA-1.4)."""
    if amount == 0:
        return
    add_credits(g, source, -amount)
    add_credits(g, goal, amount)
    events.PAID.emit(g, source, goal, amount, why)


def add_credits(g: MetalAdventures, account: i64, amount: i64) -> None:
    """Change one account."""
    if account >= 0:
        t.CREDITS.add(g, account, amount)
        stir(g, account)
    elif account == t.THE_POT:
        t.POT.add(g, amount)
    elif account != t.BANK:
        t.TREASURIES.add(g, t.TREASURY - account, amount)


def gain_glory(g: MetalAdventures, seat: i64, amount: i64, why: i64) -> None:
    """Earn glory."""
    t.GLORY.add(g, seat, amount)
    events.GAINED_GLORY.emit(g, seat, amount, why, t.CRUISED.get(g))


def penalize(g: MetalAdventures, seat: i64, reason: i64) -> None:
    """Take a penalty, which lowers the shown glory; beyond the fourth it is swallowed (MA-3.10, MA-3.10a)."""
    if not g.infamous(seat):
        t.PENALTIES.add(g, seat, 1)
        t.PENALIZED.set(g, t.PENALIZED.get(g) | bit(seat))
        events.PENALIZED.emit(g, seat, reason)


def pardon(g: MetalAdventures, seat: i64, amount: i64) -> None:
    """Remove penalties (MA-15.2)."""
    t.PENALTIES.add(g, seat, -amount)
    events.PARDONED.emit(g, seat, amount)


def damage(g: MetalAdventures, seat: i64, amount: i64) -> None:
    """Add damage up to the cap (MA-3.6)."""
    amount = min(amount, g.cards.most_damage - t.DAMAGE.get(g, seat))
    if amount > 0:
        t.DAMAGE.add(g, seat, amount)
        stir(g, seat)
        events.DAMAGED.emit(g, seat, amount)


def repair(g: MetalAdventures, seat: i64, amount: i64) -> None:
    """Remove damage, never below none (MA-3.7)."""
    amount = min(amount, t.DAMAGE.get(g, seat))
    if amount > 0:
        t.DAMAGE.add(g, seat, -amount)
        stir(g, seat)
        events.REPAIRED.emit(g, seat, amount)


def turn_die(g: MetalAdventures, seat: i64, face: i64, why: i64) -> None:
    """Turn a metal die to a face."""
    if t.METAL.get(g, seat) != face:
        t.METAL.set(g, seat, face)
        events.DIE_TURNED.emit(g, seat, face, why)


def refuse_fee(g: MetalAdventures, seat: i64) -> None:
    """Leave the brotherhood unpaid, for a penalty (MA-9.3)."""
    events.FEE_REFUSED.emit(g, seat)
    penalize(g, seat, events.UNPAID_FEE)
