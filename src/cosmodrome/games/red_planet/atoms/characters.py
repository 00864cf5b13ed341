"""Atoms: characters."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import events
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.box import RECRUITER
from cosmodrome.games.red_planet.table import NEUTRAL, RedPlanet
from cosmodrome.kernel.agenda import BITS, bit


def deal_neutral(g: RedPlanet, colour: i64, first: i64, second: i64, third: i64) -> None:
    """Show the owner of a neutral colour the three characters that come on top of its deck."""
    seat = g.owner(colour)
    stack(g, seat, first, second, third)
    events.NEUTRAL_DEALT.emit_to(g, bit(seat), colour, first, second, third)


def order_neutral(g: RedPlanet, colour: i64, first: i64, second: i64, third: i64) -> None:
    """Put three characters on top of a neutral deck, the first on top."""
    seat = g.owner(colour)
    stack(g, seat, first, second, third)
    events.NEUTRAL_ORDERED.emit_to(g, bit(seat), colour, first, second, third)
    events.NEUTRAL_ORDERED_HIDDEN.emit_to(g, ~bit(seat), colour)


def stack(g: RedPlanet, seat: i64, first: i64, second: i64, third: i64) -> None:
    """Let three characters lie on top of a neutral deck; the caller tells it."""
    t.TOP_CARDS.clear(g, seat)
    t.TOP_CARDS.add(g, seat, first)
    t.TOP_CARDS.add(g, seat, second)
    t.TOP_CARDS.add(g, seat, third)


def draw_neutral(g: RedPlanet, colour: i64, character: i64) -> None:
    """Take a character from the top of a neutral deck; its owner looks at it."""
    seat = g.owner(colour)
    if t.TOP_CARDS.has(g, seat, character):
        t.TOP_CARDS.remove(g, seat, character)
    t.HAND.add(g, colour, -BITS[character])
    t.CHOSEN.set(g, colour, character)
    events.NEUTRAL_DRAWN.emit_to(g, bit(seat), colour, character)
    events.NEUTRAL_DRAWN_HIDDEN.emit_to(g, ~bit(seat), colour)


def choose(g: RedPlanet, colour: i64, character: i64) -> None:
    """Lay a character of the hand face down."""
    t.HAND.add(g, colour, -BITS[character])
    t.CHOSEN.set(g, colour, character)
    events.CHARACTER_CHOSEN.emit_to(g, bit(colour), colour, character)
    events.CHARACTER_CHOSEN_HIDDEN.emit_to(g, ~bit(colour), colour)


def call(g: RedPlanet, character: i64) -> None:
    """Call a number: whoever chose it turns the card face up (RP-5.1a)."""
    t.CALLED.set(g, character)
    g.reveal()
    events.CALLED.emit(g, character)
    for colour in g.in_play():
        if t.CHOSEN.get(g, colour) == character:
            t.PLAYED.add(g, colour, BITS[character])
            events.REVEALED.emit(g, colour, character)


def skip(g: RedPlanet, colour: i64) -> None:
    """Tell that a character cannot be used."""
    events.SKIPPED.emit(g, colour, t.CHOSEN.get(g, colour))


def return_played(g: RedPlanet, colour: i64) -> None:
    """Take all played characters back; a neutral colour loses the Recruiter and shuffles the others (RP-16.10)."""
    t.HAND.add(g, colour, t.PLAYED.get(g, colour))
    t.PLAYED.set(g, colour, 0)
    if colour < NEUTRAL:
        events.CHARACTERS_RETURNED.emit(g, colour)
        return
    t.BOXED.set(g, colour, BITS[RECRUITER])
    t.HAND.add(g, colour, -BITS[RECRUITER])
    events.NEUTRAL_SHUFFLED.emit(g, colour)


def clear_characters(g: RedPlanet) -> None:
    """End the countdown: nothing is chosen any more."""
    t.CALLED.set(g, t.NOT_CALLED)
    for colour in g.in_play():
        t.CHOSEN.set(g, colour, t.NOT_CHOSEN)
    events.CHARACTERS_CLEARED.emit(g)


def pass_first(g: RedPlanet, colour: i64) -> None:
    """Give the first player token to a colour."""
    t.FIRST.set(g, colour)
    events.FIRST_PLAYER.emit(g, colour, 1 if t.DIVISION.get(g) < 0 else 0)
