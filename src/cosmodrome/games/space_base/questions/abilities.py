"""Using abilities (SB-5.1, SB-7), and the questions that cubes and cards on a board put (SB-8.7, SB-8.10)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.space_base.board import can_exchange, can_get_cube, can_move, is_usable, reason_against
from cosmodrome.games.space_base.cards import CARD_ROOM, SECTORS
from cosmodrome.games.space_base.face.words import ability_words, card_path, ref, sector_path
from cosmodrome.games.space_base.table import ASK_IDLE, DICE_USE, LOADED, PHASE, REWARDS, ROLL, STATION_CARD, SpaceBase
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.message import Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Question

USE_WORDS: Final = {ROLL: "ask-use-roll", DICE_USE: "ask-use-dice", REWARDS: "ask-use-rewards"}
USE_RULES: Final = {ROLL: "SB-5.2", DICE_USE: "SB-8.1", REWARDS: "SB-8.11"}


@final
class Use(Question[SpaceBase]):
    """An ability to use, or none."""

    def __init__(self) -> None:
        super().__init__("use", "SB-5.1")
        self.nothing: Final = self.part("nothing")
        self.card: Final = self.part("card", CARD_ROOM)

    def legal(self, g: SpaceBase, seat: i64, answers: Answers) -> None:
        answers.add(self.nothing.first)
        for i in range(LOADED.size(g, seat)):
            card = LOADED.get(g, seat, i)
            if is_usable(g, seat, card):
                answers.add(self.card.of(card))

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None
        card = self.card.value(answer)
        reason = reason_against(g, seat, card)
        return None if reason is None else Refusal(reason[0], Message(reason[1], {"card": ref(g, card)}))

    def confirms(self, g: SpaceBase) -> bool:
        """Ask also seats that can only pass, where the table wants it so."""
        return ASK_IDLE.get(g) != 0

    def moot(self, g: SpaceBase, seat: i64, answers: Answers) -> i64:
        """Ask also for a driver where the table wants a pause in every window (SB-13.3)."""
        return NO_ANSWER

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message(USE_WORDS.get(int(PHASE.get(g)), "ask-use"))

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-no-use"), (), "SB-7.11")
        card = int(self.card.value(answer))
        effects = ability_words(g.cards.ability(g.side(card)))
        label = Message("option-use", {"card": ref(g, card), "effects": effects})
        rule = USE_RULES.get(int(PHASE.get(g)), "SB-5.1")
        return Option(answer, label, (g.cards.id(card),), rule, (card_path(g, card),), told=True)

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return "pass" if self.nothing.has(answer) else f"use {g.cards.short[self.card.value(answer)]}"


# -- cubes (SB-8.7) ----------------------------------------------------------------------------------------------------
def no_room(g: SpaceBase, card: int) -> Message:
    """Say that a card has no cell for a cube from elsewhere."""
    return Message("refused-no-room", {"card": ref(g, card)})


def card_option(question: str, rule: str, g: SpaceBase, answer: int, card: int) -> Option:
    """Tell that a card is chosen."""
    label = Message(f"option-{question}", {"card": ref(g, card)})
    return Option(answer, label, (g.cards.id(card),), rule, (card_path(g, card),))


@final
class Charge(Question[SpaceBase]):
    """A card that gets a cube."""

    def __init__(self) -> None:
        super().__init__("charge", "SB-8.7")
        self.card: Final = self.part("card", CARD_ROOM)
        self.user: Final = self.argument("card")

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        card = self.card.value(answer)
        return None if can_get_cube(g, seat, card, self.user.of(g)) else Refusal("SB-8.7a", no_room(g, card))

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        return card_option(self.name, "SB-8.7", g, answer, int(self.card.value(answer)))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return f"charge {g.cards.short[self.card.value(answer)]}"


@final
class MoveFrom(Question[SpaceBase]):
    """A card that gives a cube away, or none."""

    def __init__(self) -> None:
        super().__init__("move-from", "SB-8.7b")
        self.nothing: Final = self.part("nothing")
        self.card: Final = self.part("card", CARD_ROOM)
        self.user: Final = self.argument("card")

    def legal(self, g: SpaceBase, seat: i64, answers: Answers) -> None:
        answers.add(self.nothing.first)
        for i in range(LOADED.size(g, seat)):
            card = LOADED.get(g, seat, i)
            if can_move(g, seat, card, self.user.of(g)):
                answers.add(self.card.of(card))

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        card = self.card.value(answer)
        if self.nothing.has(answer) or can_move(g, seat, card, self.user.of(g)):
            return None
        return Refusal("SB-8.7b", Message("refused-no-cube", {"card": ref(g, card)}))

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-no-move-from"), (), "SB-8.7b")
        return card_option(self.name, "SB-8.7b", g, answer, int(self.card.value(answer)))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return "move nothing" if self.nothing.has(answer) else f"move from {g.cards.short[self.card.value(answer)]}"


@final
class MoveTo(Question[SpaceBase]):
    """A card that gets a cube of another one."""

    def __init__(self) -> None:
        super().__init__("move-to", "SB-8.7b")
        self.card: Final = self.part("card", CARD_ROOM)
        self.user: Final = self.argument("card")
        self.source: Final = self.argument("source")

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        card = self.card.value(answer)
        allowed = card != self.source.of(g) and can_get_cube(g, seat, card, self.user.of(g))
        return None if allowed else Refusal("SB-8.7b", no_room(g, card))

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-move-to", {"card": ref(g, self.source.of(g))})

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        return card_option(self.name, "SB-8.7b", g, answer, int(self.card.value(answer)))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return f"move to {g.cards.short[self.card.value(answer)]}"


# -- changing places (SB-8.10) -----------------------------------------------------------------------------------------
@final
class Exchange(Question[SpaceBase]):
    """A sector with whose station card a card changes places."""

    def __init__(self) -> None:
        super().__init__("exchange", "SB-8.10")
        self.sector: Final = self.part("sector", SECTORS)  # counted from 0
        self.card: Final = self.argument("card")

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        sector = self.sector.value(answer) + 1
        if can_exchange(g, seat, self.card.of(g), sector):
            return None
        return Refusal("SB-8.10a", Message("refused-exchange", {"sector": int(sector)}))

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-exchange", {"card": ref(g, self.card.of(g))})

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        sector = int(self.sector.value(answer)) + 1
        card = STATION_CARD.get(g, seat, sector)
        label = Message("option-exchange", {"sector": sector, "card": ref(g, card)})
        return Option(answer, label, (g.cards.id(card),), "SB-8.10", (sector_path(seat, sector),))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return f"sector {self.sector.value(answer) + 1}"


USE: Final[Use] = Use()
CHARGE: Final[Charge] = Charge()
MOVE_FROM: Final[MoveFrom] = MoveFrom()
MOVE_TO: Final[MoveTo] = MoveTo()
EXCHANGE: Final[Exchange] = Exchange()
