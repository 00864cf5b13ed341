"""The state: the table of a game, and the agenda of what is still to be done.

A rule is a module-level function ``rule(g, *ints)``.  It changes the table through atoms, then says what comes next:

* ``g.then(rule, *ints)``                 later, when everything put on top of it is done;
* ``g.then_each(rule, items, *ints)``     the same for each item, the first one first;
* ``g.ask(seat, KIND, rule, *ints)``      one seat answers, then ``rule(g, answer, *ints)``;
* ``g.ask_all(seats, KIND, rule, *ints)`` sealed answers in any order, then ``rule(g, *ints)`` reads ``g.sealed``;
* ``g.ask_any(seats, KIND, rule, *ints)`` stays open: ``rule(g, seat, answer, *ints)`` until ``g.close(seat)``;
* ``g.ask_chance(n, STREAM, rule, *ints)`` a die that search may see as a node, then ``rule(g, outcome, *ints)``;
* ``g.roll(n, STREAM)``                   chance inside a rule, uniform in [0, n);
* ``g.emit(EVENT, *ints)``                what the table saw (free when nobody records).
"""

from collections.abc import Callable
from typing import ClassVar, Final, Self, TypeVarTuple, cast

from cosmodrome.kernel._native import mypyc_attr
from cosmodrome.kernel.agenda import (
    ALL,
    ANY,
    BITS,
    CHANCE,
    EVERYBODY,
    NO_ANSWER,
    ONE,
    SPECTATOR,
    Ask,
    Call,
    Rule,
    mask_of,
    seats_in,
)
from cosmodrome.kernel.chance import Chance, Rng, SeededChance
from cosmodrome.kernel.domain import Domain, Pick
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.message import NOT_ASKED, OUT_OF_DOMAIN, Refusal

Ts = TypeVarTuple("Ts")

# What happened, who may know (a mask of seats), and up to four ints that say the rest.
Event = tuple[int, int, int, int, int, int]

