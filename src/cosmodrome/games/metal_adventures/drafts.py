"""How an offer is written, field by field: a grammar of clauses, and what may stand in each field (MA-18.28).

The clause at hand is ``half``; its first field says of which kind it is, and every further one has its fixed place.
Fields that a clause does not need are filled in without asking.
"""

from cosmodrome.games.metal_adventures.data import CARDS, FIRST_SUPPORT, MOST_CLAUSES, MOST_TURNS, SPACE_CARDS
from cosmodrome.games.metal_adventures.deals import (
    ABSTAIN,
    ACT,
    ALLY,
    ANY_GROUP,
    CRUISE,
    END_OF_TURN_OF,
    GIVE_CAPTURED,
    GIVE_IMPROVEMENT,
    GIVE_WRECK,
    OVER,
    RICH,
    SETTLEMENT,
    SHARE,
    UNPICKED,
    USE_METAL,
    WON,
    WRECK,
)
from cosmodrome.games.metal_adventures.form import (
    ABSTENTION,
    ACT_KIND,
    ACTION,
    ASSET,
    BATTLE_KIND,
    BATTLE_SIDE,
    CARD,
    COUNT,
    DEADLINE,
    GROUP,
    KIND,
    LAST,
    MOST_CREDITS,
    NUMBER,
    OBLIGATION,
    OWN_TROPHY,
    PLANET_FIELD,
    SEAT,
    SEATS,
    SHIP_CARD,
    SKIP,
    TRIGGER_FIELD,
    YES_NO,
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
from cosmodrome.games.metal_adventures.templates import (
    FIRST_TEMPLATE,
    LENGTH,
    TEMPLATES,
    in_window,
    parameter_fits,
    partner_fits,
    template_field,
)


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
