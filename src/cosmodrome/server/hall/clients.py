"""Who is connected to this server process, and what is sent to a person rather than to a table."""

from typing import Final

from cosmodrome.server.metrics import Metrics
from cosmodrome.server.storage.peers import NAMED, REMIND, NoPeers, Peers
from cosmodrome.server.table.items import Subscriber


class Clients:
    """Knows all open sockets by person."""

    def __init__(self) -> None:
        self.metrics: Final = Metrics()
        self.peers: Peers = NoPeers()  # the other servers of the club
        self.clients: Final[dict[str, set[Subscriber]]] = {}

    def add_client(self, client: Subscriber) -> None:
        """Note an open socket."""
        self.clients.setdefault(client.person, set()).add(client)
        self.metrics.sockets += 1

    def remove_client(self, client: Subscriber) -> None:
        """Forget a closed socket."""
        known = self.clients.get(client.person, set())
        known.discard(client)
        if not known:
            self.clients.pop(client.person, None)
        self.metrics.sockets -= 1

    def rename(self, person: str, name: str) -> None:
        """Let a person go by another name from now on."""
        for client in self.clients.get(person, set()):
            client.name = name

    def rename_everywhere(self, person: str, name: str) -> None:
        """The same in all servers of the club."""
        self.rename(person, name)
        self.peers.tell(f"{NAMED} {person} {name}")

    def send_to_person(self, person: str, data: bytes) -> None:
        """Send a message to all pages of a person, whichever server they are connected to."""
        self.send_here(person, data)
        self.peers.tell(f"{REMIND} {person} {data.decode()}")

    def send_here(self, person: str, data: bytes) -> None:
        """Send a message to the pages of a person that are connected to this server."""
        for client in list(self.clients.get(person, ())):
            client.send(data)
