"""States that look the same to a seat (GT-30)."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.kit import LEVELS, PILES
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.fields import Piles

PLACES: Final[list[tuple[Piles, int]]] = [  # where cards lie that nobody sees
    *[(t.CARD_PILES, pile) for pile in range(PILES)],
    (t.BOX, 0),
    *[(t.DECKS, level) for level in range(LEVELS)],
]


def redeal(g: GalaxyTrucker, seat: int, rng: Rng) -> GalaxyTrucker:
    """Return a state that looks the same to a seat, with new chance and other cards where it has not seen them.

    Credits stay: all that was ever earned or paid was open to everybody, so that a good memory knows them.
    """
    copy = g.clone()
    unseen: list[list[int]] = [[] for _ in range(LEVELS)]
    exchange(copy, seat, unseen, True)
    for cards in unseen:
        rng.shuffle(cards)
    exchange(copy, seat, unseen, False)
    for pile in range(PILES):
        if seat < 0 or pile == PILES - 1 or not g.has_looked_at(seat, pile):
            shuffle(copy, pile, rng)
    copy.chance = SeededChance(rng.seed())
    return copy


def exchange(g: GalaxyTrucker, seat: i64, unseen: list[list[int]], collect: bool) -> None:
    """Collect the cards that a seat has not seen, by level, or put others back where such lay.

    Everybody knows the cards of a test flight.
    """
    cards = g.kit.cards
    for place in range(PILES if t.TEST.get(g) else 0, len(PLACES)):
        field, pile = PLACES[place]
        for i in range(field.size(g, pile)):
            card = field.get(g, pile, i)
            if seat < 0 or not g.knows_card(seat, card):
                if collect:
                    unseen[cards[card].level].append(card)
                else:
                    field.set(g, pile, i, unseen[cards[card].level].pop())


def shuffle(g: GalaxyTrucker, pile: i64, rng: Rng) -> None:
    """Put the cards of a pile in a random order."""
    cards = t.CARD_PILES.items(g, pile)
    rng.shuffle(cards)
    for i in range(len(cards)):
        t.CARD_PILES.set(g, pile, i, cards[i])
