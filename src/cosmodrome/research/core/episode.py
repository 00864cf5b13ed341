"""One game played by flat actions: who acts, which actions are legal, and what one of them does.

Where several seats may answer, they act in turn: sealed answers lowest seat first, a question that stays open in a
circle.  No order that a seat can see depends on what it cannot know.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from cosmodrome.kernel.agenda import ANY, BITS, FRAMES, KIND, MODE, SEATS, lowest_seat
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.state import LISTED, State, list_answers
from cosmodrome.research.core.actions import BASE, POWERS, Actions
from cosmodrome.research.core.buffers import ints_of
from cosmodrome.research.core.history import History
from cosmodrome.research.core.seeing import MOST_SEATS, Seer
from cosmodrome.research.errors import GameOver, IllegalAction, shown

NOBODY: Final = -1  # acts: the game is over, or was cut off
NO_DIGITS: Final = -1


@final
class Episode:
    """A game being played."""

    def __init__(self, actions: Actions, seer: Seer, state: State, most: i64, history: History | None = None) -> None:
        self.actions: Final = actions
        self.seer: Final = seer
        self.state: Final = state
        self.most: Final[i64] = most  # answers after which it is cut off
        self.history: Final = history
        self.answers: i64 = 0
        self.seat: i64 = NOBODY
        self.legal: vec[i32] = ints_of(64)  # actions of the seat that acts, ascending by answer
        self.count: i64 = 0  # of them
        self.so_far: vec[i64] = wide([0] * MOST_SEATS)  # the digits that a seat has given of a number
        self.place: vec[i64] = wide([NO_DIGITS] * MOST_SEATS)  # of the digit that it gives next
        if history is not None:
            if state.events is None:
                state.events = []
            history.note_events(state)
        self.settle(NOBODY)

    # -- who acts ----------------------------------------------------------------------------------------------------
    def is_over(self) -> bool:
        """Tell whether the game has ended by its rules."""
        return self.state.peak < FRAMES

    def is_cut_off(self) -> bool:
        """Tell whether it was cut off before its end."""
        return self.answers >= self.most and not self.is_over()

    def may_act(self, seat: i64) -> bool:
        """Tell whether a seat may act now."""
        if self.seat == NOBODY or not 0 <= seat < self.state.seats:
            return False
        return self.state.memory[self.state.peak + SEATS] & BITS[seat + 3] != 0

    def settle(self, last: i64) -> None:
        """Find out who acts after a seat, and what it may do."""
        state = self.state
        self.count = 0
        if state.peak < FRAMES or self.answers >= self.most:
            self.seat = NOBODY
            return
        seats = state.memory[state.peak + SEATS]
        seat = lowest_seat(seats)
        if state.memory[state.peak + MODE] == ANY and last != NOBODY:
            seat = (last + 1) % state.seats
            while not seats & BITS[seat + 3]:
                seat = (seat + 1) % state.seats
        self.turn_to(seat)

    def turn_to(self, seat: i64) -> None:
        """Let one of the seats that may act be the one that acts, and list its actions."""
        state, actions = self.state, self.actions
        self.seat = seat
        if state.stamp == 0 or state.stamp != LISTED.stamp or seat != LISTED.seat:
            list_answers(state, seat)
        if LISTED.count > len(self.legal):
            self.legal = ints_of(2 * int(LISTED.count))
        kind = state.memory[state.peak + KIND]
        if actions.digits[kind]:
            self.list_digits(seat, kind)
            return
        first, count, legal, answers = actions.firsts[kind], LISTED.count, self.legal, LISTED.cells
        for i in range(count):
            action: int = actions.actions[first + answers[i]]
            legal[i] = action
        self.count = count

    def list_digits(self, seat: i64, kind: i64) -> None:
        """List the digits that may come next in the number of a seat; those that must come are taken at once."""
        if self.place[seat] == NO_DIGITS:
            self.place[seat] = self.actions.digits[kind] - 1
            self.so_far[seat] = 0
        self.find_digits(seat, kind)
        while self.count == 1 and self.place[seat] > 0:
            action: int = self.legal[0]
            self.take_digit(seat, self.actions.answer_of[action] % BASE)
            self.find_digits(seat, kind)

    def find_digits(self, seat: i64, kind: i64) -> None:
        """List the digits at a place of the legal numbers that begin as that of a seat does."""
        place, so_far, last = self.place[seat], self.so_far[seat], NO_DIGITS
        first = self.actions.firsts[kind] + BASE * place
        power = POWERS[place]
        self.count = 0
        for i in range(LISTED.count):
            high = LISTED.get(i) // power
            digit = high % BASE
            if high // BASE == so_far and digit != last:
                action: int = self.actions.actions[first + digit]
                self.legal[self.count] = action
                self.count += 1
                last = int(digit)

    def take_digit(self, seat: i64, digit: i64) -> None:
        """Add a digit to the number of a seat."""
        self.so_far[seat] = BASE * self.so_far[seat] + digit
        self.place[seat] -= 1

    # -- acting ------------------------------------------------------------------------------------------------------
    def is_legal(self, action: i64) -> bool:
        """Tell whether the seat that acts may take an action."""
        for i in range(self.count):
            if self.legal[i] == action:
                return True
        return False

    def act(self, action: i64) -> None:
        """Take an action of the seat that acts; an illegal one is refused before anything changes."""
        if not self.is_legal(action):
            raise self.refused(action)
        self.act_legal(action)

    def act_legal(self, action: i64) -> None:
        """Take an action that is known to be legal."""
        seat, answer = self.seat, self.actions.answer_of[action]
        if self.actions.digits[self.actions.kind_of[action]]:
            self.take_digit(seat, answer % BASE)
            if self.place[seat] != NO_DIGITS:
                self.turn_to(seat)
                return
            answer = self.so_far[seat]
        self.answer(seat, answer)

    def answer(self, seat: i64, answer: i64) -> None:
        """Give the answer of a seat, which is known to be legal."""
        history, state = self.history, self.state
        if history is not None:
            history.note_decision(self.seer, state, seat, answer)
        self.answers += 1
        state.apply_legal(seat, answer)
        if history is not None:
            history.note_events(state)
        self.settle(seat)

    def refused(self, action: i64) -> IllegalAction:
        """Say why an action cannot be taken."""
        if self.seat == NOBODY:
            return GameOver("the game is over: nobody acts any more")
        names = self.actions.names
        known = 0 <= action < self.actions.count
        named = f"{action} ({names[action]!r})" if known else f"{action}, which is not in 0..{self.actions.count - 1},"
        legal = [names[self.legal[i]] for i in range(self.count)]
        question = self.state.program.questions[self.state.memory[self.state.peak + KIND]].name
        return IllegalAction(
            f"seat {self.seat} cannot take action {named} at the question {question!r}; legal are: {shown(legal)}"
        )

    # -- seeing ------------------------------------------------------------------------------------------------------
    def mark(self, mask: vec[u8], first: i64, sign: int) -> None:
        """Write a sign at each legal action of the seat that acts, in a mask that begins at a place."""
        for i in range(self.count):
            action: int = self.legal[i]
            mask[first + action] = sign

    def observe(self, seat: i64, out: vec[i32], at: i64) -> None:
        """Write what a seat may know, or everything, into a row of numbers."""
        place: i64 = NO_DIGITS
        so_far: i64 = 0
        if 0 <= seat < MOST_SEATS:
            place, so_far = self.place[seat], self.so_far[seat]
        self.seer.write(self.state, seat, so_far, place + 1, out, at)

    def key(self, seat: i64) -> int:
        """Return a number that is the same for a seat wherever it cannot tell the course of the game."""
        history = self.history
        assert history is not None, "an episode without a history has no keys"
        return history.key(self.seer, self.state, seat, self.so_far[seat], self.place[seat] + 1)

    def copy(self, changed: Callable[[State], State] | None = None) -> "Episode":
        """Return an independent copy; its state may be another one that looks the same."""
        state = self.state.clone() if changed is None else changed(self.state)
        history = None if self.history is None else self.history.copy()
        twin = Episode(self.actions, self.seer, state, self.most, history)
        twin.answers = self.answers
        twin.so_far, twin.place = self.so_far[:], self.place[:]
        if self.seat == NOBODY:
            twin.seat, twin.count = NOBODY, 0
        elif self.seat != twin.seat or twin.place[self.seat] != NO_DIGITS:
            twin.turn_to(self.seat)
        return twin
