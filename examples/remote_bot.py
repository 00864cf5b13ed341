"""A bot that is asked by HTTP: it buys and attacks where it can, and else gives any answer.  No package is needed.

    python examples/remote_bot.py 8001
    cosmodrome arena star_realms --bots http://127.0.0.1:8001/,random

A bot in any other language does the same: it reads a JSON object and writes {"answer": N}.  docs/arena.md has the
fields.
"""

import json
import random
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

GOOD = ("buy", "attack", "play")  # how answers begin, the best first


def choose(question: dict[str, Any]) -> int:
    """Return a legal answer; the seed makes chance the same whenever the question comes again."""
    answers = question["answers"]
    for word in GOOD:
        found = [one["answer"] for one in answers if one["notation"].startswith(word)]
        if found:
            return int(found[-1])
    return int(random.Random(question["seed"]).choice(answers)["answer"])


class Desk(BaseHTTPRequestHandler):
    """Takes questions and gives answers."""

    protocol_version = "HTTP/1.1"  # keeps the connection
    disable_nagle_algorithm = True  # else an answer waits for 40 ms

    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["content-length"])))
        body = json.dumps({"answer": choose(question)}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(str(__doc__))
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Desk).serve_forever()
