"""A duel laid out for one test: any position by the ids of the cards, played in the game's notation.

Cards are never made: what a test lays out comes from where it lies idle (the box, the Explorer pile, a deck that was
not laid out), and what was there before goes to the box.  So box and table together always hold the cards of a duel.
"""

from collections import Counter
from typing import Final, NamedTuple, Self

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.data import EXPLORER, FACTION, IDS, KIND, NO_FACTION
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import ALLY_ON, DOUBLE_ALLY_ON, NO_CARD
from cosmodrome.testing import Scenario

ROW: Final = ("stinger", "builder_bot", "frontier_hawk", "frontier_runner", "cargo_craft")  # costs 1 1 1 1 2
EMPTY: Final = ""  # an empty slot of the trade row


class Pools(NamedTuple):
    """What a player has."""

    trade: int
    combat: int
    authority: int


class Duel(Scenario[StarRealms]):
    """A duel in the hands of a test; it starts in the Main phase of the first player, with empty hands."""

    def __init__(self, first: int = 0, turn_limit: int = 0, seed: int = 1, skip_forced: bool = True) -> None:
        options = {"first": first + 1, "turn_limit": turn_limit}
        super().__init__(GAME, 2, "duel", options, seed, skip_forced=skip_forced)
        self.box: Final[list[int]] = []
        self.idle: Final = [self.state.trade_deck, *self.state.decks]  # decks that no test has laid out
        self.row(*ROW)
        self.state.trade_deck.extend(self.box)
        self.box.clear()
        self.hand(0).hand(1)

    # -- laying out --------------------------------------------------------------------------------------------------
    def hand(self, seat: int, *ids: str) -> Self:
        """Give a player exactly this hand."""
        self.state.hands[seat] = sorted(self.replace(self.state.hands[seat], ids))
        return self

    def deck(self, seat: int, *ids: str) -> Self:
        """Give a player exactly this deck; nobody knows its order."""
        self.lay_out(self.state.decks[seat])
        self.state.decks[seat] = self.replace(self.state.decks[seat], ids)
        return self

    def top(self, seat: int, *ids: str) -> Self:
        """Put cards that everybody knows on top of a player's deck, the topmost last."""
        self.state.tops[seat] = self.replace(self.state.tops[seat], ids)
        return self

    def discard(self, seat: int, *ids: str) -> Self:
        """Give a player exactly this discard pile."""
        self.state.discards[seat] = self.replace(self.state.discards[seat], ids)
        return self

    def fleet(self, seat: int, *ids: str) -> Self:
        """Give a player exactly these cards in play, all unused; allies among them are switched on."""
        fleet = self.replace(self.state.fleets[seat], ids)
        counts = Counter(FACTION[kind] for kind in fleet)
        self.state.fleets[seat] = fleet
        self.state.marks[seat] = [switched_on(counts[FACTION[kind]], FACTION[kind]) for kind in fleet]
        return self

    def row(self, *ids: str) -> Self:
        """Lay out the trade row; EMPTY leaves a slot empty."""
        self.back(self.state.row)
        self.state.row = [NO_CARD if id == EMPTY else self.take(id) for id in ids]
        self.state.row += [NO_CARD] * (5 - len(ids))
        return self

    def trade_deck(self, *ids: str) -> Self:
        """Lay out the trade deck; nobody knows its order."""
        self.lay_out(self.state.trade_deck)
        self.state.trade_deck = self.replace(self.state.trade_deck, ids)
        return self

    def explorers(self, count: int) -> Self:
        """Leave so many Explorers in the pile."""
        self.box.extend([EXPLORER] * (self.state.explorers - count))
        self.state.explorers = count
        return self

    def scrap_heap(self, *ids: str) -> Self:
        """Lay out the scrap heap."""
        self.state.scrap_heap = self.replace(self.state.scrap_heap, ids)
        return self

    def pools(self, seat: int, trade: int = 0, combat: int = 0) -> Self:
        """Fill a player's pools."""
        self.state.trade[seat], self.state.combat[seat] = trade, combat
        return self

    def authority(self, seat: int, amount: int) -> Self:
        """Set a player's authority."""
        self.state.authority[seat] = amount
        return self

    def draws(self, seat: int, *ids: str) -> Self:
        """Let a player's next draws from the unknown part of the deck be these cards; say it last."""
        return self.rolls(f"deck_{seat}", *places(self.state.decks[seat], ids))

    def refills(self, *ids: str) -> Self:
        """Let these be the next cards of the trade deck; say it last."""
        return self.rolls("trade_deck", *places(self.state.trade_deck, ids))

    # -- the box -----------------------------------------------------------------------------------------------------
    def replace(self, pile: list[int], ids: tuple[str, ...]) -> list[int]:
        """Put a pile into the box and return another one, in this order."""
        self.back(pile)
        return [self.take(id) for id in ids]

    def back(self, pile: list[int]) -> None:
        """Put cards into the box."""
        self.box.extend(kind for kind in pile if kind != NO_CARD)

    def lay_out(self, deck: list[int]) -> None:
        """Note that a deck lies as a test wants it; no card is taken out of it any more."""
        self.idle[:] = [pile for pile in self.idle if pile is not deck]

    def take(self, id: str) -> int:
        """Take a card from where it lies idle."""
        kind = KIND[id]
        for pile in (self.box, *self.idle):
            if kind in pile:
                pile.remove(kind)
                return kind
        assert kind == EXPLORER, f"no {id} is left to lay out"
        assert self.state.explorers > 0, "no Explorer is left to lay out"
        self.state.explorers -= 1
        return kind

    def all_cards(self) -> Counter[str]:
        """Count all cards on the table and in the box."""
        return Counter(GAME.components(self.state)) + Counter(IDS[kind] for kind in self.box)

    # -- looking -----------------------------------------------------------------------------------------------------
    def in_hand(self, seat: int) -> list[str]:
        """Return a player's hand, in the fixed order of the cards."""
        return ids_of(self.state.hands[seat])

    def in_deck(self, seat: int) -> list[str]:
        """Return the cards of a player's deck that are not known to be on top, in alphabetical order."""
        return sorted(ids_of(self.state.decks[seat]))

    def on_top(self, seat: int) -> list[str]:
        """Return the known cards on top of a player's deck, the topmost last."""
        return ids_of(self.state.tops[seat])

    def in_discard(self, seat: int) -> list[str]:
        """Return a player's discard pile, the last card last."""
        return ids_of(self.state.discards[seat])

    def in_play(self, seat: int) -> list[str]:
        """Return a player's cards in play."""
        return ids_of(self.state.fleets[seat])

    def in_row(self) -> list[str]:
        """Return the trade row."""
        return [EMPTY if kind == NO_CARD else IDS[kind] for kind in self.state.row]

    def scrapped(self) -> list[str]:
        """Return the scrap heap in alphabetical order."""
        return sorted(ids_of(self.state.scrap_heap))

    def has(self, seat: int) -> Pools:
        """Return a player's pools and authority."""
        return Pools(self.state.trade[seat], self.state.combat[seat], self.state.authority[seat])

    def can(self, text: str) -> bool:
        """Tell whether the seat that is asked may answer this."""
        return text in self.options()


def ids_of(pile: list[int]) -> list[str]:
    """Return the ids of the cards of a pile."""
    return [IDS[kind] for kind in pile]


def switched_on(count: int, faction: int) -> int:
    """Return the marks of a card whose faction has so many cards in play (SR-5.7, SR-5.12)."""
    if faction == NO_FACTION or count < 2:
        return 0
    return ALLY_ON if count == 2 else ALLY_ON | DOUBLE_ALLY_ON


def places(pile: list[int], ids: tuple[str, ...]) -> list[int]:
    """Return the rolls by which these cards come out of an unordered pile, one after the other."""
    rest, rolls = pile.copy(), list[int]()
    for id in ids:
        place = rest.index(KIND[id])
        rolls.append(place)
        last = rest.pop()
        if place < len(rest):
            rest[place] = last
    return rolls
