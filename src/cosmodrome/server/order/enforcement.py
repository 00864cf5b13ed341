"""Carries out what the club's host decided, in this process: closes sockets, and takes seats away."""

import asyncio
from typing import Final

from cosmodrome.server.hall.hub import EVERYBODY, Hub
from cosmodrome.server.order.bans import BAN, KICK, Sanction
from cosmodrome.server.people.forgetting import tables_of, vacate
from cosmodrome.server.storage.store import UNDER_WAY, NotRead, Row
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
    wanted = [sanction for sanction in hub.order.in_force() if person in (EVERYBODY, sanction.person)]
    await asyncio.gather(*(carry_out(hub, sockets, sanction) for sanction in wanted))


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
    """Give seats to bots, at one table or at all of them; what fails is tried again as long as the sanction holds."""
    while sanction in hub.order.in_force() and not hub.closing.is_set():
        try:
            if all([await is_vacated(hub, row, sanction) for row in await tables_of(hub, sanction.person)]):
                return
        except NotRead as error:
            hub.troubles.note("not read", error)
        await asyncio.sleep(RETRY_SECONDS)


async def is_vacated(hub: Hub, row: Row, sanction: Sanction) -> bool:
    """See to it that somebody has left a table; False where that cannot be done now: no other one waits for it."""
    wanted = sanction.kind == BAN or row["id"] == sanction.table
    if not wanted or not (row["status"] == "open" or row["status"] in UNDER_WAY):
        return True
    try:
        return await vacate(hub, row["id"], sanction.person)
    except Exception as error:
        hub.troubles.note("seat not taken", error, table=row["id"])
        return False
