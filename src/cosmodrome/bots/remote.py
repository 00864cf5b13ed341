"""A bot that thinks elsewhere: it is asked by HTTP and gets what its seat may see, never a state.

A question is one POST of a JSON object, the answer the JSON object ``{"answer": 17}``.  docs/arena.md says what is in a
question; examples/remote_bot.py is such a bot.
"""

import json
from http.client import HTTPConnection, HTTPException, HTTPResponse
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from cosmodrome.bots.faults import BotAway, BotFault
from cosmodrome.bots.roster import UnknownBot
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, Json, S
from cosmodrome.kernel.view import LARGEST_DOMAIN, observe

SCHEME: Final = "http://"
PATIENCE: Final = 10  # seconds
SHOWN: Final = 60  # letters of what is no answer


class RemoteBot:
    """A bot at an address."""

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self.name: Final = address
        self.patience: Final = patience
        try:
            parts = urlsplit(address)
            host, port = parts.hostname, parts.port
        except ValueError as error:
            raise UnknownBot(f"{address} is no address of a bot: {error}") from None
        if not address.startswith(SCHEME) or not host:
            raise UnknownBot(f"{address} is no address of a bot; such a one is http://127.0.0.1:8001/")
        self.path: Final = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
        self.connection: Final = HTTPConnection(host, port, timeout=patience)

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        status, body = self.ask(json.dumps(question(game, state, seat, rng.seed())).encode(), seat)
        if status != 200:
            raise BotFault(f"answered with the HTTP status {status}", seat)
        return read_answer(body, seat)

    def ask(self, body: bytes, seat: int) -> tuple[int, bytes]:
        """Send a question; return status and body of what comes back in time."""
        start = monotonic()
        try:
            with self.exchange(body) as response:
                came = response.status, response.read()
        except TimeoutError:
            self.connection.close()
            raise self.late(seat) from None
        except (OSError, HTTPException) as error:
            self.connection.close()
            raise self.away(error) from None
        if monotonic() - start > self.patience:
            raise self.late(seat)
        return came

    def exchange(self, body: bytes) -> HTTPResponse:
        """Send a question and wait for what comes back."""
        if self.connection.sock is not None:
            try:
                return self.send(body)
            except ConnectionError:  # it has been closed since the last question
                self.connection.close()
        try:
            self.connection.connect()
        except TimeoutError as error:
            raise self.away(error) from None
        return self.send(body)

    def send(self, body: bytes) -> HTTPResponse:
        """Send a question on the open connection and wait for the beginning of what comes back."""
        self.connection.request("POST", self.path, body, {"content-type": "application/json"})
        return self.connection.getresponse()

    def late(self, seat: int) -> BotFault:
        """Return what is wrong where no answer came in time."""
        return BotFault(f"gave no answer within {self.patience} seconds", seat)

    def away(self, error: Exception) -> BotAway:
        """Return what is wrong where nobody is at the address."""
        reason = getattr(error, "strerror", None) or f"{type(error).__name__} {error}".strip()
        return BotAway(f"the bot {self.name} cannot be reached: {reason}")


def question(game: Game[S], state: S, seat: int, seed: int) -> Json:
    """Return what a bot elsewhere is asked."""
    asked: Json = {"game": game.id, "version": game.version, "seat": seat, "seed": seed}
    asked["seen"] = observe(game, state, seat)
    if state.domain(seat).size() <= LARGEST_DOMAIN:
        legal = state.legal(seat)
        asked["answers"] = [{"answer": one, "notation": game.notation(state, seat, one)} for one in legal]
    return asked


def read_answer(body: bytes, seat: int) -> int:
    """Read what came back; whether the answer is legal is for the rules to say."""
    try:
        answer = json.loads(body)["answer"]
        if type(answer) is int:
            return answer
    except (ValueError, LookupError, TypeError):
        pass
    shown = body.decode("utf-8", "replace")[:SHOWN]
    raise BotFault(f"answered {shown!r}, which is no JSON object with a whole number as answer", seat)
