"""Why an answer is not legal: the numbered rule and a message, found without listing the legal answers."""

from typing import Final

from cosmodrome.games.red_planet import answers
from cosmodrome.games.red_planet.answers import DOMAINS, LOOK, MOVES, PLAY
from cosmodrome.games.red_planet.because import MOVE_RULES
from cosmodrome.games.red_planet.cards import CARD_IDS, FIRST_ACTION, IN_WINDOW
from cosmodrome.games.red_planet.data import (
    ADJACENT,
    CAN_KILL,
    CAPACITY,
    CHARACTER_IDS,
    MARS,
    PHOBOS,
    REGION_IDS,
    REGIONS,
)
from cosmodrome.games.red_planet.table import (
    CHARACTER_BIT,
    COLOURS,
    DOCKED,
    EMPTY,
    NO_CARD,
    PAD,
    SUPPLY,
    WORMHOLE,
    Table,
)
from cosmodrome.games.red_planet.verbs import CODE, LANDING, NOT_FULL, RESCUE
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Message, Ref, Refusal

NO_SHIP_THERE: Final = Refusal("RP-5.12", Message("refused-no-ship"))


def refuse(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why this is no legal answer; nothing when it is."""
    if not DOMAINS[kind].contains(answer):
        return OUT_OF_DOMAIN
    if kind == answers.GOAL:
        return None if answer in t.held[seat] else no("RP-2.12", "refused-other-goal")
    if kind == answers.CHARACTER:
        return refuse_character(t, seat, answer)
    args = t.question().args
    if kind == answers.BOARD:
        return refuse_board(t, answer, 1, args[2])
    if kind == answers.BOARD_TOGETHER:
        return refuse_board(t, answer, args[1], answers.ANY_PAD)
    if kind == answers.TOKEN:
        return None if t.token_left(answer) else no("RP-14.2", "refused-no-token", Ref(REGION_IDS[answer]))
    if kind == answers.MOVE_ONE:
        return refuse_move(t, answer, args[0], args[1], args[2])
    if kind == answers.RESEARCH:
        return refuse_research(t, answer, args[1])
    if kind == answers.DISCOVERY:
        return None if t.placed[answer] == NO_CARD else no("RP-13.9", "refused-has-discovery", Ref(REGION_IDS[answer]))
    if kind == answers.LAUNCH_SHIP:
        return refuse_launch(t, answer, args[1])
    if kind == answers.DESTROY_SHIP:
        return None if answer < len(t.pads) and t.docks[answer] == DOCKED else NO_SHIP_THERE
    if kind == answers.RETARGET_SHIP:
        return None if answer < len(t.pads) and t.docks[answer] != EMPTY else NO_SHIP_THERE
    if kind == answers.REPLACE_ONE:
        return refuse_replace(t, answer // COLOURS, answer % COLOURS, args[0])
    if kind == answers.KILL_ONE:
        return refuse_kill(t, answer // COLOURS, answer % COLOURS)
    return refuse_act(t, seat, answer, args[1])


def no(rule: str, message: str, what: Ref | None = None) -> Refusal:
    """Make a refusal that may name one component."""
    return Refusal(rule, Message(message, {"what": what} if what else {}))


def refuse_character(t: Table, seat: int, character: int) -> Refusal | None:
    """Refuse a character that is not in the hand."""
    if t.hands[seat] & CHARACTER_BIT[character]:
        return None
    return no("RP-4.3", "refused-played", Ref(CHARACTER_IDS[character]))


def refuse_board(t: Table, pad: int, seats: int, not_pad: int) -> Refusal | None:
    """Refuse a ship that is not docked, is boarded already where another is wanted, or has too few free seats."""
    if pad >= len(t.pads) or t.docks[pad] != DOCKED:
        return NO_SHIP_THERE
    if pad == not_pad:
        return no("RP-6.6a", "refused-same-ship")
    if t.free(pad) >= seats:
        return None
    if t.crews[pad] < CAPACITY[t.pads[pad]] and t.free(pad) == 0:
        return no("RP-5.14a", "refused-no-destination")
    return no("RP-5.8" if seats == 1 else "RP-6.3a", "refused-no-room")


def refuse_move(t: Table, answer: int, colour: int, done: int, step: int) -> Refusal | None:
    """Refuse to stop too early, to move nobody, or a way that is not open."""
    route = CODE[step + 1]
    if answer == answers.STOP:
        return None if done >= CODE[step + 2] else no(MOVE_RULES[answers.mover_of(step)], "refused-must-move")
    source, target = divmod(answer - MOVES, REGIONS)
    if route == RESCUE:
        open_way, rule = source == WORMHOLE and target == PHOBOS, "RP-13.30"
    elif route == LANDING:
        open_way, rule = source == PHOBOS and target < MARS, "RP-6.2c"
    else:
        open_way, rule = source < MARS and target in ADJACENT[t.assembly][source], "RP-15.2"
    if not open_way:
        return no(rule, "refused-no-way")
    return (
        None
        if t.astronauts[source * COLOURS + colour]
        else no(MOVE_RULES[answers.mover_of(step)], "refused-nobody-there")
    )


def refuse_research(t: Table, answer: int, possible: int) -> Refusal | None:
    """Refuse to draw where only looking is possible, or to look where no discovery lies or none may be looked at."""
    if answer == answers.DRAW:
        return None if possible & answers.MAY_DRAW else no("RP-6.7e", "refused-no-card")
    if not possible & answers.MAY_LOOK:
        return no("RP-6.7e", "refused-no-look")
    region = answer - LOOK
    return None if t.placed[region] != NO_CARD else no("RP-6.7b", "refused-no-discovery", Ref(REGION_IDS[region]))


def refuse_launch(t: Table, pad: int, which: int) -> Refusal | None:
    """Refuse to launch a ship that is gone, or full for the Spy, or empty for Emergency Launch."""
    if pad >= len(t.pads) or t.docks[pad] != DOCKED:
        return NO_SHIP_THERE
    if answers.is_launchable(t, pad, which):
        return None
    return no("RP-6.6b", "refused-full") if which == NOT_FULL else no("RP-13.31", "refused-empty")


def refuse_replace(t: Table, place: int, victim: int, colour: int) -> Refusal | None:
    """Refuse to replace an own astronaut, one that is not there, or where no own one stands."""
    if place == WORMHOLE or place == SUPPLY or place >= PAD + len(t.pads):
        return no("RP-6.4b", "refused-no-place")
    if victim == colour:
        return no("RP-6.4b", "refused-own")
    if t.astronauts[place * COLOURS + colour] == 0:
        return no("RP-6.4b", "refused-no-own-there")
    return None if t.astronauts[place * COLOURS + victim] else no("RP-6.4b", "refused-nobody-there")


def refuse_kill(t: Table, region: int, victim: int) -> Refusal | None:
    """Refuse to kill where it is safe, or nobody."""
    if not CAN_KILL[region]:
        return no("RP-6.2b", "refused-safe", Ref(REGION_IDS[region]))
    return None if t.astronauts[region * COLOURS + victim] else no("RP-6.2b", "refused-nobody-there")


def refuse_act(t: Table, seat: int, answer: int, window: int) -> Refusal | None:
    """Refuse an action card of another moment, one that is not held, or one without effect."""
    if answer == answers.PASS:
        return None
    card = FIRST_ACTION + answer - PLAY
    what = Ref(CARD_IDS[card])
    if card not in IN_WINDOW[window]:
        return no("RP-13.26", "refused-other-moment", what)
    if card not in t.held[seat]:
        return no("RP-13.25", "refused-not-held", what)
    return None if answers.is_possible(t, seat, card) else no("RP-13.26b", "refused-no-effect", what)
