"""A match at a terminal of 80x24 that exists only in a test: what was shown, page by page."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from cosmodrome.cli.drawing.screen import Screen
from cosmodrome.cli.playing.course import Seating
from cosmodrome.cli.playing.keyboard import LiveKeyboard
from cosmodrome.cli.playing.session import Session
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.match import Match
from cosmodrome.registry import find_game
from cosmodrome.translate import Language, game_translator

WIDTH, HEIGHT = 80, 24
CLEAR = "\x1b[2J\x1b[H"
WIPE = "\x1b[1A\x1b[2K"


class Terminal:
    """Takes what is printed, and cuts it into pages wherever a line is read."""

    def __init__(self) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None)
        self.pages: list[list[str]] = []
        self.pictures = 0  # how often the screen was cleared for a new one

    def read(self, prompt: str) -> str:
        """Note what stands on the page, and press Enter."""
        self.note()
        return ""

    def note(self) -> None:
        """Note what stands on the page."""
        self.pictures += self.file.getvalue().count(CLEAR)
        text = self.file.getvalue().rpartition(CLEAR)[2].replace(WIPE, "")
        self.pages.append(text.split("\n"))
        self.file.seek(0)
        self.file.truncate()

    def text(self) -> str:
        """Return everything that was shown, in one line."""
        return " ".join(" ".join(line for page in self.pages for line in page).split())


def table(
    game: str,
    seats: int,
    mode: str = "",
    language: Language = "en",
    seed: int = 1,
    read: Callable[[str], str | None] | None = None,
    live: LiveKeyboard | None = None,
    bot: str = "random",
    **options: int,
) -> tuple[Session[Any], Terminal]:
    """Return a match at a terminal, and the terminal."""
    found = find_game(game)
    match = Match(found, found.check(mode, seats, options), SeededChance(seed), {"seed": seed})
    terminal = Terminal()
    seating = Seating(0, bot, Path("unused.json"))
    say = game_translator(language, found, strict=True)
    session: Session[Any] = Session(match, seating, say, read or terminal.read, live)
    object.__setattr__(session, "screen", Screen(terminal.console, session.more))
    return session, terminal


def play_on(session: Session[Any], rng: Rng, answers: int) -> bool:
    """Give some answers at random, for all seats; say whether the match goes on and the person is asked."""
    state = session.match.state
    for _ in range(answers):
        if state.over():
            return False
        seat = state.next_seat()
        session.match.answer(seat, state.sample(seat, rng))
    return not state.over() and state.is_asked(0)
