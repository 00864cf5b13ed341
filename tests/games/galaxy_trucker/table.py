"""A table laid out for one test: ships by their tiles, cards in a known order, and play in the game's notation.

A tile is written as its type and its connectors as they lie (front, right, rear, left): ``cannon 0010``; an arrow says
where a cannon or a wrongly turned engine points, or the first side that a shield covers: ``cannon 0010 >``.  A dot
stands for any connector.  The builder finds such a tile in the warehouse, and takes it from there.
"""

from typing import Any, Final, Self

from tests.games.galaxy_trucker.facts import (
    CAPACITY,
    CARD,
    CELLS_OF,
    COVERS,
    LEVEL,
    MOUTH,
    ROLE,
    SIDE,
    START_CELL,
    TILE,
    TILE_IDS,
    TYPE,
)

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.face.words import cell_name
from cosmodrome.games.galaxy_trucker.kit import BATTERY, CABIN, COLOURS, EMPTY, NO_TILE, TYPES
from cosmodrome.games.galaxy_trucker.questions.building import PUT
from cosmodrome.games.galaxy_trucker.rules import building, flight, launch
from cosmodrome.games.galaxy_trucker.table import ALIEN, DRAWN, SHIFT
from cosmodrome.kernel.game import Say
from cosmodrome.testing import Scenario

ARROWS: Final = "^>v<"
CLASS_BITS: Final = {"I": 1, "II": 2, "III": 4, "IIIa": 8}
Ship = dict[str, str]


def dice(first: int, second: int) -> int:
    """Return the outcome of the stream "dice" that shows these two faces."""
    return 6 * (first - 1) + second - 1


def roll(total: int) -> int:
    """Return an outcome of two dice with this sum."""
    first = max(1, total - 6)
    return dice(first, total - first)


