"""Atoms of the beginning and the end."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.flow import finish


def lay_out(g: MetalAdventures) -> None:
    """Put everything on the table as it is before anything is dealt (MA-2.1 to MA-2.9)."""
    g.cells = t.TABLE.fresh(g.seats)
    for ship in range(c.SHIPS):
        (t.NEAR if ship < g.cards.near else t.FAR).add(g, 0, ship)
    for trophy in range(c.TROPHIES):
        t.TROPHY_DECK.add(g, 0, trophy)
    for card in range(c.IMPROVEMENTS):
        t.MARKET.add(g, 0, card)
    for seat in range(g.seats):
        t.CREDITS.set(g, seat, g.cards.start_credits)


def deal_base_ships(g: MetalAdventures) -> None:
    """Deal a random base ship to everybody (MA-2.2)."""
    ships = list(range(c.BASES))
    for seat in range(g.seats):
        place = g.roll(len(ships), t.BASE_STREAM)
        t.BASE.set(g, seat, ships[place])
        ships[place] = ships[-1]
        ships.pop()


def begin_end(g: MetalAdventures) -> None:
    """Note that the last turn is over: only words are settled now (MA-19.4)."""
    t.ENDING.set(g, 1)


def win(g: MetalAdventures, seats: i64) -> None:
    """End the game with these winners, a mask of seats."""
    t.WON.set(g, seats)
    events.GAME_OVER.emit(g, seats)
    finish(g)
