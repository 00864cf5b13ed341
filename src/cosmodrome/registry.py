"""Finds the games: any installed package offers them through the entry-point group ``cosmodrome.games``.

An entry point is named after the game's id and points to its ``Game`` object.  A game is imported when somebody asks
for it, and one that cannot be imported is reported without hiding the others.  A game is played with its own data, or
with those of a folder that the environment names: <COSMODROME_DATA>/<game>/components.json takes the place of its own
file, and all of <COSMODROME_DATA>/<game>/expansions/*.json come on top.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from os import environ, sep
from pathlib import Path
from typing import Any, Final, TypeAlias

from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.game import Game

GROUP: Final = "cosmodrome.games"
DATA_FOLDER: Final = "COSMODROME_DATA"

AnyGame: TypeAlias = Game[Any]


class UnknownGame(LookupError):
    """A game that nobody offers, or that cannot be loaded; the message names the valid ids or the reason."""


def game_ids() -> list[str]:
    """Return the ids of all games on offer, whether they load or not."""
    return sorted(_offers())


def games() -> dict[str, AnyGame]:
    """Return all games that load, by id."""
    loaded = {id: _load(id) for id in game_ids()}
    return {id: game for id, game in loaded.items() if isinstance(game, Game)}


def broken_games() -> dict[str, str]:
    """Return the games that are on offer but do not load: the reason by id."""
    loaded = {id: _load(id) for id in game_ids()}
    return {id: reason for id, reason in loaded.items() if isinstance(reason, str)}


def find_game(id: str) -> AnyGame:
    """Return one game, or say which ids are valid."""
    if id not in _offers():
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(game_ids()) or 'none'}")
    game = _load(id)
    if isinstance(game, str):
        raise UnknownGame(f"the game {id!r} cannot be loaded: {game}")
    return game


def forget() -> None:
    """Look for games anew the next time, after packages came or went."""
    _offers.cache_clear()
    _load.cache_clear()


@cache
def _offers() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _load(id: str) -> AnyGame | str:
    """Return the game, or the reason why it cannot be had."""
    entry = _offers()[id]
    try:
        game = entry.load()
    except Exception as error:  # a game package of somebody else may fail in any way
        return f"{entry.value}: {type(error).__name__}: {error}"
    if not isinstance(game, Game):
        return f"{entry.value} is not a Game"
    if game.id != id:
        return f"{entry.value} calls itself {game.id!r}"
    return _corrected(game)


def _corrected(game: AnyGame) -> AnyGame | str:
    """Return a game with the data that are to be played, or what is wrong with them."""
    named = environ.get(DATA_FOLDER)
    if not named or not isinstance(game, DeclaredGame):
        return game
    folder = Path(named) / game.id
    file, more = folder / "components.json", sorted((folder / "expansions").glob("*.json"))
    try:
        game = game.with_data(file) if file.exists() else game
        folder = folder / "expansions"
        return game.expanded(*more) if more else game
    except DataError as error:
        return f"{folder}{sep}{error}"  # which begins with the name of the file
