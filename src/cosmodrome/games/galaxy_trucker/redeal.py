"""States that look the same to a seat (GT-30)."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.kit import LEVELS, PILES
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.fields import Piles


def redeal(g: GalaxyTrucker, seat: int, rng: Rng) -> GalaxyTrucker:
    """Return a state that looks the same to a seat, with new chance and other cards where it has not seen them.

    Credits stay: all that was ever earned or paid was open to everybody, so that a good memory knows them.
    """
    copy = g.clone()
    for level in range(LEVELS):
        redeal_level(copy, seat, level, rng)
    for pile in range(PILES):
        if seat < 0 or pile == PILES - 1 or not g.has_looked_at(seat, pile):
            shuffle(copy, pile, rng)
    copy.chance = SeededChance(rng.seed())
    return copy


def redeal_level(g: GalaxyTrucker, seat: i64, level: i64, rng: Rng) -> None:
    """Let all cards of a level that a seat has not seen change places, but those of a test flight stay."""
    places: list[tuple[Piles, int]] = [(t.CARD_PILES, pile) for pile in range(0 if t.TEST.get(g) else PILES)]
    places += [(t.BOX, 0), (t.DECKS, 0), (t.DECKS, 1), (t.DECKS, 2)]
    unseen: list[int] = []
    for field, pile in places:
        for card in field.items(g, pile):
            if is_unseen(g, seat, card, level):
                unseen.append(card)
    rng.shuffle(unseen)
    for field, pile in places:
        for i in range(field.size(g, pile)):
            if is_unseen(g, seat, field.get(g, pile, i), level):
                field.set(g, pile, i, unseen.pop())


def is_unseen(g: GalaxyTrucker, seat: i64, card: i64, level: i64) -> bool:
    """Tell whether a card is of a level and not known to a seat."""
    return g.kit.cards[card].level == level and (seat < 0 or not g.knows_card(seat, card))


def shuffle(g: GalaxyTrucker, pile: i64, rng: Rng) -> None:
    """Put the cards of a pile in a random order."""
    cards = t.CARD_PILES.items(g, pile)
    rng.shuffle(cards)
    for i in range(len(cards)):
        t.CARD_PILES.set(g, pile, i, cards[i])
