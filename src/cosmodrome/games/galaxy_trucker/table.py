"""The table of Galaxy Trucker: where every tile, figure, block and card is, as flat lists of ints.

A *ship* has the number of the seat that began it; partners may change ships, so ``at`` says where each seat is and
``pilot`` who is at each ship.  The warehouse and the piles have no secret order: tiles and cards are drawn by rolls.
"""

from typing import ClassVar, Final

from cosmodrome.games.galaxy_trucker.cards import NO_CARD
from cosmodrome.games.galaxy_trucker.data import (
    BATTERY,
    CABIN,
    CANNON,
    CELL_BITS,
    CELLS_OF,
    EMPTY,
    HOLD,
    NEEDS_BATTERY,
    NOWHERE,
    POWER,
    ROLE,
    SUPPORTS,
)
from cosmodrome.games.galaxy_trucker.geometry import joined
from cosmodrome.kernel.state import State

# Streams of chance
HEAP_STREAM: Final = 0  # tiles drawn
CARD_STREAM: Final = 1  # cards dealt into piles
DECK_STREAM: Final = 2  # cards opened
DICE_STREAM: Final = 3
ORDER_STREAM: Final = 4  # numbers of those who took none in time
STREAMS: Final = ("heap", "cards", "deck", "dice", "order")

# Where the tile in a hand, or the tile placed last, came from
DRAWN: Final = 0
FACE_UP: Final = 1
FROM_RESERVE: Final = 2

# What lives in a cabin, as its load
ALIEN: Final = 3  # plus its colour; less is a number of humans

EXPERT_TEAMS: Final = 2  # of the option `team`

# Stands where a list will be: a blank table makes none, because every clone starts as one.
NOTHING: Final[list[int]] = []
NOTHINGS: Final[list[list[int]]] = []

SHIFT: Final[list[int]] = [64, 16, 4, 1]  # by colour: goods in one hold are four digits to the base 4


