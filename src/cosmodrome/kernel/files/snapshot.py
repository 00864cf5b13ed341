"""Snapshots: a state as JSON and back, at any question, and the hash that tells two states apart.

A snapshot is only a cache: the record is the save.  The secret of chance is never part of it.
"""

import json
from hashlib import blake2b

from cosmodrome.kernel.agenda import ALL, ANY, MOST_SEATS, ONE, Ask, Call, Rule
from cosmodrome.kernel.chance import Chance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.fields import Layout
from cosmodrome.kernel.game import Game, Json, S
from cosmodrome.kernel.memory.packing import pack
from cosmodrome.kernel.memory.piles import Piles
from cosmodrome.kernel.memory.showing import plain, replace
from cosmodrome.kernel.state import State

FLAGS = ("skip_forced",)
MASKS = 1 << 40  # of seats are below this
COUNTERS = ("seats", "asked", "learned")


def dump_agenda(agenda: list[Call]) -> list[list[object]]:
    """Write the agenda down: name and arguments of each call, and for a question what makes it one."""
    rows: list[list[object]] = []
    for call in agenda:
        row: list[object] = [call.rule.__name__, list(call.args)]
        if isinstance(call, Ask):
            row += [call.mode, call.kind, call.seats, call.number, list(call.sealed)]
        rows.append(row)
    return rows


def dump_state(state: State) -> Json:
    """Write a state down, without the secret of its chance."""
    data: Json = {name: getattr(state, name) for name in (*COUNTERS, *FLAGS)}
    data["sealed"] = list(state.sealed)
    data["rolls"] = list(state.rolls)
    data["agenda"] = dump_agenda(state.agenda)
    data["table"] = dump_table(state)
    return data


def dump_table(state: State) -> Json:
    """Write the table down, field by field."""
    layout = state.program.layout
    if layout is None:
        return {name: copied(getattr(state, name)) for name in state.FIELDS}
    fields = layout.fields if len(state.cells) else []  # a blank state has none
    return {field.name: plain(state, field, layout) for field in fields}


def copied(value: object) -> object:
    """Copy (nested) lists, so that a snapshot does not change with the state."""
    return [copied(item) for item in value] if isinstance(value, list) else value


def state_hash(state: State) -> str:
    """Return a short hash of everything in a state but the secret of its chance."""
    if state.program.layout is not None:
        return blake2b(pack(state), digest_size=8).hexdigest()
    text = json.dumps(dump_state(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def load_state(game: Game[S], data: object, chance: Chance) -> S:
    """Read a snapshot back; a damaged or foreign one is refused with what is wrong."""
    if not isinstance(data, dict):
        raise RecordError("a snapshot is a JSON object")
    state = game.blank()
    for name in COUNTERS:
        setattr(state, name, whole(data, name))
    for name in FLAGS:
        setattr(state, name, bool(whole(data, name)))
    state.rolls = wholes(data, "rolls")
    state.sealed = tuple(wholes(data, "sealed"))
    state.chance = chance
    load_table(state, data.get("table"))
    state.agenda = load_agenda(data.get("agenda"), game.rules())
    if state.agenda and not isinstance(state.agenda[-1], Ask):
        raise RecordError("the last call of snapshot field 'agenda' must be a question")
    return state


def load_table(state: State, table: object) -> None:
    """Read the table back, field by field."""
    layout = state.program.layout
    names = state.FIELDS if layout is None else tuple(field.name for field in layout.fields)
    if not isinstance(table, dict) or set(table) != set(names):
        raise RecordError(f"snapshot field 'table' must hold exactly: {', '.join(names)}")
    if layout is None:
        for name in names:
            setattr(state, name, like(table[name], getattr(state, name), f"table.{name}"))
        return
    extras = any(field.extra and table[field.name] for field in layout.fields)
    state.cells = layout.fresh(blocks_in(layout, table, int(state.seats)), extras)
    for field in layout.fields:
        value = like(table[field.name], plain(state, field, layout), f"table.{field.name}")
        replace(state, field, layout, value)


def blocks_in(layout: Layout, table: Json, seats: int) -> int:
    """Return how many have something on a table: all seats, and perhaps somebody without one."""
    for field in layout.fields:
        rows = table[field.name]
        if field.per_seat and isinstance(rows, list):
            each = int(field.count * (1 if isinstance(field, Piles) else field.room))
            return min(max(len(rows) // each, seats), seats + MOST_SEATS)
    return seats


def load_agenda(rows: object, rules: dict[str, Rule]) -> list[Call]:
    """Read an agenda back."""
    if not isinstance(rows, list):
        raise RecordError("snapshot field 'agenda' must be a list")
    return [load_call(row, i, rules) for i, row in enumerate(rows)]


def load_call(row: object, place: int, rules: dict[str, Rule]) -> Call:
    """Read one call of the agenda back."""
    where = f"agenda call {place}"
    if not isinstance(row, list) or len(row) not in (2, 7):
        raise RecordError(f"{where} must be a list of 2 or 7 entries")
    if not isinstance(row[0], str) or row[0] not in rules:
        raise RecordError(f"{where} names the rule {row[0]!r}, which this version of the game does not have")
    args = tuple(ints(row[1], f"{where}, arguments"))
    if len(row) == 2:
        return Call(rules[row[0]], args)
    mode, kind, seats, number = ints(row[2:6], where)
    if mode not in (ONE, ALL, ANY) or not 0 < seats < MASKS:
        raise RecordError(f"{where} is a question of mode {mode} for the seats of mask {seats}, which does not exist")
    return Ask(rules[row[0]], args, mode, kind, seats, number, tuple(ints(row[6], f"{where}, sealed")))


def whole(data: Json, name: str) -> int:
    """Return an int field."""
    value = data.get(name)
    if not isinstance(value, int):
        raise RecordError(f"field {name!r} must be a whole number, not {value!r}")
    return value


def wholes(data: Json, name: str) -> list[int]:
    """Return a field that is a list of ints."""
    return ints(data.get(name), f"field {name!r}")


def ints(value: object, where: str) -> list[int]:
    """Return a list of ints, or say where something else stands."""
    if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
        raise RecordError(f"{where} must be a list of whole numbers")
    return list(value)


def like(value: object, model: object, where: str) -> object:
    """Return the value when it is an int or (nested) list of ints, as the blank state's attribute is."""
    if isinstance(model, list):
        if not isinstance(value, list):
            raise RecordError(f"{where} must be a list")
        return [like(item, [] if isinstance(item, list) else 0, f"{where}[{i}]") for i, item in enumerate(value)]
    if not isinstance(value, int):
        raise RecordError(f"{where} must be a whole number")
    return bool(value) if isinstance(model, bool) else value
