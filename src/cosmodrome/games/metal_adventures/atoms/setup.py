"""Atoms of the beginning and the end."""

from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures.atoms.cards import take_from
from cosmodrome.games.metal_adventures.data import BASES, CARDS, NEAR, ROW, SPACE_CARDS, START_CREDITS, TROPHIES
from cosmodrome.games.metal_adventures.table import BASE_STREAM, NO_CARD, NOT_USED, Table


def lay_out(t: Table, seats: int) -> None:
    """Put everything on the table as it is before anything is dealt (MA-2.1 to MA-2.9)."""
    t.near = [card for card in range(SPACE_CARDS) if NEAR[card]]
    t.far = [card for card in range(SPACE_CARDS) if not NEAR[card]]
    t.shown = []
    t.pile = []
    t.gone = []
    t.ship_seen = [0] * SPACE_CARDS
    t.trophy_deck = list(range(TROPHIES))
    t.trophy_under = []
    t.trophy_seen = [0] * TROPHIES
    t.looked = []
    t.earned = []
    t.market = list(range(CARDS))
    t.market_under = []
    t.row = [NO_CARD] * ROW
    t.support_discard = []
    t.treasuries = [0, 0, 0]
    t.base = [0] * seats
    t.credits = [START_CREDITS] * seats
    t.damage = [0] * seats
    t.glory = [0] * seats
    t.penalties = [0] * seats
    t.metal = [0] * seats
    t.breaches = [0] * seats
    t.improvements = [[] for _ in range(seats)]
    t.wrecks = [[] for _ in range(seats)]
    t.trophies = [[] for _ in range(seats)]
    t.proposals = [0] * seats
    t.pleas = [0] * seats
    t.sides = [0] * seats
    t.metal_rolled = [NOT_USED] * seats
    t.dice = [0, 0]
    t.added = [0, 0]
    t.deals = []
    t.promises = []
    t.draft = []
    t.half = []


def deal_base_ships(t: Table) -> None:
    """Deal a random base ship to everybody (MA-2.2)."""
    ships = list(range(BASES))
    t.base = [take_from(ships, t.roll(len(ships), BASE_STREAM)) for _ in range(t.seats)]


def begin_end(t: Table) -> None:
    """Note that the last turn is over: only words are settled now (MA-19.4)."""
    t.ending = 1


def win(t: Table, seats: int) -> None:
    """End the game with these winners, a mask of seats."""
    t.won = seats
    t.emit(events.GAME_OVER, seats)
    t.finish()
