"""What cards, planets and actions do, and what a won battle counts for (MA-6, MA-11.17, MA-20, MA-21)."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import call
from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms import cards, goods
from cosmodrome.games.metal_adventures.board import is_gift, suffered
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.effects.verbs import NO_BATTLE
from cosmodrome.games.metal_adventures.questions.battle import GUARD
from cosmodrome.games.metal_adventures.questions.cards import (
    DRAW,
    FLARE,
    KEEP,
    ORDER,
    ROOM,
    TAKE_PILE,
    TAKE_ROW,
    VICTIM,
    WRECK,
)
from cosmodrome.games.metal_adventures.questions.cards import TAKE_SUPPORT as TAKE_CARD
from cosmodrome.games.metal_adventures.rules.moments import note_possible, observe_act
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.flow import then, then_each

# Where damage comes from
LOST_TO_SHIP: Final = 1
LOST_OTHERWISE: Final = 2
TO_TRAITOR: Final = 3


def perform(g: MetalAdventures, seat: i64, program: i64, step: i64) -> None:
    """Carry out a program left to right; what cannot be used is lost (MA-11.17)."""
    steps = g.cards.programs[program]
    for i in range(step, len(steps)):
        if steps[i].effect.asks:
            if i + 1 < len(steps):
                then(g, call.perform, seat, program, i + 1)
            steps[i].effect.ask(g, seat, steps[i])
            return
        steps[i].effect.perform(g, seat, steps[i])


# -- trophies (MA-6.5, MA-6.8, MA-21.12 to MA-21.14) -------------------------------------------------------------------
def honour_winners(g: MetalAdventures) -> None:
    """Note every held trophy whose event has just happened to its holder."""
    for seat in range(g.seats):
        if t.SIDES.get(g, seat) == t.OUTCOME.get(g):
            for i in range(t.TROPHIES.size(g, seat)):
                number = t.TROPHIES.get(g, seat, i)
                trophy = g.cards.trophies[number]
                if trophy.condition.is_event and trophy.condition.happened(g, seat, trophy):
                    cards.earn(g, number)


def draw_or_forgo(g: MetalAdventures, answer: i64, seat: i64, look: i64) -> None:
    """Draw a trophy that was won, or decline it before it is seen (MA-11.17)."""
    if DRAW.draw.has(answer):
        draw_trophy(g, seat, look)


def draw_trophy(g: MetalAdventures, seat: i64, look: i64) -> None:
    """Look at trophies and keep one; with a full hand first put one under the deck, or forgo the draw (MA-6.8)."""
    if t.TROPHIES.size(g, seat) >= c.TROPHY_LIMIT:
        ROOM.ask(g, seat, call.make_room_for_trophy, look)
        return
    cards.look_at_trophies(g, seat, look)
    KEEP.ask(g, seat, call.keep_trophy)


def make_room_for_trophy(g: MetalAdventures, answer: i64, seat: i64, look: i64) -> None:
    """Put a held trophy under the deck and draw, or forgo the draw."""
    if ROOM.place.has(answer):
        cards.put_held_under(g, seat, t.TROPHIES.get(g, seat, ROOM.place.value(answer)))
        draw_trophy(g, seat, look)


def keep_trophy(g: MetalAdventures, answer: i64, seat: i64) -> None:
    """Keep one trophy; the others go under the deck."""
    cards.keep_trophy(g, seat, KEEP.trophy.value(answer))
    return_trophies(g, seat)


def swap_trophy(g: MetalAdventures, answer: i64, seat: i64, given: i64) -> None:
    """Keep one trophy for a held one; both that are left go under the deck (MA-8.4, MA-20.3)."""
    cards.keep_trophy(g, seat, KEEP.trophy.value(answer))
    cards.lay_aside(g, seat, given)
    return_trophies(g, seat)


def return_trophies(g: MetalAdventures, seat: i64) -> None:
    """Put the trophies looked at under the deck, in an order of the player's choice (MA-20.3)."""
    if t.LOOKED.size(g, 0):
        ORDER.ask(g, seat, call.return_trophy)


def return_trophy(g: MetalAdventures, answer: i64, seat: i64) -> None:
    """Put one trophy under the deck, and go on."""
    cards.put_looked_under(g, seat, ORDER.trophy.value(answer))
    return_trophies(g, seat)


# -- improvements and wrecks -------------------------------------------------------------------------------------------
def take_row_card(g: MetalAdventures, answer: i64, seat: i64, most: i64) -> None:
    """Take an open improvement for nothing, after discarding one if there is no room (MA-7.5, MA-21.21)."""
    if TAKE_ROW.leave.has(answer):
        cards.drop_improvement(g, seat, TAKE_ROW.leave.value(answer))
        TAKE_ROW.ask(g, seat, call.take_row_card, most)
    elif TAKE_ROW.card.has(answer):
        cards.take_row_card(g, seat, TAKE_ROW.card.value(answer))


