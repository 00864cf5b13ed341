"""The adventure cards of a data set: each is one effect with its figures.

A *card* is known by its place in the file.  A *hit* is ``4 * what + from``.  Goods are counted by colour.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.message import Message, Sign

if TYPE_CHECKING:
    from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker

CARD_ROOM: Final = 72  # cards that the table has room for
NO_CARD: Final = -1  # finds the blank card that stands last in a kit
ATTEMPTS: Final = 3  # rolls of a Sabotage card

# Hits
SMALL_METEOR: Final = 0
LARGE_METEOR: Final = 1
LIGHT_SHOT: Final = 2
HEAVY_SHOT: Final = 3
HIT_NAMES: Final = ("small-meteor", "large-meteor", "light-shot", "heavy-shot")

# Lines of a Combat Zone: what is compared, and what the lowest suffers
CREW: Final = 0
ENGINES: Final = 1
CANNONS: Final = 2
CRITERIA: Final = ("crew", "engine", "cannon")
LOSE_DAYS: Final = 0
LOSE_CREW: Final = 1
LOSE_GOODS: Final = 2
SUFFER_HITS: Final = 3
PENALTIES: Final = ("days", "crew", "goods", "hits")


class Values:
    """How a simple player sees what a card brings and costs to the ship that it flies."""

    def goods(self, offered: vec[i64]) -> i64:
        """Value offered goods, in credits."""
        raise NotImplementedError

    def days(self, days: i64) -> i64:
        """Value flight days, in half credits."""
        raise NotImplementedError

    def can_spare(self, crew: i64) -> bool:
        """Tell whether enough crew stays when so many go."""
        raise NotImplementedError

    def spare_tokens(self) -> i64:
        """Return how many battery tokens are not needed for what is to come."""
        raise NotImplementedError

    def lowest_rival(self) -> i64:
        """Return the lowest power, in halves, that another ship has or must be thought to have."""
        raise NotImplementedError


class Effect:
    """What one kind of adventure card does.  All that is to be known of it stands in one class (see ``effects``)."""

    def __init__(
        self,
        type: str,
        op: str,
        rule: str,
        calls_for: tuple[int, ...] = (),
        moves: str = "",
        rolls: str = "",
        crew_lost: str = "",
        earned: str = "",
        compares: bool = False,
        takes: str = "",
    ) -> None:
        self.type: Final = type  # its name in the data, and the op that a card of this type has
        self.op: Final = op
        self.rule: Final = rule  # the numbered rule behind it, and behind what it makes happen
        self.moves: Final = moves
        self.rolls: Final = rolls
        self.crew_lost: Final = crew_lost
        self.earned: Final = earned
        self.calls_for: Final = calls_for  # roles of tiles that a builder who knows the card wants more of
        self.compares: Final = compares  # ships with each other: it is ignored where only one flies (GT-22.7)
        self.takes: Final = takes  # what an enemy takes from losers: crew or goods

    def spares_empty(self) -> bool:
        """Tell whether ships without humans give up only when it is over (GT-22.6)."""
        return False

    def needs_engines(self) -> bool:
        """Tell whether a ship without engine power gives up (GT-16.2)."""
        return False

    def read(self, card: "Card", effect: Entry) -> None:
        """Take the figures of a data file."""
        raise NotImplementedError

    def perform(self, g: "GalaxyTrucker", card: i64, order: list[int]) -> None:
        """Begin to carry it out; decisions go in this order of ships."""
        raise NotImplementedError

    def pay(self, g: "GalaxyTrucker", ship: i64, card: "Card", number: i64) -> None:
        """Let a ship that uses it, or has won, pay its price in crew and receive what it brings."""
        raise NotImplementedError

    def punish(self, g: "GalaxyTrucker", ship: i64, card: "Card") -> None:
        """Let a ship that has lost suffer at once."""
        raise NotImplementedError

    def words(self, card: "Card") -> Message:
        """Tell it in one line: what it asks, costs and brings."""
        raise NotImplementedError

    def about(self) -> Message:
        """Tell how cards of this kind go."""
        return Message(f"about-{self.type.replace('_', '-')}")

    def sign(self, card: "Card") -> Sign:
        """Draw it: an icon, which its kind has, and the figure beside it that matters most."""
        figure = card.strength or card.credits or card.planets or len(card.hits)
        return Sign(self.type, str(figure) if figure else "")

    def is_worth_it(self, values: Values, card: "Card") -> bool:
        """Tell whether a simple player takes what it brings for its price."""
        raise NotImplementedError

    def goal(self, values: Values, card: "Card", power: i64, most: i64, bonus: i64) -> i64:
        """Return the power that is worth paying tokens for: what is there, what there could be, an alien's bonus."""
        raise NotImplementedError


@final
class Line:
    """A line of a Combat Zone: what is compared, what the lowest suffers, and how much of it."""

    def __init__(self, criterion: int, penalty: int, amount: int) -> None:
        self.criterion: Final[i64] = criterion
        self.penalty: Final[i64] = penalty
        self.amount: Final[i64] = amount


@final
class Card:
    """An adventure card."""

    def __init__(self, id: str, level: int, effect: Effect) -> None:
        self.id: Final = id
        self.level: Final[i64] = level  # 0, 1, 2 for decks I, II, III
        self.effect: Final = effect
        self.strength: i64 = 0
        self.days: i64 = 0
        self.crew: i64 = 0  # needed
        self.credits: i64 = 0
        self.penalty: i64 = 0  # crew or goods lost to an enemy
        self.planets: i64 = 0
        self.goods: vec[i64] = wide([0, 0, 0, 0])  # by colour, of each planet where there are any
        self.hits: list[int] = []
        self.lines: list[Line] = []

    def printed(self) -> tuple[object, ...]:
        """Return all that is printed on it: nobody can tell it from another card with the same."""
        price = [int(self.level), int(self.days), int(self.crew), int(self.credits)]
        fight = [int(self.strength), int(self.penalty)]
        goods = [int(count) for count in self.goods]
        lines = [(int(line.criterion), int(line.penalty), int(line.amount)) for line in self.lines]
        return self.effect.type, price, fight, goods, self.hits, lines

    def paid_crew(self) -> i64:
        """Return how many of the crew are the price of what it brings; else they are only needed (GT-18.2)."""
        return self.crew if self.credits else 0

    def goods_of(self, planet: int) -> list[int]:
        """Return the goods of the card, or of one of its planets, by colour."""
        return [int(self.goods[4 * planet + colour]) for colour in range(4)]


NO_EFFECT: Final = Effect("", "", "")
BLANK: Final = Card("", 0, NO_EFFECT)
