"""A question is one class: who may be asked what, which answers there are, which are legal, and how people read them.

Answers are ints on the wire, in records and in rules.  What an int means is said once, by the parts of its question:

    class Buy(Question[SpaceBase]):
        def __init__(self) -> None:
            super().__init__("buy", "SB-5.6")
            self.nothing = self.part("nothing")
            self.slot = self.part("slot", MARKET)

``BUY.slot.of(3)`` is the answer "slot 3", ``BUY.slot.has(answer)`` and ``BUY.slot.value(answer)`` read it back.  Parts
lie one after the other and numbers never change: the last part may grow, any other goes on behind it (``Widened``).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar, TypeVarTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel import flow
from cosmodrome.kernel.agenda import (
    ALL,
    ANY,
    ARGS,
    BITS,
    BY_RULE,
    COUNT,
    FRAME,
    KIND,
    MODE,
    NO_ANSWER,
    NUMBER,
    ONE,
    SEAT,
    SEATS,
)
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.memory.cells import joined, wide
from cosmodrome.kernel.memory.native import mypyc_attr
from cosmodrome.kernel.memory.piles import Piles
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Message, Option, Refusal

if TYPE_CHECKING:
    from cosmodrome.kernel.state import State

S = TypeVar("S", bound="State")
Ts = TypeVarTuple("Ts")

# Where the arguments of a question begin in its frame: after what the kernel fills in when it is answered
AFTER: Final = (2, 0, 2)  # ONE: answer, seat; ALL: nothing; ANY: seat, answer


@final
class Answers:
    """A list of answers in typed memory that is filled again and again."""

    def __init__(self) -> None:
        self.room: i64 = 64
        self.cells: vec[i64] = wide([0] * 64)
        self.count: i64 = 0
        self.stamp: i64 = 0  # grows with every listing
        self.seat: i64 = 0  # whose answers they are

    def add(self, answer: i64) -> None:
        """Put one more answer at the end."""
        count = self.count
        if count == self.room:
            self.make_room(1)
        self.cells[count] = answer
        self.count = count + 1

    def make_room(self, more: int) -> None:
        """See to it that so many more answers fit."""
        while self.room < self.count + more:
            self.cells = joined(self.cells[:], [0] * self.room)
            self.room += self.room

    def add_each(self, g: "State", piles: Piles, pile: i64, part: "Part") -> None:
        """Put an answer at the end for each number of an ascending pile that a part can name, equal ones only once."""
        cells, at = g.cells, piles.starts[pile]
        size: int = cells[at]
        first: int = part.first
        width: int = part.width
        while size > 0 and cells[at + size] >= width:
            size -= 1
        if self.count + size > self.room:
            self.make_room(size)
        answers, count = self.cells, self.count
        last: int = -1
        for i in range(at + 1, at + 1 + size):
            number: int = cells[i]
            if number != last:
                answers[count] = first + number
                count += 1
                last = number
        self.count = count

    def add_rest(self, g: "State", piles: Piles, pile: i64, part: "Widened") -> None:
        """The same for the numbers that a widened part names behind all others."""
        size = piles.size(g, pile)
        if size == 0 or piles.get(g, pile, size - 1) < part.width:
            return
        last: i64 = -1
        for i in range(size):
            number = piles.get(g, pile, i)
            if number >= part.width and number != last:
                self.add(part.of(number))
                last = number

    def get(self, i: i64) -> i64:
        """Return one of the answers."""
        return self.cells[i]

    def has(self, answer: i64) -> bool:
        """Tell whether an answer is in the list."""
        for i in range(self.count):
            if self.cells[i] == answer:
                return True
        return False

    def to_list(self) -> list[int]:
        """Return the answers as a list."""
        return [answer for answer in self.cells[: self.count]]  # noqa: C416 (compiled, list() takes twice as long)


@final
class Part:
    """Some of a question's answers that mean the same kind of thing: one for each value from 0 on."""

    def __init__(self, name: str, first: i64, width: i64) -> None:
        self.name: Final = name
        self.first: Final[i64] = first
        self.width: Final[i64] = width
        self.end: Final[i64] = first + width

    def of(self, value: i64) -> i64:
        """Return the answer that names a value."""
        return self.first + value

    def has(self, answer: i64) -> bool:
        """Tell whether an answer is one of this part."""
        return self.first <= answer < self.end

    def value(self, answer: i64) -> i64:
        """Return the value that an answer of this part names."""
        return answer - self.first


