"""Tasks that the tests of research play, and games of them played at random."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.state import State
from cosmodrome.research.core.buffers import ints_of
from cosmodrome.research.core.episode import NOBODY, Episode
from cosmodrome.research.task import Task

# A mode of each game, and those whose secrets are of another kind
SETUPS: Final = {
    "star_realms": ("star_realms", "duel", 2),
    "star_realms-beast": ("star_realms", "nemesis_beast", 2),
    "star_realms-emperor": ("star_realms", "emperor", 6),
    "space_base": ("space_base", "standard", 3),
    "space_base-light_speed": ("space_base", "light_speed", 2),
    "red_planet": ("red_planet", "companies", 3),
    "red_planet-duel": ("red_planet", "duel", 2),
    "galaxy_trucker": ("galaxy_trucker", "turns", 3),
    "metal_adventures": ("metal_adventures", "standard", 3),
}


@cache
def task_of(name: str) -> Task:
    """Return a task by its name."""
    game, mode, seats = SETUPS[name]
    return Task(game, mode, seats)


def act_at_random(task: Task, episode: Episode, rng: Rng) -> None:
    """Take an action as the game's random player would: it builds ships, where any action would end the building."""
    state = episode.state
    answer = state.sample(episode.seat, rng)
    kind = int(state.question().kind)
    if task.actions.digits[kind]:
        episode.act(int(episode.legal[rng.below(episode.count)]))
    else:
        episode.act(task.action_of(state, answer))


def played(task: Task, seed: int, most: int, history: bool = False) -> Iterator[Episode]:
    """Play a game at random; the same episode comes before every action."""
    episode, rng = task.episode(seed, history), Rng(seed)
    for _ in range(most):
        if episode.seat == NOBODY:
            return
        yield episode
        act_at_random(task, episode, rng)


def dealt_anew(task: Task, episode: Episode, seat: int, rng: Rng) -> Episode:
    """Return an episode that looks the same to a seat, with what it cannot know dealt anew."""

    def changed(state: State) -> State:
        other: State = task.game.redeal(state, seat, rng)
        return other

    return episode.copy(changed)


def seen(task: Task, episode: Episode, seat: int) -> list[int]:
    """Return an observation."""
    row = ints_of(len(task.places))
    episode.observe(seat, row, 0)
    return [int(number) for number in row]


def differences(task: Task, one: list[int], other: list[int]) -> list[tuple[str, int, int]]:
    """Return the places in which two observations differ."""
    return [(place.name, a, b) for place, a, b in zip(task.places, one, other, strict=True) if a != b]
