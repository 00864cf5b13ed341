"""Questions and answers: the kinds of questions, what each int means, which are legal, and why others are refused."""

from typing import Final

from cosmodrome.games.star_realms.data import (
    ABILITIES,
    ALLY,
    COST,
    DEFENSE,
    DOUBLE_ALLY,
    EXPLORER,
    IDS,
    IS_BASE,
    IS_OUTPOST,
    KINDS,
    PRIMARY,
    USABLE,
)
from cosmodrome.games.star_realms.table import ALLY_ON, DOUBLE_ALLY_ON, NO_CARD, ROW, USED, Table
from cosmodrome.games.star_realms.verbs import FROM_DISCARD, FROM_HAND
from cosmodrome.kernel.domain import Domain, Pick
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Arg, Message, Ref, Refusal

# Kinds of questions
MAIN: Final = 0  # the Main phase
AMOUNT: Final = 1  # combat to spend on an opponent
DISCARD: Final = 2  # a hand card to discard
DISCARD_ANY: Final = 3  # a hand card to discard, or no more
SCRAP: Final = 4  # a card of hand or discard pile to scrap, or none
SCRAP_ROW: Final = 5  # a card of the trade row to scrap, or none
DESTROY: Final = 6  # an opposing base to destroy
CHOOSE: Final = 7  # one of two effects
ACQUIRE: Final = 8  # a card to take for nothing
TOP_BASE: Final = 9  # a base of the discard pile to put on the deck
TARGET: Final = 10  # whom an effect hits
QUESTIONS: Final = (
    "main",
    "amount",
    "discard",
    "discard-any",
    "scrap",
    "scrap-row",
    "destroy",
    "choose",
    "acquire",
    "top-base",
    "target",
)

OWNERS: Final = 7  # six seats and a Boss
PLACES: Final = 256  # more than any fleet has cards

# Answers of the Main phase
END_TURN: Final = 0
PLAY: Final = 1  # plus the kind
BUY: Final[int] = PLAY + KINDS  # plus the slot
BUY_EXPLORER: Final[int] = BUY + ROW
ATTACK: Final[int] = BUY_EXPLORER + 1  # plus the target
USE: Final[int] = ATTACK + OWNERS  # plus 4 * place + ability
ATTACK_BASE: Final[int] = USE + 4 * PLACES  # plus PLACES * target + place
MAIN_SIZE: Final[int] = ATTACK_BASE + OWNERS * PLACES

# Answers of the other questions
NONE: Final = 0  # decline, or no more
CARD: Final = 1  # DISCARD_ANY: plus the kind; SCRAP: plus the kind, in the hand; SCRAP_ROW: plus the slot
DISCARDED_CARD: Final[int] = CARD + KINDS  # SCRAP: plus the kind, in the discard pile
TAKE_EXPLORER: Final = ROW  # ACQUIRE: after the slots


def domain_of(t: Table, kind: int, seat: int) -> Domain:
    """Return the domain of a question."""
    if kind == MAIN:
        return Pick(MAIN_SIZE)
    if kind == AMOUNT:
        return Pick(t.combat[seat] + 1)
    if kind == DISCARD or kind == TOP_BASE:
        return Pick(KINDS)
    if kind == DISCARD_ANY:
        return Pick(CARD + KINDS)
    if kind == SCRAP:
        return Pick(DISCARDED_CARD + KINDS)
    if kind == SCRAP_ROW:
        return Pick(CARD + ROW)
    if kind == DESTROY:
        return Pick(OWNERS * PLACES)
    if kind == ACQUIRE:
        return Pick(ROW + 1)
    if kind == TARGET:
        return Pick(OWNERS)
    return Pick(2)


