"""States that look the same to a seat (GT-30)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.cards import CARD_ROOM
from cosmodrome.games.galaxy_trucker.kit import LEVELS, PILES
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.memory.piles import Piles

PLACES: Final[list[tuple[Piles, int]]] = [  # where cards lie that nobody sees
    *[(t.CARD_PILES, pile) for pile in range(PILES)],
    (t.BOX, 0),
    *[(t.DECKS, level) for level in range(LEVELS)],
]
NO_CARDS: Final = wide([0] * (LEVELS * CARD_ROOM))
NO_COUNTS: Final = wide([0] * LEVELS)


def redeal(g: GalaxyTrucker, seat: int, rng: Rng) -> GalaxyTrucker:
    """Return a state that looks the same to a seat, with new chance and other cards where it has not seen them.

    Credits stay: all that was ever earned or paid was open to everybody, so that a good memory knows them.
    """
    copy = g.clone()
    if seat >= 0 and g.is_shuffled():
        mix_up(copy, seat)
    cards, counts = NO_CARDS[:], NO_COUNTS[:]
    exchange(copy, seat, cards, counts, True)
    for level in range(LEVELS):
        shuffle(cards, CARD_ROOM * level, counts[level], rng)
    exchange(copy, seat, cards, counts, False)
    for pile in range(PILES):
        if seat < 0 or pile == PILES - 1 or not g.has_looked_at(seat, pile):
            shuffle_pile(copy, pile, rng)
    copy.chance = SeededChance(rng.seed())
    return copy


def mix_up(g: GalaxyTrucker, seat: i64) -> None:
    """Let a seat know no more cards than it can: of those that look alike, the opened ones may be those it has seen."""
    sure = g.surely_to_come(seat)
    for pile in range(PILES):
        for card in t.CARD_PILES.items(g, pile):
            if g.knows_card(seat, card):
                if g.kit.face[card] in sure:
                    sure.remove(g.kit.face[card])
                else:
                    g.set_known(seat, card, False)
    for card in g.opened_in_flight():
        g.set_known(seat, card, True)


def exchange(g: GalaxyTrucker, seat: i64, cards: vec[i64], counts: vec[i64], collect: bool) -> None:
    """Collect the cards that a seat has not seen, by level, or put others back where such lay.

    Everybody knows the cards of a test flight.
    """
    all_cards = g.kit.cards
    for place in range(PILES if t.TEST.get(g) else 0, len(PLACES)):
        field, pile = PLACES[place]
        for i in range(field.size(g, pile)):
            card = field.get(g, pile, i)
            if seat >= 0 and g.knows_card(seat, card):
                continue
            level = all_cards[card].level
            if collect:
                cards[CARD_ROOM * level + counts[level]] = card
                counts[level] += 1
            else:
                counts[level] -= 1
                field.set(g, pile, i, cards[CARD_ROOM * level + counts[level]])


def shuffle(cards: vec[i64], first: i64, count: i64, rng: Rng) -> None:
    """Put some of the cards in a random order."""
    for i in range(first + count - 1, first, -1):
        j = first + rng.below(i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def shuffle_pile(g: GalaxyTrucker, pile: i64, rng: Rng) -> None:
    """Put the cards of a pile in a random order."""
    for i in range(t.CARD_PILES.size(g, pile) - 1, 0, -1):
        j = rng.below(i + 1)
        card = t.CARD_PILES.get(g, pile, i)
        t.CARD_PILES.set(g, pile, i, t.CARD_PILES.get(g, pile, j))
        t.CARD_PILES.set(g, pile, j, card)
