"""A table as this process runs it: its queue, who follows it, and what they are sent."""

from collections import Counter
from typing import Final

import msgspec
from msgspec.structs import replace

from cosmodrome.kernel.message import Refusal
from cosmodrome.kernel.view import message_json
from cosmodrome.protocol import FromServer, Presence, Refused
from cosmodrome.server.hall.services import Services
from cosmodrome.server.storage.peers import HERE
from cosmodrome.server.table.items import Gone, Inbox, Item, Look, Subscriber
from cosmodrome.server.table.pauses import Pauses
from cosmodrome.server.table.seen import sync_for
from cosmodrome.server.table.table import Table

encode: Final = msgspec.json.Encoder().encode


class Place:
    """What everything that works at one table shares."""

    def __init__(self, table: Table, services: Services, runner: bool) -> None:
        self.table = table
        self.services: Final = services
        self.runner: bool = runner
        self.inbox: Final = Inbox()
        self.watchers: Final[dict[Subscriber, None]] = {}
        self.present: Final[Counter[str]] = Counter()  # clients by person
        self.elsewhere: Final[dict[str, int]] = {}  # when a person was last reported by another process
        self.left: Final[dict[str, int]] = {}  # when a person's last client here went away
        self.pauses: Final = Pauses()
        self.loaded_at: Final = services.config.now()
        if table.status == "playing" and runner:
            self.pauses.add(table.changed_at, self.loaded_at)

    def put(self, item: Item) -> None:
        """Give the table something to do."""
        self.inbox.put(item)

    # -- who is there -------------------------------------------------------------------------------------------------
    def persons(self) -> list[str]:
        """Return who is connected here or was reported elsewhere of late."""
        return sorted({*self.present, *filter(self.is_here, self.elsewhere)})

    def is_here(self, person: str) -> bool:
        """Tell whether a person is connected here or was reported elsewhere of late."""
        if person in self.present:
            return True
        horizon = self.services.config.now() - int(self.services.config.away_seconds * 1000)
        return self.elsewhere.get(person, 0) > horizon

    def left_at(self, person: str) -> int:
        """Return since when a person is not connected."""
        return max(self.left.get(person, self.loaded_at), self.elsewhere.get(person, 0))

    def deserted_at(self) -> int:
        """Return when a live table stands still unless somebody comes: people do not miss what bots do alone."""
        away = int(self.services.config.away_seconds * 1000)
        return max([self.loaded_at, *(at + away for at in (*self.left.values(), *self.elsewhere.values()))])

    def is_deserted(self) -> bool:
        """Tell whether a live table stands still because nobody has been there for a while."""
        if self.watchers or self.table.terms.pace != "live":
            return False
        return self.services.config.now() >= self.deserted_at()

    def go_on(self) -> None:
        """Somebody comes: a table that stood still goes on as if no time had passed."""
        if self.is_deserted():
            self.pauses.add(self.deserted_at(), self.services.config.now())
            self.put(Look())

    def report(self, person: str, here: bool) -> None:
        """Take note that another process has somebody here, or no longer."""
        before = self.persons()
        if here:
            self.go_on()
            self.elsewhere[person] = self.services.config.now()
        elif person in self.present:
            self.services.peers.tell(f"{HERE} {self.table.terms.id} {person}")
        elif self.elsewhere.pop(person, None) is not None:
            self.left[person] = self.services.config.now()
        if self.persons() != before:
            self.show_presence()
            self.put(Look())  # whoever went away may have to be stood in for

    # -- telling -----------------------------------------------------------------------------------------------------
    def send(self, to: Subscriber, message: FromServer) -> None:
        """Send one message."""
        self.pass_on(to, encode(message))

    def pass_on(self, to: Subscriber, data: bytes) -> None:
        """Send what is encoded; whoever cannot be sent anything follows the table no longer."""
        try:
            to.send(data)
        except Exception as error:
            self.services.troubles.note("client lost", error, table=self.table.terms.id)
            self.put(Gone(to))

    def send_sync(self, to: Subscriber, after: int) -> None:
        """Send a client everything it lacks."""
        services = self.services
        sync = sync_for(self.table, to.person, after, self.pauses, self.persons(), services.config.limits)
        self.send(to, replace(sync, bot_budget=services.pool.budget()))

    def show_presence(self) -> None:
        """Tell everybody who is connected."""
        shown = encode(Presence(self.table.terms.id, self.persons()))
        for watcher in list(self.watchers):
            self.pass_on(watcher, shown)

    def refuse(self, to: Subscriber, key: str, refusal: Refusal) -> None:
        """Say why a message changed nothing."""
        self.services.metrics.refusals += 1
        self.send(to, Refused(self.table.terms.id, key, refusal.rule, message_json(refusal.message)))
