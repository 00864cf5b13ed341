"""What cards, planets and actions do: their programs are carried out step by step (MA-11.17, MA-20, MA-21)."""

from typing import Final

from cosmodrome.games.metal_adventures import events, kinds, verbs
from cosmodrome.games.metal_adventures.atoms import cards, goods
from cosmodrome.games.metal_adventures.data import (
    EVENT_PROGRAM,
    EVENT_WHO,
    FIRST_SUPPORT,
    MOST_DAMAGE,
    ON_DAMAGE,
    TABLE,
    TIMING,
    TROPHY_LIMIT,
)
from cosmodrome.games.metal_adventures.deals import ANY_GROUP, PLAY_CARD
from cosmodrome.games.metal_adventures.plays import is_gift
from cosmodrome.games.metal_adventures.replies import can_take_row_card
from cosmodrome.games.metal_adventures.rules.moments import moment, note_possible, observe_act
from cosmodrome.games.metal_adventures.state import MetalAdventures
from cosmodrome.games.metal_adventures.table import BANK, NO_CARD, PEACE, POT, TREASURY
from cosmodrome.games.metal_adventures.verbs import ARMOUR, HULL, PLATING, PROGRAMS, WIDTH

# Where damage comes from
NO_BATTLE: Final = 0
LOST_TO_SHIP: Final = 1
LOST_OTHERWISE: Final = 2
TRAITOR: Final = 3


def perform(g: MetalAdventures, seat: int, program: int, step: int) -> None:
    """Carry out a program left to right; what cannot be used is lost (MA-11.17)."""
    steps = PROGRAMS[program]
    while step < len(steps):
        verb = steps[step]
        amount = steps[step + 1]
        if verb > verbs.LAST_PLAIN:
            if step + WIDTH < len(steps):
                g.then(perform, seat, program, step + WIDTH)
            offer_effect(g, seat, program, step)
            return
        if verb == verbs.GAIN_CREDITS:
            goods.move_credits(g, BANK, seat, amount)
        elif verb == verbs.GAIN_GLORY:
            goods.gain_glory(g, seat, amount, events.BY_ACTION if g.fight == PEACE else events.BY_SHIP)
        elif verb == verbs.REPAIR:
            goods.repair(g, seat, amount)
        elif verb == verbs.BLANK_DIE:
            goods.turn_die(g, seat, 0, events.BY_CARD)
        elif verb == verbs.REMOVE_PENALTY:
            goods.pardon(g, seat, amount)
        elif verb == verbs.PAY:
            goods.move_credits(g, seat, (BANK, POT)[steps[step + 2]], min(amount, g.credits[seat]))
        elif verb == verbs.LOOT:
            goods.move_credits(g, TREASURY - amount, seat, g.treasuries[amount])
        elif verb == verbs.FILL_TREASURIES:
            for planet in range(3):
                if steps[step + 2] & (1, 2, 4)[planet]:
                    goods.move_credits(g, BANK, TREASURY - planet, amount)
        elif verb == verbs.REFRESH_ROW:
            cards.refresh_row(g, seat)
        step += WIDTH


def offer_effect(g: MetalAdventures, seat: int, program: int, step: int) -> None:
    """Begin an effect that asks somebody, if it can do anything."""
    steps = PROGRAMS[program]
    verb = steps[step]
    amount = steps[step + 1]
    if verb == verbs.DAMAGE:
        take_damage(g, seat, amount, NO_BATTLE)
    elif verb == verbs.DRAW_TROPHY:
        draw_trophy(g, seat, amount, steps[step + 2])
    elif verb == verbs.TAKE_ROW_CARD:
        if can_take_row_card(g, amount):
            g.ask(seat, kinds.TAKE_ROW, take_row_card, seat, amount)
    elif verb == verbs.TAKE_SUPPORT:
        if g.support_discard:
            g.ask(seat, kinds.TAKE_SUPPORT, take_support, seat)
    elif verb == verbs.TAKE_WRECK:
        if g.pile:
            g.ask(seat, kinds.TAKE_PILE, take_from_pile, seat, 1)
    elif verb == verbs.SWAP_WRECK:
        g.ask(seat, kinds.TAKE_PILE, swap_wreck, seat, 0)
    elif verb == verbs.DISCARD_OR_DAMAGE:
        g.ask(seat, kinds.FLARE, discard_or_suffer, seat, amount)


# -- trophies (MA-6.8) -------------------------------------------------------------------------------------------------
def draw_trophy(g: MetalAdventures, seat: int, look: int, optional: int) -> None:
    """Look at trophies and keep one; with a full hand first put one under the deck, or forgo the draw (MA-6.8)."""
    if len(g.trophies[seat]) >= TROPHY_LIMIT:
        g.ask(seat, kinds.ROOM, make_room_for_trophy, seat, look)
        return
    cards.look_at_trophies(g, seat, look)
    g.ask(seat, kinds.KEEP, keep_trophy, seat)


def make_room_for_trophy(g: MetalAdventures, answer: int, seat: int, look: int) -> None:
    """Put a held trophy under the deck and draw, or forgo the draw."""
    if answer != kinds.DECLINE:
        cards.put_held_under(g, seat, g.trophies[seat][answer - kinds.TAKE])
        draw_trophy(g, seat, look, 1)


