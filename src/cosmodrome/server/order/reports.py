"""HTTP: telling the club's host about a player or about something that was said."""

from secrets import token_hex
from typing import Final

from sqlalchemy import func, insert, select

from cosmodrome.protocol import Report
from cosmodrome.server.people.text import clean_text
from cosmodrome.server.storage import schema
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.table import Table
from cosmodrome.server.web.lobby import INVITE, find_table
from cosmodrome.server.web.operations import Call, Operation, Refusal

INSERT_REPORT: Final = insert(schema.reports)
DAY: Final = 86_400_000


async def report(call: Call) -> dict[str, str]:
    """Tell the host about a person at a table, or about a line of its chat."""
    wish: Report = call.body
    table, by = (await find_table(call)).table, call.person["id"]
    if wish.person == by:
        raise Refusal("bad_report", "You cannot report yourself.")
    if not any(entry.person == wish.person for entry, *_ in table.log):
        raise Refusal("bad_report", "This person has done nothing at this table.")
    await check_number(call)
    row = {"id": token_hex(4), "by": by, "about": wish.person, "table": table.terms.id, "line": wish.line}
    said = {"quote": quoted(table, wish), "text": clean_text(wish.text), "at": call.hub.config.now()}
    await call.hub.store.write(INSERT_REPORT, **row, **said, settled_at=None)
    return {"report": row["id"]}


def quoted(table: Table, wish: Report) -> str:
    """Return what was said in the line that a report is about; nothing where it is about none."""
    if not wish.line:
        return ""
    line = table.log[wish.line - 1].entry if wish.line <= table.number else None
    if line is None or line.kind != kinds.CHAT or line.person != wish.person:
        raise Refusal("bad_report", "This is not something that this person said here.")
    return line.text.partition("\t")[2]


async def check_number(call: Call) -> None:
    """Refuse to fill the host's desk."""
    columns, since = schema.reports.c, call.hub.config.now() - DAY
    query = select(func.count().label("count")).where(columns.by == call.person["id"], columns.at > since)
    row = await call.hub.store.row(query)
    if row is not None and row["count"] >= call.hub.config.limits.reports_per_day:
        raise Refusal("too_many_reports", "You have reported enough for today; the host will read it.")


OPERATIONS = [
    Operation(
        "POST",
        "/api/tables/{table}/reports",
        report,
        "Tell the club's host about a player or a line of the chat",
        Report,
        dict[str, str],
        query=INVITE,
    )
]
