"""A position set up for one test, and played by readable answers.

A game derives its own builder from ``Scenario`` and adds methods that lay out its components, such as
``hand(0, "scout", "viper")``; each changes ``self.state`` and returns ``self``.  The rest is here: a test says

    table().hand(0, "scout").play("play scout").options()

in the game's notation.  A text is for the seat that is asked; "p1: ..." or "clock: ..." names another one.
"""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, Generic, Self

from cosmodrome.kernel.agenda import ANY, CHANCE, CLOCK
from cosmodrome.kernel.chance import SeededChance, TapeChance
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.game import Game, Json, S
from cosmodrome.kernel.message import Refusal
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import seen_by
from cosmodrome.testing.case import LISTABLE

SEAT_PREFIX: Final = re.compile(r"(?:p(?P<seat>\d+)|(?P<name>clock|chance)): +")
NAMED_SEATS: Final = {"clock": CLOCK, "chance": CHANCE}
SHOWN: Final = 40  # texts that a failure lists


class Scenario(Generic[S]):
    """A match in the hands of a test."""

    def __init__(
        self,
        game: Game[S],
        seats: int = 2,
        mode: str = "",
        options: Mapping[str, int] | None = None,
        seed: int = 1,
        rolls: Mapping[str, Sequence[int]] | None = None,
        skip_forced: bool = True,
    ) -> None:
        self.game: Final = game
        self.tape: Final[dict[int, list[int]]] = {}
        for stream, outcomes in (rolls or {}).items():
            self.tape[self.stream(stream)] = list(outcomes)
        chance = TapeChance(self.tape, SeededChance(seed))
        self.happened: list[Event] = []  # since before the last input
        self.state: S = game.start(game.check(mode, seats, options or {}), chance, self.happened, skip_forced)

    # -- setting up --------------------------------------------------------------------------------------------------
    def rolls(self, stream: str, *outcomes: int) -> Self:
        """Script the next rolls of a stream, after those that are scripted already; then the seed goes on."""
        number = self.stream(stream)
        tape = self.tape.setdefault(number, [])
        made = self.state.rolls[number]
        tape.extend([0] * (made - len(tape)))  # rolls of the past: nobody asks for them again
        tape.extend(outcomes)
        return self

    def stream(self, name: str) -> int:
        """Return the number of a stream of chance."""
        streams = self.game.streams
        assert name in streams, f"{self.game.id} has no stream {name!r}; it has: {', '.join(streams) or 'none'}"
        return streams.index(name)

    # -- playing -----------------------------------------------------------------------------------------------------
    def play(self, *texts: str) -> Self:
        """Give answers by their notation, one after the other."""
        for text in texts:
            seat, answer = self.read(text)
            self.happened.clear()
            refusal = self.attempt(seat, answer)
            assert refusal is None, f"{text!r} is refused: {refusal}; {self.possible(seat)}"
        return self

    def refused(self, text: str) -> Refusal:
        """Return why an answer is refused; fail if it is taken or if anything changes."""
        seat, answer = self.read(text)
        before = self.hash
        refusal = self.attempt(seat, answer)
        assert refusal is not None, f"{text!r} is not refused"
        assert self.hash == before, f"{text!r} is refused, but the state changed"
        return refusal

    def attempt(self, seat: int, answer: int) -> Refusal | None:
        """Give an answer; return why it was refused, or nothing when it was taken."""
        try:
            self.state.apply(seat, answer)
        except IllegalAnswer as error:
            return error.refusal
        return None

    def read(self, text: str) -> tuple[int, int]:
        """Return the seat and the answer that a text means, whether the answer is legal or not."""
        self.state.run()  # what the test laid out may leave only one answer
        prefix = SEAT_PREFIX.match(text)
        assert not self.state.over(), f"{text!r}: the game is over"
        if prefix is None:
            seat, rest = self.only_seat(text), text
        else:
            seat = NAMED_SEATS[prefix["name"]] if prefix["name"] else int(prefix["seat"])
            rest = text[prefix.end() :]
        return seat, self.answer_of(seat, rest) if self.state.is_asked(seat) else 0

    def answered_once(self) -> bool:
        """Tell whether every seat gives one answer to the open question, so that they can be given in order."""
        return isinstance(self.game, DeclaredGame) and self.game.question(self.state).once

    def only_seat(self, text: str) -> int:
        """Return the seat that a text without a prefix is for."""
        asked = self.state.seats_to_answer()
        standing = self.state.question().mode == ANY and len(asked) > 1 and not self.answered_once()
        assert not standing, f"{text!r}: seats {asked} may answer, so say which one: 'p{asked[-1]}: {text}'"
        return asked[0]

    def answer_of(self, seat: int, text: str) -> int:
        """Return the answer that has this notation."""
        texts = {self.notation(seat, answer): answer for answer in reversed(self.answers(seat))}
        if text in texts:
            return texts[text]
        near = get_close_matches(text, texts)
        meant = f" (did you mean {near[0]!r}?)" if near else ""
        raise AssertionError(f"no answer to {self.question!r} reads {text!r}{meant}; {self.possible(seat)}")

    def answers(self, seat: int) -> list[int]:
        """Return all well-formed answers of a seat; of a huge domain only the legal ones."""
        domain = self.state.domain(seat)
        return list(domain.answers()) if domain.size() <= LISTABLE else self.state.legal(seat)

    def possible(self, seat: int) -> str:
        """Say which texts would be taken now."""
        if not self.state.is_asked(seat):
            return f"asked are the seats {self.state.seats_to_answer()}"
        texts = [repr(text) for text in self.options(seat)]
        more = f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else ""
        return f"seat {seat} may answer: {', '.join(texts[:SHOWN])}{more}"

    # -- looking -----------------------------------------------------------------------------------------------------
    def options(self, seat: int | None = None) -> list[str]:
        """Return the notations of all legal answers of a seat, or of the first seat that is asked."""
        self.state.run()
        if self.state.over():
            return []
        asked = self.state.next_seat() if seat is None else seat
        return [self.notation(asked, answer) for answer in self.state.legal(asked)]

    def notation(self, seat: int, answer: int) -> str:
        """Return the text of an answer; an outcome of chance is its number."""
        return str(answer) if seat == CHANCE else self.game.notation(self.state, seat, answer)

    @property
    def question(self) -> str:
        """The name of the kind of the open question; empty when the game is over."""
        self.state.run()
        if self.state.over():
            return ""
        ask = self.state.question()
        return self.game.kinds[ask.kind]

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now."""
        self.state.run()
        return self.state.seats_to_answer()

    @property
    def events(self) -> list[str]:
        """The names of the events since before the last input."""
        return [self.game.events[event[0]] for event in self.happened]

    def events_seen(self, seat: int) -> list[str]:
        """Return the names of the events since before the last input that a seat may know of."""
        return [self.game.events[event[0]] for event in seen_by(self.happened, seat)]

    def view(self, seat: int) -> Json:
        """Return what a seat (or SPECTATOR) sees of the table."""
        return dict(self.game.view(self.state, seat))

    @property
    def hash(self) -> str:
        """The hash of the state."""
        return state_hash(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        self.state.run()
        return self.state.over()

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        assert self.over, "the game is not over"
        return self.game.winners(self.state)
