"""Data files: every value is checked, and every complaint names file, record and field."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry, load_data
from cosmodrome.registry import games


@pytest.fixture
def ship(tmp_path: Path) -> Entry:
    """A record inside a data file."""
    path = tmp_path / "components.json"
    fields = {"id": "scout", "name_en": "Scout", "name_ru": "Разведчик", "cost": 3, "fast": True, "note": None}
    nested = {"crew": {"size": 2}, "tags": ["a", "b"]}
    path.write_text(json.dumps({"ships": [fields | nested, {"cost": 1}]}), "utf-8")
    return load_data(path).entries("ships")[0]


def test_values_are_read(ship: Entry) -> None:
    assert (ship.text("id"), ship.whole("cost"), ship.flag("fast"), ship.texts("tags")) == (
        "scout",
        3,
        True,
        ["a", "b"],
    )
    assert ship.entry("crew").whole("size") == 2
    assert ship.one_of("id", ["viper", "scout"]) == 1
    assert ship.names() == {"en": "Scout", "ru": "Разведчик"}
    assert [ship.has(name) for name in ("cost", "note", "nothing")] == [True, False, False]


@pytest.mark.parametrize(
    ("read", "complaint"),
    [
        (lambda ship: ship.whole("nothing"), r"field 'nothing' must be a whole number in 0\.\.1000, but is missing"),
        (lambda ship: ship.whole("cost", 4, 9), r"field 'cost' must be a whole number in 4\.\.9, but is 3"),
        (lambda ship: ship.whole("fast"), r"field 'fast' must be a whole number in 0\.\.1000, but is True"),
        (lambda ship: ship.flag("cost"), "field 'cost' must be true or false, but is 3"),
        (lambda ship: ship.text("cost"), "field 'cost' must be a text, but is 3"),
        (lambda ship: ship.one_of("id", ["viper", "base"]), "field 'id' must be one of viper, base, but is 'scout'"),
        (lambda ship: ship.texts("cost"), "field 'cost' must be a list of texts, but is 3"),
        (lambda ship: ship.entry("tags"), r"field 'tags' must be an object, but is \['a', 'b'\]"),
        (lambda ship: ship.entries("tags"), r"field 'tags' must be a list of objects, but is \['a', 'b'\]"),
        (lambda ship: ship.entry("crew").text("size"), "ships scout: crew: field 'size' must be a text, but is 2"),
    ],
)
def test_a_wrong_value_is_named_with_its_place(ship: Entry, read: Callable[[Entry], object], complaint: str) -> None:
    with pytest.raises(DataError, match=complaint) as caught:
        read(ship)
    assert str(caught.value).startswith("components.json: ships scout: ")


def test_a_record_without_id_is_named_by_its_place(tmp_path: Path) -> None:
    path = tmp_path / "components.json"
    path.write_text('{"ships": [{"id": "a"}, {}]}', "utf-8")
    with pytest.raises(DataError, match=r"components\.json: ships 1: field 'id' must be a text, but is missing"):
        load_data(path).entries("ships")[1].text("id")


@pytest.mark.parametrize(("text", "complaint"), [("{", "not a JSON file"), ("[]", "must hold a JSON object")])
def test_a_file_that_is_no_data_file_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "components.json"
    path.write_text(text, "utf-8")
    with pytest.raises(DataError, match=complaint):
        load_data(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"components\.json: cannot be read: No such file"):
        load_data(tmp_path / "components.json")


def written(folder: Path, game: str, data: object) -> str:
    """Write a data file and load it; return the hash of what was loaded."""
    path = folder / f"{game}.json"
    path.write_text(json.dumps(data), "utf-8")
    return load_data(path).hash


def test_the_hash_of_data_is_that_of_its_figures(tmp_path: Path) -> None:
    card = {"id": "ship", "cost": 3, "name_en": "Ship", "name_ru": "Корабль", "source": "a photo", "does": [{"n": 1}]}
    first = written(tmp_path, "one", {"cards": [card]})
    assert len(first) == 32
    assert written(tmp_path, "two", {"cards": [card | {"name_ru": "Судно", "source": "the rulebook"}]}) == first
    assert written(tmp_path, "three", {"cards": [card | {"cost": 4}]}) != first
    assert written(tmp_path, "four", {"cards": [card | {"does": [{"n": 2}]}]}) != first


def test_every_game_knows_the_hash_of_its_data() -> None:
    assert all(len(game.data_hash()) == 32 for game in games().values())
