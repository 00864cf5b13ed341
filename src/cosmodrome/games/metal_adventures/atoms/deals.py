"""Atoms of words given: drafts, deals and promises."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import Clauses, clauses_of
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.agenda import EVERYBODY
from cosmodrome.kernel.event import EventKind


# -- drafts ------------------------------------------------------------------------------------------------------------
def begin_draft(g: MetalAdventures, seat: i64) -> None:
    """Take an empty sheet; that counts as a proposal, so that nobody can write for ever (MA-18.11)."""
    if t.FIGHT.get(g) == t.PEACE:
        t.PROPOSALS.add(g, seat, 1)
    else:
        t.PLEAS.add(g, seat, 1)
    drop_draft(g, seat)


def write_field(g: MetalAdventures, seat: i64, value: i64) -> None:
    """Write the next field of the clause at hand."""
    t.HALF.add(g, 0, value)
    events.DRAFTED.emit_to(g, bit(seat), seat)


def write_half(g: MetalAdventures, seat: i64) -> None:
    """Add the complete clause at hand to the draft."""
    for i in range(t.CLAUSE):
        t.DRAFT.add(g, 0, t.HALF.get(g, 0, i))
    t.HALF.clear(g, 0)
    events.DRAFTED.emit_to(g, bit(seat), seat)


def write_clauses(g: MetalAdventures, seat: i64, clauses: Clauses) -> None:
    """Add the clauses of a template to the draft."""
    for i in range(clauses.count):
        for field in range(t.CLAUSE):
            t.DRAFT.add(g, 0, clauses.get(i, field))
    t.HALF.clear(g, 0)
    events.DRAFTED.emit_to(g, bit(seat), seat)


def drop_draft(g: MetalAdventures, seat: i64) -> None:
    """Throw the draft away."""
    t.DRAFT.clear(g, 0)
    t.HALF.clear(g, 0)
    events.DRAFTED.emit_to(g, bit(seat), seat)


# -- deals -------------------------------------------------------------------------------------------------------------
def propose(g: MetalAdventures, seat: i64, deal: i64) -> i64:
    """Make the draft a deal, or the next version of one, accepted by its author (MA-18.1); return its number."""
    place = g.deal_at(deal)
    version: i64 = 1
    if deal < 0:
        t.DEAL_COUNT.add(g, 1)
        deal = t.DEAL_COUNT.get(g)
        place = t.DEALS.open(g)
    else:
        version = t.DEALS.get(g, place, t.VERSION) + 1
        t.DEALS.piles.clear(g, place)
    for value in (deal, version, seat, bit(seat)):
        t.DEALS.add(g, place, value)
    for i in range(t.DRAFT.size(g, 0)):
        t.DEALS.add(g, place, t.DRAFT.get(g, 0, i))
    drop_draft(g, seat)
    events.PROPOSED.emit(g, seat, deal, version, clauses_of(g, place).parties() & ~bit(seat))
    return deal


def pick_for_deal(g: MetalAdventures, place: i64, clause: i64, card: i64) -> None:
    """Fix in private which card a clause of a deal means (MA-18.3a)."""
    t.DEALS.set(g, place, t.FIRST_CLAUSE + t.CLAUSE * clause + t.PICK, card)


def show_wrecks(g: MetalAdventures, place: i64) -> None:
    """Show the wrecks that are offered openly to the parties, and those promised by name to everybody (MA-18.3b)."""
    clauses = clauses_of(g, place)
    for i in range(clauses.count):
        kind = clauses.kind(i)
        if kind == t.TRANSFER and clauses.get(i, t.ASSET) == terms.WRECK and clauses.get(i, t.SHOWN_WRECK):
            ship = clauses.get(i, t.PICK)
            t.SHIP_SEEN.set(g, ship, t.SHIP_SEEN.get(g, ship) | clauses.parties())
        elif kind == t.PROMISE and clauses.get(i, t.DO) == terms.GIVE_WRECK:
            t.SHIP_SEEN.set(g, clauses.get(i, t.WHAT), EVERYBODY)


def accept(g: MetalAdventures, seat: i64, place: i64) -> None:
    """Accept a deal."""
    t.DEALS.set(g, place, t.ACCEPTED, t.DEALS.get(g, place, t.ACCEPTED) | bit(seat))
    events.ACCEPTED.emit(g, seat, t.DEALS.get(g, place, t.DEAL_ID))


def refuse_deal(g: MetalAdventures, place: i64, event: EventKind, seat: i64) -> None:
    """Put a deal away that a seat rejected or withdrew."""
    event.emit(g, seat, t.DEALS.get(g, place, t.DEAL_ID))
    t.DEALS.take(g, place)


def carry_out(g: MetalAdventures, place: i64) -> None:
    """Put a deal away that is carried out, which cannot be taken back (MA-14.5, MA-18.13)."""
    g.reveal()
    close_deal(g, place, events.DEAL_EXECUTED)


def close_deal(g: MetalAdventures, place: i64, event: EventKind) -> None:
    """Put a deal away: executed, void or expired."""
    event.emit(g, t.DEALS.get(g, place, t.DEAL_ID), t.DEALS.get(g, place, t.AUTHOR))
    t.DEALS.take(g, place)


# -- promises ----------------------------------------------------------------------------------------------------------
def tell_promise(g: MetalAdventures, event: EventKind, place: i64) -> None:
    """Tell what happened to a promise, and what it is about: the kind of duty, and the credits of a payment."""
    p = t.PROMISES
    do = p.get(g, place, t.DO)
    subject = do + terms.DUTIES * (p.get(g, place, t.WHAT) if do == terms.PAY else 0)
    event.emit(g, p.get(g, place, t.BY), p.get(g, place, t.TO), p.get(g, place, t.PROMISE_ID), subject)


def promise(g: MetalAdventures, clauses: Clauses, i: i64, to: i64, tied: bool) -> None:
    """Record a promise of a clause to one pirate under the next number (MA-18.4)."""
    t.PROMISE_COUNT.add(g, 1)
    place = t.PROMISES.open(g)
    t.PROMISES.add(g, place, t.PROMISE_COUNT.get(g))
    for field in range(1, t.CLAUSE):
        t.PROMISES.add(g, place, to if field == t.TO else clauses.get(i, field))
    trigger = clauses.get(i, t.TRIGGER)
    t.PROMISES.add(g, place, t.TURN.get(g))
    t.PROMISES.add(g, place, 1 if tied else 0)
    t.PROMISES.add(g, place, 1 if tied and g.against_hunter() else 0)
    t.PROMISES.add(g, place, 1 if trigger == terms.NOW else 0)
    t.PROMISES.add(g, place, 0)
    t.PROMISES.add(g, place, clauses.get(i, t.AMOUNT) if trigger == terms.WON else 0)
    tell_promise(g, events.PROMISED, place)


def make_due(g: MetalAdventures, place: i64) -> None:
    """Note that the trigger of a promise happened (MA-18.14)."""
    t.PROMISES.set(g, place, t.IS_DUE, 1)
    tell_promise(g, events.PROMISE_DUE, place)


def fix(g: MetalAdventures, place: i64, do: i64, what: i64) -> None:
    """Put a number or a card for what a promise could not name before the battle."""
    t.PROMISES.set(g, place, t.DO, do)
    t.PROMISES.set(g, place, t.WHAT, what)


def note_possible(g: MetalAdventures, place: i64) -> None:
    """Note that the promised act was open to its promisor (MA-18.19a)."""
    t.PROMISES.set(g, place, t.POSSIBLE, 1)


def count_turn(g: MetalAdventures, place: i64) -> None:
    """Count one turn of a deadline."""
    t.PROMISES.set(g, place, t.DUE_COUNT, t.PROMISES.get(g, place, t.DUE_COUNT) - 1)


def settle(g: MetalAdventures, place: i64, event: EventKind) -> None:
    """Put a promise away: fulfilled, lapsed or released."""
    tell_promise(g, event, place)
    t.PROMISES.take(g, place)


def breach(g: MetalAdventures, place: i64) -> None:
    """Put a broken promise away; everybody remembers it."""
    t.BREACHES.add(g, t.PROMISES.get(g, place, t.BY), 1)
    settle(g, place, events.PROMISE_BREACHED)
