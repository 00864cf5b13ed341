"""What is in the box, as rows of ints: regions, maps, tokens, characters, ships and cards; ``load`` fills them.

Regions are numbered as in the file: six outer, three inner, Phobos.  A character is known by its number less one.
Colonization cards are numbered goals first, then discoveries, then actions, then whatever further sets add.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.components import Components, Figures
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.message import Message, Sign

if TYPE_CHECKING:
    from cosmodrome.games.red_planet.table import RedPlanet

# Regions
REGIONS: Final = 10
OUTER: Final = 6  # the regions before this one are outer
MARS: Final = 9  # the regions before this one are on Mars
PHOBOS: Final = 9
NO_REGION: Final = -1  # also the destination of a blank ship

# Resources
RESOURCES: Final = 3
ICE: Final = 0
SYLVANITE: Final = 1
CELERIUM: Final = 2
TOKENS_PER_REGION: Final = 2

# Divisions of the round counter
ROUND: Final = 0
PRODUCTION: Final = 1
EXPLORATION: Final = 2
SCORING: Final = 3
DIVISIONS: Final = ("round", "production", "exploration", "scoring")
LAST_PRODUCTION: Final = 3

# Characters
CHARACTERS: Final = 9
RECRUITER: Final = 8

# Kinds of colonization cards
GOAL: Final = 0
DISCOVERY: Final = 1
ACTION: Final = 2

# How many of them are printed; further ones are numbered after all of these
GOALS: Final = 12
DISCOVERIES: Final = 13
ACTIONS: Final = 4

# What the table has room for
CARD_ROOM: Final = 40
HELD_ROOM: Final = 24  # goals and actions
SHIP_ROOM: Final = 48
HEAP_ROOM: Final = 16  # resource tokens
NEUTRAL_TOP: Final = 3  # neutral characters whose order their owner chooses

# Moments for action cards
BEFORE_ARRIVAL: Final = 0
PRODUCTION_START: Final = 1
PRODUCTION_END: Final = 2
WINDOWS: Final = ("before_arrival", "production_start", "production_3_end")

# When discoveries act
IN_EXPLORATION: Final = "exploration"
IN_PRODUCTION: Final = "production_3"
IN_SCORING: Final = "scoring"

WHOLE: Final = 100  # the strength of an astronaut to a player who looks ahead: those aboard ships count less


def dashed(name: str) -> str:
    """Turn a name of the data file into a part of a message id."""
    return name.replace("_", "-")


# -- characters and actions --------------------------------------------------------------------------------------------
class Effect:
    """One thing that a character or an action card does.  All that is to be known of it is in one class (``effects``).

    An effect that may put a question has ``ask`` in the place of ``perform``.
    """

    def __init__(self, op: str, asks: bool) -> None:
        self.op: Final = op  # its name in the data
        self.asks: Final = asks

    def read(self, effect: Entry) -> list[int]:
        """Return the figures of a data file: up to three."""
        raise NotImplementedError

    def perform(self, g: "RedPlanet", colour: i64, step: "Step") -> None:
        """Do it at once."""
        raise NotImplementedError

    def ask(self, g: "RedPlanet", colour: i64, step: "Step") -> None:
        """Ask whoever decides for a colour, if there is a choice at all."""
        raise NotImplementedError

    def can(self, g: "RedPlanet", colour: i64, step: "Step") -> bool:
        """Tell whether it would do anything for a colour now (RP-13.26b)."""
        return True

    def words(self, box: "Box", step: "Step") -> Message:
        """Tell what it does."""
        raise NotImplementedError

    def signs(self, box: "Box", step: "Step") -> tuple[Sign, ...]:
        """Draw what it does; nothing where words must do."""
        return ()

    def warning(self, g: "RedPlanet", step: "Step") -> Message | None:
        """Warn whoever chooses it that it may come to nothing."""
        return None


@final
class Step(Figures):
    """An effect with its figures: one of the steps of an ability."""

    def __init__(self, effect: Effect, figures: list[int]) -> None:
        super().__init__(figures)
        self.effect: Final = effect
        self.number: i64 = 0  # among all steps
        self.last: bool = False  # of its ability


# -- goals -------------------------------------------------------------------------------------------------------------
class Goal:
    """What a goal counts and gives (see ``goals``)."""

    def __init__(self, metric: str, points: list[int], regions: list[int], first: int = 0, end: int = 0) -> None:
        self.metric: Final = metric  # its name in the data
        self.first: Final[i64] = first  # of what it counts
        self.end: Final[i64] = end
        self.points: Final = wide(points)
        self.regions: Final = wide(regions)

    def count(self, g: "RedPlanet", colour: i64) -> i64:
        """Return how much a colour has of what the goal counts."""
        raise NotImplementedError

    def worth(self, g: "RedPlanet", colour: i64) -> i64:
        """Return what it gives to a colour as the table stands."""
        raise NotImplementedError

    def most(self) -> i64:
        """Return what it can give."""
        return self.points[len(self.points) - 1]

    def words(self, box: "Box") -> Message:
        """Tell what it demands and gives."""
        raise NotImplementedError


# -- discoveries -------------------------------------------------------------------------------------------------------
class Discovery:
    """What a discovery does, with its number; each acts in one phase only (see ``discoveries``)."""

    def __init__(self, op: str, number: int) -> None:
        self.op: Final = op  # as its words are called
        self.number: Final[i64] = number

    def words(self) -> Message:
        """Tell what it does."""
        return Message(f"discovery-{dashed(self.op)}", {"n": int(self.number)})

    # -- what it does ------------------------------------------------------------------------------------------------
    def happen(self, g: "RedPlanet", region: i64) -> None:
        """Act in the exploration phase."""

    def tokens_here(self, usual: i64) -> i64:
        """Return how many tokens the third production places in its region, so many being usual."""
        return usual

    def forbids_tokens(self) -> bool:
        """Tell whether no token at all is placed in its region, whatever the neighbours add."""
        return False

    def tokens_nearby(self) -> i64:
        """Return how many tokens more the third production places in each adjacent region."""
        return 0

    def strength(self, g: "RedPlanet", colour: i64, region: i64, count: i64) -> i64:
        """Return how many astronauts a colour counts as when its region is awarded, so many being there."""
        return count

    def lets_second_take(self) -> bool:
        """Tell whether a sole leader leaves the tokens to the second."""
        return False

    def points(self, g: "RedPlanet", colour: i64, region: i64, count: i64) -> i64:
        """Return the points that a colour with so many astronauts there gets in the scoring."""
        return 0

    # -- what a player expects of it ---------------------------------------------------------------------------------
    def late_strength(self, own: i64, nearby: i64) -> i64:
        """Return what a strength will count as in the third production, with so much in adjacent regions."""
        return own

    def sent_to_phobos(self, own: i64) -> i64:
        """Return the strength that Phobos will gain."""
        return 0

    def expected_points(self, own: i64, best: i64) -> i64:
        """Return hundredths of points in the scoring for so much strength, the strongest colour having so much."""
        return 0


NO_GOAL: Final = Goal("", [0], [])
NO_DISCOVERY: Final = Discovery("", 0)


# -- everything --------------------------------------------------------------------------------------------------------
class Box(Components):
    """All figures of the game."""

    def __init__(self, hash: str) -> None:
        super().__init__(hash)
        self.sources: Final[dict[str, str]] = {}  # where the figures of a component come from, by id

        # Regions and maps
        self.assemblies: i64 = 0
        self.can_kill: vec[i64] = wide([])  # by region: 1 where the Soldier can kill
        self.rings: vec[i64] = wide([])  # by OUTER * assembly + i: the outer regions clockwise from the north
        self.borders: vec[i64] = wide([0])  # by REGIONS * assembly + region: where its neighbours begin in ``adjacent``
        self.adjacent: vec[i64] = wide([])

        # Tokens and the round counter
        self.value: vec[i64] = wide([])  # of a VP token, by resource
        self.heap: vec[i64] = wide([])  # the resources of all resource tokens
        self.stock: vec[i64] = wide([])  # VP tokens, by resource
        self.track: vec[i64] = wide([])  # by division: its kind
        self.track_number: vec[i64] = wide([])
        self.track_tokens: vec[i64] = wide([])  # that a region produces
        self.tokens_to_come: vec[i64] = wide([])  # by division + 1: what a region produces from there on
        self.rounds_to_come: vec[i64] = wide([])  # by division + 1: rounds after it
        self.last_production: i64 = 0  # its division

        # Characters and action cards
        self.astronauts: i64 = 0  # of each colour
        self.steps: Final[list[Step]] = []
        self.ability: vec[i64] = wide([])  # by character: its first step
        self.action: vec[i64] = wide([])  # by action: its first step
        self.action_card: vec[i64] = wide([])  # by action
        self.window: vec[i64] = wide([])  # by action

        # Ships, by ship
        self.capacity: vec[i64] = wide([])
        self.destination: vec[i64] = wide([])

        # Colonization cards, by card
        self.kind: vec[i64] = wide([])
        self.rules: Final[list[str]] = []  # the rule that says what the card does
        self.rules_of: Final[dict[str, list[str]]] = {}  # all rules about a component, by id
        self.goals: Final[list[Goal]] = []  # NO_GOAL where it is something else
        self.discoveries: Final[list[Discovery]] = []  # NO_DISCOVERY where it is something else
        self.actions: vec[i64] = wide([])  # its number among the actions, or -1

        # Set-up and end
        self.pads: vec[i64] = wide([])  # by players
        self.neutral_first: i64 = 0  # so many cards come before the fixed ones of a neutral deck
        self.neutral_later: i64 = 0  # mask of the characters that come later
        self.ice_points: i64 = 0  # of the global goal
        self.ice_id: str = ""
        self.ice_goal: Goal = NO_GOAL  # the global one

    def id(self, card: int) -> str:
        """Return the id of a colonization card."""
        return self.ids["card"][card]

    def region(self, region: int) -> str:
        """Return the id of a region."""
        return self.ids["region"][region]

    def neighbours(self, assembly: int, region: int) -> list[int]:
        """Return the regions that border on a region."""
        first, end = self.borders[REGIONS * assembly + region], self.borders[REGIONS * assembly + region + 1]
        return [int(self.adjacent[i]) for i in range(first, end)]

    def is_adjacent(self, assembly: i64, region: i64, other: i64) -> bool:
        """Tell whether two regions have a common border."""
        for i in range(self.borders[REGIONS * assembly + region], self.borders[REGIONS * assembly + region + 1]):
            if self.adjacent[i] == other:
                return True
        return False
