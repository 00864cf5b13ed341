"""Questions and answers: the kinds of questions, what each int means, which are legal, and why others are refused."""

from typing import Final

from cosmodrome.games.space_base.abilities import is_usable, reason_against
from cosmodrome.games.space_base.board import can_exchange, can_get_cube, can_move, can_place, is_open
from cosmodrome.games.space_base.data import CARDS, COST, IDS, LEVEL, PER_LEVEL, SECTOR
from cosmodrome.games.space_base.table import MARKET, NO_CARD, SHIPS_FOR_SALE, Table
from cosmodrome.games.space_base.verbs import CREDITS, SECTORS
from cosmodrome.kernel.domain import Domain, Pick
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Arg, Message, Ref, Refusal

# Kinds of questions
USE: Final = 0  # an ability to use, or none
DICE: Final = 1  # the dice separately or as a sum
BUY: Final = 2  # a card to buy in phase 6, or none
EXTRA_BUY: Final = 3  # a card to buy by an ability, or none
SECTOR_FOR: Final = 4  # where a bought ship goes
CLAIM: Final = 5  # a ship to take free, or none
FACE: Final = 6  # the face of a die
REROLL: Final = 7  # dice to roll again
SHIFT: Final = 8  # by how many sectors
DOUBLE: Final = 9  # which sector pays twice
ARROW: Final = 10  # left or right
CHARGE: Final = 11  # a card that gets a cube
MOVE_FROM: Final = 12  # a card that gives a cube away, or none
MOVE_TO: Final = 13  # a card that gets it
EXCHANGE: Final = 14  # a sector with whose station card a card changes places
DRAFT: Final = 15  # a card to buy in Light speed, or no more
QUESTIONS: Final = (
    "use",
    "dice",
    "buy",
    "extra-buy",
    "sector-for",
    "claim",
    "face",
    "reroll",
    "shift",
    "double",
    "arrow",
    "charge",
    "move-from",
    "move-to",
    "exchange",
    "draft",
)

NONE: Final = 0  # USE, BUY, EXTRA_BUY, CLAIM, MOVE_FROM, DRAFT: decline, or no more
CARD: Final = 1  # USE, MOVE_FROM: plus the card; BUY, EXTRA_BUY, CLAIM: plus the slot; DRAFT: plus the place
SEPARATE: Final = 0
SUM: Final = 1
BOTH_DICE: Final = 2  # REROLL: after the first and the second
TO_LEFT: Final = 0
TO_RIGHT: Final = 1
MOST_DRAWN: Final = 6

# Domains by kind; FACE counts from the face 1, SHIFT from one step, EXCHANGE and SECTOR_FOR from sector 1
SIZES: Final[tuple[int, ...]] = (
    CARD + CARDS,
    2,
    CARD + MARKET,
    CARD + MARKET,
    SECTORS,
    CARD + SHIPS_FOR_SALE,
    6,
    3,
    2,
    2,
    2,
    CARDS,
    CARD + CARDS,
    CARDS,
    SECTORS,
    CARD + MOST_DRAWN,
)


def domain_of(kind: int) -> Domain:
    """Return the domain of a question."""
    return Pick(SIZES[kind])


# -- legal answers -----------------------------------------------------------------------------------------------------
def legal_use(t: Table, seat: int) -> list[int]:
    """List the abilities that the seat can use now."""
    legal = [NONE]
    for card in t.loaded[seat]:
        if is_usable(t, seat, card):
            legal.append(CARD + card)
    return legal


def legal_purchase(t: Table, seat: int, first: int, last: int) -> list[int]:
    """List what the seat can buy: what it can pay and place (SB-5.6)."""
    legal = [NONE]
    credits = t.resources[3 * seat + CREDITS]
    market = t.market
    for slot in range(MARKET):
        card = market[slot]
        if card != NO_CARD and COST[card] <= credits and can_place(t, seat, card, first, last):
            legal.append(CARD + slot)
    return legal


def legal_other(t: Table, kind: int, seat: int) -> list[int]:
    """List the legal answers of the questions that are not asked every turn."""
    args = t.question().args
    if kind == EXTRA_BUY:
        return legal_purchase(t, seat, args[2], args[3])
    if kind == MOVE_FROM:
        return [NONE] + [CARD + card for card in t.loaded[seat] if can_move(t, seat, card, args[1])]
    legal: list[int] = []
    for answer in range(SIZES[kind]):
        if refuse_other(t, kind, seat, answer) is None:
            legal.append(answer)
    return legal


