"""The table of Galaxy Trucker: where every tile, figure, block and card is.

A *ship* has the number of the seat that began it; partners may change ships, so ``at`` says where each seat is and
``pilot`` who is at each ship.  The warehouse and the piles have no secret order: tiles and cards are drawn by rolls.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import kit as k
from cosmodrome.games.galaxy_trucker.cards import CARD_ROOM, NO_CARD, Card
from cosmodrome.games.galaxy_trucker.hull import Hull
from cosmodrome.games.galaxy_trucker.kit import EMPTY, NOWHERE, Board, Kit
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.fields import HIDDEN, OWN, Layout
from cosmodrome.kernel.flow import open_kind
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.question import Question
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
FROM_FACE_UP: Final = 1
FROM_RESERVE: Final = 2

# What lives in a cabin, as its load
ALIEN: Final = 3  # plus its colour; less is a number of humans
BONUS: Final = 4  # what an alien adds to a power, in halves

EXPERT_TEAMS: Final = 2  # of the option `team`

SHIFT: Final = wide([64, 16, 4, 1])  # by colour: goods in one hold are four digits to the base 4

DECK_ROOM: Final = 24
PILE_ROOM: Final = 20
LOST_ROOM: Final = 48
WORDS: Final = CARD_ROOM // 16 + 1  # masks of sixteen cards each

TABLE: Final = Layout()
HEAP: Final = TABLE.piles("heap", 1, k.TILE_ROOM, "tile", HIDDEN)  # tiles face down, in no order
FACE_UP: Final = TABLE.piles("face_up", 1, k.TILE_ROOM, "tile")  # tiles of the warehouse, ascending
DECKS: Final = TABLE.piles("decks", k.LEVELS, DECK_ROOM, "card", HIDDEN)  # unused cards by level, in no order
CARD_PILES: Final = TABLE.piles("piles", k.PILES, PILE_ROOM, "card", HIDDEN)  # cards of this flight not yet opened; in
# order only with `exact`, and known to whom has looked
BOX: Final = TABLE.piles("box", 1, CARD_ROOM, "card", HIDDEN)  # cards that were never opened
OPENED: Final = TABLE.piles("opened", 1, CARD_ROOM, "card")  # cards opened in this game
CARD: Final = TABLE.cell("card", "", NO_CARD)  # the open card
BANK: Final = TABLE.row("bank", 4)  # goods by colour
PALLET: Final = TABLE.row("pallet", 4)  # goods by colour that are being loaded

# The round
ROUND: Final = TABLE.cell("round")  # a ship class
ROUNDS: Final = TABLE.cell("rounds")  # mask of the rounds still to be played, this one not included
TEST: Final = TABLE.cell("test")  # whether this is the test flight
CIRCLE: Final = TABLE.cell("circle", "", NOWHERE)  # of the hourglass: 3, 2, 1, 0 for "Start", NOWHERE without hourglass
RUNNING: Final = TABLE.cell("running")  # whether sand runs
CYCLES: Final = TABLE.cell("cycles")  # whole cycles since the glass was turned
BEGINNER: Final = TABLE.cell("beginner")  # the first seat of this cycle
STARTER: Final = TABLE.cell("starter")  # the first seat of this round

# Options of the match
REALTIME: Final = TABLE.cell("realtime")
STRICT: Final = TABLE.cell("strict")
EXACT: Final = TABLE.cell("exact")
TEAM: Final = TABLE.cell("team")
OPEN_CREDITS: Final = TABLE.cell("open_credits")
TEST_FLIGHT: Final = TABLE.cell("test_flight")
CYCLES_PER_RUN: Final = TABLE.cell("cycles_per_run")
HOURGLASS_SECONDS: Final = TABLE.cell("hourglass_seconds")
BOT_DELAY: Final = TABLE.cell("bot_delay")

# By ship
SHIPS: Final = TABLE.seat_row("ships", k.CELLS + 1, "", EMPTY, nested=True)  # pieces by cell
LOADS: Final = TABLE.seat_row("loads", k.CELLS + 1, nested=True)  # by cell: tokens, crew, or goods, as the tile carries
LAST: Final = TABLE.seat_cell("last", "", NOWHERE)  # the cell of the tile that is not fixed yet
LAST_FROM: Final = TABLE.seat_cell("last_from")
RESERVES: Final = TABLE.seat_pile("reserve", k.RESERVE, "tile")  # tiles set aside
LOST: Final = TABLE.seat_pile("lost", LOST_ROOM, "tile")  # tiles to be paid for
NUMBER: Final = TABLE.seat_cell("number")  # number tile, 0 for none
POSITION: Final = TABLE.seat_cell("position")
FLYING: Final = TABLE.seat_cell("flying")
DECLARED: Final = TABLE.seat_cell("declared", "", NOWHERE)  # the power declared last on the open card, in halves
LANDED: Final = TABLE.seat_cell("landed", "", NOWHERE)  # the planet where the ship has landed
PILOT: Final = TABLE.seat_cell("pilot")

# By seat
AT: Final = TABLE.seat_cell("at")
HAND: Final = TABLE.seat_cell("hand", "tile", k.NO_TILE)
HAND_FROM: Final = TABLE.seat_cell("hand_from")
LOOKING: Final = TABLE.seat_cell("looking", "", NOWHERE)  # at a pile
LOOKED: Final = TABLE.seat_cell("looked")  # mask of the piles looked at in this round
KNOWS: Final = TABLE.seat_row("knows", WORDS, shows=OWN, nested=True)  # masks of the cards seen in piles
CREDITS: Final = TABLE.seat_cell("credits", shows=OWN)  # in team play the first partner holds them for both
TABLE.close()


class Sampled(Question["GalaxyTrucker"]):
    """A question whose answers a random player need not choose with equal chances."""

    def sample(self, g: "GalaxyTrucker", seat: i64, rng: Rng) -> i64:
        """Return a random legal answer."""
        return g.sample_equally(seat, rng)


class GalaxyTrucker(State):
    """What the rules call ``g``."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit: Final = kit

    def clone(self) -> "GalaxyTrucker":
        copy = GalaxyTrucker(self.kit)
        self.copy_kernel(copy)
        return copy

    def domain(self, seat: int) -> Domain:
        return Domain(1 if seat < 0 else int(self.program.question(open_kind(self)).size))

    def sample(self, seat: int, rng: Rng) -> int:
        """Return a random legal answer; building is mostly done with tiles, and few ships give up."""
        question = self.program.question(open_kind(self))
        if isinstance(question, Sampled) and seat >= 0:
            return question.sample(self, seat, rng)
        return super().sample(seat, rng)

    def sample_equally(self, seat: i64, rng: Rng) -> i64:
        """Return a random legal answer, all with the same chance."""
        return super().sample(seat, rng)

    # -- the flight --------------------------------------------------------------------------------------------------
    def order(self) -> list[int]:
        """List the ships still flying, the leader first (GT-0.8)."""
        ships: list[int] = []
        for ship in range(self.seats):
            if FLYING.get(self, ship):
                place = len(ships)
                while place > 0 and POSITION.get(self, ships[place - 1]) < POSITION.get(self, ship):
                    place -= 1
                ships.insert(place, ship)
        return ships

    def flying_ships(self) -> i64:
        """Count the ships still flying."""
        count: i64 = 0
        for ship in range(self.seats):
            count += FLYING.get(self, ship)
        return count

    def lowest_crew(self, ships: list[int]) -> i64:
        """Return the first of several ships with the fewest crew."""
        best: i64 = ships[0]
        for ship in ships:
            if self.crew(ship) < self.crew(best):
                best = ship
        return best

    def launch_order(self) -> list[int]:
        """List the ships by their number tiles (GT-9.5)."""
        ships: list[int] = []
        for number in range(1, self.seats + 1):
            for ship in range(self.seats):
                if NUMBER.get(self, ship) == number:
                    ships.append(ship)
        return ships

    def cards_left(self) -> i64:
        """Count the cards of this flight not yet opened."""
        count: i64 = 0
        for pile in range(k.PILES):
            count += CARD_PILES.size(self, pile)
        return count

    def opened_in_flight(self) -> list[int]:
        """List the cards opened in this flight, which is not the test flight."""
        dealt = k.PILES * sum(self.board().recipe)
        opened = OPENED.items(self, 0)
        return opened[len(opened) - (dealt - int(self.cards_left())) :]

    def is_shuffled(self) -> bool:
        """Tell whether the piles were shuffled together: for the flight, unless it has a known order (GT-12.1)."""
        flies = self.flying_ships() > 0 or CARD.get(self) != NO_CARD
        return flies and not EXACT.get(self) and not TEST.get(self)

    def surely_to_come(self, seat: i64) -> list[int]:
        """List the faces of the cards that the seat has seen in piles and that must still be there.

        An opened card may be one that was seen, or another one that looks like it: nobody can tell (GT-30.2).
        """
        face = self.kit.face
        left = [card for pile in range(k.PILES) for card in CARD_PILES.items(self, pile)]
        known = [face[card] for card in left if self.knows_card(seat, card)]
        for card in self.opened_in_flight():
            if face[card] in known and not self.knows_card(seat, card):
                known.remove(face[card])
        return known

    def open_card(self) -> Card:
        """Return the open card, a blank one where none is."""
        return self.kit.cards[CARD.get(self)]

    # -- one ship ----------------------------------------------------------------------------------------------------
    def board(self) -> Board:
        """Return the board of this round's ships."""
        return self.kit.boards[ROUND.get(self)]

    def hull(self, ship: i64) -> Hull:
        """Return how the tiles of a ship lie, to look at and to try out others."""
        return Hull(self.kit, self.kit.boards[ROUND.get(self)], SHIPS.row(self, ship))

    def tile_at(self, ship: i64, cell: i64) -> i64:
        """Return the tile on a cell of a ship, or k.NO_TILE."""
        return SHIPS.get(self, ship, cell) // 4

    def role_at(self, ship: i64, cell: i64) -> i64:
        """Return what the tile on a cell of a ship does."""
        return self.kit.role[SHIPS.get(self, ship, cell) // 4]

    def crew(self, ship: i64) -> i64:
        """Count humans and aliens (GT-0.9)."""
        count: i64 = 0
        for cell in self.loaded(ship, k.CABIN):
            load = LOADS.get(self, ship, cell)
            count += 1 if load >= ALIEN else load
        return count

    def humans(self, ship: i64) -> i64:
        """Count the humans."""
        count: i64 = 0
        for cell in self.loaded(ship, k.CABIN):
            load = LOADS.get(self, ship, cell)
            count += 0 if load >= ALIEN else load
        return count

    def has_alien(self, ship: i64, alien: i64) -> bool:
        """Tell whether an alien of this colour is aboard."""
        for cell in self.loaded(ship, k.CABIN):
            if LOADS.get(self, ship, cell) == ALIEN + alien:
                return True
        return False

    def is_supported(self, ship: i64, cell: i64, alien: i64) -> bool:
        """Tell whether a cabin is joined to a life support of this colour (GT-11.7)."""
        hull = self.hull(ship)
        for side in range(4):
            there = hull.joined(cell, side)
            if there != NOWHERE and self.kit.supports[hull.pieces[there] // 4] == alien:
                return True
        return False

    def tokens(self, ship: i64) -> i64:
        """Count the battery tokens."""
        count: i64 = 0
        for cell in self.loaded(ship, k.BATTERY):
            count += LOADS.get(self, ship, cell)
        return count

    def fixed_power(self, ship: i64, role: i64) -> i64:
        """Return the power of the single engines or cannons, in halves (GT-13.1, GT-13.2)."""
        power: i64 = 0
        pieces, kit = SHIPS.row(self, ship), self.kit
        for cell in self.board().cells:
            piece = pieces[cell]
            if kit.role[piece // 4] == role and not kit.needs_battery[piece // 4]:
                power += kit.power[piece]
        return power

    def double_tiles(self, ship: i64, role: i64) -> list[int]:
        """List the double engines or cannons."""
        pieces, kit = SHIPS.row(self, ship), self.kit
        return [
            cell
            for cell in self.board().cells
            if kit.role[pieces[cell] // 4] == role and kit.needs_battery[pieces[cell] // 4]
        ]

    def unpowered(self, ship: i64, role: i64, powered: i64) -> list[int]:
        """List the double engines or cannons that are not in a mask of places among them."""
        cells = self.double_tiles(ship, role)
        return [cells[place] for place in range(len(cells)) if not powered & BITS[place]]

    def least_power(self, ship: i64, role: i64) -> i64:
        """Return the power the ship has without spending a token, in halves (GT-13.3)."""
        return self.with_bonus(ship, role, self.fixed_power(ship, role))

    def most_power(self, ship: i64, role: i64) -> i64:
        """Return the greatest power the ship could declare, in halves."""
        return self.most_from(ship, role, self.fixed_power(ship, role), 0)

    def most_from(self, ship: i64, role: i64, power: i64, powered: i64) -> i64:
        """Return the greatest power that a declaration can still reach when some double tiles are powered."""
        cells = self.unpowered(ship, role, powered)
        powers = sorted([int(self.kit.power[SHIPS.get(self, ship, cell)]) for cell in cells])
        tokens = self.tokens(ship)
        while powers and tokens > 0:
            power += powers.pop()
            tokens -= 1
        return self.with_bonus(ship, role, power)

    def bonus(self, ship: i64, role: i64) -> i64:
        """Return what an alien adds to a power above 0, in halves (GT-11.11, GT-11.12)."""
        return BONUS if self.has_alien(ship, k.PURPLE if role == k.CANNON else k.ORANGE) else 0

    def with_bonus(self, ship: i64, role: i64, power: i64) -> i64:
        """Return a power with what an alien adds to it, if there is any power."""
        return power + self.bonus(ship, role) if power > 0 else 0

    def goods(self, ship: i64) -> list[int]:
        """Count the goods aboard by colour."""
        counts = [0, 0, 0, 0]
        for cell in self.loaded(ship, k.HOLD):
            for colour in range(4):
                counts[colour] += LOADS.get(self, ship, cell) // SHIFT[colour] % 4
        return counts

    def loaded(self, ship: i64, role: i64) -> list[int]:
        """List the tiles of a role that carry something."""
        loads = LOADS.row(self, ship)
        return [cell for cell in self.board().cells if loads[cell] > 0 and self.role_at(ship, cell) == role]

    def is_loaded(self, ship: i64, cell: i64, role: i64) -> bool:
        """Tell whether a tile of a role that carries something lies on a cell."""
        return LOADS.get(self, ship, cell) > 0 and self.role_at(ship, cell) == role

    def has_goods(self, ship: i64, cell: i64, colour: i64) -> bool:
        """Tell whether there is a block of a colour in a hold."""
        return self.role_at(ship, cell) == k.HOLD and LOADS.get(self, ship, cell) // SHIFT[colour] % 4 > 0

    def is_joined_cabin(self, ship: i64, cell: i64) -> bool:
        """Tell whether an occupied cabin is joined to another occupied cabin (GT-22.9)."""
        hull = self.hull(ship)
        for side in range(4):
            there = hull.joined(cell, side)
            if there != NOWHERE and self.is_loaded(ship, there, k.CABIN):
                return True
        return False

    def has_added(self, ship: i64) -> bool:
        """Tell whether the ship has a tile besides its starting cabin (GT-7.4)."""
        tiles: i64 = 0
        for cell in self.board().nearest:
            if SHIPS.get(self, ship, cell) != EMPTY:
                tiles += 1
                if tiles > 1:
                    return True
        return False

    # -- seats -------------------------------------------------------------------------------------------------------
    def purse(self, seat: i64) -> i64:
        """Return who holds the seat's credits (GT-26.7)."""
        return seat % 2 if TEAM.get(self) else seat

    def has_finished(self, seat: i64) -> bool:
        """Tell whether the ship where the seat is has a number tile (GT-26.17)."""
        return NUMBER.get(self, AT.get(self, seat)) > 0

    def has_looked_at(self, seat: i64, pile: i64) -> bool:
        """Tell whether the seat has looked at a pile in this round."""
        return LOOKED.get(self, seat) & BITS[pile] != 0

    def knows_card(self, seat: i64, card: i64) -> bool:
        """Tell whether the seat has seen a card in a pile."""
        return KNOWS.get(self, seat, card >> 4) & BITS[card & 15] != 0

    def set_known(self, seat: i64, card: i64, known: bool) -> None:
        """Say whether the seat has seen a card in a pile."""
        word, bit = card >> 4, BITS[card & 15]
        KNOWS.set(self, seat, word, KNOWS.get(self, seat, word) | bit if known else KNOWS.get(self, seat, word) & ~bit)

    def is_free(self, number: i64) -> bool:
        """Tell whether nobody holds this number tile."""
        return NUMBER.find(self, number, 0, self.seats) < 0

    def is_landed_on(self, planet: i64) -> bool:
        """Tell whether a ship is on a planet of the open card."""
        return LANDED.find(self, planet, 0, self.seats) >= 0


def count_goods(load: i64) -> i64:
    """Count the blocks in one hold."""
    return load // 64 + load // 16 % 4 + load // 4 % 4 + load % 4


# -- ships in a row, as one number -------------------------------------------------------------------------------------
def queue_of(ships: list[int]) -> i64:
    """Write ships that wait for their turn as a number: digits to the base 5, the first ship last."""
    queue: i64 = 0
    for i in range(len(ships) - 1, -1, -1):
        queue = 5 * queue + ships[i] + 1
    return queue


def first_in(queue: i64) -> i64:
    """Return the first ship of a row."""
    return queue % 5 - 1


def after_first(queue: i64) -> i64:
    """Return the row without its first ship."""
    return queue // 5
