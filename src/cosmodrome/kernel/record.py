"""Records: game, version, set-up, chance and inputs.  The record is the save; replaying it gives everything else."""

import json
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from cosmodrome.kernel.chance import Chance, KeyedChance, SeededChance, TapeChance
from cosmodrome.kernel.errors import BadSetup, IllegalAnswer, RecordError, TapeError
from cosmodrome.kernel.game import Game, Json, S, Setup
from cosmodrome.kernel.snapshot import ints, state_hash, whole
from cosmodrome.kernel.state import Event, State

FORMAT: Final = "cosmodrome-record"
FORMAT_VERSION: Final = 1
FIELDS: Final = {"game": str, "mode": str, "options": dict, "chance": dict, "inputs": list, "hashes": dict}
CHANCE: Final = frozenset(("seed", "key", "key_hash", "rolls"))
HEX: Final = frozenset("0123456789abcdef")
HASH_EVERY: Final = 50  # inputs between two hashes of the state


@dataclass
class Record:
    """One match as it was played: enough to play it again exactly."""

    game: str
    version: int
    setup: Setup
    # {"seed": int}; {"key": hex}, with {"key_hash": hex} alone while the key is secret; {"rolls": {...}}; or rolls for
    # what was played at another table and the key for what came after.
    chance: Json
    skip_forced: bool = True
    inputs: list[tuple[int, int]] = field(default_factory=list)
    hashes: dict[int, str] = field(default_factory=dict)  # state hash after that many inputs
    result: Json | None = None  # winners and scores, once the match is over

    def to_json(self) -> Json:
        """Return the record as JSON."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "version": self.version,
            "mode": self.setup.mode,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "chance": self.chance,
            "skip_forced": self.skip_forced,
            "inputs": [list(pair) for pair in self.inputs],
            "hashes": {str(count): text for count, text in self.hashes.items()},
            "result": self.result,
        }

    def write(self) -> str:
        """Return the record as the text of a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def read_record(text: str) -> Record:
    """Read a record from the text of a file, or say what is wrong with it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not a JSON file: {error}") from None
    return record_from_json(data)


def record_from_json(data: object) -> Record:
    """Read a record from JSON, checking every field."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f"not a record of Cosmodrome: field 'format' must be {FORMAT!r}")
    if data.get("format_version") != FORMAT_VERSION:
        raise RecordError(f"format version {data.get('format_version')!r} is not known; known is {FORMAT_VERSION}")
    for name, kind in FIELDS.items():
        if not isinstance(data.get(name), kind):
            raise RecordError(f"field {name!r} is missing or not a {kind.__name__}")
    if not all(isinstance(value, int) for value in data["options"].values()):
        raise RecordError("field 'options' must hold whole numbers")
    hashes = {int(count): text for count, text in data["hashes"].items() if is_count(count) and isinstance(text, str)}
    if len(hashes) != len(data["hashes"]):
        raise RecordError("field 'hashes' must map numbers of inputs to texts")
    result = data.get("result")
    return Record(
        data["game"],
        whole(data, "version"),
        Setup(data["mode"], whole(data, "seats"), data["options"]),
        data["chance"],
        bool(data.get("skip_forced", True)),
        [input_pair(pair, i) for i, pair in enumerate(data["inputs"])],
        hashes,
        result if isinstance(result, dict) else None,
    )


def is_count(text: str) -> bool:
    """Tell whether a key of a JSON object is a number of sensible size."""
    return text.isdecimal() and len(text) <= 9


def input_pair(pair: object, place: int) -> tuple[int, int]:
    """Read one input."""
    numbers = ints(pair, f"input {place}")
    if len(numbers) != 2:
        raise RecordError(f"input {place} must be [seat, answer]")
    return numbers[0], numbers[1]


def chance_of(chance: Json) -> Chance:
    """Return the generator that a record's field describes."""
    seed, key, rolls = chance.get("seed"), chance.get("key"), chance.get("rolls")
    if not CHANCE.issuperset(chance):
        raise RecordError(f"field 'chance' may hold {', '.join(sorted(CHANCE))} and nothing else")
    promised = chance.get("key_hash", "0")
    if not isinstance(promised, str) or not set(promised) <= HEX:
        raise RecordError("the key_hash of field 'chance' is not hexadecimal")
    if isinstance(seed, int):
        return SeededChance(seed)
    keyed = KeyedChance(secret_key(chance, key)) if isinstance(key, str) else None
    if isinstance(rolls, dict):
        if not all(is_count(stream) for stream in rolls):
            raise RecordError("the rolls of field 'chance' must be listed by the number of their stream")
        tape = {int(stream): ints(outcomes, f"rolls of stream {stream}") for stream, outcomes in rolls.items()}
        return TapeChance(tape, keyed)
    if keyed is not None:
        return keyed
    if "key_hash" in chance:
        raise RecordError("the match is not over: its key is still secret, so its rolls cannot be checked")
    raise RecordError("field 'chance' must hold a seed, a key or rolls")


def secret_key(chance: Json, key: str) -> bytes:
    """Read a key and compare it with the hash that was published when the match started."""
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        raise RecordError("the key of field 'chance' is not hexadecimal") from None
    if not 0 < len(secret) <= blake2b.MAX_KEY_SIZE:
        raise RecordError(f"the key of field 'chance' must have 1 to {blake2b.MAX_KEY_SIZE} bytes, not {len(secret)}")
    if "key_hash" in chance and key_hash(secret) != chance["key_hash"]:
        raise RecordError("the key does not match the hash published when the match started: the chance was changed")
    return secret


def key_hash(key: bytes) -> str:
    """Return the hash of a key that is published when a match starts."""
    return blake2b(key, digest_size=32).hexdigest()


def replay(game: Game[S], record: Record, upto: int = -1, events: list[Event] | None = None) -> S:
    """Play a record again, all of it or its first inputs, checking every input and every hash on the way."""
    if (record.game, record.version) != (game.id, game.version):
        raise RecordError(
            f"the record is of {record.game} version {record.version}, not of {game.id} version {game.version}"
        )
    try:
        setup = game.check(record.setup.mode, record.setup.seats, record.setup.options)
        state = game.start(setup, chance_of(record.chance), events, record.skip_forced)
    except (BadSetup, TapeError) as error:
        raise RecordError(f"set-up: {error}") from None
    check_hash(record, 0, state)
    for i, (seat, answer) in enumerate(record.inputs if upto < 0 else record.inputs[:upto]):
        try:
            state.apply(seat, answer)
        except (IllegalAnswer, TapeError) as error:
            raise RecordError(f"input {i} (seat {seat}, answer {answer}) does not fit: {error}") from None
        check_hash(record, i + 1, state)
    if upto < 0:
        check_end(game, record, state)
    return state


def check_hash(record: Record, count: int, state: State) -> None:
    """Compare the state after so many inputs with the record's hash, where it has one."""
    if count in record.hashes and record.hashes[count] != state_hash(state):
        when = f"after input {count - 1}" if count else "after the set-up"
        raise RecordError(f"{when} the state is not the recorded one: the record or the rules changed")


def check_end(game: Game[S], record: Record, state: S) -> None:
    """Compare how the inputs end with what the record says of the end."""
    count = len(record.inputs)
    if max(record.hashes, default=0) > count:
        raise RecordError(f"inputs are missing: there are {count}, but the hash after {max(record.hashes)} is recorded")
    if record.result is not None:
        result = {"winners": game.winners(state), "scores": game.scores(state)} if state.over() else None
        if record.result != result:
            raise RecordError(f"after the last input the result is {result}, but {record.result} is recorded")
