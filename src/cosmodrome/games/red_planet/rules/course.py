"""The course of the game: the round counter and the steps of a round (RP-3 to RP-9).  Every function is a rule."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import call, events
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import characters, rounds, ships
from cosmodrome.games.red_planet.board import characters_in
from cosmodrome.games.red_planet.box import BEFORE_ARRIVAL, CHARACTERS, EXPLORATION, PRODUCTION, ROUND
from cosmodrome.games.red_planet.questions.choices import CHARACTER
from cosmodrome.games.red_planet.rules import abilities, phases
from cosmodrome.games.red_planet.table import NEUTRAL, NOBODY, RedPlanet
from cosmodrome.kernel.flow import everybody, sealed, then


def advance(g: RedPlanet) -> None:
    """Advance the counter: a number starts a round, a symbol that phase; scoring ends the game (RP-3.1, RP-9.3)."""
    rounds.advance(g)
    division = g.box.track[t.DIVISION.get(g)]
    if division == ROUND:
        then(g, call.advance)
        play_round(g)
    elif division == PRODUCTION:
        then(g, call.advance)
        phases.production(g)
    elif division == EXPLORATION:
        phases.explore(g)
        then(g, call.advance)
    else:
        phases.score(g)


def play_round(g: RedPlanet) -> None:
    """Play the steps of a round, but for the last, which advances the counter (RP-3.2)."""
    then(g, call.end_round)
    then(g, call.open_window, BEFORE_ARRIVAL)
    then(g, call.count_down, CHARACTERS, NOBODY)
    choose_characters(g)


def end_round(g: RedPlanet) -> None:
    """Do what needs no decision: ships land, new ships come, the first player token passes (RP-7 to RP-9)."""
    land_ships(g)
    dock_ships(g)
    find_first(g)


# -- step 1: choose a character (RP-4, RP-16.6) ------------------------------------------------------------------------
def choose_characters(g: RedPlanet) -> None:
    """Let everybody choose a character in secret, neutral ones being drawn before (RP-4.1, RP-16.6)."""
    for colour in g.in_play():
        if colour >= NEUTRAL:
            draw_neutral(g, colour)
    CHARACTER.ask_all(g, everybody(g), call.lay_characters)


def draw_neutral(g: RedPlanet, colour: i64) -> None:
    """Draw the neutral character of the round: first those whose order was chosen, then any (RP-16.5, RP-16.6)."""
    seat = g.owner(colour)
    if t.TOP_CARDS.size(g, seat):
        characters.draw_neutral(g, colour, t.TOP_CARDS.get(g, seat, 0))
        return
    deck = characters_in(t.HAND.get(g, colour))
    characters.draw_neutral(g, colour, deck[g.roll(len(deck), t.NEUTRAL_STREAM + seat)])


def lay_characters(g: RedPlanet) -> None:
    """Lay the chosen characters face down (RP-4.1)."""
    for seat in range(g.seats):
        characters.choose(g, seat, CHARACTER.character.value(sealed(g, seat)))


# -- step 2: the countdown (RP-5) --------------------------------------------------------------------------------------
def count_down(g: RedPlanet, character: i64, last: i64) -> None:
    """Launch full ships; then the next in order who chose the called number acts, or a lower number is called.

    ``last`` is the colour that acted last by this number (RP-5.1 to RP-5.3, RP-5.10a).
    """
    launch_full_ships(g)
    colour = g.next_holder(character, last)
    if colour == NOBODY:
        character = g.highest_below(character)
        if character < 0:
            return
        characters.call(g, character)
        colour = g.next_holder(character, NOBODY)
    then(g, call.count_down, character, colour)
    abilities.perform(g, colour, g.box.ability[character])


def launch_full_ships(g: RedPlanet) -> None:
    """Launch every docked ship whose crew equals its capacity (RP-5.10, RP-5.10a)."""
    for pad in range(t.SHIP.size(g, 0)):
        crew = t.CREW.get(g, 0, pad)
        if crew and crew == g.box.capacity[t.SHIP.get(g, 0, pad)] and t.DOCK.get(g, 0, pad) == t.DOCKED:
            ships.launch(g, pad, events.FULL, NOBODY)


# -- step 3: arrival (RP-7) --------------------------------------------------------------------------------------------
def land_ships(g: RedPlanet) -> None:
    """Land all launched ships (RP-7.1 to RP-7.4)."""
    for pad in range(t.SHIP.size(g, 0)):
        if t.DOCK.get(g, 0, pad) == t.LAUNCHED:
            ships.land(g, pad, g.bound_for(pad))


# -- step 4: new ships (RP-8) ------------------------------------------------------------------------------------------
def dock_ships(g: RedPlanet) -> None:
    """Put a new ship on every empty pad, from left to right (RP-8.1)."""
    for pad in range(t.SHIP.size(g, 0)):
        if t.DOCK.get(g, 0, pad) == t.EMPTY:
            ships.dock(g, pad, ships.draw_ship(g))


# -- step 5: first player (RP-9) ---------------------------------------------------------------------------------------
def find_first(g: RedPlanet) -> None:
    """Give the first player token to whoever resolved a character last: the last holder of the lowest (RP-9.1)."""
    lowest: i64 = CHARACTERS
    last: i64 = NOBODY
    for colour in g.clockwise(t.FIRST.get(g)):
        if t.CHOSEN.get(g, colour) <= lowest:
            lowest = t.CHOSEN.get(g, colour)
            last = colour
    characters.clear_characters(g)
    characters.pass_first(g, last)
