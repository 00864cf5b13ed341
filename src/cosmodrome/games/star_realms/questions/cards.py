"""What effects of cards ask (SR-5, SR-6, SR-7, SR-11), and what a Boss makes players choose (SR-20.18, SR-25.6)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.cards import CARD_ROOM, FROM_DISCARD, FROM_HAND, MUST
from cosmodrome.games.star_realms.face import warnings
from cosmodrome.games.star_realms.questions import base as b
from cosmodrome.games.star_realms.table import NO_CARD, OWNERS, ROW_SIZE, StarRealms
from cosmodrome.kernel.memory.piles import Piles
from cosmodrome.kernel.message import Arg, Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Part, Question


# -- targets and choices (SR-5) ----------------------------------------------------------------------------------------
@final
class Target(Question[StarRealms]):
    """Whom an effect hits: opponents, or anybody where it says "target player" (SR-11.15)."""

    def __init__(self) -> None:
        super().__init__("target", "SR-5.15")
        self.owner: Final = self.part("owner", OWNERS)
        self.count: Final = self.argument("count")
        self.anybody: Final = self.argument("anybody")

    def allows(self, g: StarRealms, seat: i64, owner: i64) -> bool:
        """Tell whether an owner can be hit."""
        return t.TARGETS.has(g, seat, owner) or (self.anybody.of(g) != 0 and t.MATES.has(g, seat, owner))

    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        for owner in range(g.owners()):
            if self.allows(g, seat, owner):
                answers.add(self.owner.of(owner))

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        allowed = self.allows(g, seat, self.owner.value(answer))
        return None if allowed else Refusal("SR-5.15", Message("refused-no-opponent"))

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        label = Message("option-target", {"target": b.who(g, answer)})
        return Option(answer, label, (), "SR-5.15", (b.place_of(g, answer),))

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        return f"target {b.owner_name(g, answer)}"


@final
class Choose(Question[StarRealms]):
    """One of two effects."""

    def __init__(self) -> None:
        super().__init__("choose", "SR-5.5")
        self.first: Final = self.part("first")
        self.second: Final = self.part("second")
        self.script: Final = self.argument("script")
        self.other: Final = self.argument("other")

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        return None

    def chosen(self, g: StarRealms, answer: i64) -> i64:
        """Return the script that an answer to the open question chooses."""
        return self.script.of(g) if self.first.has(answer) else self.other.of(g)

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        chosen, other = g.cards.scripts[self.chosen(g, answer)], g.cards.scripts[self.chosen(g, 1 - answer)]
        label = Message("option-choose", {"effects": chosen.words_now(g, seat)})
        return Option(answer, label, (), "SR-5.5", warning=warnings.by_outposts(g, seat, chosen, other))

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        return "first" if self.first.has(answer) else "second"


@final
class MayDraw(Question[StarRealms]):
    """Whether to draw a card, and then to discard one."""

    def __init__(self) -> None:
        super().__init__("may-draw", "SR-20.18")
        self.no: Final = self.part("no")
        self.draw: Final = self.part("draw")

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        return None

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        return Option(answer, Message("option-draw" if self.draw.has(answer) else "option-no-draw"), (), "SR-20.18")

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        return "draw" if self.draw.has(answer) else "no"


# -- cards of the own hand and discard pile ----------------------------------------------------------------------------
@final
class Discard(b.CardOfPile):
    """A hand card to discard."""

    def __init__(self) -> None:
        super().__init__("discard", "SR-5.15", t.HANDS, "discard")
        self.count: Final = self.argument("count")

    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        answers.add_each(g, t.HANDS, seat, self.card)

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        return b.refuse_hand_card(g, seat, self.card.value(answer))

    def prompt(self, g: StarRealms, seat: int) -> Message:
        return Message("ask-discard", {"n": int(self.count.of(g))})


@final
class DiscardAny(Question[StarRealms]):
    """A hand card to discard, or no more."""

    def __init__(self) -> None:
        super().__init__("discard-any", "SR-11.11")
        self.nothing: Final = self.part("nothing")
        self.card: Final = self.part("card", CARD_ROOM)

    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        answers.add(self.nothing.first)
        answers.add_each(g, t.HANDS, seat, self.card)

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        return None if self.nothing.has(answer) else b.refuse_hand_card(g, seat, self.card.value(answer))

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-no-discard-any"), (), "SR-11.11")
        kind = int(self.card.value(answer))
        return b.card_option(g, answer, "option-discard", kind, "SR-11.11", f"players.{seat}.hand")

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        return "none" if self.nothing.has(answer) else f"discard {g.cards.id(self.card.value(answer))}"


@final
class TopBase(b.CardOfPile):
    """A base of the discard pile to put on the deck."""

    def __init__(self) -> None:
        super().__init__("top-base", "SR-11.9", t.DISCARDS, "top")

    def allows(self, g: StarRealms, seat: i64, kind: i64) -> bool:
        return g.cards.base[kind] != 0 and t.DISCARDS.has(g, seat, kind)


@final
class Scrap(b.CardOfTwoPiles):
    """A card of hand or discard pile to scrap, or none."""

    def __init__(self) -> None:
        super().__init__("scrap", "SR-6.4", "scrap")
        self.zones: Final = self.argument("zones")
        self.most: Final = self.argument("most")

    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        zones = self.zones.of(g)
        if not zones & MUST:
            answers.add(self.nothing.first)
        if zones & FROM_HAND:
            answers.add_each(g, t.HANDS, seat, self.in_hand.base)
        if zones & FROM_DISCARD:
            b.list_kinds(g, t.DISCARDS, seat, self.in_discard, answers)
        if zones & FROM_HAND:
            answers.add_rest(g, t.HANDS, seat, self.in_hand)

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return Refusal("SR-11.4", Message("refused-must-scrap")) if self.zones.of(g) & MUST else None
        zone: i64 = FROM_HAND if self.in_hand.has(answer) else FROM_DISCARD
        there = self.zones.of(g) & zone and self.is_there(g, seat, answer)
        return None if there else b.refuse_elsewhere(g, "SR-6.4", self.kind_of(answer))

    def prompt(self, g: StarRealms, seat: int) -> Message:
        return Message("ask-scrap", {"n": int(self.most.of(g))})


@final
class TopStarter(b.CardOfTwoPiles):
    """A Scout or Viper to put on the deck; there is no way to put none."""

    def __init__(self) -> None:
        super().__init__("top-starter", "SR-25.6", "top")

    def legal(self, g: StarRealms, seat: i64, answers: Answers) -> None:
        self.list_starters(g, seat, t.HANDS, self.in_hand.base, answers)
        self.list_starters(g, seat, t.DISCARDS, self.in_discard, answers)

    def list_starters(self, g: StarRealms, seat: i64, pile: Piles, part: Part, answers: Answers) -> None:
        """List Scout and Viper where they lie in a pile."""
        if pile.has(g, seat, g.cards.scout):
            answers.add(part.of(g.cards.scout))
        if pile.has(g, seat, g.cards.viper):
            answers.add(part.of(g.cards.viper))

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        kind: i64 = 0 if self.nothing.has(answer) else self.kind_of(answer)
        there = g.cards.is_starter(kind) and self.is_there(g, seat, answer)
        return None if there else b.refuse_elsewhere(g, "SR-25.6", kind)


# -- cards of the trade row (SR-6.4, SR-7.3) ---------------------------------------------------------------------------
@final
class ScrapRow(Question[StarRealms]):
    """A card of the trade row to scrap, or none."""

    def __init__(self) -> None:
        super().__init__("scrap-row", "SR-6.4")
        self.nothing: Final = self.part("nothing")
        self.slot: Final = self.part("slot", ROW_SIZE)
        self.least: Final = self.argument("least")

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None if self.least.of(g) == 0 else Refusal("SR-11.4", Message("refused-must-scrap"))
        there = t.ROW.get(g, self.slot.value(answer)) != NO_CARD
        return None if there else Refusal("SR-6.4", Message("refused-empty-slot"))

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-no-scrap-row"), (), "SR-6.4")
        kind, place = b.for_sale(g, int(self.slot.value(answer)))
        return b.card_option(g, answer, "option-scrap-row", kind, "SR-6.4", place)

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        return "none" if self.nothing.has(answer) else f"scrap {b.sale_name(g, int(self.slot.value(answer)))}"


@final
class Acquire(Question[StarRealms]):
    """A card to take for nothing."""

    def __init__(self) -> None:
        super().__init__("acquire", "SR-7.3")
        self.slot: Final = self.part("slot", ROW_SIZE + 1)  # after the row an Explorer
        self.most: Final = self.argument("most")

    def refuse(self, g: StarRealms, seat: i64, answer: i64) -> Refusal | None:
        slot, most = self.slot.value(answer), self.most.of(g)
        if slot == ROW_SIZE:
            return None if t.EXPLORERS.get(g) > 0 else Refusal("SR-7.6", Message("refused-no-explorers"))
        kind = t.ROW.get(g, slot)
        if kind == NO_CARD:
            return Refusal("SR-7.5", Message("refused-empty-slot"))
        cost = g.cards.cost[kind]
        if cost <= most:
            return None
        args: dict[str, Arg] = {"card": b.ref(g, kind), "cost": int(cost), "limit": int(most)}
        return Refusal("SR-7.3", Message("refused-cost-limit", args))

    def prompt(self, g: StarRealms, seat: int) -> Message:
        return Message("ask-acquire", {"cost": int(self.most.of(g))})

    def option(self, g: StarRealms, seat: int, answer: int) -> Option:
        kind, place = b.for_sale(g, int(self.slot.value(answer)))
        return b.card_option(g, answer, "option-acquire", kind, "SR-7.3", place)

    def notation(self, g: StarRealms, seat: int, answer: int) -> str:
        return f"take {b.sale_name(g, int(self.slot.value(answer)))}"


TARGET: Final[Target] = Target()
CHOOSE: Final[Choose] = Choose()
MAY_DRAW: Final[MayDraw] = MayDraw()
DISCARD: Final[Discard] = Discard()
DISCARD_ANY: Final[DiscardAny] = DiscardAny()
TOP_BASE: Final[TopBase] = TopBase()
SCRAP: Final[Scrap] = Scrap()
TOP_STARTER: Final[TopStarter] = TopStarter()
SCRAP_ROW: Final[ScrapRow] = ScrapRow()
ACQUIRE: Final[Acquire] = Acquire()
