"""One round of all figures in whatever build runs this, as JSON on stdout; ``report.py`` runs it several times."""

import json
import platform
import sys

from cosmodrome.games._toy import TOY
from cosmodrome.kernel.game import Game, S
from cosmodrome.lab.measure import is_compiled, measure_round, random_positions
from cosmodrome.registry import games


def measure_game(game: Game[S], seconds: float) -> dict[str, object]:
    """Measure a game in its first mode, with two seats where that is possible."""
    mode = game.modes[0]
    setup = game.check(mode.id, 2 if 2 in mode.seats else mode.seats[0], {})
    figures = measure_round(game, setup, random_positions(game, setup), seconds)
    return {"mode": setup.mode, "seats": setup.seats, "compiled": is_compiled(game), "figures": figures}


def main() -> None:
    """Print one round; the argument is the CPU seconds for each figure."""
    seconds = float(sys.argv[1])
    measured = {game.id: measure_game(game, seconds) for game in (TOY, *games().values())}
    print(json.dumps({"python": platform.python_version(), "games": measured}))


if __name__ == "__main__":
    main()