@final
class Widened:
    """A part that needed more room later: what came then lies behind all other parts, so that no number changes.

    play = self.part("play", KINDS)
    ...
    self.play = Widened(play, self.part("play more", MORE_KINDS))
    """

    def __init__(self, base: Part, more: Part) -> None:
        self.base: Final = base
        self.first: Final[i64] = base.first
        self.width: Final[i64] = base.width
        self.later: Final[i64] = more.first
        self.end: Final[i64] = more.first + more.width

    def of(self, value: i64) -> i64:
        """Return the answer that names a value."""
        return self.first + value if value < self.width else self.later + value - self.width

    def has(self, answer: i64) -> bool:
        """Tell whether an answer is one of this part."""
        return self.first <= answer < self.first + self.width or self.later <= answer < self.end

    def value(self, answer: i64) -> i64:
        """Return the value that an answer of this part names."""
        return answer - self.first if answer < self.later else answer - self.later + self.width


@final
class Argument:
    """A named argument of an open question: what the asking rule told it."""

    def __init__(self, name: str, place: i64) -> None:
        self.name: Final = name
        self.place: Final[i64] = place

    def of(self, g: "State") -> i64:
        """Return what was told to the question that is open now."""
        return g.memory[g.peak + ARGS + self.place]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One kind of question."""

    def __init__(self, name: str, rule: str, mode: int = ONE) -> None:
        self.name: Final = name
        self.rule: Final = rule  # the numbered rule behind it
        self.mode: Final[i64] = mode
        self.kind: i64 = -1  # its number among the questions of its game
        self.once: bool = False  # a standing one that closes for a seat with its first answer
        self.ordered: i64 = NO_ANSWER  # the answer that a seat may order beforehand
        self.size: i64 = 0  # answers that are well-formed: 0 <= answer < size
        self.parts: Final[list[Part]] = []
        self.arguments: Final[list[Argument]] = []

    def part(self, name: str, width: int = 1) -> Part:
        """Add a part to the answers."""
        part = Part(name, self.size, width)
        self.parts.append(part)
        self.size += width
        return part

    def argument(self, name: str) -> Argument:
        """Add an argument; the rule that takes the answer has one of the same name at the same place."""
        argument = Argument(name, AFTER[self.mode] + len(self.arguments))
        self.arguments.append(argument)
        return argument

    # -- said by rules -----------------------------------------------------------------------------------------------
    def ask(self, g: S, seat: i64, rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Ask one seat; then the rule gets its answer, the seat, and these arguments."""
        at = g.peak + FRAME
        if at + FRAME > len(g.memory):
            flow.grow(g)
        g.peak = at
        g.asked += 1
        memory, args = g.memory, at + ARGS
        memory[at] = rule
        memory[at + KIND] = self.kind
        memory[at + MODE] = ONE
        memory[at + SEATS] = BITS[seat + 3]
        memory[at + NUMBER] = g.asked
        memory[at + SEAT] = seat
        memory[at + COUNT] = BY_RULE
        memory[args + 1] = seat
        memory[args + 2] = a
        memory[args + 3] = b
        memory[args + 4] = c
        memory[args + 5] = d
        memory[args + 6] = e

    def ask_all(self, g: S, seats: i64, rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Ask every seat of a mask; the answers stay sealed until the last is given, then the rule reads them."""
        flow.ask_all(g, seats, self.kind, rule, a, b, c, d)

    def ask_any(self, g: S, seats: i64, rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Keep the question open for all seats of a mask; every answer calls the rule, until it is closed."""
        flow.ask_any(g, seats, self.kind, rule, a, b, c, d)

    # -- said by rules that are not numbered: the same by function, which mypy looks after ----------------------------
    def put(self, g: S, seat: int, rule: Callable[[S, int, int, *Ts], None], *args: *Ts) -> None:
        """Ask one seat; then ``rule(g, answer, seat, *args)``."""
        self.check_mode(ONE)
        g.ask(seat, self.kind, rule, seat, *args)

    def put_to_all(self, g: S, seats: list[int], rule: Callable[[S, *Ts], None], *args: *Ts) -> None:
        """Ask several seats; the answers stay sealed until the last is given, then ``rule(g, *args)`` reads them."""
        self.check_mode(ALL)
        g.ask_all(seats, self.kind, rule, *args)

    def put_to_any(self, g: S, seats: list[int], rule: Callable[[S, int, int, *Ts], None], *args: *Ts) -> None:
        """Keep the question open for several seats; every answer calls ``rule(g, seat, answer, *args)``."""
        self.check_mode(ANY)
        g.ask_any(seats, self.kind, rule, *args)

    def check_mode(self, mode: i64) -> None:
        """Complain about a question that was declared to be put to others: its arguments would not be found."""
        if self.mode != mode:
            raise ValueError(f"the question {self.name!r} is declared with mode {self.mode}, but put with {mode}")

    # -- what is legal -----------------------------------------------------------------------------------------------
    def legal(self, g: S, seat: i64, answers: Answers) -> None:
        """List the legal answers of an asked seat, ascending; the order is part of the contract."""
        for answer in range(self.size):
            if self.refuse(g, seat, answer) is None:
                answers.add(answer)

    def refuse(self, g: S, seat: i64, answer: i64) -> Refusal | None:
        """Say why a well-formed answer of an asked seat is not legal, without listing the legal ones."""
        raise NotImplementedError

    def domain(self, g: S, seat: int) -> Domain:
        """Return what is well-formed now."""
        return Domain(self.size)

    def refusal(self, g: S, seat: i64, answer: i64) -> Refusal | None:
        """Say why any number is not a legal answer of an asked seat."""
        return self.refuse(g, seat, answer) if 0 <= answer < self.size else OUT_OF_DOMAIN

    def only(self, g: S, seat: i64, answers: Answers) -> i64:
        """Return the single legal answer of a seat, or NO_ANSWER when there is a choice."""
        answers.count = 0
        self.legal(g, seat, answers)
        return answers.cells[0] if answers.count == 1 else NO_ANSWER

    def confirms(self, g: S) -> bool:
        """Tell whether it is asked even when forced, because the seat may still want to take something back."""
        return False

    # -- what a driver answers for people (see ``driver``) -------------------------------------------------------------
    def moot(self, g: S, seat: i64, answers: Answers) -> i64:
        """Return the answer for a seat when nothing hangs on it, or NO_ANSWER: all legal ones must do the same."""
        if self.mode == ANY or (g.skip_forced and not self.confirms(g)):  # nothing is open here that is forced
            return NO_ANSWER
        return self.only(g, seat, answers)

    def is_secret(self, g: S) -> bool:
        """Tell whether others could learn something hidden from an answer that comes at once."""
        return False

    def usual(self, g: S, seat: i64) -> i64:
        """Return the answer that almost everybody gives now, or NO_ANSWER where the seat should be asked."""
        return NO_ANSWER

    def takes_order(self, g: S, seat: i64) -> bool:
        """Tell whether a seat may order ``ordered`` beforehand now, while the question is not open."""
        return False

    # -- how people read it ------------------------------------------------------------------------------------------
    def prompt(self, g: S, seat: int) -> Message:
        """Return what the seat is asked."""
        return Message(f"ask-{self.name}")

    def option(self, g: S, seat: int, answer: int) -> Option:
        """Return how one legal answer looks to a person."""
        return Option(answer, Message("option-plain", {"text": self.notation(g, seat, answer)}), (), self.rule)

    def notation(self, g: S, seat: int, answer: int) -> str:
        """Return the short text of one answer, legal or not, by which tests and people can give it."""
        for part in self.parts:
            if part.has(answer):
                return part.name if part.width == 1 else f"{part.name} {part.value(answer)}"
        return str(answer)
