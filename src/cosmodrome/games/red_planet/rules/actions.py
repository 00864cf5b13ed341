"""The moments in which action cards may be played (RP-13.25 to RP-13.28).  Every function here is a rule."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import call
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import cards
from cosmodrome.games.red_planet.board import may_act
from cosmodrome.games.red_planet.questions.cards import ACT
from cosmodrome.games.red_planet.rules import abilities
from cosmodrome.games.red_planet.table import NEUTRAL, RedPlanet
from cosmodrome.kernel.flow import then, then_each


def open_window(g: RedPlanet, window: i64) -> None:
    """Let the players decide in order, once around from the first player (RP-13.27, RP-16.12a)."""
    seats: list[int] = []
    for colour in g.clockwise(t.FIRST.get(g)):
        if colour < NEUTRAL and may_act(g, colour, window):
            seats.append(colour)
    then_each(g, call.offer_action, seats, window)


def offer_action(g: RedPlanet, seat: i64, window: i64) -> None:
    """Ask a player whether to play an action card, if it might be possible (RP-13.26, RP-13.26b)."""
    if may_act(g, seat, window):
        ACT.ask(g, seat, call.act, window)


def act(g: RedPlanet, answer: i64, seat: i64, window: i64) -> None:
    """Carry out the chosen action card completely and ask again; or go on (RP-13.27a, RP-13.28)."""
    if ACT.nothing.has(answer):
        return
    cards.play_action(g, seat, ACT.card(g, answer))
    then(g, call.offer_action, seat, window)
    abilities.perform(g, seat, g.box.action[ACT.action.value(answer)])
