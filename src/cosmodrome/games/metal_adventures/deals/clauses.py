"""The clauses of a deal, and what follows from them (MA-18.2 to MA-18.4): questions about words, no changes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.memory.cells import wide

BLANK: Final = wide([0] * (t.CLAUSE * c.MOST_CLAUSES))


@final
class Clauses:
    """A sheet of clauses: a draft, an open deal, or a deal that somebody thinks of."""

    def __init__(self) -> None:
        self.numbers: Final[vec[i64]] = BLANK[:]
        self.count: i64 = 0

    def get(self, clause: i64, field: i64) -> i64:
        """Return a field of a clause."""
        return self.numbers[t.CLAUSE * clause + field]

    def set(self, clause: i64, field: i64, value: i64) -> None:
        """Replace a field of a clause."""
        self.numbers[t.CLAUSE * clause + field] = value

    # -- writing -----------------------------------------------------------------------------------------------------
    def clear(self) -> None:
        """Begin anew."""
        self.count = 0

    def add(self, kind: i64, first: i64, second: i64) -> i64:
        """Add a clause about two, and return its place."""
        place = self.count
        self.count += 1
        for field in range(t.CLAUSE):
            self.set(place, field, 0)
        self.set(place, 0, kind)
        self.set(place, 1, first)
        self.set(place, 2, second)
        return place

    def transfer(self, giver: i64, receiver: i64, asset: i64, thing: i64) -> i64:
        """Add a clause that moves an asset now, and return its place."""
        place = self.add(t.TRANSFER, giver, receiver)
        self.set(place, t.ASSET, asset)
        self.set(place, t.THING, thing)
        self.set(place, t.PICK, terms.UNPICKED)
        return place

    def pay(self, giver: i64, receiver: i64, amount: i64) -> None:
        """Add a clause that pays now."""
        self.transfer(giver, receiver, terms.CREDITS, amount)

    def promise(self, by: i64, to: i64, do: i64, what: i64, which: i64) -> i64:
        """Add a promise to one pirate that falls due now, until the end of the battle, and return its place."""
        place = self.add(t.PROMISE, by, bit(to))
        self.set(place, t.DO, do)
        self.set(place, t.WHAT, what)
        self.set(place, t.WHICH, which)
        self.set(place, t.TRIGGER, terms.NOW)
        self.set(place, t.DUE, terms.SETTLEMENT)
        return place

    def promise_turns(self, by: i64, to: i64, do: i64, what: i64, which: i64, whose: i64, turns: i64) -> None:
        """Add a promise to one pirate that falls due now, until the end of a turn of somebody."""
        place = self.promise(by, to, do, what, which)
        self.set(place, t.DUE, terms.END_OF_TURN_OF)
        self.set(place, t.DUE_SEAT, whose)
        self.set(place, t.DUE_COUNT, turns)

    def promise_prize(self, by: i64, to: i64, do: i64, what: i64, which: i64, side: i64) -> i64:
        """Add a promise to one pirate for the case that a side wins the battle, and return its place."""
        place = self.promise(by, to, do, what, which)
        self.set(place, t.TRIGGER, terms.WON)
        self.set(place, t.AMOUNT, side)
        return place

    # -- reading -----------------------------------------------------------------------------------------------------
    def kind(self, clause: i64) -> i64:
        """Return the kind of a clause."""
        return self.numbers[t.CLAUSE * clause]

    def parties(self) -> i64:
        """Return the mask of all who give, receive, help, are helped, promise or are promised something (MA-18.2b)."""
        mask: i64 = 0
        for i in range(self.count):
            mask |= bit(self.get(i, 1))
            mask |= self.get(i, t.TO) if self.kind(i) == t.PROMISE else bit(self.get(i, 2))
        return mask

    def has_alliance(self) -> bool:
        """Tell whether the deal seals an alliance."""
        for i in range(self.count):
            if self.kind(i) == t.ALLIANCE:
                return True
        return False

    def is_tied(self, g: MetalAdventures, i: i64) -> bool:
        """Tell whether a promise is tied to the battle going on (MA-18.4a)."""
        if t.FIGHT.get(g) == t.PEACE:
            return False
        do = self.get(i, t.DO)
        named = self.get(i, t.TRIGGER) <= terms.OVER or self.get(i, t.DUE) == terms.SETTLEMENT
        return named or do == terms.SHARE or do == terms.GIVE_CAPTURED or self.has_alliance()

    # -- cards to be picked (MA-18.3a) -------------------------------------------------------------------------------
    def is_unpicked(self, i: i64, seat: i64) -> bool:
        """Tell whether a seat must still say which card it gives in a clause."""
        gives = self.kind(i) == t.TRANSFER and self.get(i, t.GIVER) == seat and self.get(i, t.ASSET) >= terms.WRECK
        return gives and self.get(i, t.PICK) == terms.UNPICKED

    def unpicked(self, seat: i64) -> i64:
        """Return the first clause for which a seat must still say which card it gives; -1 when there is none."""
        for i in range(self.count):
            if self.is_unpicked(i, seat):
                return i
        return -1

    def may_pick(self, g: MetalAdventures, clause: i64, card: i64) -> bool:
        """Tell whether a card of the giver is what a clause means, and stands in no other clause."""
        asset, group = self.get(clause, t.ASSET), self.get(clause, t.THING)
        if not (t.WRECKS if asset == terms.WRECK else t.TROPHIES).has(g, self.get(clause, t.GIVER), card):
            return False
        if asset == terms.WRECK and group != c.ANY_GROUP and g.cards.faction[card] != group:
            return False
        for i in range(self.count):
            if self.kind(i) == t.TRANSFER and self.get(i, t.ASSET) == asset and self.get(i, t.PICK) == card:
                return False
            promised = self.kind(i) == t.PROMISE and self.get(i, t.DO) == terms.GIVE_WRECK and asset == terms.WRECK
            if promised and self.get(i, t.WHAT) == card:
                return False
        return True

    def fitting(self, g: MetalAdventures, clause: i64) -> list[int]:
        """Return the cards of the giver that a clause may mean."""
        held = t.WRECKS if self.get(clause, t.ASSET) == terms.WRECK else t.TROPHIES
        return [card for card in held.items(g, self.get(clause, t.GIVER)) if self.may_pick(g, clause, card)]

    def leaves_picks(self, g: MetalAdventures, clause: i64, card: i64) -> bool:
        """Tell whether a card may be picked and the giver can still pick for the other clauses."""
        if not self.may_pick(g, clause, card):
            return False
        trial = self.copy()
        trial.set(clause, t.PICK, card)
        return trial.can_pick_all(g, self.get(clause, t.GIVER))

    def can_pick_all(self, g: MetalAdventures, seat: i64) -> bool:
        """Tell whether a seat holds cards for everything it shall give; any wreck comes after named groups."""
        if self.unpicked(seat) < 0:
            return True
        trial = self.copy()
        for unnamed in (False, True):
            for i in range(self.count):
                if self.is_unpicked(i, seat) and (self.get(i, t.THING) == c.ANY_GROUP) == unnamed:
                    fitting = trial.fitting(g, i)
                    if not fitting:
                        return False
                    trial.set(i, t.PICK, fitting[0])
        return True

    def copy(self) -> "Clauses":
        """Return a sheet of the same text."""
        sheet = Clauses()
        sheet.count = self.count
        for i in range(t.CLAUSE * self.count):
            sheet.numbers[i] = self.numbers[i]
        return sheet


def draft_of(g: MetalAdventures) -> Clauses:
    """Return the clauses of the draft."""
    sheet = Clauses()
    sheet.count = t.DRAFT.size(g, 0) // t.CLAUSE
    for i in range(t.DRAFT.size(g, 0)):
        sheet.numbers[i] = t.DRAFT.get(g, 0, i)
    return sheet


def clauses_of(g: MetalAdventures, place: i64) -> Clauses:
    """Return the clauses of an open deal."""
    sheet = Clauses()
    size = t.DEALS.size(g, place) - t.FIRST_CLAUSE
    sheet.count = size // t.CLAUSE
    for i in range(size):
        sheet.numbers[i] = t.DEALS.get(g, place, t.FIRST_CLAUSE + i)
    return sheet


# -- invitations (MA-18.17a) -------------------------------------------------------------------------------------------
def invitation(g: MetalAdventures, place: i64, seat: i64) -> i64:
    """Return the place of the promise of alliance that a deal calls in from a seat; -1 when none (MA-18.17a)."""
    author = t.DEALS.get(g, place, t.AUTHOR)
    clauses = clauses_of(g, place)
    asked = False
    for i in range(clauses.count):
        if clauses.get(i, 1) == seat and clauses.kind(i) != t.ALLIANCE:
            return -1
        if clauses.kind(i) == t.ALLIANCE and clauses.get(i, t.HELPER) == seat and clauses.get(i, t.PRINCIPAL) == author:
            asked = True
    return ally_promise(g, seat, author) if asked else -1


def ally_promise(g: MetalAdventures, seat: i64, principal: i64) -> i64:
    """Return the place of the first due promise of a seat to help a principal in a battle like this one; or -1."""
    for place in range(t.PROMISES.length(g)):
        if t.PROMISES.get(g, place, t.BY) == seat and t.PROMISES.get(g, place, t.TO) == principal:
            due = t.PROMISES.get(g, place, t.DO) == terms.ALLY and t.PROMISES.get(g, place, t.IS_DUE) != 0
            what, which = t.PROMISES.get(g, place, t.WHAT), t.PROMISES.get(g, place, t.WHICH)
            if due and battle_fits(g, principal, what, which):
                return place
    return -1


def battle_fits(g: MetalAdventures, principal: i64, battle: i64, side: i64) -> bool:
    """Tell whether the principal's side of this battle is one that a promise of alliance names (MA-18.5c)."""
    fight = t.FIGHT.get(g)
    if battle != terms.ANY and battle != fight:
        return False
    if fight != t.DUEL:
        return side == terms.ANY or side == 1
    return side == terms.ANY or side == (2 if principal == t.ACTIVE.get(g) else 3)


def seats_of(mask: i64) -> i64:
    """Count the seats of a mask."""
    count: i64 = 0
    for seat in range(c.MOST_SEATS):
        if mask & BITS[seat + 3]:
            count += 1
    return count
