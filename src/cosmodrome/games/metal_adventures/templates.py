"""Templates: whole offers of a few fields, for people in a hurry and for bots (MA-18.28)."""

from typing import Final

from cosmodrome.games.metal_adventures.clauses import credits, goods, promise, transfer
from cosmodrome.games.metal_adventures.data import CARDS
from cosmodrome.games.metal_adventures.deals import (
    ABSTAIN,
    ALLY,
    ALLY_AGAINST,
    ANY_GROUP,
    DUEL_AGAINST,
    END_OF_TURN_OF,
    GIVE_CAPTURED,
    IMPROVEMENT,
    NOW,
    PAY,
    SETTLEMENT,
    SHARE,
    TROPHY,
    WON,
    WRECK,
)
from cosmodrome.games.metal_adventures.form import BID, GOODS, NUMBER, OWN_TROPHY, SEAT, SKIP, WARES
from cosmodrome.games.metal_adventures.table import ALLIANCE, CLAUSE, DUEL, PEACE, SHIP, Table
from cosmodrome.games.metal_adventures.validity import FINE, flaw_of, may_ally

# Templates
FREE: Final = 0
FEE: Final = 1
HALF: Final = 2
CASH: Final = 3
THE_WRECK: Final = 4
MUTUAL: Final = 5
SELL: Final = 6
BUY: Final = 7
SWAP: Final = 8
SWAP_TROPHIES: Final = 9
LOAN: Final = 10
PEACE_PACT: Final = 11
NEUTRAL: Final = 12
TEMPLATES: Final[tuple[str, ...]] = (
    "help_for_free", "help_for_fixed_fee_on_win", "help_for_half_on_win", "help_for_cash_now", "help_for_the_wreck",
    "mutual_help", "sell_card", "buy_card", "swap_cards", "swap_trophies", "loan", "non_aggression",
    "stay_neutral_in_this_duel",
)  # fmt: skip
FIRST_TEMPLATE: Final = 3
MOST: Final = ((0, 0), (6, 0), (0, 0), (5, 0), (0, 0), (0, 0), (0, 8), (0, 8), (0, 0), (0, 0), (3, 5), (3, 2), (3, 0))
LENGTH: Final = (2, 3, 2, 3, 2, 2, 4, 4, 4, 3, 4, 4, 3)  # fields of a template: kind, partner, parameters


def template_field(template: int, place: int) -> int:
    """Return the field of a template: the other party, then its parameters."""
    if place >= LENGTH[template]:
        return SKIP
    if place == 1:
        return SEAT
    if template == SWAP:
        return GOODS if place == 2 else WARES
    if template == SWAP_TROPHIES:
        return OWN_TROPHY
    if place == 2 and template in (SELL, BUY):
        return GOODS if template == SELL else WARES
    return NUMBER


def leads(t: Table, author: int) -> bool:
    """Tell whether the author of a template speaks as A: a principal, or anybody outside a battle."""
    return t.fight == PEACE or t.is_principal(author)


def in_window(t: Table, purpose: int, template: int) -> bool:
    """Tell whether offers of this template are made in the window that is open."""
    if t.fight == PEACE:
        return SELL <= template <= PEACE_PACT
    if template == NEUTRAL:
        return t.fight == DUEL
    if (template == THE_WRECK and t.fight != SHIP) or (template == MUTUAL and t.against_hunter()):
        return False
    return template <= MUTUAL or (purpose != BID and template != PEACE_PACT)


def partner_fits(t: Table, author: int, purpose: int, template: int, partner: int) -> bool:
    """Tell whether a template can be offered to somebody at all."""
    if partner == author or partner >= t.seats:
        return False
    if t.fight == PEACE and author != t.active and partner != t.active:
        return False
    if purpose == BID and not t.is_principal(partner):
        return False
    a = author if leads(t, author) else partner
    b = partner if a == author else author
    if template <= MUTUAL:
        return may_ally(t, b, a) and (template != CASH or t.credits[a] > 0)
    if template == NEUTRAL:
        return t.is_principal(a) and not t.is_principal(b) and t.credits[a] > 0
    if template == SELL:
        return t.credits[partner] > 0 and len(t.improvements[author]) + len(t.wrecks[author]) > 0
    if template == BUY:
        return t.credits[author] > 0 and len(t.improvements[partner]) + len(t.wrecks[partner]) > 0
    if template == SWAP:
        return len(t.improvements[author]) > 0 and len(t.improvements[partner]) > 0
    if template == SWAP_TROPHIES:
        return len(t.trophies[author]) > 0 and len(t.trophies[partner]) > 0
    return t.credits[partner if template == LOAN else author] > 0


