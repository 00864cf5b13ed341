"""Tells people that a slow table waits for them: in every page they have open, and by web push where it is set up."""

import asyncio
import contextlib
import json
import logging
from typing import Any, Final, Protocol

import msgspec
from pywebpush import webpush
from requests import Session

from cosmodrome.protocol import Reminder
from cosmodrome.server.config import Config
from cosmodrome.server.metrics import Metrics
from cosmodrome.server.storage.store import DELETE_PUSH, NotRead, Store
from cosmodrome.server.storage.writer import WriteFailed
from cosmodrome.server.table.table import Table

LOG: Final = logging.getLogger(__name__)
GONE: Final = (404, 410)  # answers of a push service for an address that no longer exists
PUSH_SECONDS: Final = 10
LAST_SECONDS: Final = 2.0  # for reminders that are on their way when the server stops


class Pages(Protocol):
    """Knows the open pages of a person."""

    def send_to_person(self, person: str, data: bytes) -> None:
        """Send a message to all pages of a person."""


class Reminders:
    """Reminds people."""

    def __init__(self, config: Config, store: Store, metrics: Metrics, pages: Pages) -> None:
        self.config: Final = config
        self.store: Final = store
        self.metrics: Final = metrics
        self.pages: Final = pages
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def remind(self, table: Table, person: str, due_at: int) -> None:
        """Tell a person that a table waits, without waiting for it."""
        self.metrics.reminders += 1
        task = asyncio.create_task(self.tell(table, person, due_at))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell(self, table: Table, person: str, due_at: int) -> None:
        """Tell all open pages, and by push where it is set up; a table without a title is called by its game."""
        try:
            known = await self.store.person(person)
        except NotRead:
            known = None
        name = table.game.name["ru" if known is not None and known["language"] == "ru" else "en"]
        reminder = Reminder(table.terms.id, table.terms.title or name, due_at)
        self.pages.send_to_person(person, msgspec.json.encode(reminder))
        if self.config.push_private_key:
            with contextlib.suppress(NotRead, WriteFailed):  # tables tell of a database that is away
                await self.push(person, reminder)

    async def close(self) -> None:
        """Remind nobody any longer; who is being reminded just now shall know."""
        if self.tasks:
            _, late = await asyncio.wait(self.tasks, timeout=LAST_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def push(self, person: str, reminder: Reminder) -> None:
        """Send the reminder to all browsers of a person."""
        for endpoint, keys in await self.store.pushes(person):
            status = await asyncio.to_thread(self.send, endpoint, keys, reminder)
            if status in GONE:
                await self.store.write(DELETE_PUSH, of=endpoint)

    def send(self, endpoint: str, keys: dict[str, str], reminder: Reminder) -> int:
        """Send one push message; return the status that the push service answered."""
        subscription: Any = {"endpoint": endpoint, "keys": keys}
        try:
            with Session() as session:
                session.max_redirects = 0  # an address that was checked may not lead to one that was not
                response = webpush(
                    subscription,
                    json.dumps({"table": reminder.table, "title": reminder.title, "due_at": reminder.due_at}),
                    vapid_private_key=self.config.push_private_key,
                    vapid_claims={"sub": self.config.push_contact},
                    timeout=PUSH_SECONDS,
                    requests_session=session,
                )
        except Exception as error:  # keys that are none, a network that is away: other browsers are told all the same
            status = getattr(getattr(error, "response", None), "status_code", 0)
            LOG.warning("push failed", extra={"status": status, "reason": type(error).__name__})
            return int(status)
        return int(response.status_code)
