"""The pirate cruise: ten actions in fixed order (MA-17)."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import call
from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms import battle, cards, goods
from cosmodrome.games.metal_adventures.board import price
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.questions.cards import WRECK
from cosmodrome.games.metal_adventures.questions.steps import STEP
from cosmodrome.games.metal_adventures.rules.moments import observe_act, observe_deed
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.flow import then


def use_action(g: MetalAdventures, seat: i64, number: i64) -> None:
    """Use a variant of an action of the cruise: pay for it, then let it take effect (MA-17.1, MA-17.17)."""
    action = g.cards.variant_actions[number]
    battle.note_action(g, seat, action.number, action.planet)
    observe_act(g, seat, terms.CRUISE, action.number)
    then(g, call.moment, 0)
    action.ask(g, seat, STEP.variant(g, number))


def pay_wrecks(g: MetalAdventures, seat: i64, group: i64, count: i64) -> None:
    """Let a player name the wrecks he pays with (MA-17.17)."""
    if count > 0:
        WRECK.ask(g, seat, call.pay_wreck, group, count)


def pay_wreck(g: MetalAdventures, answer: i64, seat: i64, group: i64, count: i64) -> None:
    """Remove a wreck from the game, and go on (MA-17.14)."""
    cards.spend_wreck(g, seat, WRECK.ship.value(answer))
    pay_wrecks(g, seat, group, count - 1)


def buy(g: MetalAdventures, seat: i64, slot: i64, surcharge: i64) -> None:
    """Buy an open improvement; the price goes to the bank (MA-4.4, MA-17.9, MA-8.5)."""
    card = t.ROW.get(g, slot)
    goods.move_credits(g, seat, t.BANK, price(g, seat, card, surcharge))
    cards.take_row_card(g, seat, slot)
    observe_deed(g, seat, terms.BUY_CARD, card)


def buy_contraband(g: MetalAdventures, seat: i64, card: i64) -> None:
    """Buy a card of the support discard; the price goes to the Bazaar (MA-17.10)."""
    goods.move_credits(g, seat, t.TREASURY - 1, g.cards.cost[card] + c.CONTRABAND_SURCHARGE)
    cards.take_support(g, seat, card)
    observe_deed(g, seat, terms.BUY_CARD, card)
