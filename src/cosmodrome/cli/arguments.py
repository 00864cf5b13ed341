"""Reads the arguments that several commands share: a game and how it is set up, a language, bots."""

import os
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import typer

from cosmodrome.bots.load import load_bot
from cosmodrome.cli.problem import BadInput
from cosmodrome.cli.speech import language_of
from cosmodrome.kernel.game import Game, S, Setup
from cosmodrome.registry import AnyGame, find_game, game_ids
from cosmodrome.translate import LANGUAGES, Language

MOST_DIGITS: Final = 20


def chosen_game(id: str | None) -> AnyGame:
    """Return the game that was asked for."""
    if not id:
        raise BadInput(f"which game? There are: {', '.join(game_ids()) or 'none'}")
    return find_game(id)


def chosen_setup(game: Game[S], mode: str | None, seats: int | None, options: Iterable[str] = ()) -> Setup:
    """Return the set-up that was asked for; what was left open is chosen."""
    if seats is None:
        seats = usual_seats(game, mode)
    return game.check(mode or "", seats, read_options(game, options))


def usual_seats(game: Game[S], mode: str | None) -> int:
    """Return two seats where a mode allows that, else its lowest number of seats."""
    modes = {m.id: m for m in game.modes}
    counts = modes.get(mode or "", game.modes[0]).seats
    return 2 if 2 in counts else min(counts)


def read_options(game: Game[S], texts: Iterable[str]) -> dict[str, int]:
    """Read options given as ``name=number``."""
    ranges = {setting.id: f"{setting.low}..{setting.high}" for setting in game.settings}
    options: dict[str, int] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or (name in ranges and not is_whole(value)):
            valid = ", ".join(f"{id}={numbers}" for id, numbers in ranges.items()) or "none"
            raise BadInput(f"option {text!r} is not of the form name=number; {game.id} has: {valid}")
        options[name] = int(value) if is_whole(value) else 0
    return options


def is_whole(text: str) -> bool:
    """Tell whether a text is a whole number, of a length that anybody could mean."""
    return text.removeprefix("-").isdecimal() and len(text) <= MOST_DIGITS


def chosen_language(language: str | None, environment: Mapping[str, str] = os.environ) -> Language:
    """Return the language that was asked for, else that of the environment."""
    if language is None:
        return language_of(environment)
    for known in LANGUAGES:
        if language == known:
            return known
    raise BadInput(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")


def chosen_bots(text: str, seats: int, game: AnyGame) -> tuple[str, ...]:
    """Read the names of bots that can play a game: one for each seat, or one for all."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        load_bot(name, game)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadInput(f"--bots names {len(names)} bots for {seats} seats; name one for all, or one for each seat")
    return names


def whole(low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds."""

    def read(text: str) -> int:
        if is_whole(str(text)) and low <= int(text) <= high:
            return int(text)
        raise typer.BadParameter(f"must be a whole number in {low}..{high}, not {text!r}")

    return read
