"""Who may not come in, speak or be at a table, as the club's host decided: known by heart, because every message asks.

The command line writes sanctions down and tells all processes, which then read them again.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, NamedTuple

from sqlalchemy import or_, select

from cosmodrome.kernel.message import Message
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.store import Store

NOTICE: Final = "order"  # tells the processes: something was decided about this person
BAN: Final = "ban"  # may not come in
MUTE: Final = "mute"  # may not say anything
KICK: Final = "kick"  # may not be at this table
EVERYWHERE: Final = ""  # instead of one table


class Sanction(NamedTuple):
    """Something that somebody may not do."""

    person: str
    kind: str
    table: str
    until: int | None
    reason: str


class Order:
    """The sanctions in force."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store: Final = store
        self.now: Final = now
        self.known: dict[tuple[str, str, str], Sanction] = {}

    async def load(self) -> None:
        """Read all sanctions that have not ended."""
        columns = schema.sanctions.c
        query = select(*(columns[name] for name in Sanction._fields))
        rows = await self.store.rows(query.where(or_(columns.until.is_(None), columns.until > self.now())))
        self.known = {(row["person"], row["kind"], row["table"]): Sanction(**row) for row in rows}

    def find(self, person: str, kind: str, table: str = EVERYWHERE) -> Sanction | None:
        """Return a sanction that is in force."""
        found = self.known.get((person, kind, table))
        return found if found is not None and (found.until is None or found.until > self.now()) else None

    def in_force(self) -> list[Sanction]:
        """Return all of them."""
        return [found for person, kind, table in list(self.known) if (found := self.find(person, kind, table))]


def ban_message(ban: Sanction) -> tuple[str, Message]:
    """Return why somebody may not come in: in both languages, and as a message for the reader's own."""
    reason: dict[str, int | str] = {"reason": ban.reason}
    if ban.until is None:
        text = "The host of this club has banned you. / Хозяин клуба закрыл вам вход."
        return f"{text} {ban.reason}".strip(), Message("problem-banned", reason)
    day = datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    text = f"The host of this club has banned you until {day}. / Хозяин клуба закрыл вам вход до {day}."
    return f"{text} {ban.reason}".strip(), Message("problem-banned-until", reason | {"until": day})
