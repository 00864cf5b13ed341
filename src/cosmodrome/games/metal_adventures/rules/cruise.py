"""The pirate cruise: ten actions in fixed order (MA-17)."""

from typing import Final

from cosmodrome.games.metal_adventures import kinds
from cosmodrome.games.metal_adventures.atoms import battle, cards, goods
from cosmodrome.games.metal_adventures.data import (
    ACTION_COSTS,
    ACTION_PLANET,
    ACTION_PROGRAM,
    CONTRABAND_SURCHARGE,
    COST,
    FIRST_SUPPORT,
    HUNTER,
    OCG,
)
from cosmodrome.games.metal_adventures.deals import ANY_GROUP, BUY_CARD, CRUISE
from cosmodrome.games.metal_adventures.rules.effects import perform
from cosmodrome.games.metal_adventures.rules.moments import moment, observe_act, observe_deed
from cosmodrome.games.metal_adventures.state import MetalAdventures
from cosmodrome.games.metal_adventures.steps import price
from cosmodrome.games.metal_adventures.table import AFTER_BATTLE, BANK, BEFORE_BATTLE, TREASURY

TROPHIES_ACTION: Final = 1
TITLE: Final = 4
PURCHASE: Final = 6
CONTRABAND: Final = 7
AMNESTY: Final = 8
LAVISH: Final = 10


def use_action(g: MetalAdventures, seat: int, variant: int) -> None:
    """Use one action of the cruise: pay for it, then let it take effect (MA-17.1, MA-17.17)."""
    action = kinds.action_of(variant)
    variant -= kinds.FIRST_VARIANT[action - 1]
    planet = ACTION_PLANET[action - 1]
    battle.note_action(g, seat, action, planet, AFTER_BATTLE if g.fought else BEFORE_BATTLE)
    observe_act(g, seat, CRUISE, action)
    treasury = BANK if planet == OCG else TREASURY - planet
    g.then(moment, 0)
    if action == PURCHASE:
        buy(g, seat, variant, 0)
    elif action == CONTRABAND:
        buy_contraband(g, seat, FIRST_SUPPORT + variant)
    else:
        pay_for_action(g, seat, action, variant, treasury)


def pay_for_action(g: MetalAdventures, seat: int, action: int, variant: int, treasury: int) -> None:
    """Pay credits into a treasury, a trophy, or wrecks of the player's choice (MA-17.4 to MA-17.14)."""
    costs = ACTION_COSTS[action - 1]
    wrecks = 0
    group = ANY_GROUP
    if action == LAVISH:
        wrecks = variant
        credits = costs[0][1] - variant
    elif action == TITLE:
        credits, wrecks = costs[0]
        group = variant
    elif action == TROPHIES_ACTION:
        credits = costs[0 if variant == 0 else 1][0]
        if variant > 0:
            cards.put_held_under(g, seat, g.trophies[seat][variant - 1])
    else:
        credits, wrecks = costs[variant]
        group = HUNTER if action == AMNESTY else ANY_GROUP
    goods.move_credits(g, seat, treasury, credits)
    g.then(perform, seat, ACTION_PROGRAM[action - 1], 0)
    pay_wrecks(g, seat, group, wrecks)


def pay_wrecks(g: MetalAdventures, seat: int, group: int, count: int) -> None:
    """Let a player name the wrecks he pays with (MA-17.17)."""
    if count > 0:
        g.ask(seat, kinds.WRECK, pay_wreck, seat, group, count)


def pay_wreck(g: MetalAdventures, ship: int, seat: int, group: int, count: int) -> None:
    """Remove a wreck from the game, and go on (MA-17.14)."""
    cards.spend_wreck(g, seat, ship)
    pay_wrecks(g, seat, group, count - 1)


def buy(g: MetalAdventures, seat: int, slot: int, surcharge: int) -> None:
    """Buy an open improvement; the price goes to the bank (MA-4.4, MA-17.9, MA-8.5)."""
    card = g.row[slot]
    goods.move_credits(g, seat, BANK, price(g, seat, card, surcharge))
    cards.take_row_card(g, seat, slot)
    observe_deed(g, seat, BUY_CARD, card)


def buy_contraband(g: MetalAdventures, seat: int, card: int) -> None:
    """Buy a card of the support discard; the price goes to the Bazaar (MA-17.10)."""
    goods.move_credits(g, seat, TREASURY - 1, COST[card] + CONTRABAND_SURCHARGE)
    cards.take_support(g, seat, card)
    observe_deed(g, seat, BUY_CARD, card)
