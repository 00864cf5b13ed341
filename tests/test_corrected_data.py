"""A data file of one's own replaces a game's figures, and a wrong one is refused with file, record and field."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import cosmodrome.games
from cosmodrome import registry
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.registry import UnknownGame, find_game

OWN = Path(cosmodrome.games.__file__).parent
GAMES = sorted(path.parent.name for path in OWN.glob("*/components.json"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let games be looked for with a folder of corrected data."""
    monkeypatch.setenv(registry.DATA_FOLDER, str(tmp_path))
    registry.forget()
    yield tmp_path
    monkeypatch.undo()
    registry.forget()


def corrected(folder: Path, game: str, field: str, value: object) -> str:
    """Write a data file in which one field of the first component is another; return that component's id."""
    data = json.loads((OWN / game / "components.json").read_text(encoding="utf-8"))
    data["components"][0][field] = value
    (folder / game).mkdir()
    (folder / game / "components.json").write_text(json.dumps(data), encoding="utf-8")
    return str(data["components"][0]["id"])


def test_a_corrected_figure_is_played_beside_the_own_one(folder: Path) -> None:
    card = corrected(folder, "star_realms", "cost", 9)
    game = find_game("star_realms")
    assert isinstance(game, DeclaredGame)
    own = game.with_data(OWN / "star_realms" / "components.json")
    costs = [one.data.cost[one.data.number(card)] for one in (game, own)]
    assert costs[0] == 9 != costs[1]
    assert game.data_hash() != own.data_hash()
    states = [one.start(one.check("", 2, {}), SeededChance(1)) for one in (game, own)]
    assert [state.cards.cost[game.data.number(card)] for state in states] == costs


def test_a_wrong_figure_is_refused(folder: Path) -> None:
    card = corrected(folder, "star_realms", "cost", "much")
    with pytest.raises(UnknownGame) as refused:
        find_game("star_realms")
    assert str(folder / "star_realms" / "components.json") in str(refused.value)
    assert card in str(refused.value)
    assert "'cost' must be a whole number" in str(refused.value)


@pytest.mark.parametrize(("game", "name"), [("star_realms", "components"), ("galaxy_trucker", "adventure_cards")])
def test_components_keep_their_numbers(folder: Path, game: str, name: str) -> None:
    data = json.loads((OWN / game / "components.json").read_text(encoding="utf-8"))
    data[name][:2] = data[name][1::-1]
    (folder / game).mkdir()
    (folder / game / "components.json").write_text(json.dumps(data), encoding="utf-8")
    first, second = data[name][1]["id"], data[name][0]["id"]
    with pytest.raises(UnknownGame, match=f"card number 0 must be '{first}', but is '{second}'"):
        find_game(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_reads_a_file_in_place_of_its_own(folder: Path, game: str) -> None:
    (folder / game).mkdir()
    (folder / game / "components.json").write_text("[]", encoding="utf-8")
    with pytest.raises(UnknownGame, match="must hold a JSON object"):
        find_game(game)


def test_without_a_file_the_own_one_is_read(folder: Path) -> None:
    assert len(find_game("star_realms").names) > 48
