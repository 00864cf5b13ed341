"""How an offer is written, field by field: a grammar of clauses, and templates that fill whole offers (MA-18.28).

The clause at hand is ``half``; its first field says of which kind it is, and every further one has its fixed place.
Fields that a clause does not need are filled in without asking.
"""

from typing import Final

from cosmodrome.games.metal_adventures.clauses import credits, goods, promise, transfer
from cosmodrome.games.metal_adventures.data import (
    CARDS,
    FIRST_SUPPORT,
    MOST_CLAUSES,
    MOST_TURNS,
    SPACE_CARDS,
)
from cosmodrome.games.metal_adventures.deals import (
    ABSTAIN,
    ACT,
    ALLY,
    ALLY_AGAINST,
    ANY_GROUP,
    CRUISE,
    DUEL_AGAINST,
    END_OF_TURN_OF,
    GIVE_CAPTURED,
    GIVE_IMPROVEMENT,
    GIVE_WRECK,
    IMPROVEMENT,
    NOW,
    OVER,
    PAY,
    RICH,
    SETTLEMENT,
    SHARE,
    TROPHY,
    UNPICKED,
    USE_METAL,
    WON,
    WRECK,
)
from cosmodrome.games.metal_adventures.table import (
    ALLIANCE,
    ATTACK,
    CLAUSE,
    DO,
    DUE,
    DUEL,
    PEACE,
    PROMISE,
    SHIP,
    TARGET,
    TRANSFER,
    TRIGGER,
    WHAT,
    Table,
)
from cosmodrome.games.metal_adventures.validity import FINE, flaw_of, may_ally

# Purposes of a draft
OFFER: Final = 0
BID: Final = 1
COUNTER: Final = 2
COUNTER_BID: Final = 3  # given up, it leaves the bid open

# Fields of a clause
SKIP: Final = 0  # nothing to ask
SEAT: Final = 1
SEATS: Final = 2  # a mask, seat 0 is 1
ASSET: Final = 3
NUMBER: Final = 4  # 1 and more
CARD: Final = 5  # improvement
SHIP_CARD: Final = 6
OWN_TROPHY: Final = 7
GROUP: Final = 8  # of wrecks
YES_NO: Final = 9
OBLIGATION: Final = 10
BATTLE_KIND: Final = 11
BATTLE_SIDE: Final = 12
ABSTENTION: Final = 13
ACT_KIND: Final = 14
PLANET_FIELD: Final = 15
ACTION: Final = 16
TRIGGER_FIELD: Final = 17
DEADLINE: Final = 18
COUNT: Final = 19
KIND: Final = 20  # of clause, or a template
GOODS: Final = 21  # own improvement, or own wreck after the improvements
WARES: Final = 22  # improvement of the other, or any wreck after the improvements
FIELDS: Final[tuple[str, ...]] = (
    "skip", "seat", "seats", "asset", "number", "card", "ship", "trophy", "group", "yes-no", "obligation", "battle",
    "side", "abstention", "act", "planet", "action", "trigger", "deadline", "count", "kind", "goods", "wares",
)  # fmt: skip
VALUES: Final = 100  # more than any field has values
LAST: Final = (
    0,
    6,
    64,
    4,
    31,
    CARDS,
    SPACE_CARDS,
    18,
    6,
    2,
    10,
    4,
    4,
    6,
    7,
    3,
    11,
    4,
    4,
    7,
    16,
    CARDS + SPACE_CARDS,
    CARDS + 1,
)
MOST_CREDITS: Final = 30  # that a clause may name

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


# -- the grammar -------------------------------------------------------------------------------------------------------
def next_field(t: Table, half: list[int], author: int) -> int:
    """Return which field of the clause at hand comes next."""
    place = len(half)
    if place == 0:
        return KIND
    if half[0] == TRANSFER:
        return transfer_field(half, author, place)
    if half[0] == ALLIANCE:
        return SEAT if place <= 2 else SKIP
    if half[0] == PROMISE:
        return promise_field(t, half, place)
    return template_field(half[0] - FIRST_TEMPLATE, place)


