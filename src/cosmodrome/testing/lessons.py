"""Plays lessons as a table does, for the contract of guided first games: ``check_lesson(GAME)``."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any, Final

from cosmodrome.kernel.agenda import ANY, CLOCK, NO_ANSWER
from cosmodrome.kernel.answering.driver import given_answer
from cosmodrome.kernel.chance import Rng, SeededChance, TapeChance
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import Message
from cosmodrome.lessons.guide import Guide
from cosmodrome.lessons.lesson import LEARNER, Page, lesson_of
from cosmodrome.testing.speech import Speech

MOST_ANSWERS: Final = 2000  # of one lesson
LONGEST: Final = 330  # letters of one thing that the guide says


class Walk:
    """A lesson that is played by whatever is wished."""

    def __init__(self, game: Game[Any], which: int = 0, seed: int = 1) -> None:
        lesson = lesson_of(game)
        assert lesson is not None, f"{game.id} has no lesson"
        self.game: Final = game
        self.which: Final = which  # of several wished answers: 0 gives the first one, -1 the last
        self.guide: Final = Guide(lesson, game)
        tape = {list(game.streams).index(name): rolls for name, rolls in lesson.rolls.items()}
        self.tape: Final = tape
        chance = TapeChance(tape, SeededChance(seed))
        self.match: Final = Match[Any](game, lesson.setup, chance, {})

    def answer(self, seat: int, answer: int, given: bool = False) -> None:
        """Give an answer."""
        self.guide.note(self.match, seat, answer, given)
        self.match.answer(seat, answer, given=given)

    def go_on(self) -> bool:
        """Answer what a table answers by itself, once; tell whether there was anything."""
        state = self.match.state
        if state.over() or self.guide.is_done(self.match):
            return False
        given = given_answer(self.match, LEARNER) if state.is_asked(LEARNER) else NO_ANSWER
        if given != NO_ANSWER:
            self.answer(LEARNER, given, given=True)
            return True
        for seat in state.seats_to_answer():
            if seat == LEARNER or seat < 0:
                continue
            answer = self.guide.scripted(self.match, seat)
            if answer != NO_ANSWER:
                self.answer(seat, answer)
                return True
        return False

    def moments(self) -> Iterator[list[int]]:
        """Iterate over what is wished, until the script is over; one of it is then answered."""
        for _ in range(MOST_ANSWERS):
            while self.go_on():
                pass
            if self.guide.is_done(self.match):
                return
            wished = self.guide.wished(self.match)
            assert wished, f"nothing that is wished can be answered: {self.told()}"
            yield wished
            self.answer(LEARNER, wished[self.which])
        raise AssertionError("the lesson does not end")

    def told(self) -> str:
        """Tell where the lesson stands."""
        state, place = self.match.state, self.guide.place(self.match)
        asked = {
            seat: [self.game.notation(state, seat, answer) for answer in state.legal(seat)]
            for seat in state.seats_to_answer()
        }
        do = list(place.do)
        kind = "over" if state.over() else self.game.kinds[state.question().kind]
        return f"step {place.step}: {do} and {place.others}; {kind} asks {asked}"


def check_lesson(game: Game[Any], places: tuple[str, ...]) -> None:
    """Play a lesson to its end with every error on the way, then freely; ``places`` are what its board names."""
    lesson, speech, erred = Walk(game).guide.lesson, Speech(game), set[tuple[int, str]]()
    for which in (0, -1):
        walk = Walk(game, which)
        for wished in walk.moments():
            check_moment(walk, speech, wished, places)
            erred |= errors_made(walk, speech, wished)
        left = {game.streams[i]: len(rolls) - walk.match.state.rolls[i] for i, rolls in walk.tape.items()}
        assert all(count <= 0 for count in left.values()), f"the tape goes on when the script is over: {left}"
        check_free_play(walk)
    declared = {(i, pattern) for i, step in enumerate(lesson.steps) for pattern, _ in step.errors}
    assert declared == erred, f"errors that nobody can make: {sorted(declared - erred)}"
    for page in lesson.after:
        check_page(speech, page, "after")


def check_moment(walk: Walk, speech: Speech[Any], wished: list[int], places: tuple[str, ...]) -> None:
    """Fail unless what the guide says now has words, and shows what is there."""
    state, number = walk.match.state, walk.guide.place(walk.match).step
    for page in walk.guide.pages(walk.match):
        check_page(speech, page, f"step {number}")
        for spot in page.spots:
            known = any(fnmatchcase(spot, pattern) for pattern in places)
            assert known, f"step {number}: nothing on the board is called {spot!r}"
    assert all(state.is_legal(LEARNER, answer) for answer in wished)


def errors_made(walk: Walk, speech: Speech[Any], wished: list[int]) -> set[tuple[int, str]]:
    """Give every answer that is not wished; return which of the foreseen errors these were, as step and pattern."""
    game, match, guide = walk.game, walk.match, walk.guide
    number, made = guide.place(match).step, set[tuple[int, str]]()
    for answer in match.state.legal(LEARNER):
        refusal = guide.refusal(match, LEARNER, answer)
        assert (refusal is None) == (answer in wished)
        if refusal is not None:
            speech.check_message(refusal.message, f"step {number}, error")
            text = game.notation(match.state, LEARNER, answer)
            made |= {
                (number, pattern) for pattern, _ in guide.lesson.steps[number].errors if fnmatchcase(text, pattern)
            }
    return made


def check_page(speech: Speech[Any], page: Page, what: str) -> None:
    """Fail unless what is said has words and a title in every language, is short, and its rules exist."""
    speech.check_message(Message(page.say), what)
    speech.check_message(Message(f"{page.say}.title"), what)
    for translator in speech.translators:
        length = len(translator(Message(page.say)))
        assert length <= LONGEST, f"{page.say} is too long in {translator.language}: {length} letters"
    for rule in page.rules:
        speech.check_rule(rule, what)


def check_free_play(walk: Walk) -> None:
    """Fail unless the match can be played to its end from where the script leaves it."""
    state, rng = walk.match.state.clone(), Rng(1)
    for _ in range(MOST_ANSWERS):
        if state.over():
            return
        seat = state.next_seat()
        if seat == CLOCK and state.question().mode == ANY:
            seat = state.seats_to_answer()[-1]
        state.apply(seat, state.sample(seat, rng))
