"""What a game package offers to everybody else: one stateless object per game.

It has three parts: the rules, which everybody needs; a face, with which it shows itself to people; and a player.  The
last two are optional: a game that has neither can be simulated, recorded and replayed.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import ClassVar, Generic, NamedTuple

from cosmodrome.kernel.agenda import Rule
from cosmodrome.kernel.answering.player import Player as Player
from cosmodrome.kernel.chance import Chance, Rng
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.faces.face import Because as Because
from cosmodrome.kernel.faces.face import Face as Face
from cosmodrome.kernel.faces.face import Json as Json
from cosmodrome.kernel.faces.face import Names as Names
from cosmodrome.kernel.faces.face import S as S
from cosmodrome.kernel.faces.face import Say as Say
from cosmodrome.kernel.state import Event

TableView = Mapping[str, object]


def rules_in(*modules: ModuleType) -> dict[str, Rule]:
    """Return every rule of a game's rules modules by name: the public functions that are defined there."""
    found: dict[str, Rule] = {}
    for module in modules:
        for name, value in vars(module).items():
            if callable(value) and not isinstance(value, type) and getattr(value, "__module__", "") == module.__name__:
                found[name] = value
    return found


class Mode(NamedTuple):
    """A way to play the game, with its seat counts."""

    id: str
    name: Names
    seats: tuple[int, ...]


class Setting(NamedTuple):
    """An option of a match: an int in low..high, whose values may have names; a switch is 0..1."""

    id: str
    name: Names
    default: int
    low: int
    high: int
    values: tuple[Names, ...] = ()  # what each number from low on means, where it does not speak for itself
    names_seat: bool = False  # a seat, counted from 1; 0 names none

    def most(self, seats: int) -> int:
        """Return the highest value at a table with so many seats."""
        return min(self.high, seats) if self.names_seat else self.high


class Timer(NamedTuple):
    """What CLOCK waits for: an id that changes when time begins to run anew, how long it runs, and CLOCK's answer."""

    id: int
    milliseconds: int
    answer: int


class Setup(NamedTuple):
    """How a match is set up; part of its record."""

    mode: str
    seats: int
    options: dict[str, int]


