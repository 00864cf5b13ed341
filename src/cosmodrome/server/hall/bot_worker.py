"""A process in which bots think: one request per line comes in, one answer per line goes out.

It is sent re-dealt snapshots only, so nothing that it does can give a secret away.
"""

import sys
from typing import Final

import msgspec

from cosmodrome.bots.roster import find_bot
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.files.snapshot import load_state
from cosmodrome.kernel.game import Json
from cosmodrome.registry import find_game


class Thought(msgspec.Struct):
    """What a bot is asked: a re-dealt snapshot, for which seat, and the seed of its own chance."""

    game: str
    state: Json
    seat: int
    bot: str
    seed: int


DECODER: Final = msgspec.json.Decoder(Thought)


def think(thought: Thought) -> int:
    """Return the bot's answer."""
    game = find_game(thought.game)
    rng = Rng(thought.seed)
    state = load_state(game, thought.state, SeededChance(rng.seed()))
    return find_bot(thought.bot).answer(game, state, thought.seat, rng)


def main() -> None:
    """Answer request after request until the server closes the pipe."""
    for line in sys.stdin.buffer:
        answer = think(DECODER.decode(line))
        sys.stdout.buffer.write(b"%d\n" % answer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
