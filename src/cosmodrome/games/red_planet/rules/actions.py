"""The moments in which action cards may be played (RP-13.25 to RP-13.28).  Every function here is a rule."""

from cosmodrome.games.red_planet import answers, atoms
from cosmodrome.games.red_planet.cards import ACTION, FIRST_ACTION
from cosmodrome.games.red_planet.rules import abilities
from cosmodrome.games.red_planet.state import RedPlanet
from cosmodrome.games.red_planet.table import NEUTRAL


def open_window(g: RedPlanet, window: int) -> None:
    """Let the players decide in order, once around from the first player (RP-13.27, RP-16.12a)."""
    seats = [colour for colour in g.clockwise(g.first) if colour < NEUTRAL and answers.may_act(g, colour, window)]
    g.then_each(offer_action, seats, window)


def offer_action(g: RedPlanet, seat: int, window: int) -> None:
    """Ask a player whether to play an action card, if it might be possible (RP-13.26, RP-13.26b)."""
    if answers.may_act(g, seat, window):
        g.ask(seat, answers.ACT, act, seat, window)


def act(g: RedPlanet, answer: int, seat: int, window: int) -> None:
    """Carry out the chosen action card completely and ask again; or go on (RP-13.27a, RP-13.28)."""
    if answer == answers.PASS:
        return
    action = answer - answers.PLAY
    atoms.play_action(g, seat, FIRST_ACTION + action)
    g.then(offer_action, seat, window)
    abilities.perform(g, seat, ACTION[action])
