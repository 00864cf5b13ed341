"""HTTP: who I am, the games on offer, and the tables."""

from typing import Any, Final

import msgspec
from sqlalchemy import Table, bindparam, func, select

from cosmodrome.bots.roster import BOTS
from cosmodrome.protocol import ChangeMe, Games, Lines, Me, NewTable, PushSubscription, SeatInfo, TableInfo, Tables
from cosmodrome.registry import broken_games, games
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.order.bans import KICK
from cosmodrome.server.people.guests import clean_name, token_in
from cosmodrome.server.post.push import check_endpoint, public_key
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.store import DELETE_PUSH, INSERT_PUSH, Row
from cosmodrome.server.table.lines import page
from cosmodrome.server.table.seen import info_of, lines_for, table_info
from cosmodrome.server.table.terms import terms_of
from cosmodrome.server.web.brought import described
from cosmodrome.server.web.operations import Call, Operation, Refusal
from cosmodrome.server.web.sockets import may_watch

MOST_TABLES = 100
MOST_LINES = 200
INVITE = {"invite": "the invitation to a private table"}


def count_of(belongings: Table) -> Any:
    """Return how many rows of a table belong to a person."""
    return select(func.count()).select_from(belongings).where(belongings.c.person == bindparam("of")).scalar_subquery()


BELONGINGS: Final = select(count_of(schema.passkeys).label("passkeys"), count_of(schema.recovery_codes).label("codes"))


async def get_me(call: Call) -> Me:
    """Return the person behind the cookie; a new guest where there is none."""
    person, config = call.person, call.hub.config
    await keep_cookie(call)
    row = await call.hub.store.row(BELONGINGS, of=person["id"])
    passkeys, codes = (row["passkeys"], row["codes"]) if row else (0, 0)
    return Me(
        id=person["id"],
        name=person["name"],
        language=person["language"],
        login=person["login"] or "",
        passkeys=passkeys,
        push_key=public_key(config.push_private_key),
        has_password=bool(person["password"]),
        email=person["email"] or "",
        recovery_codes=codes,
        mail=call.site.post.is_set_up(),
    )


async def keep_cookie(call: Call) -> None:
    """Let the cookie last from the last visit on; that of a guest, who cannot log in again, is renewed in time."""
    if not call.token and not call.person["can_log_in"] and call.site.sessions.is_old(call.person):
        call.token = await call.site.sessions.rotate(call.session)
    call.token = call.token or token_in(call.request.scope)


async def change_me(call: Call) -> Me:
    """Change display name or language."""
    wish: ChangeMe = call.body
    name = clean_name(wish.name) if wish.name is not None else call.person["name"]
    if not name:
        raise Refusal("bad_name", "The name is empty.")
    language = wish.language or call.person["language"]
    await call.hub.store.change_person(call.person["id"], name=name, language=language)
    call.hub.rename_everywhere(call.person["id"], name)
    call.person = dict(call.person) | {"name": name, "language": language}
    return await get_me(call)


async def token(call: Call) -> dict[str, str]:
    """Return the token of a new session, with which a program can act for this person until it is ended."""
    _, token = await call.site.sessions.open(call.person["id"], call.request.scope, agent="")
    return {"token": token}


async def list_games(call: Call) -> Games:
    """Return all games with their modes, seats and options, and the bots."""
    return Games([described(game) for game in games().values()], list(BOTS), broken_games())


async def list_tables(call: Call) -> Tables:
    """Return the public tables that are open or being played."""
    rows = await call.hub.store.open_tables(call.hub.config.now(), MOST_TABLES)
    return Tables([listed(row) for row in rows])


async def list_my_tables(call: Call) -> Tables:
    """Return the tables that I opened or sat at, the latest first."""
    rows = await call.hub.store.tables_of(call.person["id"], MOST_TABLES)
    return Tables([listed(row) for row in rows])


def listed(row: Row) -> TableInfo:
    """Return a table of a list, from its row alone."""
    terms = terms_of(row)
    seated = msgspec.json.decode(row["seated"], type=list[tuple[str, str, str]])
    seats = [SeatInfo(i, *seat) for i, seat in enumerate(seated)]
    seats += [SeatInfo(i) for i in range(len(seated), terms.setup.seats)]
    return info_of(terms, seats, row["status"])


async def open_table(call: Call) -> TableInfo:
    """Open a table."""
    terms = await call.hub.open_table(call.body, call.person["id"])
    actor = await call.hub.table(terms.id)
    return table_info(actor.table, insider=True)


async def find_table(call: Call) -> Actor:
    """Return a table; a private one only to those who were invited."""
    actor = await call.hub.table(call.path("table"))
    kicked = call.hub.order.find(call.person["id"], KICK, actor.table.terms.id)
    if kicked or not may_watch(actor.table, call.person["id"], call.request.query_params.get("invite", "")):
        raise Refusal("no_such_table", "There is no such table.")
    return actor


async def get_lines(call: Call) -> Lines:
    """Return earlier lines of a table's log, as whoever asks may see them."""
    table = (await find_table(call)).table
    before, count = call.whole("before", table.number + 1), call.whole("count", MOST_LINES)
    if before < 1 or not 1 <= count <= MOST_LINES:
        raise Refusal("bad_query", f"before must be at least 1 and count in 1..{MOST_LINES}")
    return Lines(lines_for(table, page(table.log, before, count), table.seat_of(call.person["id"])))


async def get_table(call: Call) -> TableInfo:
    """Return one table."""
    actor, person = await find_table(call), call.person["id"]
    insider = actor.table.seat_of(person) >= 0 or person == actor.table.terms.host
    return table_info(actor.table, insider)


async def subscribe(call: Call) -> dict[str, bool]:
    """Let reminders come to this browser by web push."""
    wish: PushSubscription = call.body
    check_endpoint(wish.endpoint)
    await call.hub.store.write(DELETE_PUSH, of=wish.endpoint)
    keys = msgspec.json.encode(wish.keys).decode()
    await call.hub.store.write(INSERT_PUSH, endpoint=wish.endpoint, person=call.person["id"], keys=keys)
    return {"subscribed": True}


OPERATIONS = [
    Operation("GET", "/api/me", get_me, "Who I am; makes a guest where there is no cookie", result=Me),
    Operation("PUT", "/api/me", change_me, "Change my name or language", ChangeMe, Me),
    Operation("GET", "/api/me/tables", list_my_tables, "My tables", result=Tables),
    Operation("POST", "/api/me/token", token, "A token for a program that acts for me", result=dict[str, str]),
    Operation("POST", "/api/me/push", subscribe, "Remind this browser", PushSubscription, dict[str, bool]),
    Operation("GET", "/api/games", list_games, "The games and bots on offer", result=Games),
    Operation("GET", "/api/tables", list_tables, "The lobby", result=Tables),
    Operation("POST", "/api/tables", open_table, "Open a table", NewTable, TableInfo),
    Operation(
        "GET",
        "/api/tables/{table}",
        get_table,
        "One table",
        result=TableInfo,
        query=INVITE,
    ),
    Operation(
        "GET",
        "/api/tables/{table}/lines",
        get_lines,
        "Earlier lines of a table's log",
        result=Lines,
        query=INVITE | {"before": "the lines before this one", "count": f"how many, at most {MOST_LINES}"},
    ),
]
