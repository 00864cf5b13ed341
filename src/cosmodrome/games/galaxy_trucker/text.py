"""How questions and answers are told to people: message ids, and a short notation for tests."""

from typing import Final

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.cards import (
    CARD_IDS,
    CREDITS,
    CREW_NEEDED,
    DAYS,
    GOODS,
    HIT_NAMES,
    OPEN_SPACE,
    STRENGTH,
    VERB,
    WORLDS,
)
from cosmodrome.games.galaxy_trucker.data import (
    ALIEN_IDS,
    ALIENS,
    CELLS_OF,
    COLOURS,
    COLUMN,
    DIRECTIONS,
    ENGINE,
    FRONT,
    GOODS_IDS,
    REAR,
    ROW,
    TILE_IDS,
    TRUCKERS,
)
from cosmodrome.games.galaxy_trucker.geometry import fits, parts
from cosmodrome.games.galaxy_trucker.table import ALIEN, Table
from cosmodrome.kernel.message import Arg, Message, Option, Ref

Args = dict[str, Arg]


def ship_name(ship: int) -> Message:
    """Name a ship by its colour."""
    return Message(f"ship-{TRUCKERS[ship]}")


def cell_text(t: Table, cell: int) -> str:
    """Name a cell by its printed column and row."""
    return f"{COLUMN[t.round][cell]}-{ROW[t.round][cell]}"


def hit_args(hit: int, line: int) -> Args:
    """Return the arguments that describe a hit."""
    return {
        "hit": Message(f"hit-{HIT_NAMES[hit // 4]}"),
        "from": Message(f"from-{DIRECTIONS[hit % 4]}"),
        "line": Message("line-column" if hit % 4 in (FRONT, REAR) else "line-row", {"number": line}),
    }


def goods_text(goods: list[int]) -> tuple[Message, ...]:
    """Tell goods by colour."""
    return tuple(
        Message("goods-count", {"goods": Ref(GOODS_IDS[colour]), "n": goods[colour]})
        for colour in range(4)
        if goods[colour]
    )


# -- questions ---------------------------------------------------------------------------------------------------------
def prompt(t: Table, seat: int) -> Message:
    """Tell what the open question asks of a seat."""
    ask = t.question()
    args: Args = {}
    if ask.kind == answers.PUT:
        args = {"tile": Ref(TILE_IDS[t.hand[seat]])}
    elif ask.kind == answers.RACE and t.hand[seat] < len(TILE_IDS):
        return Message("ask-put", {"tile": Ref(TILE_IDS[t.hand[seat]])})
    elif ask.kind == answers.BOARD:
        args = {"cell": cell_text(t, ask.args[1])}
    elif ask.kind == answers.POWER:
        return power_prompt(t, ask.args[0], ask.args[1], ask.args[2])
    elif ask.kind == answers.DEFEND:
        args = {**hit_args(ask.args[1], ask.args[2]), "cell": cell_text(t, ask.args[3])}
    elif ask.kind in (answers.LAND, answers.REWARD, answers.USE):
        args = {"card": Ref(CARD_IDS[t.card]), "days": DAYS[t.card]}
    elif ask.kind == answers.CREW:
        args = {"n": ask.args[1]}
    elif ask.kind == answers.GOODS:
        args = {"n": ask.args[1], "goods": Ref(GOODS_IDS[ask.args[2]])}
    elif ask.kind == answers.LOAD:
        waiting = goods_text(t.pallet)
        return Message("ask-load", {"goods": waiting}) if waiting else Message("ask-load-nothing")
    elif ask.kind == answers.TOKEN and len(ask.args) > 1:
        return Message("ask-token-lost", {"n": ask.args[1]})
    return Message(f"ask-{answers.QUESTIONS[ask.kind]}", args)


