"""Games are found by entry points; a broken one is named and does no harm."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from cosmodrome import registry
from cosmodrome.games._toy import TOY

OFFERS = {
    "toy": "cosmodrome.games._toy:TOY",
    "absent": "cosmodrome.games.absent:GAME",
    "nameless": "cosmodrome.games._toy:POINTS",
    "alias": "cosmodrome.games._toy:TOY",
}


@pytest.fixture
def offers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entries = [EntryPoint(name, value, registry.GROUP) for name, value in OFFERS.items()]
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)
    registry.forget()
    yield
    registry.forget()


@pytest.mark.usefixtures("offers")
def test_games_that_load_are_found() -> None:
    assert registry.games() == {"toy": TOY}
    assert registry.find_game("toy") is TOY
    assert registry.game_ids() == ["absent", "alias", "nameless", "toy"]


@pytest.mark.usefixtures("offers")
def test_games_that_do_not_load_are_named_with_the_reason() -> None:
    assert registry.broken_games() == {
        "absent": "cosmodrome.games.absent:GAME: ModuleNotFoundError: No module named 'cosmodrome.games.absent'",
        "alias": "cosmodrome.games._toy:TOY calls itself 'toy'",
        "nameless": "cosmodrome.games._toy:POINTS is not a Game",
    }
    with pytest.raises(registry.UnknownGame, match="'absent' cannot be loaded: "):
        registry.find_game("absent")


@pytest.mark.usefixtures("offers")
def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(registry.UnknownGame, match="no game 'chess'; there are: absent, alias, nameless, toy"):
        registry.find_game("chess")


def test_a_game_is_imported_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [EntryPoint("bomb", "no.such:THING", group)])
    registry.forget()
    assert registry.game_ids() == ["bomb"]
    assert registry._load.cache_info().misses == 0
    registry.forget()
