"""What several questions have in common: cards, owners and what is for sale, as people read them; amounts; piles."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.board import PLACES
from cosmodrome.games.star_realms.cards import CARD_ROOM, KINDS, MORE_KINDS, Cards
from cosmodrome.games.star_realms.table import NO_CARD, ROW_SIZE, StarRealms
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.memory.piles import Piles
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Arg, Message, Option, Ref, Refusal, Seat
from cosmodrome.kernel.question import Answers, Part, Question, Widened

MOST_AMOUNT: Final = 30_000  # of combat or trade that can be named


# -- words -------------------------------------------------------------------------------------------------------------
def ref(g: StarRealms, kind: int) -> Ref:
    """Return a card as it is mentioned in a message."""
    return Ref(g.cards.id(kind))


def who(g: StarRealms, owner: int) -> Seat | Ref:
    """Name an owner at the beginning of a sentence: whoever sits there, or the Boss."""
    return Ref("the_boss") if owner == t.BOSS.get(g) else Seat(owner)


def whose(g: StarRealms, owner: int) -> Message:
    """Name an owner in the genitive, for what is done to somebody or to what is theirs."""
    return Message("whose-boss") if owner == t.BOSS.get(g) else Message("whose-player", {"player": Seat(owner)})


def base_figure(cards: Cards, kind: int) -> Message:
    """Say what kind of base a card is, and its defence."""
    return Message("figure-outpost" if cards.outpost[kind] else "figure-base", {"n": int(cards.defense[kind])})


def card_option(
    g: StarRealms, answer: int, label: str, kind: int, rule: str, place: str, more: dict[str, Arg] | None = None
) -> Option:
    """Return an option about one card."""
    args: dict[str, Arg] = {"card": ref(g, kind)}
    return Option(answer, Message(label, args | (more or {})), (g.cards.id(kind),), rule, (place,))


def base_option(g: StarRealms, answer: int, label: str, rule: str, target: int, place: int) -> Option:
    """Return an option about an opposing base."""
    where = f"{place_of(g, target)}.fleet.{place}"
    return card_option(g, answer, label, int(t.FLEETS.get(g, target, place)), rule, where, {"target": whose(g, target)})


def place_of(g: StarRealms, owner: int) -> str:
    """Return where an owner is in the view."""
    return "boss" if owner == t.BOSS.get(g) else f"players.{owner}"


def for_sale(g: StarRealms, slot: int) -> tuple[int, str]:
    """Return what is for sale in a slot of the trade row, or after the last slot, and where it is in the view."""
    return (int(g.cards.explorer), "explorers") if slot == ROW_SIZE else (int(t.ROW.get(g, slot)), f"row.{slot}")


def owner_name(g: StarRealms, owner: int) -> str:
    """Return the short text of an owner."""
    return "boss" if owner == t.BOSS.get(g) else f"p{owner}"


def base_name(g: StarRealms, owner: int, place: int) -> str:
    """Return the short text of somebody's card in play."""
    return f"{owner_name(g, owner)} {numbered(g, t.FLEETS.items(g, owner) if owner < g.owners() else [], place)}"


def sale_name(g: StarRealms, slot: int) -> str:
    """Return the short text of what is for sale in a slot."""
    return "explorer" if slot == ROW_SIZE else numbered(g, [int(t.ROW.get(g, i)) for i in range(ROW_SIZE)], slot)


def numbered(g: StarRealms, kinds: list[int], place: int) -> str:
    """Return a card's id, with a number where the same card lies before it; a bare number where none lies."""
    if place >= len(kinds) or kinds[place] == NO_CARD:
        return f"#{place}"
    before = kinds[:place].count(kinds[place])
    return g.cards.id(kinds[place]) + (f"#{before + 1}" if before else "")


# -- legal and not -----------------------------------------------------------------------------------------------------
def list_kinds(g: StarRealms, pile: Piles, owner: i64, part: Part, answers: Answers) -> None:
    """List an answer for each kind in a pile, ascending, the same card only once."""
    kind = pile.next_above(g, owner, NO_CARD)
    while kind >= 0:
        answers.add(part.of(kind))
        kind = pile.next_above(g, owner, kind)


def refuse_hand_card(g: StarRealms, seat: i64, kind: i64) -> Refusal | None:
    """Refuse a card that is not in the hand."""
    if t.HANDS.has(g, seat, kind):
        return None
    return Refusal("SR-4.1", Message("refused-not-in-hand", {"card": ref(g, kind)}))


def refuse_elsewhere(g: StarRealms, rule: str, kind: i64) -> Refusal:
    """Refuse a card that is not where it should be."""
    return Refusal(rule, Message("refused-not-there", {"card": ref(g, kind)}))


