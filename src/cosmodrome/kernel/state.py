"""The state: the table of a game, and the agenda of what is still to be done.

A rule is a module-level function ``rule(g, *ints)``.  It changes the table through atoms, then says what comes next
with the verbs of ``flow``; or, in a game that is never compiled, with the same verbs by function:

* ``g.then(rule, *ints)``                 later, when everything put on top of it is done;
* ``g.then_each(rule, items, *ints)``     the same for each item, the first one first;
* ``g.ask(seat, KIND, rule, *ints)``      one seat answers, then ``rule(g, answer, *ints)``;
* ``g.ask_all(seats, KIND, rule, *ints)`` sealed answers in any order, then ``rule(g, *ints)`` reads ``g.sealed``;
* ``g.ask_any(seats, KIND, rule, *ints)`` stays open: ``rule(g, seat, answer, *ints)`` until ``g.close(seat)``;
* ``g.roll(n, STREAM)``                   chance inside a rule, uniform in [0, n);
* ``g.emit(EVENT, *ints)``                what the table saw (free when nobody records).
"""

from collections.abc import Callable
from typing import ClassVar, Final, Self, TypeVarTuple, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from cosmodrome.kernel import flow
from cosmodrome.kernel.agenda import (
    ALL,
    ANY,
    ARGS,
    BITS,
    CALL,
    COUNT,
    EVERYBODY,
    FRAME,
    FRAMES,
    KIND,
    MODE,
    MOST_ARGUMENTS,
    NO_ANSWER,
    NUMBER,
    ONE,
    ROLLS,
    SEALED,
    SEALING,
    SEAT,
    SEATS,
    SPECTATOR,
    Ask,
    Call,
    Rule,
    lowest_seat,
    mask_of,
    seats_in,
)
from cosmodrome.kernel.answering.domain import MOST, Domain
from cosmodrome.kernel.chance import Chance, Rng, SeededChance
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.memory.cells import narrow, wide
from cosmodrome.kernel.memory.frames import Agenda, call_at, replace_calls
from cosmodrome.kernel.memory.native import mypyc_attr
from cosmodrome.kernel.message import NOT_ASKED, OUT_OF_DOMAIN, Refusal
from cosmodrome.kernel.program import Program
from cosmodrome.kernel.question import Answers, Question

Ts = TypeVarTuple("Ts")

# What happened, who may know (a mask of seats), and up to four ints that say the rest.
Event = tuple[int, int, int, int, int, int]

NO_SEED: Final = SeededChance(0)
NO_CELLS: Final = narrow([])
NO_MEMORY: Final = wide([])
EMPTY: Final = FRAMES - FRAME  # where the top frame of an empty agenda would begin
LISTED: Final = Answers()  # the legal answers that were listed last, by whatever state


