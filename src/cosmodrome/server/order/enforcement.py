"""Carries out what the club's host decided, in this process: closes sockets, and takes seats away."""

import asyncio
from typing import Final

from cosmodrome.server.hall.hub import EVERYBODY, Hub
from cosmodrome.server.order.bans import BAN, KICK, Sanction
from cosmodrome.server.people.forgetting import tables_of, vacate
from cosmodrome.server.storage.store import UNDER_WAY, NotRead
from cosmodrome.server.table.items import Gone
from cosmodrome.server.web.sockets import SENT_AWAY, SESSION_ENDED, Client, Sockets

RETRY_SECONDS: Final = 1.0


async def enforce(hub: Hub, sockets: Sockets, person: str = EVERYBODY) -> None:
    """Read again what was decided, and carry out what concerns a person; whatever cannot be done now is tried again."""
    while not hub.closing.is_set():
        try:
            await hub.order.load()
            break
        except NotRead as error:
            hub.troubles.note("not read", error)
            await asyncio.sleep(RETRY_SECONDS)
    for sanction in hub.order.in_force():
        if person in (EVERYBODY, sanction.person):
            await carry_out(hub, sockets, sanction)


async def carry_out(hub: Hub, sockets: Sockets, sanction: Sanction) -> None:
    """Send somebody away from the club or from a table; seats go to bots, and can be taken back when it is over."""
    for client in [client for client in sockets.clients if client.person == sanction.person]:
        if sanction.kind == BAN:
            client.give_up(SESSION_ENDED)
        elif sanction.kind == KICK:
            send_away(client, sanction.table)
    if sanction.kind in (BAN, KICK):
        await take_seats(hub, sanction)


def send_away(client: Client, table: str) -> None:
    """Let a client follow a table no longer."""
    actor = client.watching.pop(table, None)
    if actor is not None:
        actor.put(Gone(client))
        client.complain("kicked", SENT_AWAY)


async def take_seats(hub: Hub, sanction: Sanction) -> None:
    """Give seats to bots, at one table or at all of them."""
    for row in await tables_of(hub, sanction.person):
        wanted = sanction.kind == BAN or row["id"] == sanction.table
        if wanted and (row["status"] == "open" or row["status"] in UNDER_WAY):
            try:
                await vacate(hub, row["id"], sanction.person)
            except Exception as error:  # one table that fails keeps no other waiting
                hub.troubles.note("seat not taken", error, table=row["id"])
