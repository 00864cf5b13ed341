"""What follows from the questions that characters and action cards put (RP-5, RP-6).  Every function is a rule."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import call, events
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import cards, mars, ships
from cosmodrome.games.red_planet.board import ANY_PAD, WITH_CREW, can_board, can_move
from cosmodrome.games.red_planet.box import DISCOVERY as IS_DISCOVERY
from cosmodrome.games.red_planet.box import OUTER
from cosmodrome.games.red_planet.questions.astronauts import KILL, MOVE, REPLACE, mover_of
from cosmodrome.games.red_planet.questions.cards import DISCOVERY, MAY_LOOK, RESEARCH
from cosmodrome.games.red_planet.questions.ships import BOARD, BOARD_TOGETHER, DESTROY, LAUNCH, RETARGET, TOKEN
from cosmodrome.games.red_planet.table import NEUTRAL, NO_CARD, SUPPLY, RedPlanet
from cosmodrome.kernel.flow import then


def perform(g: RedPlanet, colour: i64, step: i64) -> None:
    """Carry out an ability from a step on, in printed order and as far as possible (RP-5.4, RP-5.5)."""
    now = g.box.steps[step]
    if now.effect.asks:
        if not now.last:
            then(g, call.perform, colour, step + 1)
        now.effect.ask(g, colour, now)
        return
    now.effect.perform(g, colour, now)
    if not now.last:
        then(g, call.perform, colour, step + 1)


# -- placing astronauts (RP-5.8 to RP-5.16) ----------------------------------------------------------------------------
def place(g: RedPlanet, colour: i64, left: i64, last: i64) -> None:
    """Place as many astronauts as possible, one after the other (RP-5.8, RP-5.9).

    ``last`` is the pad that the next one must not board: that of the one before for the Spy, ANY_PAD for others.
    """
    if left and t.ASTRONAUTS.get(g, SUPPLY, colour) and can_board(g, 1, last):
        BOARD.ask(g, g.owner(colour), call.board, colour, left, last)


def board(g: RedPlanet, answer: i64, seat: i64, colour: i64, left: i64, last: i64) -> None:
    """Put an astronaut aboard the chosen ship; a blank ship without a token needs one at once (RP-5.14)."""
    pad = BOARD.pad.value(answer)
    mars.place(g, colour, pad, 1)
    if last != ANY_PAD:
        last = pad
    if g.needs_token(pad):
        then(g, call.place, colour, left - 1, last)
        TOKEN.ask(g, seat, call.lay_token, colour, pad)
    else:
        place(g, colour, left - 1, last)


def lay_token(g: RedPlanet, answer: i64, seat: i64, colour: i64, pad: i64) -> None:
    """Lay the chosen region token on a ship (RP-5.14, RP-6.1b)."""
    ships.lay_token(g, colour, pad, TOKEN.region.value(answer))


def board_together(g: RedPlanet, answer: i64, seat: i64, colour: i64, count: i64) -> None:
    """Put several astronauts aboard the chosen ship."""
    pad = BOARD_TOGETHER.pad.value(answer)
    mars.place(g, colour, pad, count)
    if g.needs_token(pad):
        TOKEN.ask(g, seat, call.lay_token, colour, pad)


# -- Explorer, Soldier, Rescue Operation, Forced March (RP-6.8, RP-6.2, RP-13.30, RP-13.32) ----------------------------
def move(g: RedPlanet, colour: i64, done: i64, step: i64) -> None:
    """Let a colour move astronauts, one move after the other, as often as the step says (RP-6.8b, RP-6.2c)."""
    moves = g.box.steps[step]
    if done < moves.c and can_move(g, colour, moves.a):
        MOVE.ask(g, g.owner(colour), call.move_one, colour, done, step)


def move_one(g: RedPlanet, answer: i64, seat: i64, colour: i64, done: i64, step: i64) -> None:
    """Make the chosen move, which may flip a token, and go on; or stop (RP-6.8c, RP-6.2d)."""
    if MOVE.stop.has(answer):
        return
    mars.move(g, colour, MOVE.source(answer), MOVE.target(answer), mover_of(g.box.steps[step]))
    move(g, colour, done + 1, step)


# -- Scientist (RP-6.7) ------------------------------------------------------------------------------------------------
def research(g: RedPlanet, answer: i64, seat: i64, colour: i64, possible: i64) -> None:
    """Look at the chosen discovery, or draw the top card (RP-6.7b)."""
    if RESEARCH.draw.has(answer):
        draw_card(g, colour)
    else:
        mars.look(g, colour, RESEARCH.look.value(answer))


def draw_card(g: RedPlanet, colour: i64) -> None:
    """Draw the top card: a goal or action is kept or boxed, a discovery placed or discarded (RP-6.7c, RP-16.9)."""
    card = cards.draw_card(g, colour)
    if g.box.kind[card] != IS_DISCOVERY:
        if colour < NEUTRAL:
            cards.keep_card(g, colour)
        else:
            cards.box_card(g, colour)
    elif t.PLACED.find(g, NO_CARD, 0, OUTER) >= 0:
        DISCOVERY.ask(g, g.owner(colour), call.place_discovery, colour)
    else:
        look_instead(g, colour)


def place_discovery(g: RedPlanet, answer: i64, seat: i64, colour: i64) -> None:
    """Lay the drawn discovery at the chosen region (RP-13.8)."""
    cards.place_discovery(g, colour, DISCOVERY.region.value(answer))


def look_instead(g: RedPlanet, colour: i64) -> None:
    """Discard a discovery for which there is no room, and look at a placed one instead (RP-6.7d)."""
    cards.discard_discovery(g, colour)
    RESEARCH.ask(g, g.owner(colour), call.research, colour, MAY_LOOK)


# -- Spy and Emergency Launch, Saboteur, Robot, Soldier, Pilot (RP-6.6, RP-13.31, RP-6.5, RP-6.4, RP-6.2, RP-6.1) ------
def launch_chosen(g: RedPlanet, answer: i64, seat: i64, colour: i64, which: i64) -> None:
    """Launch the chosen ship."""
    ships.launch(g, LAUNCH.pad.value(answer), events.BY_ACTION if which == WITH_CREW else events.BY_SPY, colour)


def destroy_chosen(g: RedPlanet, answer: i64, seat: i64, colour: i64) -> None:
    """Destroy the chosen ship."""
    ships.destroy(g, colour, DESTROY.pad.value(answer))


def replace_chosen(g: RedPlanet, answer: i64, seat: i64, colour: i64) -> None:
    """Replace the chosen astronaut (RP-6.4c)."""
    mars.replace(g, colour, REPLACE.place(answer), REPLACE.victim(answer))


def kill_chosen(g: RedPlanet, answer: i64, seat: i64, colour: i64) -> None:
    """Kill the chosen astronaut."""
    mars.kill(g, colour, KILL.place(answer), KILL.victim(answer))


def retarget_chosen(g: RedPlanet, answer: i64, seat: i64, colour: i64) -> None:
    """Let a colour choose the region token for the ship."""
    TOKEN.ask(g, seat, call.lay_token, colour, RETARGET.pad.value(answer))