# -- refusals ----------------------------------------------------------------------------------------------------------
def refuse(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why an answer is not legal."""
    if not 0 <= answer < SIZES[kind]:
        return OUT_OF_DOMAIN
    if kind == DICE or kind == FACE:
        return None
    if kind == USE:
        return None if answer == NONE else refuse_use(t, seat, answer - CARD)
    if kind == BUY:
        return refuse_purchase(t, seat, answer, 0, 0)
    if kind == EXTRA_BUY:
        args = t.question().args
        return refuse_purchase(t, seat, answer, args[2], args[3])
    return refuse_other(t, kind, seat, answer)


def refuse_use(t: Table, seat: int, card: int) -> Refusal | None:
    """Refuse to use an ability that is not ready, or that has no use now."""
    reason = reason_against(t, seat, card)
    if reason is None:
        return None
    rule, message = reason
    return Refusal(rule, Message(message, {"card": Ref(IDS[card])}))


def refuse_purchase(t: Table, seat: int, answer: int, first: int, last: int) -> Refusal | None:
    """Refuse to buy what is not there, costs too much, or has no place to go."""
    if answer == NONE:
        return None
    card = t.market[answer - CARD]
    if card == NO_CARD:
        return Refusal("SB-5.6e", Message("refused-not-for-sale"))
    credits = t.resources[3 * seat + CREDITS]
    if COST[card] > credits:
        args: dict[str, Arg] = {"card": Ref(IDS[card]), "cost": COST[card], "credits": credits}
        return Refusal("SB-5.6a", Message("refused-too-dear", args))
    if not can_place(t, seat, card, first, last):
        return Refusal("SB-5.6f", Message("refused-closed", {"sector": SECTOR[card]}))
    return None


def refuse_other(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Refuse a wrong answer to one of the questions that are not asked every turn."""
    args = t.question().args
    if kind == SECTOR_FOR:
        return refuse_sector(t, seat, answer + 1, args)
    if kind == CLAIM:
        return refuse_claim(t, seat, answer, args)
    if kind == REROLL:
        return None if answer < BOTH_DICE or args[1] == 2 else Refusal("SB-8.5", Message("refused-one-die"))
    if kind == SHIFT:
        return refuse_shift(t, seat, answer + 1, args[1])
    if kind == DOUBLE:
        return refuse_double(t, seat, answer)
    if kind == ARROW:
        edge = 1 if answer == TO_LEFT else SECTORS
        return Refusal("SB-6.11", Message("refused-edge")) if t.sector_of(args[1]) == edge else None
    if kind == CHARGE:
        return None if can_get_cube(t, seat, answer, args[1]) else Refusal("SB-8.7a", no_room(answer))
    if kind == MOVE_FROM:
        moved = answer == NONE or can_move(t, seat, answer - CARD, args[1])
        return None if moved else Refusal("SB-8.7b", Message("refused-no-cube", {"card": Ref(IDS[answer - CARD])}))
    if kind == MOVE_TO:
        allowed = answer != args[2] and can_get_cube(t, seat, answer, args[1])
        return None if allowed else Refusal("SB-8.7b", no_room(answer))
    if kind == EXCHANGE:
        allowed = can_exchange(t, seat, args[1], answer + 1)
        return None if allowed else Refusal("SB-8.10a", Message("refused-exchange", {"sector": answer + 1}))
    if kind == DRAFT:
        return refuse_draft(t, seat, answer)
    return None


def no_room(card: int) -> Message:
    """Say that a card has no cell for a cube from elsewhere."""
    return Message("refused-no-room", {"card": Ref(IDS[card])})


def refuse_sector(t: Table, seat: int, sector: int, args: tuple[int, ...]) -> Refusal | None:
    """Refuse to place a ship where the ability does not allow it, or where an own colony lies."""
    if sector != SECTOR[t.market[args[1]]] and not args[2] <= sector <= args[3]:
        return Refusal("SB-8.8", Message("refused-other-sector", {"first": args[2], "last": args[3]}))
    return None if is_open(t, seat, sector) else Refusal("SB-8.8a", Message("refused-closed", {"sector": sector}))


def refuse_claim(t: Table, seat: int, answer: int, args: tuple[int, ...]) -> Refusal | None:
    """Refuse to take a ship that is not there, is of another level, or has no place to go."""
    if answer == NONE:
        return None
    slot = answer - CARD
    card = t.market[slot]
    if card == NO_CARD:
        return Refusal("SB-8.3c", Message("refused-not-for-sale"))
    if args[1 + slot // PER_LEVEL] == 0:
        return Refusal("SB-8.3", Message("refused-level", {"level": LEVEL[card]}))
    if not is_open(t, seat, SECTOR[card]):
        return Refusal("SB-8.3a", Message("refused-closed", {"sector": SECTOR[card]}))
    return None


def refuse_shift(t: Table, seat: int, steps: int, most: int) -> Refusal | None:
    """Refuse to shift farther than the ability allows, or past the last sector."""
    if steps > most:
        return Refusal("SB-8.1", Message("refused-steps", {"most": most}))
    return None if t.use[2 * seat] + steps <= SECTORS else Refusal("SB-8.1b", Message("refused-past-end"))


def refuse_double(t: Table, seat: int, answer: int) -> Refusal | None:
    """Refuse to double the second sector where there is only one."""
    only_one = t.use[2 * seat + 1] == 0 or t.use[2 * seat + 1] == t.use[2 * seat]
    return Refusal("SB-8.11a", Message("refused-double")) if answer == 1 and only_one else None


def refuse_draft(t: Table, seat: int, answer: int) -> Refusal | None:
    """Refuse to buy a card that is not among the drawn ones or costs too much."""
    if answer == NONE:
        return None
    if answer > len(t.drawn[seat]):
        return Refusal("SB-11.4", Message("refused-not-for-sale"))
    card = t.drawn[seat][answer - CARD]
    credits = t.resources[3 * seat + CREDITS]
    if COST[card] <= credits:
        return None
    return Refusal(
        "SB-11.4", Message("refused-too-dear", {"card": Ref(IDS[card]), "cost": COST[card], "credits": credits})
    )
