"""The actions of a game, from the declarations of its questions."""

from typing import Any

from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.question import Question
from cosmodrome.research.core.actions import BASE, MOST_PLAIN, WAIT, Actions
from cosmodrome.research.errors import NotATask
from cosmodrome.research.published import DIGITS, Block, read_published

NO_MEANING = (-1, -1)  # of a number that stands for nothing in this version


def actions_of(game: DeclaredGame[Any, Any]) -> Actions:
    """Return the actions of a game: waiting, then the published ones, then those that are new."""
    questions = {question.name: question for question in game.program.questions}
    names, meanings = ["wait"], [NO_MEANING]
    for block in blocks_of(game, read_published(game).actions):
        question = questions.get(block[0])
        for name, answer in named_answers(block, question):
            names.append(name)
            meanings.append(NO_MEANING if question is None or answer < 0 else (int(question.kind), answer))
    assert names[WAIT] == "wait"
    return Actions(names, [digits_of(question) for question in game.program.questions], meanings)


def blocks_of(game: DeclaredGame[Any, Any], published: list[Block]) -> list[Block]:
    """Return the published blocks of actions and behind them those for answers that no published one covers."""
    blocks = published.copy()
    for question in game.program.questions:
        if digits_of(question):
            block = (question.name, question.parts[0].name, DIGITS, digits_of(question))
            blocks += [] if block in published else [block]
            continue
        for part in question.parts:
            covered = sum(count for name, of, _, count in published if (name, of) == (question.name, part.name))
            if covered < part.width:
                blocks.append((question.name, part.name, covered, int(part.width) - covered))
    return blocks


def digits_of(question: Question[Any]) -> int:
    """Return how many digits the numbers of a question have; 0 where each answer is an action."""
    if question.size <= MOST_PLAIN:
        return 0
    if len(question.parts) > 1:
        raise NotATask(f"the question {question.name!r} has too many answers of several kinds for actions")
    digits = 1
    while BASE**digits < question.size:
        digits += 1
    return digits


def named_answers(block: Block, question: Question[Any] | None) -> list[tuple[str, int]]:
    """Return the names of a block's actions with their answers, -1 for one that is gone."""
    name, part_name, first, count = block
    title = f"{name}:{part_name}"
    if first == DIGITS:
        return [
            (f"{title} {digit}*{BASE}^{place}", BASE * place + digit)
            for place in reversed(range(count))
            for digit in range(BASE)
        ]
    parts = {} if question is None else {part.name: part for part in question.parts}
    part = parts.get(part_name)
    alone = part is not None and part.width == 1
    return [
        (title if alone else f"{title} {value}", -1 if part is None or value >= part.width else int(part.of(value)))
        for value in range(first, first + count)
    ]
