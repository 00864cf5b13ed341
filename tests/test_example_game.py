"""The example game passes its tests, is found by its entry point, and the pages that show it tell the truth."""

import importlib.util
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

from cosmodrome import registry
from cosmodrome.testing import CHECKS

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
