"""The socket of a client, and a table seen through it: lines come in order, gaps are filled, a lost connection returns.

async with Connection(visitor) as connection:
    table = await connection.watch(id)
    await table.sit(0)
    while not table.over:
        question = await table.my_question()
        ...
        await table.answer(question["options"][0]["answer"])
"""

import asyncio
from hashlib import blake2b
from secrets import token_hex
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cosmodrome.client.http import Visitor
from cosmodrome.protocol import (
    Accepted,
    Answer,
    AskHint,
    Chat,
    FromClient,
    FromServer,
    Hint,
    Json,
    Leave,
    Lesson,
    Line,
    Order,
    PartsInfo,
    Presence,
    Preview,
    Problem,
    Promise,
    Refused,
    SetBot,
    Show,
    Sit,
    Start,
    Sync,
    TableInfo,
    Undo,
    Update,
    Vote,
    Watch,
    Why,
)

DECODER: Final = msgspec.json.Decoder(FromServer)
FIRST_WAIT: Final = 0.2
LONGEST_WAIT: Final = 10.0
PATIENCE: Final = 30.0


class MessageRefused(RuntimeError):
    """The server refused a message; ``say`` and ``rule`` tell why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.say.get('id')} {refused.rule}")
        self.rule: Final = refused.rule
        self.say: Final = refused.say


class RemoteTable:
    """What the own seat knows of a table, kept up to date by the connection."""

    def __init__(self, connection: "Connection", id: str, invite: str) -> None:
        self.connection: Final = connection
        self.id: Final = id
        self.invite: Final = invite
        self.info: TableInfo | None = None
        self.seat: int = -3
        self.number: int = 0
        self.view: Json | None = None
        self.asked_at: int = 0  # the line that opened the own question
        self.orders: dict[str, bool] = {}  # what may be ordered beforehand now, and whether it is
        self.parts: PartsInfo | None = None  # of the key, where anybody brings some
        self.part: str = ""  # the own one
        self.here: list[str] = []  # persons who are connected
        self.lesson: Lesson | None = None  # where a guided first game stands
        self.lines: Final[list[Line]] = []
        self.hints: Final[asyncio.Queue[Hint]] = asyncio.Queue()
        self.news: Final = asyncio.Condition()
        self.waiting: Final[dict[str, asyncio.Future[int]]] = {}  # own messages without an answer yet
        self.unsure: Final[dict[str, FromClient]] = {}  # and the messages themselves, to be sent again

    # -- what is going on --------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self.view is not None and bool(self.view["over"])

    @property
    def question(self) -> Json | None:
        """Return what the own seat is asked now."""
        found: Json | None = None if self.view is None else self.view.get("question")
        return found

    async def changed(self, after: int, seconds: float | None = None) -> None:
        """Wait for a line after that number."""
        async with asyncio.timeout(seconds or self.connection.patience), self.news:
            await self.news.wait_for(lambda: self.number > after)

    async def my_question(self, seconds: float | None = None) -> Json | None:
        """Wait until the own seat is asked and return the question; nothing when the match is over."""
        async with asyncio.timeout(seconds or self.connection.patience), self.news:
            await self.news.wait_for(lambda: self.over or self.question is not None)
        return self.question

    # -- what the own seat says --------------------------------------------------------------------------------------
    async def say(self, message: Any) -> int:
        """Send a message under a key of its own until the server has taken it; return the number of its line."""
        message.key = message.key or token_hex(8)
        done = asyncio.get_running_loop().create_future()
        self.waiting[message.key], self.unsure[message.key] = done, message
        await self.connection.send(message)
        try:
            async with asyncio.timeout(self.connection.patience):
                return int(await done)
        finally:
            self.waiting.pop(message.key, None)
            self.unsure.pop(message.key, None)

    async def answer(self, answer: int, key: str = "") -> int:
        """Answer the open question."""
        return await self.say(Answer(self.id, answer, key or token_hex(8), self.asked_at))

    async def sit(self, seat: int) -> int:
        """Take a seat; before the start also promise a part of the key, so that nobody can choose it."""
        number = await self.say(Sit(self.id, seat))
        if self.info is not None and self.info.status == "open":
            await self.say(self.new_promise())
        return number

    def new_promise(self) -> Promise:
        """Choose a part of the key and promise it by its hash."""
        self.part = token_hex(32)
        return Promise(self.id, blake2b(bytes.fromhex(self.part), digest_size=32).hexdigest())

    async def bring_part(self, parts: PartsInfo | None) -> None:
        """Promise or show the own part of the key where the server waits for it."""
        self.parts = parts or self.parts
        if parts is None or not self.connection.open.is_set():
            return
        if self.seat in parts.unpromised:
            await self.connection.send(self.new_promise())
        elif parts.show and self.seat in parts.unshown and self.part:
            await self.connection.send(Show(self.id, self.part))

    async def leave(self) -> int:
        """Stand up."""
        return await self.say(Leave(self.id))

    async def set_bot(self, seat: int, bot: str) -> int:
        """Give a seat to a bot."""
        return await self.say(SetBot(self.id, seat, bot))

    async def start(self, bot: str = "") -> int:
        """Begin to play; returns when the match has begun, which waits for everybody's part of the key."""
        number = await self.say(Start(self.id, bot))
        async with asyncio.timeout(self.connection.patience), self.news:
            await self.news.wait_for(lambda: self.view is not None)
        return number

    async def undo(self) -> int:
        """Take the last answer back, or ask the others."""
        return await self.say(Undo(self.id))

    async def vote(self, agree: bool) -> int:
        """Agree or not that somebody takes back."""
        return await self.say(Vote(self.id, agree))

    async def chat(self, text: str) -> int:
        """Say something."""
        return await self.say(Chat(self.id, text))

    async def order(self, question: str, on: bool = True) -> int:
        """Order beforehand, or no longer, how the next question of that name is answered for the own seat."""
        return await self.say(Order(self.id, question, on))

    async def hint(self, bot: str = "") -> Hint:
        """Ask what a bot would answer."""
        await self.connection.send(AskHint(self.id, bot))
        async with asyncio.timeout(self.connection.patience):
            return await self.hints.get()

    # -- what the connection brings ----------------------------------------------------------------------------------
    async def take(self, message: Sync | Update | Accepted | Refused | Hint) -> None:
        """Take a message of the server."""
        if isinstance(message, Sync):
            self.info, self.seat, self.view = message.table, message.seat, message.view
            self.asked_at, self.here, self.orders = message.asked_at, message.here, message.orders
            self.lesson = message.lesson
            self.lines.extend(line for line in message.lines if line.number > self.number)
            self.number = message.number
            await self.bring_part(message.parts)
        elif isinstance(message, Update):
            if not await self.take_line(message):
                return
        elif isinstance(message, Hint):
            self.hints.put_nowait(message)
        elif isinstance(message, Accepted):
            self.settle(message.key, message.number)
        else:
            done = self.waiting.get(message.key)
            if done is not None and not done.done():
                done.set_exception(MessageRefused(message))
        async with self.news:
            self.news.notify_all()

    async def take_line(self, update: Update) -> bool:
        """Take the next line; ask for the missing ones when there is a gap, and skip one that is known."""
        if update.line.number > self.number + 1:
            await self.connection.send(Watch(self.id, self.number, self.invite))
            return False
        if update.line.number <= self.number:
            return False
        self.number, self.asked_at, self.orders = update.line.number, update.asked_at, update.orders
        self.lesson = update.lesson
        self.lines.append(update.line)
        if update.view is not None:
            self.view = update.view
        if update.info is not None:
            self.info = update.info
            mine = [seat.seat for seat in update.info.seats if seat.person == self.connection.person]
            self.seat = mine[0] if mine else -3
            await self.bring_part(update.parts)
        if update.key:
            self.settle(update.key, update.line.number)
        return True

    def settle(self, key: str, number: int) -> None:
        """Note that an own message has become a line."""
        done = self.waiting.get(key)
        if done is not None and not done.done():
            done.set_result(number)


