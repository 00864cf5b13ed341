"""The flight card by card, and the settlement (GT-12, GT-23, GT-24, GT-1.4)."""

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import call, events
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.kit import NOWHERE, PRICE_OF_LOSS, SPACES
from cosmodrome.games.galaxy_trucker.questions.flight import GIVE_UP
from cosmodrome.games.galaxy_trucker.rules import damage
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.flow import then, then_each


# -- card by card (GT-12, GT-23) ---------------------------------------------------------------------------------------
def fly(g: GalaxyTrucker, first: i64) -> None:
    """Open the next card, before which everybody may give up; or end the flight (GT-12.7, GT-12.14, GT-23.7)."""
    order = g.order()
    if g.cards_left() == 0 or not order:
        end_flight(g)
        return
    then(g, call.open_card, first)
    if not t.TEST.get(g):
        then_each(g, call.offer_to_give_up, order)


def offer_to_give_up(g: GalaxyTrucker, ship: i64) -> None:
    """Ask a pilot whether to give up while no card is open (GT-23.7)."""
    GIVE_UP.ask(g, t.PILOT.get(g, ship), call.answer_give_up, ship)


def answer_give_up(g: GalaxyTrucker, answer: i64, seat: i64, ship: i64) -> None:
    """Give up if the pilot says so."""
    if GIVE_UP.yes.has(answer):
        atoms.give_up(g, ship, events.VOLUNTARILY)


def open_card(g: GalaxyTrucker, first: i64) -> None:
    """Open and resolve a card, unless the last ship has just given up (GT-12.6, GT-22.7)."""
    order = g.order()
    if not order:
        end_flight(g)
        return
    card = atoms.open_card(g, first == 1)
    ignored = len(order) == 1 and g.kit.cards[card].effect.compares
    if ignored:
        atoms.ignore_card(g)
    then(g, call.close_card)
    if not ignored:
        then(g, call.resolve, card)


def close_card(g: GalaxyTrucker) -> None:
    """Lay the card aside; ships without humans and lapped ships give up (GT-22.6, GT-23.6)."""
    atoms.close_card(g)
    for ship in g.order():
        damage.check_humans(g, ship)
    if not t.TEST.get(g):
        order = g.order()
        for ship in order:
            if t.POSITION.get(g, order[0]) - t.POSITION.get(g, ship) > SPACES:
                atoms.give_up(g, ship, events.LAPPED)
    then(g, call.fly, 0)


# -- settlement (GT-24) ------------------------------------------------------------------------------------------------
def end_flight(g: GalaxyTrucker) -> None:
    """Give out rewards, sell goods, pay for losses, each for all before the next (GT-24.1, GT-24.9)."""
    order, board = g.order(), g.board()
    for place in range(len(order)):
        atoms.reward(g, order[place], place, board.finish_rewards[place])
    exposed = [int(g.hull(ship).exposed()) for ship in order]
    for place in range(len(order)):
        if exposed[place] == min(exposed):
            atoms.reward_beauty(g, order[place], board.beauty_reward)
    for ship in range(g.seats):
        _sell(g, ship)
    for ship in range(g.seats):
        _pay_losses(g, ship)
    atoms.box_cards(g)
    atoms.end_round(g, t.PILOT.get(g, order[0]) if order else t.STARTER.get(g))


def _sell(g: GalaxyTrucker, ship: i64) -> None:
    """Sell all goods, for half of their value rounded up after giving up (GT-23.2, GT-24.4)."""
    goods = g.goods(ship)
    value: i64 = 0
    for colour in range(4):
        value += goods[colour] * g.kit.price[colour]
    if value > 0:
        atoms.sell_goods(g, ship, value if t.FLYING.get(g, ship) else (value + 1) // 2)


def _pay_losses(g: GalaxyTrucker, ship: i64) -> None:
    """Pay for lost components, up to the insurance (GT-24.5)."""
    price = t.LOST.size(g, ship) * PRICE_OF_LOSS
    limit = g.board().insurance
    if limit != NOWHERE:
        price = min(price, limit)
    if price > 0:
        atoms.fine(g, ship, price)


# -- the end (GT-1.4) --------------------------------------------------------------------------------------------------
def end_game(g: GalaxyTrucker) -> None:
    """Name all with credits, and as the greatest winners those with the most (GT-1.4, GT-1.5, GT-1.9, GT-26.9)."""
    most: i64 = 0
    for seat in range(g.seats):
        most = max(most, t.CREDITS.get(g, g.purse(seat)))
    winners: i64 = 0
    succeeded: i64 = 0
    for seat in range(g.seats):
        credits = t.CREDITS.get(g, g.purse(seat))
        if credits > 0:
            succeeded |= BITS[seat + 3]
            if credits == most:
                winners |= BITS[seat + 3]
    atoms.end_game(g, winners, succeeded)
