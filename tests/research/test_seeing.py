"""Observations show a seat all that its view shows, and nothing that it cannot know."""

import json
import sys
from importlib import import_module

import pytest
from tests.installed import EXAMPLES
from tests.research import kuhn
from tests.research.tasks import SETUPS, dealt_anew, differences, played, seen, task_of

from cosmodrome.kernel.agenda import ALL, NO_ANSWER
from cosmodrome.kernel.chance import Rng
from cosmodrome.research.core.episode import Episode
from cosmodrome.research.core.seeing import EVERYTHING
from cosmodrome.research.task import Task

sys.path.append(str(EXAMPLES / "long_tow"))
EXAMPLE_TASKS = {"kuhn": Task(kuhn.GAME), "long_tow": Task(import_module("long_tow").GAME)}
NAMES = [*SETUPS, *EXAMPLE_TASKS]
MOST = 240  # actions of a game
EVERY = 5  # actions between re-deals, where there is much to write


def find(name: str) -> Task:
    return EXAMPLE_TASKS.get(name) or task_of(name)


@pytest.mark.parametrize("name", NAMES)
def test_states_that_look_alike_to_a_seat_give_it_the_same_numbers(name: str) -> None:
    task = find(name)
    differed = 0
    for seed in range(3, 9):
        for place, episode in enumerate(played(task, seed, MOST)):
            if place % EVERY == 0 or len(task.places) < 2000:
                differed += sum(hides(task, episode, seat, Rng(place)) for seat in range(episode.state.seats))
        if differed:
            return
    pytest.fail("no re-deal changed what was hidden, so that nothing was tried")


def hides(task: Task, episode: Episode, seat: int, rng: Rng) -> bool:
    """Fail if a seat can tell a re-dealt state; tell whether there was anything to hide."""
    other = dealt_anew(task, episode, seat, rng)
    assert differences(task, seen(task, episode, seat), seen(task, other, seat)) == []
    return seen(task, episode, EVERYTHING) != seen(task, other, EVERYTHING)


@pytest.mark.parametrize("name", NAMES)
def test_states_that_look_different_give_other_numbers(name: str) -> None:
    task = find(name)
    views: dict[tuple[int, ...], str] = {}
    for place, episode in enumerate(played(task, 5, MOST)):
        seat = place % episode.state.seats
        view = json.dumps([seat, task.game.view(episode.state, seat)])
        assert views.setdefault(tuple(seen(task, episode, seat)), view) == view
    assert len(views) > 1


@pytest.mark.parametrize("name", NAMES)
def test_numbers_are_in_their_ranges(name: str) -> None:
    task = find(name)
    for place, episode in enumerate(played(task, 7, MOST)):
        if place % 20 == 0:
            for seat in (*range(episode.state.seats), EVERYTHING):
                row = seen(task, episode, seat)
                bad = [(p, n) for p, n in zip(task.places, row, strict=True) if not p.low <= n <= p.high]
                assert bad == []


def test_places_say_what_their_names_say() -> None:
    task = Task(kuhn.GAME)
    episode = task.episode(1)
    names = [place.name for place in task.places]
    row = dict(zip(names, seen(task, episode, 0), strict=True))
    assert row["viewer is 0"] == row["asked is 0"] == row["question is play"] == 1
    assert row["viewer is 1"] == row["over"] == 0
    mine = int(kuhn.HAND.get(episode.state, 0))
    assert (row["hand[0]"], row["hand[1]"]) == (mine + 1, kuhn.CARDS + 1), "the other hand is unknown"
    all_of_it = dict(zip(names, seen(task, episode, EVERYTHING), strict=True))
    assert all_of_it["hand[1]"] == int(kuhn.HAND.get(episode.state, 1)) + 1


def test_nobody_sees_what_others_sealed() -> None:
    task, tried = task_of("red_planet"), 0
    first = [place.name for place in task.places].index("sealed answer of 0")
    for episode in played(task, 2, 60):
        question = episode.state.question()
        if question.mode != ALL or question.sealed[0] == NO_ANSWER:
            continue
        tried += 1
        assert seen(task, episode, 0)[first] == question.sealed[0] + 1
        assert seen(task, episode, 1)[first] == 0
        assert seen(task, episode, EVERYTHING)[first] == question.sealed[0] + 1
    assert tried
