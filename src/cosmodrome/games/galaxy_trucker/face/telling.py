"""What the numbers of events mean, and how some events are told."""

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galaxy_trucker.cards import HIT_NAMES
from cosmodrome.games.galaxy_trucker.face.words import (
    block_name,
    figure_name,
    line_words,
    power_text,
    ship_name,
    some_goods,
)
from cosmodrome.games.galaxy_trucker.kit import ALIENS, CLASSES, DIRECTIONS, NOWHERE
from cosmodrome.games.galaxy_trucker.table import ALIEN
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.event import NUMBER, ComponentValue, Happening, Told, Value, WordValue
from cosmodrome.kernel.message import Arg, Message, Ref, Seat


# -- what the numbers of events mean -----------------------------------------------------------------------------------
class SaidValue(Value):
    """A number that people are told in other words."""

    def __init__(self, type: str, words: Callable[[int], Arg]) -> None:
        super().__init__(type)
        self.words: Final = words

    def say(self, number: int, components: Components) -> Arg:
        return self.words(number)


class PieceValue(Value):
    """A tile with its rotation."""

    def say(self, number: int, components: Components) -> Arg:
        return Ref(components.id_of("tile", number // 4))

    def json(self, number: int, components: Components) -> object:
        return components.id_of("tile", number // 4)


class GoodsValue(ComponentValue):
    """A block of goods, by its colour."""

    def say(self, number: int, components: Components) -> Arg:
        return block_name(number)


class AlienValue(ComponentValue):
    """An alien, by its colour."""

    def say(self, number: int, components: Components) -> Arg:
        return figure_name(number + 1)


class HitValue(Value):
    """What a hit is and where it comes from."""

    def json(self, number: int, components: Components) -> object:
        return {"hit": HIT_NAMES[number // 4], "side": DIRECTIONS[number % 4]}


class FiguresValue(Value):
    """Who lives in a cabin."""

    def json(self, number: int, components: Components) -> object:
        return ALIENS[number - ALIEN] if number >= ALIEN else "humans"


SHIP: Final = SaidValue("number", ship_name)
COUNTED: Final = SaidValue("number", lambda number: number + 1)  # from one
POWER: Final = SaidValue("number", power_text)  # in halves
FIGURE: Final = SaidValue("number", figure_name)  # a human, or 1 plus the colour of an alien
PIECE: Final = PieceValue("string")
HIT: Final = HitValue("{ hit: string; side: string }")
FIGURES_ABOARD: Final = FiguresValue(" | ".join([f'"{who}"' for who in ("humans", *ALIENS)]))
CELL: Final = NUMBER
TILE: Final = ComponentValue("tile")
CARD: Final = ComponentValue("card")
GOODS: Final = GoodsValue("goods")
ROUND: Final = WordValue(CLASSES)


# -- how some are told -------------------------------------------------------------------------------------------------
def tell_round(happening: Happening) -> Message:
    """Tell a test flight from a round."""
    name = "test-flight" if happening["test"] else "round"
    return Message(f"event-{name}-began", {"round": happening.said()["round"]})


def tell_glass(happening: Happening) -> Message:
    """Tell who turned the hourglass, if somebody did."""
    if happening["player"] == NOWHERE:
        return Message("event-glass-turned-by-itself")
    return Message("event-glass-turned", {"player": Seat(happening["player"])})


def tell_by(name: str) -> Told:
    """Return what tells an event in the words of one of its values: event-took-drawn."""
    return lambda happening: Message(f"event-{happening.kind.name}-{happening.said()[name]}", happening.said())


def tell_boarding(happening: Happening) -> Message:
    """Tell humans from aliens."""
    ship, load = happening.said()["ship"], happening["load"]
    if load < ALIEN:
        return Message("event-boarded", {"ship": ship})
    return Message("event-boarded-alien", {"ship": ship, "alien": figure_name(load - ALIEN + 1)})


def tell_blocks(happening: Happening) -> Message:
    """Tell several blocks of one colour."""
    goods = some_goods([happening["n"] if colour == happening["goods"] else 0 for colour in range(4)])
    return Message(f"event-{happening.kind.name}", {"ship": happening.said()["ship"], "goods": goods})


def tell_move(happening: Happening) -> Message:
    """Tell moves forward from moves back."""
    spaces = happening["to"] - happening["from"]
    id = "event-moved-on" if spaces > 0 else "event-moved-back"
    return Message(id, {"ship": happening.said()["ship"], "n": abs(spaces)})


def tell_roll(happening: Happening) -> Message:
    """Tell both dice and their sum."""
    return Message("event-rolled", {**happening.said(), "sum": happening["first"] + happening["second"]})


def tell_hit(happening: Happening) -> Message:
    """Tell what came of a hit."""
    words = line_words(happening["hit"], happening["line"])
    return Message(f"event-{happening.kind.name}", {"ship": happening.said()["ship"], **words})


def tell_end(happening: Happening) -> Message:
    """Tell the greatest winners, if there are any, and who has won besides."""
    best, others = seats_in(happening["winners"]), seats_in(happening["succeeded"] & ~happening["winners"])
    if not best:
        return Message("event-no-winner")
    args: dict[str, Arg] = {"winners": named(best), "n": len(best)}
    return (
        Message("event-game-over-too", {**args, "others": named(others)})
        if others
        else Message("event-game-over", args)
    )


def named(seats: list[int]) -> tuple[Message, ...]:
    """Name seats one after the other."""
    return tuple([Message("winner-name", {"player": Seat(seat)}) for seat in seats])
