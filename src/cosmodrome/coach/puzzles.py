"""Positions with one clearly best answer, from games of bots with seeds.

A position is a puzzle when everything else that comes to mind is surely worse, by a margin, in worlds that had no part
in finding it.  A puzzle is a record up to its position, so whatever reads records can show it and play on from there.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from cosmodrome.bots.bot import Bot, ask_bot
from cosmodrome.bots.levels import ThinkingBot
from cosmodrome.coach.weighing import Thinker, Weighing, fraction
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.driver import moot_answer
from cosmodrome.kernel.answering.playout import random_seat
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import NoPlayer, RecordError
from cosmodrome.kernel.game import Setup
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.view import message_json
from cosmodrome.lab.simulate import derived_seed
from cosmodrome.protocol_analysis import Alternative, Puzzle
from cosmodrome.registry import AnyGame

MARGIN: Final = 0.1  # of the chance to win, by which the best answer is ahead of all others
MOST_ANSWERS: Final = 12  # positions with more of them are none that people solve
FIRST: Final = 16  # worlds in which the best answer is looked for
FRESH: Final = 256  # worlds in which it must prove itself


class Mine:
    """Plays games and finds the puzzles in them."""

    def __init__(self, game: AnyGame, setup: Setup, bot: Bot, level: ThinkingBot, seed: int) -> None:
        mind = game.mind()
        if mind is None:
            raise NoPlayer(f"the game {game.id!r} has no player that thinks ahead")
        self.game: Final = game
        self.setup: Final = setup
        self.bot: Final = bot
        self.level: Final = level
        self.seed: Final = seed
        self.thinker: Final[Thinker[Any]] = Thinker(game, mind, level.depth(mind))

    def dig(self, number: int) -> Iterator[str]:
        """Play the game of that number; return its puzzles, each as the text of a file."""
        match = Match.seeded(
            self.game, self.setup.seats, derived_seed(self.seed, number, "chance"), self.setup.mode, self.setup.options
        )
        rng, turn = Rng(derived_seed(self.seed, number, "players")), -1
        while not match.state.over() and len(match.record.inputs) < self.game.longest:
            state, seat = match.state, random_seat(match.state, rng)
            if seat >= 0 and self.thinker.mind.turn(state) != turn:  # one of a turn: the next would be much like it
                place = len(match.record.inputs)
                puzzle = self.puzzle(state, seat, Rng(derived_seed(self.seed, number, f"puzzle {place}")))
                if puzzle is not None:
                    turn = self.thinker.mind.turn(state)
                    yield written(match, puzzle)
            match.answer(seat, self.answer(state, seat, rng))

    def answer(self, state: Any, seat: int, rng: Rng) -> int:
        """Return what is answered in the game."""
        return ask_bot(self.bot, self.game, state, seat, rng) if seat >= 0 else int(state.sample(seat, rng))

    def puzzle(self, state: Any, seat: int, rng: Rng) -> Puzzle | None:
        """Return the puzzle that a position is for a seat, if it is one."""
        known = self.game.redeal(state, seat, rng)
        if moot_answer(known, seat) != NO_ANSWER:
            return None
        liked = self.thinker.by_liking(known, seat, rng)
        if not 2 <= len(liked) <= MOST_ANSWERS or self.thinker.mind.is_settled(known, seat, liked[0]):
            return None
        first = Weighing(self.thinker, known, seat, liked[0], liked[1:], rng)
        first.weigh(FIRST, drops=False)
        worth = {liked[0]: 0.0} | {answer: found.mean for answer, found in first.differences().items()}
        best, second = sorted(worth, key=lambda answer: -worth[answer])[:2]
        if fraction(worth[best] - worth[second]) < MARGIN:
            return None
        fresh = Weighing(self.thinker, known, seat, best, [answer for answer in liked if answer != best], rng)
        fresh.weigh(FRESH, drops=False)
        found = fresh.differences()
        if not all(one.is_worse and fraction(one.mean) <= -MARGIN for one in found.values()):
            return None
        margin = -max(fraction(one.mean) for one in found.values())
        chances = {best: 0.0} | {answer: one.mean for answer, one in found.items()}
        told = [
            Alternative(
                answer,
                self.game.notation(known, seat, answer),
                message_json(self.game.option(known, seat, answer).label),
                fraction(fresh.chance() + chances[answer]),
                fraction(chances[answer]),
                True,
            )
            for answer in sorted(chances, key=lambda answer: -chances[answer])
        ]
        return Puzzle(seat, best, margin, best != liked[0], self.level.name, FRESH, told)


def written(match: Match[Any], puzzle: Puzzle) -> str:
    """Return a puzzle as the text of a file: the record so far, and what there is to find."""
    told = match.record.to_json() | {"puzzle": msgspec.to_builtins(puzzle)}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_puzzle(text: str) -> Puzzle:
    """Return what there is to find in the text of a puzzle's file."""
    try:
        return msgspec.convert(json.loads(text)["puzzle"], Puzzle)
    except (ValueError, LookupError, TypeError) as error:
        raise RecordError(f"not a puzzle: {error}") from None
