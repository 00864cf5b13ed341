"""Every guided first game can be played to its end, by what is wished and by every error that is foreseen."""

import re
from pathlib import Path

import pytest

from cosmodrome.registry import games
from cosmodrome.testing.lessons import check_lesson
from cosmodrome.testing.messages import check_messages

LESSONS = {id: game for id, game in games().items() if game.lesson is not None}
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
NAMED = re.compile(r'\b(?:data-at|at)=(?:"([^"]+)"|\{`([^`]+)`\})')


def places_of(game: str) -> tuple[str, ...]:
    """Return how a game's board names its places, as patterns."""
    texts = [path.read_text("utf-8") for path in (BOARDS / game).rglob("*.svelte")]
    names = {quoted or built for text in texts for quoted, built in NAMED.findall(text)}
    return tuple(sorted({re.sub(r"\$?\{[^}]*\}", "*", name) for name in names} - {"*", "*.*"}))


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_can_be_played(game: str) -> None:
    check_lesson(LESSONS[game], places_of(game))


@pytest.mark.parametrize("game", LESSONS)
def test_the_words_of_a_lesson(game: str) -> None:
    folder = LESSONS[game].lesson
    assert folder is not None
    check_messages(folder)


def test_boards_name_their_places() -> None:
    assert "*.deck" in places_of("star_realms")
    assert "pad.*" in places_of("red_planet")
