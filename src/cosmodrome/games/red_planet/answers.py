"""Questions and answers: the kinds of questions, what each int means, and which are legal now."""

from typing import Final

from cosmodrome.games.red_planet.cards import ACTION, ACTIONS, FIRST_ACTION, GOALS, IN_WINDOW
from cosmodrome.games.red_planet.data import (
    ADJACENT,
    CAN_KILL,
    CAPACITY,
    CHARACTERS,
    MARS,
    OUTER,
    PHOBOS,
    REGIONS,
    TOKENS_PER_REGION,
)
from cosmodrome.games.red_planet.events import BY_EXPLORER, BY_MARCH, BY_RESCUE, BY_SOLDIER
from cosmodrome.games.red_planet.table import (
    ALL_CHARACTERS,
    COLOURS,
    DOCKED,
    EMPTY,
    IN_SUPPLY,
    MOST_PADS,
    NO_CARD,
    PAD,
    PLACES,
    SUPPLY,
    WORMHOLE,
    Table,
)
from cosmodrome.games.red_planet.verbs import CODE, LANDING, LAUNCH, MOVE, NOT_FULL, RESCUE, STEP
from cosmodrome.kernel.domain import Domain, Pick

# Kinds of questions, with what they carry
GOAL: Final = 0  # which of two goals to keep
CHARACTER: Final = 1  # which character to play
BOARD: Final = 2  # a ship for an astronaut: colour, astronauts left, the pad it must not be
BOARD_TOGETHER: Final = 3  # a ship for several astronauts: colour, astronauts
TOKEN: Final = 4  # the region of a region token: colour, pad
MOVE_ONE: Final = 5  # an astronaut's move: colour, moves made, place of the step in CODE
RESEARCH: Final = 6  # draw a card or look at a discovery: colour, what is possible
DISCOVERY: Final = 7  # the region of a drawn discovery: colour
LAUNCH_SHIP: Final = 8  # a ship to launch: colour, which ships
DESTROY_SHIP: Final = 9  # a ship to destroy: colour
REPLACE_ONE: Final = 10  # an astronaut to replace: colour
KILL_ONE: Final = 11  # an astronaut to kill: colour
RETARGET_SHIP: Final = 12  # a ship for a region token: colour
ACT: Final = 13  # an action card to play, or none: seat, window
QUESTIONS: Final = (
    "goal",
    "character",
    "board",
    "board-together",
    "token",
    "move",
    "research",
    "discovery",
    "launch",
    "destroy",
    "replace",
    "kill",
    "retarget",
    "act",
)

# Answers
STOP: Final = 0  # MOVE_ONE: no more moves
MOVES: Final = 1  # MOVE_ONE: plus REGIONS * place + region
DRAW: Final = 0  # RESEARCH: draw the top card
LOOK: Final = 1  # RESEARCH: plus the region
PASS: Final = 0  # ACT: play nothing
PLAY: Final = 1  # ACT: plus the action

MAY_DRAW: Final = 1
MAY_LOOK: Final = 2
ANY_PAD: Final = -1  # BOARD: no pad is ruled out
NO_PAD: Final = -2  # BOARD: none is ruled out yet, but the pad of this astronaut will be

SIZES: Final[tuple[int, ...]] = (
    GOALS,
    CHARACTERS,
    MOST_PADS,
    MOST_PADS,
    REGIONS,
    MOVES + REGIONS * (WORMHOLE + 1),
    LOOK + OUTER,
    OUTER,
    MOST_PADS,
    MOST_PADS,
    COLOURS * PLACES,
    COLOURS * REGIONS,
    MOST_PADS,
    PLAY + ACTIONS,
)
DOMAINS: Final[tuple[Pick, ...]] = tuple(Pick(size) for size in SIZES)
CHARACTERS_IN: Final[list[list[int]]] = [
    [character for character in range(CHARACTERS) if mask & 2**character] for mask in range(ALL_CHARACTERS + 1)
]


def domain_of(kind: int) -> Domain:
    """Return the domain of a question."""
    return DOMAINS[kind]


