"""A process in which bots think: one request per line comes in, and lines go out: an answer, a hint, an analysis.

For what is being played it is sent re-dealt snapshots only, so nothing that it does can give a secret away.  Records
come from finished matches alone, of which there are no secrets.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import msgspec

from cosmodrome.bots.levels import ThinkingBot
from cosmodrome.bots.roster import find_bot, find_coach
from cosmodrome.coach.advice import Advice, advise
from cosmodrome.coach.analysis import Examination
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.files.snapshot import load_state
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.record import read_record
from cosmodrome.protocol_analysis import MatchAnalysis
from cosmodrome.registry import find_game

GENTLY: Final = "gently"  # an argument: give way to all other processes
NICENESS: Final = 15


class Position(msgspec.Struct):
    """A re-dealt snapshot, for which seat, whom to ask, and the seed of its own chance."""

    game: str
    state: Json
    seat: int
    bot: str
    seed: int
    budget: int = 100  # percent of the effort that is usually made


class Thought(Position, tag="thought"):
    """What a bot is asked: its answer."""


class Hint(Position, tag="hint"):
    """The same: its answer, and what all answers are worth."""

    seconds: float = 0.0  # after which it must do with what it has


class Analyse(msgspec.Struct, tag="analyse"):
    """A finished match that is to be looked at."""

    record: str
    steps: int


Request = Thought | Hint | Analyse
DECODER: Final = msgspec.json.Decoder(Request)


def think(thought: Thought) -> int:
    """Return the bot's answer."""
    game = find_game(thought.game)
    rng = Rng(thought.seed)
    state = load_state(game, thought.state, SeededChance(rng.seed()))
    bot = find_bot(thought.bot)
    if isinstance(bot, ThinkingBot):
        bot = bot.with_budget(thought.budget)
    return bot.answer(game, state, thought.seat, rng)


def hint(wish: Hint) -> Advice:
    """Return what the bot would answer; what the answers are worth only where it thinks ahead."""
    game = find_game(wish.game)
    rng = Rng(wish.seed)
    state = load_state(game, wish.state, SeededChance(rng.seed()))
    bot = find_bot(wish.bot)
    if isinstance(bot, ThinkingBot):
        return advise(game, state, wish.seat, bot.with_budget(wish.budget), rng, wish.seconds * wish.budget / 100)
    return Advice(bot.answer(game, state, wish.seat, rng), [], 0)


def analyse(wish: Analyse) -> Iterator[MatchAnalysis]:
    """Look at a match; tell how far it has come, and in the end what was found."""
    record = read_record(wish.record)
    game = find_game(record.game)
    examination = Examination(game, record, find_coach(game), steps=wish.steps)
    total = len(examination.moments)
    yield MatchAnalysis("running", 0, total)
    for done in examination.run():
        yield MatchAnalysis("running", done, total)
    yield MatchAnalysis("done", total, total, examination.analysis())


def replies(request: Request) -> Iterator[object]:
    """Return what is answered, line by line."""
    if isinstance(request, Thought):
        yield think(request)
    elif isinstance(request, Hint):
        yield hint(request)
    else:
        yield from analyse(request)


def main() -> None:
    """Answer request after request until the server closes the pipe."""
    if GENTLY in sys.argv[1:]:
        with suppress(AttributeError, OSError):  # not everywhere
            os.nice(NICENESS)
    try:
        for line in sys.stdin.buffer:
            for reply in replies(DECODER.decode(line)):
                sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
                sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server was killed while its bot thought
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the last flush finds somebody


if __name__ == "__main__":
    main()
