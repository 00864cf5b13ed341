"""Records: game, version, set-up, chance and inputs.  The record is the save; replaying it gives everything else."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.keys import is_count
from cosmodrome.kernel.files.snapshot import ints, whole
from cosmodrome.kernel.game import Json, Setup

FORMAT: Final = "cosmodrome-record"
FORMAT_VERSION: Final = 2
READABLE: Final = (1, 2)
FIELDS: Final = {"game": str, "mode": str, "options": dict, "chance": dict, "inputs": list, "hashes": dict}
ADDED: Final = {"release": str, "data": str, "players": list, "rewinds": list}  # with format 2
KINDS: Final = {str: "a text", dict: "an object", list: "a list"}
NOT_COMPARED: Final = ""  # stands for a hash of format 1: states were written down in another form then
HASH_EVERY: Final = 50  # inputs between two hashes of the state
MOST_REWINDS: Final = 1000  # in one match

Input = tuple[int, int]  # seat and answer


class Player(NamedTuple):
    """Who played a seat: a person by name, a bot by its id and level, or a bot for that person."""

    name: str = ""
    bot: str = ""


class Rewind(NamedTuple):
    """The match was taken back by consent: so many inputs stayed, these were removed, these seats agreed."""

    kept: int
    removed: list[Input]
    agreed: list[int]


class Ended(NamedTuple):
    """A match that was ended without a result: why, and how it stood where somebody knew."""

    why: str
    scores: list[int] | None = None


@dataclass
class Record:
    """One match as it was played: enough to play it again exactly."""

    game: str
    version: int
    setup: Setup
    # {"seed": int}; {"key": hex}, with {"key_hash": hex} alone while the key is secret; {"parts": {...}} of a key that
    # several made; {"rolls": {...}}; or rolls for what was played at another table and the key for what came after.
    chance: Json
    skip_forced: bool = True
    inputs: list[Input] = field(default_factory=list)
    hashes: dict[int, str] = field(default_factory=dict)  # state hash after that many inputs
    result: Json | None = None  # winners and scores, once the match is over
    rewinds: list[Rewind] = field(default_factory=list)  # in the order in which the match was taken back
    players: list[Player] = field(default_factory=list)  # by seat; none where nobody wrote them down
    ended: Ended | None = None
    data: str = ""  # the hash of the figures of the game's components
    release: str = ""  # of the software that wrote it
    created_at: int | None = None  # milliseconds since 1970

    def to_json(self) -> Json:
        """Return the record as JSON."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "release": self.release,
            "created_at": self.created_at,
            "game": self.game,
            "version": self.version,
            "data": self.data,
            "mode": self.setup.mode,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "players": [player._asdict() for player in self.players],
            "chance": self.chance,
            "skip_forced": self.skip_forced,
            "inputs": pairs(self.inputs),
            "rewinds": [
                {"kept": rewind.kept, "removed": pairs(rewind.removed), "agreed": rewind.agreed}
                for rewind in self.rewinds
            ],
            "hashes": {str(count): text for count, text in self.hashes.items()},
            "result": self.result,
            "ended": None if self.ended is None else self.ended._asdict(),
        }

    def write(self) -> str:
        """Return the record as the text of a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def pairs(inputs: Sequence[Input]) -> list[list[int]]:
    """Return inputs as JSON."""
    return [list(pair) for pair in inputs]


def read_record(text: str) -> Record:
    """Read a record from the text of a file, or say what is wrong with it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not a JSON file: {error}") from None
    return record_from_json(data)


def record_from_json(data: object) -> Record:
    """Read a record from JSON, checking every field; one of an earlier format lacks what was added since."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f"not a record of Cosmodrome: field 'format' must be {FORMAT!r}")
    check_format(data.get("format_version"))
    if data["format_version"] == 1:
        data = data | {"release": "", "data": "", "players": [], "rewinds": [], "ended": None, "created_at": None}
    for name, kind in (FIELDS | ADDED).items():
        if not isinstance(data.get(name), kind):
            raise RecordError(f"field {name!r} is missing or not {KINDS[kind]}")
    if not all(isinstance(value, int) for value in data["options"].values()):
        raise RecordError("field 'options' must hold whole numbers")
    hashes = {int(count): text for count, text in data["hashes"].items() if is_count(count) and isinstance(text, str)}
    if len(hashes) != len(data["hashes"]):
        raise RecordError("field 'hashes' must map numbers of inputs to texts")
    if data["format_version"] == 1:
        hashes = dict.fromkeys(hashes, NOT_COMPARED)
    result, seats = data.get("result"), whole(data, "seats")
    return Record(
        data["game"],
        whole(data, "version"),
        Setup(data["mode"], seats, data["options"]),
        data["chance"],
        bool(data.get("skip_forced", True)),
        read_inputs(data["inputs"], "input"),
        hashes,
        result if isinstance(result, dict) else None,
        read_rewinds(data["rewinds"], seats),
        read_players(data["players"]),
        read_ended(data.get("ended")),
        data["data"],
        data["release"],
        None if data.get("created_at") is None else whole(data, "created_at"),
    )


def check_format(version: object) -> None:
    """Complain about a format that cannot be read."""
    if version not in READABLE:
        known = " and ".join(map(str, READABLE))
        later = isinstance(version, int) and version > FORMAT_VERSION
        advice = " A later release of Cosmodrome wrote it: read it with that one." if later else ""
        raise RecordError(f"format version {version!r} is not known; known are {known}.{advice}")


def read_inputs(rows: list[object], where: str) -> list[Input]:
    """Read inputs."""
    return [input_pair(pair, f"{where} {place}") for place, pair in enumerate(rows)]


def input_pair(pair: object, where: str) -> Input:
    """Read one input."""
    numbers = ints(pair, where)
    if len(numbers) != 2:
        raise RecordError(f"{where} must be [seat, answer]")
    return numbers[0], numbers[1]


def read_rewinds(rows: list[object], seats: int) -> list[Rewind]:
    """Read when the match was taken back; who agreed must have sat there."""
    if len(rows) > MOST_REWINDS:
        raise RecordError(f"field 'rewinds' may hold {MOST_REWINDS} of them, not {len(rows)}")
    found: list[Rewind] = []
    for number, row in enumerate(rows, 1):
        if not isinstance(row, dict) or not isinstance(row.get("removed"), list):
            raise RecordError(f"rewind {number} must be an object with kept, removed and agreed")
        removed = read_inputs(row["removed"], f"rewind {number}, removed input")
        agreed = ints(row.get("agreed"), f"rewind {number}, field 'agreed',")
        if not all(0 <= seat < seats for seat in agreed):
            raise RecordError(f"rewind {number} was agreed to by seats that do not exist")
        found.append(Rewind(whole(row, "kept"), removed, agreed))
    return found


def read_players(rows: list[object]) -> list[Player]:
    """Read who played the seats."""
    found = [Player(str(row.get("name", "")), str(row.get("bot", ""))) for row in rows if isinstance(row, dict)]
    if len(found) != len(rows):
        raise RecordError("field 'players' must hold objects with name and bot")
    return found


def read_ended(row: object) -> Ended | None:
    """Read how a match was ended without a result."""
    if row is None:
        return None
    if not isinstance(row, dict) or not isinstance(row.get("why"), str):
        raise RecordError("field 'ended' must be an object with why and scores")
    return Ended(row["why"], None if row.get("scores") is None else ints(row["scores"], "the scores of field 'ended'"))
