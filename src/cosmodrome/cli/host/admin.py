"""The commands ``cosmodrome admin ...``: what a club's host does on the server's database."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from json import dumps
from os import environ
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from cosmodrome.cli.arguments import whole
from cosmodrome.cli.host.serve import usual_database
from cosmodrome.cli.problem import Failed
from cosmodrome.cli.speech import language_of, told

if TYPE_CHECKING:
    from cosmodrome.server.order.office import Office

MOST_DAYS: Final = 36_500
Found = dict[str, Any] | list[dict[str, Any]]
TIMES: Final = ("at", "until", "made_at", "created_at", "seen_at", "started_at", "changed_at", "settled_at")

app = typer.Typer(name="admin", help="What a club's host does: people, tables, reports, backups.")

DbOption = Annotated[
    str | None,
    typer.Option("--db", metavar="FILE|URL", envvar="COSMODROME_DB", help="The server's database."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON; times are milliseconds since 1970.")]
PersonArgument = Annotated[str, typer.Argument(metavar="PERSON", help="Id, login or name.")]
ReasonOption = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Told to the person, and kept.")]
DaysOption = Annotated[
    int, typer.Option("--days", parser=whole(0, MOST_DAYS), metavar="N", help="For so long; 0 for ever.")
]


def or_complain(work: Callable[[], Awaitable[Found]]) -> Found:
    """Do something with the database, or say in one line why not."""
    from sqlalchemy.exc import SQLAlchemyError  # a server's worth of imports, for these commands only

    from cosmodrome.server.order.office import NotDone
    from cosmodrome.server.storage.migrate import NewerDatabase
    from cosmodrome.server.storage.store import NotRead
    from cosmodrome.server.storage.writer import WriteFailed

    async def carry_out() -> Found:
        return await work()

    try:
        return asyncio.run(carry_out())
    except (NotDone, NotRead, WriteFailed, NewerDatabase) as error:
        raise Failed(str(error)) from None
    except (SQLAlchemyError, OSError) as error:
        raise Failed(f"the database cannot be used: {getattr(error, 'orig', None) or error}") from None


def at_the_desk(db: str | None, work: "Callable[[Office], Awaitable[Found]]") -> Found:
    """Do something at the desk."""
    from cosmodrome.server.order.office import Office

    async def sit() -> Found:
        async with Office.open(database) as office:
            return await work(office)

    database = named_database(db)
    return or_complain(sit)


def named_database(db: str | None) -> str:
    """Return the database that is meant; one of an unknown kind is refused."""
    from cosmodrome.server.run import shown_url

    database = db or usual_database()
    shown_url(database)
    return database


def tell(found: Found, as_json: bool, empty: str = "") -> None:
    """Print what was found: as JSON, or one line for each thing."""
    if as_json:
        typer.echo(dumps(found, ensure_ascii=False, indent=2))
        return
    rows = found if isinstance(found, list) else [found]
    for row in rows:
        typer.echo("  ".join(f"{name}={shown(name, value)}" for name, value in row.items() if value not in (None, "")))
    if not rows:
        typer.echo(told(empty, language_of()))


def shown(name: str, value: Any) -> str:
    """Return a value as people read it."""
    if name in TIMES and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%dT%H:%MZ")
    if isinstance(value, dict):
        return ",".join(f"{key}:{number}" for key, number in value.items() if number) or "-"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value)) or "-"
    return str(value)


@app.command()
def members(
    search: Annotated[str, typer.Argument(metavar="TEXT", help="Part of a name or login.")] = "",
    guests: Annotated[bool, typer.Option("--guests", help="Also those without an account.")] = False,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """List the people with an account, when they were here last, and what they may not do."""
    tell(at_the_desk(db, lambda office: office.members(search, guests)), json, "Nobody.")


@app.command()
def invite(
    days: Annotated[
        int, typer.Option("--days", parser=whole(1, MOST_DAYS), metavar="N", help="Good for so long.")
    ] = 14,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="For whom, for your own memory.")] = "",
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Make an invitation that lets one person in; its link is shown this once."""
    made = at_the_desk(db, lambda office: office.invite(days, note[:100]))
    assert isinstance(made, dict)
    made["link"] = environ.get("COSMODROME_ADDRESS", "").rstrip("/") + made.pop("path")
    tell(made, json)


