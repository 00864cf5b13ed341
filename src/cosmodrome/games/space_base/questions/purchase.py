"""Cards to buy or to take: in phase 6, by abilities, free, in Light speed (SB-5.6, SB-8.2, SB-8.3, SB-8.8, SB-11.4)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.space_base.board import can_place, can_place_elsewhere, is_open
from cosmodrome.games.space_base.cards import CREDITS, DEPLOYED, INCOME, RESOURCES, SECTORS, STATION, VP
from cosmodrome.games.space_base.face.words import amounts_of, claim_words, ref, sector_path, side_words
from cosmodrome.games.space_base.table import (
    DRAWN,
    MARKET,
    MARKET_SIZE,
    MOST_DRAWN,
    NO_CARD,
    PER_LEVEL,
    RESOURCE,
    SHIPS_FOR_SALE,
    STATION_CARD,
    SpaceBase,
)
from cosmodrome.kernel.message import Arg, Message, Option, Refusal, Sign
from cosmodrome.kernel.question import Answers, Question


# -- what is for sale --------------------------------------------------------------------------------------------------
def list_purchases(g: SpaceBase, seat: i64, first: i64, last: i64, slot_0: i64, answers: Answers) -> None:
    """List the slots of what the seat can pay and place (SB-5.6)."""
    cost, sector = g.cards.cost, g.cards.sector
    credits = RESOURCE.get(g, seat, CREDITS)
    slot = MARKET.find_at_most(g, cost, credits, 0, MARKET_SIZE)
    while slot >= 0:
        card = MARKET.get(g, slot)
        if is_open(g, seat, sector[card]) or can_place_elsewhere(g, seat, card, first, last):
            answers.add(slot_0 + slot)
        slot = MARKET.find_at_most(g, cost, credits, slot + 1, MARKET_SIZE)


def refuse_purchase(g: SpaceBase, seat: i64, slot: i64, first: i64, last: i64) -> Refusal | None:
    """Refuse to buy what is not there, costs too much, or has no place to go."""
    card = MARKET.get(g, slot)
    if card == NO_CARD:
        return Refusal("SB-5.6e", Message("refused-not-for-sale"))
    if g.cards.cost[card] > RESOURCE.get(g, seat, CREDITS):
        return Refusal("SB-5.6a", too_dear(g, seat, card))
    if not can_place(g, seat, card, first, last):
        return Refusal("SB-5.6f", Message("refused-closed", {"sector": int(g.cards.sector[card])}))
    return None


def too_dear(g: SpaceBase, seat: int, card: int) -> Message:
    """Say that a card costs too much."""
    args: dict[str, Arg] = {"card": ref(g, card), "cost": int(g.cards.cost[card]), "credits": credits_of(g, seat)}
    return Message("refused-too-dear", args)


def credits_of(g: SpaceBase, seat: int) -> int:
    """Return the credits of a seat for a message."""
    return int(RESOURCE.get(g, seat, CREDITS))


def market_path(slot: int) -> str:
    """Return where a slot of the market is in the view."""
    if slot >= SHIPS_FOR_SALE:
        return f"colonies.{slot - SHIPS_FOR_SALE}"
    return f"shipyard.{slot // PER_LEVEL}.{slot % PER_LEVEL}"


def card_words(g: SpaceBase, card: int) -> dict[str, Arg]:
    """Tell where a ship goes and what both its sides do."""
    return {
        "card": ref(g, card),
        "sector": int(g.cards.sector[card]),
        "station": side_words(g.cards, 2 * card + STATION, int(g.seats)),
        "deployed": side_words(g.cards, 2 * card + DEPLOYED, int(g.seats)),
    }


def price_words(g: SpaceBase, card: int) -> dict[str, Arg]:
    """Tell what a card costs and brings: a ship what it does, a colony its points."""
    args, cost = card_words(g, card), int(g.cards.cost[card])
    if g.cards.colony_vp[card] == 0:
        return {**args, "cost": cost}
    return {"card": args["card"], "sector": args["sector"], "cost": cost, "n": int(g.cards.colony_vp[card])}


def card_signs(g: SpaceBase, card: int) -> tuple[Sign, ...]:
    """Draw what a card brings in station: a colony its points once, a ship what it gains."""
    points = int(g.cards.colony_vp[card])
    if points:
        return (Sign("vp", f"+{points}"),)
    amounts = amounts_of(g.cards, 2 * card + STATION)
    return tuple([Sign(RESOURCES[resource], f"+{n}") for resource, n in enumerate(amounts) if n])


def price_signs(g: SpaceBase, card: int) -> tuple[Sign, ...]:
    """Draw what a card costs and brings."""
    return (Sign("credits", str(g.cards.cost[card])), *card_signs(g, card))


def after_paying(g: SpaceBase, seat: int, card: int, credits: int) -> dict[str, int]:
    """Return the resources of a player who has paid so much for a card."""
    points = int(RESOURCE.get(g, seat, VP) + g.cards.colony_vp[card])
    return {"credits": credits_of(g, seat) - credits, "income": int(RESOURCE.get(g, seat, INCOME)), "vp": points}


def paid_option(g: SpaceBase, seat: int, answer: int, card: int, label: Message, rule: str, place: str) -> Option:
    """Tell of a card that can be bought at its cost."""
    after = after_paying(g, seat, card, int(g.cards.cost[card]))
    return Option(answer, label, (g.cards.id(card),), rule, (place,), price_signs(g, card), after)


def waste(g: SpaceBase, seat: int, card: int) -> Message | None:
    """Warn of credits that a purchase spends for nothing (SB-5.6b)."""
    credits, lost = credits_of(g, seat), credits_of(g, seat) - int(g.cards.cost[card])
    if lost <= 0:
        return None
    return Message("warning-waste", {"credits": credits, "n": lost, "income": int(RESOURCE.get(g, seat, INCOME))})


def slot_name(g: SpaceBase, slot: int) -> str:
    """Return the short id of the card in a slot; a bare number where none lies."""
    card = MARKET.get(g, slot)
    return f"#{slot}" if card == NO_CARD else g.cards.short[card]


# -- buying (SB-5.6, SB-8.2) -------------------------------------------------------------------------------------------
@final
class Buy(Question[SpaceBase]):
    """A card to buy in phase 6 for all credits, or none."""

    def __init__(self) -> None:
        super().__init__("buy", "SB-5.6")
        self.nothing: Final = self.part("nothing")
        self.slot: Final = self.part("slot", MARKET_SIZE)

    def legal(self, g: SpaceBase, seat: i64, answers: Answers) -> None:
        answers.add(self.nothing.first)
        list_purchases(g, seat, 0, 0, self.slot.first, answers)

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        return None if self.nothing.has(answer) else refuse_purchase(g, seat, self.slot.value(answer), 0, 0)

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-buy", {"credits": credits_of(g, seat)})

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-no-buy"), (), "SB-5.6d")
        slot = int(self.slot.value(answer))
        card = int(MARKET.get(g, slot))
        id = "option-buy-colony" if slot >= SHIPS_FOR_SALE else "option-buy"
        credits = credits_of(g, seat)
        label = Message(id, {**price_words(g, card), "credits": credits})
        after = after_paying(g, seat, card, credits)
        places = (market_path(slot),)
        warning = waste(g, seat, card)
        return Option(answer, label, (g.cards.id(card),), "SB-5.6b", places, price_signs(g, card), after, warning)

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return "buy nothing" if self.nothing.has(answer) else f"buy {slot_name(g, int(self.slot.value(answer)))}"


@final
class ExtraBuy(Question[SpaceBase]):
    """A card to buy by an ability at its cost, or none."""

    def __init__(self) -> None:
        super().__init__("extra-buy", "SB-8.2")
        self.nothing: Final = self.part("nothing")
        self.slot: Final = self.part("slot", MARKET_SIZE)
        self.count: Final = self.argument("count")
        self.first: Final = self.argument("first")  # a ship may go into one of the sectors from here
        self.last: Final = self.argument("last")  # to here; 0 if only into its own

    def legal(self, g: SpaceBase, seat: i64, answers: Answers) -> None:
        answers.add(self.nothing.first)
        list_purchases(g, seat, self.first.of(g), self.last.of(g), self.slot.first, answers)

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None
        return refuse_purchase(g, seat, self.slot.value(answer), self.first.of(g), self.last.of(g))

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-extra-buy", {"credits": credits_of(g, seat)})

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-no-extra-buy"), (), "SB-8.2")
        slot = int(self.slot.value(answer))
        card = int(MARKET.get(g, slot))
        id = "option-extra-buy-colony" if slot >= SHIPS_FOR_SALE else "option-extra-buy"
        return paid_option(g, seat, answer, card, Message(id, price_words(g, card)), "SB-8.2", market_path(slot))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return "buy nothing" if self.nothing.has(answer) else f"buy {slot_name(g, int(self.slot.value(answer)))}"


@final
class SectorFor(Question[SpaceBase]):
    """Where a ship that an ability buys goes."""

    def __init__(self) -> None:
        super().__init__("sector-for", "SB-8.8")
        self.sector: Final = self.part("sector", SECTORS)  # counted from 0
        self.slot: Final = self.argument("slot")
        self.first: Final = self.argument("first")
        self.last: Final = self.argument("last")

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        sector, first, last = self.sector.value(answer) + 1, self.first.of(g), self.last.of(g)
        if sector != g.cards.sector[MARKET.get(g, self.slot.of(g))] and not first <= sector <= last:
            return Refusal("SB-8.8", Message("refused-other-sector", {"first": int(first), "last": int(last)}))
        if is_open(g, seat, sector):
            return None
        return Refusal("SB-8.8a", Message("refused-closed", {"sector": int(sector)}))

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-sector-for", {"card": ref(g, MARKET.get(g, self.slot.of(g)))})

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        sector = int(self.sector.value(answer)) + 1
        card = STATION_CARD.get(g, seat, sector)
        label = Message("option-sector-for", {"sector": sector, "card": ref(g, card)})
        return Option(answer, label, (g.cards.id(card),), "SB-8.8", (sector_path(seat, sector),))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return f"sector {self.sector.value(answer) + 1}"


# -- taking free (SB-8.3) ----------------------------------------------------------------------------------------------
@final
class Claim(Question[SpaceBase]):
    """A ship to take free, or none."""

    def __init__(self) -> None:
        super().__init__("claim", "SB-8.3")
        self.nothing: Final = self.part("nothing")
        self.slot: Final = self.part("slot", SHIPS_FOR_SALE)
        self.ones: Final = self.argument("ones")  # ships of level 1 that may still be taken
        self.twos: Final = self.argument("twos")
        self.threes: Final = self.argument("threes")

    def count(self, g: SpaceBase, level: i64) -> i64:
        """Return how many ships of a level may still be taken."""
        return self.ones.of(g) if level == 1 else self.twos.of(g) if level == 2 else self.threes.of(g)

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None
        slot = self.slot.value(answer)
        card = MARKET.get(g, slot)
        if card == NO_CARD:
            return Refusal("SB-8.3c", Message("refused-not-for-sale"))
        if self.count(g, slot // PER_LEVEL + 1) == 0:
            return Refusal("SB-8.3", Message("refused-level", {"level": int(g.cards.level[card])}))
        sector = g.cards.sector[card]
        return (
            None if is_open(g, seat, sector) else Refusal("SB-8.3a", Message("refused-closed", {"sector": int(sector)}))
        )

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        counts = [int(self.count(g, level)) for level in (1, 2, 3)]
        return Message("ask-claim", {"claim": claim_words(counts)})

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-no-claim"), (), "SB-8.3")
        slot = int(self.slot.value(answer))
        card = int(MARKET.get(g, slot))
        label = Message("option-claim", card_words(g, card))
        return Option(answer, label, (g.cards.id(card),), "SB-8.3", (market_path(slot),), card_signs(g, card))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return "claim nothing" if self.nothing.has(answer) else f"claim {slot_name(g, int(self.slot.value(answer)))}"


# -- Light speed (SB-11.4) ---------------------------------------------------------------------------------------------
@final
class Draft(Question[SpaceBase]):
    """A drawn card to buy, or no more."""

    def __init__(self) -> None:
        super().__init__("draft", "SB-11.4")
        self.nothing: Final = self.part("nothing")
        self.place: Final = self.part("place", MOST_DRAWN)

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None
        place = self.place.value(answer)
        if place >= DRAWN.size(g, seat):
            return Refusal("SB-11.4", Message("refused-not-for-sale"))
        card = DRAWN.get(g, seat, place)
        if g.cards.cost[card] <= RESOURCE.get(g, seat, CREDITS):
            return None
        return Refusal("SB-11.4", too_dear(g, seat, card))

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-draft", {"credits": credits_of(g, seat)})

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-no-draft"), (), "SB-11.4")
        place = int(self.place.value(answer))
        card = int(DRAWN.get(g, seat, place))
        label = Message("option-extra-buy", price_words(g, card))
        return paid_option(g, seat, answer, card, label, "SB-11.4", f"players.{seat}.drawn.{place}")

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        if self.nothing.has(answer):
            return "buy nothing"
        place = int(self.place.value(answer))
        return f"buy {g.cards.short[DRAWN.get(g, seat, place)]}" if place < DRAWN.size(g, seat) else f"buy #{place}"


BUY: Final[Buy] = Buy()
EXTRA_BUY: Final[ExtraBuy] = ExtraBuy()
SECTOR_FOR: Final[SectorFor] = SectorFor()
CLAIM: Final[Claim] = Claim()
DRAFT: Final[Draft] = Draft()
