"""REPORT.md and ARENA.md have parts that are measured one by one: each is written anew alone, and the others stay."""

import os
import platform
from pathlib import Path
from typing import Final

REPORT: Final = Path(__file__).with_name("REPORT.md")
TITLE: Final = "# Benchmarks\n\nREADME.md says how to read this.\n"


def write_part(name: str, lines: list[str], report: Path = REPORT, title: str = TITLE) -> None:
    """Replace a part of the report, or add it at the end; a new report begins with its title."""
    text = report.read_text("utf-8") if report.exists() else title
    report.write_text(with_part(text, name, "\n".join(lines)), "utf-8")
    print("\n".join(lines))


def with_part(text: str, name: str, body: str) -> str:
    """Return the report with a part replaced or added."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    part = f"{begin}\n{body.strip()}\n{end}"
    if begin not in text:
        return f"{text.rstrip()}\n\n{part}\n"
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{part}{after}"


def machine() -> str:
    """Say what was measured on, and how busy it was."""
    loads = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, load average at the end {loads}"


def table(heading: list[str], rows: list[list[str]]) -> list[str]:
    """Return a Markdown table: the first column is text, the others are figures."""
    lines = [heading, ["---", *["--:"] * (len(heading) - 1)], *rows]
    return [f"| {' | '.join(cells)} |" for cells in lines]
