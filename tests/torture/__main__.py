"""Runs the tests of reliability as long as asked for, and writes the figures into docs/reliability.md.

    python -m tests.torture [SCALE] [--jobs N]

With scale 1 that is 1,000 kills, 10,000 paired games and a million hostile messages.  What was done is kept in
build/torture.json: a run that is ended goes on from there, and begins anew where the sources have changed.  Everything
stays on this machine.
"""

import argparse
import json
import platform
import time
from collections import Counter, deque
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from benchmarks.sections import machine, write_part
from tests.server.postgres import NoPostgres
from tests.torture.parts import PARTS, Counts, Part

from cosmodrome import __version__
from cosmodrome.lab.measure import is_compiled
from cosmodrome.registry import games

ROOT: Final = Path(__file__).parents[2]
PROGRESS: Final = ROOT / "build" / "torture.json"
REPORT: Final = ROOT / "docs" / "reliability.md"


def source_key() -> str:
    """Return a name for what is being tortured."""
    whole = blake2b(digest_size=8)
    for file in sorted((ROOT / "src").rglob("*.py")):
        whole.update(file.read_bytes())
    return whole.hexdigest()


class Progress:
    """What was done so far, by name of the part."""

    def __init__(self) -> None:
        self.key: Final = source_key()
        known = json.loads(PROGRESS.read_text()) if PROGRESS.exists() else {}
        done = known["done"] if known.get("key") == self.key else {}
        self.done: Final[dict[str, Counts]] = {name: Counter(counts) for name, counts in done.items()}

    def add(self, part: Part, counts: Counts) -> None:
        """Note a portion, and write everything down."""
        self.done[part.name] = self.done.get(part.name, Counter()) + counts
        PROGRESS.parent.mkdir(exist_ok=True)
        PROGRESS.write_text(json.dumps({"key": self.key, "done": self.done}))
        write_part("figures", self.told(), REPORT)

    def told(self) -> list[str]:
        """Return the figures as a table, and what they were measured on."""
        build = "compiled" if all(map(is_compiled, games().values())) else "plain"
        lines = ["| | of | done | what came of it |", "|---|--:|--:|---|"]
        for part in PARTS:
            counts = self.done.get(part.name, Counter())
            more = ", ".join(f"{count:,} {name}" for name, count in sorted(counts.items()) if name != part.unit)
            lines.append(f"| {part.name} | {part.whole:,} | {counts[part.unit]:,} | {more or 'nothing yet'} |")
        day = time.strftime("%Y-%m-%d", time.gmtime())
        where = f"{machine()}; CPython {platform.python_version()}, Cosmodrome {__version__}, {build} rules, {day}."
        return [*lines, "", f"No run failed. Measured on {where}"]


class Work:
    """Portions under way in processes of their own, oldest first: so the figures have no holes where a run is ended."""

    def __init__(self, scale: float, progress: Progress) -> None:
        self.progress: Final = progress
        self.goals: Final = {part: max(part.portion, int(part.whole * scale)) for part in PARTS}
        self.begun: Final = {part: progress.done.get(part.name, Counter())[part.unit] for part in PARTS}
        self.under_way: Final[deque[tuple[Part, Future[Counts]]]] = deque()

    def fill(self, pool: Executor, count: int) -> bool:
        """Have so many portions under way, of what is least done; tell whether any is."""
        while len(self.under_way) < count:
            left = [part for part, goal in self.goals.items() if self.begun[part] < goal]
            if not left:
                break
            part = min(left, key=lambda one: self.begun[one] / one.whole)
            self.under_way.append((part, pool.submit(part.run, self.begun[part], part.portion)))
            self.begun[part] += part.portion
        return bool(self.under_way)

    def end_one(self) -> None:
        """Wait for the oldest portion, and note what came of it."""
        part, portion = self.under_way.popleft()
        try:
            self.progress.add(part, portion.result())
        except NoPostgres as reason:
            if self.goals.pop(part, None) is not None:
                print(f"{part.name}: left out, {reason}")


def main() -> None:
    """Torture in all ways by turns, some at once; a failure ends everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scale", type=float, nargs="?", default=1.0, help="how much of the whole")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    wish = parser.parse_args()
    work = Work(wish.scale, Progress())
    with ProcessPoolExecutor(wish.jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
        try:
            while work.fill(pool, 2 * wish.jobs):
                work.end_one()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


if __name__ == "__main__":
    main()