NO_SEED: Final = SeededChance(0)
NO_ROLLS: Final[list[int]] = []  # replaced when a game starts


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table plus the agenda.  A game adds flat lists of ints, the hooks below, and ``clone``."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the table's attributes, for snapshots: ints and (nested) lists of ints

    def __init__(self) -> None:
        self.seats: int = 0
        self.agenda: list[Call] = []
        self.sealed: tuple[int, ...] = ()  # answers of the last ask_all, by seat
        self.asked: int = 0  # questions asked so far: the number of the last one
        self.learned: int = 0  # grows when anybody learns something: undo stops there
        self.chance: Chance = NO_SEED
        self.rolls: list[int] = NO_ROLLS  # rolls made so far, by stream
        self.skip_forced: bool = True
        self.explicit_chance: bool = False
        self.events: list[Event] | None = None
        self.rolled: list[tuple[int, int]] | None = None  # (stream, outcome) of every roll, when somebody records them

    # -- hooks of a game ---------------------------------------------------------------------------------------------
    def legal_answers(self, kind: int, seat: int) -> list[int]:
        """Return the legal answers of an asked seat, ascending; the order is part of the contract."""
        raise NotImplementedError

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        """Say why an answer of an asked seat is not legal, without listing the legal ones."""
        raise NotImplementedError

    def domain_of(self, kind: int, seat: int) -> Domain:
        """Return the domain of a question of this kind."""
        raise NotImplementedError

    def clone(self) -> Self:
        """Return an independent copy; it does not go on recording events and rolls."""
        raise NotImplementedError

    def confirms(self, kind: int) -> bool:
        """Tell whether this kind is asked even when forced, because the seat may still want to take something back."""
        return False

    # -- said by rules -----------------------------------------------------------------------------------------------
    def then(self, rule: Callable[[Self, *Ts], None], *args: *Ts) -> None:
        """Call the rule later, when everything put on top of it is done."""
        self.agenda.append(Call(rule, cast(tuple[int, ...], args)))

    def then_each(self, rule: Callable[[Self, int, *Ts], None], items: list[int], *args: *Ts) -> None:
        """Call the rule once for each item, the first one first."""
        rest = cast(tuple[int, ...], args)
        for i in range(len(items) - 1, -1, -1):
            self.agenda.append(Call(rule, (items[i], *rest)))

    def ask(self, seat: int, kind: int, rule: Callable[[Self, int, *Ts], None], *args: *Ts) -> None:
        """Ask one seat; its answer is the rule's first argument."""
        self.asked += 1
        self.agenda.append(Ask(rule, cast(tuple[int, ...], args), ONE, kind, BITS[seat + 3], self.asked, ()))

    def ask_all(self, seats: list[int], kind: int, rule: Callable[[Self, *Ts], None], *args: *Ts) -> None:
        """Ask every seat; the answers stay sealed until the last is given, then the rule finds them in ``sealed``."""
        sealed = (NO_ANSWER,) * self.seats
        if not seats:
            self.sealed = sealed
            self.then(rule, *args)
            return
        self.asked += 1
        self.agenda.append(Ask(rule, cast(tuple[int, ...], args), ALL, kind, mask_of(seats), self.asked, sealed))

    def ask_any(self, seats: list[int], kind: int, rule: Callable[[Self, int, int, *Ts], None], *args: *Ts) -> None:
        """Keep a question open for all these seats; every answer calls the rule, until ``close``."""
        if not seats:
            return
        self.asked += 1
        self.agenda.append(Ask(rule, cast(tuple[int, ...], args), ANY, kind, mask_of(seats), self.asked, ()))

    def ask_chance(self, n: int, stream: int, rule: Callable[[Self, int, *Ts], None], *args: *Ts) -> None:
        """Let chance answer in [0, n): rolled at once, or a node to be answered where search wants to see it."""
        ask = Ask(rule, cast(tuple[int, ...], args), ONE, stream, BITS[CHANCE + 3], self.asked + 1, (n,))
        if self.explicit_chance and n > 1:
            self.asked += 1
            self.agenda.append(ask)
        else:
            respond(self, ask, self.roll(n, stream))

    def close(self, seat: int) -> None:
        """Close the standing question for one seat; when nobody is left it is gone."""
        i = self.standing()
        ask = self.agenda[i]
        assert isinstance(ask, Ask)
        left = ask.seats & ~BITS[seat + 3]
        if left:
            self.agenda[i] = Ask(ask.rule, ask.args, ANY, ask.kind, left, ask.number, ())
        else:
            del self.agenda[i]

    def reopen(self, seats: list[int]) -> None:
        """Keep the standing question open for exactly these seats: a seat closed before can be asked again."""
        i = self.standing()
        ask = self.agenda[i]
        assert isinstance(ask, Ask)
        mask = mask_of(seats)
        if mask != ask.seats:
            self.agenda[i] = Ask(ask.rule, ask.args, ANY, ask.kind, mask, ask.number, ())

    def close_all(self) -> None:
        """Close the standing question for everybody."""
        del self.agenda[self.standing()]

    def standing(self) -> int:
        """Return where on the agenda the innermost standing question is."""
        for i in range(len(self.agenda) - 1, -1, -1):
            call = self.agenda[i]
            if isinstance(call, Ask) and call.mode == ANY:
                return i
        raise AssertionError("no question stands open")

    def finish(self) -> None:
        """End the game: nothing more is done."""
        self.agenda.clear()

    def roll(self, n: int, stream: int) -> int:
        """Return a chance outcome, uniform in [0, n)."""
        count = self.rolls[stream]
        self.rolls[stream] = count + 1
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
        return not self.agenda

    def question(self) -> Ask:
        """Return the open question."""
        top = self.agenda[-1]
        assert isinstance(top, Ask)
        return top

    def seats_to_answer(self) -> list[int]:
        """Return the seats that may answer now, ascending."""
        if not self.agenda:
            return []
        return seats_in(self.question().seats)

    def next_seat(self) -> int:
        """Return the lowest seat that may answer now."""
        return self.question().seat

    def is_asked(self, seat: int) -> bool:
        """Tell whether this seat may answer now."""
        if not self.agenda or seat < SPECTATOR or seat >= self.seats:
            return False
        return self.question().seats & BITS[seat + 3] != 0

    def domain(self, seat: int) -> Domain:
        """Return the domain of the open question for a seat that is asked."""
        ask = self.question()
        if seat == CHANCE:
            return Pick(ask.sealed[0])
        return self.domain_of(ask.kind, seat)

    def legal(self, seat: int) -> list[int]:
        """Return the seat's legal answers, ascending; none when it is not asked."""
        if not self.is_asked(seat):
            return []
        ask = self.question()
        if seat == CHANCE:
            return list(range(ask.sealed[0]))
        return self.legal_answers(ask.kind, seat)

    def refusal(self, seat: int, answer: int) -> Refusal | None:
        """Say why the seat may not answer this now; nothing when it may."""
        if not self.is_asked(seat):
            return NOT_ASKED
        ask = self.question()
        if seat == CHANCE:
            return None if 0 <= answer < ask.sealed[0] else OUT_OF_DOMAIN
        return self.refuse(ask.kind, seat, answer)

    def is_legal(self, seat: int, answer: int) -> bool:
        """Tell whether the seat may answer this now."""
        return self.refusal(seat, answer) is None

    def sample(self, seat: int, rng: Rng) -> int:
        """Return a random legal answer; a game with huge domains overrides this."""
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]

    def apply(self, seat: int, answer: int) -> None:
        """Take an answer and make calls until the next question; an illegal one is refused before anything changes."""
        refusal = self.refusal(seat, answer)
        if refusal is not None:
            raise IllegalAnswer(refusal)
        self.apply_legal(seat, answer)

    def apply_legal(self, seat: int, answer: int) -> None:
        """Take an answer that is known to be legal, without looking again."""
        ask = self.question()
        if ask.mode == ONE:
            self.agenda.pop()
            respond(self, ask, answer)
        elif ask.mode == ALL:
            if not self.seal(ask, seat, answer):
                return
        else:
            respond_any(self, ask, seat, answer)
        self.run()

    def run(self) -> None:
        """Make calls until the top of the agenda is a question that somebody must answer, or nothing is left."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if isinstance(top, Ask):
                if not self.skip_forced or not self.answer_forced(top):
                    return
            else:
                agenda.pop()
                perform(self, top.rule, top.args)

    def seal(self, ask: Ask, seat: int, answer: int) -> bool:
        """Keep a sealed answer; call the rule and return True when it was the last."""
        sealed = (*ask.sealed[:seat], answer, *ask.sealed[seat + 1 :])
        left = ask.seats & ~BITS[seat + 3]
        self.agenda.pop()
        if left:
            self.agenda.append(Ask(ask.rule, ask.args, ALL, ask.kind, left, ask.number, sealed))
            return False
        self.sealed = sealed
        perform(self, ask.rule, ask.args)
        return True

    def redraw_sealed(self, keep: int, rng: Rng) -> None:
        """Draw the sealed answers of all other seats anew, for a re-deal: the hands must have been re-dealt before."""
        ask = self.question()
        if ask.mode != ALL:
            return
        redrawn = [seat for seat in range(self.seats) if seat != keep and ask.sealed[seat] != NO_ANSWER]
        opened = ask.seats | mask_of(redrawn)
        self.agenda[-1] = Ask(ask.rule, ask.args, ALL, ask.kind, opened, ask.number, ask.sealed)
        for seat in redrawn:
            self.seal(self.question(), seat, self.sample(seat, rng))

    def answer_forced(self, ask: Ask) -> bool:
        """Answer for seats that have a single legal answer; return True when nobody is left to ask."""
        if ask.mode == ANY or self.confirms(ask.kind):
            return False
        if ask.mode == ALL:
            return self.seal_forced(ask)
        if ask.seat == CHANCE:
            return False
        only = self.only_answer(ask.kind, ask.seat)
        if only == NO_ANSWER:
            return False
        self.agenda.pop()
        respond(self, ask, only)
        return True

    def seal_forced(self, ask: Ask) -> bool:
        """Seal the answers of all seats that have a single legal one."""
        for seat in seats_in(ask.seats):
            only = self.only_answer(ask.kind, seat)
            if only != NO_ANSWER and self.seal(self.question(), seat, only):
                return True
        return False

    def only_answer(self, kind: int, seat: int) -> int:
        """Return the seat's single legal answer, or NO_ANSWER when there is a choice."""
        legal = self.legal_answers(kind, seat)
        return legal[0] if len(legal) == 1 else NO_ANSWER

    def copy_kernel(self, into: Self) -> None:
        """Copy everything but the table; recording stays behind."""
        into.seats = self.seats
        into.agenda = self.agenda.copy()
        into.sealed = self.sealed
        into.asked = self.asked
        into.learned = self.learned
        into.chance = self.chance
        into.rolls = self.rolls.copy()
        into.skip_forced = self.skip_forced
        into.explicit_chance = self.explicit_chance


