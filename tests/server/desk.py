"""Helpers of the server's tests: a hub on a fresh database, and clients that keep what they are sent."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from cosmodrome.protocol import Answer, NewTable, Sit, Start
from cosmodrome.server.config import Config, Limits
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.hall.hub import Hub
from cosmodrome.server.table.decide import Command
from cosmodrome.server.table.items import Joined, Said

Message = dict[str, Any]
PATIENCE = 120.0  # seconds that a test waits for what must happen: enough for a machine that is busy with other things


class FakeClient:
    """A client without a network."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.name = person.title()
        self.raw: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.raw.append(data)

    @property
    def messages(self) -> list[Message]:
        return [msgspec.json.decode(data) for data in self.raw]

    def of(self, kind: str) -> list[Message]:
        return [message for message in self.messages if message["type"] == kind]

    def view(self) -> Message:
        """Return the last view that came."""
        found = [message["view"] for message in self.messages if message.get("view") is not None]
        return dict(found[-1])


def config_for(database: Path | str, settings: dict[str, Any]) -> Config:
    """Return the settings of a server that takes everything on, however busy the machine is."""
    limits = replace(settings.get("limits", Limits()), lag_seconds=PATIENCE)
    return Config(str(database), **(settings | {"limits": limits}))


@asynccontextmanager
async def hub_on(database: Path | str, **settings: Any) -> AsyncIterator[Hub]:
    """Open a hub for a test."""
    usual: dict[str, Any] = {"bot_workers": 1, "bot_pause": 0.0, "bot_seconds": PATIENCE}
    hub = await Hub.open(config_for(database, usual | settings))
    try:
        yield hub
    finally:
        await hub.close()


async def settle(actor: Actor) -> None:
    """Wait until the table has done everything that it can do by itself."""
    await asyncio.sleep(0)
    await until(lambda: actor.inbox.empty() and not actor.working and not actor.keeper.tasks)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.002)


async def guest(hub: Hub, name: str) -> FakeClient:
    """Welcome a person."""
    if await hub.store.person(name) is None:
        await hub.store.add_person(name, name.title(), "en", hub.config.now())
    return FakeClient(name)


async def say(actor: Actor, client: FakeClient, command: Command) -> None:
    """Let a client send a message, and wait for what comes of it."""
    actor.put(Said(client, command))
    await settle(actor)


async def duel(hub: Hub, game: str = "star_realms", **wish: Any) -> tuple[Actor, FakeClient, FakeClient]:
    """Open a table for two, seat both, and start."""
    anna, boris = await guest(hub, "anna"), await guest(hub, "boris")
    terms = await hub.open_table(NewTable(game=game, **wish), "anna")
    actor = await hub.table(terms.id)
    for client, seat in ((anna, 0), (boris, 1)):
        actor.put(Joined(client, 0))
        actor.put(Said(client, Sit(terms.id, seat)))
    actor.put(Said(anna, Start(terms.id)))
    await settle(actor)
    return actor, anna, boris


def asked(actor: Actor) -> tuple[int, int, list[int]]:
    """Return the lowest asked seat, the number of the line that asked it and the legal answers."""
    assert actor.table.match is not None
    state = actor.table.match.state
    seat = state.next_seat()
    return seat, actor.table.asked_at[seat], state.legal(seat)


def answer_to(actor: Actor, answer: int, number: int, key: str) -> Answer:
    """Return the message that gives an answer."""
    return Answer(actor.table.terms.id, answer, key, number)
