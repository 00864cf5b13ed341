"""What characters and action cards do (RP-5, RP-6).  Every function here is a rule."""

from cosmodrome.games.red_planet import answers, atoms, events, verbs
from cosmodrome.games.red_planet.cards import FIRST_ACTION, FIRST_DISCOVERY
from cosmodrome.games.red_planet.data import REGIONS
from cosmodrome.games.red_planet.state import RedPlanet
from cosmodrome.games.red_planet.table import COLOURS, DOCKED, EMPTY, NEUTRAL, NO_CARD, SUPPLY
from cosmodrome.games.red_planet.verbs import CODE, END, WIDTH


def perform(g: RedPlanet, colour: int, step: int) -> None:
    """Carry out an ability from a step on, in printed order and as far as possible (RP-5.4, RP-5.5)."""
    if CODE[step + WIDTH] != END:
        g.then(perform, colour, step + WIDTH)
    verb = CODE[step]
    number = CODE[step + 1]
    if verb == verbs.PLACE:
        place(g, colour, number, answers.NO_PAD if CODE[step + 2] else answers.ANY_PAD)
    elif verb == verbs.PLACE_TOGETHER:
        place_together(g, colour, number)
    elif verb == verbs.RETURN_PLAYED:
        return_played(g, colour)
    elif verb == verbs.MOVE:
        move(g, colour, 0, step)
    elif verb == verbs.STUDY:
        study(g, colour)
    elif verb == verbs.LAUNCH:
        launch(g, colour, number)
    elif verb == verbs.DESTROY:
        destroy(g, colour)
    elif verb == verbs.REPLACE:
        replace(g, colour)
    elif verb == verbs.KILL:
        kill(g, colour)
    elif verb == verbs.RETARGET:
        retarget(g, colour)
    elif verb == verbs.GAIN:
        gain(g, colour, number, CODE[step + 2])


# -- placing astronauts (RP-5.8 to RP-5.16) ----------------------------------------------------------------------------
def place(g: RedPlanet, colour: int, left: int, last: int) -> None:
    """Place as many astronauts as possible, one after the other (RP-5.8, RP-5.9).

    ``last`` is the pad that the next one must not board: that of the one before for the Spy, ANY_PAD for others.
    """
    if left and g.astronauts[SUPPLY * COLOURS + colour] and answers.first_with_room(g, 0, last) < len(g.pads):
        g.ask(g.owner(colour), answers.BOARD, board, colour, left, last)


def board(g: RedPlanet, pad: int, colour: int, left: int, last: int) -> None:
    """Put an astronaut aboard the chosen ship; a blank ship without a token needs one at once (RP-5.14)."""
    atoms.place(g, colour, pad, 1)
    if last != answers.ANY_PAD:
        last = pad
    if g.needs_token(pad):
        g.then(place, colour, left - 1, last)
        g.ask(g.owner(colour), answers.TOKEN, lay_token, colour, pad)
    else:
        place(g, colour, left - 1, last)


def lay_token(g: RedPlanet, region: int, colour: int, pad: int) -> None:
    """Lay the chosen region token on a ship (RP-5.14, RP-6.1b)."""
    atoms.lay_token(g, colour, pad, region)


def place_together(g: RedPlanet, colour: int, count: int) -> None:
    """Place all astronauts in one ship, or none at all (RP-5.6, RP-6.3a, RP-6.3b)."""
    if g.astronauts[SUPPLY * COLOURS + colour] >= count and answers.has_room(g, count):
        g.ask(g.owner(colour), answers.BOARD_TOGETHER, board_together, colour, count)
    else:
        atoms.skip(g, colour)


def board_together(g: RedPlanet, pad: int, colour: int, count: int) -> None:
    """Put several astronauts aboard the chosen ship."""
    atoms.place(g, colour, pad, count)
    if g.needs_token(pad):
        g.ask(g.owner(colour), answers.TOKEN, lay_token, colour, pad)


# -- Recruiter (RP-6.9) ------------------------------------------------------------------------------------------------
def return_played(g: RedPlanet, colour: int) -> None:
    """Take all played characters back, the Recruiter included (RP-6.9b, RP-16.10)."""
    atoms.return_played(g, colour)


# -- Explorer, Soldier, Rescue Operation, Forced March (RP-6.8, RP-6.2, RP-13.30, RP-13.32) ----------------------------
def move(g: RedPlanet, colour: int, done: int, step: int) -> None:
    """Let a colour move astronauts, one move after the other, as often as the step says (RP-6.8b, RP-6.2c)."""
    if done < CODE[step + 3] and answers.can_move(g, colour, CODE[step + 1]):
        g.ask(g.owner(colour), answers.MOVE_ONE, move_one, colour, done, step)


def move_one(g: RedPlanet, answer: int, colour: int, done: int, step: int) -> None:
    """Make the chosen move, which may flip a token, and go on; or stop (RP-6.8c, RP-6.2d)."""
    if answer == answers.STOP:
        return
    source = (answer - answers.MOVES) // REGIONS
    atoms.move(g, colour, source, (answer - answers.MOVES) % REGIONS, answers.mover_of(step))
    move(g, colour, done + 1, step)


