"""The numbers of all answers of a game, as a table that can be published and compared: they never change.

Records, clients and trained models hold on to them.  A release writes its table down; later ones may add to it.
"""

from typing import cast

from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.registry import AnyGame

Table = dict[str, dict[str, object]]


def actions_of(game: AnyGame) -> Table:
    """Return every question with its number and the parts of its answers: name, first answer, how many."""
    assert isinstance(game, DeclaredGame)
    return {
        question.name: {
            "kind": int(question.kind),
            "parts": [[part.name, int(part.first), int(part.width)] for part in question.parts],
        }
        for question in game.program.questions
    }


def complaints(published: Table, now: Table) -> list[str]:
    """Say which published answers mean something else now; nothing when all is well."""
    found = []
    for name, question in published.items():
        if name not in now:
            found.append(f"the question {name!r} is gone")
        elif now[name]["kind"] != question["kind"]:
            found.append(f"the question {name!r} was number {question['kind']} and is {now[name]['kind']}")
        else:
            lost = [part for part in parts(question) if not any(covers(one, part) for one in parts(now[name]))]
            found += [f"{name!r}: the answers {part} are gone" for part in lost]
    return found


def parts(question: dict[str, object]) -> list[list[object]]:
    """Return the parts of a question."""
    found = question["parts"]
    assert isinstance(found, list)
    return found


def covers(part: list[object], published: list[object]) -> bool:
    """Tell whether a part still has all published answers; it may have more."""
    return part[:2] == published[:2] and cast(int, part[2]) >= cast(int, published[2])
