"""Cards to keep, take, give or discard, and a victim of a support card (MA-6.8, MA-7, MA-11, MA-13, MA-17, MA-21)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import group_fits, is_full, refuse_drop
from cosmodrome.games.metal_adventures.face.warnings import title_lost
from cosmodrome.games.metal_adventures.face.words import (
    about,
    card_ref,
    held_trophy,
    no,
    of_seat,
    own_card,
    plain,
    row_card,
    ship_ref,
    trophy_ref,
)
from cosmodrome.games.metal_adventures.questions.base import Choice, Fitting
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.message import Message, Option, Refusal
from cosmodrome.kernel.question import Question


# -- trophies (MA-6.8, MA-20.3) ----------------------------------------------------------------------------------------
@final
class Looked(Fitting):
    """One of the trophies looked at: to keep, or to go under the deck first."""

    def __init__(self, name: str, rule: str, label: str, verb: str) -> None:
        super().__init__(name, rule, label, verb)
        self.trophy: Final = self.part("trophy", c.TROPHIES)

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        return t.LOOKED.has(g, 0, self.trophy.value(answer))

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        return no("MA-6.8", "not-looked", {"trophy": trophy_ref(g, self.trophy.value(answer))})

    def id_of(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return g.cards.trophy_id(int(self.trophy.value(answer)))

    def path(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return "looked"


@final
class Draw(Choice):
    """Draw a trophy that was won, or decline it (MA-11.17)."""

    def __init__(self) -> None:
        super().__init__("draw", "MA-11.17", {"forgo": "forgo", "draw": "draw-trophy"})
        self.draw: Final = self.parts[1]
        self.look: Final = self.argument("look")

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message("ask-draw", {"n": int(self.look.of(g))})


@final
class Room(Fitting):
    """Put a trophy under the deck to draw another, or forgo the draw (MA-6.8)."""

    def __init__(self) -> None:
        super().__init__("room", "MA-6.8", "under", "under", ("none", "forgo", "MA-6.8"))
        self.place: Final = self.part("place", c.TROPHY_LIMIT)

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        return self.nothing.has(answer) or self.place.value(answer) < t.TROPHIES.size(g, seat)

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        return no("MA-6.8", "no-trophy")

    def id_of(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return held_trophy(g, seat, int(self.place.value(answer)))

    def path(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return f"players.{seat}.trophies.{self.place.value(answer)}"


# -- improvements (MA-7.5, MA-11.11, MA-13.9, MA-21.21) ----------------------------------------------------------------
class Take(Question[MetalAdventures]):
    """An improvement to take, an own one to discard first, or none."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.nothing: Final = self.part("nothing")
        self.card: Final = self.part("card", c.IMPROVEMENTS)
        self.leave: Final = self.part("leave", c.IMPROVEMENTS)

    def refuse_card(self, g: MetalAdventures, card: i64) -> Refusal | None:
        """Say why a card cannot be taken although there is room."""
        raise NotImplementedError

    def refuse_nothing(self, g: MetalAdventures, full: bool) -> Refusal | None:
        """Say why something must be taken."""
        return None

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        full = is_full(g, seat)
        if self.nothing.has(answer):
            return self.refuse_nothing(g, full)
        if self.leave.has(answer):
            return refuse_drop(g, seat, self.leave.value(answer)) if full else no("MA-7.5", "room-enough")
        return no("MA-7.5", "no-room") if full else self.refuse_card(g, self.card.value(answer))

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return plain(answer, "take-none", "MA-11.17")
        if self.leave.has(answer):
            return own_card(g, seat, answer, "drop", int(self.leave.value(answer)), "MA-7.5")
        return self.card_option(g, answer, int(self.card.value(answer)))

    def card_option(self, g: MetalAdventures, answer: int, card: int) -> Option:
        """Tell what taking a card means."""
        return about(answer, "take", g.cards.card_id(card), self.rule)

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        if self.nothing.has(answer):
            return "none"
        if self.leave.has(answer):
            return f"drop {g.cards.card_id(int(self.leave.value(answer)))}"
        return f"take {self.card_name(g, int(self.card.value(answer)))}"

    def card_name(self, g: MetalAdventures, card: int) -> str:
        """Return the short name of a card to take."""
        return g.cards.card_id(card)


@final
class TakeRow(Take):
    """An open improvement for nothing; the card is named by its slot."""

    def __init__(self) -> None:
        super().__init__("take-row", "MA-21.21")
        self.most: Final = self.argument("most")  # cost

    def refuse_card(self, g: MetalAdventures, card: i64) -> Refusal | None:
        if card >= c.ROW or t.ROW.get(g, card) == t.NO_CARD:
            return no("MA-4.7", "empty-slot")
        most = self.most.of(g)
        return None if g.cards.cost[t.ROW.get(g, card)] <= most else no("MA-21.21", "cost-limit", {"n": int(most)})

    def card_option(self, g: MetalAdventures, answer: int, card: int) -> Option:
        return about(answer, "take", row_card(g, card), "MA-21.21", f"row.{card}")

    def card_name(self, g: MetalAdventures, card: int) -> str:
        return row_card(g, card)


@final
class TakeSupport(Take):
    """A card of the support discard."""

    def __init__(self) -> None:
        super().__init__("take-support", "MA-11.11")
        self.dropped: Final = self.argument("dropped")  # to make room; it cannot be the card gained

    def refuse_card(self, g: MetalAdventures, card: i64) -> Refusal | None:
        if card == self.dropped.of(g):
            return no("MA-7.5", "just-dropped", {"card": card_ref(g, card)})
        there = t.SUPPORT_DISCARD.has(g, 0, card)
        return None if there else no("MA-11.11", "not-there", {"card": card_ref(g, card)})