NO_PROGRAM: Final = Program([], [], [])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table plus the agenda.  A game adds its table and a program of its own."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the table's attributes, for snapshots: ints and (nested) lists of ints

    def __init__(self) -> None:
        self.program: Program = NO_PROGRAM
        self.cells: vec[i32] = NO_CELLS  # the table, where it lies in typed memory
        self.memory: vec[i64] = NO_MEMORY  # sealed answers, rolls, and the frames of the agenda
        self.peak: i64 = EMPTY  # where the frame on top begins
        self.seats: i64 = 0
        self.streams: i64 = 0  # of chance
        self.asked: i64 = 0  # questions asked so far: the number of the last one
        self.learned: i64 = 0  # grows when anybody learns something: undo stops there
        self.stamp: i64 = 0  # of LISTED, while that holds the answers of the open question
        self.skip_forced: bool = True
        self.chance: Chance = NO_SEED
        self.events: list[Event] | None = None
        self.rolled: list[tuple[int, int]] | None = None  # (stream, outcome) of every roll, when somebody records them

    def clone(self) -> Self:
        """Return an independent copy; it does not go on recording events and rolls.

        A game whose table is not all in typed memory overrides this.
        """
        copy = type(self)()
        self.copy_kernel(copy)
        return copy

    # -- said by rules, by function ----------------------------------------------------------------------------------
    def then(self, rule: Callable[[Self, *Ts], None], *args: *Ts) -> None:
        """Call the rule later, when everything put on top of it is done."""
        self.put(CALL, rule, cast(tuple[int, ...], args), 0)

    def then_each(self, rule: Callable[[Self, int, *Ts], None], items: list[int], *args: *Ts) -> None:
        """Call the rule once for each item, the first one first."""
        rest = cast(tuple[int, ...], args)
        for i in range(len(items) - 1, -1, -1):
            self.put(CALL, rule, (items[i], *rest), 0)

    def ask(self, seat: int, kind: int, rule: Callable[[Self, int, *Ts], None], *args: *Ts) -> None:
        """Ask one seat; its answer is the rule's first argument."""
        self.put(kind, rule, cast(tuple[int, ...], args), 1)
        self.open(ONE, BITS[seat + 3])

    def ask_all(self, seats: list[int], kind: int, rule: Callable[[Self, *Ts], None], *args: *Ts) -> None:
        """Ask every seat; the answers stay sealed until the last is given, then the rule finds them in ``sealed``."""
        flow.forget_sealed(self, SEALING if seats else SEALED)
        if not seats:
            self.then(rule, *args)
            return
        self.put(kind, rule, cast(tuple[int, ...], args), 0)
        self.open(ALL, mask_of(seats))

    def ask_any(self, seats: list[int], kind: int, rule: Callable[[Self, int, int, *Ts], None], *args: *Ts) -> None:
        """Keep a question open for all these seats; every answer calls the rule, until ``close``."""
        if seats:
            self.put(kind, rule, cast(tuple[int, ...], args), 2)
            self.open(ANY, mask_of(seats))

    def put(self, kind: int, rule: Rule, args: tuple[int, ...], first: int) -> None:
        """Put a frame on the agenda; its arguments begin after as many that the kernel fills in."""
        count = first + len(args)
        if count > MOST_ARGUMENTS:
            raise ValueError(f"a rule takes at most {MOST_ARGUMENTS} numbers, an answer among them, not {count}")
        if kind != CALL:
            self.program.question(kind)  # hooks make theirs when it is first put
        at = flow.push(self, self.program.number_of(rule), kind)
        self.memory[at + COUNT] = count
        for i in range(len(args)):
            self.memory[at + ARGS + first + i] = args[i]

    def open(self, mode: int, seats: int) -> None:
        """Make a question of the frame on top."""
        self.asked += 1
        self.memory[self.peak + MODE] = mode
        self.memory[self.peak + SEATS] = seats
        self.memory[self.peak + SEAT] = lowest_seat(seats)
        self.memory[self.peak + NUMBER] = self.asked

    def close(self, seat: int) -> None:
        """Close the standing question for one seat; when nobody is left it is gone."""
        flow.close(self, seat)

    def reopen(self, seats: list[int]) -> None:
        """Keep the standing question open for exactly these seats: a seat closed before can be asked again."""
        flow.reopen(self, mask_of(seats))

    def close_all(self) -> None:
        """Close the standing question for everybody."""
        flow.close_all(self)

    def finish(self) -> None:
        """End the game: nothing more is done."""
        self.peak = EMPTY

    @property
    def sealed(self) -> tuple[int, ...]:
        """The answers to the last sealed question, by seat."""
        return tuple([self.memory[SEALED + seat] for seat in range(self.seats)]) if len(self.memory) else ()

    @sealed.setter
    def sealed(self, answers: tuple[int, ...]) -> None:
        flow.forget_sealed(self, SEALED)
        for seat in range(len(answers)):
            self.memory[SEALED + seat] = answers[seat]

    def roll(self, n: int, stream: int) -> int:
        """Return a chance outcome, uniform in [0, n)."""
        if len(self.memory) == 0:
            flow.grow(self)
        count = self.memory[ROLLS + stream]
        self.memory[ROLLS + stream] = count + 1
        self.learned += 1
        outcome = self.chance.roll(n, stream, count)
        if self.rolled is not None:
            self.rolled.append((stream, outcome))
        return outcome

    def reveal(self) -> None:
        """Note that somebody learned something other than by a roll; nothing before it can be taken back freely."""
        self.learned += 1

    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody what happened."""
        if self.events is not None:
            self.events.append((event, EVERYBODY, a, b, c, d))

    def emit_to(self, audience: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell the seats of a mask what happened."""
        if self.events is not None:
            self.events.append((event, audience, a, b, c, d))

    # -- said by drivers: matches, bots, simulations, tests ----------------------------------------------------------
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.peak < FRAMES

    @property
    def agenda(self) -> list[Call]:
        """What is still to be done, the first to be done last; can be read and changed like a list."""
        return Agenda(self)

    @agenda.setter
    def agenda(self, calls: list[Call]) -> None:
        replace_calls(self, calls)

    def question(self) -> Ask:
        """Return the open question."""
        top = call_at(self, self.peak)
        assert isinstance(top, Ask)
        return top

    def seats_to_answer(self) -> list[int]:
        """Return the seats that may answer now, ascending."""
        return seats_in(self.memory[self.peak + SEATS]) if self.peak >= FRAMES else []

    def next_seat(self) -> int:
        """Return the lowest seat that may answer now."""
        return lowest_seat(self.memory[self.peak + SEATS])

    def is_asked(self, seat: int) -> bool:
        """Tell whether this seat may answer now."""
        seats: int = self.seats  # a seat may be any number that somebody sent
        if self.peak < FRAMES or seat < SPECTATOR or seat >= seats:
            return False
        return self.memory[self.peak + SEATS] & BITS[seat + 3] != 0

    def domain(self, seat: int) -> Domain:
        """Return the domain of the open question for a seat that is asked."""
        return self.program.question(self.memory[self.peak + KIND]).domain(self, seat)

    def legal(self, seat: int) -> list[int]:
        """Return the seat's legal answers, ascending; none when it is not asked."""
        if not self.is_asked(seat):
            return []
        list_answers(self, seat)
        return LISTED.to_list()

    def refusal(self, seat: int, answer: int) -> Refusal | None:
        """Say why the seat may not answer this now; nothing when it may."""
        if not self.is_asked(seat):
            return NOT_ASKED
        if not -MOST < answer < MOST:
            return OUT_OF_DOMAIN
        return self.program.question(self.memory[self.peak + KIND]).refusal(self, seat, answer)

    def is_legal(self, seat: int, answer: int) -> bool:
        """Tell whether the seat may answer this now."""
        return self.refusal(seat, answer) is None

    def sample(self, seat: int, rng: Rng) -> int:
        """Return a random legal answer; a game with huge domains overrides this."""
        if self.stamp == 0 or self.stamp != LISTED.stamp or seat != LISTED.seat:
            list_answers(self, seat)
        return LISTED.cells[rng.below(LISTED.count)]

    def apply(self, seat: int, answer: int) -> None:
        """Take an answer and make calls until the next question; an illegal one is refused before anything changes."""
        refusal = self.refusal(seat, answer)
        if refusal is not None:
            raise IllegalAnswer(refusal)
        self.apply_legal(seat, answer)

    def apply_legal(self, seat: int, answer: int) -> None:
        """Take an answer that is known to be legal, without looking again."""
        if take_answer(self, seat, answer):
            run(self)

    def run(self) -> None:
        """Make calls until the top of the agenda is a question that somebody must answer, or nothing is left."""
        run(self)

    def redraw_sealed(self, keep: int, rng: Rng) -> None:
        """Draw the sealed answers of all other seats anew, for a re-deal: the hands must have been re-dealt before."""
        at = self.peak
        if self.memory[at + MODE] != ALL:
            return
        redrawn = [s for s in range(self.seats) if s != keep and self.memory[SEALING + s] != NO_ANSWER]
        self.memory[at + SEATS] |= mask_of(redrawn)
        for seat in redrawn:
            seal(self, at, seat, self.sample(seat, rng))

    def copy_kernel(self, into: Self) -> None:
        """Copy everything but a table of attributes; recording stays behind."""
        into.program = self.program
        into.cells = self.cells[:]
        into.memory = self.memory[:]
        into.peak = self.peak
        into.seats = self.seats
        into.streams = self.streams
        into.asked = self.asked
        into.learned = self.learned
        into.skip_forced = self.skip_forced
        into.chance = self.chance

    @property
    def rolls(self) -> list[int]:
        """How often each stream was rolled."""
        return [self.memory[ROLLS + stream] for stream in range(self.streams)]

    @rolls.setter
    def rolls(self, counts: list[int]) -> None:
        if len(self.memory) == 0:
            flow.grow(self)
        self.streams = len(counts)
        for stream in range(len(counts)):
            self.memory[ROLLS + stream] = counts[stream]


