"""The command ``cosmodrome bench``: how fast the games run here."""

from json import dumps
from typing import Final

import typer
from rich.console import Console
from rich.table import Table

from cosmodrome.cli.speech import language_of, told
from cosmodrome.kernel.game import Json, Setup
from cosmodrome.lab.measure import Speed, Spread, is_compiled, measure
from cosmodrome.registry import AnyGame

SECONDS = 0.1  # of CPU time for each figure in each round

ROWS: Final = {
    "decisions_per_second": "decisions a second, in random games",
    "playouts_per_second": "random games a second",
    "heuristic_games_per_second": "heuristic games a second",
    "setup_us": "setting a game up, us",
    "clone_us": "cloning a state, us",
    "legal_us": "listing the legal answers, us",
    "legal_median_us": "the same, median of the positions, us",
    "redeal_us": "re-dealing a state, us",
    "snapshot_us": "writing a state down as JSON, us",
    "pack_us": "writing a state down as bytes, us",
    "calibration": "calibration, million steps a second",
}


def bench_games(games: list[tuple[AnyGame, Setup]], rounds: int, as_json: bool) -> None:
    """Measure the games and print the figures."""
    measured = [(game, setup, measure(game, setup, rounds, SECONDS)) for game, setup in games]
    if as_json:
        typer.echo(dumps([speed_json(*row, rounds) for row in measured], ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    console.print(speed_table(measured))
    notes = (
        f"CPU time of one core; rounds of which the median is told: {rounds}.",
        "Calibration is the speed of a plain loop: compare only runs in which it is alike.",
    )
    console.print(" ".join(told(note, language_of()) for note in notes))


def speed_table(measured: list[tuple[AnyGame, Setup, Speed]]) -> Table:
    """Return the figures as a table with a column for each game."""
    table, language = Table(""), language_of()
    for game, setup, _ in measured:
        build = "compiled" if is_compiled(game) else "interpreted"
        seats = told(f"{setup.mode}, {setup.seats} seats", language)
        table.add_column(f"{game.id}\n{seats}\n{told(build, language)}", justify="right")
    for name, title in ROWS.items():
        table.add_row(told(title, language), *(cell(speed.get(name)) for _, _, speed in measured))
    return table


def cell(figure: Spread | None) -> str:
    """Return a figure as text; nothing where the game has none."""
    return f"{figure.median:,.{0 if figure.median >= 100 else 2}f}" if figure else ""


def speed_json(game: AnyGame, setup: Setup, speed: Speed, rounds: int) -> Json:
    """Return the figures of one game as JSON: medians, and the extremes beside them."""
    return {
        "game": game.id,
        "version": game.version,
        "mode": setup.mode,
        "seats": setup.seats,
        "compiled": is_compiled(game),
        "rounds": rounds,
        **{name: figure.median for name, figure in speed.items()},
        "spread": {name: [figure.low, figure.high] for name, figure in speed.items()},
    }
