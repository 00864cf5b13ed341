"""Reading a game's ``components.json``: every value is checked, every complaint names file, record and field."""

import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

from cosmodrome.kernel.errors import DataError

WORDS: Final = ("_en", "_ru", "source", "note", "notes", "evidence", "_origin")  # ends of fields that no rule reads


class Entry:
    """One JSON object of a data file that knows where it stands."""

    def __init__(self, where: str, fields: dict[str, object], hash: str = "") -> None:
        self.where: Final = where
        self.fields: Final = fields
        self.hash: Final = hash  # of the figures of the whole file

    def fail(self, name: str, wanted: str) -> DataError:
        """Return the complaint about one field."""
        found = repr(self.fields[name]) if name in self.fields else "missing"
        return DataError(f"{self.where}: field {name!r} must be {wanted}, but is {found}")

    def has(self, name: str) -> bool:
        """Tell whether the field is there and not null."""
        return self.fields.get(name) is not None

    def whole(self, name: str, low: int = 0, high: int = 1000) -> int:
        """Return a whole number within bounds."""
        value = self.fields.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(name, f"a whole number in {low}..{high}")
        return value

    def flag(self, name: str) -> bool:
        """Return true or false."""
        value = self.fields.get(name)
        if not isinstance(value, bool):
            raise self.fail(name, "true or false")
        return value

    def text(self, name: str) -> str:
        """Return a text that is not empty."""
        value = self.fields.get(name)
        if not isinstance(value, str) or not value:
            raise self.fail(name, "a text")
        return value

    def one_of(self, name: str, values: Sequence[str]) -> int:
        """Return the index of a text that must be one of the values."""
        value = self.fields.get(name)
        if not isinstance(value, str) or value not in values:
            raise self.fail(name, f"one of {', '.join(values)}")
        return values.index(value)

    def texts(self, name: str) -> list[str]:
        """Return a list of texts."""
        value = self.fields.get(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(name, "a list of texts")
        return list(value)

    def wholes(self, name: str) -> list[int]:
        """Return a list of whole numbers."""
        value = self.fields.get(name)
        if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
            raise self.fail(name, "a list of whole numbers")
        return list(value)

    def entry(self, name: str) -> "Entry":
        """Return a nested object."""
        value = self.fields.get(name)
        if not isinstance(value, dict):
            raise self.fail(name, "an object")
        return Entry(f"{self.where}: {name}", value)

    def entries(self, name: str) -> list["Entry"]:
        """Return a list of nested objects; each is called by its id, or else by its place."""
        value = self.fields.get(name)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fail(name, "a list of objects")
        return [Entry(f"{self.where}: {name} {item.get('id', i)}", item) for i, item in enumerate(value)]

    def names(self) -> dict[str, str]:
        """Return the English and the Russian name."""
        return {"en": self.text("name_en"), "ru": self.text("name_ru")}


def load_data(path: Path) -> Entry:
    """Read a data file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(f"{path.name}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise DataError(f"{path.name}: not a JSON file: {error}") from None
    if not isinstance(data, dict):
        raise DataError(f"{path.name}: must hold a JSON object")
    return Entry(path.name, data, figures_hash(data))


def figures_hash(data: object) -> str:
    """Return a hash of data without its words."""
    text = json.dumps(figures(data), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def sets_hash(base: Entry, expansions: list[Entry]) -> str:
    """Return the hash of a base set and of what comes on top of it, each by its name."""
    return "+".join([base.hash, *[f"{expansion.text('id')}:{expansion.hash}" for expansion in expansions]])


def sets_of(hash: str) -> dict[str, str]:
    """Return the expansions that such a hash names, with the hash of each."""
    pairs = [part.partition(":") for part in hash.split("+")[1:]]
    return {name: figures for name, _, figures in pairs}


def figures(value: object) -> object:
    """Return data without its words."""
    if isinstance(value, list):
        return [figures(item) for item in value]
    if isinstance(value, dict):
        return {name: figures(item) for name, item in value.items() if not name.endswith(WORDS)}
    return value