def take_support(g: MetalAdventures, answer: i64, seat: i64, dropped: i64) -> None:
    """Take a card of the support discard, after discarding one if there is no room (MA-7.5, MA-11.11)."""
    if TAKE_CARD.leave.has(answer):
        cards.drop_improvement(g, seat, TAKE_CARD.leave.value(answer))
        TAKE_CARD.ask(g, seat, call.take_support, TAKE_CARD.leave.value(answer))
    elif TAKE_CARD.card.has(answer):
        cards.take_support(g, seat, TAKE_CARD.card.value(answer))


def take_from_pile(g: MetalAdventures, answer: i64, seat: i64, optional: i64) -> None:
    """Take a card of the pile as a wreck (MA-11.12)."""
    if TAKE_PILE.ship.has(answer):
        cards.take_from_pile(g, seat, TAKE_PILE.ship.value(answer), 0)


def swap_wreck(g: MetalAdventures, answer: i64, seat: i64, optional: i64) -> None:
    """Name the card of the pile, then the own wreck to be given for it (MA-17.12)."""
    WRECK.ask(g, seat, call.complete_swap, c.ANY_GROUP, 1, TAKE_PILE.ship.value(answer))


def complete_swap(g: MetalAdventures, answer: i64, seat: i64, group: i64, count: i64, taken: i64) -> None:
    """Take the card of the pile, and put the own wreck there, face up (MA-17.12)."""
    cards.wreck_to_pile(g, seat, WRECK.ship.value(answer))
    cards.take_from_pile(g, seat, taken, 1)


# -- damage (MA-3.5, MA-20.4, MA-20.5) ---------------------------------------------------------------------------------
def take_damage(g: MetalAdventures, seat: i64, amount: i64, source: i64) -> None:
    """Reduce one instance of damage, then offer the bodyguard if any of it would really count (MA-20.4, MA-20.5)."""
    amount = suffered(g, seat, amount, source == LOST_TO_SHIP)
    guard: i64 = t.NO_CARD
    for i in range(t.IMPROVEMENTS.size(g, seat)):
        card = t.IMPROVEMENTS.get(g, seat, i)
        if g.cards.timing[card] == c.ON_DAMAGE and not is_gift(g, seat, card):
            guard = card
    in_battle = source == LOST_TO_SHIP or source == LOST_OTHERWISE
    if in_battle and guard != t.NO_CARD and amount > 0 and t.DAMAGE.get(g, seat) < g.cards.most_damage:
        note_possible(g, seat, terms.PLAY_CARD, guard)
        GUARD.ask(g, seat, call.prevent_damage, amount, guard)
    else:
        goods.damage(g, seat, amount)


def prevent_damage(g: MetalAdventures, answer: i64, seat: i64, amount: i64, guard: i64) -> None:
    """Play the bodyguard, or take the damage (MA-21.9)."""
    if GUARD.guard.has(answer):
        cards.play_card(g, seat, guard)
        observe_act(g, seat, terms.PLAY_CARD, guard)
    else:
        goods.damage(g, seat, amount)


def discard_or_suffer(g: MetalAdventures, answer: i64, seat: i64, amount: i64) -> None:
    """Discard a support card, or take damage (MA-21.19)."""
    if FLARE.nothing.has(answer):
        take_damage(g, seat, amount, NO_BATTLE)
    else:
        cards.drop_improvement(g, seat, FLARE.card.value(answer))


# -- support cards and events (MA-5.5 to MA-5.8, MA-21.10, MA-21.20) ---------------------------------------------------
def hit_victim(g: MetalAdventures, answer: i64, seat: i64, card: i64) -> None:
    """Damage or rob the pirate named (MA-21.10, MA-21.20)."""
    step = g.cards.support_step(card)
    step.effect.hit(g, seat, VICTIM.seat.value(answer), step)


def resolve_event(g: MetalAdventures, event: i64) -> None:
    """Let an event take effect, the active player first, then clockwise (MA-5.5, MA-5.8, MA-21.11)."""
    order = g.clockwise(t.ACTIVE.get(g))
    who = g.cards.event_who[event]
    if who == c.THE_TABLE:
        order = order[:1]
    elif who == c.STRONGEST:
        highest = max([g.strength(seat) for seat in order])
        order = [seat for seat in order if g.strength(seat) == highest]
    then(g, call.moment, 0)
    then_each(g, call.perform, order, g.cards.event[event], 0)
