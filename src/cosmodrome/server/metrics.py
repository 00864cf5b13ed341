"""Counters of one server process, told in the text format of Prometheus."""

import resource
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import process_time
from typing import Final

# Upper bounds in seconds of how long it took from an answer's arrival until everybody was told.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
Figure = tuple[float, str]  # and what it means


@dataclass
class Metrics:
    """What happened since the process started."""

    entries: int = 0
    updates: int = 0
    refusals: int = 0
    errors: int = 0
    bad_messages: int = 0
    limited: int = 0
    sockets: int = 0
    reminders: int = 0
    delays: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    delay_sum: float = 0.0

    def note_delay(self, seconds: float) -> None:
        """Count how long one entry took."""
        self.delays[bisect_left(BOUNDS, seconds)] += 1
        self.delay_sum += seconds

    def text(self, counted: Mapping[str, Figure], measured: Mapping[str, Figure]) -> str:
        """Return everything as text, with what others have counted and measured."""
        counters = {
            "entries": (self.entries, "Entries written."),
            "updates": (self.updates, "Updates sent to clients."),
            "refusals": (self.refusals, "Messages refused by rules or table."),
            "errors": (self.errors, "Failures of the server itself."),
            "bad_messages": (self.bad_messages, "Messages that were not understood."),
            "limited": (self.limited, "Messages and requests over a limit."),
            "reminders": (self.reminders, "Reminders sent."),
            **counted,
        }
        lines = [line for name, (value, help) in counters.items() for line in counter(name, value, help)]
        lines += gauge("sockets", self.sockets, "Open sockets.")
        lines += [line for name, figure in measured.items() for line in gauge(name, *figure)]
        lines += gauge("cpu_seconds", round(process_time(), 3), "CPU time used by the process.")
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        lines += gauge("memory_bytes", memory, "Most memory that the process has used.")
        return "\n".join([*lines, *self.histogram(), ""])

    def histogram(self) -> list[str]:
        """Return the delays as a histogram."""
        name = "cosmodrome_entry_seconds"
        lines = [f"# HELP {name} From a message's arrival until everybody was told.", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.delays, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.delay_sum:.6f}", f"{name}_count {total}"]


def counter(name: str, value: float, help: str) -> list[str]:
    """Return the lines of a counter."""
    full = f"cosmodrome_{name}_total"
    return [f"# HELP {full} {help}", f"# TYPE {full} counter", f"{full} {value}"]


def gauge(name: str, value: float, help: str) -> list[str]:
    """Return the lines of a gauge."""
    full = f"cosmodrome_{name}"
    return [f"# HELP {full} {help}", f"# TYPE {full} gauge", f"{full} {value}"]
