"""How people and server make the key of a match together: parts are promised by their hashes, then shown.

Whoever brings a part knows that nobody chose the key.  The server's part is secret until the match is over; that of a
new beginning follows from the first one, which was promised before anybody sat down.
"""

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from cosmodrome.kernel.files.keys import joined_key, key_hash
from cosmodrome.kernel.game import Json

LIVE_MILLISECONDS: Final = 10_000  # in which a part must come at a live table
MOST_RESTARTS: Final = 3  # then the match begins without what is missing


@dataclass
class Exchange:
    """Promises and parts by seat; after a new beginning only those take part who promised before."""

    number: int = 0  # how often it was begun anew
    since: int = 0  # since when parts are awaited
    expected: set[int] = field(default_factory=set)  # seats that have to promise anew
    promises: dict[int, str] = field(default_factory=dict)
    parts: dict[int, str] = field(default_factory=dict)

    def unpromised(self) -> list[int]:
        """Return the seats whose promise is awaited."""
        return sorted(self.expected - set(self.promises))

    def unshown(self) -> list[int]:
        """Return the seats that promised a part and have not shown it."""
        return sorted(set(self.promises) - set(self.parts))

    def complete(self) -> bool:
        """Tell whether nothing is awaited any more."""
        return not self.unpromised() and not self.unshown()

    def server_part(self, secret: bytes) -> bytes:
        """Return the server's part: its secret, or what follows from it after a new beginning."""
        if not self.number:
            return secret
        return blake2b(f"restart {self.number}".encode(), key=secret, digest_size=32).digest()

    def key(self, secret: bytes) -> bytes:
        """Return the key of the match: the server's part alone where nobody else promised one."""
        part = self.server_part(secret)
        if not self.promises and not self.number:
            return part
        return joined_key(part, {seat: bytes.fromhex(shown) for seat, shown in self.parts.items()})

    def to_json(self, secret: bytes, hidden: bool) -> Json:
        """Return the exchange as a record has it; the server's part not while it is secret."""
        part = self.server_part(secret)
        server = {"hash": key_hash(part)} | ({} if hidden else {"part": part.hex()})
        seats = {
            str(seat): {"hash": promised} | ({"part": self.parts[seat]} if seat in self.parts else {})
            for seat, promised in sorted(self.promises.items())
        }
        return {"server": server, "seats": seats}

    def restarted(self, at: int) -> "Exchange":
        """Begin anew, with those who promised a part."""
        return Exchange(self.number + 1, at, self.expected | set(self.promises))
