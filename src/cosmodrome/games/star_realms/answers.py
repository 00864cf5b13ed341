"""Questions and answers: the kinds of questions, what each int means, which are legal, and why others are refused."""

from typing import Final

from cosmodrome.games.star_realms.data import COST, DEFENSE, IDS, IS_BASE, IS_OUTPOST, KINDS, SCOUT, VIPER
from cosmodrome.games.star_realms.formats import RAID
from cosmodrome.games.star_realms.table import DAMAGE, NO_CARD, ROW, Table
from cosmodrome.games.star_realms.verbs import FROM_DISCARD, FROM_HAND
from cosmodrome.kernel.domain import Domain, Pick
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Message, Ref, Refusal

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
GIVE: Final = 11  # trade or combat to move to a teammate
DAMAGE_BASE: Final = 12  # combat to spend on a base that keeps damage
GIFT: Final = 13  # a card of the discard pile for a teammate
LEGACY: Final = 14  # a card that a player who is out leaves to a teammate, or none
MAY_DRAW: Final = 15  # draw a card, and then discard one
TOP_STARTER: Final = 16  # a Scout or Viper to put on the deck
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
    "give",
    "damage-base",
    "gift",
    "legacy",
    "may-draw",
    "top-starter",
)

OWNERS: Final = 7  # six seats and a Boss
PLACES: Final = 256  # more than any fleet has cards

# Answers of the Main phase
END_TURN: Final = 0
PLAY: Final = 1  # plus the kind
BUY: Final[int] = PLAY + KINDS  # plus the slot
BUY_EXPLORER: Final[int] = BUY + ROW
ATTACK: Final[int] = BUY_EXPLORER + 1  # plus the target
SCRAP_WHOLE_ROW: Final[int] = ATTACK + OWNERS
GIVE_TRADE: Final[int] = SCRAP_WHOLE_ROW + 1  # plus the teammate
GIVE_COMBAT: Final[int] = GIVE_TRADE + OWNERS  # plus the teammate
GIFT_CARD: Final[int] = GIVE_COMBAT + OWNERS  # plus the teammate
CUT_TENTACLE: Final[int] = GIFT_CARD + OWNERS  # plus the kind
USE: Final[int] = CUT_TENTACLE + KINDS  # plus 4 * place + ability
ATTACK_BASE: Final[int] = USE + 4 * PLACES  # plus PLACES * target + place
MAIN_SIZE: Final[int] = ATTACK_BASE + OWNERS * PLACES

# Answers of the other questions
NONE: Final = 0  # decline, or no more
CARD: Final = 1  # DISCARD_ANY: plus the kind; SCRAP: plus the kind, in the hand; SCRAP_ROW: plus the slot
DISCARDED_CARD: Final[int] = CARD + KINDS  # SCRAP, TOP_STARTER: plus the kind, in the discard pile
TAKE_EXPLORER: Final = ROW  # ACQUIRE: after the slots
AMOUNT_RULES: Final = {AMOUNT: "SR-8.3", GIVE: "SR-17.6", DAMAGE_BASE: "SR-19.6"}
LEGACY_SIZE: Final[int] = CARD + 4 * KINDS  # LEGACY: CARD plus KINDS * zone + kind


def domain_of(t: Table, kind: int, seat: int) -> Domain:
    """Return the domain of a question."""
    if kind == MAIN:
        return Pick(MAIN_SIZE)
    if kind == AMOUNT or kind == GIVE or kind == DAMAGE_BASE:
        return Pick(most(t, kind, seat) + 1)
    if kind == DISCARD or kind == TOP_BASE or kind == GIFT:
        return Pick(KINDS)
    if kind == DISCARD_ANY:
        return Pick(CARD + KINDS)
    if kind == SCRAP or kind == TOP_STARTER:
        return Pick(DISCARDED_CARD + KINDS)
    if kind == SCRAP_ROW:
        return Pick(CARD + ROW)
    if kind == DESTROY:
        return Pick(OWNERS * PLACES)
    if kind == ACQUIRE:
        return Pick(ROW + 1)
    if kind == TARGET:
        return Pick(OWNERS)
    if kind == LEGACY:
        return Pick(LEGACY_SIZE)
    return Pick(2)


def most(t: Table, kind: int, seat: int) -> int:
    """Return the highest amount that the open question allows."""
    args = t.question().args
    if kind == GIVE:
        return t.trade[seat] if args[2] == 0 else t.combat[seat]
    if kind == DAMAGE_BASE:
        return min(t.combat[seat], missing(t, args[1], args[2]))
    return t.combat[seat]


def missing(t: Table, owner: int, place: int) -> int:
    """Return the combat that a base still withstands."""
    return DEFENSE[t.fleets[owner][place]] - t.marks[owner][place] // DAMAGE


def add_open_bases(t: Table, target: int, combat: int, first: int, legal: list[int]) -> None:
    """Add the bases of an owner that this much combat destroys, outposts before all others (SR-4.8, SR-8.1)."""
    fleet = t.fleets[target]
    shielded = t.is_shielded(target)
    for place in range(len(fleet)):
        kind = fleet[place]
        if IS_BASE[kind] and DEFENSE[kind] <= combat and (IS_OUTPOST[kind] or not shielded):
            legal.append(first + place)


