"""The cards of a data set as tables of ints; ``load`` fills them.

A card is known by its *kind*: trade cards in the order of the file, then Scout, Viper, Explorer; then those of
expansions, each from the number on that it declares.  What an ability does is a *script*: effects in printed order,
known by a number.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.star_realms.boss.challenges import Challenge
from cosmodrome.games.star_realms.formats import Formats
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.message import Message, Sign

if TYPE_CHECKING:
    from cosmodrome.games.star_realms.table import StarRealms

KINDS: Final = 48  # kinds of cards of the base set, whose answers lie before all others
CARD_ROOM: Final = 128  # kinds of cards that answers have room for
MORE_KINDS: Final = CARD_ROOM - KINDS
NO_CARD_ID: Final = "no_card"  # of a kind that no set has

# Factions
NO_FACTION: Final = -1
FACTIONS: Final = ("blob", "machine_cult", "star_empire", "trade_federation")

# Abilities of a card
PRIMARY: Final = 0
ALLY: Final = 1
DOUBLE_ALLY: Final = 2
SCRAP: Final = 3
ABILITIES: Final = ("primary", "ally", "double_ally", "scrap")
ABILITY_BITS: Final = (1, 2, 4, 8)  # in the column ``usable``, by ability

# Resources
TRADE: Final = 0
COMBAT: Final = 1
LIFE: Final = 2  # authority
RESOURCES: Final = ("trade", "combat", "authority")

# Zones of an owner
HAND_ZONE: Final = 0
DISCARD_ZONE: Final = 1
PLAY_ZONE: Final = 2
DECK_ZONE: Final = 3
ZONES: Final = ("hand", "discard", "play", "deck")

# Zones that a card can be scrapped from, as bits
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_ROW: Final = 4
MUST: Final = 8  # with the others: a card must be scrapped


Signs = tuple[tuple[Sign, ...], ...]  # in groups that stand together


class Effect:
    """One thing that a card does.  All that is to be known of it stands in one class (see ``effects``)."""

    def __init__(self, op: str, asks: bool = True, boss_asks: bool = True) -> None:
        self.op: Final = op  # its name in the data
        self.asks: Final = asks  # it puts something on the agenda, before which nothing further is done
        self.boss_asks: Final = boss_asks  # the same when a Boss does it

    def read(self, effect: Entry, reader: "Reader") -> "Step":
        """Return it with the figures that a data file has for a card."""
        raise NotImplementedError

    def perform(self, g: "StarRealms", owner: i64, step: "Step", cost: i64) -> None:
        """Do it at once; ``cost`` is that of a card just scrapped."""
        raise NotImplementedError

    def ask(self, g: "StarRealms", seat: i64, step: "Step") -> None:
        """Ask a player for more, or put on the agenda what follows."""
        raise NotImplementedError

    def boss(self, g: "StarRealms", step: "Step", cost: i64) -> None:
        """Do it for a Boss, which asks nobody but the players that it hits (SR-20.17)."""
        raise NotImplementedError

    def words(self, step: "Step") -> Message:
        """Tell what it does."""
        raise NotImplementedError

    def signs(self, step: "Step") -> Signs:
        """Draw it."""
        raise NotImplementedError

    def worth(self, step: "Step") -> i64:
        """Value it as a simple player would, in tenths of a combat."""
        raise NotImplementedError

    # -- what few effects need to say ----------------------------------------------------------------------------------
    def words_now(self, g: "StarRealms", seat: i64, step: "Step") -> Message:
        """Tell what it does as the table is now."""
        return self.words(step)

    def worth_now(self, g: "StarRealms", seat: i64, step: "Step") -> i64:
        """Value it as the table is now; negative where it could do nothing."""
        return self.worth(step)

    def appeal(self, g: "StarRealms", step: "Step") -> i64:
        """Say how much a Boss prefers it in a choice of two (SR-20.17, SR-26.5)."""
        return 0

    def takes_hand_card(self, step: "Step") -> bool:
        """Tell whether it scraps or discards cards of the own hand."""
        return False

    def compels(self, step: "Step") -> i64:
        """Return the own zones of which a card must be scrapped, as bits."""
        return 0

    def gains(self, step: "Step", resource: i64) -> i64:
        """Return how much of a resource it gives whatever happens."""
        return 0

    def decides(self, step: "Step") -> bool:
        """Tell whether it lets a player decide something."""
        return self.asks

    def destroys_base(self) -> bool:
        """Tell whether it destroys an opposing base."""
        return False


@final
class Script:
    """What an ability does, or a part of it: effects in printed order."""

    def __init__(self, number: int, steps: list["Step"]) -> None:
        self.number: Final[i64] = number  # among the scripts of its data set
        self.steps: Final = steps

    def words(self) -> tuple[Message, ...]:
        """Tell what it does, effect by effect."""
        return tuple([step.effect.words(step) for step in self.steps])

    def words_now(self, g: "StarRealms", seat: i64) -> tuple[Message, ...]:
        """Tell what it does as the table is now, effect by effect."""
        return tuple([step.effect.words_now(g, seat, step) for step in self.steps])

    def signs(self) -> Signs:
        """Draw it."""
        return tuple([sign for step in self.steps for sign in step.effect.signs(step)])

    def gains(self, resource: i64) -> i64:
        """Return how much of a resource it gives whatever happens."""
        amount: i64 = 0
        for step in self.steps:
            amount += step.effect.gains(step, resource)
        return amount

    def decides(self) -> bool:
        """Tell whether it lets a player decide something."""
        return any(step.effect.decides(step) for step in self.steps)

    def destroys_base(self) -> bool:
        """Tell whether an opposing base is destroyed by it."""
        return any(step.effect.destroys_base() for step in self.steps)

    def worth(self) -> i64:
        """Value it as a simple player would."""
        value: i64 = 0
        for step in self.steps:
            value += step.effect.worth(step)
        return value


NOTHING: Final[Script] = Script(0, [])


@final
class Step:
    """An effect with its figures, and the scripts that it leads to."""

    def __init__(
        self, effect: Effect, a: int = 0, b: int = 0, c: int = 0, then: Script = NOTHING, other: Script = NOTHING
    ) -> None:
        self.effect: Final = effect
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.then: Final = then
        self.other: Final = other


class Reader:
    """What reads the abilities of one card (see ``effects.table``)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def script(self, effects: list[Entry]) -> Script:
        """Return a list of effects as a script, with a number of its own."""
        raise NotImplementedError


