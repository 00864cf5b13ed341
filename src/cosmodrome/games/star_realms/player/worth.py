"""What cards are worth to a simple player, in tenths of a combat."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms.cards import ABILITIES, Cards

CHANCES: Final = (100, 55, 25, 30)  # percent of the time that an ability of a bought card gets used, by ability


def card_worth(cards: Cards, kind: i64) -> i64:
    """Estimate what owning a card is worth each time it is played."""
    value: i64 = 0
    for ability in range(len(ABILITIES)):
        value += cards.abilities[4 * kind + ability].worth() * CHANCES[ability] // 100
    if cards.base[kind]:
        value = value * 3 // 2 + cards.defense[kind] * (5 if cards.outpost[kind] else 3)
    return value
