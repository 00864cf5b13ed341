"""What all decide in secret: a goal and the neutral deck at set-up, a character in each round (RP-2.12, RP-4.1)."""

from itertools import permutations
from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.box import CARD_ROOM, CHARACTERS, NEUTRAL_TOP
from cosmodrome.games.red_planet.face.words import ability_steps, ability_words, card_words, short
from cosmodrome.games.red_planet.table import RedPlanet
from cosmodrome.kernel.agenda import ALL, BITS, NO_ANSWER
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Refusal
from cosmodrome.kernel.question import Answers, Question

ORDERS: Final = list(permutations(range(NEUTRAL_TOP)))


def no(rule: str, message: str, what: str = "") -> Refusal:
    """Make a refusal that may name one component."""
    return Refusal(rule, Message(message, {"what": Ref(what)} if what else {}))


def held_option(g: RedPlanet, seat: int, answer: int, card: int, rule: str) -> Option:
    """Tell what a card that a seat holds does."""
    id = g.box.id(card)
    label = Message("option-card", {"card": Ref(id), "effect": card_words(g.box, card)})
    return Option(answer, label, (id,), rule, (f"seats.{seat}.held.{t.HELD.find(g, seat, card)}",))


@final
class KeepGoal(Question[RedPlanet]):
    """Which of two goals to keep."""

    def __init__(self) -> None:
        super().__init__("goal", "RP-2.12", ALL)
        self.card: Final = self.part("card", CARD_ROOM)

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        return None if t.HELD.has(g, seat, self.card.value(answer)) else no("RP-2.12", "refused-other-goal")

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        first, second = t.HELD.get(g, seat, 0), t.HELD.get(g, seat, 1)
        answers.add(self.card.of(min(first, second)))
        answers.add(self.card.of(max(first, second)))

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        return held_option(g, seat, answer, int(self.card.value(answer)), "RP-2.12")

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        return f"keep {short(g.box, int(self.card.value(answer)))}"


@final
class ChooseCharacter(Question[RedPlanet]):
    """Which character to play."""

    def __init__(self) -> None:
        super().__init__("character", "RP-4.1", ALL)
        self.character: Final = self.part("character", CHARACTERS)

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        hand, first = t.HAND.get(g, seat), self.character.first
        for character in range(CHARACTERS):
            if hand & BITS[character]:
                answers.add(first + character)

    def only(self, g: RedPlanet, seat: i64, answers: Answers) -> i64:
        hand = t.HAND.get(g, seat)
        return NO_ANSWER if hand & (hand - 1) else super().only(g, seat, answers)

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        character = self.character.value(answer)
        if t.HAND.get(g, seat) & BITS[character]:
            return None
        return no("RP-4.3", "refused-played", g.box.ids["character"][character])

    def prompt(self, g: RedPlanet, seat: int) -> Message:
        return Message("ask-character", {"round": int(g.box.track_number[t.DIVISION.get(g)])})

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        character = int(self.character.value(answer))
        id = g.box.ids["character"][character]
        effects = ability_words(g.box, g.box.ability[character])
        args: dict[str, Arg] = {"number": character + 1, "card": Ref(id), "effects": effects}
        label, places = Message("option-character", args), (f"colours.{seat}.unseen",)
        return Option(answer, label, (id,), "RP-4.1", places, warning=self.warning(g, character))

    def warning(self, g: RedPlanet, character: int) -> Message | None:
        """Warn of what a character may not be able to do."""
        steps = ability_steps(g.box, g.box.ability[character])
        warnings = [step.effect.warning(g, step) for step in steps]
        return next((warning for warning in warnings if warning is not None), None)

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        return g.box.ids["character"][self.character.value(answer)]


@final
class OrderNeutral(Question[RedPlanet]):
    """In which order three characters come on top of the own neutral deck."""

    def __init__(self) -> None:
        super().__init__("neutral-order", "RP-16.5", ALL)
        self.order: Final = self.part("order", len(ORDERS))

    def characters(self, g: RedPlanet, seat: i64, answer: i64) -> list[int]:
        """Return the characters in the chosen order, the first on top."""
        return [int(t.TOP_CARDS.get(g, seat, place)) for place in ORDERS[self.order.value(answer)]]

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        return None

    def ids(self, g: RedPlanet, seat: int, answer: int) -> tuple[str, ...]:
        """Return the ids of the characters in the chosen order."""
        return tuple([g.box.ids["character"][character] for character in self.characters(g, seat, answer)])

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        first, second, third = ids = self.ids(g, seat, answer)
        label = Message("option-neutral-order", {"first": Ref(first), "second": Ref(second), "third": Ref(third)})
        return Option(answer, label, ids, "RP-16.5")

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        return f"order {' '.join(self.ids(g, seat, answer))}"


GOAL: Final[KeepGoal] = KeepGoal()
NEUTRAL_ORDER: Final[OrderNeutral] = OrderNeutral()
CHARACTER: Final[ChooseCharacter] = ChooseCharacter()
