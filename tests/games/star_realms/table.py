"""A table laid out for one test: any position by the ids of the cards, played in the game's notation.

Cards are never made: what a test lays out comes from where it lies idle (the box, the Explorer pile, a pile that was
not laid out), and what was there before goes to the box.  So box and table together always hold the cards of a game.
"""

from collections import Counter
from typing import Any, Final, NamedTuple, Self

from tests.games.star_realms.facts import CARDS, EXPLORER, FACTION, IDS, KIND
from tests.games.star_realms.story import tell

from cosmodrome.games.star_realms import GAME, table
from cosmodrome.games.star_realms.cards import FACTIONS, NO_FACTION
from cosmodrome.games.star_realms.formats import CHALLENGES, LEVELS
from cosmodrome.games.star_realms.table import ALLY_ON, DOUBLE_ALLY_ON, NO_CARD
from cosmodrome.kernel.memory.showing import Heap
from cosmodrome.testing import Scenario

ROW: Final = ("stinger", "builder_bot", "frontier_hawk", "frontier_runner", "cargo_craft")  # costs 1 1 1 1 2
SPARE: Final = ("plasma_bot", "orbital_shuttle")  # cost 2 each; in the row of a challenge that lacks a faction
EMPTY: Final = ""  # an empty slot of the trade row
PILES: Final = {
    "trade_top": table.TRADE_TOP,
    "elite": table.ELITE,
    "subjects": table.SUBJECTS,
    "subject": table.SUBJECT,
    "acquisition": table.ACQUISITION,
    "acquisition_bottom": table.ACQUISITION_BOTTOM,
    "ledger": table.LEDGER,
    "buried": table.BURIED,
    "buried_unseen": table.BURIED_UNSEEN,
    **{f"tentacle_{faction}": table.TENTACLE + number for number, faction in enumerate(FACTIONS)},
}


class Pools(NamedTuple):
    """What a player has."""

    trade: int
    combat: int
    authority: int


class Realms(Scenario[Any]):
    """A game in the hands of a test; it starts in the Main phase of whoever goes first, with empty hands."""

    def __init__(
        self, mode: str, seats: int, options: dict[str, int], row: tuple[str, ...], seed: int, skip_forced: bool = True
    ) -> None:
        super().__init__(GAME, seats, mode, options, seed, skip_forced=skip_forced)
        self.box: Final[list[int]] = []
        self.coming: tuple[str, ...] = ()  # next cards of the trade deck, to be scripted with the next answer
        self.idle: Final = [self.state.trade_deck, *self.state.decks]  # piles that no test has laid out
        self.row(*row)
        self.state.trade_deck.extend(self.box)
        self.box.clear()
        for seat in range(seats):
            self.hand(seat)

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
        row = [NO_CARD if id == EMPTY else self.take(id) for id in ids]
        self.state.row = row + [NO_CARD] * (5 - len(ids))
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
        """Let these be the next cards of the trade deck from the next answer on."""
        self.coming = ids
        return self

    def play(self, *texts: str) -> Self:
        """Give answers by their notation, one after the other."""
        if self.coming:
            self.rolls("trade_deck", *places(self.state.trade_deck, self.coming))
            self.coming = ()
        return super().play(*texts)

    # -- the box -----------------------------------------------------------------------------------------------------
    def replace(self, pile: list[int], ids: tuple[str, ...]) -> list[int]:
        """Put a pile into the box and return another one, in this order."""
        self.back(pile)
        return [self.take(id) for id in ids]

    def back(self, pile: list[int]) -> None:
        """Put cards into the box."""
        self.box.extend(kind for kind in pile if kind != NO_CARD)

    def lay_out(self, deck: Heap) -> None:
        """Note that a deck lies as a test wants it; no card is taken out of it any more."""
        self.idle[:] = [pile for pile in self.idle if (pile.field, pile.pile) != (deck.field, deck.pile)]

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


class Duel(Realms):
    """A duel."""

    def __init__(self, first: int = 0, turn_limit: int = 0, seed: int = 1, skip_forced: bool = True) -> None:
        super().__init__("duel", 2, {"first": first + 1, "turn_limit": turn_limit}, ROW, seed, skip_forced)


class Format(Realms):
    """A format with more players."""

    def __init__(self, mode: str, seats: int, first: int = 0, seed: int = 1, single_trade_deck: int = 0) -> None:
        options = {"first": first + 1, "single_trade_deck": single_trade_deck}
        super().__init__(mode, seats, options, ROW, seed)


class Challenge(Realms):
    """A challenge; the owner after the last seat is its Boss."""

    def __init__(self, id: str, seats: int = 1, level: str = "veteran", first: int = 0, seed: int = 1) -> None:
        removed = CARDS.challenges[CHALLENGES.index(id)].removed_faction
        row = [card for card in ROW + SPARE if FACTION[KIND[card]] != removed][:5]
        options = {"first": first + 1, "level": LEVELS.index(level)}
        super().__init__(id, seats, options, tuple(row), seed)
        state = self.state
        self.boss: Final = seats
        self.idle.extend([state.tops[self.boss], state.discards[self.boss], state.out_of_game, *state.piles])

    # -- laying out --------------------------------------------------------------------------------------------------
    def pile(self, name: str, *ids: str) -> Self:
        """Lay out a pile of the challenge; where it has an order, the topmost last."""
        number = PILES[name]
        self.lay_out(self.state.piles[number])
        self.state.piles[number] = self.replace(self.state.piles[number], ids)
        return self

    def tentacles(self, **cards: tuple[str, ...]) -> Self:
        """Lay out the tentacles by faction; those not named are empty."""
        for faction in FACTIONS:
            self.pile(f"tentacle_{faction}")
        for faction, ids in cards.items():
            self.pile(f"tentacle_{faction}", *ids)
        return self

    def blob_deck(self, *ids: str) -> Self:
        """Lay out the known part of the Boss's deck, the topmost first."""
        self.lay_out(self.state.tops[self.boss])
        return self.top(self.boss, *ids[::-1])

    def count(self, amount: int) -> Self:
        """Set the assimilation count."""
        self.state.counters[table.ASSIMILATION] = amount
        return self

    # -- playing -----------------------------------------------------------------------------------------------------
    def boss_turn(self, *texts: str) -> list[str]:
        """End the players' turn, answer what the Boss's turn asks, and return what happened in that turn."""
        events = []
        for seat in self.asked:
            events += self.play(f"p{seat}: end").happened
        for text in texts:
            events += self.play(text).happened
        return boss_turn_in([line for event in events if (line := tell(event))])

    # -- looking -----------------------------------------------------------------------------------------------------
    def in_pile(self, name: str) -> list[str]:
        """Return a pile of the challenge."""
        return ids_of(self.state.piles[PILES[name]])

    @property
    def assimilation(self) -> int:
        """The assimilation count."""
        return int(self.state.counters[table.ASSIMILATION])


def boss_turn_in(lines: list[str]) -> list[str]:
    """Return what happened in the last turn of the Boss, up to the next turn of a player."""
    if "boss begins" not in lines:
        return []
    start = len(lines) - lines[::-1].index("boss begins")
    turn = lines[start:]
    ends = [place for place, line in enumerate(turn) if line.endswith(" begins")]
    return turn[: ends[0]] if ends else turn


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
