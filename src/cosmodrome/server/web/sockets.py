"""The WebSocket: one for each client.  It is plain ASGI, because every message of every table passes here."""

import asyncio
import contextlib
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Collection, Generator
from secrets import token_hex
from time import monotonic
from types import coroutine
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send

from cosmodrome.kernel.view import message_json
from cosmodrome.protocol import (
    PROTOCOL,
    FromClient,
    Ping,
    Pong,
    Problem,
    Unwatch,
    Watch,
    Welcome,
    Wish,
)
from cosmodrome.server.doors.connections import HEAR_TEXT, SEND_TEXT, HearText
from cosmodrome.server.doors.security import Bucket, address_of, origin_allowed
from cosmodrome.server.hall.actor import Actor, encode
from cosmodrome.server.hall.hub import Hub
from cosmodrome.server.order.bans import BAN, KICK
from cosmodrome.server.people.sessions import Sessions
from cosmodrome.server.storage.store import NotRead
from cosmodrome.server.storage.writer import WriteFailed
from cosmodrome.server.table.entry import NOBODY
from cosmodrome.server.table.items import Asked, Gone, Joined, Said
from cosmodrome.server.table.table import Table
from cosmodrome.server.web.problems import TableProblem

LOG: Final = logging.getLogger(__name__)
POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013
GOING_AWAY: Final = 1001
GONE: Final = 1006  # there is nobody to say it to
SESSION_ENDED: Final = 4401  # a code of our own: whoever comes back is somebody else
SENT_AWAY: Final = "The host of this club has sent you away from this table."
MOST_OFFENCES: Final = 100  # messages over the limit before the socket is closed
DECODER: Final = msgspec.json.Decoder(FromClient)
SendText = Callable[[bytes], bool]


def may_watch(table: Table, person: str, invite: str) -> bool:
    """Tell whether a person may see a table."""
    terms = table.terms
    known = table.seat_of(person) != NOBODY or person in table.insiders
    return terms.public or invite == terms.invite or person == terms.host or known


@coroutine
def resumed(step: Any, waits_for: Any) -> Generator[Any, Any, None]:
    """Go on with something that has begun and waits."""
    yield waits_for
    yield from step