# -- answering ---------------------------------------------------------------------------------------------------------
def take_answer(g: State, seat: i64, answer: i64) -> bool:
    """Give an answer to the question on top; tell whether the game goes on, or waits for other sealed answers."""
    memory, at = g.memory, g.peak
    mode = memory[at + MODE]
    g.stamp = 0
    if mode == ONE:
        memory[at + ARGS] = answer
        g.peak = at - FRAME
        g.program.perform(g, at)
    elif mode == ALL:
        return seal(g, at, seat, answer)
    else:
        memory[at + ARGS] = seat
        memory[at + ARGS + 1] = answer
        g.program.perform(g, at)
    return True


def seal(g: State, at: i64, seat: i64, answer: i64) -> bool:
    """Keep a sealed answer; call the rule and return True when it was the last."""
    memory = g.memory
    memory[SEALING + seat] = answer
    left = memory[at + SEATS] & ~BITS[seat + 3]
    memory[at + SEATS] = left
    if left:
        return False
    for other in range(g.seats):
        memory[SEALED + other] = memory[SEALING + other]
    g.peak = at - FRAME
    g.program.perform(g, at)
    return True


def run(g: State) -> None:
    """Make calls until the top of the agenda is a question that somebody must answer, or nothing is left."""
    program, at = g.program, g.peak
    while at >= FRAMES:
        if g.memory[at + KIND] == CALL:
            g.peak = at - FRAME
            program.perform(g, at)
        elif not g.skip_forced or not answer_forced(g, at):
            return
        at = g.peak


