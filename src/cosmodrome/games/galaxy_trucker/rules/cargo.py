"""Goods, crew and battery losses (GT-15)."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import call
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.kit import BATTERY, CABIN, HOLD
from cosmodrome.games.galaxy_trucker.questions.flight import CREW, GOODS, LOAD, TOKEN
from cosmodrome.games.galaxy_trucker.rules import damage
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker


# -- loading (GT-15.1 to GT-15.6) --------------------------------------------------------------------------------------
def receive_goods(g: GalaxyTrucker, ship: i64, card: i64, planet: i64) -> None:
    """Offer the goods of a card or of one of its planets, as far as the bank has them (GT-15.6, GT-15.11)."""
    goods = g.kit.cards[card].goods
    for colour in range(4):
        atoms.offer_goods(g, ship, colour, goods[4 * planet + colour])
    load_goods(g, ship, 0)


def load_goods(g: GalaxyTrucker, ship: i64, loading: i64) -> None:
    """Let the pilot load, and unload what shall be moved or thrown away, until all is loaded or done (GT-15.3)."""
    waiting: i64 = 0
    for colour in range(4):
        waiting += t.PALLET.get(g, colour)
    if waiting > 0 or loading == 0:
        LOAD.ask(g, t.PILOT.get(g, ship), call.load_block, ship, loading)


def load_block(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, loading: i64) -> None:
    """Load or unload one block and go on; when done, the rest goes to the bank (GT-15.5)."""
    if LOAD.done.has(answer):
        atoms.bank_pallet(g, ship)
    elif LOAD.load.has(answer):
        block = LOAD.load.value(answer)
        atoms.load_block(g, ship, block // 4, block % 4)
        load_goods(g, ship, max(loading, 1))
    else:
        block = LOAD.unload.value(answer)
        atoms.unload_block(g, ship, block // 4, block % 4)
        load_goods(g, ship, loading + 1 if loading > 0 else 0)


# -- losses (GT-15.7 to GT-15.14) --------------------------------------------------------------------------------------
def lose_goods(g: GalaxyTrucker, ship: i64, count: i64) -> None:
    """Give up goods, the most valuable first; what is missing is made up with tokens (GT-15.7, GT-15.8).

    Where all of a kind go, nobody is asked which goes first.
    """
    goods = g.goods(ship)
    for colour in range(4):
        if goods[colour] > count:
            if count > 0:
                GOODS.ask(g, t.PILOT.get(g, ship), call.lose_block, ship, count, colour)
            return
        _lose_all(g, ship, colour)
        count -= goods[colour]
    if g.tokens(ship) > count:
        if count > 0:
            TOKEN.ask(g, t.PILOT.get(g, ship), call.lose_token, ship, count)
        return
    for cell in g.loaded(ship, BATTERY):
        while t.LOADS.get(g, ship, cell) > 0:
            atoms.lose_token(g, ship, cell)


def _lose_all(g: GalaxyTrucker, ship: i64, colour: i64) -> None:
    """Give up all goods of a colour."""
    for cell in g.loaded(ship, HOLD):
        while g.has_goods(ship, cell, colour):
            atoms.lose_block(g, ship, cell, colour)


def lose_block(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, count: i64, colour: i64) -> None:
    """Give up the chosen block and go on."""
    atoms.lose_block(g, ship, GOODS.cell.value(answer), colour)
    lose_goods(g, ship, count - 1)


def lose_token(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, count: i64) -> None:
    """Give up the chosen token in place of goods, and go on (GT-15.14)."""
    atoms.lose_token(g, ship, TOKEN.cell.value(answer))
    lose_goods(g, ship, count - 1)


def lose_crew(g: GalaxyTrucker, ship: i64, count: i64) -> None:
    """Give up figures of the pilot's choice, or all there are; then look for humans (GT-15.9)."""
    if 0 < count < g.crew(ship):
        CREW.ask(g, t.PILOT.get(g, ship), call.lose_figure, ship, count)
        return
    if count > 0:
        _all_leave(g, ship)
    damage.check_humans(g, ship)


def lose_figure(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, count: i64) -> None:
    """Give up one figure of the chosen cabin and go on."""
    atoms.lose_figure(g, ship, CREW.cell.value(answer))
    lose_crew(g, ship, count - 1)


def pay_crew(g: GalaxyTrucker, ship: i64, count: i64) -> None:
    """Give up figures as a price; nobody looks for humans before all of the deal is done (GT-18.5)."""
    if count == g.crew(ship):
        _all_leave(g, ship)
    elif count > 0:
        CREW.ask(g, t.PILOT.get(g, ship), call.pay_figure, ship, count)


def _all_leave(g: GalaxyTrucker, ship: i64) -> None:
    """Give up all figures; nobody is asked which goes first."""
    for cell in g.loaded(ship, CABIN):
        while t.LOADS.get(g, ship, cell) > 0:
            atoms.lose_figure(g, ship, cell)


def pay_figure(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64, count: i64) -> None:
    """Give up one figure of the chosen cabin and go on."""
    atoms.lose_figure(g, ship, CREW.cell.value(answer))
    pay_crew(g, ship, count - 1)
