"""What a lesson file may say, how a guide follows a match, and that the contract notices a lesson that is broken."""

from pathlib import Path

import pytest

from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.lessons.lesson import FILE, LEARNER, LessonError, read_lesson
from cosmodrome.registry import find_game
from cosmodrome.testing.lessons import Walk, check_lesson

GAME = find_game("space_base")
assert GAME.lesson is not None
TEXT = (GAME.lesson / FILE).read_text("utf-8")
PLACES = ("players.*.sectors.*", "dice")


def written(folder: Path, old: str, new: str) -> Path:
    """Write the lesson with a change."""
    assert old in TEXT
    path = folder / FILE
    path.write_text(TEXT.replace(old, new), "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('do = ["buy ride"]', 'do = ["buy nobody"]', "nothing that is wished"),
        ('"p1: buy lenoir"', '"p1: buy nobody"', "nothing that is wished"),
        ('say = "lesson-points"', 'say = "lesson-nowhere"', "cannot be said"),
        ('spots = ["dice"]', 'spots = ["somewhere"]', "nothing on the board"),
        ('"SB-8.1"', '"SB-99"', "which the rulebook lacks"),
        ('"separate" = "lesson-dice-separate"', '"never" = "lesson-dice-separate"', "errors that nobody can make"),
        ("dice = [3, 5", "dice = [1, 5", "nothing that is wished|errors that nobody"),
    ],
)
def test_the_contract_notices(
    old: str, new: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = read_lesson(GAME, written(tmp_path, old, new))
    monkeypatch.setattr("cosmodrome.testing.lessons.lesson_of", lambda game: lesson)
    with pytest.raises(AssertionError, match=complaint):
        check_lesson(GAME, PLACES)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("seats = 2", "", "seats"),
        ('"p1: buy lenoir"', '"buy lenoir"', "who answers"),
        ("[rolls]", "[rolls", "lesson.toml of space_base"),
    ],
)
def test_a_malformed_lesson_is_refused(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=complaint):
        read_lesson(GAME, written(tmp_path, old, new))


def test_a_guide_goes_back_with_the_match() -> None:
    walk = Walk(GAME)
    moments = walk.moments()
    first = next(moments)
    assert walk.guide.scripted(walk.match, LEARNER) == first[0]
    next(moments)  # the first answer is given
    assert walk.guide.place(walk.match).step == 1
    walk.match.rewind(0, [LEARNER])
    assert walk.guide.place(walk.match).step == 0
    assert walk.guide.wished(walk.match) == first


def test_others_hold_still_until_the_learner_goes_on() -> None:
    walk = Walk(GAME)
    next(walk.moments())
    assert walk.guide.scripted(walk.match, 1) == NO_ANSWER
    assert walk.guide.waits(walk.match, 1)
    assert not walk.guide.waits(walk.match, LEARNER)