class Cards(Components):
    """All figures of the game."""

    def __init__(self, hash: str, file: Path) -> None:
        super().__init__(hash)
        self.file: Final = file  # of the base set
        self.count: i64 = 0  # of the kinds; tables go on to CARD_ROOM with kinds that no set has
        self.numbers: Final[dict[str, int]] = {}  # by id
        self.sources: Final[list[str]] = []
        self.scout: i64 = 0
        self.viper: i64 = 0
        self.explorer: i64 = 0

        # By kind
        self.quantity: vec[i64] = wide([])
        self.traded: vec[i64] = wide([])  # 1 for cards of the trade deck
        self.faction: vec[i64] = wide([])
        self.cost: vec[i64] = wide([])
        self.base: vec[i64] = wide([])  # 1 for bases, outposts among them
        self.outpost: vec[i64] = wide([])
        self.defense: vec[i64] = wide([])
        self.usable: vec[i64] = wide([])  # a bit for each ability that is used after the card was played
        self.worth: vec[i64] = wide([])  # what owning it is worth to a simple player each time that it is played
        self.early: vec[i64] = wide([])  # how much a player that thinks likes to buy it in its first turn
        self.late: vec[i64] = wide([])  # the same after many turns
        self.least: i64 = 0  # how much such a player must like a card to buy it
        self.bond: i64 = 0  # tenths by which it likes a card more for each of its own of the same faction
        self.scrap_combat: vec[i64] = wide([])  # combat that its scrap ability gives
        self.gives: vec[i64] = wide([])  # by 3 * kind + resource: by its primary ability in halves, and half its ally's

        # By 4 * kind + ability
        self.abilities: Final[list[Script]] = []
        self.compels: vec[i64] = wide([])  # own zones of which its first effect compels to scrap a card
        self.takes_hand_cards: vec[i64] = wide([])  # 1 where it scraps or discards cards of the own hand

        # Of the game
        self.scripts: Final[list[Script]] = [NOTHING]  # by number
        self.formats: Final[Formats] = Formats()
        self.challenges: Final[list[Challenge]] = []

    def id(self, kind: int) -> str:
        """Return the id of a card."""
        return self.ids["card"][kind] if kind < self.count else NO_CARD_ID

    def number(self, id: str) -> int:
        """Return the kind of a card."""
        return self.numbers[id]

    def trade_cards(self) -> int:
        """Return how many cards the trade deck of one set has."""
        return sum([int(self.quantity[kind]) for kind in range(self.count) if self.traded[kind]])

    def is_starter(self, kind: i64) -> bool:
        """Tell whether a card is a Scout or a Viper."""
        return kind == self.scout or kind == self.viper
