"""What the terminal answers for the person: nothing that matters, and what was ordered; and how that is taken back."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Cosmodrome

from cosmodrome.cli.playing.course import Seating
from cosmodrome.cli.playing.session import Leave, Session, play
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.driver import moot_answer
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import read_record
from cosmodrome.registry import find_game
from cosmodrome.translate import game_translator


def test_the_only_answer_is_given_and_told(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = cosmodrome("play", "nim", "--seed", "1", "--record", file, lines="1\nq\n").out
    assert "· Answered for you: You took 0. Go on? – Take a stone" in out
    assert out.count("\n> ") == 2
    assert "decided in advance" not in out
    assert read_record(file.read_text()).inputs == [(0, 0), (0, 0)]  # the given one is an input like any other


def test_taking_back_goes_past_what_was_given(cosmodrome: Cosmodrome) -> None:
    lines = "stop\nu\nu\nq\n"  # what the bot decides after stopping cannot be taken back
    out = cosmodrome("play", "nim", "--seed", "1", lines=f"take\n{lines}").out
    assert "The last step was taken back." not in out
    out = cosmodrome("play", "nim", "--seed", "1", lines="take\nu\nu\nq\n").out
    assert out.count("The last step was taken back.") == 1
    assert "Heap: 6" in out.split("Nim · Plain ─")[-1]  # where the first own choice was: the stone before it was given


def test_everything_can_be_asked(cosmodrome: Cosmodrome) -> None:
    out = cosmodrome("play", "nim", "--seed", "1", "--ask-everything", lines="1\n1\nq\n").out
    assert "Answered for you" not in out
    assert "--ask-everything" in out  # the way to go on asks everything as well


def played(
    tmp_path: Path, game_id: str, mode: str, seats: int, seed: int, say_before: dict[str, list[str]]
) -> Session[Any]:
    """Play a match in which the person follows hints and says something before questions of a kind."""
    game = find_game(game_id)
    match = Match.seeded(game, seats, seed, mode)

    def read(prompt: str) -> str | None:
        state = match.state
        if moot_answer(state, 0) != NO_ANSWER:
            assert match.can_undo(0)
        kind = game.kinds[state.question().kind]
        if say_before.get(kind):
            return say_before[kind].pop(0)
        return game.notation(state, 0, game.suggest(state, 0, session.rng()))

    session = Session(match, Seating(0, "heuristic", tmp_path / "game.json"), game_translator("en", game), read)
    play(session, "cosmodrome play")
    return session


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [("metal_adventures", "standard", 3), ("red_planet", "companies", 3), ("space_base", "standard", 3)],
)
def test_a_whole_match_shows_nothing_on_which_nothing_hangs(tmp_path: Path, game: str, mode: str, seats: int) -> None:
    session = played(tmp_path, game, mode, seats, 4, {})
    assert [line for line in session.log if line.text.startswith("Answered for you")]
    record = read_record((tmp_path / "game.json").read_text())
    assert replay(session.game, record).over()


def test_a_ship_flies_on_by_itself_until_it_is_told_to_give_up(tmp_path: Path) -> None:
    told = played(tmp_path, "galaxy_trucker", "turns", 2, 3, {})
    assert [line for line in told.log if "Fly on" in line.text]
    assert not times_given_up(told.match)
    session = played(tmp_path, "galaxy_trucker", "turns", 2, 3, {"power": ["o"]})
    assert times_given_up(session.match) == 1
    assert not session.driver.orders


def times_given_up(match: Match[Any]) -> int:
    """Count how often seat 0 gave up of its own accord."""
    again, count = Match.begin(match.game, match.record, match.chance), 0
    for seat, answer in match.record.inputs:
        count += seat == 0 and match.game.kinds[again.state.question().kind] == "give-up" and answer == 1
        again.answer(seat, answer)
    return count


def test_an_order_can_be_cancelled_and_whoever_leaves_learns_that_it_is_not_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path, "galaxy_trucker", "turns", 2, 3, {"power": ["o", "o", "o", "q"]})
    out = capsys.readouterr().out
    assert [out.count(told) for told in ("You will give up before the next card.", "You fly on.")] == [2, 1]
    assert "What you decided in advance is not saved with the game" in out


def test_an_order_is_refused_out_of_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("galaxy_trucker")
    match = Match.seeded(game, 2, 3, "turns")
    said = iter(["o", None])
    session = Session(
        match, Seating(0, "heuristic", tmp_path / "game.json"), game_translator("en", game), lambda _: next(said)
    )
    with pytest.raises(Leave):
        session.run()
    assert "There is nothing to decide in advance now." in capsys.readouterr().out
