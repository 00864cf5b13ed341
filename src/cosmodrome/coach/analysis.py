"""The analysis of a match from its record: the course of the chances, mistakes and finds, luck and skill.

The same record, level, seed and number of steps always give the same analysis, compiled or not.  docs/minds.md tells
what the figures mean, docs/adr/0039 why they are reckoned like this.
"""

from collections.abc import Iterator
from typing import Any, Final, Generic, NamedTuple

from cosmodrome.bots.levels import ThinkingBot
from cosmodrome.coach.choices import Choice, Effort
from cosmodrome.coach.course import Reckoner, Sample
from cosmodrome.coach.summary import Swing, seat_analyses, turning_points
from cosmodrome.coach.weighing import Thinker, fraction
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import NoPlayer, RecordError
from cosmodrome.kernel.files.replay import Course, check_sets, check_version
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.record import Record
from cosmodrome.kernel.view import message_json
from cosmodrome.lab.simulate import derived_seed
from cosmodrome.protocol_analysis import AnalysedInput, Analysis

STEPS: Final = 6_000_000  # answers given in thought about one match, more or less
PILOTS: Final = 6  # thoughts by which their length is estimated
LOOKED_AT_AGAIN: Final = 4  # one of so many choices is compared in fresh worlds
FEWEST: Final = (16, 8, 32)  # worlds of the course, to find what is best, and to compare it, however long a match is


class Moment(NamedTuple, Generic[S]):
    """One input, and the state before it."""

    before: S
    seat: int
    answer: int
    choice: Choice[S] | None  # where it is weighed
    rolled: bool
    deviates: bool  # thought expects another answer


class Worlds(NamedTuple):
    """In how many worlds everything is reckoned."""

    course: int
    choices: Effort


