"""Play through lines of input: answers, commands, saving, resuming, leaving."""

import json
import signal
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from tests.cli.conftest import Cosmodrome
from tests.cli.nim import NimGame

from cosmodrome.cli.playing import keyboard, session

ARGUMENTS = ("play", "nim", "--seed", "1", "--ask-everything")


def shown(out: str) -> list[str]:
    """Return the pictures of a transcript, one for each time the table was drawn."""
    return out.split("Nim · Plain ─")[1:]


def test_a_whole_game_by_number_and_notation(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = "1\ntake\n1\n2\ntake\n1\n1\n"
    code, out, err = cosmodrome(*ARGUMENTS, "--record", file, lines=lines)
    assert (code, err) == (0, "")
    assert "Heap: 7" in shown(out)[0]
    assert "· Seat 2 took a stone" in out
    assert "Game over. You win." in out
    assert "Seat 1 (you): 1 · Bot 2: 0" in out
    assert f"The game was saved to {file}." in out
    record = json.loads(file.read_text())
    assert record["result"] == {"winners": [0], "scores": [1, 0]}
    assert cosmodrome("replay", "--verify", file).code == 0


def test_an_answer_wins_over_a_command_of_the_same_name(
    cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NimGame, "notation", lambda game, state, seat, answer: ("wait", "log", "quit")[answer])
    out = cosmodrome(*ARGUMENTS, lines="wait\nu\nq\n").out
    assert "Nobody is waited for" not in out
    assert "Heap: 6" in out


def test_losing_is_said_too(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome(*ARGUMENTS, "--option", "stones=4", lines="1\nstop\n").out
    assert "Game over. You lose." in out
    assert "Bot 2 wins" in out


@pytest.mark.parametrize(
    ("lines", "told"), [("1\nstop\n", "You won too"), ("1\ntake\n1\n2\ntake\n1\n1\n", "You are the greatest winner")]
)
def test_whoever_reached_the_aim_has_won_too(
    cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch, lines: str, told: str
) -> None:
    monkeypatch.setattr(NimGame, "succeeded", lambda game, state: [0, 1])
    stones = ("--option", "stones=4") if told == "You won too" else ()
    out = cosmodrome(*ARGUMENTS, *stones, lines=lines).out
    assert f"Game over. {told}." in out
    greatest, other = ("Bot 2", "Seat 1 (you)") if stones else ("Seat 1 (you)", "Bot 2")
    assert f"Greatest winner: {greatest}. Won too: {other}" in out


def test_the_record_goes_among_the_readers_data_unless_told_otherwise(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    cosmodrome(*ARGUMENTS, lines="q\n")
    (file,) = (tmp_path / "data" / "cosmodrome" / "records").glob("nim-*.json")
    assert json.loads(file.read_text())["chance"] == {"seed": 1}


def test_russian(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    out = cosmodrome(*ARGUMENTS, lines="h\n1\n?\nq\n").out
    assert "Ним · Простой" in out
    assert "Куча: 7" in out
    assert "Сильный бот выбрал бы так: 1. Взять камень" in out
    assert "Чтобы продолжить: cosmodrome play --resume" in out


def test_hint_comes_from_the_heuristic(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome(*ARGUMENTS, lines="1\ntake\ntake\nhint\nq\n").out
    assert "A strong bot would choose: 1. Stop" in out


def test_undo_goes_back_until_somebody_else_acted(cosmodrome: Cosmodrome) -> None:
    pictures = shown(cosmodrome(*ARGUMENTS, lines="u\n1\n1\nu\nu\nu\n").out)
    assert "There is nothing to take back." in pictures[0]
    assert [next(line for line in picture.splitlines() if "Heap" in line) for picture in pictures] == [
        "Heap: 7",
        "Heap: 6",
        "Heap: 5",
        "Heap: 6",
        "Heap: 7",
    ]
    assert "The last step was taken back." in pictures[3]
    out = cosmodrome(*ARGUMENTS, lines="1\nstop\nu\nl\n").out
    assert "Somebody has learned something new since then" in out


def test_what_was_taken_back_leaves_the_log(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome(*ARGUMENTS, lines="1\n1\nu\nl\nq\n").out
    log = out.rpartition("> l")[2]
    assert log.count("took a stone") == 1


def test_why_tells_the_rule(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome(*ARGUMENTS, lines="w 1\nw\nw 9\nwhy x\nq\n").out
    assert "Rule NM-1.1. Its text is not available here." in out
    assert out.count("Name the option, for example “w 1”: they are numbered from 1 to 1.") == 3


def test_the_log_names_the_rule_behind_each_line(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome(*ARGUMENTS, lines="1\nl\nw nm-1.1\nq\n").out
    log, _, why = out.rpartition("> l")[2].partition("> w nm-1.1")
    assert "took a stone, 6 left (NM-1.1)" in log
    assert "Rule NM-1.1. Its text is not available here." in why


def test_an_illegal_answer_is_refused_with_its_rule(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome(*ARGUMENTS, lines="stop\nq\n").out
    assert "Take one to three stones." in out
    assert "Rule NM-1.2" in out


@pytest.mark.parametrize("line", ["0", "2", "99999999999999999999", "9" * 5000, "³"])
def test_numbers_outside_the_list_change_nothing(cosmodrome: Cosmodrome, line: str) -> None:
    out = cosmodrome(*ARGUMENTS, lines=f"{line}\nq\n").out
    assert len(shown(out)) == 1


def test_nonsense_is_answered(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome(*ARGUMENTS, lines="dance [red]\nu u u\n\x00\nq\n").out
    assert "“dance [red]” is neither an option nor a command." in " ".join(out.split())
    assert len(shown(out)) == 1


@pytest.mark.parametrize("command", ["", "c ", "w ", "w nm-", "p "])
@pytest.mark.parametrize("typed", ["9" * 5000, "x" * 5000])
def test_whatever_is_typed_is_answered_in_a_few_words(cosmodrome: Cosmodrome, command: str, typed: str) -> None:
    out = cosmodrome(*ARGUMENTS, lines=f"{command}{typed}\nq\n").out
    answer = out.rpartition(f"{typed}\n")[2]
    assert len(answer) < 1000
    assert "【" not in answer
    assert "To go on" in answer


def test_an_empty_line_shows_the_table_again(cosmodrome: Cosmodrome) -> None:
    assert len(shown(cosmodrome(*ARGUMENTS, lines="\n\nq\n").out)) == 3


def test_help_lists_every_command(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome(*ARGUMENTS, lines="?\nq\n").out
    for key in ("u ", "h ", "w N", "l ", "s ", "q ", "? "):
        assert f"\n  {key}" in out


def test_keys_of_a_keyboard_set_to_russian(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome(*ARGUMENTS, lines="р\nц 1\nй\n1\n").out
    assert "A strong bot would choose" in out
    assert "Rule NM-1.1" in out
    assert "To go on" in out
    assert len(shown(out)) == 1


def test_save_and_resume(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    out = cosmodrome(*ARGUMENTS, "--record", file, lines="1\n1\ns\nq\n").out
    assert f"cosmodrome play --resume '{file}' --seat 0 --bot heuristic --lang en" in out
    first = shown(cosmodrome("play", "--resume", file, "--ask-everything", lines="").out)[0]
    assert "Heap: 5" in first
    out = cosmodrome("play", "nim", "--ask-everything", "--resume", file, lines="1\nstop\ntake\ntake\ntake\n").out
    assert "Game over" in out
    over = cosmodrome("play", "--resume", file)
    assert over.code == 2
    assert "is over; watch it with: cosmodrome replay" in over.err


def test_the_command_to_go_on_is_one_that_works_here(
    cosmodrome: Cosmodrome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bin" / "cosmodrome"
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(program)])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "To go on: bin/cosmodrome play --resume" in cosmodrome(*ARGUMENTS, lines="q\n").out
    monkeypatch.setenv("PATH", str(program.parent))
    assert "To go on: cosmodrome play --resume" in cosmodrome(*ARGUMENTS, lines="q\n").out


def test_the_log_of_a_resumed_match_is_that_of_the_whole_match(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    before = cosmodrome(*ARGUMENTS, "--record", file, lines="1\n1\nl\n").out.split("> l\n")[1]
    after = cosmodrome("play", "--resume", file, "--ask-everything", lines="l\n").out.split("> l\n")[1]
    assert len(before.splitlines()) > 4
    assert after.splitlines()[:-4] == before.splitlines()[:-4]


def test_resume_knows_the_set_up_from_the_record(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    cosmodrome(*ARGUMENTS, "--record", file)
    for extra in (["--seats", "2"], ["--mode", "plain"], ["--option", "stones=3"], ["--seed", "1"]):
        refused = cosmodrome("play", "--resume", file, *extra)
        assert refused.code == 2
        assert f"{extra[0]} cannot go with --resume" in refused.err


def test_a_damaged_record_is_not_resumed(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    cosmodrome(*ARGUMENTS, "--record", file, lines="1\n1\nq\n")
    record = json.loads(file.read_text())
    record["inputs"][1] = [1, 0]
    file.write_text(json.dumps(record))
    code, _, err = cosmodrome("play", "--resume", file)
    assert code == 2
    assert "input 1 (seat 1, answer 0) does not fit" in err


def test_end_of_input_is_a_clean_end(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, out, err = cosmodrome(*ARGUMENTS, "--record", file, lines="1\n")
    assert (code, err) == (0, "")
    assert "To go on" in out
    assert file.exists()


def test_ctrl_c_saves_first(cosmodrome: Cosmodrome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(keyboard, "read_from_pipe", interrupted)
    code, out, err = cosmodrome(*ARGUMENTS, "--record", tmp_path / "game.json")
    assert (code, err) == (130, "")
    assert "To go on" in out


def test_a_fault_of_the_program_loses_nothing(
    cosmodrome: Cosmodrome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(*_: object) -> None:
        raise ZeroDivisionError

    file = tmp_path / "game.json"
    monkeypatch.setattr(session.Session, "hint", faulty)
    with pytest.raises(ZeroDivisionError):
        cosmodrome(*ARGUMENTS, "--record", file, lines="1\nh\n")
    assert json.loads(file.read_text())["inputs"] == [[0, 0]]


@pytest.mark.parametrize("ending", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_window_loses_nothing(tmp_path: Path, ending: signal.Signals) -> None:
    file = tmp_path / "game.json"
    cosmodrome = str(Path(sys.executable).with_name("cosmodrome"))
    command = [cosmodrome, "play", "red_planet", "--lang", "en", "--record", str(file)]
    with Popen(command, stdin=PIPE, stdout=PIPE, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("1\n?\n")
        program.stdin.flush()
        assert any(line.startswith("  ?    this list") for line in program.stdout)  # it waits for the next line
        program.send_signal(ending)
        assert "To go on" in program.stdout.read()
    assert program.returncode == 130
    assert json.loads(file.read_text())["inputs"]


def test_a_file_that_cannot_be_written_in_the_end_is_no_crash(
    cosmodrome: Cosmodrome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(session, "write_record", full)
    code, out, _ = cosmodrome(*ARGUMENTS, "--record", tmp_path / "game.json", lines="q\n")
    assert code == 0
    assert "could not be saved" in out
    assert "No space left on device" in out
    out = cosmodrome(*ARGUMENTS, "--lang", "ru", "--record", tmp_path / "game.json", lines="q\n").out
    assert "нет места на диске" in out


def test_another_seat_and_more_bots(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome("play", "nim", "--seats", "3", "--seat", "2", "--seed", "1", lines="l\nq\n").out
    assert "Seat 1 took a stone" in shown(out)[0]
    assert "Seat 2 took a stone" in shown(out)[0]


def test_the_same_seed_gives_the_same_game(cosmodrome: Cosmodrome) -> None:
    runs = [cosmodrome(*ARGUMENTS, "--bot", "random", lines="1\nstop\nq\n").out for _ in range(2)]
    assert shown(runs[0])[:-1] == shown(runs[1])[:-1]


def test_the_keyboard_is_read_with_a_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: prompt + "typed")
    assert keyboard.read_from_keyboard("> ") == "> typed"


def test_end_of_input_at_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    assert keyboard.read_from_keyboard("> ") is None
