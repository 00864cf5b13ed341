"""HTTP: what is mine: where I am logged in, a copy of all my data, and the end of it."""

from typing import Any, Final

import msgspec
from sqlalchemy import select
from starlette.responses import Response

from cosmodrome.protocol_account import Proof, SessionInfo, Sessions
from cosmodrome.server.people.accounts import prove
from cosmodrome.server.people.forgetting import delete_account
from cosmodrome.server.storage import schema
from cosmodrome.server.table.entry import CHAT
from cosmodrome.server.web.operations import JSON, Call, Operation, Refusal

MOST_TABLES: Final = 100_000


async def list_sessions(call: Call) -> Sessions:
    """Return where I am logged in, the last used first."""
    rows = await call.site.sessions.of_person(call.person["id"])
    fields = ("id", "browser", "system", "created_at", "seen_at")
    return Sessions(
        [SessionInfo(**{name: row[name] for name in fields}, here=row["id"] == call.session) for row in rows]
    )


async def end_session(call: Call) -> Sessions:
    """Log out one of my browsers or programs."""
    id = call.path("session")
    if id not in [row["id"] for row in await call.site.sessions.of_person(call.person["id"])]:
        raise Refusal("no_such_session", "There is no such session; it has ended already.")
    await call.site.sessions.end(call.person["id"], id)
    call.forgets = id == call.session
    return await list_sessions(call)


async def end_sessions(call: Call) -> Sessions:
    """Log out everywhere, or everywhere else."""
    keep = call.session if call.request.query_params.get("others") else ""
    await call.site.sessions.end_others(call.person["id"], keep)
    call.forgets = not keep
    return await list_sessions(call)


async def export(call: Call) -> Response:
    """Return everything that the server knows of me as one file."""
    text = msgspec.json.format(msgspec.json.encode(await everything(call)), indent=2)
    headers = {"content-disposition": 'attachment; filename="cosmodrome-my-data.json"', "cache-control": "no-store"}
    return Response(text, media_type=JSON, headers=headers)


async def everything(call: Call) -> dict[str, Any]:
    """Collect what the server knows of a person; times are milliseconds since 1970."""
    store, person, id = call.hub.store, call.person, call.person["id"]
    entries, records, pushes = schema.entries.c, schema.records.c, schema.pushes.c
    tables = await store.tables_of(id, MOST_TABLES)
    said = await store.rows(
        select(entries.table, entries.at, entries.text)
        .where(entries.person == id, schema.WORDS, entries.kind == CHAT)
        .order_by(entries.at)
    )
    uploaded = await store.rows(select(records.id, records.created_at).where(records.person == id))
    reports = schema.reports.c
    told = select(reports.about, reports.table, reports.line, reports.text, reports.at).where(reports.by == id)
    return {
        "profile": {name: person[name] for name in ("id", "name", "language", "login", "email", "created_at")},
        "sessions": (await list_sessions(call)).sessions,
        "passkeys": [{"id": key["id"], "created_at": key["created_at"]} for key in await store.passkeys(id)],
        "reminders": [row["endpoint"] for row in await store.rows(select(pushes.endpoint).where(pushes.person == id))],
        "tables": [table_of(row) for row in tables],
        "chat": [{"table": r["table"], "at": r["at"], "text": r["text"].partition("\t")[2]} for r in said],
        "reports": [dict(row) for row in await store.rows(told)],
        "records": [dict(row) | {"file": record_file(row["id"])} for row in uploaded],
    }


def table_of(row: Any) -> dict[str, Any]:
    """Return what the file tells of a table; the record of a finished match is a file of its own."""
    fields = ("id", "game", "version", "mode", "title", "pace", "status", "created_at", "changed_at")
    told = {name: row[name] for name in fields} | {"seats": msgspec.json.decode(row["seated"])}
    return told | {"record": record_file(row["id"])} if row["status"] == "over" else told


def record_file(id: str) -> str:
    """Return where the record of a match is."""
    return f"/api/records/{id}/file"


async def delete_me(call: Call) -> dict[str, bool]:
    """Delete my account: results stay under a neutral name, everything else of me goes."""
    await prove(call, call.body)
    await delete_account(call.site.sessions, call.person["id"])
    call.forgets = True
    return {"deleted": True}


OPERATIONS = [
    Operation("GET", "/api/me/sessions", list_sessions, "Where I am logged in", result=Sessions),
    Operation(
        "DELETE",
        "/api/me/sessions",
        end_sessions,
        "Log out everywhere",
        result=Sessions,
        query={"others": "1 to stay logged in here"},
    ),
    Operation("DELETE", "/api/me/sessions/{session}", end_session, "Log out one of my devices", result=Sessions),
    Operation("GET", "/api/me/export", export, "All my data as a file", result=dict[str, Any]),
    Operation("POST", "/api/me/delete", delete_me, "Delete my account", Proof, dict[str, bool]),
]