# -- Scientist (RP-6.7) ------------------------------------------------------------------------------------------------
def study(g: RedPlanet, colour: int) -> None:
    """Let a colour draw a card or look at a discovery; a neutral one can only draw (RP-6.7b, RP-6.7e, RP-16.9)."""
    possible = answers.MAY_DRAW if g.cards else 0
    if colour < NEUTRAL and any(card != NO_CARD for card in g.placed):
        possible |= answers.MAY_LOOK
    if possible:
        g.ask(g.owner(colour), answers.RESEARCH, research, colour, possible)


def research(g: RedPlanet, answer: int, colour: int, possible: int) -> None:
    """Look at the chosen discovery, or draw the top card (RP-6.7b)."""
    if answer == answers.DRAW:
        draw_card(g, colour)
    else:
        atoms.look(g, colour, answer - answers.LOOK)


def draw_card(g: RedPlanet, colour: int) -> None:
    """Draw the top card: a goal or action is kept or boxed, a discovery placed or discarded (RP-6.7c, RP-16.9)."""
    card = atoms.draw_card(g, colour)
    if card < FIRST_DISCOVERY or card >= FIRST_ACTION:
        if colour < NEUTRAL:
            atoms.keep_card(g, colour)
        else:
            atoms.box_card(g, colour)
    elif NO_CARD in g.placed:
        g.ask(g.owner(colour), answers.DISCOVERY, place_discovery, colour)
    else:
        look_instead(g, colour)


def place_discovery(g: RedPlanet, region: int, colour: int) -> None:
    """Lay the drawn discovery at the chosen region (RP-13.8)."""
    atoms.place_discovery(g, colour, region)


def look_instead(g: RedPlanet, colour: int) -> None:
    """Discard a discovery for which there is no room, and look at a placed one instead (RP-6.7d)."""
    atoms.discard_discovery(g, colour)
    g.ask(g.owner(colour), answers.RESEARCH, research, colour, answers.MAY_LOOK)


# -- Spy and Emergency Launch (RP-6.6, RP-13.31) -----------------------------------------------------------------------
def launch(g: RedPlanet, colour: int, which: int) -> None:
    """Let a colour launch a docked ship of a kind, if there is one (RP-6.6b, RP-6.6d)."""
    if answers.can_launch(g, which):
        g.ask(g.owner(colour), answers.LAUNCH_SHIP, launch_chosen, colour, which)


def launch_chosen(g: RedPlanet, pad: int, colour: int, which: int) -> None:
    """Launch the chosen ship."""
    atoms.launch(g, pad, events.BY_ACTION if which == verbs.WITH_CREW else events.BY_SPY)


# -- Saboteur (RP-6.5) -------------------------------------------------------------------------------------------------
def destroy(g: RedPlanet, colour: int) -> None:
    """Let a colour destroy a docked ship, if there is one (RP-6.5b)."""
    if DOCKED in g.docks:
        g.ask(g.owner(colour), answers.DESTROY_SHIP, destroy_chosen, colour)


def destroy_chosen(g: RedPlanet, pad: int, colour: int) -> None:
    """Destroy the chosen ship."""
    atoms.destroy(g, colour, pad)


# -- Robot (RP-6.4) ----------------------------------------------------------------------------------------------------
def replace(g: RedPlanet, colour: int) -> None:
    """Let a colour replace an astronaut that stands with one of its own, if there is one (RP-6.4b, RP-6.4d)."""
    if answers.legal_replacements(g, colour):
        g.ask(g.owner(colour), answers.REPLACE_ONE, replace_chosen, colour)


def replace_chosen(g: RedPlanet, answer: int, colour: int) -> None:
    """Replace the chosen astronaut (RP-6.4c)."""
    atoms.replace(g, colour, answer // COLOURS, answer % COLOURS)


# -- Soldier (RP-6.2) --------------------------------------------------------------------------------------------------
def kill(g: RedPlanet, colour: int) -> None:
    """Let a colour kill an astronaut in an outer region or on Phobos, if there is one (RP-6.2b)."""
    if answers.legal_kills(g):
        g.ask(g.owner(colour), answers.KILL_ONE, kill_chosen, colour)


def kill_chosen(g: RedPlanet, answer: int, colour: int) -> None:
    """Kill the chosen astronaut."""
    atoms.kill(g, colour, answer // COLOURS, answer % COLOURS)


# -- Pilot (RP-6.1) ----------------------------------------------------------------------------------------------------
def retarget(g: RedPlanet, colour: int) -> None:
    """Let a colour choose a docked or launched ship for a region token, if there are both (RP-6.1b)."""
    if g.has_token() and any(dock != EMPTY for dock in g.docks):
        g.ask(g.owner(colour), answers.RETARGET_SHIP, retarget_chosen, colour)


def retarget_chosen(g: RedPlanet, pad: int, colour: int) -> None:
    """Let a colour choose the region token for the ship."""
    g.ask(g.owner(colour), answers.TOKEN, lay_token, colour, pad)


# -- Blocks of Ice (RP-13.29) ------------------------------------------------------------------------------------------
def gain(g: RedPlanet, colour: int, resource: int, count: int) -> None:
    """Let a colour take VP tokens from the stock."""
    atoms.gain(g, colour, resource, count)
