"""What the table can see happen; each event is emitted by the atom that makes it happen.

A colour is told by the number of its seat, a neutral one by NEUTRAL plus that number.
"""

from typing import Final

DIVISION_BEGAN: Final = 0  # division of the round counter
SHIP_DOCKED: Final = 1  # pad, ship, 1 at the set-up
SHIPS_SHUFFLED: Final = 2
ASTRONAUT_STARTED: Final = 3  # colour, pad, ship
FIRST_PLAYER: Final = 4  # colour, 1 at the set-up
GOALS_DEALT: Final = 5  # seat, goal, goal: for the seat
GOALS_DEALT_HIDDEN: Final = 6  # seat: for everybody else
GOAL_KEPT: Final = 7  # seat, goal, returned goal: for the seat
GOAL_KEPT_HIDDEN: Final = 8  # seat
NEUTRAL_DRAWN: Final = 9  # colour, character: for the owner
NEUTRAL_DRAWN_HIDDEN: Final = 10  # colour
CHARACTER_CHOSEN: Final = 11  # colour, character: for the owner
CHARACTER_CHOSEN_HIDDEN: Final = 12  # colour
CALLED: Final = 13  # character
REVEALED: Final = 14  # colour, character
PLACED: Final = 15  # colour, pad, ship, astronauts
SKIPPED: Final = 16  # colour, character: done entirely or not at all, and it cannot be done
TOKEN_LAID: Final = 17  # colour, pad, why, region
CHARACTERS_RETURNED: Final = 18  # colour
NEUTRAL_SHUFFLED: Final = 19  # colour
MOVED: Final = 20  # colour, place, place, what moved the astronaut
FLIPPED: Final = 21  # region, resource, what brought astronauts there
CARD_DRAWN: Final = 22  # colour, card: for the owner
CARD_DRAWN_HIDDEN: Final = 23  # colour
CARD_KEPT: Final = 24  # seat
CARD_BOXED: Final = 25  # colour
DISCOVERY_PLACED: Final = 26  # colour, region
DISCOVERY_DISCARDED: Final = 27  # colour, card
LOOKED: Final = 28  # colour, region, card: for the owner
LOOKED_HIDDEN: Final = 29  # colour, region
LAUNCHED: Final = 30  # pad, ship, why
DESTROYED: Final = 31  # colour, pad, ship
KILLED: Final = 32  # colour, place, victim's colour
REPLACED: Final = 33  # colour, place, victim's colour
ACTION_PLAYED: Final = 34  # seat, card
LANDED: Final = 35  # pad, ship, region
CHARACTERS_CLEARED: Final = 36
PRODUCED: Final = 37  # region, resource, tokens, 1 if a discovery makes it more or fewer
AWARDED: Final = 38  # colour, region, resource, tokens
GAINED: Final = 39  # colour, resource, tokens
EXPLORED: Final = 40  # region, card
LOST: Final = 41  # colour, region, astronauts
GOALS_OPENED: Final = 42
SCORED: Final = 43  # colour, kind of points, card, points
GAME_OVER: Final = 44  # mask of winning seats
ASSEMBLED: Final = 45  # assembly of the map
SWEPT: Final = 46  # colour, place, place, astronauts: moved by a discovery

# Why a ship is launched
FULL: Final = 0
BY_SPY: Final = 1
BY_ACTION: Final = 2

# Why a ship gets a region token
AT_SETUP: Final = 0
BOARDED: Final = 1  # a blank ship, for the first time
BY_PILOT: Final = 2

# What brings astronauts to a region
BY_SHIP: Final = 0
BY_EXPLORER: Final = 1
BY_SOLDIER: Final = 2
BY_RESCUE: Final = 3
BY_MARCH: Final = 4
BY_DISCOVERY: Final = 5

EVENTS: Final = (
    "division-began",
    "ship-docked",
    "ships-shuffled",
    "astronaut-started",
    "first-player",
    "goals-dealt",
    "goals-dealt-hidden",
    "goal-kept",
    "goal-kept-hidden",
    "neutral-drawn",
    "neutral-drawn-hidden",
    "character-chosen",
    "character-chosen-hidden",
    "called",
    "revealed",
    "placed",
    "skipped",
    "token-laid",
    "characters-returned",
    "neutral-shuffled",
    "moved",
    "flipped",
    "card-drawn",
    "card-drawn-hidden",
    "card-kept",
    "card-boxed",
    "discovery-placed",
    "discovery-discarded",
    "looked",
    "looked-hidden",
    "launched",
    "destroyed",
    "killed",
    "replaced",
    "action-played",
    "landed",
    "characters-cleared",
    "produced",
    "awarded",
    "gained",
    "explored",
    "lost",
    "goals-opened",
    "scored",
    "game-over",
    "assembled",
    "swept",
)
