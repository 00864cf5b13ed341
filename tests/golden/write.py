"""Writes the golden files anew: `make golden`, or `python -m tests.golden.write star_realms` for some games only."""

import sys
from importlib import import_module
from pathlib import Path

from cosmodrome import registry
from cosmodrome.kernel.game import Game
from cosmodrome.testing.golden import write_golden

GOLDEN = Path(__file__).parent


def find_game(id: str) -> registry.AnyGame:
    """Return an installed game, or one of this package that is not offered yet."""
    if id in registry.game_ids():
        return registry.find_game(id)
    game = import_module(f"cosmodrome.games.{id}").GAME
    assert isinstance(game, Game)
    return game


def main(ids: list[str]) -> None:
    """Write the golden files of these games, or of all."""
    for id in ids or registry.game_ids():
        changed = write_golden(find_game(id), GOLDEN / id)
        print(f"{id}: {', '.join(changed) or 'nothing changed'}")


if __name__ == "__main__":
    main(sys.argv[1:])