def refuse_base(g: StarRealms, seat: i64, target: i64, place: i64) -> Refusal | None:
    """Refuse as a target what is no opposing base, or a plain base behind an outpost."""
    if not t.BASE_FOES.has(g, seat, target):
        return Refusal("SR-8.2", Message("refused-no-opponent"))
    if place >= t.FLEETS.size(g, target) or not g.cards.base[t.FLEETS.get(g, target, place)]:
        return Refusal("SR-8.1", Message("refused-no-base"))
    if not g.cards.outpost[t.FLEETS.get(g, target, place)] and g.is_shielded(target):
        return Refusal("SR-4.8", Message("refused-outpost"))
    return None


# -- kinds of questions ------------------------------------------------------------------------------------------------
class HowMuch(Question[StarRealms]):
    """An amount of at least one."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.amount: Final = self.part("amount", MOST_AMOUNT)

    def most(self, g: StarRealms, seat: i64) -> i64:
        """Return the highest amount that is allowed."""
        raise NotImplementedError

    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        for amount in range(1, self.most(g, seat) + 1):
            answers.add(self.amount.of(amount))

    def domain(self, g: StarRealms, seat: int) -> Domain:
        return Domain(int(self.most(g, seat)) + 1)

    def refusal(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        return self.refuse(g, seat, answer) if 0 <= answer <= self.most(g, seat) else OUT_OF_DOMAIN

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        return None if self.amount.value(answer) > 0 else Refusal(self.rule, Message("refused-nothing"))

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        return str(answer)


class CardOfPile(Question[StarRealms]):
    """A card of the own hand or discard pile."""

    def __init__(self, name: str, rule: str, pile: Piles, verb: str) -> None:
        super().__init__(name, rule)
        self.card: Final = self.part("card", CARD_ROOM)
        self.pile: Final = pile
        self.verb: Final = verb  # in the notation
        self.label: str = f"option-{name}"

    def allows(self, g: StarRealms, seat: i64, kind: i64) -> bool:
        """Tell whether a card can be chosen."""
        return self.pile.has(g, seat, kind)

    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        for kind in range(g.cards.count):
            if self.allows(g, seat, kind):
                answers.add(self.card.of(kind))

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        kind = self.card.value(answer)
        return None if self.allows(g, seat, kind) else refuse_elsewhere(g, self.rule, kind)

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        zone = "hand" if self.pile is t.HANDS else "discard"
        kind = int(self.card.value(answer))
        return card_option(g, answer, self.label, kind, self.rule, f"players.{seat}.{zone}")

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        return f"{self.verb} {g.cards.id(self.card.value(answer))}"


class CardOfTwoPiles(Question[StarRealms]):
    """A card of the own hand or discard pile, wherever it lies, or none."""

    def __init__(self, name: str, rule: str, verb: str) -> None:
        super().__init__(name, rule)
        self.nothing: Final = self.part("nothing")
        in_hand = self.part("in-hand", KINDS)
        self.in_discard: Final = self.part("in-discard", CARD_ROOM)
        self.in_hand: Final = Widened(in_hand, self.part("in-hand more", MORE_KINDS))
        self.verb: Final = verb  # in the notation and in labels

    def kind_of(self, answer: i64) -> i64:
        """Return the card that an answer names."""
        return self.in_hand.value(answer) if self.in_hand.has(answer) else self.in_discard.value(answer)

    def is_there(self, g: StarRealms, seat: i64, answer: i64) -> bool:
        """Tell whether the card that an answer names lies where the answer says."""
        if self.in_hand.has(answer):
            return t.HANDS.has(g, seat, self.in_hand.value(answer))
        return t.DISCARDS.has(g, seat, self.in_discard.value(answer))

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message(f"option-no-{self.name}"), (), self.rule)
        zone = "hand" if self.in_hand.has(answer) else "discard"
        label = f"option-{self.verb}-{zone}"
        return card_option(g, answer, label, int(self.kind_of(answer)), self.rule, f"players.{seat}.{zone}")

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        if self.nothing.has(answer):
            return "none"
        zone = "hand" if self.in_hand.has(answer) else "discard"
        return f"{self.verb} {g.cards.id(self.kind_of(answer))} from {zone}"


class BaseQuestion(Question[StarRealms]):
    """A question with answers that name a card in play by its owner and place."""

    def owner(self, number: i64) -> i64:
        """Return the owner that a number names."""
        return number // PLACES

    def place(self, number: i64) -> i64:
        """Return the place in the fleet that a number names."""
        return number % PLACES
