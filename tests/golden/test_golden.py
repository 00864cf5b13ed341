"""The golden files themselves: what they notice, and what they say then."""

from pathlib import Path

import pytest
from tests.kernel import skirmish

from cosmodrome.kernel.game import Game, Mode
from cosmodrome.kernel.record import read_record
from cosmodrome.testing.case import all_tables, some_tables
from cosmodrome.testing.golden import check_record, check_text, golden_files, golden_record, left_over, write_golden

GAME = skirmish.GAME


def test_files_are_written_once_and_then_stay(tmp_path: Path) -> None:
    changed = write_golden(GAME, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == set(changed)
    assert any(name.startswith(f"v{GAME.version}-") for name in changed)
    assert write_golden(GAME, tmp_path) == []
    for name, make in golden_files(GAME).items():
        check_text(tmp_path / name, make())
    for path in tmp_path.glob("v*.json"):
        check_record(GAME, path)


def test_a_game_with_very_many_tables_has_files_for_one_seat_count_of_each_mode() -> None:
    class Wide(Game[skirmish.Skirmish]):
        modes = tuple(Mode(f"mode{n}", {"en": "", "ru": ""}, seats) for n, seats in enumerate([(1, 2, 3)] * 7 + [(6,)]))

    assert len(all_tables(Wide())) == 22
    assert some_tables(Wide()) == [*((f"mode{n}", 2) for n in range(7)), ("mode7", 6)]
    assert some_tables(GAME) == all_tables(GAME)


def test_a_changed_line_is_shown_with_the_way_to_renew_it(tmp_path: Path) -> None:
    path = tmp_path / "duel-2.txt"
    path.write_text("one\ntwo\nthree\n", "utf-8")
    check_text(path, "one\ntwo\nthree\n")
    with pytest.raises(pytest.fail.Exception, match=r"line 2 on:\n +one\n  - two\n  - three\n  \+ 2\n") as failure:
        check_text(path, "one\n2\nthree\n")
    assert "make golden" in str(failure.value)


@pytest.mark.parametrize("actual", ["one\n", "one\ntwo\nthree\n"])
def test_a_missing_or_additional_line_is_noticed(tmp_path: Path, actual: str) -> None:
    path = tmp_path / "duel-2.txt"
    path.write_text("one\ntwo\n", "utf-8")
    with pytest.raises(pytest.fail.Exception, match="differs from line"):
        check_text(path, actual)


def test_a_missing_file_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"duel-2.txt is missing; run `make golden`"):
        check_text(tmp_path / "duel-2.txt", "")
    with pytest.raises(AssertionError, match=r"v1-duel-2.json is missing"):
        check_record(GAME, tmp_path / "v1-duel-2.json")


def test_files_of_removed_modes_are_noticed_and_go(tmp_path: Path) -> None:
    write_golden(GAME, tmp_path)
    (tmp_path / "removed-9.txt").write_text("", "utf-8")
    assert [path.name for path in left_over(GAME, tmp_path)] == ["removed-9.txt"]
    assert write_golden(GAME, tmp_path) == ["removed-9.txt"]
    assert left_over(GAME, tmp_path) == []


def test_a_record_that_no_longer_replays_says_what_to_do(tmp_path: Path) -> None:
    mode = GAME.modes[0]
    record = golden_record(GAME, mode.id, mode.seats[0])
    record.hashes[0] = "0" * 16
    path = tmp_path / "v1.json"
    path.write_text(record.write(), "utf-8")
    with pytest.raises(AssertionError, match=r"the state is not the recorded one.*raise `version`"):
        check_record(GAME, path)


def test_a_record_of_an_older_version_is_refused_in_words_and_kept(tmp_path: Path) -> None:
    mode = GAME.modes[0]
    record = golden_record(GAME, mode.id, mode.seats[0])
    record.version = GAME.version + 1
    path = tmp_path / "v9.json"
    path.write_text(record.write(), "utf-8")
    check_record(GAME, path)
    assert read_record(path.read_text("utf-8")).version == GAME.version + 1
