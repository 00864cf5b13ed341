"""Bots that think elsewhere: what they are asked, and what comes of it when they answer badly or not at all."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from examples.remote_bot import Desk

from cosmodrome.bots.bot import Bot, ask_bot
from cosmodrome.bots.faults import BotAway, BotFault
from cosmodrome.bots.load import load_bot
from cosmodrome.bots.remote import RemoteBot
from cosmodrome.bots.roster import UnknownBot
from cosmodrome.games._toy import TOY, Toy
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.view import observe
from cosmodrome.lab.deals import Plan, play_deals
from cosmodrome.lab.simulate import address_of
from cosmodrome.registry import find_game

Asked = dict[str, Any]
Reply = Callable[[Asked], tuple[int, bytes]]
Serve = Callable[[type[BaseHTTPRequestHandler]], str]


class Server(ThreadingHTTPServer):
    """Says nothing when whoever asked has gone."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        pass


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Return a function that opens a server on this machine and tells its address."""
    servers: list[ThreadingHTTPServer] = []

    def open_server(handler: type[BaseHTTPRequestHandler]) -> str:
        server = Server(("127.0.0.1", 0), handler)
        servers.append(server)
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}/"

    yield open_server
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture
def bots() -> Iterator[list[RemoteBot]]:
    """Return a list for bots whose connections are closed in the end."""
    made: list[RemoteBot] = []
    yield made
    for bot in made:
        bot.connection.close()


def handler(post: Callable[[Any], None]) -> type[BaseHTTPRequestHandler]:
    """Return what takes requests by a function."""
    return type("Handler", (Desk,), {"do_POST": post})


def desk(reply: Reply, keeps: bool = True) -> type[BaseHTTPRequestHandler]:
    """Return what answers questions by a function; it closes the connection silently where it does not keep it."""

    def post(self: BaseHTTPRequestHandler) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        status, body = reply(asked)
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = not keeps

    return handler(post)


def answer(number: object) -> Reply:
    return lambda asked: (200, json.dumps({"answer": number}).encode())


def start() -> Toy:
    return TOY.start(TOY.check("", 2, {}), SeededChance(1))


def ask(bot: Bot, seed: int = 1) -> int:
    return ask_bot(bot, TOY, start(), 0, Rng(seed))


def test_a_bot_elsewhere_is_asked_what_its_seat_may_see(serve: Serve, bots: list[RemoteBot]) -> None:
    asked: list[Asked] = []

    def note(question: Asked) -> tuple[int, bytes]:
        asked.append(question)
        return answer(2)(question)

    bots.append(RemoteBot(serve(desk(note)) + "deep/thought?level=3"))
    assert [ask(bots[0]), ask(bots[0]), ask(bots[0], seed=2)] == [2, 2, 2]
    first, second, third = asked
    assert set(first) == {"game", "version", "seat", "seed", "seen", "answers"}
    assert (first["game"], first["version"], first["seat"]) == ("toy", 1, 0)
    assert first["seen"] == json.loads(json.dumps(observe(TOY, start(), 0)))
    assert first["answers"] == [{"answer": n, "notation": TOY.notation(start(), 0, n)} for n in range(3)]
    assert first == second
    assert first["seed"] != third["seed"]


def test_the_path_of_the_address_is_asked(serve: Serve, bots: list[RemoteBot]) -> None:
    paths: list[str] = []

    def post(self: Any) -> None:
        paths.append(self.path)
        Desk.do_POST(self)

    address = serve(handler(post))
    bots += [RemoteBot(address), RemoteBot(address.rstrip("/")), RemoteBot(address + "deep/thought?level=3")]
    assert {ask(bot) for bot in bots} <= {0, 1, 2}
    assert paths == ["/", "/", "/deep/thought?level=3"]


@pytest.mark.parametrize(
    ("reply", "problem"),
    [
        (answer(7), "the bot at seat 0 answered 7, which the rules refuse"),
        (answer(10**30), "which the rules refuse"),
        (answer("2"), "which is no JSON object with a whole number as answer"),
        (answer(True), "which is no JSON object with a whole number as answer"),
        (lambda asked: (200, b"[1]"), "answered '.1.', which is no JSON object"),
        (lambda asked: (200, b"\xff" * 1000), "which is no JSON object"),
        (lambda asked: (200, b""), "answered '', which is no JSON object"),
        (lambda asked: (500, b"{}"), "answered with the HTTP status 500"),
    ],
)
def test_a_wrong_answer_is_a_fault(serve: Serve, bots: list[RemoteBot], reply: Reply, problem: str) -> None:
    bots.append(RemoteBot(serve(desk(reply))))
    with pytest.raises(BotFault, match=problem) as fault:
        ask(bots[0])
    assert fault.value.seat == 0
    assert len(str(fault.value)) < 200


def test_a_late_answer_is_a_fault_and_the_next_question_starts_afresh(serve: Serve, bots: list[RemoteBot]) -> None:
    over, replies = threading.Event(), iter([1, 2])

    def slow(asked: Asked) -> tuple[int, bytes]:
        number = next(replies)
        if number == 1:
            over.wait()
        return answer(number)(asked)

    bots.append(RemoteBot(serve(desk(slow)), patience=0.1))
    try:
        with pytest.raises(BotFault, match=r"gave no answer within 0\.1 seconds"):
            ask(bots[0])
        bots[0].connection.timeout = 30
        assert ask(bots[0]) == 2
    finally:
        over.set()


def test_a_connection_that_was_closed_meanwhile_is_opened_again(serve: Serve, bots: list[RemoteBot]) -> None:
    bots.append(RemoteBot(serve(desk(answer(1), keeps=False))))
    assert [ask(bots[0]) for _ in range(3)] == [1, 1, 1]


def test_nobody_at_the_address_is_told(bots: list[RemoteBot]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as place:
        port = place.getsockname()[1]
    bots.append(RemoteBot(f"http://127.0.0.1:{port}/"))
    with pytest.raises(BotAway, match=f"the bot http://127.0.0.1:{port}/ cannot be reached: Connection refused"):
        ask(bots[0])


def test_who_hangs_up_without_an_answer_is_away(serve: Serve, bots: list[RemoteBot]) -> None:
    def hang_up(self: BaseHTTPRequestHandler) -> None:
        self.close_connection = True

    bots.append(RemoteBot(serve(handler(hang_up))))
    with pytest.raises(BotAway, match="cannot be reached: "):
        ask(bots[0])


@pytest.mark.parametrize("address", ["http://", "http:///x", "http://127.0.0.1:port/", "http://[/"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(UnknownBot, match="is no address of a bot"):
        load_bot(address)


def test_a_bot_is_the_same_for_all_games_at_its_address(serve: Serve) -> None:
    address = serve(desk(answer(1)))
    assert load_bot(address) is load_bot(address)


def test_the_example_meets_another_bot(serve: Serve) -> None:
    game, address = find_game("star_realms"), serve(Desk)
    plan = Plan(address_of(game), game.check("", 2, {}), (address, "random"), 1)
    (deal,) = play_deals(plan, (0, 1), 0, 1)
    bot = load_bot(address)
    assert isinstance(bot, RemoteBot)
    bot.connection.close()
    assert deal.alone == (1, 0)
    assert deal.efforts[0].decisions > 50
    assert deal.efforts[0].faults == 0