class Connection:
    """One socket, which comes back by itself when it is lost; everything unsure is sent again under its key."""

    def __init__(self, visitor: Visitor, patience: float = PATIENCE) -> None:
        self.visitor: Final = visitor
        self.patience: Final = patience  # seconds that a call waits for the server, through lost connections too
        self.tables: Final[dict[str, RemoteTable]] = {}
        self.problems: Final[list[Problem]] = []
        self.whys: Final[asyncio.Queue[Why]] = asyncio.Queue()
        self.previews: Final[asyncio.Queue[Preview]] = asyncio.Queue()
        self.open: Final = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    @property
    def person(self) -> str:
        """Return the own id."""
        return self.visitor.me.id if self.visitor.me else ""

    async def __aenter__(self) -> Self:
        self.reader = asyncio.create_task(self.read_on())
        async with asyncio.timeout(self.patience):
            await self.open.wait()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def watch(self, id: str, invite: str = "") -> RemoteTable:
        """Follow a table; returns when its first state is there."""
        table = self.tables[id] = RemoteTable(self, id, invite)
        await self.send(Watch(id, 0, invite))
        async with asyncio.timeout(self.patience), table.news:
            await table.news.wait_for(lambda: table.info is not None)
        return table

    async def send(self, message: FromClient) -> None:
        """Send a message; one that is lost with its connection is sent again if it has a key."""
        await self.open.wait()
        assert self.socket is not None
        try:
            await self.socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            self.open.clear()

    async def read_on(self) -> None:
        """Read until told to stop, through any number of connections."""
        wait = FIRST_WAIT
        address = self.visitor.address.replace("http", "ws", 1) + "/socket"
        while True:
            headers = {"Authorization": f"Bearer {self.visitor.token}"}  # another one after a login
            try:
                async with connect(address, additional_headers=headers, proxy=None, compression=None) as socket:
                    wait = FIRST_WAIT
                    await self.return_to(socket)
                    async for data in socket:
                        await self.take(DECODER.decode(data))
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self.open.clear()
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def return_to(self, socket: ClientConnection) -> None:
        """Take up all tables on a new socket."""
        self.socket = socket
        for table in self.tables.values():
            for message in (Watch(table.id, table.number, table.invite), *table.unsure.values()):
                await socket.send(msgspec.json.encode(message).decode())
        self.open.set()

    async def take(self, message: FromServer) -> None:
        """Give a message to its table."""
        if isinstance(message, Problem):
            self.problems.append(message)
        elif isinstance(message, Why):
            self.whys.put_nowait(message)
        elif isinstance(message, Preview):
            self.previews.put_nowait(message)
        elif isinstance(message, Presence) and message.table in self.tables:
            self.tables[message.table].here = message.here
        elif isinstance(message, Sync | Update | Accepted | Refused | Hint):
            id = message.table.id if isinstance(message, Sync) else message.table
            table = self.tables.get(id)
            if table is not None:
                await table.take(message)
