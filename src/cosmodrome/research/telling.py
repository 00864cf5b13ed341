"""What a seat knows, as text: what it sees now, and what it learned in the course of the game."""

from cosmodrome.research.core.buffers import ints_of
from cosmodrome.research.core.episode import Episode
from cosmodrome.research.core.history import NO_SEAT
from cosmodrome.research.task import Task


def seen_text(task: Task, episode: Episode, seat: int) -> str:
    """Return the places of an observation that are not 0."""
    row = ints_of(len(task.places))
    episode.observe(seat, row, 0)
    return " ".join(f"{place.name}={row[i]}" for i, place in enumerate(task.places) if row[i])


def known_text(task: Task, episode: Episode, seat: int) -> str:
    """Return all that a seat knows: the same text wherever it cannot tell the course of the game."""
    assert episode.history is not None, "an episode without a history knows only what is seen"
    episode.history.note_events(episode.state)
    game = task.game
    lines = [
        f"{game.events[line[1]]} {' '.join(map(str, line[2:]))}"
        if line[0] == NO_SEAT
        else f"answered {game.kinds[line[1]]} {line[2]}, knowing {line[3]:x}"
        for line in episode.history.known_to(seat)
    ]
    return "\n".join([f"seat {seat}", *lines, seen_text(task, episode, seat)])