def answer_forced(g: State, at: i64) -> bool:
    """Answer for seats that have a single legal answer; return True when nobody is left to ask."""
    mode = g.memory[at + MODE]
    question = g.program.questions[g.memory[at + KIND]]
    if mode == ANY or question.confirms(g):
        return False
    if mode == ALL:
        return seal_forced(g, at, question)
    only = only_answer(g, question, g.memory[at + SEAT])
    return only != NO_ANSWER and take_answer(g, 0, only)


def seal_forced(g: State, at: i64, question: Question[State]) -> bool:
    """Seal the answers of all seats that have a single legal one."""
    for seat in seats_in(g.memory[at + SEATS]):
        only = only_answer(g, question, seat)
        if only != NO_ANSWER and seal(g, at, seat, only):
            return True
    return False


def only_answer(g: State, question: Question[State], seat: i64) -> i64:
    """Return the seat's single legal answer, or NO_ANSWER and keep the list when there is a choice."""
    listed = LISTED
    listed.stamp += 1
    listed.seat = seat
    listed.count = 0
    only = question.only(g, seat, listed)
    g.stamp = listed.stamp if listed.count > 1 else 0
    return only


def list_answers(g: State, seat: i64) -> None:
    """List the legal answers of an asked seat."""
    listed = LISTED
    listed.stamp += 1
    listed.seat = seat
    listed.count = 0
    g.program.questions[g.memory[g.peak + KIND]].legal(g, seat, listed)
    g.stamp = listed.stamp