class Examination(Generic[S]):
    """Looks at a match, input by input."""

    def __init__(self, game: Game[S], record: Record, level: ThinkingBot, seed: int = 0, steps: int = STEPS) -> None:
        mind = game.mind()
        if mind is None:
            raise NoPlayer(f"the game {game.id!r} has no player that thinks ahead")
        check_version(game, record)
        check_sets(game, record)
        self.game: Final = game
        self.level: Final = level
        self.seed: Final = seed
        self.thinker: Final = Thinker(game, mind, level.depth(mind))
        self.moments: Final = list(self.survey(Course(game, record)))
        self.worlds: Final = self.within(steps)
        self.reckoner: Final = Reckoner(self.thinker, self.worlds.course, derived_seed(seed, 0, "course"))
        self.inputs: Final[list[AnalysedInput]] = []
        self.swings: Final[list[Swing]] = []
        self.start: list[float] = []

    # -- what there is to look at ------------------------------------------------------------------------------------
    def survey(self, course: Course[S]) -> Iterator[Moment[S]]:
        """Play the record and see where something hangs on an answer."""
        for place, (seat, answer) in enumerate(course.inputs):
            before, rolls = course.state.clone(), course.state.rolls
            choice = self.choice(before, seat, answer, place) if seat >= 0 else None
            deviates = seat >= 0 and self.deviates(before, seat, answer)
            course.step()
            yield Moment(before, seat, answer, choice, course.state.rolls != rolls, deviates)
        if not course.state.over():
            raise RecordError("the match is not over; only finished matches are analysed")
        self.end: S = course.state

    def choice(self, before: S, seat: int, answer: int, place: int) -> Choice[S] | None:
        """Return the choice that an input was; nothing where nobody has to think about it."""
        choice = Choice(self.thinker, before, seat, answer, Rng(derived_seed(self.seed, place, "choice")))
        return choice if choice.is_weighed() else None

    def deviates(self, before: S, seat: int, answer: int) -> bool:
        """Tell whether an answer is another one than thought expects, so that the chances change by it."""
        return int(self.thinker.mind.reply(before.clone(), seat, Rng(self.seed))) != answer

    def stretches(self) -> list[range]:
        """Return the inputs in stretches: what nobody has to think about goes together with what follows it."""
        found: list[range] = []
        first = 0
        for place, moment in enumerate(self.moments):
            following = self.moments[place + 1] if place + 1 < len(self.moments) else None
            if moment.choice is not None or following is None or following.choice is not None:
                found.append(range(first, place + 1))
                first = place + 1
        return found

    def moves(self, stretch: range) -> bool:
        """Tell whether the chances may be others after a stretch than before it."""
        last = stretch[-1] == len(self.moments) - 1
        return last or any(self.moments[place].rolled or self.moments[place].deviates for place in stretch)

    def rolls_anew(self, stretch: range) -> bool:
        """Tell whether it takes more thoughts to tell what was luck: an unexpected answer came with a roll."""
        moment = self.moments[stretch[-1]]
        return len(stretch) == 1 and moment.rolled and moment.deviates

    def within(self, steps: int) -> Worlds:
        """Return in how many worlds all can be reckoned within so many steps: as the level thinks, or fewer."""
        wanted = int(self.thinker.depth.worlds)
        course, first, fresh = 4 * wanted, max(FEWEST[1], wanted // 4), 4 * wanted
        cost = sum(course * (1 + self.rolls_anew(one)) for one in self.stretches() if self.moves(one))
        for choice in (moment.choice for moment in self.moments if moment.choice is not None):
            cost += first * (1 + len(choice.others())) + 2 * fresh // LOOKED_AT_AGAIN
        part = min(1.0, steps / max(1.0, cost * self.steps_of_a_thought()))
        scaled = [max(least, int(part * worlds)) for least, worlds in zip(FEWEST, (course, first, fresh), strict=True)]
        return Worlds(scaled[0], Effort(scaled[1], scaled[2]))

    def steps_of_a_thought(self) -> float:
        """Return how many answers a thought takes, from a few of them."""
        thinker, before = self.thinker, self.thinker.steps
        pilots = self.moments[:: max(1, len(self.moments) // PILOTS)]
        for number, moment in enumerate(pilots):
            thinker.leaf(moment.before, derived_seed(self.seed, number, "pilot"))
        return (thinker.steps - before) / max(1, len(pilots))

    # -- looking -----------------------------------------------------------------------------------------------------
    def run(self) -> Iterator[int]:
        """Look at one input after the other; tell how many have been looked at."""
        before = self.reckoner.now(self.moments[0].before if self.moments else self.end)
        self.start.extend(map(fraction, before.means()))
        for stretch in self.stretches():
            last = stretch[-1]
            following = self.moments[last + 1].before if last + 1 < len(self.moments) else self.end
            after = self.reckoner.now(following) if self.moves(stretch) else before
            for place in stretch:
                moment = self.moments[place]
                found = self.described(moment, place, after if place == last else before)
                if moment.choice is not None:
                    moment.choice.weigh(found, self.worlds.choices)
                self.inputs.append(found)
                yield len(self.inputs)
            found = self.inputs[last]
            found.luck = self.luck(stretch, before, after)
            if self.moves(stretch):
                self.swings.append(Swing(found, [after.change_from(before, s) for s in range(following.seats)]))
            before = after

    def luck(self, stretch: range, before: Sample, after: Sample) -> list[float]:
        """Return what rolls brought each seat; nothing where nothing was rolled or it cannot be told from answers.

        Where everybody answered as thought expects, all that changed is luck.
        """
        moment = self.moments[stretch[-1]]
        if not any(self.moments[place].rolled for place in stretch):
            return []
        if self.rolls_anew(stretch):
            due = self.reckoner.after(moment.before, moment.seat, moment.answer)
        elif any(self.moments[place].deviates for place in stretch):
            return []
        else:
            due = before
        return [fraction(x - y) for x, y in zip(after.means(), due.means(), strict=True)]

    def described(self, moment: Moment[S], place: int, after: Sample) -> AnalysedInput:
        """Return an input with its words and the chances after it."""
        state, seat, answer = moment.before, moment.seat, moment.answer
        label = message_json(self.game.option(state, seat, answer).label) if seat >= 0 else None
        notation = self.game.notation(state, seat, answer) if seat >= 0 else ""
        return AnalysedInput(place + 1, seat, answer, notation, label, list(map(fraction, after.means())))

    def analysis(self) -> Analysis:
        """Return all that was found, when everything has been looked at."""
        game, seats = self.game, int(self.end.seats)
        return Analysis(
            game.id,
            game.version,
            self.level.name,
            self.seed,
            self.worlds.course,
            self.start,
            self.inputs,
            seat_analyses(self.inputs, seats),
            turning_points(self.swings),
        )


def analyse(game: Game[Any], record: Record, level: ThinkingBot, seed: int = 0, steps: int = STEPS) -> Analysis:
    """Analyse a finished match."""
    examination = Examination(game, record, level, seed, steps)
    for _ in examination.run():
        pass
    return examination.analysis()