# -- the Main phase ----------------------------------------------------------------------------------------------------
def legal_main(t: Table, seat: int) -> list[int]:
    """List what the seat may do in its Main phase (SR-3.2)."""
    legal = [END_TURN]
    last = NO_CARD
    for kind in t.hands[seat]:
        if kind != last:
            legal.append(PLAY + kind)
            last = kind
    trade = t.trade[seat]
    if trade > 0:
        row = t.row
        for slot in range(len(row)):
            if row[slot] != NO_CARD and COST[row[slot]] <= trade:
                legal.append(BUY + slot)
        if trade >= COST[EXPLORER] and t.explorers > 0:
            legal.append(BUY_EXPLORER)
    combat = t.combat[seat]
    if combat > 0:
        for target in t.foes[seat]:
            if not t.has_outpost(target):
                legal.append(ATTACK + target)
    add_usable(t, seat, legal)
    if combat > 0:
        for target in t.foes[seat]:
            add_attackable_bases(t, target, combat, ATTACK_BASE + PLACES * target, legal)
    return legal


def add_usable(t: Table, seat: int, legal: list[int]) -> None:
    """Add the abilities of cards in play that can be used now (SR-5.1, SR-5.6, SR-5.12, SR-6.1)."""
    fleet = t.fleets[seat]
    marks = t.marks[seat]
    for place in range(len(fleet)):
        usable = USABLE[fleet[place]]
        if usable == 0:
            continue
        mark = marks[place]
        first = USE + 4 * place
        if usable & 1 and not mark & 1:
            legal.append(first)
        if usable & 2 and mark & ALLY_ON and not mark & 2:
            legal.append(first + 1)
        if usable & 4 and mark & DOUBLE_ALLY_ON and not mark & 4:
            legal.append(first + 2)
        if usable & 8:
            legal.append(first + 3)


def add_attackable_bases(t: Table, target: int, combat: int, first: int, legal: list[int]) -> None:
    """Add the bases of an opponent that this much combat destroys, outposts before all others (SR-4.8, SR-8.1)."""
    fleet = t.fleets[target]
    shielded = t.has_outpost(target)
    for place in range(len(fleet)):
        kind = fleet[place]
        if IS_BASE[kind] and DEFENSE[kind] <= combat and (IS_OUTPOST[kind] or not shielded):
            legal.append(first + place)


