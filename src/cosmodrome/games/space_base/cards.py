"""The cards of a data set as tables of ints; ``load`` fills them.

Every card exists once, so a card is known by its number: the starting ships of the five sets, then the ships of the
three levels, then the colonies, then whatever further sets add.  Each has two *sides*; what a side does stands at
``2 * card + side``.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.components import Components, Figures
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.message import Message, Sign

if TYPE_CHECKING:
    from cosmodrome.games.space_base.table import SpaceBase

STATION: Final = 0
DEPLOYED: Final = 1

SETS: Final = 5
SECTORS: Final = 12
LEVELS: Final = 3
MOST_SEATS: Final = 5
LEAST_SEATS: Final = 2
PLAYERS: Final = 6  # numbers of players that the tables of cells know: 0 to 5
COLONY: Final = 4  # the "level" of colonies
CARD_ROOM: Final = 204  # cards that the table has room for

# Resources
CREDITS: Final = 0
INCOME: Final = 1
VP: Final = 2
RESOURCES: Final = ("credits", "income", "vp")

# Arrows, as bits
LEFT: Final = 1
RIGHT: Final = 2

# Whose turn an ability is for, as bits
OWN_TURN: Final = 1
OTHER_TURN: Final = 2

Reason = tuple[str, str]  # why something cannot be done: the rule, and the id of the message that says it


class Values:
    """What things are worth to a player, in hundredths of a credit."""

    def amount(self, resource: i64, amount: i64) -> i64:
        """Value an amount of a resource."""
        raise NotImplementedError


class Effect:
    """One thing that an ability does.  All that is to be known of it stands in one class (see ``effects``)."""

    def __init__(self, op: str, asks: bool) -> None:
        self.op: Final = op  # its name in the data
        self.asks: Final = asks  # it may put a question, or end the game

    def read(self, effect: Entry, side: int) -> list[int]:
        """Return the figures of a data file: up to three."""
        raise NotImplementedError

    def perform(self, g: "SpaceBase", seat: i64, card: i64, step: "Step") -> None:
        """Do it at once."""
        raise NotImplementedError

    def ask(self, g: "SpaceBase", seat: i64, card: i64, step: "Step") -> None:
        """Ask its owner for more, or end the game."""
        raise NotImplementedError

    def reason(self, g: "SpaceBase", seat: i64, card: i64) -> Reason | None:
        """Say why it could do nothing now (SB-7.17); nothing when it could."""
        return None

    def words(self, step: "Step") -> Message:
        """Tell what it does."""
        raise NotImplementedError

    def sign(self, step: "Step") -> Sign:
        """Draw it."""
        raise NotImplementedError

    def worth(self, values: Values, step: "Step") -> i64:
        """Value one use, as a simple player would."""
        raise NotImplementedError


@final
class Step(Figures):
    """An effect of an ability with its figures."""

    def __init__(self, effect: Effect, figures: list[int]) -> None:
        super().__init__(figures)
        self.effect: Final = effect


NO_STEPS: Final[list[Step]] = []


class Cards(Components):
    """All figures of the game."""

    def __init__(self, hash: str) -> None:
        super().__init__(hash)
        self.count: i64 = 0
        self.numbers: Final[dict[str, int]] = {}  # by id
        self.sources: Final[list[str]] = []
        self.classes: Final[list[str]] = []  # of ships, in English: pictures follow from them
        self.short: Final[list[str]] = []  # "allen" for "l1_s07_allen", for the notation

        # By card
        self.level: vec[i64] = wide([])  # 0 for starting ships
        self.sector: vec[i64] = wide([])
        self.cost: vec[i64] = wide([])
        self.colony_vp: vec[i64] = wide([])  # gained when placed

        # Rewards, by side
        self.rewards: vec[i64] = wide([])  # by 3 * side + resource
        self.charges: vec[i64] = wide([])  # 1 where the side gets a cube
        self.arrow: vec[i64] = wide([])  # LEFT, RIGHT, or both: its owner turns it
        self.claims: vec[i64] = wide([])  # by 3 * side + level - 1
        self.has_claim: vec[i64] = wide([])

        # Abilities, by side
        self.abilities: Final[list[list[Step]]] = []  # NO_STEPS where there is none
        self.turns: vec[i64] = wide([])  # OWN_TURN, OTHER_TURN or both
        self.phases: vec[i64] = wide([])  # a bit for each phase
        self.capacity: vec[i64] = wide([])  # by PLAYERS * side + players: cubes that fit on it
        self.need: vec[i64] = wide([])  # by PLAYERS * side + players: cubes that one use takes

        # Of the game
        self.bonus: Final[list[tuple[int, int]]] = []  # by place in the order of play: resource, amount
        self.start: vec[i64] = wide([])  # by 3 * mode + resource
        self.drawn: vec[i64] = wide([])  # Light speed: cards that each player draws, by level - 1

    def id(self, card: int) -> str:
        """Return the id of a card."""
        return self.ids["card"][card]

    def number(self, id: str) -> int:
        """Return the number of a card."""
        return self.numbers[id]

    def ability(self, side: i64) -> list[Step]:
        """Return what the ability of a side does; nothing where it has none."""
        return self.abilities[side]

    def gives_by_ability(self, card: int, resource: int, amount: int) -> bool:
        """Tell whether a card gives so much by an ability and never as a reward."""
        for side in (2 * card, 2 * card + 1):
            if self.rewards[3 * side + resource] == amount:
                return False
        for side in (2 * card, 2 * card + 1):
            for step in self.abilities[side]:
                if step.effect.op == "gain" and step.a == resource and step.b == amount:
                    return True
        return False
