"""A lesson is data: a set-up, a tape of chance, and steps that say what is wished, what others do, and why.

A game brings its own in the folder ``Face.lesson``: ``lesson.toml`` and the words for it, ``en.ftl`` and ``ru.ftl``.
"""

import tomllib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.game import Game, Setup

FILE: Final = "lesson.toml"
LEARNER: Final = 0  # the seat of whoever learns
EITHER: Final = " | "  # between answers of which one is enough


class LessonError(ValueError):
    """A lesson that is not what a lesson must be; the message says where."""


class Page(NamedTuple):
    """One thing that the guide says: a message with a title, where to look, and the rules behind it."""

    say: str
    spots: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


Wish = tuple[str, ...]  # notations of answers, or patterns of them such as "buy *"; one of them is enough


class Step(NamedTuple):
    """What is wished of the learner, in any order, and what the others answer meanwhile."""

    pages: tuple[Page, ...]  # the last one says what to do
    do: tuple[Wish, ...]
    others: tuple[tuple[int, str], ...]  # seat and notation, for each seat in this order
    errors: tuple[tuple[str, str], ...]  # what is said to an answer that looks like this
    otherwise: str  # what is said to every other answer


class Lesson(NamedTuple):
    """A guided first game."""

    hash: str  # of the file: a match goes on only with the lesson that it began with
    setup: Setup
    bot: str  # who plays the other seats when the script is over; "" for the usual one
    rolls: dict[str, list[int]]  # by the name of the stream
    steps: tuple[Step, ...]
    after: tuple[Page, ...]  # when the script is over


def lesson_of(game: Game[Any]) -> Lesson | None:
    """Return the lesson of a game, where it brings one."""
    return None if game.lesson is None else read_lesson(game, game.lesson / FILE)


@cache
def read_lesson(game: Game[Any], path: Path) -> Lesson:
    """Read a lesson from its file."""
    text = path.read_text("utf-8")
    try:
        data = tomllib.loads(text)
        return Lesson(
            blake2b(text.encode(), digest_size=8).hexdigest(),
            game.check(data.get("mode", ""), data["seats"], data.get("options", {})),
            data.get("bot", ""),
            {name: list(rolls) for name, rolls in data.get("rolls", {}).items()},
            tuple(step_of(row) for row in data["steps"]),
            tuple(page_of(row) for row in data["after"]),
        )
    except (KeyError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{path.name} of {game.id}: {error}") from None


def step_of(row: dict[str, Any]) -> Step:
    """Read one step."""
    return Step(
        (*(page_of(page) for page in row.get("before", [])), page_of(row)),
        tuple(tuple(wish.split(EITHER)) for wish in row["do"]),
        tuple(other_of(line) for line in row.get("others", [])),
        tuple(row.get("errors", {}).items()),
        row.get("otherwise", ""),
    )


def page_of(row: dict[str, Any]) -> Page:
    """Read one page."""
    return Page(row["say"], tuple(row.get("spots", [])), tuple(row.get("rules", [])))


def other_of(line: str) -> tuple[int, str]:
    """Read what somebody else answers, such as "p1: end"."""
    seat, mark, text = line.partition(": ")
    if not mark or not seat.removeprefix("p").isdigit():
        raise LessonError(f"{line!r} does not say who answers, as in 'p1: end'")
    return int(seat.removeprefix("p")), text
