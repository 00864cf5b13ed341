"""HTTP: a match whose rules this server no longer has can be ended together, without a result.

Until then its key stays secret, because a server of the release that plays it may go on with it.
"""

from typing import Final

from cosmodrome.protocol import Ending
from cosmodrome.server.storage.store import UPDATE_TABLE, table_row
from cosmodrome.server.storage.writer import WriteConflict
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.entry import NOBODY, Entry
from cosmodrome.server.table.shelved import ShelvedTable
from cosmodrome.server.web.operations import Call, Operation, Refusal
from cosmodrome.server.web.problems import TableProblem
from cosmodrome.server.web.sockets import may_watch

ATTEMPTS: Final = 10  # each that fails means that somebody else wrote the same number first


async def shelved_table(call: Call) -> ShelvedTable:
    """Return a table of other rules that this person may see, or refuse."""
    id = call.path("table")
    try:
        await call.hub.table(id)
    except TableProblem as error:
        if error.code != "other_version":
            raise
    else:
        raise Refusal("not_needed", "This match can be played here: play it to its end.")
    table = await call.hub.shelved(id)
    if not may_watch(table, call.person["id"], call.request.query_params.get("invite", "")):
        raise Refusal("no_such_table", "There is no such table.")
    return table


def ending_of(table: ShelvedTable, person: str) -> Ending:
    """Return who has agreed to end a match and who has not."""
    waiting = table.waiting_to_end() if table.status == "playing" else []
    return Ending(
        game=table.terms.game,
        version=table.terms.version,
        release=table.game.releases.get(table.terms.version, ""),
        over=table.status == "over",
        mine=table.seat_of(person) in waiting,
        waiting=[table.seats[seat].name for seat in waiting],
    )


async def get_ending(call: Call) -> Ending:
    """Say who has not yet agreed to end the match."""
    return ending_of(await shelved_table(call), call.person["id"])


async def agree_to_end(call: Call) -> Ending:
    """Agree to end the match; with the last consent its record is published, key and all."""
    person = call.person["id"]
    for _ in range(ATTEMPTS):
        table = await shelved_table(call)
        seat = table.seat_of(person)
        if table.status != "playing" or seat == NOBODY:
            raise Refusal("not_yours", "Only those who play a match can end it.")
        waiting = table.waiting_to_end()
        if seat not in waiting:
            return ending_of(table, person)
        kind = kinds.CLOSE if waiting == [seat] else kinds.END
        table.apply(Entry(table.number + 1, call.hub.config.now(), kind, seat, 0, person))
        row = [(UPDATE_TABLE, table_row(table, None))] if kind == kinds.CLOSE else []
        try:
            await call.hub.store.append(table.terms.id, table.log[-1].entry, row)
        except WriteConflict:
            continue
        return ending_of(table, person)
    raise Refusal("too_fast", "Others were faster; please try again.")


PATH: Final = "/api/tables/{table}/end"
OPERATIONS = [
    Operation("GET", PATH, get_ending, "Who agrees to end a match of earlier rules", result=Ending),
    Operation("POST", PATH, agree_to_end, "Agree to end a match of earlier rules", result=Ending),
]
