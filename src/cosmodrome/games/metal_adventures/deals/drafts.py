"""How an offer is written, field by field: a grammar of clauses (MA-18.28).

The clause at hand is ``half``; its first field says of which kind it is, and every further one has its fixed place.
Fields that a clause does not need are filled in without asking.
"""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.blanks import BLANKS, half
from cosmodrome.games.metal_adventures.deals.clauses import Clauses
from cosmodrome.games.metal_adventures.deals.duties import DUTIES
from cosmodrome.games.metal_adventures.deals.templates import FIRST_TEMPLATE, TEMPLATES
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.question import Answers


# -- the grammar -------------------------------------------------------------------------------------------------------
def next_blank(g: MetalAdventures, author: i64) -> i64:
    """Return what the next field of the clause at hand asks for."""
    place = t.HALF.size(g, 0)
    if place == 0:
        return terms.KIND
    kind = half(g, 0)
    if kind >= FIRST_TEMPLATE:
        return TEMPLATES[kind - FIRST_TEMPLATE].blank(place)
    if kind == t.TRANSFER:
        return transfer_blank(g, author, place)
    if kind == t.ALLIANCE:
        return terms.SEAT if place <= 2 else terms.SKIP
    return promise_blank(g, place)


def transfer_blank(g: MetalAdventures, author: i64, place: i64) -> i64:
    """Return the field of a transfer: giver, receiver, asset, which one, shown, picked by its giver."""
    if place <= t.RECEIVER:
        return terms.SEAT
    if place == t.ASSET:
        return terms.ASSET
    asset, own = half(g, t.ASSET), half(g, t.GIVER) == author
    if place == t.THING:
        if asset == terms.WRECK:
            return terms.SKIP if own else terms.GROUP
        return terms.NUMBER if asset == terms.CREDITS else terms.CARD if asset == terms.IMPROVEMENT else terms.SKIP
    if place == t.SHOWN_WRECK:
        return terms.YES_NO if asset == terms.WRECK and own else terms.SKIP
    if place == t.PICK and own and asset >= terms.WRECK:
        return terms.SHIP if asset == terms.WRECK else terms.OWN_TROPHY
    return terms.SKIP


def promise_blank(g: MetalAdventures, place: i64) -> i64:
    """Return the field of a promise: by whom, to whom, what, when, until when."""
    if place <= t.DO:
        return terms.SEAT if place == t.BY else terms.SEATS if place == t.TO else terms.OBLIGATION
    if place <= t.MORE:
        return DUTIES[half(g, t.DO)].blank(place, half(g, t.WHAT))
    if place == t.TRIGGER:
        return terms.TRIGGER
    if place == t.AMOUNT:
        if half(g, t.TRIGGER) == terms.WON:
            return terms.BATTLE_SIDE if t.FIGHT.get(g) == t.DUEL else terms.SKIP
        return terms.NUMBER if half(g, t.TRIGGER) == terms.RICH else terms.SKIP
    if place == t.DUE:
        return terms.DEADLINE
    if half(g, t.DUE) != terms.END_OF_TURN_OF:
        return terms.SKIP
    return terms.SEAT if place == t.DUE_SEAT else terms.COUNT


def is_complete(g: MetalAdventures) -> bool:
    """Tell whether the clause or template at hand has all its fields."""
    size = t.HALF.size(g, 0)
    if size == 0:
        return False
    kind = half(g, 0)
    return size == (t.CLAUSE if kind < FIRST_TEMPLATE else TEMPLATES[kind - FIRST_TEMPLATE].length)


def default_of(g: MetalAdventures) -> i64:
    """Return what stands in the next field where it is not asked."""
    place, kind = t.HALF.size(g, 0), half(g, 0)
    if kind == t.TRANSFER and place == t.THING and half(g, t.ASSET) == terms.WRECK:
        return c.ANY_GROUP
    if kind == t.TRANSFER and place == t.PICK:
        return terms.UNPICKED
    return t.ATTACK if kind == t.PROMISE and place == t.AMOUNT and half(g, t.TRIGGER) == terms.WON else 0


def stored(blank: i64, value: i64) -> i64:
    """Return a value as it is written down: masks of seats as everywhere else."""
    return BITS[3] * value if blank == terms.SEATS else value


# -- values of a field -------------------------------------------------------------------------------------------------
def list_values(g: MetalAdventures, author: i64, purpose: i64, first: i64, answers: Answers) -> None:
    """List all values that may stand in the next field of the draft, ascending, from an answer on."""
    number = next_blank(g, author)
    blank = BLANKS[number]
    template = template_of(g)
    if template >= 0:
        sheet, written = Clauses(), TEMPLATES[template]
        for value in range(written.end(number, t.HALF.size(g, 0), blank.end(g))):
            if written.fits(g, sheet, author, purpose, value):
                answers.add(first + value)
    else:
        for value in range(blank.least, blank.end(g)):
            if blank.free or blank.fits(g, author, purpose, value):
                answers.add(first + value)


def fits(g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
    """Tell whether a value may stand in the next field of the draft."""
    template = template_of(g)
    if template >= 0:
        return TEMPLATES[template].fits(g, Clauses(), author, purpose, value)
    return BLANKS[next_blank(g, author)].fits(g, author, purpose, value)


def template_of(g: MetalAdventures) -> i64:
    """Return the template at hand; negative where there is none."""
    return half(g, 0) - FIRST_TEMPLATE if t.HALF.size(g, 0) else -1