def keep_trophy(g: MetalAdventures, trophy: int, seat: int) -> None:
    """Keep one trophy; the others go under the deck."""
    cards.keep_trophy(g, seat, trophy)
    return_trophies(g, seat)


def return_trophies(g: MetalAdventures, seat: int) -> None:
    """Put the trophies looked at under the deck, in an order of the player's choice (MA-20.3)."""
    if g.looked:
        g.ask(seat, kinds.ORDER, return_trophy, seat)


def return_trophy(g: MetalAdventures, trophy: int, seat: int) -> None:
    """Put one trophy under the deck, and go on."""
    cards.put_looked_under(g, seat, trophy)
    return_trophies(g, seat)


# -- improvements and wrecks -------------------------------------------------------------------------------------------
def take_row_card(g: MetalAdventures, answer: int, seat: int, most: int) -> None:
    """Take an open improvement for nothing, after discarding one if there is no room (MA-7.5, MA-21.21)."""
    if answer >= kinds.LEAVE:
        cards.drop_improvement(g, seat, answer - kinds.LEAVE)
        g.ask(seat, kinds.TAKE_ROW, take_row_card, seat, most)
    elif answer != kinds.DECLINE:
        cards.take_row_card(g, seat, answer - kinds.TAKE)


def take_support(g: MetalAdventures, answer: int, seat: int) -> None:
    """Take a card of the support discard, after discarding one if there is no room (MA-11.11)."""
    if answer >= kinds.LEAVE:
        cards.drop_improvement(g, seat, answer - kinds.LEAVE)
        g.ask(seat, kinds.TAKE_SUPPORT, take_support, seat)
    elif answer != kinds.DECLINE:
        cards.take_support(g, seat, answer - kinds.TAKE)


def take_from_pile(g: MetalAdventures, answer: int, seat: int, optional: int) -> None:
    """Take a card of the pile as a wreck (MA-11.12)."""
    if answer != kinds.DECLINE:
        cards.take_from_pile(g, seat, answer - kinds.TAKE, 0)


def swap_wreck(g: MetalAdventures, answer: int, seat: int, optional: int) -> None:
    """Name the card of the pile, then the own wreck to be given for it (MA-17.12)."""
    g.ask(seat, kinds.WRECK, complete_swap, seat, ANY_GROUP, answer - kinds.TAKE)


def complete_swap(g: MetalAdventures, ship: int, seat: int, group: int, taken: int) -> None:
    """Take the card of the pile, and put the own wreck there, face up (MA-17.12)."""
    cards.wreck_to_pile(g, seat, ship)
    cards.take_from_pile(g, seat, taken, 1)


# -- damage (MA-3.5, MA-20.4, MA-20.5) ---------------------------------------------------------------------------------
def take_damage(g: MetalAdventures, seat: int, amount: int, source: int) -> None:
    """Reduce one instance of damage, then offer the bodyguard if any of it would really count (MA-20.4, MA-20.5)."""
    plating = g.ability(seat, PLATING) + (g.ability(seat, HULL) if source == LOST_TO_SHIP else 0)
    amount = max(amount - plating, min(amount, 1))
    amount = max(amount - g.ability(seat, ARMOUR), 0)
    guard = NO_CARD
    for card in g.improvements[seat]:
        if card >= FIRST_SUPPORT and TIMING[card] == ON_DAMAGE and not is_gift(g, seat, card):
            guard = card
    in_battle = source == LOST_TO_SHIP or source == LOST_OTHERWISE
    if in_battle and guard != NO_CARD and amount > 0 and g.damage[seat] < MOST_DAMAGE:
        note_possible(g, seat, PLAY_CARD, guard)
        g.ask(seat, kinds.GUARD, prevent_damage, seat, amount, guard)
    else:
        goods.damage(g, seat, amount)


def prevent_damage(g: MetalAdventures, answer: int, seat: int, amount: int, guard: int) -> None:
    """Play the bodyguard, or take the damage (MA-21.9)."""
    if answer == kinds.YES:
        cards.play_card(g, seat, guard)
        observe_act(g, seat, PLAY_CARD, guard)
    else:
        goods.damage(g, seat, amount)


def discard_or_suffer(g: MetalAdventures, answer: int, seat: int, amount: int) -> None:
    """Discard a support card, or take damage (MA-21.19)."""
    if answer == kinds.DECLINE:
        take_damage(g, seat, amount, NO_BATTLE)
    else:
        cards.drop_improvement(g, seat, answer - kinds.TAKE)


# -- events (MA-5.5 to MA-5.8) -----------------------------------------------------------------------------------------
def resolve_event(g: MetalAdventures, event: int) -> None:
    """Let an event take effect, the active player first, then clockwise (MA-5.5, MA-5.8, MA-21.11)."""
    order = g.clockwise(g.active)
    if EVENT_WHO[event] == TABLE:
        order = [g.active]
    elif EVENT_WHO[event] == 1:
        highest = max([g.strength(seat) for seat in order])
        order = [seat for seat in order if g.strength(seat) == highest]
    g.then(moment, 0)
    g.then_each(perform, order, EVENT_PROGRAM[event], 0)
