"""How questions and answers are told to people: message ids, and a short notation for tests."""

from typing import Final

from cosmodrome.games.red_planet import answers
from cosmodrome.games.red_planet.because import MOVE_RULES
from cosmodrome.games.red_planet.cards import CARD_IDS, FIRST_ACTION, WINDOWS
from cosmodrome.games.red_planet.data import (
    ASTRONAUT_IDS,
    CAPACITY,
    CHARACTER_IDS,
    DESTINATION,
    REGION_IDS,
    REGION_TOKEN_IDS,
    REGIONS,
    SHIP_IDS,
    TRACK_NUMBER,
)
from cosmodrome.games.red_planet.effects import card_text, character_text, dashed
from cosmodrome.games.red_planet.table import COLOURS, NEUTRAL, NO_REGION, PAD, SUPPLY, WORMHOLE, Table
from cosmodrome.games.red_planet.verbs import CODE, WITH_CREW
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Seat

OF_SEAT: Final = (answers.GOAL, answers.CHARACTER, answers.ACT)  # questions of a player; all others are of a colour
SHIP_RULES: Final = {
    answers.BOARD: "RP-5.8",
    answers.BOARD_TOGETHER: "RP-6.3a",
    answers.LAUNCH_SHIP: "RP-6.6b",
    answers.DESTROY_SHIP: "RP-6.5b",
    answers.RETARGET_SHIP: "RP-6.1b",
}


# -- who and where -----------------------------------------------------------------------------------------------------
def who(colour: int) -> Seat | Message:
    """Name a colour: the player's by its seat, a neutral one by its owner."""
    return Seat(colour) if colour < NEUTRAL else Message("neutral-of", {"player": Seat(colour - NEUTRAL)})


def where(place: int) -> Ref | Message:
    """Name a place of astronauts."""
    if place < REGIONS:
        return Ref(REGION_IDS[place])
    if place >= PAD:
        return Message("place-pad", {"pad": place - PAD + 1})
    return Message("place-wormhole" if place == WORMHOLE else "place-supply")


def path(place: int) -> str:
    """Return where a place is in the view."""
    return f"regions.{REGION_IDS[place]}" if place < REGIONS else f"pads.{place - PAD}"


def astronaut(colour: int) -> str:
    """Return the component id of a colour's astronauts."""
    return ASTRONAUT_IDS[colour - NEUTRAL + 2 if colour >= NEUTRAL else colour]


def ship_message(t: Table, pad: int) -> Message:
    """Name the ship of a pad: its destination and how many seats are taken."""
    ship = t.pads[pad]
    region = t.tops[pad] if t.tops[pad] != NO_REGION else DESTINATION[ship]
    args: dict[str, Arg] = {"pad": pad + 1, "crew": t.crews[pad], "capacity": CAPACITY[ship]}
    return Message("ship-blank", args) if region < 0 else Message("ship-to", args | {"region": Ref(REGION_IDS[region])})


# -- questions ---------------------------------------------------------------------------------------------------------
def prompt(t: Table, seat: int) -> Message:
    """Tell what the open question asks of a seat; for a neutral colour it says so."""
    ask = t.question()
    if ask.kind == answers.ACT:
        return act_prompt(t, seat, ask.args[1])
    question = plain_prompt(t, ask.kind, ask.args)
    if ask.kind not in OF_SEAT and ask.args[0] >= NEUTRAL:
        return Message("ask-neutral", {"ask": question})
    return question


def act_prompt(t: Table, seat: int, window: int) -> Message:
    """Ask for an action card; whoever is only asked for secrecy's sake learns that (RP-17.2c)."""
    playable = answers.legal_actions(t, seat, window)[1:]
    return Message(f"ask-act-{dashed(WINDOWS[window])}" if playable else "ask-act-none")


def plain_prompt(t: Table, kind: int, args: tuple[int, ...]) -> Message:
    """Tell what a question asks."""
    if kind == answers.CHARACTER:
        return Message("ask-character", {"round": TRACK_NUMBER[t.division]})
    if kind == answers.BOARD or kind == answers.BOARD_TOGETHER:
        return Message(f"ask-{answers.QUESTIONS[kind]}", {"n": args[1]})
    if kind == answers.TOKEN:
        return Message("ask-token", {"ship": ship_message(t, args[1])})
    if kind == answers.MOVE_ONE:
        return Message("ask-move", {"n": CODE[args[2] + 3] - args[1]})
    if kind == answers.DISCOVERY:
        return Message("ask-discovery", {"card": Ref(CARD_IDS[t.drawn]), "effect": card_text(t.drawn)})
    return Message(f"ask-{answers.QUESTIONS[kind]}")


