"""Records: written, read and replayed; and whatever is wrong with one is said with its place."""

import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.skirmish import GAME, Skirmish

from cosmodrome import __version__
from cosmodrome.kernel.chance import Chance, KeyedChance, Rng, SeededChance, TapeChance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.keys import chance_of, joined_key, key_hash
from cosmodrome.kernel.files.replay import kept_hash, replay
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import NOT_COMPARED, Player, read_record, record_from_json
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
    (lambda d: d.update(format_version=3), "format version 3 is not known; known are 1 and 2. A later release"),
    (lambda d: d.update(format_version="x"), "format version 'x' is not known; known are 1 and 2.$"),
    (lambda d: d.pop("rewinds"), "field 'rewinds' is missing or not a list"),
    (lambda d: d.update(rewinds=[7]), "rewind 1 must be an object with kept, removed and agreed"),
    (lambda d: d.update(rewinds=[{"kept": 1, "removed": [[1]], "agreed": []}]), "rewind 1, removed input 0 must be"),
    (lambda d: d.update(rewinds=[{"kept": 1, "removed": [], "agreed": [3]}]), "agreed to by seats that do not exist"),
    (lambda d: d.update(rewinds=[{"removed": [], "agreed": []}]), "field 'kept' must be a whole number"),
    (lambda d: d.update(rewinds=[{"kept": 999, "removed": [], "agreed": []}]), "rewind 1 kept 999 inputs, but there"),
    (lambda d: d.update(rewinds=[{}] * 1001), "field 'rewinds' may hold 1000 of them, not 1001"),
    (lambda d: d.update(players=[7]), "field 'players' must hold objects with name and bot"),
    (lambda d: d.update(players=[{}]), "there are 3 seats, but 1 players are recorded"),
    (lambda d: d.update(ended={}), "field 'ended' must be an object with why and scores"),
    (lambda d: d.update(ended={"why": "agreed"}), "came to its end, but is recorded as ended without a result"),
    (
        lambda d: (d["inputs"].pop(), d.update(hashes={}, result=None, ended={"why": "agreed", "scores": [7, 7, 7]})),
        "where it was ended the scores are .*, but .* are recorded",
    ),
    (lambda d: d.update(created_at="x"), "field 'created_at' must be a whole number"),
    (lambda d: d.pop("game"), "field 'game' is missing or not a text"),
    (lambda d: d.pop("mode"), "field 'mode' is missing or not a text"),
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
    (lambda d: d.update(version=9), "version 9, not of skirmish version 1. A later release of Cosmodrome plays it"),
    (lambda d: d.update(version=0), "version 0, not of skirmish version 1. Release 0.0.1 of Cosmodrome plays it"),
    (lambda d: d.update(mode="x"), "set-up: skirmish has no mode 'x'; it has: standard, blitz"),
    (lambda d: d.update(seats=9), "set-up: skirmish in mode standard is not for 9 seats; it is for: 2, 3, 4"),
    (lambda d: d.update(options={"rounds": 99}), r"set-up: option rounds is 99; it must be in 1\.\.5"),
    (lambda d: d["chance"].update(seed=4), "after the set-up the state is not the recorded one"),
    (lambda d: d["hashes"].update({"0": "0"}), "after the set-up the state is not the recorded one"),
    (lambda d: d["hashes"].update({"7": "0"}), "after input 6 the state is not the recorded one"),
    (
        lambda d: d["inputs"][5].__setitem__(1, -1),
        r"input 5 \(seat \d, answer -1\) does not fit: this is no possible answer",
    ),
    (
        lambda d: d["inputs"][5].__setitem__(0, 77),
        r"input 5 \(seat 77, answer \d\) does not fit: this seat is not asked",
    ),
    (
        lambda d: d["inputs"][5].__setitem__(0, -40),
        r"input 5 \(seat -40, answer \d\) does not fit: this seat is not asked",
    ),
    (lambda d: d["inputs"].append([0, 0]), r"input \d+ \(seat 0, answer 0\) does not fit: this seat is not asked"),
    (lambda d: d["inputs"].pop(), r"inputs are missing: there are \d+, but the hash after \d+ is recorded"),
    (lambda d: d["result"].update(winners=[]), r"after the last input the result is .*, but .* is recorded"),
    (lambda d: (d["inputs"].pop(), d.update(hashes={})), "after the last input the result is None, but"),
]


