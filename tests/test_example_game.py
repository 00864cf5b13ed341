"""The example game passes its tests, is found by its entry point, and the pages that show it tell the truth."""

import asyncio
import importlib.util
import io
import json
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from mypy import api
from tests.server.house import house

from cosmodrome import registry
from cosmodrome.cli.app import run
from cosmodrome.client import RequestRefused, Visitor
from cosmodrome.testing import CHECKS
from cosmodrome.testing.speech import Speech

DOCS = Path(__file__).parents[1] / "docs"
EXAMPLE = DOCS / "examples" / "moon_dust"
BLOCK = re.compile(r"^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(page: str, language: str) -> list[str]:
    """Return the code blocks of a page."""
    found = BLOCK.finditer((DOCS / page).read_text("utf-8"))
    return [match["text"] for match in found if match["language"] == language]


def load(path: Path) -> ModuleType:
    """Import a file as a module of its own."""
    spec = importlib.util.spec_from_file_location(f"example_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


sys.path.append(str(EXAMPLE))
example_tests = load(EXAMPLE / "tests" / "test_moon_dust.py")
globals().update({name: value for name, value in vars(example_tests).items() if name.lower().startswith("test")})


# -- the package -------------------------------------------------------------------------------------------------------
@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the example look installed, with the entry points of its own pyproject.toml."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    info = tmp_path / "moon_dust-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: moon_dust\nVersion: 0.1.0\n")
    points = [
        f"[{group}]\n" + "\n".join(f"{name} = {value}" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(points))
    monkeypatch.syspath_prepend(tmp_path)
    registry.forget()
    yield
    monkeypatch.undo()
    registry.forget()


@pytest.mark.usefixtures("installed")
def test_the_game_is_found_by_its_entry_point() -> None:
    assert "moon_dust" in registry.game_ids()
    assert registry.find_game("moon_dust").name["en"] == "Moon Dust"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the command line; return its exit code, output and errors."""
    capsys.readouterr()
    return run(list(arguments)), *capsys.readouterr()


@pytest.mark.usefixtures("installed")
def test_its_rules_are_counted_with_those_of_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    line = "moon_dust  total 7  proven 7  missing 0  untestable 0\n"
    assert said(capsys, "rules", "moon_dust", "--missing") == (0, line, "")
    code, output, _ = said(capsys, "rules")
    assert (code, output.splitlines()[-1]) == (0, line.strip())
    assert len(output.splitlines()) == 6


@pytest.mark.usefixtures("installed")
def test_a_game_without_rules_is_told_from_one_that_is_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, problem = said(capsys, "rules", "chess")
    assert code == 2
    assert "no game 'chess'; there are: " in problem
    monkeypatch.setattr(type(registry.find_game("moon_dust")), "rulebook", None)
    code, _, problem = said(capsys, "rules", "moon_dust")
    assert code == 2
    assert "'moon_dust' brings no numbered rules" in problem


@pytest.mark.usefixtures("installed")
def test_the_terminal_tells_its_rules_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("w 1\nq\n"))
    code, output, _ = said(capsys, "play", "moon_dust", "--seed", "1", "--lang", "ru")
    assert code == 0
    assert "MD-2.5. После раскопок игрок копает снова" in " ".join(output.split())


def test_the_contract_holds_ids_against_the_rulebook() -> None:
    speech = Speech(example_tests.GAME)
    speech.check_rule("MD-2.5", "this")
    with pytest.raises(AssertionError, match=r"'MD-9\.9', which the rulebook lacks"):
        speech.check_rule("MD-9.9", "this")


@pytest.mark.usefixtures("installed")
def test_the_server_tells_its_rules_in_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db") as (address, _):
            anna = Visitor(address)
            await anna.enter()
            told = json.loads(await anna.call("GET", "/api/games/moon_dust/rules?lang=en"))["rules"]
            assert [rule["id"] for rule in told][:3] == ["MD-1.1", "MD-1.2", "MD-2.1"]
            assert told[2]["section"] == "2. A turn"
            assert "летит домой" in json.loads(await anna.call("GET", "/api/rules/MD-2.5?lang=ru"))["text"]
            with pytest.raises(RequestRefused, match="no game"):
                await anna.call("GET", "/api/games/chess/rules")

    asyncio.run(test())


def test_the_example_is_strictly_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MYPYPATH", str(EXAMPLE))
    report, crash, status = api.run(["--strict", "--config-file=", f"--cache-dir={tmp_path}", "-p", "moon_dust"])
    assert status == 0, report + crash


# -- the pages ---------------------------------------------------------------------------------------------------------
def test_the_code_of_the_testing_page_runs() -> None:
    names: dict[str, Any] = {"__name__": "testing_page"}
    for block in blocks("testing.md", "python"):
        exec(compile(block, "docs/testing.md", "exec"), names)
    tests = [value for name, value in names.items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        test()


def test_the_testing_page_lists_all_checks() -> None:
    page = (DOCS / "testing.md").read_text("utf-8")
    assert [check.__name__ for check in CHECKS if f"`{check.__name__}`" not in page] == []


@pytest.mark.parametrize("page", ["add-a-game.md", "testing.md"])
def test_settings_on_the_pages_are_those_of_the_example(page: str) -> None:
    project = (EXAMPLE / "pyproject.toml").read_text("utf-8")
    shown = blocks(page, "toml")
    assert shown
    assert [block for block in shown if block not in project] == []


def test_code_on_the_page_is_that_of_the_example() -> None:
    source = "\n".join(path.read_text("utf-8") for path in EXAMPLE.rglob("*.py"))
    shown = blocks("add-a-game.md", "python")
    assert shown
    assert [textwrap.shorten(block, 60) for block in shown if block not in source] == []
