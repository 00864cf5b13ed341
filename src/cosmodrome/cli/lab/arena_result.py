"""What came of an arena: on the screen, in Markdown and as JSON."""

from collections import Counter
from json import dumps
from typing import Final, Literal, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from cosmodrome.cli.problem import BadInput
from cosmodrome.cli.speech import language_of, told
from cosmodrome.kernel.game import Json
from cosmodrome.lab.arena import Arena, Pairing, Until
from cosmodrome.lab.certainty import Evidence
from cosmodrome.lab.measure import is_compiled
from cosmodrome.registry import AnyGame

TAIL: Final = 0.95  # of the decisions are made within the time that is shown
Form = Literal["screen", "markdown", "json"]


class Sheet(NamedTuple):
    """A table to be printed: text in the first columns, figures in the others."""

    heading: list[str]
    rows: list[list[str]]
    texts: int  # columns of text


def chosen_form(json: bool, markdown: bool) -> Form:
    """Return the form that was asked for."""
    if json and markdown:
        raise BadInput("--json and --markdown cannot go together")
    return "json" if json else "markdown" if markdown else "screen"


def publish(arena: Arena, game: AnyGame, anchor: int, form: Form, ended: bool) -> None:
    """Print what is known; it may have ended before its time."""
    if form == "json":
        typer.echo(dumps(arena_json(arena, game, anchor, ended), ensure_ascii=False, indent=2))
        return
    language = language_of()
    sheets = [rating_sheet(arena, anchor), pairing_sheet(arena)]
    sheets = [sheet._replace(heading=[told(text, language) for text in sheet.heading]) for sheet in sheets]
    words = [told(line, language) for line in summary(arena, game, ended)]
    if form == "markdown":
        typer.echo("\n\n".join([*words, *("\n".join(markdown(sheet)) for sheet in sheets)]))
        return
    console = Console(highlight=False)
    for line in words:
        console.print(line)
    for sheet in sheets:
        console.print(drawn(sheet))


def summary(arena: Arena, game: AnyGame, ended: bool) -> list[str]:
    """Return in sentences what was played."""
    setup, deals = arena.plan.setup, sum(pairing.deals for pairing in arena.pairings)
    how = "compiled" if is_compiled(game) else "interpreted"
    lines = [f"{game.id}, {setup.mode}, {setup.seats} seats, seed {arena.plan.seed}, {how}"]
    lines.append(
        f"{arena.games} games in {deals} deals; what is called certain is wrong in {percent(arena)} % of arenas at most"
    )
    lines.append(f"endings: {', '.join(f'{name} {count}' for name, count in sorted(endings(arena).items()))}")
    for bot, name in enumerate(arena.plan.bots):
        effort = arena.effort(bot)
        if effort.faults:
            lines.append(f"{name} lost {effort.faults} games by a fault; in the first it {effort.first_fault}")
    return [*lines, "ended before its time"] if ended else lines


def rating_sheet(arena: Arena, anchor: int) -> Sheet:
    """Return ratings and the cost of decisions."""
    heading = ["bot", "rating", "95 % interval", "games", "decisions", "ms a decision", "95 % within, ms"]
    rows: list[list[str]] = []
    for bot, rating in sorted(enumerate(arena.ratings(anchor)), key=lambda one: -one[1].points):
        effort = arena.effort(bot)
        between = "" if bot == anchor else f"{rating.low:+.0f} .. {rating.high:+.0f}"
        times = [f"{1000 * effort.mean:,.3f}", f"{1000 * effort.within(TAIL):,.3f}"]
        figures = [f"{rating.points:+.0f}", between, str(effort.games), str(effort.decisions), *times]
        rows.append([arena.plan.bots[bot], *figures])
    return Sheet(heading, rows, 1)