# -- options -----------------------------------------------------------------------------------------------------------
def option(t: Table, seat: int, answer: int) -> Option:
    """Tell what one legal answer of the open question means."""
    kind = t.question().kind
    if kind in SHIP_RULES:
        label = Message(f"option-{answers.QUESTIONS[kind]}", {"ship": ship_message(t, answer)})
        return Option(answer, label, (SHIP_IDS[t.pads[answer]],), ship_rule(t, kind), (f"pads.{answer}",))
    if kind == answers.CHARACTER:
        return character_option(seat, answer)
    if kind == answers.MOVE_ONE:
        return move_option(t, answer)
    if kind == answers.RESEARCH:
        return research_option(t, answer)
    if kind == answers.REPLACE_ONE or kind == answers.KILL_ONE:
        return victim_option(t, answer, kind)
    if kind == answers.TOKEN:
        return region_option(answer, answer, "option-token", token_rule(t), REGION_TOKEN_IDS[answer])
    if kind == answers.DISCOVERY:
        return region_option(answer, answer, "option-discovery", "RP-13.8", CARD_IDS[t.drawn])
    if kind == answers.ACT and answer == answers.PASS:
        return Option(answer, Message("option-pass"), (), "RP-13.26")
    card = answer if kind == answers.GOAL else FIRST_ACTION + answer - answers.PLAY
    rule = "RP-2.12" if kind == answers.GOAL else "RP-13.26"
    label = Message("option-card", {"card": Ref(CARD_IDS[card]), "effect": card_text(card)})
    return Option(answer, label, (CARD_IDS[card],), rule, (f"seats.{seat}.held.{t.held[seat].index(card)}",))


def ship_rule(t: Table, kind: int) -> str:
    """Return the rule by which a ship is chosen."""
    if kind == answers.LAUNCH_SHIP and t.question().args[1] == WITH_CREW:
        return "RP-13.31"
    return SHIP_RULES[kind]


def token_rule(t: Table) -> str:
    """Return the rule by which a ship gets a region token: somebody boards a blank one, or the Pilot acts."""
    return "RP-5.14" if t.needs_token(t.question().args[1]) else "RP-6.1b"


def character_option(seat: int, character: int) -> Option:
    """Tell what a character does."""
    args: dict[str, Arg] = {"number": character + 1, "card": Ref(CHARACTER_IDS[character])}
    label = Message("option-character", args | {"effects": character_text(character)})
    return Option(character, label, (CHARACTER_IDS[character],), "RP-4.1", (f"colours.{seat}.unseen",))


def move_option(t: Table, answer: int) -> Option:
    """Tell what a move means, or to stop."""
    colour, _, step = t.question().args
    rule = MOVE_RULES[answers.mover_of(step)]
    if answer == answers.STOP:
        return Option(answer, Message("option-stop"), (), rule)
    source, target = divmod(answer - answers.MOVES, REGIONS)
    label = Message("option-move", {"source": where(source), "target": where(target)})
    places = (path(target),) if source == WORMHOLE else (path(source), path(target))
    return Option(answer, label, (astronaut(colour), REGION_IDS[target]), rule, places)


def research_option(t: Table, answer: int) -> Option:
    """Tell what drawing a card or looking at a discovery means."""
    if answer == answers.DRAW:
        return Option(answer, Message("option-draw", {"n": len(t.cards)}), (), "RP-6.7b", ("card_deck",))
    region = answer - answers.LOOK
    return region_option(answer, region, "option-look", "RP-6.7b", REGION_IDS[region])


def region_option(answer: int, region: int, label: str, rule: str, component: str) -> Option:
    """Tell what choosing a region means."""
    return Option(answer, Message(label, {"region": Ref(REGION_IDS[region])}), (component,), rule, (path(region),))


def victim_option(t: Table, answer: int, kind: int) -> Option:
    """Tell what choosing an astronaut means."""
    place, colour = divmod(answer, COLOURS)
    label = Message(f"option-{answers.QUESTIONS[kind]}", {"victim": who(colour), "place": where(place)})
    rule = "RP-6.4b" if kind == answers.REPLACE_ONE else "RP-6.2b"
    return Option(answer, label, (astronaut(colour),), rule, (path(place),))


# -- notation ----------------------------------------------------------------------------------------------------------
def notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of an answer, legal or not."""
    kind = t.question().kind
    if kind == answers.GOAL:
        return f"keep {short(CARD_IDS[answer])}"
    if kind == answers.CHARACTER:
        return CHARACTER_IDS[answer]
    if kind in SHIP_RULES:
        return f"{answers.QUESTIONS[kind].partition('-')[0]} {answer + 1}"
    if kind == answers.TOKEN:
        return f"token {REGION_IDS[answer]}"
    if kind == answers.DISCOVERY:
        return f"at {REGION_IDS[answer]}"
    if kind == answers.MOVE_ONE:
        return move_notation(answer)
    if kind == answers.RESEARCH:
        return "draw" if answer == answers.DRAW else f"look {REGION_IDS[answer - answers.LOOK]}"
    if kind == answers.ACT:
        return "pass" if answer == answers.PASS else f"play {short(CARD_IDS[FIRST_ACTION + answer - answers.PLAY])}"
    place, colour = divmod(answer, COLOURS)
    return f"{answers.QUESTIONS[kind]} {colour_notation(colour)} at {place_notation(place)}"


def move_notation(answer: int) -> str:
    """Return the short text of a move."""
    if answer == answers.STOP:
        return "stop"
    source, target = divmod(answer - answers.MOVES, REGIONS)
    return f"{place_notation(source)} to {REGION_IDS[target]}"


def place_notation(place: int) -> str:
    """Return the short text of a place."""
    if place < REGIONS:
        return REGION_IDS[place]
    return {WORMHOLE: "wormhole", SUPPLY: "supply"}.get(place, f"pad {place - PAD + 1}")


def colour_notation(colour: int) -> str:
    """Return the short text of a colour: p0 is that of seat 0, n0 its neutral one."""
    return f"n{colour - NEUTRAL}" if colour >= NEUTRAL else f"p{colour}"


def short(card: str) -> str:
    """Return a card's id without its kind."""
    return card.partition("_")[2]
