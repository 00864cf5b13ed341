"""Actions and places of observations: their names, and that what was published never means anything else."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kernel import headless
from tests.research import kuhn
from tests.research.tasks import SETUPS, task_of

from cosmodrome.games._toy import ToyGame
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.registry import find_game, game_ids
from cosmodrome.research.actions import blocks_of, named_answers
from cosmodrome.research.core.actions import BASE, WAIT
from cosmodrome.research.errors import NotATask, OtherSpaces
from cosmodrome.research.published import DIGITS, Published, read_published, text_of
from cosmodrome.research.table import shapes_of
from cosmodrome.research.task import Signature, Task

FILE = Path(__file__).with_name("signatures.json")
SIGNATURES = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("name", SETUPS)
def test_models_of_published_spaces_stay_valid(name: str) -> None:
    """What fails here would make every trained model worthless: ``spaces.json`` may only grow at its end."""
    task_of(name).check(Signature(*SIGNATURES[name]))


def declared(id: str) -> DeclaredGame:  # type: ignore[type-arg]
    game = find_game(id)
    assert isinstance(game, DeclaredGame)
    return game


@pytest.mark.parametrize("id", game_ids())
def test_all_that_is_declared_is_published(id: str) -> None:
    game = declared(id)
    published = read_published(game)
    now = Published(blocks_of(game, published.actions), shapes_of(game, published.table))
    assert now == published, "run `make generate`"
    assert json.loads(text_of(published)) == json.loads(json.dumps(published._asdict()))


@pytest.mark.parametrize("id", game_ids())
def test_actions_have_names_of_their_own_and_every_answer_an_action(id: str) -> None:
    game, task = declared(id), Task(id)
    assert len(set(task.actions.names)) == task.actions.count
    assert [task.action_number(task.action_name(n)) for n in (WAIT, 1, 7)] == [WAIT, 1, 7]
    for question in game.program.questions:
        digits, first = task.actions.digits[question.kind], task.actions.firsts[question.kind]
        answers = range(BASE * digits or question.size)
        actions = [int(task.actions.actions[first + answer]) for answer in answers]
        assert [int(task.actions.answer_of[action]) for action in actions] == list(answers), question.name
        assert {int(task.actions.kind_of[action]) for action in actions} == {question.kind}
    assert task.actions.count == 1 + sum(BASE * task.actions.digits[q.kind] or q.size for q in game.program.questions)


def test_places_have_names_of_their_own_and_ranges() -> None:
    for name in SETUPS:
        task = task_of(name)
        assert len({place.name for place in task.places}) == len(task.places), name
        assert all(place.low <= place.high for place in task.places)


def test_what_is_new_goes_behind_what_was_published() -> None:
    blocks = blocks_of(kuhn.GAME, [("play", "bet", 0, 1), ("sell", "card", 0, 3)])
    assert blocks == [("play", "bet", 0, 1), ("sell", "card", 0, 3), ("play", "pass", 0, 1)]
    wider = blocks_of(headless.GAME, [("take", "stones", 0, 2)])
    assert wider == [("take", "stones", 0, 2), ("take", "skip", 0, 1), ("take", "stones", 2, 2)]
    take = headless.GAME.program.questions[0]
    assert named_answers(("take", "stones", 2, 2), take) == [("take:stones 2", 3), ("take:stones 3", 4)]
    assert named_answers(("take", "pebbles", 0, 1), take) == [("take:pebbles 0", -1)]
    assert named_answers(("sell", "amount", DIGITS, 2), None)[BASE] == (f"sell:amount 0*{BASE}^0", 0)
    gone = ("gone", "counts", 1, 5, 3)
    assert shapes_of(kuhn.GAME, [gone])[:2] == [gone, ("deck", "pile", 1, 3, 3)]


def test_models_for_other_spaces_are_refused() -> None:
    task = task_of("red_planet")
    good = task.signature()
    task.check(good)
    fewer = Task("red_planet", "duel", 2).signature()
    with pytest.raises(OtherSpaces, match=r"places of an observation of red_planet version 2 \(duel, 2 seats\)"):
        task.check(fewer)
    with pytest.raises(OtherSpaces, match="for space_base, not for red_planet"):
        task.check(good._replace(game="space_base"))
    with pytest.raises(OtherSpaces, match="for 9999 actions"):
        task.check(good._replace(actions=9999))
    with pytest.raises(OtherSpaces, match="version 1"):
        task.check(good._replace(version=1, action_digest="other"))


def test_what_cannot_be_a_task_is_said() -> None:
    with pytest.raises(NotATask, match="a clock answers too; without one: turns"):
        Task("galaxy_trucker", "realtime", 2)
    with pytest.raises(NotATask, match="declares no table"):
        Task(ToyGame())
    with pytest.raises(NotATask, match="there is no reward 'gold'; there are: win, score"):
        Task(kuhn.GAME, reward="gold")


def test_nothing_else_loads_numpy() -> None:
    code = (
        "import sys, cosmodrome.cli.app, cosmodrome.registry, cosmodrome.research.task as t; t.Task('red_planet')\n"
        "assert not {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
