"""The command ``cosmodrome rules``: which numbered rules the tests prove."""

from collections.abc import Iterable
from json import dumps
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from cosmodrome.cli.problem import BadInput
from cosmodrome.rulebook import Coverage, RulebookError, load_rulebooks, measure_all, rules_folder, tests_folder


def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all games when left out.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="List the rules that no test proves.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show how many of the numbered rules the tests prove."""
    tests = tests_folder()
    try:
        reports = measure_all(rules_folder(), tests)
    except RulebookError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    if game is not None and game not in reports:
        raise BadInput(f"there is no game '{game}'; there are: {', '.join(reports)}")
    chosen = list(reports.values()) if game is None else [reports[game]]
    if json:
        _print_json(chosen, as_list=game is None)
    else:
        _print_summary(chosen)
        if missing:
            _print_missing(chosen)
    if tests is None:
        typer.echo("No tests folder here: proofs cannot be counted outside a source checkout.", err=True)
        raise typer.Exit(1)


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
            typer.echo("  ".join((coverage.game, *(f"{name} {count}" for name, count in _counts(coverage).items()))))
        return
    table = Table("game")
    for name in ("total", "proven", "missing", "untestable"):
        table.add_column(name, justify="right")
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


def _print_missing(chosen: Iterable[Coverage]) -> None:
    books = load_rulebooks(rules_folder())
    for coverage in chosen:
        for rule_id in coverage.missing:
            typer.echo(f"{rule_id}  {books[coverage.game].find(rule_id).text}")