def transfer_field(half: list[int], author: int, place: int) -> int:
    """Return the field of a transfer: giver, receiver, asset, which one, shown, picked by its giver."""
    if place <= 2:
        return SEAT
    if place == 3:
        return ASSET
    asset = half[3]
    own = half[1] == author
    if place == 4:
        if asset == WRECK:
            return SKIP if own else GROUP
        return (NUMBER, CARD, SKIP, SKIP)[asset]
    if place == 5:
        return YES_NO if asset == WRECK and own else SKIP
    if place == 6 and own and asset >= WRECK:
        return SHIP_CARD if asset == WRECK else OWN_TROPHY
    return SKIP


def promise_field(t: Table, half: list[int], place: int) -> int:
    """Return the field of a promise: by whom, to whom, what, when, until when."""
    if place <= 3:
        return (SKIP, SEAT, SEATS, OBLIGATION)[place]
    if place <= 6:
        return detail_field(half, place)
    if place == TRIGGER:
        return TRIGGER_FIELD
    if place == 8:
        if half[TRIGGER] == WON:
            return BATTLE_SIDE if t.fight == DUEL else SKIP
        return NUMBER if half[TRIGGER] == RICH else SKIP
    if place == DUE:
        return DEADLINE
    if half[DUE] != END_OF_TURN_OF:
        return SKIP
    return SEAT if place == 10 else COUNT


def detail_field(half: list[int], place: int) -> int:
    """Return the field of an obligation."""
    do = half[DO]
    if place == WHAT:
        return (NUMBER, COUNT, CARD, SHIP_CARD, GROUP, SKIP, SKIP, BATTLE_KIND, ABSTENTION, ACT_KIND)[do]
    if do == SHARE:
        return COUNT if place == 5 else YES_NO
    if place == 6 or do < ALLY:
        return SKIP
    if do == ALLY:
        return BATTLE_SIDE
    what = half[WHAT]
    if do == ABSTAIN:
        return (SEAT, SEAT, SEAT, CARD, PLANET_FIELD, SHIP_CARD)[what]
    return (SKIP, CARD, SKIP, PLANET_FIELD, SHIP_CARD, SEAT, ACTION)[what]


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


def is_complete(half: list[int]) -> bool:
    """Tell whether the clause or template at hand has all its fields."""
    if not half:
        return False
    return len(half) == (CLAUSE if half[0] < FIRST_TEMPLATE else LENGTH[half[0] - FIRST_TEMPLATE])


def default_of(half: list[int]) -> int:
    """Return what stands in a field that is not asked."""
    place = len(half)
    if half[0] == TRANSFER and place == 4 and half[3] == WRECK:
        return ANY_GROUP
    if half[0] == TRANSFER and place == 6:
        return UNPICKED
    return ATTACK if half[0] == PROMISE and place == 8 and half[TRIGGER] == WON else 0


# -- values of a field -------------------------------------------------------------------------------------------------
def values(t: Table, author: int, purpose: int) -> list[int]:
    """Return all values that may stand in the next field of the draft, ascending."""
    field = next_field(t, t.half, author)
    if field == SHIP_CARD:
        named = t.wrecks[author] if t.half[0] == TRANSFER or t.half[DO] == GIVE_WRECK else t.pile
        return named.copy()
    if field == OWN_TROPHY:
        return sorted(value for value in t.trophies[author] if fits_field(t, author, purpose, field, value))
    if field == SEATS:
        last = (1, 2, 4, 8, 16, 32, 64)[t.seats]
    else:
        last = t.seats if field == SEAT else LAST[field]
    return [value for value in range(last) if fits_field(t, author, purpose, field, value)]


def fits(t: Table, author: int, purpose: int, value: int) -> bool:
    """Tell whether a value may stand in the next field of the draft."""
    return fits_field(t, author, purpose, next_field(t, t.half, author), value)