class Table(State):
    """Everything that lies on the table; the rules are elsewhere."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "heap", "face_up", "decks", "piles", "box", "opened", "card", "bank", "pallet",
        "ships", "loads", "last", "last_from", "reserve", "lost", "number", "position", "flying", "declared", "pilot",
        "at", "hand", "hand_from", "looking", "looked", "knows", "credits", "landed",
        "round", "rounds", "test", "circle", "running", "cycles", "beginner", "starter",
        "realtime", "strict", "exact", "team", "open_credits", "test_flight", "cycles_per_run", "hourglass_seconds",
        "bot_delay",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.heap: list[int] = NOTHING  # tiles face down, in no order
        self.face_up: list[int] = NOTHING  # tiles of the warehouse, ascending
        self.decks: list[list[int]] = NOTHINGS  # unused cards by level, in no order
        self.piles: list[list[int]] = NOTHINGS  # cards of this flight not yet opened; in order only with `exact`
        self.box: list[int] = NOTHING  # cards that were never opened
        self.opened: list[int] = NOTHING  # cards opened in this game
        self.card: int = NO_CARD  # the open card
        self.bank: list[int] = NOTHING  # goods by colour
        self.pallet: list[int] = NOTHING  # goods by colour that are being loaded
        # By ship
        self.ships: list[list[int]] = NOTHINGS  # pieces by cell
        self.loads: list[list[int]] = NOTHINGS  # by cell: tokens, crew, or goods, as the tile there carries
        self.last: list[int] = NOTHING  # the cell of the tile that is not fixed yet, or NOWHERE
        self.last_from: list[int] = NOTHING
        self.reserve: list[list[int]] = NOTHINGS  # tiles set aside
        self.lost: list[list[int]] = NOTHINGS  # tiles to be paid for
        self.number: list[int] = NOTHING  # number tile, 0 for none
        self.position: list[int] = NOTHING
        self.flying: list[int] = NOTHING
        self.declared: list[int] = NOTHING  # the power declared last on the open card, in halves; NOWHERE for none
        self.landed: list[int] = NOTHING  # the planet where the ship has landed, or NOWHERE
        self.pilot: list[int] = NOTHING
        # By seat
        self.at: list[int] = NOTHING
        self.hand: list[int] = NOTHING  # tile or NO_TILE
        self.hand_from: list[int] = NOTHING
        self.looking: list[int] = NOTHING  # pile or NOWHERE
        self.looked: list[int] = NOTHING  # mask of the piles looked at in this round
        self.knows: list[int] = NOTHING  # mask of the cards seen in piles
        self.credits: list[int] = NOTHING  # in team play the first partner holds them for both
        # The round
        self.round: int = 0  # a ship class
        self.rounds: int = 0  # mask of the rounds still to be played, this one not included
        self.test: int = 0  # whether this is the test flight
        self.circle: int = NOWHERE  # of the hourglass: 3, 2, 1, 0 for "Start", NOWHERE where there is no hourglass
        self.running: int = 0  # whether sand runs
        self.cycles: int = 0  # whole cycles since the glass was turned
        self.beginner: int = 0  # the first seat of this cycle
        self.starter: int = 0  # the first seat of this round
        # Options of the match
        self.realtime: int = 0
        self.strict: int = 0
        self.exact: int = 0
        self.team: int = 0
        self.open_credits: int = 0
        self.test_flight: int = 0
        self.cycles_per_run: int = 0
        self.hourglass_seconds: int = 0
        self.bot_delay: int = 0

    def copy_table(self, into: "Table") -> None:
        """Copy everything on the table."""
        into.heap = self.heap.copy()
        into.face_up = self.face_up.copy()
        into.decks = copies(self.decks)
        into.piles = copies(self.piles)
        into.box = self.box.copy()
        into.opened = self.opened.copy()
        into.card = self.card
        into.bank = self.bank.copy()
        into.pallet = self.pallet.copy()
        into.ships = copies(self.ships)
        into.loads = copies(self.loads)
        into.last = self.last.copy()
        into.last_from = self.last_from.copy()
        into.reserve = copies(self.reserve)
        into.lost = copies(self.lost)
        into.number = self.number.copy()
        into.position = self.position.copy()
        into.flying = self.flying.copy()
        into.declared = self.declared.copy()
        into.landed = self.landed.copy()
        into.pilot = self.pilot.copy()
        into.at = self.at.copy()
        into.hand = self.hand.copy()
        into.hand_from = self.hand_from.copy()
        into.looking = self.looking.copy()
        into.looked = self.looked.copy()
        into.knows = self.knows.copy()
        into.credits = self.credits.copy()
        into.round = self.round
        into.rounds = self.rounds
        into.test = self.test
        into.circle = self.circle
        into.running = self.running
        into.cycles = self.cycles
        into.beginner = self.beginner
        into.starter = self.starter
        into.realtime = self.realtime
        into.strict = self.strict
        into.exact = self.exact
        into.team = self.team
        into.open_credits = self.open_credits
        into.test_flight = self.test_flight
        into.cycles_per_run = self.cycles_per_run
        into.hourglass_seconds = self.hourglass_seconds
        into.bot_delay = self.bot_delay

    # -- the flight --------------------------------------------------------------------------------------------------
    def order(self) -> list[int]:
        """List the ships still flying, the leader first (GT-0.8)."""
        ships: list[int] = []
        for ship in range(self.seats):
            if self.flying[ship]:
                place = len(ships)
                while place > 0 and self.position[ships[place - 1]] < self.position[ship]:
                    place -= 1
                ships.insert(place, ship)
        return ships

    def launch_order(self) -> list[int]:
        """List the ships by their number tiles (GT-9.5)."""
        ships: list[int] = []
        for number in range(1, self.seats + 1):
            for ship in range(self.seats):
                if self.number[ship] == number:
                    ships.append(ship)
        return ships

    def cards_left(self) -> int:
        """Count the cards of this flight not yet opened."""
        return sum([len(pile) for pile in self.piles])

    # -- one ship ----------------------------------------------------------------------------------------------------
    def crew(self, ship: int) -> int:
        """Count humans and aliens (GT-0.9)."""
        count = 0
        pieces = self.ships[ship]
        loads = self.loads[ship]
        for cell in CELLS_OF[self.round]:
            if loads[cell] and ROLE[pieces[cell] // 4] == CABIN:
                count += 1 if loads[cell] >= ALIEN else loads[cell]
        return count

    def humans(self, ship: int) -> int:
        """Count the humans."""
        count = 0
        pieces = self.ships[ship]
        loads = self.loads[ship]
        for cell in CELLS_OF[self.round]:
            if 0 < loads[cell] < ALIEN and ROLE[pieces[cell] // 4] == CABIN:
                count += loads[cell]
        return count

    def has_alien(self, ship: int, alien: int) -> bool:
        """Tell whether an alien of this colour is aboard."""
        pieces = self.ships[ship]
        loads = self.loads[ship]
        for cell in CELLS_OF[self.round]:
            if loads[cell] == ALIEN + alien and ROLE[pieces[cell] // 4] == CABIN:
                return True
        return False

    def is_supported(self, ship: int, cell: int, alien: int) -> bool:
        """Tell whether a cabin is joined to a life support of this colour (GT-11.7)."""
        pieces = self.ships[ship]
        for side in range(4):
            there = joined(pieces, self.round, cell, side)
            if there != NOWHERE and SUPPORTS[pieces[there] // 4] == alien:
                return True
        return False

    def tokens(self, ship: int) -> int:
        """Count the battery tokens."""
        count = 0
        pieces = self.ships[ship]
        for cell in CELLS_OF[self.round]:
            if ROLE[pieces[cell] // 4] == BATTERY:
                count += self.loads[ship][cell]
        return count

    def fixed_power(self, ship: int, role: int) -> int:
        """Return the power of the single engines or cannons, in halves (GT-13.1, GT-13.2)."""
        power = 0
        for piece in self.ships[ship]:
            if ROLE[piece // 4] == role and not NEEDS_BATTERY[piece // 4]:
                power += POWER[piece]
        return power

    def double_tiles(self, ship: int, role: int, after: int) -> list[int]:
        """List the double engines or cannons beyond a cell."""
        pieces = self.ships[ship]
        return [
            cell
            for cell in CELLS_OF[self.round]
            if cell > after and ROLE[pieces[cell] // 4] == role and NEEDS_BATTERY[pieces[cell] // 4]
        ]

    def least_power(self, ship: int, role: int) -> int:
        """Return the power the ship has without spending a token, in halves (GT-13.3)."""
        return self.with_bonus(ship, role, self.fixed_power(ship, role))

    def most_power(self, ship: int, role: int) -> int:
        """Return the greatest power the ship could declare, in halves."""
        return self.most_from(ship, role, self.fixed_power(ship, role), -1)

    def most_from(self, ship: int, role: int, power: int, after: int) -> int:
        """Return the greatest power that a declaration can still reach with the double tiles beyond a cell."""
        powers = sorted([POWER[self.ships[ship][cell]] for cell in self.double_tiles(ship, role, after)])
        tokens = self.tokens(ship)
        while powers and tokens > 0:
            power += powers.pop()
            tokens -= 1
        return self.with_bonus(ship, role, power)

    def bonus(self, ship: int, role: int) -> int:
        """Return what an alien adds to a power above 0, in halves (GT-11.11, GT-11.12)."""
        return 4 if self.has_alien(ship, 0 if role == CANNON else 1) else 0

    def with_bonus(self, ship: int, role: int, power: int) -> int:
        """Return a power with what an alien adds to it, if there is any power."""
        return power + self.bonus(ship, role) if power > 0 else 0

    def goods(self, ship: int) -> list[int]:
        """Count the goods aboard by colour."""
        counts = [0, 0, 0, 0]
        for cell in CELLS_OF[self.round]:
            if ROLE[self.ships[ship][cell] // 4] == HOLD:
                load = self.loads[ship][cell]
                for colour in range(4):
                    counts[colour] += load // SHIFT[colour] % 4
        return counts

    def is_joined_cabin(self, ship: int, cell: int) -> bool:
        """Tell whether an occupied cabin is joined to another occupied cabin (GT-22.9)."""
        pieces = self.ships[ship]
        for side in range(4):
            there = joined(pieces, self.round, cell, side)
            if there != NOWHERE and ROLE[pieces[there] // 4] == CABIN and self.loads[ship][there] > 0:
                return True
        return False

    def has_added(self, ship: int) -> bool:
        """Tell whether the ship has a tile besides its starting cabin (GT-7.4)."""
        tiles = 0
        for piece in self.ships[ship]:
            if piece != EMPTY:
                tiles += 1
        return tiles > 1

    # -- seats -------------------------------------------------------------------------------------------------------
    def purse(self, seat: int) -> int:
        """Return who holds the seat's credits (GT-26.7)."""
        return seat % 2 if self.team else seat

    def has_finished(self, seat: int) -> bool:
        """Tell whether the ship where the seat is has a number tile (GT-26.17)."""
        return self.number[self.at[seat]] > 0

    def has_looked_at(self, seat: int, pile: int) -> bool:
        """Tell whether the seat has looked at a pile in this round."""
        return self.looked[seat] & CELL_BITS[pile] != 0

    def is_free(self, number: int) -> bool:
        """Tell whether nobody holds this number tile."""
        return number not in self.number


def count_goods(load: int) -> int:
    """Count the blocks in one hold."""
    return load // 64 + load // 16 % 4 + load // 4 % 4 + load % 4


def copies(lists: list[list[int]]) -> list[list[int]]:
    """Copy a list of lists."""
    return [one.copy() for one in lists]
