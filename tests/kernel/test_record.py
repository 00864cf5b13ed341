"""Records: written, read and replayed; and whatever is wrong with one is said with its place."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.skirmish import GAME

from cosmodrome.kernel.chance import Chance, KeyedChance, Rng, SeededChance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import chance_of, key_hash, read_record, record_from_json, replay
from cosmodrome.kernel.snapshot import state_hash
from cosmodrome.kernel.state import Event

KEY = bytes(range(32))
Data = dict[str, Any]


def played(chance: Chance, chance_json: dict[str, object]) -> Data:
    """Return the JSON of a record of a whole match."""
    match = Match(GAME, GAME.check("standard", 3, {}), chance, chance_json)
    rng = Rng(1)
    while not match.state.over():
        seat = match.state.next_seat()
        match.answer(seat, match.state.sample(seat, rng))
    data: Data = json.loads(match.record.write())
    return data


@pytest.fixture
def data() -> Data:
    return played(SeededChance(3), {"seed": 3})


def test_a_record_survives_writing_and_reading(data: Data) -> None:
    record = record_from_json(data)
    assert json.loads(record.write()) == data
    assert read_record(record.write()) == record
    assert record.write().endswith("}\n")


def test_a_record_replays(data: Data) -> None:
    events: list[Event] = []
    state = replay(GAME, record_from_json(data), events=events)
    assert state.over()
    assert state_hash(state) == data["hashes"][str(len(data["inputs"]))]
    assert events


def test_a_record_replays_in_part(data: Data) -> None:
    assert replay(GAME, record_from_json(data), upto=0).asked == 1
    assert not replay(GAME, record_from_json(data), upto=5).over()


def test_a_record_without_result_and_hashes_replays(data: Data) -> None:
    data.update(result=None, hashes={})
    assert replay(GAME, record_from_json(data)).over()


def test_rolls_can_stand_for_the_seed(data: Data) -> None:
    state = GAME.blank()
    rolled: list[tuple[int, int]] = []
    setup = GAME.check("standard", 3, {})
    state.seats, state.chance, state.rolls, state.rolled = 3, SeededChance(3), [0] * len(GAME.streams), rolled
    GAME.set_up(state, setup)
    state.run()
    for seat, answer in data["inputs"]:
        state.apply(seat, answer)
    tape = {str(stream): [roll for one, roll in rolled if one == stream] for stream in range(len(GAME.streams))}
    data["chance"] = {"rolls": tape}
    assert state_hash(replay(GAME, record_from_json(data))) == state_hash(state)
    data["chance"]["rolls"]["0"].pop()
    with pytest.raises(RecordError, match=r"input \d+ .* does not fit: the tape of stream 0 ends"):
        replay(GAME, record_from_json(data))


def test_a_match_between_people_is_checked_against_the_published_hash() -> None:
    data = played(KeyedChance(KEY), {"key_hash": key_hash(KEY)})
    with pytest.raises(RecordError, match="its key is still secret"):
        replay(GAME, record_from_json(data))
    data["chance"]["key"] = KEY.hex()
    assert replay(GAME, record_from_json(data)).over()
    data["chance"]["key"] = (KEY[:-1] + b"x").hex()
    with pytest.raises(RecordError, match="the key does not match the hash published"):
        replay(GAME, record_from_json(data))


@pytest.mark.parametrize(
    ("chance", "complaint"),
    [
        ({}, "field 'chance' must hold a seed, a key or rolls"),
        ({"seed": "x"}, "field 'chance' must hold a seed, a key or rolls"),
        ({"key": "xyz"}, "the key of field 'chance' is not hexadecimal"),
        ({"key": ""}, "must have 1 to 64 bytes, not 0"),
        ({"key": "00" * 65}, "must have 1 to 64 bytes, not 65"),
        ({"rolls": {"die": []}}, "listed by the number of their stream"),
        ({"rolls": {"²": []}}, "listed by the number of their stream"),
        ({"rolls": {"0": "x"}}, "rolls of stream 0 must be a list of whole numbers"),
    ],
)
def test_unusable_chance_is_refused(chance: dict[str, object], complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        chance_of(chance)


Change = Callable[[Data], object]

DAMAGE: list[tuple[Change, str]] = [
    (lambda d: d.update(format="x"), "field 'format' must be 'cosmodrome-record'"),
    (lambda d: d.update(format_version=2), "format version 2 is not known; known is 1"),
    (lambda d: d.pop("game"), "field 'game' is missing or not a str"),
    (lambda d: d.pop("mode"), "field 'mode' is missing or not a str"),
    (lambda d: d.update(inputs={}), "field 'inputs' is missing or not a list"),
    (lambda d: d.update(seats="3"), "field 'seats' must be a whole number, not '3'"),
    (lambda d: d.update(version=None), "field 'version' must be a whole number"),
    (lambda d: d.update(options={"rounds": "x"}), "field 'options' must hold whole numbers"),
    (lambda d: d.update(hashes={"x": "y"}), "field 'hashes' must map numbers"),
    (lambda d: d.update(hashes={"²": "y"}), "field 'hashes' must map numbers"),
    (lambda d: d.update(hashes={"1": 2}), "field 'hashes' must map numbers"),
    (lambda d: d["inputs"].__setitem__(4, [1]), r"input 4 must be \[seat, answer\]"),
    (lambda d: d["inputs"].__setitem__(4, [1, "x"]), "input 4 must be a list of whole numbers"),
    (lambda d: d["inputs"].__setitem__(4, None), "input 4 must be a list of whole numbers"),
    (lambda d: d.update(game="chess"), "the record is of chess version 1, not of skirmish version 1"),
    (lambda d: d.update(version=9), "the record is of skirmish version 9, not of skirmish version 1"),
    (lambda d: d.update(mode="x"), "set-up: skirmish has no mode 'x'; it has: standard, blitz"),
    (lambda d: d.update(seats=9), "set-up: skirmish in mode standard is not for 9 seats; it is for: 2, 3, 4"),
    (lambda d: d.update(options={"rounds": 99}), r"set-up: option rounds is 99; it must be in 1\.\.5"),
    (lambda d: d["chance"].update(seed=4), "after the set-up the state is not the recorded one"),
    (lambda d: d["hashes"].update({"0": "0"}), "after the set-up the state is not the recorded one"),
    (lambda d: d["hashes"].update({"7": "0"}), "after input 6 the state is not the recorded one"),
    (
        lambda d: d["inputs"][5].__setitem__(1, -1),
        r"input 5 \(seat \d, answer -1\) does not fit: refused-out-of-domain",
    ),
    (lambda d: d["inputs"][5].__setitem__(0, 77), r"input 5 \(seat 77, answer \d\) does not fit: refused-not-asked"),
    (lambda d: d["inputs"][5].__setitem__(0, -40), r"input 5 \(seat -40, answer \d\) does not fit: refused-not-asked"),
    (lambda d: d["inputs"].append([0, 0]), r"input \d+ \(seat 0, answer 0\) does not fit: refused-not-asked"),
    (lambda d: d["inputs"].pop(), r"inputs are missing: there are \d+, but the hash after \d+ is recorded"),
    (lambda d: d["result"].update(winners=[]), r"after the last input the result is .*, but .* is recorded"),
    (lambda d: (d["inputs"].pop(), d.update(hashes={})), "after the last input the result is None, but"),
]


@pytest.mark.parametrize(("change", "complaint"), DAMAGE, ids=[complaint for _, complaint in DAMAGE])
def test_a_damaged_record_is_refused_with_the_place(data: Data, change: Change, complaint: str) -> None:
    change(data)
    with pytest.raises(RecordError, match=complaint):
        replay(GAME, read_record(json.dumps(data)))


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '"x"', "[" * 100_000])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match=r"not a JSON file|not a record of Cosmodrome"):
        read_record(text)


def test_rolls_of_another_table_come_before_those_of_the_key() -> None:
    key = "11" * 16
    mixed = chance_of({"rolls": {"2": [3, 1]}, "key": key, "key_hash": key_hash(bytes.fromhex(key))})
    keyed = chance_of({"key": key})
    assert [mixed.roll(6, 2, count) for count in range(2)] == [3, 1]
    assert [mixed.roll(6, 2, count) for count in range(2, 9)] == [keyed.roll(6, 2, count) for count in range(2, 9)]
    assert mixed.roll(1000, 0, 0) == keyed.roll(1000, 0, 0)
