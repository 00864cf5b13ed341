"""The example of the README runs as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert example.count("\n") <= 14
    run = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"\[[01]\] \d+ answers\n", run.stdout)


def test_the_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8"))
    missing = [link for link in links if not (README.parent / link).exists()]
    assert not missing


def test_the_terminal_looks_as_shown(tmp_path: Path) -> None:
    (sample,) = re.findall(r"```text\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    program = "from cosmodrome.cli.app import main; main()"
    play = ["play", "star_realms", "--seed", "7", "--lang", "en", "--record", str(tmp_path / "match.json")]
    run = subprocess.run(
        [sys.executable, "-c", program, *play], input="2\nh\nw 2\n", capture_output=True, text=True, check=False
    )
    shown = [line.rstrip() for line in run.stdout.splitlines()]
    footer = next(line for line in sample.splitlines() if line.startswith("u undo"))
    assert [line for line in sample.splitlines() if line != footer and line not in shown] == []
    assert "c X card" in footer
