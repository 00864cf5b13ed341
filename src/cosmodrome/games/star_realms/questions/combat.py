"""What attacks and teams ask (SR-8, SR-17 to SR-19): how much, which base, and what a player who is out leaves."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.board import PLACES, list_targets, missing
from cosmodrome.games.star_realms.cards import (
    DECK_ZONE,
    DISCARD_ZONE,
    HAND_ZONE,
    KINDS,
    MORE_KINDS,
    PLAY_ZONE,
    TRADE,
    ZONES,
)
from cosmodrome.games.star_realms.formats import RAID
from cosmodrome.games.star_realms.questions import base as b
from cosmodrome.games.star_realms.questions.main import attack_id
from cosmodrome.games.star_realms.table import OWNERS, StarRealms
from cosmodrome.kernel.message import Arg, Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Question

VIEW_ZONES: Final = ("hand", "discard", "fleet", "unseen")  # where a card is in the view, by zone


@final
class Amount(b.HowMuch):
    """Combat to spend on an opponent."""

    def __init__(self) -> None:
        super().__init__("amount", "SR-8.3")
        self.target: Final = self.argument("target")

    def most(self, g: StarRealms, seat: i64) -> i64:
        return t.COMBAT.get(g, seat)

    def prompt(self, g: StarRealms, seat: int) -> Message:
        target = int(self.target.of(g))
        args: dict[str, Arg] = {"combat": int(t.COMBAT.get(g, seat)), "target": b.whose(g, target)}
        return Message(attack_id(g, "ask-amount", target), args)

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        target = int(self.target.of(g))
        args: dict[str, Arg] = {"n": answer, "target": b.whose(g, target)}
        return Option(answer, Message(attack_id(g, "option-amount", target), args), (), "SR-8.3")


@final
class Destroy(b.BaseQuestion):
    """An opposing base to destroy."""

    def __init__(self) -> None:
        super().__init__("destroy", "SR-8.2")
        self.base: Final = self.part("base", OWNERS * PLACES)

    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        list_targets(g, seat, answers)

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        return b.refuse_base(g, seat, self.owner(answer), self.place(answer))

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        return b.base_option(g, answer, "option-destroy", "SR-8.2", int(self.owner(answer)), int(self.place(answer)))

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        return f"destroy {b.base_name(g, int(self.owner(answer)), int(self.place(answer)))}"


@final
class Give(b.HowMuch):
    """Trade or combat to move to a teammate."""

    def __init__(self) -> None:
        super().__init__("give", "SR-17.6")
        self.mate: Final = self.argument("mate")
        self.resource: Final = self.argument("resource")

    def most(self, g: StarRealms, seat: i64) -> i64:
        return t.TRADE.get(g, seat) if self.resource.of(g) == TRADE else t.COMBAT.get(g, seat)

    def prompt(self, g: StarRealms, seat: int) -> Message:
        id = "ask-give-trade" if self.resource.of(g) == TRADE else "ask-give-combat"
        return Message(id, {"target": b.who(g, int(self.mate.of(g)))})

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        label = Message("option-give", {"n": answer, "target": b.who(g, int(self.mate.of(g)))})
        return Option(answer, label, (), "SR-17.6")


@final
class DamageBase(b.HowMuch):
    """Combat to spend on a base that keeps damage."""

    def __init__(self) -> None:
        super().__init__("damage-base", "SR-19.6")
        self.target: Final = self.argument("target")
        self.base: Final = self.argument("place")

    def most(self, g: StarRealms, seat: i64) -> i64:
        return min(t.COMBAT.get(g, seat), missing(g, self.target.of(g), self.base.of(g)))

    def prompt(self, g: StarRealms, seat: int) -> Message:
        kind = t.FLEETS.get(g, self.target.of(g), self.base.of(g))
        return Message("ask-damage-base", {"card": b.ref(g, kind)})

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        return Option(answer, Message("option-damage", {"n": answer}), (), "SR-19.6")


@final
class Gift(b.CardOfPile):
    """A card of the discard pile for a teammate."""

    def __init__(self) -> None:
        super().__init__("gift", "SR-18.8", t.DISCARDS, "gift")
        self.label = "option-gift-card"
        self.mate: Final = self.argument("mate")

    def prompt(self, g: StarRealms, seat: int) -> Message:
        return Message("ask-gift", {"target": b.who(g, int(self.mate.of(g)))})


@final
class Legacy(Question[StarRealms]):
    """A card that a player who is out leaves to a teammate, or none."""

    def __init__(self) -> None:
        super().__init__("legacy", "SR-18.9")
        self.nothing: Final = self.part("nothing")
        self.card: Final = self.part("card", len(ZONES) * KINDS)  # KINDS * zone + kind
        self.more: Final = self.part("card more", len(ZONES) * MORE_KINDS)  # the same for kinds of expansions
        self.heir: Final = self.argument("heir")

    def zone(self, answer: i64) -> i64:
        """Return the zone that a card is left from."""
        return self.card.value(answer) // KINDS if self.card.has(answer) else self.more.value(answer) // MORE_KINDS

    def kind_of(self, answer: i64) -> i64:
        """Return the card that is left."""
        if self.card.has(answer):
            return self.card.value(answer) % KINDS
        return KINDS + self.more.value(answer) % MORE_KINDS

    def rule_of(self, g: StarRealms) -> str:
        """Return the rule of the format."""
        return "SR-19.9" if t.MODE.get(g) == RAID else "SR-18.9"

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None
        zone, kind = self.zone(answer), self.kind_of(answer)
        return None if self.is_there(g, seat, zone, kind) else b.refuse_elsewhere(g, self.rule_of(g), kind)

    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        answers.add(self.nothing.first)
        for answer in range(self.card.first, self.size):
            kind = self.kind_of(answer)
            if kind < g.cards.count and self.is_there(g, seat, self.zone(answer), kind):
                answers.add(answer)

    def is_there(self, g: StarRealms, seat: i64, zone: i64, kind: i64) -> bool:
        """Tell whether a player has a card in a zone."""
        return (
            (zone == HAND_ZONE and t.HANDS.has(g, seat, kind))
            or (zone == DISCARD_ZONE and t.DISCARDS.has(g, seat, kind))
            or (zone == PLAY_ZONE and t.FLEETS.has(g, seat, kind))
            or (zone == DECK_ZONE and (t.DECKS.has(g, seat, kind) or t.TOPS.has(g, seat, kind)))
        )

    def prompt(self, g: StarRealms, seat: int) -> Message:
        return Message("ask-legacy", {"target": b.who(g, int(self.heir.of(g)))})

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-no-legacy"), (), self.rule_of(g))
        zone = int(self.zone(answer))
        label, place = f"option-legacy-{ZONES[zone]}", f"players.{seat}.{VIEW_ZONES[zone]}"
        return b.card_option(g, answer, label, int(self.kind_of(answer)), self.rule_of(g), place)

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        if self.nothing.has(answer):
            return "none"
        return f"leave {g.cards.id(self.kind_of(answer))} from {ZONES[self.zone(answer)]}"


AMOUNT: Final[Amount] = Amount()
DESTROY: Final[Destroy] = Destroy()
GIVE: Final[Give] = Give()
DAMAGE_BASE: Final[DamageBase] = DamageBase()
GIFT: Final[Gift] = Gift()
LEGACY: Final[Legacy] = Legacy()
