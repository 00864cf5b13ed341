"""The command ``cosmodrome rules``: which numbered rules the tests prove."""

from collections.abc import Iterable
from json import dumps
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from cosmodrome.cli.problem import BadInput
from cosmodrome.cli.speech import language_of, told
from cosmodrome.proof import Coverage, measure_all, tests_folder
from cosmodrome.registry import find_game, games
from cosmodrome.rulebook import RulebookError, folder_of, load_rulebooks, rules_folder


def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all games when left out.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="List the rules that no test proves.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show how many of the numbered rules the tests prove."""
    folders = _all_folders() if game is None else [_folder_of(game)]
    try:
        found = [report for folder in folders for report in measure_all(folder, tests_folder(folder)).values()]
    except RulebookError as error:
        typer.echo(told(str(error), language_of()), err=True)
        raise typer.Exit(1) from None
    chosen = [report for report in found if game in (None, report.game)]
    if json:
        _print_json(chosen, as_list=game is None)
    else:
        _print_summary(chosen)
        if missing:
            _print_missing(chosen, folders)
    untested = [folder for folder in folders if tests_folder(folder) is None]
    for folder in untested:
        problem = f"{folder}: no tests beside these rules: proofs are counted in a source checkout only."
        typer.echo(told(problem, language_of()), err=True)
    if untested:
        raise typer.Exit(1)


def _all_folders() -> list[Path]:
    """Return Cosmodrome's own rules, then those that games of other packages bring."""
    brought = [game.rulebook for game in games().values() if game.rulebook is not None]
    return [rules_folder(), *dict.fromkeys(brought)]


def _folder_of(id: str) -> Path:
    """Return where the rules of one game are, or say what is wrong."""
    if (rules_folder() / f"{id}.md").is_file():
        return rules_folder()  # without the game itself, which takes longer to load
    folder = folder_of(find_game(id))
    if folder is None:
        raise BadInput(f"the game '{id}' brings no numbered rules; its package says where they are by Game.rulebook")
    return folder


def as_json(coverage: Coverage) -> dict[str, object]:
    """Return a report as plain JSON data."""
    return {
        "game": coverage.game,
        "total": coverage.total,
        "proven": len(coverage.proven),
        "missing": list(coverage.missing),
        "untestable": [{"id": rule_id, "reason": reason} for rule_id, reason in coverage.untestable.items()],
    }


def _print_json(chosen: list[Coverage], as_list: bool) -> None:
    reports = [as_json(coverage) for coverage in chosen]
    typer.echo(dumps(reports if as_list else reports[0], ensure_ascii=False, indent=2))


def _print_summary(chosen: Iterable[Coverage]) -> None:
    console = Console()
    if not console.is_terminal:
        for coverage in chosen:
            counts = _counts(coverage).items()
            typer.echo("  ".join((coverage.game, *(f"{told(name, language_of())} {count}" for name, count in counts))))
        return
    table = Table(told("game", language_of()))
    for name in ("total", "proven", "missing", "untestable"):
        table.add_column(told(name, language_of()), justify="right")
    for coverage in chosen:
        table.add_row(coverage.game, *(str(count) for count in _counts(coverage).values()))
    console.print(table)


def _counts(coverage: Coverage) -> dict[str, int]:
    return {
        "total": coverage.total,
        "proven": len(coverage.proven),
        "missing": len(coverage.missing),
        "untestable": len(coverage.untestable),
    }


def _print_missing(chosen: Iterable[Coverage], folders: Iterable[Path]) -> None:
    books = {game: book for folder in folders for game, book in load_rulebooks(folder).items()}
    for coverage in chosen:
        for rule_id in coverage.missing:
            typer.echo(f"{rule_id}  {books[coverage.game].find(rule_id, language_of()).text}")
