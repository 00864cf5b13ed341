"""A data file of one's own replaces a game's figures, and a wrong one is refused with file, record and field."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cosmodrome.games

OWN = Path(cosmodrome.games.__file__).parent


def ask(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run a line of Python that finds corrected data in a folder."""
    environment = os.environ | {"COSMODROME_DATA": str(folder)}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)


def corrected(folder: Path, game: str, field: str, value: object) -> str:
    """Write a data file in which one field of the first component is another; return that component's id."""
    data = json.loads((OWN / game / "components.json").read_text(encoding="utf-8"))
    data["components"][0][field] = value
    (folder / game).mkdir()
    (folder / game / "components.json").write_text(json.dumps(data), encoding="utf-8")
    return str(data["components"][0]["id"])


def test_a_corrected_figure_is_played(tmp_path: Path) -> None:
    card = corrected(tmp_path, "star_realms", "cost", 9)
    cost = f"GAME.data.cost[GAME.data.number('{card}')]"
    run = ask(tmp_path, f"from cosmodrome.games.star_realms import GAME; print({cost})")
    assert run.stdout == "9\n", run.stderr


def test_a_wrong_figure_is_refused(tmp_path: Path) -> None:
    card = corrected(tmp_path, "star_realms", "cost", "much")
    run = ask(tmp_path, "import cosmodrome.games.star_realms")
    assert run.returncode != 0
    assert str(tmp_path / "star_realms" / "components.json") in run.stderr
    assert card in run.stderr
    assert "'cost' must be a whole number" in run.stderr


@pytest.mark.parametrize("game", sorted(path.parent.name for path in OWN.glob("*/components.json")))
def test_every_game_reads_a_file_in_place_of_its_own(tmp_path: Path, game: str) -> None:
    (tmp_path / game).mkdir()
    (tmp_path / game / "components.json").write_text("[]", encoding="utf-8")
    run = ask(tmp_path, f"import cosmodrome.games.{game}")
    assert "must hold a JSON object" in run.stderr


def test_without_a_file_the_own_one_is_read(tmp_path: Path) -> None:
    run = ask(tmp_path, "from cosmodrome.games.star_realms import GAME; print(GAME.data.count)")
    assert run.stdout == "48\n", run.stderr