def pairing_sheet(arena: Arena) -> Sheet:
    """Return what each pairing brought."""
    duel = arena.plan.setup.seats == 2
    heading = ["bot", "against", "certainly better", "games", *(["share"] if duel else ["bot alone", "other alone"])]
    rows: list[list[str]] = []
    for pairing in arena.pairings:
        first, second = (arena.plan.bots[bot] for bot in pairing.bots)
        better = "" if pairing.better is None else arena.plan.bots[pairing.bots[pairing.better]]
        shares = [share_cell(one, pairing.until.error, arena.plan.setup.seats) for one in pairing.alone]
        rows.append([first, second, better, str(pairing.games), *shares[: 1 if duel else 2]])
    return Sheet(heading, rows, 3)


def share_cell(evidence: Evidence, error: float, seats: int) -> str:
    """Return a share with its interval, and how many times the fair one it is where that is not plain."""
    low, high = evidence.interval(error)
    fair = "" if seats == 2 else f", {evidence.mean * seats:.2f}×"
    return f"{evidence.mean:.1%} ({low:.1%} .. {high:.1%}){fair}"


def drawn(sheet: Sheet) -> Table:
    """Return a table for a terminal."""
    table = Table()
    for place, name in enumerate(sheet.heading):
        table.add_column(name, justify="left" if place < sheet.texts else "right", overflow="fold")
    for row in sheet.rows:
        table.add_row(*row)
    return table


def markdown(sheet: Sheet) -> list[str]:
    """Return the lines of a table in Markdown."""
    rule = ["---"] * sheet.texts + ["--:"] * (len(sheet.heading) - sheet.texts)
    return [f"| {' | '.join(row)} |" for row in (sheet.heading, rule, *sheet.rows)]


# -- as JSON -----------------------------------------------------------------------------------------------------------
def arena_json(arena: Arena, game: AnyGame, anchor: int, ended: bool) -> Json:
    """Return everything as JSON."""
    plan = arena.plan
    return {
        "game": game.id,
        "version": game.version,
        "mode": plan.setup.mode,
        "seats": plan.setup.seats,
        "options": plan.setup.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "compiled": is_compiled(game),
        "until": until_json(arena.until),
        "anchor": plan.bots[anchor],
        "ended_early": ended,
        "games": arena.games,
        "endings": dict(sorted(endings(arena).items())),
        "ratings": ratings_json(arena, anchor),
        "pairings": [pairing_json(arena, pairing) for pairing in arena.pairings],
    }


def until_json(until: Until) -> Json:
    """Return when a pairing had been played enough as JSON."""
    return {"games": until.games, "order": until.order, "margin": until.margin, "error": until.error}


def ratings_json(arena: Arena, anchor: int) -> list[Json]:
    """Return ratings and the cost of decisions as JSON, in the order in which the bots were named."""
    found: list[Json] = []
    for bot, rating in enumerate(arena.ratings(anchor)):
        effort = arena.effort(bot)
        found.append(
            {
                "bot": arena.plan.bots[bot],
                "rating": rating.points,
                "interval": [rating.low, rating.high],
                "games": effort.games,
                "seats_held": effort.seats,
                "decisions": effort.decisions,
                "ms_mean": 1000 * effort.mean,
                "ms_p95": 1000 * effort.within(TAIL),
                "faults": effort.faults,
                "first_fault": effort.first_fault,
            }
        )
    return found


def pairing_json(arena: Arena, pairing: Pairing) -> Json:
    """Return a pairing as JSON."""
    names = [arena.plan.bots[bot] for bot in pairing.bots]
    return {
        "bots": names,
        "better": None if pairing.better is None else names[pairing.better],
        "deals": pairing.deals,
        "games": pairing.games,
        "endings": dict(sorted(pairing.endings.items())),
        "score": share_json(pairing.score, pairing.until.error),
        "alone": [
            {**share_json(one, pairing.until.error), "times_fair": one.mean * arena.plan.setup.seats}
            for one in pairing.alone
        ],
    }


def share_json(evidence: Evidence, error: float) -> Json:
    """Return a mean share with its interval as JSON."""
    return {"mean": evidence.mean, "interval": list(evidence.interval(error))}


def endings(arena: Arena) -> Counter[str]:
    """Return how all games ended."""
    return sum((pairing.endings for pairing in arena.pairings), Counter[str]())


def percent(arena: Arena) -> str:
    """Return the chance of error in percent."""
    return f"{100 * arena.until.error:g}"
