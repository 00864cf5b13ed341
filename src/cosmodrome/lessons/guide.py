"""Where a match stands in its lesson: a fold over its inputs, so that a restart and going back need nothing more.

An answer that is not wished now is refused with a reason before it reaches the rules (docs/adr/0042-guided-games.md).
"""

from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import NOT_ASKED, Message, Refusal
from cosmodrome.kernel.state import State
from cosmodrome.lessons.lesson import LEARNER, Lesson, Page, Step, Wish

OTHERWISE: Final = "lesson-otherwise"


def fits(text: str, wish: Wish) -> bool:
    """Tell whether an answer is what was wished."""
    return any(fnmatchcase(text, pattern) for pattern in wish)


class Place(NamedTuple):
    """A place in a lesson: the step, and what of it is still to be answered."""

    step: int
    do: tuple[Wish, ...]
    others: tuple[tuple[int, str], ...]


class Guide:
    """Leads one match through a lesson."""

    def __init__(self, lesson: Lesson, game: Game[Any]) -> None:
        self.lesson: Final = lesson
        self.game: Final = game
        self.places: Final = [self.begin(0)]  # by the number of inputs

    def begin(self, step: int) -> Place:
        """Return the place at the beginning of a step; after the last one nothing is wished any more."""
        if step == len(self.lesson.steps):
            return Place(step, (), ())
        return Place(step, self.lesson.steps[step].do, self.lesson.steps[step].others)

    def place(self, match: Match[Any]) -> Place:
        """Return where the match stands."""
        return self.places[len(match.record.inputs)]

    def is_done(self, match: Match[Any]) -> bool:
        """Tell whether the script is over, so that everybody plays freely."""
        return self.place(match).step == len(self.lesson.steps)

    def step(self, match: Match[Any]) -> Step | None:
        """Return the step that the match is in; nothing when the script is over."""
        return None if self.is_done(match) else self.lesson.steps[self.place(match).step]

    def pages(self, match: Match[Any]) -> tuple[Page, ...]:
        """Return what the guide says now."""
        step = self.step(match)
        return self.lesson.after if step is None else step.pages

    # -- answers -----------------------------------------------------------------------------------------------------
    def note(self, match: Match[Any], seat: int, answer: int, given: bool = False) -> None:
        """Take note of an answer that is about to be given; what a driver gives for the learner meets no wish."""
        at, place = len(match.record.inputs), self.place(match)
        del self.places[at + 1 :]
        if not given or seat != LEARNER:
            place = self.after(place, seat, self.game.notation(match.state, seat, answer))
        self.places.append(place)

    def after(self, place: Place, seat: int, text: str) -> Place:
        """Return the place after an answer; one that the lesson does not name leaves it where it was."""
        do, others = place.do, place.others
        met = next((i for i, wish in enumerate(do) if seat == LEARNER and fits(text, wish)), NO_ANSWER)
        if met != NO_ANSWER:
            do = do[:met] + do[met + 1 :]
        elif (seat, text) in others:
            found = others.index((seat, text))
            others = others[:found] + others[found + 1 :]
        place = place._replace(do=do, others=others)
        while place.step < len(self.lesson.steps) and not place.do and not place.others:
            place = self.begin(place.step + 1)
        return place

    def wished(self, match: Match[Any]) -> list[int]:
        """Return the answers of the learner that lead on now."""
        state, wishes = match.state, self.place(match).do
        if not wishes or not state.is_asked(LEARNER):
            return []
        texts = {answer: self.game.notation(state, LEARNER, answer) for answer in state.legal(LEARNER)}
        return [answer for answer, text in texts.items() if any(fits(text, wish) for wish in wishes)]

    def scripted(self, match: Match[Any], seat: int) -> int:
        """Return what a seat that nobody plays answers now, or NO_ANSWER: then it waits until the match goes on."""
        state = match.state
        if seat == LEARNER:
            return next(iter(self.wished(match)), NO_ANSWER)
        text = next((text for other, text in self.place(match).others if other == seat), "")
        return next((one for one in state.legal(seat) if self.game.notation(state, seat, one) == text), NO_ANSWER)

    def waits(self, match: Match[Any], seat: int) -> bool:
        """Tell whether a bot's seat holds still because its next answer belongs to a later moment."""
        return not self.is_done(match) and self.scripted(match, seat) == NO_ANSWER

    def refusal(self, match: Match[Any], seat: int, answer: int) -> Refusal | None:
        """Say why a legal answer is not what the lesson is about now; what is illegal is for the rules to refuse."""
        step = self.step(match)
        if step is None or match.state.refusal(seat, answer) is not None:
            return None
        if seat != LEARNER:
            return NOT_ASKED
        text = self.game.notation(match.state, seat, answer)
        if any(fits(text, wish) for wish in self.place(match).do):
            return None
        said = next((say for pattern, say in step.errors if fnmatchcase(text, pattern)), step.otherwise or OTHERWISE)
        return Refusal(self.rule_of(match.state, step), Message(said))

    def rule_of(self, state: State, step: Step) -> str:
        """Return the rule that a step is about."""
        return next(iter(step.pages[-1].rules), "")
