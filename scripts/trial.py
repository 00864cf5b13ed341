"""Tries a compiled build: all our games load, are compiled, and play a random match to its end.

python scripts/trial.py      with the Python, or the PYTHONPATH, that is to be tried
"""

import sys
from typing import Final

from cosmodrome.kernel.answering.playout import playout
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Game, S
from cosmodrome.lab.measure import is_compiled
from cosmodrome.registry import broken_games, games

OURS: Final = "cosmodrome.games."  # games of other packages are nobody's who builds this


def complaints() -> list[str]:
    """Return what is wrong with the build."""
    ours = [game for game in games().values() if type(game).__module__.startswith(OURS)]
    wrong = [f"{id} does not load: {reason}" for id, reason in broken_games().items() if reason.startswith(OURS)]
    wrong += [f"{game.id} runs interpreted" for game in ours if not is_compiled(game)]
    if not wrong:
        for game in ours:
            play(game)
    return wrong if ours else ["there are no games"]


def play(game: Game[S]) -> None:
    """Play a random match in the first mode."""
    mode = game.modes[0]
    state = game.start(game.check(mode.id, mode.seats[0], {}), SeededChance(1))
    print(f"{game.id}: {playout(state, Rng(1), game.longest)} answers, winners {game.winners(state)}")


if __name__ == "__main__":
    sys.exit("\n".join(complaints()) or None)