def legal_answers(t: Table, kind: int, seat: int) -> list[int]:
    """List the legal answers of a question."""
    if kind == GOAL:
        return sorted(t.held[seat])
    if kind == CHARACTER:
        return CHARACTERS_IN[t.hands[seat]].copy()
    args = t.question().args
    if kind == BOARD:
        return pads_with_room(t, 1, args[2])
    if kind == TOKEN:
        return [region for region in range(REGIONS) if t.token_left(region)]
    if kind == MOVE_ONE:
        return legal_moves(t, args[0], args[1], args[2])
    if kind == RESEARCH:
        return legal_research(t, args[1])
    if kind == ACT:
        return legal_actions(t, seat, args[1])
    if kind == KILL_ONE:
        return legal_kills(t)
    if kind == REPLACE_ONE:
        return legal_replacements(t, args[0])
    if kind == BOARD_TOGETHER:
        return pads_with_room(t, args[1], ANY_PAD)
    if kind == LAUNCH_SHIP:
        return launchable(t, args[1])
    if kind == DESTROY_SHIP:
        return [pad for pad in range(len(t.pads)) if t.docks[pad] == DOCKED]
    if kind == RETARGET_SHIP:
        return [pad for pad in range(len(t.pads)) if t.docks[pad] != EMPTY]
    assert kind == DISCOVERY
    return [region for region in range(OUTER) if t.placed[region] == NO_CARD]


def is_free(t: Table, kind: int, seat: int) -> bool:
    """Tell whether a question of a frequent kind certainly has several legal answers; False says nothing."""
    if kind == CHARACTER:
        return len(CHARACTERS_IN[t.hands[seat]]) > 1
    if kind == BOARD:
        args = t.question().args
        first = first_with_room(t, 0, args[2])
        return first_with_room(t, first + 1, args[2]) < len(t.pads)
    if kind == MOVE_ONE:
        return CODE[t.question().args[2] + 1] != RESCUE
    return kind == TOKEN and t.tokens.count(IN_SUPPLY) > TOKENS_PER_REGION


# -- characters --------------------------------------------------------------------------------------------------------
def pads_with_room(t: Table, seats: int, not_pad: int) -> list[int]:
    """List the pads whose docked ships have so many free seats (RP-5.8, RP-6.3a, RP-6.6a)."""
    found: list[int] = []
    for pad in range(len(t.pads)):
        if pad != not_pad and t.free(pad) >= seats:
            found.append(pad)
    return found


def first_with_room(t: Table, pad: int, not_pad: int) -> int:
    """Return the first pad from this one on whose ship can be boarded; the number of pads when there is none."""
    while pad < len(t.pads) and (pad == not_pad or t.free(pad) <= 0):
        pad += 1
    return pad


def has_room(t: Table, seats: int) -> bool:
    """Tell whether there is a docked ship with so many free seats."""
    for pad in range(len(t.pads)):
        if t.free(pad) >= seats:
            return True
    return False


def legal_moves(t: Table, colour: int, done: int, step: int) -> list[int]:
    """List the moves that a colour may make, and whether it may stop (RP-6.8b, RP-6.2c, RP-13.30, RP-13.32)."""
    legal = [STOP] if done >= CODE[step + 2] else []
    route = CODE[step + 1]
    if route == RESCUE:
        if t.astronauts[WORMHOLE * COLOURS + colour]:
            legal.append(MOVES + REGIONS * WORMHOLE + PHOBOS)
    elif route == LANDING:
        if t.astronauts[PHOBOS * COLOURS + colour]:
            first = MOVES + REGIONS * PHOBOS
            legal.extend(range(first, first + MARS))
    else:
        adjacent = ADJACENT[t.assembly]
        for region in range(MARS):
            if t.astronauts[region * COLOURS + colour]:
                for other in adjacent[region]:
                    legal.append(MOVES + REGIONS * region + other)
    return legal