class Trucks(Scenario[Any]):
    """A round in the hands of a test; it begins with building, and ``open`` begins the flight at once."""

    def __init__(self, seats: int = 2, mode: str = "turns", round: str = "I", seed: int = 1, **options: int) -> None:
        options.setdefault("rounds", CLASS_BITS[round])
        super().__init__(GAME, seats, mode, options, seed)
        self.begun = False

    # -- tiles -------------------------------------------------------------------------------------------------------
    def find(self, text: str) -> int:
        """Return a piece of the warehouse that looks like this, and take its tile from there."""
        piece = self.looks_like(text)
        self.state.heap.remove(piece // 4)
        return piece

    def looks_like(self, text: str) -> int:
        """Return a piece of the warehouse that looks like this."""
        if text in TILE:
            return 4 * TILE[text]
        words = text.split()
        assert words[0] in TYPES, f"there is no type {words[0]!r}"
        heap: list[int] = sorted(self.state.heap)
        for tile in heap:
            if TYPES[TYPE[tile]] == words[0]:
                for rotation in range(4):
                    if fits_text(4 * tile + rotation, words):
                        return 4 * tile + rotation
        raise AssertionError(f"no tile of the warehouse looks like {text!r}")

    def cell(self, name: str) -> int:
        """Return a cell by its printed column and row."""
        cells: list[int] = CELLS_OF[self.state.round]
        for cell in cells:
            if cell_name(self.state, cell) == name:
                return cell
        raise AssertionError(f"the board has no cell {name}")

    # -- laying out --------------------------------------------------------------------------------------------------
    def ship(self, ship: int, tiles: Ship) -> Self:
        """Add tiles to a ship; cabins get two humans and batteries their tokens once the flight begins."""
        for name, text in tiles.items():
            self.state.ships[ship][self.cell(name)] = self.find(text)
        return self

    def without_start(self, ship: int) -> Self:
        """Take the starting cabin off a ship."""
        cell = START_CELL[self.state.round]
        self.state.lost[ship].append(self.state.ships[ship][cell] // 4)
        self.state.ships[ship][cell] = EMPTY
        self.state.loads[ship][cell] = 0
        return self

    def load(self, ship: int, name: str, *what: str) -> Self:
        """Put goods, or crew ("human", "purple", "orange", "nobody"), or tokens ("2") on a tile."""
        cell = self.cell(name)
        load = 0
        for thing in what:
            if thing in COLOURS:
                load += int(SHIFT[COLOURS.index(thing)])
                self.state.bank[COLOURS.index(thing)] -= 1
            elif thing in ("purple", "orange"):
                load = ALIEN + ("purple", "orange").index(thing)
            elif thing == "human":
                load += 1
            elif thing != "nobody":
                load = int(thing)
        self.state.loads[ship][cell] = load
        return self

    def fill(self) -> Self:
        """Put two humans into every cabin and tokens into every battery."""
        for ship in range(self.state.seats):
            for cell in CELLS_OF[self.state.round]:
                tile = self.state.ships[ship][cell] // 4
                if ROLE[tile] in (CABIN, BATTERY):
                    self.state.loads[ship][cell] = CAPACITY[tile]
        return self

    def fly(self, *positions: int) -> Self:
        """Launch the ships at these positions, with full cabins and batteries; no card is open."""
        state = self.state
        self.fill()
        state.agenda.clear()
        state.then(building.next_round)
        state.running = 0
        for ship in range(state.seats):
            state.flying[ship] = 1
            state.position[ship] = positions[ship] if positions else -2 * ship
        self.begun = True
        return self

    def open(self, *cards: str) -> Self:
        """Open a card; the others come next, in this order.  Without ``fly`` ships start two spaces apart."""
        if not self.begun:
            self.fly()
        self.stack(*cards)
        self.state.exact = 1
        self.script_deck()
        self.happened.clear()
        self.state.then(flight.open_card, 0)
        self.state.run()
        return self

    def script_deck(self) -> None:
        """Let the rolls of a test flight, which knows no exact forecast, open the cards in the order they lie."""
        if self.state.test:
            left, places = self.state.piles[0].copy(), list[int]()
            for card in self.state.piles[0]:
                places.append(left.index(card))
                left[places[-1]] = left[-1]  # as a card is taken out of an unordered pile
                left.pop()
            self.rolls("deck", *places)

    def stack(self, *cards: str) -> Self:
        """Make these the cards of the flight; what was there before goes back to its deck."""
        state = self.state
        for pile in state.piles:
            for card in pile:
                state.decks[LEVEL[card]].append(card)
        state.piles = [[], [], [], []]
        for id in cards:
            card = CARD[id]
            for deck in state.decks:
                if card in deck:
                    deck.remove(card)
            state.piles[0].append(card)
        return self

    def hold(self, seat: int, text: str) -> Self:
        """Put a tile into a seat's hand; ask what to do with it in mode turns."""
        self.state.hand[seat] = self.find(text) // 4
        self.state.hand_from[seat] = DRAWN
        if not self.state.realtime:
            self.state.agenda.pop()
            self.state.ask(seat, int(PUT.kind), building.use_tile, seat)
        return self

    def show(self, *texts: str) -> list[str]:
        """Lay tiles face up; return their ids."""
        tiles = [self.find(text) // 4 for text in texts]
        self.state.face_up = sorted([*self.state.face_up, *tiles])
        return [TILE_IDS[tile] for tile in tiles]

    def next_draw(self, text: str) -> Self:
        """Let the next drawn tile be one that looks like this."""
        return self.rolls("heap", self.state.heap.index(self.looks_like(text) // 4))

    def finish_building(self, *numbers: int) -> Self:
        """End building with these number tiles, and inspect the ships."""
        state = self.state
        state.number = list(numbers) if numbers else list(range(1, state.seats + 1))
        state.hand = [NO_TILE] * state.seats
        state.agenda.clear()
        state.then(building.next_round)
        state.then(launch.inspect_ships)
        self.happened.clear()
        state.run()
        return self

    # -- looking -----------------------------------------------------------------------------------------------------
    def drawn(self, seat: int, say: Say) -> list[str]:
        """Return what a seat sees as lines of text."""
        view: Any = self.view(seat)
        return GAME.draw(view, say)

    def tiles(self, ship: int) -> list[str]:
        """Return the cells of a ship that have tiles."""
        state = self.state
        return [cell_name(state, cell) for cell in CELLS_OF[state.round] if state.ships[ship][cell] != EMPTY]

    def at(self, ship: int, name: str) -> int:
        """Return the load of a cell."""
        return int(self.state.loads[ship][self.cell(name)])

    def goods(self, ship: int) -> dict[str, int]:
        """Return the goods aboard, colours without blocks left out."""
        counts = self.state.goods(ship)
        return {COLOURS[colour]: counts[colour] for colour in range(4) if counts[colour]}

    def told(self, *names: str) -> list[tuple[int, ...]]:
        """Return the ints of the events with these names since before the last input."""
        return [event[2:] for event in self.happened if GAME.events[event[0]] in names]


def fits_text(piece: int, words: list[str]) -> bool:
    """Tell whether a piece looks as written."""
    connectors = "".join(str(SIDE[4 * piece + side]) for side in range(4))
    if len(words) > 1 and not all(wanted in (".", there) for wanted, there in zip(words[1], connectors, strict=True)):
        return False
    if len(words) > 2:
        side = ARROWS.index(words[2])
        return MOUTH[piece] == side or (COVERS[4 * piece + side] == 1 and COVERS[4 * piece + (side + 1) % 4] == 1)
    if words[0] in ("cannon", "double_cannon"):
        return MOUTH[piece] == 0
    if words[0] in ("engine", "double_engine"):
        return MOUTH[piece] == 2
    return True
