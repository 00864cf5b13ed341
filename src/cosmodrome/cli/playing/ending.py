"""A closed window, or the end of the process from outside, reaches a program as Ctrl-C does."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

ENDINGS: Final = ("SIGHUP", "SIGTERM")  # the first one is not known everywhere


@contextmanager
def endings_as_ctrl_c() -> Iterator[None]:
    """Raise ``KeyboardInterrupt`` at an ending; what comes after it, a window tells twice, disturbs nothing."""
    known = [getattr(signal, name) for name in ENDINGS if hasattr(signal, name)]

    def end(number: int, frame: FrameType | None) -> None:
        for each in known:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = {each: signal.signal(each, end) for each in known}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
