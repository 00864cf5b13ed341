"""The code of docs/research.md runs, and its numbers are true."""

import re
from pathlib import Path

import pytest

from cosmodrome.registry import game_ids
from cosmodrome.research.task import Task

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_its_code_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'cosmodrome[research]'")
    exec(compile(BLOCKS[number], "docs/research.md", "exec"), {"__name__": "research_page"})
    assert capsys.readouterr().out.startswith(("goal:card 0 888 viewer is 0\n", "0 games; (8, 948) (8, 1968)"))


def test_it_tells_how_many_actions_there_are() -> None:
    section = PAGE.partition("## Actions")[2].partition("## Observations")[0]
    told = dict(re.findall(r"\| (\w+) \| ([\d,]+) (?=\|)", section))
    assert {id: f"{int(Task(id).actions.count):,}" for id in game_ids()} == told