@app.command()
def invitations(db: DbOption = None, json: JsonOption = False) -> None:
    """List the invitations, and who came by them."""
    tell(at_the_desk(db, lambda office: office.invitations()), json, "No invitations.")


@app.command()
def revoke(
    id: Annotated[str, typer.Argument(metavar="ID", help="The invitation.")],
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Take an invitation back that was not used."""
    tell(at_the_desk(db, lambda office: office.revoke(id)), json)


@app.command()
def kick(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.")],
    person: PersonArgument,
    days: DaysOption = 0,
    reason: ReasonOption = "",
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Send somebody away from one table: the seat goes to a bot, or is free before the start."""
    tell(at_the_desk(db, lambda office: office.sanction("kick", person, days, reason[:200], table)), json)


@app.command()
def ban(
    person: PersonArgument,
    days: DaysOption = 0,
    reason: ReasonOption = "",
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Let somebody in no longer: sockets are closed, seats go to bots."""
    tell(at_the_desk(db, lambda office: office.sanction("ban", person, days, reason[:200])), json)


@app.command()
def mute(
    person: PersonArgument,
    days: DaysOption = 0,
    reason: ReasonOption = "",
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Let somebody write in no chat."""
    tell(at_the_desk(db, lambda office: office.sanction("mute", person, days, reason[:200])), json)


@app.command()
def pardon(
    person: PersonArgument,
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="ban|mute|kick", help="Lift only this; may be repeated.")
    ] = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Lift what was decided about somebody."""
    kinds: Sequence[str] = only or ("ban", "mute", "kick")
    wrong = [kind for kind in kinds if kind not in ("ban", "mute", "kick")]
    if wrong:
        raise typer.BadParameter(f"must be ban, mute or kick, not {wrong[0]!r}", param_hint="--only")
    tell(at_the_desk(db, lambda office: office.pardon(person, kinds)), json)


@app.command()
def sanctions(db: DbOption = None, json: JsonOption = False) -> None:
    """List who is banned, muted or sent away from a table."""
    tell(at_the_desk(db, lambda office: office.sanctions()), json, "Nobody is banned, muted or sent away.")


@app.command()
def reports(
    all: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """List what players have reported."""
    tell(at_the_desk(db, lambda office: office.reports(all)), json, "No reports.")


@app.command()
def settle(
    id: Annotated[str, typer.Argument(metavar="ID", help="The report.")], db: DbOption = None, json: JsonOption = False
) -> None:
    """Put a report away."""
    tell(at_the_desk(db, lambda office: office.settle(id)), json)


@app.command()
def tables(db: DbOption = None, json: JsonOption = False) -> None:
    """List the tables that are open or being played, private ones among them."""
    tell(at_the_desk(db, lambda office: office.tables()), json, "No tables.")


@app.command()
def storage(db: DbOption = None, json: JsonOption = False) -> None:
    """Tell how much the database holds."""
    tell(at_the_desk(db, lambda office: office.storage()), json)


@app.command()
def health(db: DbOption = None, json: JsonOption = False) -> None:
    """Tell which servers run on the database; exit code 1 when none does."""
    found = at_the_desk(db, lambda office: office.health())
    tell(found, json)
    if not found:
        raise Failed("the database answers, but no server has given a sign of life of late")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; it holds secrets, keep it safe.")],
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Write everything of this moment into one file, while the server runs or not."""
    from cosmodrome.server.order.office import checked_schema
    from cosmodrome.server.storage.backup import write_backup

    database = named_database(db)

    async def write() -> Found:
        return await write_backup(database, await checked_schema(database), file)

    tell(or_complain(write), json)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Fill a new SQLite file or an empty PostgreSQL database with a backup, everything or nothing."""
    from cosmodrome.server.storage.backup import restore as restore_backup

    database = named_database(db)
    tell(or_complain(lambda: restore_backup(file, database)), json)