def parameter_fits(t: Table, author: int, purpose: int, field: int, value: int) -> bool:
    """Tell whether a value may stand in a field of a template; the last one must make a valid deal."""
    half = t.half
    template = half[0] - FIRST_TEMPLATE
    if field == SEAT:
        if not partner_fits(t, author, purpose, template, value):
            return False
    elif field == GOODS:
        owned = value in t.improvements[author] if value < CARDS else value - CARDS in t.wrecks[author]
        if not owned or (value >= CARDS and template == SWAP):
            return False
    elif field == WARES:
        other = half[1]
        if value not in t.improvements[other] and (value != CARDS or template == SWAP or not t.wrecks[other]):
            return False
    elif field == OWN_TROPHY:
        if value not in t.trophies[author]:
            return False
    elif not 1 <= value <= MOST[template][len(half) - 2] or (template == LOAN and len(half) == 3 and value <= half[2]):
        return False
    if len(half) + 1 < LENGTH[template]:
        return True
    return is_fine(t, author, purpose, expand(t, author, [*half, value]))


def is_fine(t: Table, author: int, purpose: int, clauses: list[int]) -> bool:
    """Tell whether clauses make a valid deal."""
    return flaw_of(t, clauses, author, purpose == BID) == FINE


def expand(t: Table, author: int, half: list[int]) -> list[int]:
    """Return the clauses of a complete template."""
    template = half[0] - FIRST_TEMPLATE
    partner = half[1]
    a = author if leads(t, author) else partner
    b = partner if a == author else author
    x = half[2] if len(half) > 2 else 0
    y = half[3] if len(half) > 3 else 0
    if template <= MUTUAL:
        return help_clauses(t, a, b, template, x)
    if template == SELL:
        return goods(author, partner, x) + credits(partner, author, y)
    if template == BUY:
        ware = transfer(partner, author, IMPROVEMENT, x) if x < CARDS else transfer(partner, author, WRECK, ANY_GROUP)
        return ware + credits(author, partner, y)
    if template == SWAP:
        return transfer(author, partner, IMPROVEMENT, x) + transfer(partner, author, IMPROVEMENT, y)
    if template == SWAP_TROPHIES:
        own = transfer(author, partner, TROPHY, 0)
        own[6] = x
        return own + transfer(partner, author, TROPHY, 0)
    if template == LOAN:
        return credits(partner, author, x) + promise(author, partner, PAY, y, 0, NOW, END_OF_TURN_OF, author, 1)
    if template == PEACE_PACT:
        pact = promise(partner, author, ABSTAIN, DUEL_AGAINST, author, NOW, END_OF_TURN_OF, partner, y)
        return credits(author, partner, x) + pact
    return credits(a, b, x) + promise(b, a, ABSTAIN, ALLY_AGAINST, a, NOW, SETTLEMENT, 0, 0)


def help_clauses(t: Table, a: int, b: int, template: int, x: int) -> list[int]:
    """Return the clauses of help by B for A, and what it is worth to A."""
    alliance = [ALLIANCE, b, a] + [0] * (CLAUSE - 3)
    side = t.sides[a]
    if template == FEE:
        return alliance + promise(a, b, PAY, x, 0, WON, SETTLEMENT, 0, side)
    if template == HALF:
        half = promise(a, b, SHARE, 1, 2, WON, SETTLEMENT, 0, side)
        half[6] = 1
        return alliance + half
    if template == CASH:
        return alliance + credits(a, b, x)
    if template == THE_WRECK:
        return alliance + promise(a, b, GIVE_CAPTURED, 0, 0, WON, SETTLEMENT, 0, side)
    if template == MUTUAL:
        return alliance + promise(a, b, ALLY, 0, 0, NOW, END_OF_TURN_OF, b, 1)
    return alliance
