"""The server that ``load.py`` loads: one without limits, which tells on request what its CPU time went to.

    python -m benchmarks.load_server DATABASE PORT SHARES

SIGUSR1 begins to look at what the process does, a hundred times in a second of its CPU time; SIGUSR2 writes the seconds
by kind of work to the file SHARES.  Time in C and in compiled rules counts for the line of Python that waits for it.
"""

import json
import signal
import sys
from collections import Counter
from pathlib import Path
from time import process_time, thread_time
from types import FrameType
from typing import Final

from cosmodrome.server.config import Config, Limits
from cosmodrome.server.run import run

NO_LIMIT: Final = 10**9
LIMITS: Final = Limits(
    messages_per_second=NO_LIMIT,
    message_burst=NO_LIMIT,
    requests_per_second=NO_LIMIT,
    request_burst=NO_LIMIT,
    watches_per_second=NO_LIMIT,
    connections=10_000,
    connections_per_address=NO_LIMIT,
    lag_seconds=NO_LIMIT,
    guests_per_minute=NO_LIMIT,
    sockets_per_address=NO_LIMIT,
    sockets_per_person=NO_LIMIT,
    tables_per_person=NO_LIMIT,
)
OTHER: Final = "event loop"
# A frame belongs to the first kind that has its file and, where one is named, its function; inner frames come first.
KINDS: Final = (
    ("views", "server/table/shared.py", ""),
    ("views", "server/table/seen.py", "view_of"),
    ("lines", "server/table/seen.py", ""),
    ("rules", "server/table/table.py", ""),
    ("rules", "server/table/decide.py", ""),
    ("sending", "server/doors/connections.py", "send_text"),
    ("sending", "server/hall/place.py", "pass_on"),
    ("encoding", "server/hall/actor.py", "show_last"),
    ("receiving", "server/doors/connections.py", "data_received"),
    ("receiving", "server/web/sockets.py", "listen"),
    ("doors", "server/doors/connections.py", "go_round"),
    ("writing down", "server/storage/", ""),
    ("tables", "server/hall/", ""),
)


class Shares:
    """The CPU time of this process by kind of work."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.seconds: Final[Counter[str]] = Counter()
        self.whole: float = 0.0
        self.last: float = 0.0

    def begin(self, _: int, __: FrameType | None) -> None:
        """Look from now on."""
        self.seconds.clear()
        self.whole, self.last = process_time(), thread_time()
        signal.setitimer(signal.ITIMER_PROF, 0.01, 0.01)

    def look(self, _: int, frame: FrameType | None) -> None:
        """Note what the main thread did since the last look."""
        now = thread_time()
        self.seconds[kind_of(frame)] += now - self.last  # type: ignore[assignment]
        self.last = now

    def end(self, _: int, __: FrameType | None) -> None:
        """Write the seconds down; what the main thread did not use was the writer's."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.seconds[OTHER] += thread_time() - self.last  # type: ignore[assignment]
        self.seconds["writing down"] += process_time() - self.whole - self.seconds.total()  # type: ignore[assignment]
        self.file.write_text(json.dumps(self.seconds))


def kind_of(frame: FrameType | None) -> str:
    """Return the kind of work that a frame belongs to."""
    while frame is not None:
        code = frame.f_code
        for kind, file, function in KINDS:
            if file in code.co_filename and function in ("", code.co_name):
                return kind
        frame = frame.f_back
    return OTHER


def main(database: str, port: str, shares: str) -> None:
    """Serve until told to stop."""
    looking = Shares(Path(shares))
    signal.signal(signal.SIGUSR1, looking.begin)
    signal.signal(signal.SIGPROF, looking.look)
    signal.signal(signal.SIGUSR2, looking.end)
    run(Config(database, port=int(port), limits=LIMITS, bot_workers=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
