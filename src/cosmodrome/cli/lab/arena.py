"""The command ``cosmodrome arena``: lets bots meet until it is certain who is better."""

from collections import Counter
from typing import Final, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

from cosmodrome.bots.load import load_bot
from cosmodrome.cli.lab.arena_result import Form, publish
from cosmodrome.cli.problem import INTERRUPTED, BadInput
from cosmodrome.kernel.game import Setup
from cosmodrome.lab.arena import Arena, Until
from cosmodrome.lab.deals import line_ups
from cosmodrome.registry import AnyGame

LEAST_POINTS: Final = 0.1
MOST_POINTS: Final = 50.0
LEAST_ERROR: Final = 0.001
MOST_ERROR: Final = 50.0


class Wish(NamedTuple):
    """What was asked for, as it was typed."""

    bots: str
    seed: int
    jobs: int
    games: int
    until: str
    error: str
    anchor: str | None
    form: Form


def hold_arena(game: AnyGame, setup: Setup, wish: Wish) -> None:
    """Let the bots meet, and print what is known, also when somebody or something ends it before its time."""
    bots = chosen_rivals(wish.bots, game)
    anchor = chosen_anchor(wish.anchor, bots)
    arena = Arena(game, setup, bots, wish.seed, chosen_until(wish, setup))
    try:
        play(arena, game.id, wish.jobs)
    except BaseException as ended:
        if arena.games:
            publish(arena, game, anchor, wish.form, True)
        if isinstance(ended, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED) from None
        raise
    publish(arena, game, anchor, wish.form, False)


# -- what was asked for ------------------------------------------------------------------------------------------------
def chosen_rivals(text: str, game: AnyGame) -> tuple[str, ...]:
    """Read the names of bots that shall meet."""
    names = tuple(name.strip() for name in text.split(","))
    if len(names) < 2:
        raise BadInput("--bots must name two bots or more, with commas between them")
    for name in names:
        load_bot(name, game)
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise BadInput(f"--bots names {twice[0]} twice; every bot meets every other one")
    return names


def chosen_anchor(name: str | None, bots: tuple[str, ...]) -> int:
    """Return the place of the bot whose rating is 0."""
    if name is not None and name not in bots:
        raise BadInput(f"--anchor {name} is none of the bots; they are: {', '.join(bots)}")
    return 0 if name is None else bots.index(name)


def chosen_until(wish: Wish, setup: Setup) -> Until:
    """Read when a pairing has been played enough."""
    if setup.seats < 2:
        raise BadInput("an arena needs two seats or more")
    least = len(line_ups(setup.seats))
    if wish.games < least:
        raise BadInput(f"--games {wish.games} is too few: a deal at {setup.seats} seats is {least} games")
    error = number(wish.error)
    if not LEAST_ERROR <= error <= MOST_ERROR:
        raise BadInput(f"--error {wish.error} must be a number of percent in {LEAST_ERROR}..{MOST_ERROR}")
    until = Until(wish.games, order=wish.until == "order", error=error / 100)
    if wish.until in ("order", "games"):
        return until
    points = number(wish.until.removeprefix("±"))
    if not LEAST_POINTS <= points <= MOST_POINTS:
        few, many = LEAST_POINTS, MOST_POINTS
        raise BadInput(f"--until {wish.until} must be order, games, or a number of percentage points in {few}..{many}")
    return until._replace(margin=points / 100)


def number(text: str) -> float:
    """Read a number; one that is too small for anything where the text is none."""
    try:
        return float(text)
    except ValueError:
        return -1.0


# -- playing -----------------------------------------------------------------------------------------------------------
def play(arena: Arena, title: str, jobs: int) -> None:
    """Play with a progress bar, which is full as soon as every pairing has enough."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=arena.games_left)

        def show() -> None:
            certain = sum(pairing.done for pairing in arena.pairings)
            progress.update(
                task,
                description=f"{title} {certain}/{len(arena.pairings)}",
                completed=arena.games,
                total=arena.games + arena.games_left,
            )

        arena.play(jobs, show)
