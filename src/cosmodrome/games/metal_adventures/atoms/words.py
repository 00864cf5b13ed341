"""Atoms of words given: drafts, deals and promises."""

from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures.deals import DUTIES, GIVE_WRECK, PAY, WRECK, clauses_of, parties_of
from cosmodrome.games.metal_adventures.table import (
    ACCEPTED,
    AUTHOR,
    BY,
    CLAUSE,
    DEAL_ID,
    DO,
    DUE_COUNT,
    FIRST_CLAUSE,
    IS_DUE,
    PEACE,
    POSSIBLE,
    PROMISE,
    PROMISE_ID,
    TO,
    TRANSFER,
    VERSION,
    WHAT,
    Table,
)
from cosmodrome.kernel.agenda import EVERYBODY, bit


# -- drafts ------------------------------------------------------------------------------------------------------------
def begin_draft(t: Table, seat: int) -> None:
    """Take an empty sheet; that counts as a proposal, so that nobody can write for ever (MA-18.11)."""
    if t.fight == PEACE:
        t.proposals[seat] += 1
    else:
        t.pleas[seat] += 1
    t.draft = []
    t.half = []
    t.emit_to(bit(seat), events.DRAFTED, seat)


def write_field(t: Table, seat: int, value: int) -> None:
    """Write the next field of the clause at hand."""
    t.half.append(value)
    t.emit_to(bit(seat), events.DRAFTED, seat)


def write_clauses(t: Table, seat: int, clauses: list[int]) -> None:
    """Add complete clauses to the draft."""
    t.draft.extend(clauses)
    t.half = []
    t.emit_to(bit(seat), events.DRAFTED, seat)


def drop_draft(t: Table, seat: int) -> None:
    """Throw the draft away."""
    t.draft = []
    t.half = []
    t.emit_to(bit(seat), events.DRAFTED, seat)


# -- deals -------------------------------------------------------------------------------------------------------------
def propose(t: Table, seat: int, deal: int) -> int:
    """Make the draft a deal, or the next version of one, accepted by its author (MA-18.1); return its number."""
    if deal < 0:
        t.deal_count += 1
        deal = t.deal_count
        t.deals.append([deal, 0, seat, 0])
    place = t.deal_at(deal)
    version = t.deals[place][VERSION] + 1
    t.deals[place] = [deal, version, seat, bit(seat), *t.draft]
    t.draft = []
    t.half = []
    t.emit_to(bit(seat), events.DRAFTED, seat)
    t.emit(events.PROPOSED, seat, deal, version, parties_of(clauses_of(t.deals[place])) & ~bit(seat))
    return deal


def pick_for_deal(t: Table, place: int, clause: int, card: int) -> None:
    """Fix in private which card a clause of a deal means (MA-18.3a)."""
    t.deals[place][FIRST_CLAUSE + CLAUSE * clause + 6] = card


def show_wrecks(t: Table, place: int) -> None:
    """Show the wrecks that are offered openly to the parties, and those promised by name to everybody (MA-18.3b)."""
    clauses = clauses_of(t.deals[place])
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == TRANSFER and clauses[i + 3] == WRECK and clauses[i + 5]:
            t.ship_seen[clauses[i + 6]] |= parties_of(clauses)
        elif clauses[i] == PROMISE and clauses[i + DO] == GIVE_WRECK:
            t.ship_seen[clauses[i + WHAT]] = EVERYBODY


def accept(t: Table, seat: int, place: int) -> None:
    """Accept a deal."""
    t.deals[place][ACCEPTED] |= bit(seat)
    t.emit(events.ACCEPTED, seat, t.deals[place][DEAL_ID])


def close_deal(t: Table, place: int, event: int, seat: int) -> None:
    """Put a deal away: executed, void, rejected, withdrawn or expired."""
    deal = t.deals.pop(place)
    if event in (events.REJECTED, events.WITHDRAWN):
        t.emit(event, seat, deal[DEAL_ID])
    else:
        t.emit(event, deal[DEAL_ID], deal[AUTHOR])


# -- promises ----------------------------------------------------------------------------------------------------------
def subject_of(record: list[int]) -> int:
    """Return what a promise is about as one number for the log: the kind of duty, and the credits of a payment."""
    return record[DO] + DUTIES * (record[WHAT] if record[DO] == PAY else 0)


def promise(t: Table, record: list[int]) -> None:
    """Record a promise under the next number (MA-18.4)."""
    t.promise_count += 1
    record[PROMISE_ID] = t.promise_count
    t.promises.append(record)
    t.emit(events.PROMISED, record[BY], record[TO], t.promise_count, subject_of(record))


def make_due(t: Table, place: int) -> None:
    """Note that the trigger of a promise happened (MA-18.14)."""
    record = t.promises[place]
    record[IS_DUE] = 1
    t.emit(events.PROMISE_DUE, record[BY], record[TO], record[PROMISE_ID], subject_of(record))


def fix(t: Table, place: int, do: int, what: int) -> None:
    """Put a number or a card for what a promise could not name before the battle."""
    record = t.promises[place]
    record[DO] = do
    record[WHAT] = what


def note_possible(t: Table, place: int) -> None:
    """Note that the promised act was open to its promisor (MA-18.19a)."""
    t.promises[place][POSSIBLE] = 1


def count_turn(t: Table, place: int) -> None:
    """Count one turn of a deadline."""
    record = t.promises[place]
    record[DUE_COUNT] -= 1
    t.emit(events.TURN_ENDED, t.active)


def settle(t: Table, place: int, event: int) -> None:
    """Put a promise away: fulfilled, breached, lapsed or released."""
    record = t.promises.pop(place)
    if event == events.PROMISE_BREACHED:
        t.breaches[record[BY]] += 1
    t.emit(event, record[BY], record[TO], record[PROMISE_ID], subject_of(record))
