"""The dice: how to use them, and what abilities do with them (SB-5.2, SB-5.3, SB-6.9, SB-8)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.space_base.board import has_ability_for
from cosmodrome.games.space_base.cards import SECTORS
from cosmodrome.games.space_base.face.words import Collection, Income, preview, ref, sector_path
from cosmodrome.games.space_base.table import DICE, DICE_USE, NO_CARD, PAID, REWARDS, USE, SpaceBase
from cosmodrome.kernel.agenda import ANY, BITS, NO_ANSWER
from cosmodrome.kernel.message import Arg, Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Question

DICE_ABILITIES: Final = BITS[DICE_USE] | BITS[REWARDS]  # the phases of abilities that change what the dice bring


def dice_shown(g: SpaceBase) -> dict[str, Arg]:
    """Return the faces of both dice for a message."""
    return {"first": int(DICE.get(g, 0)), "second": int(DICE.get(g, 1))}


def sector_option(question: str, rule: str, answer: int, seat: int, sector: int, income: Income) -> Option:
    """Tell what choosing a sector brings."""
    label = Message(f"option-{question}", {"sector": sector, "gains": income.words})
    return Option(answer, label, (), rule, (sector_path(seat, sector),), income.signs, income.after)


@final
class DiceUse(Question[SpaceBase]):
    """The dice separately or as a sum; nobody has to wait for another, but may wait for the active player (SB-4.8a)."""

    def __init__(self) -> None:
        super().__init__("dice", "SB-5.3", ANY)
        self.once = True
        self.separate: Final = self.part("separate")
        self.sum: Final = self.part("sum")

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        return None

    def legal(self, g: SpaceBase, seat: i64, answers: Answers) -> None:
        answers.add(self.separate.first)
        answers.add(self.sum.first)

    def moot(self, g: SpaceBase, seat: i64, answers: Answers) -> i64:
        """Use the dice separately where both uses bring the same and no ability could change that (SB-5.3b)."""
        if has_ability_for(g, seat, DICE_ABILITIES):
            return NO_ANSWER
        alike = self.separately(g, int(seat)).brings_the_same(self.as_sum(g, int(seat)))
        return self.separate.first if alike else NO_ANSWER

    def separately(self, g: SpaceBase, seat: int) -> Income:
        """Return what the dice bring separately."""
        return preview(g, seat, [(int(DICE.get(g, 0)), NO_CARD), (int(DICE.get(g, 1)), NO_CARD)], 0)

    def as_sum(self, g: SpaceBase, seat: int) -> Income:
        """Return what the dice bring as a sum."""
        return preview(g, seat, [(int(DICE.get(g, 0) + DICE.get(g, 1)), NO_CARD)], 0)

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-dice", dice_shown(g))

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        first, second = int(DICE.get(g, 0)), int(DICE.get(g, 1))
        if self.sum.has(answer):
            return sector_option("sum", "SB-5.3", answer, seat, first + second, self.as_sum(g, seat))
        separate = self.separately(g, seat)
        label = Message("option-separate", {"first": first, "second": second, "gains": separate.words})
        places = tuple([sector_path(seat, sector) for sector in sorted({first, second})])
        return Option(answer, label, (), "SB-5.3", places, separate.signs, separate.after)

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return "sum" if self.sum.has(answer) else "separate"


@final
class Face(Question[SpaceBase]):
    """The face of a die that is set."""

    def __init__(self) -> None:
        super().__init__("face", "SB-8.9")
        self.face: Final = self.part("face", 6)  # counted from 0

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        return None

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        face = int(self.face.value(answer)) + 1
        return Option(answer, Message("option-face", {"face": face}), (), "SB-8.9", ("dice",))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return f"face {self.face.value(answer) + 1}"


@final
class Reroll(Question[SpaceBase]):
    """Dice to roll again."""

    def __init__(self) -> None:
        super().__init__("reroll", "SB-8.5")
        self.die: Final = self.part("die", 2)
        self.both: Final = self.part("both")
        self.most: Final = self.argument("most")

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        if self.both.has(answer):
            return None if self.most.of(g) == 2 else Refusal("SB-8.5", Message("refused-one-die"))
        alike = self.die.value(answer) == 1 and DICE.get(g, 0) == DICE.get(g, 1)
        return Refusal("SB-8.5", Message("refused-same-die")) if alike else None

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-reroll", dice_shown(g))

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        if self.both.has(answer):
            return Option(answer, Message("option-reroll-both"), (), "SB-8.5", ("dice.0", "dice.1"))
        die = int(self.die.value(answer))
        label = Message("option-reroll", {"face": int(DICE.get(g, die))})
        return Option(answer, label, (), "SB-8.5", (f"dice.{die}",))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return "reroll both" if self.both.has(answer) else f"reroll {('first', 'second')[self.die.value(answer)]}"


@final
class Shift(Question[SpaceBase]):
    """By how many sectors the sum moves to the right."""

    def __init__(self) -> None:
        super().__init__("shift", "SB-8.1")
        self.steps: Final = self.part("steps", 2)  # counted from one step
        self.most: Final = self.argument("most")

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        steps, most = self.steps.value(answer) + 1, self.most.of(g)
        if steps > most:
            return Refusal("SB-8.1", Message("refused-steps", {"most": int(most)}))
        return None if USE.get(g, seat, 0) + steps <= SECTORS else Refusal("SB-8.1b", Message("refused-past-end"))

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-shift", {"sector": int(USE.get(g, seat, 0))})

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        sector = int(USE.get(g, seat, 0) + self.steps.value(answer)) + 1
        return sector_option(self.name, "SB-8.1", answer, seat, sector, preview(g, seat, [(sector, NO_CARD)], 0))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return f"shift {self.steps.value(answer) + 1}"


@final
class Double(Question[SpaceBase]):
    """Which of the rewarded sectors pays twice."""

    def __init__(self) -> None:
        super().__init__("double", "SB-8.11")
        self.use: Final = self.part("use", 2)
        self.card: Final = self.argument("card")

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        second = USE.get(g, seat, 1)
        only_one = second == 0 or second == USE.get(g, seat, 0)
        return Refusal("SB-8.11a", Message("refused-double")) if self.use.value(answer) == 1 and only_one else None

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        sector = int(USE.get(g, seat, self.use.value(answer)))
        income = preview(g, seat, self.collections(g, seat, sector), 0)
        return sector_option(self.name, "SB-8.11a", answer, seat, sector, income)

    def collections(self, g: SpaceBase, seat: int, sector: int) -> list[Collection]:
        """Return all collections of a seat when a card lets a sector pay twice (SB-8.11, SB-8.11c)."""
        used = [int(USE.get(g, seat, i)) for i in range(2) if USE.get(g, seat, i)]
        card = int(self.card.of(g))
        return [(one, NO_CARD) for one in used] + [(one, card) for one in used if one == sector]

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return f"double {('first', 'second')[self.use.value(answer)]}"


@final
class Arrow(Question[SpaceBase]):
    """Left or right."""

    def __init__(self) -> None:
        super().__init__("arrow", "SB-6.9")
        self.left: Final = self.part("left")
        self.right: Final = self.part("right")
        self.card: Final = self.argument("card")
        self.uncharged: Final = self.argument("uncharged")

    def refuse(self, g: SpaceBase, seat: i64, answer: i64) -> Refusal | None:
        edge = 1 if self.left.has(answer) else SECTORS
        return Refusal("SB-6.11", Message("refused-edge")) if g.sector_of(self.card.of(g)) == edge else None

    def moot(self, g: SpaceBase, seat: i64, answers: Answers) -> i64:
        """Turn it anywhere where no neighbour brings anything (SB-6.13)."""
        self.legal(g, seat, answers)
        for i in range(answers.count):
            if self.income(g, int(seat), int(answers.get(i))).signs:
                return NO_ANSWER
        return answers.get(0)

    def sector(self, g: SpaceBase, answer: i64, card: i64) -> i64:
        """Return the sector to which an answer turns the arrow of a card."""
        return g.sector_of(card) + (1 if self.right.has(answer) else -1)

    def income(self, g: SpaceBase, seat: int, answer: int) -> Income:
        """Return what the neighbour brings to which an answer turns the arrow."""
        sector = int(self.sector(g, answer, self.card.of(g)))
        return preview(g, seat, [(sector, int(self.uncharged.of(g)))], int(PAID.get(g)))

    def prompt(self, g: SpaceBase, seat: int) -> Message:
        return Message("ask-arrow", {"card": ref(g, self.card.of(g))})

    def option(self, g: SpaceBase, seat: int, answer: int) -> Option:
        sector = int(self.sector(g, answer, self.card.of(g)))
        return sector_option(self.name, "SB-6.9", answer, seat, sector, self.income(g, seat, answer))

    def notation(self, g: SpaceBase, seat: int, answer: int) -> str:
        return "left" if self.left.has(answer) else "right"


DICE_USES: Final[DiceUse] = DiceUse()
FACE: Final[Face] = Face()
REROLL: Final[Reroll] = Reroll()
SHIFT: Final[Shift] = Shift()
DOUBLE: Final[Double] = Double()
ARROW: Final[Arrow] = Arrow()
