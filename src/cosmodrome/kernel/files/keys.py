"""Field ``chance`` of a record: a seed, a key that was promised by its hash, or written-down rolls.

A key may be made of parts that several people brought, each promised by its hash before any of them was shown: then
nobody, the server included, could choose it.
"""

from hashlib import blake2b
from typing import Final

from cosmodrome.kernel.chance import Chance, KeyedChance, SeededChance, TapeChance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.snapshot import ints
from cosmodrome.kernel.game import Json

CHANCE: Final = frozenset(("seed", "key", "key_hash", "parts", "rolls"))
PARTS: Final = frozenset(("server", "seats", "restarts"))
EXCHANGE: Final = frozenset(("server", "seats"))
PROMISE: Final = frozenset(("hash", "part"))
HEX: Final = frozenset("0123456789abcdef")
SHORTEST_PART: Final = 16  # bytes
SECRET: Final = "the match is not over: its key is still secret, so its rolls cannot be checked"


def chance_of(chance: Json) -> Chance:
    """Return the generator that a record's field describes."""
    seed, rolls = chance.get("seed"), chance.get("rolls")
    if not CHANCE.issuperset(chance):
        raise RecordError(f"field 'chance' may hold {', '.join(sorted(CHANCE))} and nothing else")
    check_hex(chance.get("key_hash", "0"), "the key_hash of field 'chance'")
    if isinstance(seed, int):
        return SeededChance(seed)
    key = key_of(chance)
    keyed = None if key is None else KeyedChance(key)
    if isinstance(rolls, dict):
        if not all(is_count(stream) for stream in rolls):
            raise RecordError("the rolls of field 'chance' must be listed by the number of their stream")
        tape = {int(stream): ints(outcomes, f"rolls of stream {stream}") for stream, outcomes in rolls.items()}
        return TapeChance(tape, keyed)
    if keyed is not None:
        return keyed
    if "key_hash" in chance:
        raise RecordError(SECRET)
    raise RecordError("field 'chance' must hold a seed, a key or rolls")


def key_of(chance: Json) -> bytes | None:
    """Return the key, whole or put together from its parts; nothing where there is none."""
    if "parts" in chance:
        if "key" in chance or "key_hash" in chance:
            raise RecordError("field 'chance' may hold a key or the parts of one, not both")
        return key_of_parts(chance["parts"])
    key = chance.get("key")
    return secret_key(chance, key) if isinstance(key, str) else None


def secret_key(chance: Json, key: str) -> bytes:
    """Read a key and compare it with the hash that was published when the match started."""
    secret = read_hex(key, "the key of field 'chance'")
    if not 0 < len(secret) <= blake2b.MAX_KEY_SIZE:
        raise RecordError(f"the key of field 'chance' must have 1 to {blake2b.MAX_KEY_SIZE} bytes, not {len(secret)}")
    if "key_hash" in chance and key_hash(secret) != chance["key_hash"]:
        raise RecordError("the key does not match the hash published when the match started: the chance was changed")
    return secret


def key_hash(key: bytes) -> str:
    """Return the hash of a key, or of a part of one, that is published before it."""
    return blake2b(key, digest_size=32).hexdigest()


# -- parts -------------------------------------------------------------------------------------------------------------
def joined_key(server: bytes, seats: dict[int, bytes]) -> bytes:
    """Make the key of a match from the server's part and those of the seats that brought one."""
    text = "".join(f"seat {seat} {part.hex()}\n" for seat, part in sorted(seats.items()))
    return blake2b(f"key\n{text}".encode(), key=server, digest_size=32).digest()


def key_of_parts(parts: object) -> bytes:
    """Check every part against its promise, also those of exchanges that were begun anew, and put the key together."""
    found = fields(parts, "the parts of field 'chance'", PARTS)
    restarts = found.get("restarts", [])
    if not isinstance(restarts, list):
        raise RecordError("the restarts of field 'chance' must be a list")
    for number, exchange in enumerate(restarts, 1):
        read_exchange(fields(exchange, f"restart {number} of field 'chance'", EXCHANGE), f" of restart {number}")
    server, seats = read_exchange(found, "")
    if server is None:
        raise RecordError(SECRET)
    return joined_key(server, seats)


def read_exchange(exchange: Json, where: str) -> tuple[bytes | None, dict[int, bytes]]:
    """Read the server's part and those of the seats; a seat that promised one and did not show it is missing."""
    seats = exchange.get("seats", {})
    if not isinstance(seats, dict) or not all(is_count(seat) for seat in seats):
        raise RecordError(f"the seats{where} of field 'chance' must be listed by their numbers")
    shown = {int(seat): read_part(promise, f"seat {seat}'s part{where}") for seat, promise in seats.items()}
    server = read_part(exchange.get("server"), f"the server's part{where}")
    return server, {seat: part for seat, part in shown.items() if part is not None}


def read_part(promise: object, where: str) -> bytes | None:
    """Return a part that keeps its promise; nothing while it has not been shown."""
    found = fields(promise, f"{where} of the key", PROMISE)
    promised, shown = found.get("hash"), found.get("part")
    if not isinstance(promised, str):
        raise RecordError(f"{where} of the key must have a hash")
    check_hex(promised, f"the hash of {where}")
    if shown is None:
        return None
    part = read_hex(shown, f"{where} of the key")
    if not SHORTEST_PART <= len(part) <= blake2b.MAX_KEY_SIZE:
        raise RecordError(f"{where} of the key must have {SHORTEST_PART} to {blake2b.MAX_KEY_SIZE} bytes")
    if key_hash(part) != promised:
        raise RecordError(f"{where} of the key does not match the hash published before: the chance was changed")
    return part


# -- reading -----------------------------------------------------------------------------------------------------------
def fields(value: object, where: str, known: frozenset[str]) -> Json:
    """Return an object that holds known fields only."""
    if not isinstance(value, dict) or not known.issuperset(value):
        raise RecordError(f"{where} must be an object of {', '.join(sorted(known))}")
    return value


def check_hex(value: object, where: str) -> None:
    """Complain about what is not a hexadecimal text."""
    if not isinstance(value, str) or not set(value) <= HEX:
        raise RecordError(f"{where} is not hexadecimal")


def read_hex(value: object, where: str) -> bytes:
    """Read bytes from a hexadecimal text."""
    try:
        return bytes.fromhex(value if isinstance(value, str) else "x")
    except ValueError:
        raise RecordError(f"{where} is not hexadecimal") from None


def is_count(text: str) -> bool:
    """Tell whether a key of a JSON object is a number of sensible size."""
    return text.isdecimal() and len(text) <= 9
