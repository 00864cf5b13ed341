"""Atoms: goals, discoveries and actions."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import events
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.table import NO_CARD, RedPlanet
from cosmodrome.kernel.agenda import BITS, bit


def deal_goals(g: RedPlanet, seat: i64, first: i64, second: i64) -> None:
    """Show a seat the two goals of which it keeps one."""
    t.HELD.add(g, seat, first)
    t.HELD.add(g, seat, second)
    events.GOALS_DEALT.emit_to(g, bit(seat), seat, first, second)
    events.GOALS_DEALT_HIDDEN.emit_to(g, ~bit(seat), seat)


def fill_deck(g: RedPlanet, dealt: i64) -> None:
    """Make a deck of all colonization cards but the goals that were dealt, a mask."""
    for card in range(len(g.box.kind)):
        if not dealt & BITS[card]:
            t.CARDS.add(g, 0, card)


def keep_goal(g: RedPlanet, seat: i64, goal: i64) -> None:
    """Keep one of two goals; the other goes into the deck."""
    other = t.HELD.take(g, seat, 1 - t.HELD.find(g, seat, goal))
    t.RETURNED.set(g, seat, other)
    t.CARDS.add(g, 0, other)
    events.GOAL_KEPT.emit_to(g, bit(seat), seat, goal, other)
    events.GOAL_KEPT_HIDDEN.emit_to(g, ~bit(seat), seat)


def draw_card(g: RedPlanet, colour: i64) -> i64:
    """Take the top colonization card; the caller says where it goes."""
    card = t.CARDS.take_unordered(g, 0, g.roll(t.CARDS.size(g, 0), t.CARD_STREAM))
    t.DRAWN.set(g, card)
    owner = bit(g.owner(colour))
    events.CARD_DRAWN.emit_to(g, owner, colour, card)
    events.CARD_DRAWN_HIDDEN.emit_to(g, ~owner, colour)
    return card


def keep_card(g: RedPlanet, seat: i64) -> None:
    """Lay the drawn card face down in front of a seat."""
    t.HELD.add(g, seat, t.DRAWN.get(g))
    t.DRAWN.set(g, NO_CARD)
    events.CARD_KEPT.emit(g, seat)


def box_card(g: RedPlanet, colour: i64) -> None:
    """Put the card that a neutral colour drew into the box."""
    t.BOXED_CARDS.add(g, g.owner(colour), t.DRAWN.get(g))
    t.DRAWN.set(g, NO_CARD)
    events.CARD_BOXED.emit(g, colour)


def place_discovery(g: RedPlanet, colour: i64, region: i64) -> None:
    """Lay the drawn discovery face down at an outer region; whoever decided knows it."""
    t.PLACED.set(g, region, t.DRAWN.get(g))
    t.KNOWN.set(g, region, BITS[g.owner(colour)])
    t.DRAWN.set(g, NO_CARD)
    events.DISCOVERY_PLACED.emit(g, colour, region)


def discard_discovery(g: RedPlanet, colour: i64) -> None:
    """Put the drawn discovery face up on the discard."""
    card = t.DRAWN.get(g)
    t.CARD_DISCARD.add(g, 0, card)
    t.DRAWN.set(g, NO_CARD)
    events.DISCOVERY_DISCARDED.emit(g, colour, card)


def play_action(g: RedPlanet, seat: i64, card: i64) -> None:
    """Put an action card of a seat face up on the discard."""
    t.HELD.remove(g, seat, card)
    t.CARD_DISCARD.add(g, 0, card)
    g.reveal()
    events.ACTION_PLAYED.emit(g, seat, card)


def open_goals(g: RedPlanet) -> None:
    """Turn all goals face up."""
    g.reveal()
    events.GOALS_OPENED.emit(g)
