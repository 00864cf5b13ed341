"""HTTP: records of finished matches and uploaded ones: download, replay, play on, verify."""

from secrets import token_urlsafe
from typing import Final

from starlette.responses import Response

from cosmodrome.bots.roster import usual_bot
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.record import Record, read_record
from cosmodrome.protocol import Moments, NewTable, PlayOn, RecordInfo, Sit, Start, TableInfo, Verdict
from cosmodrome.registry import AnyGame, UnknownGame, find_game
from cosmodrome.server.storage.store import INSERT_RECORD
from cosmodrome.server.table.items import Said
from cosmodrome.server.table.seen import table_info
from cosmodrome.server.table.table import Table
from cosmodrome.server.web.fairness import first_promise, moments, opening_of, verify
from cosmodrome.server.web.operations import Call, Operation, Refusal
from cosmodrome.server.web.problems import TableProblem, other_version
from cosmodrome.server.web.sockets import may_watch

MOST_MOMENTS: Final = 200  # in one answer


class Quiet:
    """A client that nobody reads."""

    def __init__(self, person: str, name: str) -> None:
        self.person: Final = person
        self.name: str = name

    def send(self, data: bytes) -> None:
        """Forget the message."""


async def find_record(call: Call) -> Record:
    """Return an uploaded record, or that of a finished match."""
    id = call.path("record")
    row = await call.hub.store.record(id)
    if row is not None:
        return read_record(row["text"])
    person, table = call.person["id"], await find_table(call, id)
    if not may_watch(table, person, call.request.query_params.get("invite", "")):
        raise Refusal("no_such_record", "There is no such record.")
    if table.status != "over":
        raise Refusal("not_yet", "The match is not over: its record would show what is still secret.")
    return table.record()


async def find_table(call: Call, id: str) -> Table:
    """Return a table, also one of other rules than this server has."""
    try:
        return (await call.hub.table(id)).table
    except TableProblem as error:
        if error.code != "other_version":
            raise
        return await call.hub.shelved(id)


def game_of(record: Record) -> AnyGame:
    """Return the game of a record, of its version."""
    try:
        game = find_game(record.game)
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error)) from None
    if game.version != record.version:
        raise other_version(game, record.version)
    return game


def info_of(id: str, record: Record) -> RecordInfo:
    """Return the description of a record."""
    setup = record.setup
    over = record.result is not None
    return RecordInfo(id, record.game, record.version, setup.mode, setup.seats, len(record.inputs), over, record.result)


async def upload_record(call: Call) -> RecordInfo:
    """Keep a record that somebody has as a file; it must replay exactly."""
    most = call.hub.config.limits.records_per_person
    if await call.hub.store.count_records(call.person["id"]) >= most:
        raise Refusal("too_many_records", f"At most {most} records for one person.")
    try:
        record = await call.site.work(read_record, call.body)
        game = game_of(record)
        await call.site.work(replay, game, record)
    except RecordError as error:
        raise Refusal("bad_record", str(error)) from None
    id = token_urlsafe(9)
    row = {"id": id, "person": call.person["id"], "text": record.write(), "created_at": call.hub.config.now()}
    await call.hub.store.write(INSERT_RECORD, **row, promise=first_promise(record.chance))
    return info_of(id, record)


async def get_record(call: Call) -> RecordInfo:
    """Return the description of a record."""
    return info_of(call.path("record"), await find_record(call))


async def download_record(call: Call) -> Response:
    """Return a record as one file."""
    record = await find_record(call)
    name = f"{record.game}-{call.path('record')}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record.write(), media_type="application/json", headers=headers)


async def get_moments(call: Call) -> Moments:
    """Return a stretch of a record as one seat saw it; of a finished match every view is permitted."""
    record = await find_record(call)
    game = game_of(record)
    seat, first = call.whole("seat", SPECTATOR), call.whole("first", 0)
    count = call.whole("count", 50)
    if not (seat == SPECTATOR or 0 <= seat < record.setup.seats):
        raise Refusal("bad_query", f"seat must be {SPECTATOR} for spectators or in 0..{record.setup.seats - 1}")
    if first < 0 or not 1 <= count <= MOST_MOMENTS:
        raise Refusal("bad_query", f"first must not be negative and count in 1..{MOST_MOMENTS}")
    shown = await call.site.work(moments, game, record, seat, first, count)
    return Moments(len(record.inputs) + 1, shown)


async def play_on(call: Call) -> TableInfo:
    """Open a table that goes on from a moment of a record, with bots in all other seats."""
    wish: PlayOn = call.body
    record = await find_record(call)
    game = game_of(record)
    setup = record.setup
    if wish.seat >= setup.seats:
        raise Refusal("bad_setup", f"there is no seat {wish.seat}; there are: 0..{setup.seats - 1}")
    try:
        opening = await call.site.work(opening_of, game, record, wish.inputs)
    except RecordError as error:
        raise Refusal("bad_moment", str(error)) from None
    table = NewTable(game.id, setup.mode, setup.seats, setup.options, public=False, coach=True)
    terms = await call.hub.open_table(table, call.person["id"], opening)
    actor = await call.hub.table(terms.id)
    person = Quiet(call.person["id"], call.person["name"])
    actor.put(Said(person, Sit(terms.id, wish.seat)))
    actor.put(Said(person, Start(terms.id, wish.bot or usual_bot(game))))
    return table_info(actor.table, insider=True)


async def verify_record(call: Call) -> Verdict:
    """Say whether a record is fair."""
    return await call.site.work(verify, call.body)


MOMENTS_QUERY: Final = {
    "seat": "whose view; -3, the usual, for that of spectators",
    "first": "after so many inputs, 0 is the usual",
    "count": f"how many moments, at most {MOST_MOMENTS}",
}
OPERATIONS = [
    Operation("POST", "/api/records", upload_record, "Upload a record", str, RecordInfo, upload=True),
    Operation("GET", "/api/records/{record}", get_record, "Describe a record", result=RecordInfo),
    Operation("GET", "/api/records/{record}/file", download_record, "Download a record", result=str),
    Operation("GET", "/api/records/{record}/moments", get_moments, "Replay", result=Moments, query=MOMENTS_QUERY),
    Operation("POST", "/api/records/{record}/play-on", play_on, "Play on from a moment", PlayOn, TableInfo),
    Operation("POST", "/api/verify", verify_record, "Verify a record", str, Verdict, upload=True),
]