def refuse_main(t: Table, seat: int, answer: int) -> Refusal | None:
    """Say why the seat may not do this in its Main phase."""
    if answer < 0 or answer >= MAIN_SIZE:
        return OUT_OF_DOMAIN
    if answer == END_TURN:
        return None
    if answer < BUY:
        return refuse_play(t, seat, answer - PLAY)
    if answer < ATTACK:
        return refuse_buy(t, seat, answer - BUY)
    if answer < USE:
        return refuse_attack(t, seat, answer - ATTACK)
    if answer < ATTACK_BASE:
        return refuse_use(t, seat, (answer - USE) // 4, (answer - USE) % 4)
    return refuse_attack_base(t, seat, (answer - ATTACK_BASE) // PLACES, (answer - ATTACK_BASE) % PLACES)


def refuse_play(t: Table, seat: int, kind: int) -> Refusal | None:
    """Refuse to play a card that is not in the hand."""
    if kind in t.hands[seat]:
        return None
    return Refusal("SR-4.1", Message("refused-not-in-hand", {"card": Ref(IDS[kind])}))


def refuse_buy(t: Table, seat: int, slot: int) -> Refusal | None:
    """Refuse to buy what is not there or costs too much."""
    if slot == ROW:
        if t.explorers == 0:
            return Refusal("SR-7.6", Message("refused-no-explorers"))
        kind = EXPLORER
    else:
        kind = t.row[slot]
        if kind == NO_CARD:
            return Refusal("SR-7.5", Message("refused-empty-slot"))
    if COST[kind] <= t.trade[seat]:
        return None
    args: dict[str, Arg] = {"card": Ref(IDS[kind]), "cost": COST[kind], "trade": t.trade[seat]}
    return Refusal("SR-7.1", Message("refused-too-expensive", args))


def refuse_attack(t: Table, seat: int, target: int) -> Refusal | None:
    """Refuse to attack an owner who is no opponent, or is shielded, or without combat."""
    if target not in t.foes[seat]:
        return Refusal("SR-8.3", Message("refused-no-opponent"))
    if t.has_outpost(target):
        return Refusal("SR-8.4", Message("refused-outpost"))
    return None if t.combat[seat] > 0 else Refusal("SR-8.3", Message("refused-no-combat"))


def refuse_use(t: Table, seat: int, place: int, ability: int) -> Refusal | None:
    """Refuse an ability that the card does not have, or that cannot be used now."""
    if place >= len(t.fleets[seat]):
        return Refusal("SR-5.1", Message("refused-no-card-in-play"))
    kind = t.fleets[seat][place]
    card = {"card": Ref(IDS[kind])}
    if not USABLE[kind] & (1, 2, 4, 8)[ability]:
        rule = "SR-4.2" if ability == PRIMARY else "SR-5.1"
        return Refusal(rule, Message(f"refused-no-{ABILITIES[ability].replace('_', '-')}", card))
    mark = t.marks[seat][place]
    if ability == ALLY and not mark & ALLY_ON:
        return Refusal("SR-5.6", Message("refused-ally-off", card))
    if ability == DOUBLE_ALLY and not mark & DOUBLE_ALLY_ON:
        return Refusal("SR-5.12", Message("refused-double-ally-off", card))
    if ability <= DOUBLE_ALLY and mark & USED[ability]:
        return Refusal("SR-5.1", Message("refused-used", card))
    return None


def refuse_attack_base(t: Table, seat: int, target: int, place: int) -> Refusal | None:
    """Refuse to attack what is no open base, or with too little combat."""
    refusal = refuse_base(t, seat, target, place)
    if refusal is not None:
        return refusal
    kind = t.fleets[target][place]
    if DEFENSE[kind] <= t.combat[seat]:
        return None
    args: dict[str, Arg] = {"card": Ref(IDS[kind]), "defense": DEFENSE[kind], "combat": t.combat[seat]}
    return Refusal("SR-8.1", Message("refused-defense", args))


def refuse_base(t: Table, seat: int, target: int, place: int) -> Refusal | None:
    """Refuse as a target what is no opposing base, or a plain base behind an outpost."""
    if target not in t.foes[seat]:
        return Refusal("SR-8.2", Message("refused-no-opponent"))
    if place >= len(t.fleets[target]) or not IS_BASE[t.fleets[target][place]]:
        return Refusal("SR-8.1", Message("refused-no-base"))
    if not IS_OUTPOST[t.fleets[target][place]] and t.has_outpost(target):
        return Refusal("SR-4.8", Message("refused-outpost"))
    return None


# -- the other questions -----------------------------------------------------------------------------------------------
def legal_other(t: Table, kind: int, seat: int) -> list[int]:
    """List the legal answers of a question that is not the Main phase."""
    if kind == AMOUNT:
        return list(range(1, t.combat[seat] + 1))
    if kind == DISCARD:
        return distinct(t.hands[seat], 0)
    if kind == DISCARD_ANY:
        return [NONE, *distinct(t.hands[seat], CARD)]
    if kind == SCRAP:
        return legal_scrap(t, seat)
    if kind == DESTROY:
        return legal_destroy(t, seat)
    if kind == TARGET:
        return sorted(t.foes[seat] + [seat] * t.question().args[2])
    if kind == CHOOSE:
        return [0, 1]
    bound = KINDS if kind == TOP_BASE else CARD + ROW
    return [answer for answer in range(bound) if refuse_other(t, kind, seat, answer) is None]


def distinct(kinds: list[int], first: int) -> list[int]:
    """Return an answer for each kind in an ascending list, the same card only once."""
    found: list[int] = []
    last = NO_CARD
    for kind in kinds:
        if kind != last:
            found.append(first + kind)
            last = kind
    return found


def legal_scrap(t: Table, seat: int) -> list[int]:
    """List the cards that may be scrapped from the zones of the question, and whether none may be."""
    args = t.question().args
    zones = args[1]
    legal = [NONE] if args[2] == 0 else []
    if zones & FROM_HAND:
        legal += distinct(t.hands[seat], CARD)
    if zones & FROM_DISCARD:
        legal += distinct(sorted(t.discards[seat]), DISCARDED_CARD)
    return legal


def legal_destroy(t: Table, seat: int) -> list[int]:
    """List the opposing bases that an effect may destroy (SR-8.2)."""
    legal: list[int] = []
    for target in t.foes[seat]:
        add_attackable_bases(t, target, 1000, PLACES * target, legal)
    return legal


def refuse_other(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why this is no answer to a question that is not the Main phase."""
    if not domain_of(t, kind, seat).contains(answer):
        return OUT_OF_DOMAIN
    if kind == AMOUNT:
        return None if answer > 0 else Refusal("SR-8.3", Message("refused-no-combat"))
    if kind == DISCARD:
        return refuse_play(t, seat, answer)
    if kind == DISCARD_ANY:
        return None if answer == NONE else refuse_play(t, seat, answer - CARD)
    if kind == SCRAP:
        return refuse_scrap(t, seat, answer)
    if kind == SCRAP_ROW:
        return refuse_scrap_row(t, answer)
    if kind == DESTROY:
        return refuse_base(t, seat, answer // PLACES, answer % PLACES)
    if kind == ACQUIRE:
        return refuse_acquire(t, answer)
    if kind == TOP_BASE:
        return refuse_top_base(t, seat, answer)
    if kind == TARGET:
        allowed = answer in t.foes[seat] or (answer == seat and t.question().args[2] == 1)
        return None if allowed else Refusal("SR-5.15", Message("refused-no-opponent"))
    return None


def refuse_scrap(t: Table, seat: int, answer: int) -> Refusal | None:
    """Refuse to scrap a card that is not in the zones named, or none where one must be scrapped."""
    args = t.question().args
    if answer == NONE:
        return None if args[2] == 0 else Refusal("SR-11.4", Message("refused-must-scrap"))
    if answer < DISCARDED_CARD:
        card, pile, zone = answer - CARD, t.hands[seat], FROM_HAND
    else:
        card, pile, zone = answer - DISCARDED_CARD, t.discards[seat], FROM_DISCARD
    if args[1] & zone and card in pile:
        return None
    return Refusal("SR-6.4", Message("refused-not-there", {"card": Ref(IDS[card])}))


def refuse_scrap_row(t: Table, answer: int) -> Refusal | None:
    """Refuse to scrap an empty slot, or none where a card must be scrapped."""
    if answer == NONE:
        return None if t.question().args[1] == 0 else Refusal("SR-11.4", Message("refused-must-scrap"))
    return None if t.row[answer - CARD] != NO_CARD else Refusal("SR-6.4", Message("refused-empty-slot"))


def refuse_acquire(t: Table, answer: int) -> Refusal | None:
    """Refuse to take a card that is not there or costs more than the effect allows."""
    most = t.question().args[1]
    if answer == TAKE_EXPLORER:
        return None if t.explorers > 0 else Refusal("SR-7.6", Message("refused-no-explorers"))
    kind = t.row[answer]
    if kind == NO_CARD:
        return Refusal("SR-7.5", Message("refused-empty-slot"))
    if COST[kind] <= most:
        return None
    return Refusal("SR-7.3", Message("refused-cost-limit", {"card": Ref(IDS[kind]), "cost": COST[kind], "limit": most}))


def refuse_top_base(t: Table, seat: int, kind: int) -> Refusal | None:
    """Refuse to put on the deck what is no base of the discard pile."""
    if IS_BASE[kind] and kind in t.discards[seat]:
        return None
    return Refusal("SR-11.9", Message("refused-not-there", {"card": Ref(IDS[kind])}))