def power_prompt(t: Table, ship: int, role: int, power: int) -> Message:
    """Ask for double tiles, with the power that is there now, an alien's bonus included (GT-13.3)."""
    halves = t.with_bonus(ship, role, power)
    args: Args = {"halves": halves, "power": power_text(halves)}
    if STRENGTH[t.card]:
        return Message("ask-power-enemy", {**args, "strength": STRENGTH[t.card]})
    return Message("ask-power-engines" if role == ENGINE else "ask-power-cannons", args)


def power_text(halves: int) -> str:
    """Write a power with its half."""
    whole = str(halves // 2) if halves > 1 or halves == 0 else ""
    return whole + ("½" if halves % 2 else "")


# -- options -----------------------------------------------------------------------------------------------------------
def option(t: Table, seat: int, answer: int) -> Option:
    """Tell what one legal answer of the open question means."""
    kind = t.question().kind
    if kind in (answers.TURN, answers.PUT, answers.RACE):
        return act_option(t, seat, answer)
    if kind in PLAIN_RULES:
        name = ("no", "yes")[answer]
        return Option(answer, Message(f"option-{answers.QUESTIONS[kind]}-{name}", plain_args(t)), (), PLAIN_RULES[kind])
    if kind == answers.NUMBER:
        return number_option(answer, answer + 1, "GT-9.4")
    if kind == answers.LAND:
        return land_option(t, answer)
    if kind == answers.LOAD:
        return load_option(t, answer)
    return cell_option(t, answer)


PLAIN_RULES: Final = {
    answers.READY: "GT-2.8",
    answers.GLASS: "GT-29.14",
    answers.GIVE_UP: "GT-23.7",
    answers.USE: "GT-18.1",
    answers.REWARD: "GT-21.4",
}


def plain_args(t: Table) -> Args:
    """Return what yes and no may mention."""
    kind = t.question().kind
    if kind not in (answers.USE, answers.REWARD):
        return {}
    args: Args = {"days": DAYS[t.card]}
    paid = CREW_NEEDED[t.card] if kind == answers.USE and CREDITS[t.card] else 0
    gain: tuple[Message, ...] = goods_text(GOODS[t.card])
    if CREDITS[t.card]:
        gain = (Message("credits-count", {"n": CREDITS[t.card]}),)
    args["gain"] = gain
    args["price"] = (Message("days-count", {"n": DAYS[t.card]}),)
    if paid:
        args["price"] = (Message("crew-count", {"n": paid}), Message("days-count", {"n": DAYS[t.card]}))
    return args


def act_option(t: Table, seat: int, answer: int) -> Option:
    """Tell what an act while building means."""
    ship = t.at[seat]
    if answer < answers.LOOK:
        name = ACT_NAMES[answer].replace(" ", "-")
        tiles = (TILE_IDS[t.hand[seat]],) if answer in (answers.SET_ASIDE, answers.RETURN) else ()
        places = ("heap",) if answer == answers.DRAW else ()
        return Option(answer, Message(f"option-{name}"), tiles, ACT_RULES[answer], places)
    if answer < answers.FINISH:
        pile = answer - answers.LOOK
        return Option(answer, Message("option-look", {"number": pile + 1}), (), "GT-7.4", (f"piles.{pile}",))
    if answer < answers.TAKE_RESERVE:
        return number_option(answer, answer - answers.FINISH + 1, "GT-9.1")
    if answer < answers.TAKE_OFF:
        slot = answer - answers.TAKE_RESERVE
        tile = t.reserve[ship][slot]
        return tile_option(answer, "option-take-reserve", tile, "GT-6.3", f"ships.{ship}.reserve.{slot}")
    if answer < answers.TAKE:
        cell = answer - answers.TAKE_OFF
        args: Args = {"cell": cell_text(t, cell), "tile": Ref(TILE_IDS[t.ships[ship][cell] // 4])}
        return Option(answer, Message("option-take-off", args), (), "GT-25.12", (tile_place(t, ship, cell),))
    if answer < answers.PLACE:
        tile = answer - answers.TAKE
        return tile_option(answer, "option-take", tile, "GT-3.2", f"face_up.{TILE_IDS[tile]}")
    cell, rotation = divmod(answer - answers.PLACE, 4)
    args = {"cell": cell_text(t, cell), "turn": Message(f"turn-{rotation}")}
    place = f"cells.{CELLS_OF[t.round].index(cell)}"
    right = fits(t.ships[ship], t.round, cell, 4 * t.hand[seat] + rotation)
    label = Message("option-place" if right else "option-place-wrong", args)
    return Option(answer, label, (TILE_IDS[t.hand[seat]],), "GT-4.1" if right else "GT-4.14", (place,))


ACT_NAMES: Final = ("pass", "draw", "set aside", "return", "retake", "close", "turn glass")
ACT_RULES: Final = ("GT-29.12", "GT-3.2", "GT-6.1", "GT-3.5", "GT-3.8", "GT-7.5", "GT-8.2")


def number_option(answer: int, number: int, rule: str) -> Option:
    """Tell what taking a number tile means."""
    return Option(answer, Message("option-finish", {"number": number}), (f"number_tile_{number}",), rule, ("numbers",))


def tile_option(answer: int, label: str, tile: int, rule: str, place: str) -> Option:
    """Tell what taking a tile means."""
    return Option(answer, Message(label, {"tile": Ref(TILE_IDS[tile])}), (TILE_IDS[tile],), rule, (place,))


def tile_place(t: Table, ship: int, cell: int) -> str:
    """Return where a tile of a ship is in the view."""
    return f"ships.{ship}.tiles.{cell_text(t, cell)}"


def land_option(t: Table, answer: int) -> Option:
    """Tell what landing means."""
    if answer == answers.NONE:
        return Option(answer, Message("option-land-no"), (), "GT-17.2")
    planet = answer - answers.CELL
    args: Args = {"number": planet + 1, "goods": goods_text(WORLDS[t.card][planet])}
    return Option(answer, Message("option-land", args), (CARD_IDS[t.card],), "GT-17.2", ("card",))


def load_option(t: Table, answer: int) -> Option:
    """Tell what loading or unloading a block means."""
    if answer == answers.DONE:
        return Option(answer, Message("option-load-done"), (), "GT-15.5")
    first = answers.LOAD_BLOCK if answer < answers.UNLOAD_BLOCK else answers.UNLOAD_BLOCK
    cell, colour = divmod(answer - first, 4)
    label = "option-load" if first == answers.LOAD_BLOCK else "option-unload"
    args: Args = {"goods": Ref(GOODS_IDS[colour]), "cell": cell_text(t, cell)}
    rule = "GT-15.1" if first == answers.LOAD_BLOCK else "GT-15.3"
    place = tile_place(t, t.question().args[0], cell)
    return Option(answer, Message(label, args), (GOODS_IDS[colour],), rule, (place,))


def cell_option(t: Table, answer: int) -> Option:
    """Tell what choosing a cell of the own ship means, or choosing none."""
    ask = t.question()
    kind = ask.kind
    ship = ask.args[0]
    name = answers.QUESTIONS[kind]
    if kind == answers.BOARD:
        components = ("astronaut",) if answer == answers.TWO_HUMANS else (ALIEN_IDS[answer - 1],)
        label = "option-board-humans" if answer == answers.TWO_HUMANS else f"option-board-{ALIENS[answer - 1]}"
        return Option(answer, Message(label), components, "GT-11.5", (tile_place(t, ship, ask.args[1]),))
    if kind in (answers.POWER, answers.DEFEND):
        if answer == answers.NONE:
            if kind == answers.POWER and gives_up_without(t, ask.args[1], ask.args[2]):
                return Option(answer, Message("option-power-give-up"), (), "GT-16.2")
            return Option(answer, Message(f"option-{name}-no"), (), "GT-13.4" if kind == answers.POWER else "GT-14.11")
        cell = answer - answers.CELL
    else:
        cell = answer
    tile = TILE_IDS[t.ships[ship][cell] // 4]
    args: Args = {"cell": cell_text(t, cell), "tile": Ref(tile)}
    if kind == answers.KEEP:
        part = parts(t.ships[ship], t.round)
        args["n"] = part.count(answer)
        places = tuple(tile_place(t, ship, other) for other in CELLS_OF[t.round] if part[other] == answer)
        return Option(answer, Message("option-keep", args), (tile,), CELL_RULES[kind], places)
    if kind == answers.CREW and t.loads[ship][cell] >= ALIEN:
        return Option(
            answer, Message("option-crew-alien", args), (tile,), CELL_RULES[kind], (tile_place(t, ship, cell),)
        )
    return Option(answer, Message(f"option-{name}", args), (tile,), CELL_RULES[kind], (tile_place(t, ship, cell),))


def gives_up_without(t: Table, role: int, power: int) -> bool:
    """Tell whether a ship with so much power gives up if no more is added (GT-16.2)."""
    return role == ENGINE and power == 0 and VERB[t.card] == OPEN_SPACE and not t.test


CELL_RULES: Final = {
    answers.REMOVE: "GT-10.2",
    answers.KEEP: "GT-14.13",
    answers.POWER: "GT-13.4",
    answers.TOKEN: "GT-13.4",
    answers.DEFEND: "GT-14.18",
    answers.CREW: "GT-15.9",
    answers.GOODS: "GT-15.7",
}


# -- notation ----------------------------------------------------------------------------------------------------------
def notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of an answer, legal or not."""
    kind = t.question().kind
    if seat < 0:
        return "run out"
    if kind in (answers.TURN, answers.PUT, answers.RACE):
        return act_notation(t, answer)
    if kind in WORDS:
        return WORDS[kind][answer]
    if kind == answers.NUMBER:
        return f"number {answer + 1}"
    if kind == answers.LAND:
        return "pass" if answer == answers.NONE else f"land {answer}"
    if kind == answers.LOAD:
        if answer == answers.DONE:
            return "done"
        verb, first = ("load", 1) if answer < answers.UNLOAD_BLOCK else ("unload", answers.UNLOAD_BLOCK)
        cell, colour = divmod(answer - first, 4)
        return f"{verb} {COLOURS[colour]} {place_notation(t, cell)}"
    if kind in (answers.POWER, answers.DEFEND):
        if answer == answers.NONE:
            return "no"
        return f"{answers.QUESTIONS[kind]} {place_notation(t, answer - answers.CELL)}"
    return f"{answers.QUESTIONS[kind]} {place_notation(t, answer)}"


WORDS: Final = {
    answers.READY: ("ready",),
    answers.GLASS: ("wait", "turn"),
    answers.GIVE_UP: ("fly on", "give up"),
    answers.USE: ("pass", "use"),
    answers.REWARD: ("decline", "accept"),
    answers.BOARD: ("humans", *ALIENS),
}


def place_notation(t: Table, cell: int) -> str:
    """Return the short text of a cell; a bare number where the board has none."""
    return cell_text(t, cell) if COLUMN[t.round][cell] else f"#{cell}"


def act_notation(t: Table, answer: int) -> str:
    """Return the short text of an act while building."""
    if answer < answers.LOOK:
        return ACT_NAMES[answer]
    if answer < answers.FINISH:
        return f"look {answer - answers.LOOK + 1}"
    if answer < answers.TAKE_RESERVE:
        return f"finish {answer - answers.FINISH + 1}"
    if answer < answers.TAKE_OFF:
        return f"reserve {answer - answers.TAKE_RESERVE + 1}"
    if answer < answers.TAKE:
        return f"take off {place_notation(t, answer - answers.TAKE_OFF)}"
    if answer < answers.PLACE:
        return f"take {TILE_IDS[answer - answers.TAKE]}"
    cell, rotation = divmod(answer - answers.PLACE, 4)
    return f"place {place_notation(t, cell)} r{rotation}"
