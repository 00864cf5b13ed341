"""What was agreed when a table was opened; it never changes."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from cosmodrome.kernel.chance import Chance, KeyedChance, TapeChance
from cosmodrome.kernel.files.keys import key_hash
from cosmodrome.kernel.game import Json, Setup
from cosmodrome.kernel.record import Record
from cosmodrome.protocol import Pace


class Opening(msgspec.Struct):
    """What was played before the table was opened: the rolls and inputs of another record; or the tape of a lesson."""

    rolls: dict[str, list[int]]
    inputs: list[tuple[int, int]]
    skip_forced: bool = True
    lesson: str = ""  # its hash, where the match is a guided first game


class Terms(NamedTuple):
    """A table's fixed properties."""

    id: str
    invite: str
    game: str
    version: int
    setup: Setup
    pace: Pace
    answer_seconds: int
    public: bool
    title: str
    host: str
    key: str
    created_at: int
    opening: Opening | None = None
    part_seconds: int = 0
    ask_everything: bool = False  # also where nothing hangs on the answer
    coach: bool = False  # whoever plays here may ask for hints

    def lesson(self) -> str:
        """Return the hash of the lesson that is played here; such a match counts for nobody."""
        return "" if self.opening is None else self.opening.lesson

    def part_limit(self) -> int:
        """Return how many seconds a slow table waits for parts of the key."""
        return self.part_seconds or self.answer_seconds

    def secret(self) -> bytes:
        """Return the server's part of the key, which is all of it where nobody else brings one."""
        return bytes.fromhex(self.key)

    def chance(self, key: bytes) -> Chance:
        """Return the generator: the key of the match, after the rolls of what was played before."""
        keyed = KeyedChance(key)
        if self.opening is None:
            return keyed
        return TapeChance({int(stream): tape for stream, tape in self.opening.rolls.items()}, keyed)

    def chance_json(self, secret: bool) -> Json:
        """Return what a record says about chance: the hash only while the key is secret."""
        shown: Json = {"key_hash": self.key_hash()}
        if not secret:
            shown["key"] = self.key
        if self.opening is not None and not secret:
            shown["rolls"] = self.opening.rolls
        return shown

    def key_hash(self) -> str:
        """Return the hash that is published before the first roll."""
        return key_hash(self.secret())

    def record(self) -> Record:
        """Return the record with which the match begins."""
        opening = self.opening
        return Record(
            self.game,
            self.version,
            self.setup,
            self.chance_json(secret=True),
            True if opening is None else opening.skip_forced,
            [] if opening is None else list(opening.inputs),
        )


def terms_of(row: Mapping[str, Any]) -> Terms:
    """Read the terms from a row of the database."""
    return Terms(
        row["id"],
        row["invite"],
        row["game"],
        row["version"],
        Setup(row["mode"], row["seats"], msgspec.json.decode(row["options"], type=dict[str, int])),
        row["pace"],
        row["answer_seconds"],
        bool(row["public"]),
        row["title"],
        row["host"],
        row["key"],
        row["created_at"],
        msgspec.json.decode(row["opening"], type=Opening) if row["opening"] else None,
        row["part_seconds"],
        bool(row["ask_everything"]),
        bool(row["coach"]),
    )


def row_of(terms: Terms) -> dict[str, object]:
    """Return the row of the database for these terms, as it is before anybody sits."""
    return {
        "id": terms.id,
        "invite": terms.invite,
        "game": terms.game,
        "version": terms.version,
        "mode": terms.setup.mode,
        "seats": terms.setup.seats,
        "options": msgspec.json.encode(terms.setup.options).decode(),
        "pace": terms.pace,
        "answer_seconds": terms.answer_seconds,
        "part_seconds": terms.part_seconds,
        "ask_everything": terms.ask_everything,
        "coach": terms.coach,
        "public": terms.public,
        "title": terms.title,
        "host": terms.host,
        "key": terms.key,
        "opening": "" if terms.opening is None else msgspec.json.encode(terms.opening).decode(),
        "created_at": terms.created_at,
        "status": "open",
        "seated": "[]",
        "due_at": None,
        "changed_at": terms.created_at,
    }