@final
class SpoilCard(Take):
    """An improvement of the loser of a duel."""

    def __init__(self) -> None:
        super().__init__("spoil-card", "MA-13.9")
        self.loser: Final = self.argument("loser")

    def refuse_nothing(self, g: MetalAdventures, full: bool) -> Refusal | None:
        return None if full else no("MA-13.9a", "must-take")

    def refuse_card(self, g: MetalAdventures, card: i64) -> Refusal | None:
        there = t.IMPROVEMENTS.has(g, self.loser.of(g), card)
        return None if there else no("MA-13.9", "not-there", {"card": card_ref(g, card)})

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message("ask-spoil-card", {"player": of_seat(int(self.loser.of(g)))})


@final
class Flare(Fitting):
    """Discard a support card, or take damage (MA-21.19)."""

    def __init__(self) -> None:
        super().__init__("flare", "MA-21.19", "drop", "take", ("none", "suffer", "MA-21.19"))
        self.card: Final = self.part("card", c.IMPROVEMENTS)
        self.amount: Final = self.argument("amount")

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        card = self.card.value(answer)
        return self.nothing.has(answer) or (card >= c.FIRST_SUPPORT and t.IMPROVEMENTS.has(g, seat, card))

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        return no("MA-21.19", "no-support")

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message("ask-flare", {"n": int(self.amount.of(g))})

    def id_of(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return g.cards.card_id(int(self.card.value(answer)))

    def path(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return f"players.{seat}.improvements.{t.IMPROVEMENTS.find(g, seat, self.card.value(answer))}"


# -- wrecks (MA-11.12, MA-13.10, MA-17) --------------------------------------------------------------------------------
@final
class TakePile(Fitting):
    """A ship of the pile to take as a wreck, or none where that is allowed."""

    def __init__(self) -> None:
        super().__init__("take-pile", "MA-11.12", "take", "take", ("none", "take-none", "MA-11.17"))
        self.ship: Final = self.part("ship", c.SHIPS)
        self.optional: Final = self.argument("optional")

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        if self.nothing.has(answer):
            return self.optional.of(g) != 0
        return t.PILE.has(g, 0, self.ship.value(answer))

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        if self.nothing.has(answer):
            return no("MA-17.12", "must-take")
        return no("MA-11.12", "not-in-pile", {"ship": ship_ref(g, self.ship.value(answer))})

    def id_of(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return g.cards.ship_id(int(self.ship.value(answer)))

    def path(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return f"pile.{t.PILE.find(g, 0, self.ship.value(answer))}"


class AnyWreck(Fitting):
    """A wreck to give or to take."""

    def __init__(self, name: str, rule: str, label: str) -> None:
        super().__init__(name, rule, label, "wreck")
        self.ship: Final = self.part("ship", c.SHIPS)

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        return no("MA-17.17", "no-wreck", {"ship": ship_ref(g, self.ship.value(answer))})

    def id_of(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return g.cards.ship_id(int(self.ship.value(answer)))


@final
class Wreck(AnyWreck):
    """An own wreck to give."""

    def __init__(self) -> None:
        super().__init__("wreck", "MA-17.17", "wreck")
        self.group: Final = self.argument("group")
        self.count: Final = self.argument("count")  # wrecks still to be given

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        ship = self.ship.value(answer)
        return t.WRECKS.has(g, seat, ship) and group_fits(g, ship, self.group.of(g))

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        free = self.group.of(g) == c.ANY_GROUP  # else it is the title itself that is paid for
        warning = title_lost(g, seat, int(self.ship.value(answer))) if free else None
        return super().option(g, seat, answer)._replace(warning=warning)


@final
class SpoilWreck(AnyWreck):
    """A wreck of the loser of a duel to take."""

    def __init__(self) -> None:
        super().__init__("spoil-wreck", "MA-13.10", "take")
        self.loser: Final = self.argument("loser")

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        return t.WRECKS.has(g, self.loser.of(g), self.ship.value(answer))

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message("ask-spoil-wreck", {"player": of_seat(int(self.loser.of(g)))})


# -- pirates (MA-7.8) --------------------------------------------------------------------------------------------------
@final
class Victim(Fitting):
    """Another pirate to whom a support card does something."""

    def __init__(self) -> None:
        super().__init__("victim", "MA-7.8", "", "")
        self.seat: Final = self.part("seat", c.MOST_SEATS)
        self.card: Final = self.argument("card")

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        other, effect = self.seat.value(answer), g.cards.support_step(self.card.of(g)).effect
        return other != seat and other < g.seats and effect.touches(g, other)

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        return no("MA-7.8", "no-victim")

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        other = int(self.seat.value(answer))
        return plain(answer, "victim", "MA-7.8", {"player": of_seat(other)}, f"players.{other}")

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return f"p{self.seat.value(answer)}"


KEEP: Final[Looked] = Looked("keep", "MA-6.8", "keep-trophy", "keep")
ORDER: Final[Looked] = Looked("order", "MA-20.3", "under", "under")
ROOM: Final[Room] = Room()
DRAW: Final[Draw] = Draw()
TAKE_ROW: Final[TakeRow] = TakeRow()
TAKE_SUPPORT: Final[TakeSupport] = TakeSupport()
TAKE_PILE: Final[TakePile] = TakePile()
WRECK: Final[Wreck] = Wreck()
SPOIL_CARD: Final[SpoilCard] = SpoilCard()
SPOIL_WRECK: Final[SpoilWreck] = SpoilWreck()
FLARE: Final[Flare] = Flare()
VICTIM: Final[Victim] = Victim()