def fits_field(t: Table, author: int, purpose: int, field: int, value: int) -> bool:
    """Tell whether a value may stand in a field of the draft."""
    half = t.half
    if field == KIND:
        return kind_fits(t, author, purpose, value)
    if half[0] >= FIRST_TEMPLATE:
        return parameter_fits(t, author, purpose, field, value)
    if field == SEAT:
        return 0 <= value < t.seats
    if field == SEATS:
        return 0 < value < (1, 2, 4, 8, 16, 32, 64)[t.seats] and not value // (1, 2, 4, 8, 16, 32)[half[1]] % 2
    if field == NUMBER:
        return 1 <= value <= MOST_CREDITS
    if field == CARD:
        return card_fits(t, half, value)
    if field == SHIP_CARD:
        return ship_fits(t, half, author, value)
    if field == OWN_TROPHY:
        return value in t.trophies[author]
    if field == TRIGGER_FIELD:
        return value <= RICH and (value > OVER or t.fight != PEACE)
    if field == DEADLINE:
        return value <= 3 and (value > SETTLEMENT or t.fight != PEACE)
    if field == BATTLE_SIDE:
        return side_fits(half, value)
    if field == COUNT:
        return count_fits(half, value)
    if field == OBLIGATION:
        return obligation_fits(t, half, author, value)
    if field == ACT_KIND:
        return value <= CRUISE and (value != USE_METAL or (t.fight != PEACE and t.metal[half[1]] == 0))
    if field == ACTION:
        return 1 <= value <= 10
    return 0 <= value < (0, 0, 0, 4, 0, 0, 0, 0, 6, 2, 0, 4, 0, 6, 0, 3)[field]


def kind_fits(t: Table, author: int, purpose: int, value: int) -> bool:
    """Tell whether a clause or template of this kind may be begun."""
    if value < FIRST_TEMPLATE:
        return len(t.draft) < CLAUSE * MOST_CLAUSES and (value != ALLIANCE or t.fight != PEACE)
    if t.draft or value >= FIRST_TEMPLATE + len(TEMPLATES):
        return False
    template = value - FIRST_TEMPLATE
    if not in_window(t, purpose, template):
        return False
    for partner in range(t.seats):
        if partner_fits(t, author, purpose, template, partner):
            return True
    return False


def card_fits(t: Table, half: list[int], value: int) -> bool:
    """Tell whether an improvement may be named."""
    if value >= CARDS:
        return False
    if half[0] == TRANSFER or half[DO] == GIVE_IMPROVEMENT:
        return value in t.improvements[half[1]]
    return half[DO] == ABSTAIN or value >= FIRST_SUPPORT


def ship_fits(t: Table, half: list[int], author: int, value: int) -> bool:
    """Tell whether a ship may be named: an own wreck, or one of the pile."""
    if value >= SPACE_CARDS:
        return False
    if half[0] == TRANSFER or half[DO] == GIVE_WRECK:
        return value in t.wrecks[author]
    return value in t.pile


def side_fits(half: list[int], value: int) -> bool:
    """Tell whether a side may be named: of this duel, or of battles to come."""
    if len(half) == 8:
        return value in (ATTACK, TARGET)
    battle = half[WHAT]
    if battle == 0:
        return value <= 3
    return value in (0, 2, 3) if battle == DUEL else value <= 1


def count_fits(half: list[int], value: int) -> bool:
    """Tell whether a count may be named: of turns, or in a fraction."""
    if len(half) == 11:
        return 1 <= value <= MOST_TURNS
    return 1 <= value <= 6 and (len(half) == WHAT or value >= half[WHAT])


def obligation_fits(t: Table, half: list[int], author: int, value: int) -> bool:
    """Tell whether something of this kind may be promised now (MA-18.10)."""
    if value in (SHARE, GIVE_CAPTURED):
        return t.fight != PEACE and (value == SHARE or t.fight == SHIP)
    if value == GIVE_IMPROVEMENT:
        return len(t.improvements[half[1]]) > 0
    if value == GIVE_WRECK:
        return half[1] == author and len(t.wrecks[author]) > 0
    return value <= ACT


# -- templates ---------------------------------------------------------------------------------------------------------
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
