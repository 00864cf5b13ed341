"""Replay: a record told, checked, and refused with what is wrong and where."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Cosmodrome
from tests.cli.nim import GAME

from cosmodrome.kernel.files.keys import chance_of
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import Ended, Player, read_record

Json = dict[str, object]


def test_a_record_is_told_move_by_move(cosmodrome: Cosmodrome, record: Path) -> None:
    code, out, err = cosmodrome("replay", record)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "1. Seat 1 chooses: Take a stone",
        "   Seat 1 took a stone, 3 left",
        "2. Seat 1 chooses: Stop",
        "   Seat 1 stopped",
        "3. Seat 2 chooses: Take a stone",
        "   Seat 2 took a stone, 2 left",
        "4. Seat 2 chooses: Take a stone",
        "   Seat 2 took a stone, 1 left",
        "5. Seat 2 chooses: Take a stone",
        "   Seat 2 took a stone, 0 left",
        "Game over",
        "Seat 2 wins",
        "Seat 1: 0 · Seat 2: 1",
    ]
    assert "Место 1 выбирает: «Взять камень»" in cosmodrome("replay", record, "--lang", "ru").out


def test_verify_prints_the_final_hash(cosmodrome: Cosmodrome, record: Path) -> None:
    code, out, err = cosmodrome("replay", "--verify", record)
    final = state_hash(replay(GAME, read_record(record.read_text())))
    assert (code, err) == (0, "")
    assert out == f"ok: nim version 1, plain, 2 seats, 5 inputs, finished\nfinal hash {final}\n"


def test_what_was_taken_back_and_how_it_was_ended_is_told(cosmodrome: Cosmodrome, record: Path) -> None:
    made = read_record(record.read_text())
    match = Match.resume(GAME, made, chance_of(made.chance), 3)
    match.rewind(1, [0, 1])
    match.rewind(1, [0, 1])
    match.record.ended = Ended("agreed", GAME.scores(match.state))
    record.write_text(match.record.write())
    assert cosmodrome("replay", record).out.splitlines()[1:] == [
        "   Seat 1 took a stone, 3 left",
        "   Taken back to here by consent; 2 answers were removed.",
        "   Taken back to here by consent; 0 answers were removed.",
        "The players ended the match without a result.",
    ]
    said = cosmodrome("replay", "--verify", record).out
    assert "1 inputs, 2 times taken back by consent, ended without a result" in said


def test_a_resumed_match_keeps_what_its_record_says(cosmodrome: Cosmodrome, record: Path) -> None:
    made = read_record(record.read_text())
    match = Match.resume(GAME, made, chance_of(made.chance), 3)
    match.rewind(1, [0, 1])
    match.record.players = [Player("Anna"), Player("", "random")]
    record.write_text(match.record.write())
    cosmodrome("play", "--resume", record, lines="1\nstop\n")
    again = read_record(record.read_text())
    assert (again.rewinds, again.players) == (match.record.rewinds, match.record.players)
    assert cosmodrome("replay", "--verify", record).code == 0


def test_an_unfinished_record_is_fine(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    cosmodrome("play", "nim", "--record", file, lines="1\nq\n")
    assert "not finished" in cosmodrome("replay", "--verify", file).out
    assert "the match was not played to its end" in cosmodrome("replay", file).out


def test_a_seat_that_does_not_exist_cannot_look(cosmodrome: Cosmodrome, record: Path) -> None:
    code, _, err = cosmodrome("replay", record, "--seat", "2")
    assert code == 2
    assert "has no seat 2; it has: 0..1" in err


def change(**fields: object) -> Callable[[Json], None]:
    return lambda data: data.update(fields)


def forget_input(data: Json) -> None:
    inputs = data["inputs"]
    assert isinstance(inputs, list)
    del inputs[3]


def add_input(data: Json) -> None:
    inputs = data["inputs"]
    assert isinstance(inputs, list)
    inputs.append([0, 0])


NOT_VERIFIED: dict[str, tuple[Callable[[Json], None], str]] = {
    "an illegal answer": (change(inputs=[[0, 0], [0, 2]]), "input 1 (seat 0, answer 2) does not fit"),
    "a seat that is not asked": (change(inputs=[[1, 0]]), "input 0 (seat 1, answer 0) does not fit"),
    "a seat that does not exist": (change(inputs=[[99, 0]]), "input 0 (seat 99, answer 0) does not fit"),
    "a seat below all seats": (change(inputs=[[-99, 0]]), "input 0 (seat -99, answer 0) does not fit"),
    "a huge answer": (change(inputs=[[0, 10**30]]), "input 0 (seat 0, answer 1000"),
    "an input after the end": (add_input, "input 5 (seat 0, answer 0) does not fit"),
    "a missing input": (forget_input, "inputs are missing: there are 4"),
    "a changed state": (change(hashes={"2": "0" * 16}), "after input 1 the state is not the recorded one"),
    "a wrong result": (change(result={"winners": [0], "scores": [1, 0]}), "is recorded"),
    "an impossible set-up": (change(seats=7), "set-up: nim in mode plain is not for 7 seats"),
    "a wrong option": (change(options={"stones": 1000}), "set-up: option stones is 1000"),
    "no chance": (change(chance={}), "field 'chance' must hold a seed, a key or rolls"),
    "a secret key": (change(chance={"key_hash": "00"}), "its key is still secret"),
    "a key that was changed": (change(chance={"key": "00", "key_hash": "00"}), "the chance was changed"),
    "a key that is none": (change(chance={"key": "xyz"}), "not hexadecimal"),
    "rolls of no stream": (change(chance={"rolls": {"x": [1]}}), "stream"),
    "rolls that are none": (change(chance={"rolls": {"0": "x"}}), "rolls of stream 0"),
}
BAD_FILES: dict[str, tuple[Callable[[Json], None], str]] = {
    "another format": (change(format="chess"), "not a record of Cosmodrome"),
    "a later format": (change(format_version=3), "format version 3 is not known"),
    "another version": (change(version=2), "is of nim version 2; installed is version 1"),
    "another game": (change(game="chess"), "there is no game 'chess'; there are: broken, nim"),
    "no inputs": (change(inputs=None), "field 'inputs' is missing"),
    "an input that is none": (change(inputs=[[0, 0], [0]]), "input 1 must be [seat, answer]"),
    "an input of words": (change(inputs=[["a", "b"]]), "input 0 must be a list of whole numbers"),
    "seats in words": (change(seats="two"), "field 'seats' must be a whole number"),
    "hashes of nothing": (change(hashes={"x": "y"}), "field 'hashes'"),
    "hashes at odd digits": (change(hashes={"²": "y"}), "field 'hashes'"),
    "options in words": (change(options={"stones": "many"}), "field 'options' must hold whole numbers"),
}


def spoiled(record: Path, spoil: Callable[[Json], None]) -> Path:
    data = json.loads(record.read_text())
    spoil(data)
    record.write_text(json.dumps(data))
    return record


@pytest.mark.parametrize("more", [[], ["--verify"]])
@pytest.mark.parametrize("what", NOT_VERIFIED)
def test_a_wrong_record_fails_with_code_1(cosmodrome: Cosmodrome, record: Path, what: str, more: list[str]) -> None:
    spoil, problem = NOT_VERIFIED[what]
    code, out, err = cosmodrome("replay", spoiled(record, spoil), *more)
    assert (code, out) == (1, "")
    assert problem in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("what", BAD_FILES)
def test_a_file_that_is_no_usable_record_is_bad_input(cosmodrome: Cosmodrome, record: Path, what: str) -> None:
    spoil, problem = BAD_FILES[what]
    code, out, err = cosmodrome("replay", spoiled(record, spoil))
    assert (code, out) == (2, "")
    assert problem in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "\x00", '"text"', "[" * 100_000])
def test_files_of_something_else_are_bad_input(cosmodrome: Cosmodrome, tmp_path: Path, text: str) -> None:
    file = tmp_path / "odd"
    file.write_text(text)
    code, out, err = cosmodrome("replay", file)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


def test_a_file_that_is_no_text_is_bad_input(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    (tmp_path / "odd").write_bytes(b"\xff\xfe\x00")
    code, _, err = cosmodrome("replay", tmp_path / "odd")
    assert code == 2
    assert "is not a text file" in err