@pytest.fixture(autouse=True)
def earlier_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a release be known that plays an earlier version of the game."""
    monkeypatch.setattr(type(GAME), "releases", {0: "0.0.1"})


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


def test_format_1_is_read_and_written_as_the_present_one(data: Data) -> None:
    present = record_from_json(data)
    added = ("release", "created_at", "data", "players", "rewinds", "ended")
    old = {name: value for name, value in data.items() if name not in added} | {"format_version": 1}
    record = record_from_json(old)
    assert replay(GAME, record).over()
    unchecked = dict.fromkeys(present.hashes, NOT_COMPARED)  # states were written down in another form
    assert record == dataclasses.replace(present, release="", data="", hashes=unchecked)
    assert json.loads(record.write())["format_version"] == 2


def test_a_record_says_who_played_when_and_with_what(data: Data) -> None:
    record = record_from_json(data)
    assert (record.release, record.data) == (__version__, "")
    record.players = [Player("Anna"), Player("Boris", "heuristic"), Player("", "random")]
    record.created_at = 1_700_000_000_000
    again = read_record(record.write())
    assert again == record
    assert json.loads(record.write())["players"][1] == {"name": "Boris", "bot": "heuristic"}


def test_other_component_data_are_named_where_a_record_does_not_replay(
    data: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    data["data"] = "aa"
    assert replay(GAME, record_from_json(data)).over(), "what replays exactly needs no complaint"
    data["hashes"]["7"] = "0"
    with pytest.raises(RecordError, match="other component data, aa; here is none"):
        replay(GAME, record_from_json(data))
    monkeypatch.setattr(type(GAME), "data_hash", lambda game: "aa")
    with pytest.raises(RecordError, match=r"the record or the rules changed$"):
        replay(GAME, record_from_json(data))


# -- taking back -------------------------------------------------------------------------------------------------------
def taken_back(chance: Chance, chance_json: dict[str, object]) -> Match[Skirmish]:
    """Play a match that is taken back now and then, also to where it was taken back before and to its beginning."""
    match = Match(GAME, GAME.check("standard", 3, {}), chance, chance_json)
    rng = Rng(5)
    for upto, kept in ((6, 4), (7, 4), (8, 7), (8, 2), (5, 0), (3, 3), (7, 2), (1000, -1)):
        while len(match.record.inputs) < upto and not match.state.over():
            seat = match.state.next_seat()
            match.answer(seat, match.state.sample(seat, rng))
        if kept >= 0:
            match.rewind(kept, [0, 1, 2])
    return match


CHANCES: list[tuple[Chance, dict[str, object]]] = [
    (SeededChance(3), {"seed": 3}),
    (KeyedChance(KEY), {"key": KEY.hex(), "key_hash": key_hash(KEY)}),
]


@pytest.mark.parametrize(("chance", "chance_json"), CHANCES, ids=["seed", "key"])
def test_a_match_that_was_taken_back_replays_with_fresh_chance(chance: Chance, chance_json: Data) -> None:
    match = taken_back(chance, chance_json)
    record = read_record(match.record.write())
    assert len(record.rewinds) == 7
    assert record == match.record
    assert state_hash(replay(GAME, record)) == state_hash(match.state)
    again = Match.resume(GAME, record, chance_of(record.chance))
    assert state_hash(again.state) == state_hash(match.state)
    assert again.record == record


def test_rolls_are_fresh_after_each_rewind() -> None:
    kept = kept_hash([(0, 1), (1, 2)])
    for chance in (SeededChance(3), KeyedChance(KEY), TapeChance({}, SeededChance(3))):
        others = [chance, *(chance.fresh(*after) for after in ((1, kept), (2, kept), (1, kept_hash([(0, 1)]))))]
        rolls = [[other.roll(1000, 1, count) for count in range(10)] for other in others]
        assert len({tuple(one) for one in rolls}) == len(others)
    written = TapeChance({1: [5]}, SeededChance(3))
    assert written.fresh(1, kept).roll(1000, 1, 0) == 5, "what was rolled before stays"
    assert TapeChance({1: [5]}).fresh(1, kept).roll(1000, 1, 0) == 5


REWIND_DAMAGE: list[tuple[Change, str]] = [
    (lambda d: d["rewinds"].pop(), "after input|does not fit|the result is"),
    (lambda d: d["rewinds"].pop(0), "after input|does not fit|the result is"),
    (lambda d: d["rewinds"][0]["removed"].__setitem__(0, [0, 99]), r"input 4 .* before rewind 1 does not fit"),
    (lambda d: d["rewinds"][0].update(kept=-1), "rewind 1 kept -1 inputs"),
]


@pytest.mark.parametrize(("change", "complaint"), REWIND_DAMAGE)
def test_a_rewind_that_was_left_out_or_changed_is_noticed(change: Change, complaint: str) -> None:
    data = json.loads(taken_back(SeededChance(3), {"seed": 3}).record.write())
    change(data)
    with pytest.raises(RecordError, match=complaint):
        replay(GAME, record_from_json(data))


# -- a key that several made -------------------------------------------------------------------------------------------
def promise(part: bytes, shown: bool = True) -> Data:
    return {"hash": key_hash(part)} | ({"part": part.hex()} if shown else {})


def parts() -> Data:
    """Return an exchange with a restart, in which the third seat did not show its part."""
    first = {"server": promise(b"s" * 32), "seats": {"0": promise(b"a" * 16), "2": promise(b"c" * 16, shown=False)}}
    seats = {"0": promise(b"A" * 16), "1": promise(b"B" * 16), "2": promise(b"C" * 16, shown=False)}
    return {"server": promise(KEY), "seats": seats, "restarts": [first]}


def test_a_key_is_made_of_the_parts_of_all() -> None:
    chance = chance_of({"parts": parts()})
    assert isinstance(chance, KeyedChance)
    assert chance.key == joined_key(KEY, {0: b"A" * 16, 1: b"B" * 16})
    assert len({chance.key, joined_key(KEY, {0: b"A" * 16}), joined_key(b"S" * 32, {0: b"A" * 16, 1: b"B" * 16})}) == 3
    data = played(chance, {"parts": parts()})
    assert replay(GAME, record_from_json(data)).over()
    del data["chance"]["parts"]["server"]["part"]
    with pytest.raises(RecordError, match="its key is still secret"):
        replay(GAME, record_from_json(data))


PARTS_DAMAGE: list[tuple[Change, str]] = [
    (lambda p: p["seats"]["1"].update(part="00" * 16), "seat 1's part of the key does not match the hash"),
    (lambda p: p["server"].update(part="00" * 32), "the server's part of the key does not match the hash"),
    (lambda p: p["restarts"][0]["server"].update(part="00" * 32), "the server's part of restart 1 of the key does not"),
    (lambda p: p["seats"]["1"].update(part="00"), "must have 16 to 64 bytes"),
    (lambda p: p["seats"]["1"].update(part=7), "is not hexadecimal"),
    (lambda p: p["seats"]["1"].pop("hash"), "must have a hash"),
    (lambda p: p["seats"]["1"].update(hash="x"), "the hash of seat 1's part is not hexadecimal"),
    (lambda p: p.update(seats={"x": {}}), "must be listed by their numbers"),
    (lambda p: p.update(restarts={}), "the restarts of field 'chance' must be a list"),
    (lambda p: p.update(other=1), "must be an object of restarts, seats, server"),
    (lambda p: p.pop("server"), "the server's part of the key must be an object"),
]


@pytest.mark.parametrize(("change", "complaint"), PARTS_DAMAGE, ids=[complaint for _, complaint in PARTS_DAMAGE])
def test_a_part_that_does_not_keep_its_promise_is_refused(change: Change, complaint: str) -> None:
    damaged = parts()
    change(damaged)
    with pytest.raises(RecordError, match=complaint):
        chance_of({"parts": damaged})


def test_a_key_and_parts_of_one_do_not_go_together() -> None:
    with pytest.raises(RecordError, match="a key or the parts of one, not both"):
        chance_of({"parts": parts(), "key": KEY.hex()})
