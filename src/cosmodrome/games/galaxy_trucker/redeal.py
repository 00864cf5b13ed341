"""States that look the same to a seat (GT-30)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.cards import CARD_ROOM
from cosmodrome.games.galaxy_trucker.kit import LEVELS, PILES
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.cells import wide
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.fields import Piles

NO_CARDS: Final = wide([0] * CARD_ROOM)


@final
class Place:
    """A pile where cards lie that nobody sees."""

    def __init__(self, field: Piles, pile: i64) -> None:
        self.field: Final = field
        self.pile: Final[i64] = pile


PLACES: Final[list[Place]] = [
    *[Place(t.CARD_PILES, pile) for pile in range(PILES)],
    Place(t.BOX, 0),
    *[Place(t.DECKS, level) for level in range(LEVELS)],
]


@final
class Unseen:
    """The cards of a level that a seat has not seen."""

    def __init__(self) -> None:
        self.cards: Final[vec[i64]] = NO_CARDS[:]
        self.count: i64 = 0

    def add(self, card: i64) -> None:
        """Take one more."""
        self.cards[self.count] = card
        self.count += 1

    def pop(self) -> i64:
        """Give the last one away."""
        self.count -= 1
        return self.cards[self.count]

    def shuffle(self, rng: Rng) -> None:
        """Put them in a random order."""
        cards = self.cards
        for i in range(self.count - 1, 0, -1):
            j = rng.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


def redeal(g: GalaxyTrucker, seat: int, rng: Rng) -> GalaxyTrucker:
    """Return a state that looks the same to a seat, with new chance and other cards where it has not seen them.

    Credits stay: all that was ever earned or paid was open to everybody, so that a good memory knows them.
    """
    copy = g.clone()
    first = PILES if t.TEST.get(g) else 0  # everybody knows the cards of a test flight
    levels = [Unseen() for _ in range(LEVELS)]
    exchange(copy, seat, first, levels, True)
    for unseen in levels:
        unseen.shuffle(rng)
    exchange(copy, seat, first, levels, False)
    for pile in range(PILES):
        if seat < 0 or pile == PILES - 1 or not g.has_looked_at(seat, pile):
            shuffle(copy, pile, rng)
    copy.chance = SeededChance(rng.seed())
    return copy


def exchange(g: GalaxyTrucker, seat: i64, first: i64, levels: list[Unseen], collect: bool) -> None:
    """Collect the cards that a seat has not seen from all places from one on, or put them back where such lay."""
    cards = g.kit.cards
    for place in range(first, len(PLACES)):
        field, pile = PLACES[place].field, PLACES[place].pile
        for i in range(field.size(g, pile)):
            card = field.get(g, pile, i)
            if seat < 0 or not g.knows_card(seat, card):
                unseen = levels[cards[card].level]
                if collect:
                    unseen.add(card)
                else:
                    field.set(g, pile, i, unseen.pop())


def shuffle(g: GalaxyTrucker, pile: i64, rng: Rng) -> None:
    """Put the cards of a pile in a random order."""
    for i in range(t.CARD_PILES.size(g, pile) - 1, 0, -1):
        j = rng.below(i + 1)
        card = t.CARD_PILES.get(g, pile, i)
        t.CARD_PILES.set(g, pile, i, t.CARD_PILES.get(g, pile, j))
        t.CARD_PILES.set(g, pile, j, card)