def refuse_base(t: Table, seat: int, target: int, place: int) -> Refusal | None:
    """Refuse as a target what is no opposing base, or a plain base behind an outpost."""
    if target not in t.base_foes[seat]:
        return Refusal("SR-8.2", Message("refused-no-opponent"))
    if place >= len(t.fleets[target]) or not IS_BASE[t.fleets[target][place]]:
        return Refusal("SR-8.1", Message("refused-no-base"))
    if not IS_OUTPOST[t.fleets[target][place]] and t.is_shielded(target):
        return Refusal("SR-4.8", Message("refused-outpost"))
    return None


def refuse_hand_card(t: Table, seat: int, kind: int) -> Refusal | None:
    """Refuse a card that is not in the hand."""
    if kind in t.hands[seat]:
        return None
    return Refusal("SR-4.1", Message("refused-not-in-hand", {"card": Ref(IDS[kind])}))


def refuse_elsewhere(rule: str, kind: int) -> Refusal:
    """Refuse a card that is not where it should be."""
    return Refusal(rule, Message("refused-not-there", {"card": Ref(IDS[kind])}))


# -- the other questions -----------------------------------------------------------------------------------------------
def legal_other(t: Table, kind: int, seat: int) -> list[int]:
    """List the legal answers of a question that is not the Main phase."""
    if kind == AMOUNT or kind == GIVE or kind == DAMAGE_BASE:
        return list(range(1, most(t, kind, seat) + 1))
    if kind == DISCARD:
        return distinct(t.hands[seat], 0)
    if kind == DISCARD_ANY:
        return [NONE, *distinct(t.hands[seat], CARD)]
    if kind == SCRAP:
        return legal_scrap(t, seat)
    if kind == DESTROY:
        return legal_destroy(t, seat)
    if kind == TARGET:
        return legal_targets(t, seat)
    if kind == CHOOSE or kind == MAY_DRAW:
        return [0, 1]
    if kind == GIFT:
        return distinct(sorted(t.discards[seat]), 0)
    bound = domain_of(t, kind, seat).bound
    return [answer for answer in range(bound) if refuse_other(t, kind, seat, answer) is None]


def legal_targets(t: Table, seat: int) -> list[int]:
    """List the players whom an effect may hit: opponents, or anybody where it says "target player" (SR-11.15)."""
    if t.question().args[2] == 0:
        return t.targets[seat].copy()
    return sorted(t.targets[seat] + t.mates[seat])


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
    for target in t.base_foes[seat]:
        add_open_bases(t, target, 1000, PLACES * target, legal)
    return legal


def refuse_other(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why this is no answer to a question that is not the Main phase."""
    if not domain_of(t, kind, seat).contains(answer):
        return OUT_OF_DOMAIN
    if kind == AMOUNT or kind == GIVE or kind == DAMAGE_BASE:
        return None if answer > 0 else Refusal(AMOUNT_RULES[kind], Message("refused-nothing"))
    if kind == DISCARD:
        return refuse_hand_card(t, seat, answer)
    if kind == DISCARD_ANY:
        return None if answer == NONE else refuse_hand_card(t, seat, answer - CARD)
    if kind == SCRAP:
        return refuse_scrap(t, seat, answer)
    if kind == SCRAP_ROW:
        return refuse_scrap_row(t, answer)
    if kind == DESTROY:
        return refuse_base(t, seat, answer // PLACES, answer % PLACES)
    if kind == ACQUIRE:
        return refuse_acquire(t, answer)
    if kind == TOP_BASE:
        there = IS_BASE[answer] and answer in t.discards[seat]
        return None if there else refuse_elsewhere("SR-11.9", answer)
    if kind == TARGET:
        allowed = answer in legal_targets(t, seat)
        return None if allowed else Refusal("SR-5.15", Message("refused-no-opponent"))
    if kind == GIFT:
        return None if answer in t.discards[seat] else refuse_elsewhere("SR-18.8", answer)
    if kind == LEGACY:
        return refuse_legacy(t, seat, answer)
    if kind == TOP_STARTER:
        return refuse_top_starter(t, seat, answer)
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


def refuse_legacy(t: Table, seat: int, answer: int) -> Refusal | None:
    """Refuse to leave a card that the player does not have (SR-18.9, SR-19.9)."""
    if answer == NONE:
        return None
    zone, card = divmod(answer - CARD, KINDS)
    piles = (t.hands[seat], t.discards[seat], t.fleets[seat], t.decks[seat] + t.tops[seat])
    return None if card in piles[zone] else refuse_elsewhere("SR-19.9" if t.mode == RAID else "SR-18.9", card)


def refuse_top_starter(t: Table, seat: int, answer: int) -> Refusal | None:
    """Refuse to put on the deck what is no Scout or Viper of hand or discard pile (SR-25.6)."""
    from_hand = answer < DISCARDED_CARD
    card = answer - CARD if from_hand else answer - DISCARDED_CARD
    pile = t.hands[seat] if from_hand else t.discards[seat]
    there = (card == SCOUT or card == VIPER) and card in pile
    return None if there else refuse_elsewhere("SR-25.6", max(card, 0))
