"""``cosmodrome verify``: a file alone is consistent; with what somebody kept of the match it is fair or not."""

from pathlib import Path

import pytest
from tests.cli.conftest import Cosmodrome
from tests.cli.test_russian import ENGLISH

from cosmodrome.kernel.chance import KeyedChance
from cosmodrome.kernel.files.keys import joined_key, key_hash
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import Record
from cosmodrome.registry import find_game

SERVER, PART = bytes(range(32)), bytes(range(32, 64))


@pytest.fixture
def record(cosmodrome: Cosmodrome, tmp_path: Path) -> Path:
    """Write a record whose key was made by the server and seat 0."""
    game = find_game("nim")
    parts = {
        "server": {"hash": key_hash(SERVER), "part": SERVER.hex()},
        "seats": {"0": {"hash": key_hash(PART), "part": PART.hex()}},
        "restarts": [],
    }
    begun = Record(game.id, game.version, game.check("", 2, {}), {"parts": parts}, True, [])
    match = Match.resume(game, begun, KeyedChance(joined_key(SERVER, {0: PART})))
    file = tmp_path / "match.json"
    file.write_text(match.record.write(), "utf-8")
    return file


def test_a_file_alone_is_called_consistent_and_not_fair(cosmodrome: Cosmodrome, record: Path) -> None:
    code, out, _ = cosmodrome("verify", record)
    assert code == 0
    assert out.startswith("Consistent: ")
    assert "fair" not in out.lower()
    assert "--hash" in out


def test_what_somebody_kept_makes_it_fair(cosmodrome: Cosmodrome, record: Path) -> None:
    kept = ["--hash", key_hash(SERVER).upper(), "--part", PART.hex()]
    assert "Fair: nobody" in cosmodrome("verify", record, *kept).out


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        (["--hash", "00" * 32, "--part", PART.hex()], "not the hash that you saw"),
        (["--part", "00" * 32], "your part is not in the key"),
    ],
)
def test_another_match_is_refused(kept: list[str], words: str, cosmodrome: Cosmodrome, record: Path) -> None:
    code, out, err = cosmodrome("verify", record, *kept)
    assert (code, out) == (1, "")
    assert words in err


def test_it_is_told_in_russian(cosmodrome: Cosmodrome, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    alone = cosmodrome("verify", record).out
    kept = cosmodrome("verify", record, "--hash", key_hash(SERVER), "--part", PART.hex()).out
    wrong = cosmodrome("verify", record, "--hash", "00" * 32).err
    assert alone.startswith("Согласовано: ")
    assert "Ключ создали сервер и место 1." in alone
    assert "Честно: " in kept
    assert "не тот хеш" in wrong
    for text in (alone, kept, wrong):
        assert not ENGLISH.findall(text.replace(str(record), "")), text
