"""The course of the game: the round counter and the steps of a round (RP-3 to RP-9).  Every function is a rule."""

from cosmodrome.games.red_planet import answers, atoms, events
from cosmodrome.games.red_planet.cards import BEFORE_ARRIVAL
from cosmodrome.games.red_planet.data import (
    ABILITY,
    CAPACITY,
    CHARACTERS,
    DESTINATION,
    EXPLORATION,
    NEUTRAL_FIRST,
    NEUTRAL_LATER,
    PRODUCTION,
    ROUND,
    TRACK,
    TRACK_NUMBER,
)
from cosmodrome.games.red_planet.rules import abilities, actions, phases
from cosmodrome.games.red_planet.state import RedPlanet
from cosmodrome.games.red_planet.table import DOCKED, EMPTY, LAUNCHED, NEUTRAL, NO_REGION, NOBODY


def advance(g: RedPlanet) -> None:
    """Advance the counter: a number starts a round, a symbol that phase; scoring ends the game (RP-3.1, RP-9.3)."""
    atoms.advance(g)
    division = TRACK[g.division]
    if division == ROUND:
        g.then(advance)
        play_round(g)
    elif division == PRODUCTION:
        g.then(advance)
        phases.production(g)
    elif division == EXPLORATION:
        phases.explore(g)
        g.then(advance)
    else:
        phases.score(g)


def play_round(g: RedPlanet) -> None:
    """Play the steps of a round, but for the last, which advances the counter (RP-3.2)."""
    g.then(end_round)
    g.then(actions.open_window, BEFORE_ARRIVAL)
    g.then(count_down, CHARACTERS, NOBODY)
    choose_characters(g)


def end_round(g: RedPlanet) -> None:
    """Do what needs no decision: ships land, new ships come, the first player token passes (RP-7 to RP-9)."""
    land_ships(g)
    dock_ships(g)
    find_first(g)


# -- step 1: choose a character (RP-4, RP-16.6) ------------------------------------------------------------------------
def choose_characters(g: RedPlanet) -> None:
    """Let everybody choose a character in secret, neutral ones being drawn before (RP-4.1, RP-16.6)."""
    for colour in g.colours:
        if colour >= NEUTRAL:
            draw_neutral(g, colour)
    g.ask_all(list(range(g.seats)), answers.CHARACTER, lay_characters)


def draw_neutral(g: RedPlanet, colour: int) -> None:
    """Draw the neutral character of the round; four of them never come among the first three (RP-16.5, RP-16.6)."""
    deck = answers.CHARACTERS_IN[g.hands[colour]]
    if TRACK_NUMBER[g.division] <= NEUTRAL_FIRST:
        deck = [character for character in deck if character not in NEUTRAL_LATER]
    atoms.draw_neutral(g, colour, deck)


def lay_characters(g: RedPlanet) -> None:
    """Lay the chosen characters face down (RP-4.1)."""
    for seat in range(g.seats):
        atoms.choose(g, seat, g.sealed[seat])


# -- step 2: the countdown (RP-5) --------------------------------------------------------------------------------------
def count_down(g: RedPlanet, character: int, last: int) -> None:
    """Launch full ships; then the next in order who chose the called number acts, or a lower number is called.

    ``last`` is the colour that acted last by this number (RP-5.1 to RP-5.3, RP-5.10a).
    """
    launch_full_ships(g)
    colour = g.next_holder(character, last)
    while colour == NOBODY and character > 0:
        character -= 1
        if character in g.chosen:
            atoms.call(g, character)
            colour = g.next_holder(character, NOBODY)
    if colour != NOBODY:
        g.then(count_down, character, colour)
        abilities.perform(g, colour, ABILITY[character])


def launch_full_ships(g: RedPlanet) -> None:
    """Launch every docked ship whose crew equals its capacity (RP-5.10, RP-5.10a)."""
    for pad in range(len(g.pads)):
        if g.docks[pad] == DOCKED and g.crews[pad] == CAPACITY[g.pads[pad]]:
            atoms.launch(g, pad, events.FULL)


# -- step 3: arrival (RP-7) --------------------------------------------------------------------------------------------
def land_ships(g: RedPlanet) -> None:
    """Land all launched ships (RP-7.1 to RP-7.4)."""
    for pad in range(len(g.pads)):
        if g.docks[pad] == LAUNCHED:
            top = g.tops[pad]
            atoms.land(g, pad, top if top != NO_REGION else DESTINATION[g.pads[pad]])


# -- step 4: new ships (RP-8) ------------------------------------------------------------------------------------------
def dock_ships(g: RedPlanet) -> None:
    """Put a new ship on every empty pad, from left to right (RP-8.1)."""
    for pad in range(len(g.pads)):
        if g.docks[pad] == EMPTY:
            atoms.dock(g, pad, atoms.draw_ship(g))


# -- step 5: first player (RP-9) ---------------------------------------------------------------------------------------
def find_first(g: RedPlanet) -> None:
    """Give the first player token to whoever resolved a character last: the last holder of the lowest (RP-9.1)."""
    lowest = min([g.chosen[colour] for colour in g.colours])
    last = [colour for colour in g.clockwise(g.first) if g.chosen[colour] == lowest][-1]
    atoms.clear_characters(g)
    atoms.pass_first(g, last)
