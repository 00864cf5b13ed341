"""Templates: whole offers of a few fields, one class each, for people in a hurry and for bots (MA-18.28).

A is the principal, or whoever writes outside a battle; B is the other.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import Clauses
from cosmodrome.games.metal_adventures.deals.flaws import FINE
from cosmodrome.games.metal_adventures.deals.validity import flaw_of, may_ally
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.memory.cells import wide

FIRST_TEMPLATE: Final = 3  # after the kinds of clauses


class Template:
    """An offer that is written by naming the other party and at most two more things."""

    def __init__(self, name: str, blanks: tuple[int, ...] = (), most: tuple[int, ...] = (0, 0)) -> None:
        self.name: Final = name
        self.blanks: Final[vec[i64]] = wide(list(blanks))  # what is asked after the other party
        self.most: Final[vec[i64]] = wide(list(most))  # numbers that may be named there
        self.length: Final[i64] = 2 + len(blanks)  # fields: kind, partner, parameters

    def in_window(self, g: MetalAdventures, purpose: i64) -> bool:
        """Tell whether it is offered in the window that is open."""
        return t.FIGHT.get(g) == t.PEACE or purpose != terms.BID

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        """Tell whether it makes sense between two pirates."""
        raise NotImplementedError

    def write(self, g: MetalAdventures, sheet: Clauses, author: i64, partner: i64, x: i64, y: i64) -> None:
        """Write its clauses, with its parameters."""
        raise NotImplementedError

    def blank(self, place: i64) -> i64:
        """Return what a field asks for."""
        return terms.SEAT if place == 1 else self.blanks[place - 2]

    def partner_fits(self, g: MetalAdventures, author: i64, purpose: i64, partner: i64) -> bool:
        """Tell whether it can be offered to somebody at all."""
        if partner == author or partner >= g.seats:
            return False
        active = t.ACTIVE.get(g)
        if author != active and partner != active and t.FIGHT.get(g) == t.PEACE:
            return False
        if purpose == terms.BID and not g.is_principal(partner):
            return False
        return self.suits(g, author, partner)

    def fits(self, g: MetalAdventures, sheet: Clauses, author: i64, purpose: i64, value: i64) -> bool:
        """Tell whether a value may stand in its next field; the last one must make a valid deal."""
        place = t.HALF.size(g, 0)
        if not self.value_fits(g, author, purpose, place, value):
            return False
        if place + 1 < self.length:
            return True
        partner = value if place == 1 else t.HALF.get(g, 0, 1)
        x = value if place == 2 else t.HALF.get(g, 0, 2) if place == 3 else 0
        sheet.clear()
        self.write(g, sheet, author, partner, x, value if place == 3 else 0)
        return flaw_of(g, sheet, author, purpose == terms.BID) == FINE

    def value_fits(self, g: MetalAdventures, author: i64, purpose: i64, place: i64, value: i64) -> bool:
        """Tell whether a value may stand in a field, whatever the deal."""
        blank = self.blank(place)
        if blank == terms.SEAT:
            return self.partner_fits(g, author, purpose, value)
        if blank == terms.GOODS:
            if value < c.IMPROVEMENTS:
                return t.IMPROVEMENTS.has(g, author, value)
            return not self.cards_only() and t.WRECKS.has(g, author, value - c.IMPROVEMENTS)
        if blank == terms.WARES:
            other = t.HALF.get(g, 0, 1)
            if value < c.IMPROVEMENTS:
                return t.IMPROVEMENTS.has(g, other, value)
            return value == c.IMPROVEMENTS and not self.cards_only() and t.WRECKS.size(g, other) > 0
        if blank == terms.OWN_TROPHY:
            return t.TROPHIES.has(g, author, value)
        return self.number_fits(g, place, value)

    def number_fits(self, g: MetalAdventures, place: i64, value: i64) -> bool:
        """Tell whether a number may stand in a field."""
        return 1 <= value <= self.most[place - 2]

    def end(self, blank: i64, place: i64, most: i64) -> i64:
        """Return a number above all values of a field, of which there are at most so many."""
        return self.most[place - 2] + 1 if blank == terms.NUMBER else most

    def cards_only(self) -> bool:
        """Tell whether only improvements are its goods, no wrecks."""
        return False


def leads(g: MetalAdventures, author: i64) -> bool:
    """Tell whether the author of a template speaks as A: a principal, or anybody outside a battle."""
    return t.FIGHT.get(g) == t.PEACE or g.is_principal(author)


# -- help in this battle -----------------------------------------------------------------------------------------------
class Help(Template):
    """B helps A for free; others say what A gives for it."""

    def in_window(self, g: MetalAdventures, purpose: i64) -> bool:
        return t.FIGHT.get(g) != t.PEACE

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        return may_ally(g, partner, author) if leads(g, author) else may_ally(g, author, partner)

    def write(self, g: MetalAdventures, sheet: Clauses, author: i64, partner: i64, x: i64, y: i64) -> None:
        a = author if leads(g, author) else partner
        b = partner if a == author else author
        sheet.add(t.ALLIANCE, b, a)
        self.reward(sheet, a, b, x, t.SIDES.get(g, a))

    def reward(self, sheet: Clauses, a: i64, b: i64, x: i64, side: i64) -> None:
        """Write what A gives for the help."""


@final
class HelpForFee(Help):
    """A pays B a fee after a victory."""

    def reward(self, sheet: Clauses, a: i64, b: i64, x: i64, side: i64) -> None:
        sheet.promise_prize(a, b, terms.PAY, x, 0, side)


@final
class HelpForHalf(Help):
    """A gives B half of the loot after a victory."""

    def reward(self, sheet: Clauses, a: i64, b: i64, x: i64, side: i64) -> None:
        sheet.set(sheet.promise_prize(a, b, terms.SHARE, 1, 2, side), t.MORE, 1)


@final
class HelpForCash(Help):
    """A pays B now."""

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        payer = author if leads(g, author) else partner
        return t.CREDITS.get(g, payer) > 0 and super().suits(g, author, partner)

    def reward(self, sheet: Clauses, a: i64, b: i64, x: i64, side: i64) -> None:
        sheet.pay(a, b, x)


@final
class HelpForWreck(Help):
    """A gives B the captured ship."""

    def in_window(self, g: MetalAdventures, purpose: i64) -> bool:
        return t.FIGHT.get(g) == t.SHIP

    def reward(self, sheet: Clauses, a: i64, b: i64, x: i64, side: i64) -> None:
        sheet.promise_prize(a, b, terms.GIVE_CAPTURED, 0, 0, side)


@final
class MutualHelp(Help):
    """A helps B in the next turn of B."""

    def in_window(self, g: MetalAdventures, purpose: i64) -> bool:
        return t.FIGHT.get(g) != t.PEACE and not g.against_hunter()

    def reward(self, sheet: Clauses, a: i64, b: i64, x: i64, side: i64) -> None:
        sheet.promise_turns(a, b, terms.ALLY, 0, 0, b, 1)


# -- trade -------------------------------------------------------------------------------------------------------------
def has_goods(g: MetalAdventures, seat: i64) -> bool:
    """Tell whether somebody has an improvement or a wreck."""
    return t.IMPROVEMENTS.size(g, seat) + t.WRECKS.size(g, seat) > 0


@final
class Sell(Template):
    """The author sells an improvement, or a wreck, shown."""

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        return t.CREDITS.get(g, partner) > 0 and has_goods(g, author)

    def write(self, g: MetalAdventures, sheet: Clauses, author: i64, partner: i64, x: i64, y: i64) -> None:
        if x < c.IMPROVEMENTS:
            sheet.transfer(author, partner, terms.IMPROVEMENT, x)
        else:
            wreck = sheet.transfer(author, partner, terms.WRECK, c.ANY_GROUP)
            sheet.set(wreck, t.SHOWN_WRECK, 1)
            sheet.set(wreck, t.PICK, x - c.IMPROVEMENTS)
        sheet.pay(partner, author, y)


@final
class Buy(Template):
    """The author buys an improvement, or any wreck."""

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        return t.CREDITS.get(g, author) > 0 and has_goods(g, partner)

    def write(self, g: MetalAdventures, sheet: Clauses, author: i64, partner: i64, x: i64, y: i64) -> None:
        if x < c.IMPROVEMENTS:
            sheet.transfer(partner, author, terms.IMPROVEMENT, x)
        else:
            sheet.transfer(partner, author, terms.WRECK, c.ANY_GROUP)
        sheet.pay(author, partner, y)


@final
class SwapCards(Template):
    """Two improvements change hands."""

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        return t.IMPROVEMENTS.size(g, author) > 0 and t.IMPROVEMENTS.size(g, partner) > 0

    def cards_only(self) -> bool:
        return True

    def write(self, g: MetalAdventures, sheet: Clauses, author: i64, partner: i64, x: i64, y: i64) -> None:
        sheet.transfer(author, partner, terms.IMPROVEMENT, x)
        sheet.transfer(partner, author, terms.IMPROVEMENT, y)


@final
class SwapTrophies(Template):
    """Two trophies change hands."""

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        return t.TROPHIES.size(g, author) > 0 and t.TROPHIES.size(g, partner) > 0

    def write(self, g: MetalAdventures, sheet: Clauses, author: i64, partner: i64, x: i64, y: i64) -> None:
        sheet.set(sheet.transfer(author, partner, terms.TROPHY, 0), t.PICK, x)
        sheet.transfer(partner, author, terms.TROPHY, 0)


@final
class Loan(Template):
    """The author borrows, and pays more back in his next turn."""

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        return t.CREDITS.get(g, partner) > 0

    def number_fits(self, g: MetalAdventures, place: i64, value: i64) -> bool:
        return 1 <= value <= self.most[place - 2] and (place == 2 or value > t.HALF.get(g, 0, 2))

    def write(self, g: MetalAdventures, sheet: Clauses, author: i64, partner: i64, x: i64, y: i64) -> None:
        sheet.pay(partner, author, x)
        sheet.promise_turns(author, partner, terms.PAY, y, 0, author, 1)


@final
class NonAggression(Template):
    """The other does not challenge the author for some turns."""

    def in_window(self, g: MetalAdventures, purpose: i64) -> bool:
        return t.FIGHT.get(g) == t.PEACE

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        return t.CREDITS.get(g, author) > 0

    def write(self, g: MetalAdventures, sheet: Clauses, author: i64, partner: i64, x: i64, y: i64) -> None:
        sheet.pay(author, partner, x)
        sheet.promise_turns(partner, author, terms.ABSTAIN, terms.DUEL_AGAINST, author, partner, y)


@final
class Neutral(Template):
    """B does not help against A in this duel."""

    def in_window(self, g: MetalAdventures, purpose: i64) -> bool:
        return t.FIGHT.get(g) == t.DUEL

    def suits(self, g: MetalAdventures, author: i64, partner: i64) -> bool:
        payer, other = (author, partner) if leads(g, author) else (partner, author)
        return g.is_principal(payer) and not g.is_principal(other) and t.CREDITS.get(g, payer) > 0

    def write(self, g: MetalAdventures, sheet: Clauses, author: i64, partner: i64, x: i64, y: i64) -> None:
        a = author if leads(g, author) else partner
        b = partner if a == author else author
        sheet.pay(a, b, x)
        sheet.promise(b, a, terms.ABSTAIN, terms.ALLY_AGAINST, a)


FREE: Final = 0
FEE: Final = 1
HALF: Final = 2
CASH: Final = 3
THE_WRECK: Final = 4
MUTUAL: Final = 5
SELL: Final = 6
BUY: Final = 7
LOAN: Final = 10
PEACE_PACT: Final = 11
TEMPLATES: Final[list[Template]] = [
    Help("help_for_free"),
    HelpForFee("help_for_fixed_fee_on_win", (terms.NUMBER,), (6, 0)),
    HelpForHalf("help_for_half_on_win"),
    HelpForCash("help_for_cash_now", (terms.NUMBER,), (5, 0)),
    HelpForWreck("help_for_the_wreck"),
    MutualHelp("mutual_help"),
    Sell("sell_card", (terms.GOODS, terms.NUMBER), (0, 8)),
    Buy("buy_card", (terms.WARES, terms.NUMBER), (0, 8)),
    SwapCards("swap_cards", (terms.GOODS, terms.WARES)),
    SwapTrophies("swap_trophies", (terms.OWN_TROPHY,)),
    Loan("loan", (terms.NUMBER, terms.NUMBER), (3, 5)),
    NonAggression("non_aggression", (terms.NUMBER, terms.NUMBER), (3, 2)),
    Neutral("stay_neutral_in_this_duel", (terms.NUMBER,), (3, 0)),
]