class Rules(Generic[S]):
    """How a game is played: its description, and the functions that need to know its table.

    ``set_up`` fills a blank state's table and puts the first rule on the agenda; everything else only reads.
    """

    id: ClassVar[str]
    name: ClassVar[Names]
    version: ClassVar[int]  # grows with every change of behaviour, so that old records say what they need
    releases: ClassVar[Mapping[int, str]] = {}  # by earlier version: the last release of the package that plays it
    modes: ClassVar[tuple[Mode, ...]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    kinds: ClassVar[tuple[str, ...]]  # names of the kinds of questions
    events: ClassVar[tuple[str, ...]]  # names of the events
    streams: ClassVar[tuple[str, ...]]  # names of the streams of chance
    longest: ClassVar[int] = 20_000  # answers after which a playout is stopped
    explains: ClassVar[dict[str, tuple[str, ...]]] = {}  # event name -> paths of the view it changes, * for any key

    def blank(self) -> S:
        """Return a state with nothing on its table."""
        raise NotImplementedError

    def set_up(self, state: S, setup: Setup) -> None:
        """Lay out the table and put the first rule on the agenda."""
        raise NotImplementedError

    def rules(self) -> dict[str, Rule]:
        """Return every rule by its name, for reading snapshots."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> TableView:
        """Return all that a seat (or SPECTATOR) may see of the table, and nothing else: a TypedDict of the game."""
        raise NotImplementedError

    def own_view(self, state: S, seat: int, common: TableView) -> TableView:
        """Return the view of a seat, with all that it sees like everybody taken from the view of SPECTATOR."""
        return self.view(state, seat)

    def redeal(self, state: S, seat: int, rng: Rng) -> S:
        """Return a state that looks the same to this seat, with everything it cannot know drawn anew."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """Return a score for each seat, the higher the better."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """Return the seats that won a finished game: those with the highest score."""
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def ending(self, state: S) -> str:
        """Return how a finished game ended, in a word: "won", or what else its rules know."""
        return "won" if self.winners(state) else "no_winner"

    def succeeded(self, state: S) -> list[int]:
        """Return the seats that have reached the aim of a finished game; the winners are the best of them."""
        return self.winners(state)

    def components(self, state: S) -> dict[str, int]:
        """Count every component of the game wherever it lies; no answer may change the counts."""
        return {}

    def has_clock(self, setup: Setup) -> bool:
        """Tell whether time runs in matches with this set-up, so that ``timer`` has something to say."""
        return False

    def timer(self, state: S) -> Timer | None:
        """Return what CLOCK waits for now; nothing when no time runs.  Only drivers with a clock ask this."""
        return None

    def delay(self, state: S, seat: int, answer: int) -> int:
        """Return how many milliseconds a bot takes at least for an answer, where people race against it."""
        return 0

    def data_hash(self) -> str:
        """Return a hash of the figures that it is played with, which its records name; nothing where it has none."""
        return ""

    # -- for everybody -----------------------------------------------------------------------------------------------
    def who_plays(self, version: int) -> str:
        """Return the sentence that says which release plays a version of the game other than this one."""
        if version > self.version:
            return "A later release of Cosmodrome plays it."
        release = self.releases.get(version, "")
        return f"Release {release} of Cosmodrome plays it." if release else "An earlier release of Cosmodrome plays it."

    def check(self, mode: str, seats: int, options: Mapping[str, int]) -> Setup:
        """Complete a set-up with defaults, or say what is wrong with it."""
        found = {m.id: m for m in self.modes}
        if not mode:
            mode = next((m.id for m in self.modes if seats in m.seats), "")
            if not mode:
                counts = ", ".join(map(str, self.seat_counts()))
                raise BadSetup(f"{self.id} is not for {seats} seats; it is for: {counts}")
        if mode not in found:
            raise BadSetup(f"{self.id} has no mode {mode!r}; it has: {', '.join(found)}")
        if seats not in found[mode].seats:
            counts = ", ".join(map(str, found[mode].seats))
            raise BadSetup(f"{self.id} in mode {mode} is not for {seats} seats; it is for: {counts}")
        settings = {s.id: s for s in self.settings}
        for id, value in options.items():
            if id not in settings:
                raise BadSetup(f"{self.id} has no option {id!r}; it has: {', '.join(settings) or 'none'}")
            low, most = settings[id].low, settings[id].most(seats)
            if not low <= value <= most:
                here = f" with {seats} seats" if settings[id].names_seat else ""
                raise BadSetup(f"option {id} is {value}; it must be in {low}..{most}{here}")
        return Setup(mode, seats, {s.id: options.get(s.id, s.default) for s in self.settings})

    def start(self, setup: Setup, chance: Chance, events: list[Event] | None = None, skip_forced: bool = True) -> S:
        """Set up a match and run it to its first question."""
        state = self.blank()
        state.seats = setup.seats
        state.chance = chance
        state.rolls = [0] * len(self.streams)
        state.events = events
        state.skip_forced = skip_forced
        if state.program.layout is not None:
            state.cells = state.program.layout.fresh(setup.seats)
        self.set_up(state, setup)
        state.run()
        return state

    def seat_counts(self) -> list[int]:
        """Return all numbers of seats that some mode is for."""
        return sorted({count for mode in self.modes for count in mode.seats})

    def describe(self) -> Json:
        """Return the game's description as JSON."""
        return {
            "id": self.id,
            "name": dict(self.name),
            "version": self.version,
            "seats": self.seat_counts(),
            "modes": [{"id": m.id, "name": dict(m.name), "seats": list(m.seats)} for m in self.modes],
            "options": [
                {**s._asdict(), "name": dict(s.name), "values": list(map(dict, s.values))} for s in self.settings
            ],
        }


class Game(Rules[S], Face[S], Player[S]):
    """A whole game; of face and player it may leave out what it does not have."""
