"""The example games pass their tests, are found by their entry points, and the pages that show them tell the truth."""

import asyncio
import importlib.util
import io
import json
import re
import sys
import textwrap
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from mypy import api
from tests.installed import EXAMPLES, GAMES, install
from tests.server.house import house

from cosmodrome import registry
from cosmodrome.cli.app import run
from cosmodrome.client import RequestRefused, Visitor
from cosmodrome.testing import CHECKS
from cosmodrome.testing.speech import Speech

DOCS = Path(__file__).parents[1] / "docs"
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


sys.path += [str(EXAMPLES / game) for game in GAMES]
moon_dust_tests = load(EXAMPLES / "moon_dust" / "tests" / "test_moon_dust.py")
long_tow_tests = load(EXAMPLES / "long_tow" / "tests" / "test_long_tow.py")


def brought_by(module: ModuleType, game: str) -> dict[str, Any]:
    """Return the tests of an example under names of their own."""
    return {f"{name}_of_{game}": value for name, value in vars(module).items() if name.lower().startswith("test")}


globals().update(brought_by(moon_dust_tests, "moon_dust") | brought_by(long_tow_tests, "long_tow"))


# -- the packages ------------------------------------------------------------------------------------------------------
@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the examples look installed, with the entry points of their own pyproject.toml."""
    for game in GAMES:
        install(game, tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    registry.forget()
    yield
    monkeypatch.undo()
    registry.forget()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("game", "name"), [("moon_dust", "Moon Dust"), ("long_tow", "Long Tow")])
def test_the_games_are_found_by_their_entry_points(game: str, name: str) -> None:
    assert game in registry.game_ids()
    assert registry.find_game(game).name["en"] == name


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("game", GAMES)
def test_they_are_simulated(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, output, _ = said(capsys, "sim", game, "--games", "20", "--bots", "heuristic,random", "--json")
    assert code == 0
    assert json.loads(output)["finished"] == 20


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the command line; return its exit code, output and errors."""
    capsys.readouterr()
    return run(list(arguments)), *capsys.readouterr()


@pytest.mark.usefixtures("installed")
def test_its_rules_are_counted_with_those_of_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    tow, dust = (
        f"{game}  total {n}  proven {n}  missing 0  untestable 0\n" for game, n in (("long_tow", 8), ("moon_dust", 7))
    )
    assert said(capsys, "rules", "moon_dust", "--missing") == (0, dust, "")
    code, output, _ = said(capsys, "rules")
    assert (code, output.splitlines()[-2:]) == (0, [tow.strip(), dust.strip()])
    assert len(output.splitlines()) == 7


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


@pytest.mark.usefixtures("installed")
def test_the_terminal_draws_a_game_that_does_not_draw_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    code, output, _ = said(capsys, "play", "long_tow", "--seed", "1", "--lang", "en")
    assert code == 0
    assert "In sight: Wreck" in output
    assert "Hand: 6 face down" in output


def test_the_contract_holds_ids_against_the_rulebook() -> None:
    speech = Speech(moon_dust_tests.GAME)
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


@pytest.mark.usefixtures("installed")
def test_the_server_serves_what_they_bring(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db") as (address, _):
            anna = Visitor(address)
            await anna.enter()
            offer = {game["id"]: game for game in json.loads(await anna.call("GET", "/api/games"))["games"]}
            tow, dust, base = offer["long_tow"], offer["moon_dust"], offer["space_base"]
            assert (dust["board"], dust["styles"], base["poster"]) == ("", "", "")
            assert (tow["bots"], base["bots"]) == (
                ["random", "heuristic"],
                ["random", "cadet", "pilot", "heuristic", "captain", "admiral", "legend"],
            )
            for path, kind in (
                (tow["board"], "javascript"),
                (tow["styles"], "text/css"),
                (dust["poster"], "image/svg"),
            ):
                status, headers, text = await asyncio.to_thread(fetch, address + path)
                assert (status, bool(text)) == (200, True)
                assert kind in headers["content-type"]
                assert headers["content-security-policy"].startswith("default-src 'self'")
                assert (headers["x-content-type-options"], headers["cache-control"]) == ("nosniff", "no-cache")
            for path in OUT_OF_REACH:
                assert (await asyncio.to_thread(fetch, f"{address}/games/{path}"))[0] == 404, path

    asyncio.run(test())


OUT_OF_REACH = (
    "long_tow/board/",
    "long_tow/board/nothing.js",
    "long_tow/board/..%2fgame.py",
    "long_tow/board/..%2flocale%2fen.ftl",
    "long_tow/board/%2fetc%2fhostname.js",
    "long_tow/board/a%00.js",
    "long_tow/poster.png",
    "moon_dust/board/board.js",
    "space_base/poster.svg",
    "chess/board/board.js",
    "chess/poster.svg",
)


def fetch(url: str) -> tuple[int, Message, bytes]:
    """Ask for a file as a browser would, whatever the path."""
    try:
        with urlopen(url) as reply:
            return reply.status, reply.headers, reply.read()
    except HTTPError as error:
        return error.code, error.headers, b""


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_are_strictly_typed(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MYPYPATH", str(EXAMPLES / game))
    report, crash, status = api.run(["--strict", "--config-file=", f"--cache-dir={tmp_path}", "-p", game])
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
    project = (EXAMPLES / "moon_dust" / "pyproject.toml").read_text("utf-8")
    shown = blocks(page, "toml")
    assert shown
    assert [block for block in shown if block not in project] == []


@pytest.mark.parametrize(
    ("language", "files"), [("python", "*.py"), ("js", "*.js"), ("markdown", "*.md"), ("fluent", "*.ftl")]
)
def test_code_on_the_page_is_that_of_the_examples(language: str, files: str) -> None:
    source = "\n".join(path.read_text("utf-8") for game in GAMES for path in sorted((EXAMPLES / game).rglob(files)))
    shown = blocks("add-a-game.md", language)
    assert shown
    assert [textwrap.shorten(block, 60) for block in shown if block not in source] == []


def test_a_whole_game_is_small() -> None:
    lines = [line for path in EXAMPLES.glob("long_tow/long_tow/*.py") for line in path.read_text("utf-8").splitlines()]
    assert len(lines) <= 250
