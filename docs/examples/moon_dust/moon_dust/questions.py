"""What players are asked: the answers there are, which of them are legal and why not, and how people read them."""

from typing import Final, final

from cosmodrome.kernel.message import Message, Option, Refusal
from cosmodrome.kernel.question import Question
from moon_dust.table import HOLD, MINE, MoonDust


@final
class DigOrFly(Question[MoonDust]):
    """Whether to dig on or to fly home."""

    def __init__(self) -> None:
        super().__init__("dig-or-fly", "MD-2.5")
        self.dig: Final = self.part("dig")
        self.fly: Final = self.part("fly")

    def refuse(self, g: MoonDust, seat: int, answer: int) -> Refusal | None:
        if self.dig.has(answer):
            return None if MINE.get(g) > 0 else Refusal("MD-2.2", Message("refused-mine-empty"))
        return None if HOLD.get(g) > 0 else Refusal("MD-2.1", Message("refused-hold-empty"))

    def prompt(self, g: MoonDust, seat: int) -> Message:
        return Message("ask-dig-or-fly", {"hold": HOLD.get(g)})

    def option(self, g: MoonDust, seat: int, answer: int) -> Option:
        name, place = ("dig", "mine") if self.dig.has(answer) else ("fly", "hold")
        return Option(answer, Message(f"option-{name}"), ("crystal",), self.rule, (place,))


DIG_OR_FLY: Final[DigOrFly] = DigOrFly()
