"""Reads lines from a pipe or at the keyboard; while time runs, what is typed stays when something happens meanwhile."""

import asyncio
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

LOOK_EVERY: Final = 0.2  # seconds


class TimeUp(Exception):
    """Something happened before the line was finished."""

    def __init__(self, typed: str) -> None:
        super().__init__()
        self.typed: Final = typed


class LiveKeyboard:
    """Reads lines above a bar that is kept up to date."""

    def __init__(self, session: "PromptSession[str] | None" = None) -> None:
        self.session: PromptSession[str] | None = session
        self.typed: str = ""  # not finished yet

    def read(self, prompt: str, is_due: Callable[[], bool], bar: Callable[[], str]) -> str | None:
        """Read a line; None at the end of input.  Raises ``TimeUp`` as soon as something is due."""
        session = self.session = self.session or new_session()

        def watch() -> None:
            app = session.app

            async def look() -> None:
                while not is_due():
                    await asyncio.sleep(LOOK_EVERY)
                if not app.is_done:
                    app.exit(exception=TimeUp(session.default_buffer.text))

            app.create_background_task(look())

        typed, self.typed = self.typed, ""
        try:
            return session.prompt(
                prompt, default=typed, bottom_toolbar=bar, refresh_interval=LOOK_EVERY, pre_run=watch, in_thread=False
            )
        except TimeUp as reason:
            self.typed = reason.typed
            raise
        except EOFError:
            return None


def new_session(**how: Any) -> "PromptSession[str]":
    """Return what reads lines; loaded late, because only games with a clock need it."""
    from prompt_toolkit import PromptSession

    return PromptSession(reserve_space_for_menu=0, erase_when_done=True, **how)


def live_keyboard() -> LiveKeyboard | None:
    """Return a keyboard for real time; nothing where input or output is no terminal."""
    return LiveKeyboard() if sys.stdin.isatty() and sys.stdout.isatty() else None


def line_reader() -> Callable[[str], str | None]:
    """Return a function that reads a line, or None at the end of input."""
    if sys.stdin.isatty():
        import readline  # noqa: F401 - gives the prompt its editing keys

        return read_from_keyboard
    return read_from_pipe


def read_from_keyboard(prompt: str) -> str | None:
    """Ask at the terminal."""
    try:
        return input(prompt)
    except EOFError:
        print()
        return None
    except KeyboardInterrupt:
        print()
        raise


def read_from_pipe(prompt: str) -> str | None:
    """Read the next line, and show it as if it had been typed."""
    line = sys.stdin.readline()
    print(prompt + line.rstrip("\n"))
    return line or None
