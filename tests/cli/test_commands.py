"""The commands that do not play: what they print, for people and as JSON."""

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Cosmodrome

from cosmodrome import __version__
from cosmodrome.cli import app
from cosmodrome.kernel import state
from cosmodrome.kernel.game import Game


def test_games_as_json_has_all_that_is_needed_to_set_up_a_match(cosmodrome: Cosmodrome) -> None:
    code, out, err = cosmodrome("games", "--json")
    (nim,) = json.loads(out)
    assert code == 0
    assert (nim["id"], nim["version"], nim["seats"]) == ("nim", 1, [2, 3, 4])
    assert nim["name"] == {"en": "Nim", "ru": "Ним"}
    assert [(mode["id"], mode["seats"]) for mode in nim["modes"]] == [("plain", [2, 3]), ("crowd", [4])]
    assert [(option["id"], option["low"], option["high"]) for option in nim["options"]] == [("stones", 1, 99)]
    assert "broken cannot be loaded" in err


def test_games_for_people(cosmodrome: Cosmodrome) -> None:
    assert "nim  Ним" in cosmodrome("games", "--lang", "ru").out
    out = cosmodrome("games").out
    assert "--mode crowd  Crowd; seats: 4" in out
    assert "--option stones=N  Stones; 1..99; usually 7" in out


def test_sim_as_json(cosmodrome: Cosmodrome) -> None:
    arguments = ["sim", "nim", "--seats", "2", "--mode", "plain", "--bots", "heuristic,random", "--games", "40"]
    code, out, err = cosmodrome(*arguments, "--seed", "5", "--option", "stones=9", "--json")
    result = json.loads(out)
    assert (code, err) == (0, "")
    assert (result["game"], result["seats"], result["mode"]) == ("nim", 2, "plain")
    assert result["games"] == result["finished"] == 40
    assert result["endings"] == {"won": 40}
    assert sum(result["wins"]) == 40
    assert result["wins_by_bot"] == {"heuristic": result["wins"][0], "random": result["wins"][1]}
    assert result["mean_decisions"] == result["decisions"] / 40
    assert result["options"] == {"stones": 9}
    assert {"seconds", "decisions_per_second", "mean_scores", "compiled", "cpu_seconds"} <= set(result)


def test_sim_gives_the_same_on_several_processes(cosmodrome: Cosmodrome) -> None:
    arguments = ["sim", "nim", "--games", "30", "--seed", "5", "--bots", "random,heuristic,random", "--seats", "3"]
    results = [json.loads(cosmodrome(*arguments, "--jobs", jobs, "--rotate", "--json").out) for jobs in ("1", "2")]
    for result in results:
        for of_this_run in ("jobs", "seconds", "cpu_seconds", "decisions_per_second"):
            del result[of_this_run]
    assert results[0] == results[1]


def test_sim_for_people(cosmodrome: Cosmodrome) -> None:
    code, out, err = cosmodrome("sim", "nim", "--games", "20", "--bots", "heuristic,random")
    assert (code, err) == (0, "")
    assert "20 of 20 games finished" in out
    assert out.count("heuristic") == 2  # by seat and by bot


