"""Open promises: what they ask for now (MA-18.15, MA-18.16)."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.duties import DUTIES, Duty
from cosmodrome.games.metal_adventures.table import MetalAdventures


def duty_at(g: MetalAdventures, place: i64) -> Duty:
    """Return the obligation of an open promise."""
    return DUTIES[t.PROMISES.get(g, place, t.DO)]


def price_of(g: MetalAdventures, place: i64) -> i64:
    """Return the credits that an open promise to pay asks for now."""
    what, which = t.PROMISES.get(g, place, t.WHAT), t.PROMISES.get(g, place, t.WHICH)
    return duty_at(g, place).price(g, what, which, t.PROMISES.get(g, place, t.MORE))


def gives_of(g: MetalAdventures, place: i64) -> list[int]:
    """Return the cards with which an open promise can be kept: none that is due to somebody else (MA-18.5b)."""
    cards = duty_at(g, place).gives(g, t.PROMISES.get(g, place, t.BY), t.PROMISES.get(g, place, t.WHAT))
    return [card for card in cards if not is_due_elsewhere(g, place, card)]


def is_due_elsewhere(g: MetalAdventures, place: i64, card: i64) -> bool:
    """Tell whether another promise of the same promisor forces him to give just this wreck (MA-18.22c)."""
    p = t.PROMISES
    if duty_at(g, place).asset != terms.WRECK:
        return False
    by = p.get(g, place, t.BY)
    for other in range(p.length(g)):
        named = p.get(g, other, t.DO) == terms.GIVE_WRECK or p.get(g, other, t.DO) == terms.GIVE_CAPTURED
        if other != place and named and p.get(g, other, t.FORCED) and p.get(g, other, t.BY) == by:
            if card in duty_at(g, other).gives(g, by, p.get(g, other, t.WHAT)):
                return True
    return False


def is_able(g: MetalAdventures, place: i64) -> bool:
    """Tell whether the promisor can pay or give what he promised (MA-18.16)."""
    if t.PROMISES.get(g, place, t.DO) <= terms.SHARE:
        return t.CREDITS.get(g, t.PROMISES.get(g, place, t.BY)) >= price_of(g, place)
    return len(gives_of(g, place)) > 0


def has_room(g: MetalAdventures, place: i64) -> bool:
    """Tell whether the promisee can take what was promised (MA-18.5b)."""
    return duty_at(g, place).has_room(g, t.PROMISES.get(g, place, t.TO))


def promise_worth(g: MetalAdventures, place: i64) -> i64:
    """Value what an open promise moves when it is kept."""
    what, which = t.PROMISES.get(g, place, t.WHAT), t.PROMISES.get(g, place, t.WHICH)
    return duty_at(g, place).worth(g, what, which, t.PROMISES.get(g, place, t.MORE))
