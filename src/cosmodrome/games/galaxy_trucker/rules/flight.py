"""The flight card by card, and the settlement (GT-12, GT-23, GT-24, GT-1.4)."""

from cosmodrome.games.galaxy_trucker import answers, events
from cosmodrome.games.galaxy_trucker.atoms import flying as atoms
from cosmodrome.games.galaxy_trucker.cards import COMBAT_ZONE, SABOTAGE, VERB
from cosmodrome.games.galaxy_trucker.data import (
    BEAUTY_REWARD,
    FINISH_REWARDS,
    INSURANCE,
    NOWHERE,
    PRICE,
    PRICE_OF_LOSS,
    SPACES,
)
from cosmodrome.games.galaxy_trucker.geometry import exposed
from cosmodrome.games.galaxy_trucker.rules import cards, damage
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.kernel.agenda import bit


# -- card by card (GT-12, GT-23) ---------------------------------------------------------------------------------------
def fly(g: GalaxyTrucker, first: int) -> None:
    """Open the next card, before which everybody may give up; or end the flight (GT-12.7, GT-12.14, GT-23.7)."""
    if g.cards_left() == 0 or not g.order():
        end_flight(g)
        return
    g.then(open_card, first)
    if not g.test:
        g.then_each(offer_to_give_up, g.order())


def offer_to_give_up(g: GalaxyTrucker, ship: int) -> None:
    """Ask a pilot whether to give up while no card is open (GT-23.7)."""
    g.ask(g.pilot[ship], answers.GIVE_UP, answer_give_up, ship)


def answer_give_up(g: GalaxyTrucker, answer: int, ship: int) -> None:
    """Give up if the pilot says so."""
    if answer == answers.YES:
        atoms.give_up(g, ship, events.VOLUNTARILY)


def open_card(g: GalaxyTrucker, first: int) -> None:
    """Open and resolve a card, unless the last ship has just given up (GT-12.6, GT-22.7)."""
    if not g.order():
        end_flight(g)
        return
    card = atoms.open_card(g, first == 1)
    ignored = len(g.order()) == 1 and (VERB[card] == COMBAT_ZONE or VERB[card] == SABOTAGE)
    if ignored:
        atoms.ignore_card(g)
    g.then(close_card)
    if not ignored:
        cards.resolve(g, card)


def close_card(g: GalaxyTrucker) -> None:
    """Lay the card aside; ships without humans and lapped ships give up (GT-22.6, GT-23.6)."""
    atoms.close_card(g)
    for ship in g.order():
        damage.check_humans(g, ship)
    if not g.test:
        order = g.order()
        for ship in order:
            if g.position[order[0]] - g.position[ship] > SPACES:
                atoms.give_up(g, ship, events.LAPPED)
    g.then(fly, 0)


# -- settlement (GT-24) ------------------------------------------------------------------------------------------------
def end_flight(g: GalaxyTrucker) -> None:
    """Give out rewards, sell goods, pay for losses, each for all before the next (GT-24.1, GT-24.9)."""
    order = g.order()
    for place in range(len(order)):
        atoms.reward(g, order[place], place, FINISH_REWARDS[g.round][place])
    if order:
        best = min([exposed(g.ships[ship], g.round) for ship in order])
        for ship in order:
            if exposed(g.ships[ship], g.round) == best:
                atoms.reward_beauty(g, ship, BEAUTY_REWARD[g.round])
    for ship in range(g.seats):
        _sell(g, ship)
    for ship in range(g.seats):
        _pay_losses(g, ship)
    atoms.box_cards(g)
    atoms.end_round(g, g.pilot[order[0]] if order else g.starter)


def _sell(g: GalaxyTrucker, ship: int) -> None:
    """Sell all goods, for half of their value rounded up after giving up (GT-23.2, GT-24.4)."""
    goods = g.goods(ship)
    value = 0
    for colour in range(4):
        value += goods[colour] * PRICE[colour]
    if value > 0:
        atoms.sell_goods(g, ship, value if g.flying[ship] else (value + 1) // 2)


def _pay_losses(g: GalaxyTrucker, ship: int) -> None:
    """Pay for lost components, up to the insurance (GT-24.5)."""
    price = len(g.lost[ship]) * PRICE_OF_LOSS
    limit = INSURANCE[g.round]
    if limit != NOWHERE:
        price = min(price, limit)
    if price > 0:
        atoms.fine(g, ship, price)


# -- the end (GT-1.4) --------------------------------------------------------------------------------------------------
def end_game(g: GalaxyTrucker) -> None:
    """Name the greatest winners: those with the most credits, if they have any (GT-1.4, GT-1.5, GT-1.9, GT-26.9)."""
    most = max([g.credits[g.purse(seat)] for seat in range(g.seats)])
    winners = 0
    for seat in range(g.seats):
        if most > 0 and g.credits[g.purse(seat)] == most:
            winners |= bit(seat)
    atoms.end_game(g, winners)