def test_one_bot_is_enough_for_all_seats(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome("sim", "nim", "--mode", "crowd", "--bots", "random", "--games", "3", "--json").out
    assert json.loads(out)["bots"] == ["random"] * 4


def test_bench_as_json(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.cli.lab.bench.SECONDS", 0.001)
    code, out, _ = cosmodrome("bench", "nim", "--rounds", "2", "--json")
    (nim,) = json.loads(out)
    assert code == 0
    assert (nim["game"], nim["mode"], nim["seats"], nim["rounds"]) == ("nim", "plain", 2, 2)
    for name in ("decisions_per_second", "clone_us", "legal_us", "playouts_per_second", "calibration"):
        assert nim["spread"][name][0] <= nim[name] <= nim["spread"][name][1]
    assert nim["compiled"] is False


def test_bench_for_people_measures_all_games(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.cli.lab.bench.SECONDS", 0.001)
    code, out, _ = cosmodrome("bench", "--rounds", "1")
    assert code == 0
    assert "nim" in out
    assert "plain, 2 seats" in out


def test_long_lines_of_the_list_of_games_go_on_further_right(
    cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = cosmodrome("games").out.splitlines()
    assert max(map(len, lines)) <= 40
    assert lines == [line.rstrip() for line in lines]
    started = [line for line in lines if line.startswith("  --")]
    assert started
    assert all(line.startswith(("nim", "  --", "      ")) for line in lines)
    assert len(lines) > len(started) + 1


def test_rules_is_there(cosmodrome: Cosmodrome) -> None:
    code, out, _ = cosmodrome("rules", "--help")
    assert code == 0
    assert "rules" in out


def test_a_card_that_is_not_in_the_box_is_bad_input(cosmodrome: Cosmodrome) -> None:
    code, out, problem = cosmodrome("cards", "nim", "joker", "--lang", "ru")
    assert (code, out) == (2, "")
    assert problem == "cosmodrome: ничего с названием «joker» в игре «nim» нет\n"


def test_version_and_help(cosmodrome: Cosmodrome) -> None:
    rules = "plain" if str(state.__file__).endswith(".py") else "compiled"
    assert cosmodrome("--version").out.startswith(f"cosmodrome {__version__}, {rules} rules, ")
    assert "Commands" in cosmodrome("--help").out


def test_the_terminal_starts_without_the_server() -> None:
    look = "import sys, cosmodrome.cli.app; print({'uvicorn', 'sqlalchemy'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", look], capture_output=True, text=True).stdout == "set()\n"


def test_without_a_command_the_tables_are_opened(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("cosmodrome.server.run.run", lambda config, announce, browser: opened.append(config.host))
    assert cosmodrome().code == 0
    assert opened == ["127.0.0.1"]


BAD_INPUT = {
    "chess": "there is no game 'chess'; there are: broken, nim",
    "broken": "the game 'broken' cannot be loaded: tests.cli.no_such_module:GAME: ModuleNotFoundError",
    "": "which game? There are: broken, nim",
    "nim --mode blitz": "nim has no mode 'blitz'; it has: plain, crowd",
    "nim --seats 9": "nim is not for 9 seats; it is for: 2, 3, 4",
    f"nim --option stones={'9' * 5000}": "is not of the form name=number",
    f"nim --seed {'9' * 5000}": "must be a whole number in 0..",
    "nim --seats two": "'--seats': must be a whole number in 1..32, not 'two'",
    "nim --mode crowd --seats 2": "nim in mode crowd is not for 2 seats; it is for: 4",
    "nim --option stones": "option 'stones' is not of the form name=number; nim has: stones=1..99",
    "nim --option stones=many": "option 'stones=many' is not of the form name=number",
    "nim --option stones=100": "option stones is 100; it must be in 1..99",
    "nim --option sticks=1": "nim has no option 'sticks'; it has: stones",
    "nim --seed -1": "'--seed': must be a whole number in 0..4611686018427387903, not '-1'",
    "nim --seed ½": "'--seed': must be a whole number",
    "nim --nonsense": "No such option: --nonsense",
    "nim another": "unexpected extra argument",
}
BAD_SIM = {
    "nim --bots grandmaster": "there is no bot 'grandmaster'; there are: random, cadet, pilot, heuristic",
    "nim --bots random,random,random": "--bots names 3 bots for 2 seats",
    "nim --bots ,": "there is no bot ''",
    "nim --games 0": "'--games': must be a whole number in 1..1000000000, not '0'",
    "nim --games -5": "must be a whole number in 1..",
    "nim --games many": "must be a whole number in 1..",
    "nim --jobs 0": "'--jobs': must be a whole number in 1..256, not '0'",
    "nim --jobs 1.5": "must be a whole number in 1..256",
}
BAD_PLAY = {
    "nim --bot grandmaster": "there is no bot 'grandmaster'",
    "nim --seat 2": "--seat 2 does not exist at this table; it has: 0..1",
    "nim --seat x": "must be a whole number",
    "nim --lang de": "there is no language 'de'; there are: en, ru",
    "nim --record no/such/folder/x.json": "there is no folder no/such/folder",
    "nim --record .": ". cannot be written",
    "--resume no_such_file": "no_such_file cannot be read: No such file",
}
OTHER = {
    "gamse": "No such command 'gamse'; there are: games",
    "dance": "No such command 'dance'; there are: games, play, learn, sim, arena, replay, analyse, puzzles, bench",
    "--dance": "No such option: --dance",
    "replay": "Missing argument 'FILE'",
    "replay no_such_file": "no_such_file cannot be read: No such file",
    "replay .": ". cannot be read: Is a directory",
    "bench chess": "there is no game 'chess'",
    "bench nim --rounds 0": "'--rounds': must be a whole number in 1..100",
    "games --lang de": "there is no language 'de'",
    "rules chess": "there is no game 'chess'; there are: broken, nim",
    "admin": "Missing command; there are: members, invite,",
    "admin ban": "Missing argument 'PERSON'; see: cosmodrome admin ban --help",
    "admin members --db mysql://somewhere": "--db must be a file or a postgresql:// URL, not mysql://",
    "verify no_such_file": "no_such_file cannot be read: No such file",
    "verify .": ". cannot be read: Is a directory",
    "serve --log loud": "--log: must be debug, info, warning or error",
    "serve --port 65536": "'--port': must be a whole number in 0..65535, not '65536'",
    "serve --port 0 --db .": "the database . cannot be used: unable to open database file; choose another with --db",
    "serve --port 0 --db pyproject.toml": "the database pyproject.toml cannot be used: file is not a database",
    "serve --port 0 --db mysql://somewhere": "--db must be a file or a postgresql:// URL, not mysql://",
    "serve --port 0 --db postgresql://me:secret@127.0.0.1:1/x": "me:***@127.0.0.1:1/x cannot be used",
    "serve --host no.such.host.invalid": "there is no address no.such.host.invalid; choose another with --host",
}
CASES = [(f"sim {line}", text) for line, text in (BAD_INPUT | BAD_SIM).items()]
CASES += [(f"play {line}", text) for line, text in (BAD_INPUT | BAD_PLAY).items()]
CASES += list(OTHER.items())


@pytest.mark.parametrize(("line", "text"), CASES)
def test_bad_input_is_answered_with_one_line_and_code_2(cosmodrome: Cosmodrome, line: str, text: str) -> None:
    code, out, err = cosmodrome(*line.split())
    assert code == 2
    assert text in err
    assert err.count("\n") == 1
    assert out == ""


def test_an_address_in_use_is_told_with_what_to_do(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        code, out, err = cosmodrome("serve", "--port", port, "--db", tmp_path / "x.db")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"cannot listen at 127.0.0.1:{port}: Address already in use; choose another with --port" in err


@pytest.mark.parametrize("text", ["fast", "-1", "inf"])
def test_a_setting_that_is_no_number_is_refused(
    cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv("COSMODROME_BOT_PAUSE", text)
    code, out, err = cosmodrome("serve", "--port", "0")
    assert (code, out) == (2, "")
    assert err == f"cosmodrome: COSMODROME_BOT_PAUSE must be a number from 0 on, not {text!r}\n"


def test_a_game_without_options_says_so(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "settings", ())
    monkeypatch.setattr("tests.cli.nim.NimGame.settings", ())
    assert "nim has: none" in cosmodrome("sim", "nim", "--option", "x").err


def test_ctrl_c_ends_quietly_with_130(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "run_series", interrupted)
    assert cosmodrome("sim", "nim") == (130, "", "")


def test_the_installed_command_leaves_with_the_exit_code() -> None:
    command = [str(Path(sys.executable).with_name("cosmodrome")), "sim", "no_such_game"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("cosmodrome: there is no game 'no_such_game'")
