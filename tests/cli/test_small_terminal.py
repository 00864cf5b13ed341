"""Every game, mode and number of seats on a terminal of 80x24: whatever is shown fits, or comes page by page."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.cli.table import HEIGHT, WIDTH, Terminal, play_on, table

from cosmodrome.cli.playing.session import Session
from cosmodrome.kernel.chance import Rng
from cosmodrome.registry import find_game, game_ids

MOST_ANSWERS = 600  # at a table
MOST_LOOKS = 6  # at a table; the first time that a kind of question comes up, and after others


def tables() -> Iterator[tuple[str, str, int]]:
    """Iterate over all games, modes and numbers of seats."""
    for id in game_ids():
        for mode in find_game(id).modes:
            yield from ((id, mode.id, seats) for seats in mode.seats)


@pytest.mark.parametrize(("game", "mode", "seats"), list(tables()))
def test_everything_fits_or_is_paged(game: str, mode: str, seats: int) -> None:
    session, terminal = table(game, seats, mode, "ru" if seats % 2 else "en")
    rng, kinds = Rng(seats), dict[int, int]()
    looks = 0
    for _ in range(MOST_ANSWERS):
        if session.match.state.over() or looks == MOST_LOOKS:
            break
        if session.match.state.is_asked(0):
            kind = session.match.state.question().kind
            kinds[kind] = kinds.get(kind, 0) + 1
            if kinds[kind] in (1, 12):
                looks += 1
                look_around(session, terminal)
        play_on(session, rng, 1)
    assert looks


def test_after_the_first_picture_the_question_is_seen_at_once() -> None:
    session, terminal = table("space_base", 5)
    rng = Rng(2)
    while not session.match.state.is_asked(0):
        play_on(session, rng, 1)
    session.show(session.options())
    terminal.note()
    assert len(terminal.pages) > 1
    assert terminal.pages[0][0].startswith("Space Base")
    terminal.pages.clear()
    while not play_on(session, rng, 1) or len(session.options()) > 2:
        pass
    session.show(session.options())
    terminal.note()
    assert len(terminal.pages) == 1
    assert terminal.pages[0][0].startswith("⋮ the table above does not fit")
    assert "▶" in terminal.text() or "Seat 1 (you)" in terminal.text()
    session.obey("", session.options())  # Enter
    terminal.note()
    assert "Level 1" in terminal.text()


def look_around(session: Session[Any], terminal: Terminal) -> None:
    """Look at the table, all piles, the help and the first option in full; nothing may be too long or missing."""
    options = session.options()
    session.whole = True
    session.show(options)
    terminal.note()
    shown = terminal.text()
    for text in session.components.option_texts(options)[0]:
        assert in_a_line(text) in shown
    for commands in ("piles", "help", "log"):
        session.commands[commands](commands, options)
        terminal.note()
    session.commands["card"]("c 1", options)
    terminal.note()
    for page in terminal.pages:
        assert len(page) <= HEIGHT, page  # the last line is where something is typed
        assert max(map(len, page)) <= WIDTH, page
    assert "【" not in terminal.text()  # the sign of a message or name that is missing
    terminal.pages.clear()


def in_a_line(text: str) -> str:
    """Return a text with single spaces, as the pages are read."""
    return " ".join(text.split())