class Client:
    """One open socket: takes messages in, and sends what tables have for it without making them wait."""

    def __init__(
        self, hub: Hub, person: str, name: str, send: Send, session: str = "", send_text: SendText | None = None
    ) -> None:
        self.hub: Final = hub
        self.id: Final = token_hex(16)
        self.session: Final = session
        self.person: Final = person
        self.name: str = name
        self.asgi_send: Final = send
        self.send_text: Final = send_text
        self.limits: Final = hub.config.limits
        self.bucket: Final = Bucket(self.limits.messages_per_second, self.limits.message_burst)
        self.watches: Final = Bucket(self.limits.watches_per_second, self.limits.watch_burst)
        self.offences: int = 0
        self.outbox: Final[deque[bytes]] = deque()
        self.slow: bool = False  # messages wait in the outbox
        self.stuck: Awaitable[None] | None = None  # the message that the network did not take at once
        self.wake: Final = asyncio.Event()
        self.close_code: int = 0
        self.watching: Final[dict[str, Actor]] = {}
        self.watches_next: Watch | None = None  # for which a table has to be opened before anything else is heard

    def send(self, data: bytes) -> None:
        """Send a message without waiting; a client that does not read is cut off."""
        if self.close_code:
            return
        if not self.slow:
            self.send_now(data)
        elif len(self.outbox) < self.limits.waiting_messages:
            self.outbox.append(data)
        else:
            self.give_up(TRY_AGAIN_LATER)

    def give_up(self, code: int, silent: float = 0.0) -> None:
        """Be at no table from now on, and end as soon as the network allows."""
        self.close_code = self.close_code or code
        self.outbox.clear()
        self.leave_all(silent)
        self.wake.set()

    def send_now(self, data: bytes) -> None:
        """Pass a message on at once, which spares waking a task; where the network is slow that task goes on."""
        if self.send_text is not None and self.send_text(data):
            return
        step = self.asgi_send({"type": "websocket.send", "text": data.decode()})
        try:
            waits_for = step.send(None)  # type: ignore[attr-defined]
        except StopIteration:
            return
        except Exception as error:  # whatever it is, it is this client's trouble and not the table's
            self.note_loss(error)
            return
        self.stuck, self.slow = resumed(step, waits_for), True
        self.wake.set()

    def note_loss(self, error: Exception) -> None:
        """Give a client up that cannot be sent anything; the network that is gone is not worth a line."""
        if not isinstance(error, OSError) and not self.close_code:
            LOG.info("client lost", extra={"person": self.person, "reason": f"{type(error).__name__}: {error}"})
        self.give_up(GONE)

    async def send_on(self) -> None:
        """Pass messages on that could not be sent at once, until the client is given up or the network is gone."""
        try:
            while not self.close_code:
                if self.stuck is not None:
                    await self.stuck
                    self.stuck = None
                while self.outbox:
                    await self.asgi_send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
                if not self.close_code:
                    self.slow = False
                    self.wake.clear()
                    await self.wake.wait()
            if self.close_code != GONE:
                await self.asgi_send({"type": "websocket.close", "code": self.close_code})
        except Exception as error:
            self.note_loss(error)

    def complain(self, code: str, text: str) -> None:
        """Tell the client what was wrong with its message."""
        self.send(encode(Problem(code, text)))

    def hear(self, data: bytes) -> bool:
        """Take one message at once; False where it has to wait for its turn."""
        if self.close_code or self.watches_next is not None:
            return False
        self.take(data)
        return self.watches_next is None

    async def hear_in_turn(self, data: str | bytes) -> None:
        """Take one message; whoever wants to watch a table is not listened to until it is there."""
        if self.watches_next is None:
            self.take(data)
        if self.watches_next is not None:
            try:
                await self.watch(self.watches_next)
            finally:
                self.watches_next = None

    def take(self, data: str | bytes) -> None:
        """Take one message."""
        if not self.bucket.take():
            self.hub.metrics.limited += 1
            self.offences += 1
            self.complain("too_fast", "Too many messages; this one was dropped.")
            if self.offences > MOST_OFFENCES:
                self.give_up(POLICY_VIOLATION)
            return
        try:
            message = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.hub.metrics.bad_messages += 1
            self.complain("bad_message", str(error))
            return
        if isinstance(message, Ping):
            self.send(encode(Pong(self.hub.config.now())))
        elif isinstance(message, Watch):
            self.watches_next = message
        else:
            self.pass_on(message)

    def pass_on(self, message: Any) -> None:
        """Give a message to its table, which the client must be watching."""
        actor = self.watching.get(message.table)
        if actor is None:
            self.complain("not_watching", "Watch the table first.")
            return
        if self.hub.actors.get(message.table) is not actor:
            self.complain("not_watching", "The table was put away; watch it again.")
            del self.watching[message.table]
        elif isinstance(message, Unwatch):
            self.watching.pop(message.table)
            actor.put(Gone(self))
        elif isinstance(message, Wish):
            actor.put(Asked(self, message))
        else:
            actor.put(Said(self, message, monotonic()))

    async def watch(self, message: Watch) -> None:
        """Follow a table from now on, if the person may see it; telling everything anew costs a lot."""
        if not self.watches.take():
            self.hub.metrics.limited += 1
            self.complain("too_fast", "Too many tables watched in a short time; please wait a little.")
            return
        if message.table not in self.watching and len(self.watching) >= self.limits.watched_tables:
            self.complain("too_many_tables", f"At most {self.limits.watched_tables} tables on one socket.")
            return
        try:
            actor = await self.hub.table(message.table)
        except TableProblem as error:
            self.send(encode(Problem(error.code, str(error), error.message and message_json(error.message))))
            return
        except NotRead:
            self.complain("not_read", "The server could not read this table. Please try again.")
            return
        if not may_watch(actor.table, self.person, message.invite):
            self.complain("no_such_table", "There is no such table.")
            return
        if self.hub.order.find(self.person, KICK, message.table):
            self.complain("kicked", SENT_AWAY)
            return
        if self.close_code:
            return  # it was given up meanwhile
        self.watching[message.table] = actor
        actor.put(Joined(self, message.after))

    def leave_all(self, silent: float = 0.0) -> None:
        """Follow nothing any longer; nothing was heard for so many seconds."""
        for actor in self.watching.values():
            actor.put(Gone(self, silent))
        self.watching.clear()


