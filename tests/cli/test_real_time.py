"""Real-time building at the terminal: the sand runs while the person thinks, bots act, and who is done can wait."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from tests.cli.conftest import Cosmodrome
from tests.cli.table import Terminal, table

from cosmodrome.cli.app import run
from cosmodrome.cli.drawing.lines import sand_glass
from cosmodrome.cli.playing.clock import RealTime
from cosmodrome.cli.playing.keyboard import LiveKeyboard, TimeUp, new_session
from cosmodrome.cli.playing.session import Leave, Session
from cosmodrome.kernel.agenda import CLOCK

READY = "ready"  # asked before the sand runs
SECONDS = 20


class Hand(LiveKeyboard):
    """Types lines after some seconds of a clock that only tests move."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.lines: list[tuple[float, str]] = []  # how long each takes
        self.bars: list[str] = []

    def read(self, prompt: str, is_due: Callable[[], bool], bar: Callable[[], str]) -> str | None:
        """Let time pass second by second, until something is due or the next line is typed."""
        if not self.lines:
            return None
        seconds, line = self.lines[0]
        while seconds > 0:
            self.bars.append(bar())
            if is_due():
                self.lines[0] = (seconds, line)
                raise TimeUp("")
            self.now += 1
            seconds -= 1
        del self.lines[0]
        return line


def leave(prompt: str) -> str | None:
    """Read on, and leave as soon as no time runs."""
    return "" if "more" in prompt else None


def race(lines: list[tuple[float, str]], seats: int = 2) -> tuple[Session[Any], Terminal, Hand]:
    """Return a real-time match at the terminal, with somebody who types so."""
    hand = Hand()
    session, terminal = table(
        "galaxy_trucker", seats, "realtime", read=leave, live=hand, bot="heuristic", hourglass_seconds=SECONDS
    )
    object.__setattr__(session, "real_time", RealTime(session.match, 0, session.answer_of, lambda: hand.now))
    state = session.match.state
    while session.game.kinds[state.question().kind] == READY:
        session.apply(state.next_seat(), 0)
    hand.lines = lines
    return session, terminal, hand


def played(lines: list[tuple[float, str]], seats: int = 2) -> tuple[Session[Any], Terminal, Hand]:
    """Play until the lines end."""
    session, terminal, hand = race(lines, seats)
    with pytest.raises(Leave):
        session.run()
    terminal.note()
    return session, terminal, hand


def test_the_sand_runs_while_the_person_thinks() -> None:
    session, _, hand = played([(SECONDS + 10, "")])
    assert (CLOCK, 0) in session.match.record.inputs
    assert f"{SECONDS} seconds of sand" in hand.bars[0]
    assert any("1 second of sand" in bar for bar in hand.bars)
    assert any("No sand runs" in bar for bar in hand.bars)


def test_bots_act_at_their_own_pace_meanwhile() -> None:
    session, _, hand = played([(15, "")], seats=3)
    acts = [seat for seat, _ in session.match.record.inputs if seat > 0]
    assert {1, 2} <= set(acts)
    assert len(acts) < 2 * 15  # each takes seconds for an act
    assert any("Bot 2" in bar or "Bot 3" in bar for bar in hand.bars)


def test_an_answer_counts_at_once_and_the_table_is_shown_with_it() -> None:
    session, terminal, _ = played([(1, "1"), (1, "")])
    assert [seat for seat, _ in session.match.record.inputs if seat == 0] == [0, 0]  # ready, and this
    assert "Seat 1 (you) takes a face-down tile" in terminal.text()


def test_a_tile_that_somebody_took_meanwhile_is_refused_in_words() -> None:
    session, terminal, _ = race([])
    options = session.options()
    session.real_time.look()
    gone = options[0]._replace(answer=session.match.state.domain(0).size() - 1)
    assert session.obey("1", [gone]) is False
    terminal.note()
    assert terminal.text()


def test_whoever_waits_sees_the_table_whenever_something_happens() -> None:
    _, terminal, _ = played([(1, "t"), (12, ""), (1, "")])
    _, quiet, _ = played([(1, "x"), (12, ""), (1, "")])
    assert terminal.pictures > quiet.pictures


def test_whoever_is_done_waits_for_the_others() -> None:
    session, _, hand = played([(1, "finish 1"), (200, "")])
    assert hand.now > SECONDS  # no line was read meanwhile
    assert len([seat for seat, _ in session.match.record.inputs if seat == 1]) > 5
    assert "Seat 1 (you) takes number tile 1." in [line.text for line in session.log]


def test_with_a_pipe_time_goes_by_own_answers_and_waiting_lets_it_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" + "t\n" * 30))
    game = ["play", "galaxy_trucker", "--mode", "realtime", "--seed", "1", "--lang", "en"]
    assert run([*game, "--record", str(tmp_path / "game.json")]) == 0
    assert capsys.readouterr().out.count("Bot 2 places") > 3


def test_where_nobody_is_waited_for_there_is_nothing_to_wait_for(cosmodrome: Cosmodrome) -> None:
    assert "Nobody is waited for now" in cosmodrome("play", "nim", "--seed", "1", lines="wait\n").out


def test_the_sand_is_drawn() -> None:
    assert sand_glass(90, 90) == "▓" * 20
    assert sand_glass(45, 90) == "▓" * 10 + "░" * 10
    assert sand_glass(-1, 90) == "░" * 20


# -- the keyboard itself -----------------------------------------------------------------------------------------------
def test_a_line_is_read() -> None:
    with create_pipe_input() as keys:
        keys.send_text("take 3\n")
        keyboard = LiveKeyboard(new_session(input=keys, output=DummyOutput()))
        assert keyboard.read("> ", lambda: False, lambda: "sand") == "take 3"


def test_the_end_of_input_is_the_end() -> None:
    with create_pipe_input() as keys:
        keys.send_text("\x04")
        keyboard = LiveKeyboard(new_session(input=keys, output=DummyOutput()))
        assert keyboard.read("> ", lambda: False, lambda: "sand") is None


def test_what_is_typed_stays_when_something_happens() -> None:
    with create_pipe_input() as keys:
        keyboard = LiveKeyboard(new_session(input=keys, output=DummyOutput()))
        keys.send_text("tak")
        session = keyboard.session
        assert session is not None
        with pytest.raises(TimeUp):
            keyboard.read("> ", lambda: session.default_buffer.text == "tak", lambda: "sand")
        keys.send_text("e\n")
        assert keyboard.read("> ", lambda: False, lambda: "sand") == "take"
