"""Goods, crew and battery losses (GT-15)."""

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.cards import GOODS, WORLDS
from cosmodrome.games.galaxy_trucker.data import NOWHERE
from cosmodrome.games.galaxy_trucker.rules import damage
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker


# -- loading (GT-15.1 to GT-15.6) --------------------------------------------------------------------------------------
def receive_goods(g: GalaxyTrucker, ship: int, card: int, planet: int) -> None:
    """Offer the goods of a card or of one of its planets, as far as the bank has them (GT-15.6, GT-15.11)."""
    goods = GOODS[card] if planet == NOWHERE else WORLDS[card][planet]
    for colour in range(4):
        atoms.offer_goods(g, ship, colour, goods[colour])
    load_goods(g, ship, 0)


def load_goods(g: GalaxyTrucker, ship: int, loading: int) -> None:
    """Let the pilot unload what shall be moved or thrown away, then load, until done (GT-15.3, GT-15.4)."""
    g.ask(g.pilot[ship], answers.LOAD, load_block, ship, loading)


def load_block(g: GalaxyTrucker, answer: int, ship: int, loading: int) -> None:
    """Load or unload one block and go on; when done, the rest goes to the bank (GT-15.5)."""
    if answer == answers.DONE:
        atoms.bank_pallet(g, ship)
    elif answer < answers.UNLOAD_BLOCK:
        block = answer - answers.LOAD_BLOCK
        atoms.load_block(g, ship, block // 4, block % 4)
        load_goods(g, ship, 1)
    else:
        block = answer - answers.UNLOAD_BLOCK
        atoms.unload_block(g, ship, block // 4, block % 4)
        load_goods(g, ship, 0)


# -- losses (GT-15.7 to GT-15.14) --------------------------------------------------------------------------------------
def lose_goods(g: GalaxyTrucker, ship: int, count: int) -> None:
    """Give up goods, the most valuable first; what is missing is made up with tokens (GT-15.7, GT-15.8)."""
    if count == 0:
        return
    goods = g.goods(ship)
    for colour in range(4):
        if goods[colour] > 0:
            g.ask(g.pilot[ship], answers.GOODS, lose_block, ship, count, colour)
            return
    if g.tokens(ship) > 0:
        g.ask(g.pilot[ship], answers.TOKEN, lose_token, ship, count)


def lose_block(g: GalaxyTrucker, cell: int, ship: int, count: int, colour: int) -> None:
    """Give up the chosen block and go on."""
    atoms.lose_block(g, ship, cell, colour)
    lose_goods(g, ship, count - 1)


def lose_token(g: GalaxyTrucker, cell: int, ship: int, count: int) -> None:
    """Give up the chosen token in place of goods, and go on (GT-15.14)."""
    atoms.lose_token(g, ship, cell)
    lose_goods(g, ship, count - 1)


def lose_crew(g: GalaxyTrucker, ship: int, count: int) -> None:
    """Give up figures of the pilot's choice, or all there are; then look for humans (GT-15.9)."""
    if count > 0 and g.crew(ship) > 0:
        g.ask(g.pilot[ship], answers.CREW, lose_figure, ship, count)
    else:
        damage.check_humans(g, ship)


def lose_figure(g: GalaxyTrucker, cell: int, ship: int, count: int) -> None:
    """Give up one figure of the chosen cabin and go on."""
    atoms.lose_figure(g, ship, cell)
    lose_crew(g, ship, count - 1)


def pay_crew(g: GalaxyTrucker, ship: int, count: int) -> None:
    """Give up figures as a price; nobody looks for humans before all of the deal is done (GT-18.5)."""
    if count > 0:
        g.ask(g.pilot[ship], answers.CREW, pay_figure, ship, count)


def pay_figure(g: GalaxyTrucker, cell: int, ship: int, count: int) -> None:
    """Give up one figure of the chosen cabin and go on."""
    atoms.lose_figure(g, ship, cell)
    pay_crew(g, ship, count - 1)