# The star in ``rule(g, *args)`` costs compiled code as much as the whole call, hence the branches by length.


def perform(g: State, rule: Rule, args: tuple[int, ...]) -> None:
    """Call ``rule(g, *args)``."""
    n = len(args)
    if n == 0:
        rule(g)
    elif n == 1:
        rule(g, args[0])
    elif n == 2:
        rule(g, args[0], args[1])
    elif n == 3:
        rule(g, args[0], args[1], args[2])
    else:
        rule(g, *args)


def respond(g: State, ask: Ask, answer: int) -> None:
    """Call ``rule(g, answer, *args)``."""
    rule = ask.rule
    args = ask.args
    n = len(args)
    if n == 0:
        rule(g, answer)
    elif n == 1:
        rule(g, answer, args[0])
    elif n == 2:
        rule(g, answer, args[0], args[1])
    elif n == 3:
        rule(g, answer, args[0], args[1], args[2])
    else:
        rule(g, answer, *args)


def respond_any(g: State, ask: Ask, seat: int, answer: int) -> None:
    """Call ``rule(g, seat, answer, *args)``."""
    rule = ask.rule
    args = ask.args
    n = len(args)
    if n == 0:
        rule(g, seat, answer)
    elif n == 1:
        rule(g, seat, answer, args[0])
    else:
        rule(g, seat, answer, *args)
