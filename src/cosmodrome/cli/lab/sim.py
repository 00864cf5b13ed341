"""The command ``cosmodrome sim``: many games between bots, and what came of them."""

from json import dumps

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from cosmodrome.cli.speech import language_of, told
from cosmodrome.kernel.game import Game, Json, S, Setup
from cosmodrome.lab.measure import is_compiled
from cosmodrome.lab.simulate import WON, Result, simulate
from cosmodrome.translate import Language


def run_series(
    game: Game[S], setup: Setup, bots: tuple[str, ...], games: int, seed: int, jobs: int, rotate: bool, as_json: bool
) -> None:
    """Play the games and print the result."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.id, total=games)
        result = simulate(game, setup, bots, games, seed, jobs, rotate, lambda n: progress.advance(task, n))
    compiled = is_compiled(game)
    if as_json:
        typer.echo(dumps(result_json(game, result, jobs, compiled), ensure_ascii=False, indent=2))
    else:
        print_result(Console(highlight=False), game, result, compiled)


def result_json(game: Game[S], result: Result, jobs: int, compiled: bool) -> Json:
    """Return the result as JSON."""
    series, tally = result.series, result.tally
    return {
        "game": game.id,
        "version": game.version,
        "mode": series.setup.mode,
        "seats": series.setup.seats,
        "options": series.setup.options,
        "bots": list(series.bots),
        "rotate": series.rotate,
        "seed": series.seed,
        "jobs": jobs,
        "compiled": compiled,
        "games": tally.games,
        "finished": tally.finished,
        "without_winner": tally.without_winner,
        "endings": dict(sorted(tally.endings.items())),
        "decisions": tally.decisions,
        "mean_decisions": result.mean_decisions,
        "seconds": result.seconds,
        "cpu_seconds": tally.cpu_seconds,
        "decisions_per_second": result.decisions_per_second,
        "wins": tally.wins,
        "mean_scores": result.mean_scores,
        "wins_by_bot": tally.wins_by_bot,
        "mean_scores_by_bot": result.mean_scores_by_bot,
        "seats_by_bot": tally.played_by_bot,
    }


def print_result(console: Console, game: Game[S], result: Result, compiled: bool) -> None:
    """Print the result as tables."""
    series, tally = result.series, result.tally
    language, how = language_of(), "compiled" if compiled else "interpreted"
    heading = f"{game.id}, {series.setup.mode}, {series.setup.seats} seats, seed {series.seed}, {how}"
    console.print(told(heading, language))
    ended = f"{tally.finished} of {tally.games} games finished, {tally.without_winner} without a winner"
    console.print(told(f"{ended}; {result.mean_decisions:.1f} decisions a game", language))
    if set(tally.endings) != {WON}:
        endings = ", ".join(f"{name} {n}" for name, n in sorted(tally.endings.items()))
        console.print(told(f"endings: {endings}", language))
    spent = f"{tally.decisions} decisions in {result.seconds:.2f} s ({tally.cpu_seconds:.2f} s of CPU)"
    console.print(told(f"{spent}: {result.decisions_per_second:,.0f} a second", language))
    console.print(seat_table(result, language))
    if len(tally.played_by_bot) > 1:
        console.print(bot_table(result, language))


def seat_table(result: Result, language: Language) -> Table:
    """Return wins and scores by seat."""
    series, tally = result.series, result.tally
    table = Table(told("seat", language), told("bot", language))
    for name in ("wins", "share", "mean score"):
        table.add_column(told(name, language), justify="right")
    for seat, wins in enumerate(tally.wins):
        bot = told("each in turn", language) if series.rotate else series.bots[seat]
        share = f"{wins / max(1, tally.games):.1%}"
        table.add_row(str(seat), bot, str(wins), share, f"{result.mean_scores[seat]:.2f}")
    return table


def bot_table(result: Result, language: Language) -> Table:
    """Return wins and scores by bot."""
    table = Table(told("bot", language))
    for name in ("seats held", "wins", "share", "mean score"):
        table.add_column(told(name, language), justify="right")
    for bot, played in result.tally.played_by_bot.items():
        wins = result.tally.wins_by_bot[bot]
        score = f"{result.mean_scores_by_bot[bot]:.2f}"
        table.add_row(bot, str(played), str(wins), f"{wins / max(1, played):.1%}", score)
    return table