class Sockets:
    """The endpoint: lets clients in and serves them until they leave."""

    def __init__(self, hub: Hub, sessions: Sessions) -> None:
        self.hub: Final = hub
        self.sessions: Final = sessions
        self.by_address: Final[Counter[str]] = Counter()
        self.clients: Final[set[Client]] = set()
        self.closing: bool = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        address = address_of(scope)
        client = await self.admit(scope, address, send)
        if client is None:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        self.by_address[address] += 1
        self.clients.add(client)
        self.hub.add_client(client)
        try:
            if await self.is_welcome(client, address):
                await send({"type": "websocket.accept"})
                self.hear_directly(client, scope)
                await self.serve(client, receive)
            else:
                await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        finally:
            self.clients.discard(client)
            client.give_up(GONE)
            self.hub.remove_client(client)
            if self.hub.store.shared and not self.closing:
                self.sessions.keep(self.forget(client))
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    async def admit(self, scope: Scope, address: str, send: Send) -> Client | None:
        """Return the client, or nothing when it may not come in."""
        if not origin_allowed(scope, self.hub.config) or self.is_full("", address):
            return None
        try:
            person = await self.sessions.of(scope)
        except NotRead:
            return None
        if person is None or self.hub.order.find(person["id"], BAN) or self.is_full(person["id"], address):
            return None
        send_text = scope.get("extensions", {}).get(SEND_TEXT)
        return Client(self.hub, person["id"], person["name"], send, person["session"], send_text)

    def hear_directly(self, client: Client, scope: Scope) -> None:
        """Let a client be told of short texts without a detour, where the server can do that."""
        hear_by: Callable[[HearText], None] | None = scope.get("extensions", {}).get(HEAR_TEXT)
        if hear_by is not None:
            hear_by(client.hear)

    async def is_welcome(self, client: Client, address: str) -> bool:
        """Write a socket down for the other servers of the club; tell whether it is not one too many among all."""
        if not self.hub.store.shared:
            return True
        limits = self.hub.config.limits
        try:
            of_person, of_address = await self.hub.club.enter(
                client.id, client.person, address, self.sessions.tokens.secret
            )
        except (NotRead, WriteFailed):
            return False
        return of_person <= limits.sockets_per_person and of_address <= limits.sockets_per_address

    async def forget(self, client: Client) -> None:
        """Let the other servers know that a socket is closed; where that fails, those of a dead server are swept."""
        with contextlib.suppress(WriteFailed):
            await self.hub.club.leave(client.id)

    def open_sessions(self) -> dict[str, str]:
        """Return the sessions that have sockets here, with their persons."""
        return {client.session: client.person for client in self.clients}

    def end_sessions(self, ended: Collection[str]) -> None:
        """Close the sockets of sessions that are over."""
        for client in self.clients:
            if client.session in ended:
                client.give_up(SESSION_ENDED)

    def is_full(self, person: str, address: str) -> bool:
        """Tell whether one more socket of a person or address would be too many."""
        limits, known = self.hub.config.limits, self.hub.clients.get(person, ())
        too_many = len(known) >= limits.sockets_per_person or self.by_address[address] >= limits.sockets_per_address
        return self.closing or too_many

    async def serve(self, client: Client, receive: Receive) -> None:
        """Take messages in and pass others on, until the client leaves or is given up."""
        client.send(encode(Welcome(client.person, client.name, PROTOCOL, self.hub.config.now())))
        listening = asyncio.create_task(self.listen(client, receive))
        sending = asyncio.create_task(client.send_on())
        try:
            await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                listening.result()  # a failure of ours is told to whoever reads the log
        finally:
            listening.cancel()
            sending.cancel()
            await asyncio.gather(listening, sending, return_exceptions=True)

    async def listen(self, client: Client, receive: Receive) -> None:
        """Take messages in until the client leaves; one that was given up is not listened to."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                client.give_up(GONE, message.get("silent", 0.0))
                return
            if not client.close_code:
                await client.hear_in_turn(message.get("text") or message.get("bytes") or b"")

    async def close(self) -> None:
        """Send everybody away, before the server stops."""
        self.closing = True
        for client in list(self.clients):
            client.give_up(GOING_AWAY)
        await asyncio.sleep(0)