def can_move(t: Table, colour: int, route: int) -> bool:
    """Tell whether a colour has an astronaut where a route begins."""
    if route == RESCUE:
        return t.astronauts[WORMHOLE * COLOURS + colour] > 0
    if route == LANDING:
        return t.astronauts[PHOBOS * COLOURS + colour] > 0
    assert route == STEP
    for region in range(MARS):
        if t.astronauts[region * COLOURS + colour]:
            return True
    return False


def mover_of(step: int) -> int:
    """Return who makes the moves of a step: the Explorer may make none, the Forced March must make one."""
    route = CODE[step + 1]
    if route == RESCUE:
        return BY_RESCUE
    if route == LANDING:
        return BY_SOLDIER
    return BY_MARCH if CODE[step + 2] else BY_EXPLORER


def legal_research(t: Table, possible: int) -> list[int]:
    """List whether a card may be drawn, and the discoveries that may be looked at (RP-6.7b)."""
    legal = [DRAW] if possible & MAY_DRAW else []
    if possible & MAY_LOOK:
        for region in range(OUTER):
            if t.placed[region] != NO_CARD:
                legal.append(LOOK + region)
    return legal


def is_launchable(t: Table, pad: int, which: int) -> bool:
    """Tell whether a docked ship may be chosen for a launch (RP-6.6b, RP-13.31)."""
    if t.docks[pad] != DOCKED:
        return False
    crew = t.crews[pad]
    return crew < CAPACITY[t.pads[pad]] if which == NOT_FULL else crew > 0


def launchable(t: Table, which: int) -> list[int]:
    """List the ships that may be launched."""
    return [pad for pad in range(len(t.pads)) if is_launchable(t, pad, which)]


def can_launch(t: Table, which: int) -> bool:
    """Tell whether there is a ship that may be launched."""
    for pad in range(len(t.pads)):
        if is_launchable(t, pad, which):
            return True
    return False


def legal_replacements(t: Table, colour: int) -> list[int]:
    """List the astronauts of other colours that stand with own ones: in regions, in ships (RP-6.4b)."""
    legal: list[int] = []
    if t.astronauts[SUPPLY * COLOURS + colour] == 0:
        return legal
    for place in range(PAD + len(t.pads)):
        if t.astronauts[place * COLOURS + colour] and (place < REGIONS or place >= PAD):
            add_astronauts(t, place, colour, legal)
    return legal


def legal_kills(t: Table) -> list[int]:
    """List the astronauts in outer regions and on Phobos (RP-6.2b)."""
    legal: list[int] = []
    for region in range(REGIONS):
        if CAN_KILL[region]:
            add_astronauts(t, region, -1, legal)
    return legal


def add_astronauts(t: Table, place: int, without: int, legal: list[int]) -> None:
    """Add an answer for each colour with astronauts at a place, except one."""
    first = place * COLOURS
    for colour in range(COLOURS):
        if colour != without and t.astronauts[first + colour]:
            legal.append(first + colour)


# -- actions -----------------------------------------------------------------------------------------------------------
def is_possible(t: Table, seat: int, card: int) -> bool:
    """Tell whether an action's effect could be carried out for a seat (RP-13.26b)."""
    step = ACTION[card - FIRST_ACTION]
    if CODE[step] == MOVE:
        return can_move(t, seat, CODE[step + 1])
    if CODE[step] == LAUNCH:
        return can_launch(t, CODE[step + 1])
    return True


def legal_actions(t: Table, seat: int, window: int) -> list[int]:
    """List the action cards of a window that a seat may play, and to play none."""
    legal = [PASS]
    for card in IN_WINDOW[window]:
        if card in t.held[seat] and is_possible(t, seat, card):
            legal.append(PLAY + card - FIRST_ACTION)
    return legal


def may_act(t: Table, seat: int, window: int) -> bool:
    """Tell whether, for all that everybody can see, a seat might play an action card now.

    Whoever might is asked, whether they hold one or not: else the question itself would betray the card (RP-17.2b).
    """
    if len(t.held[seat]) < 2:
        return False  # only the goal kept at set-up
    for card in IN_WINDOW[window]:
        if card not in t.card_discard and is_possible(t, seat, card):
            return True
    return False
