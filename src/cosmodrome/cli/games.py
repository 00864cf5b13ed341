"""The command ``cosmodrome games``: what can be played."""

from json import dumps

import typer
from rich.console import Console
from rich.text import Text

from cosmodrome.registry import AnyGame, broken_games, games
from cosmodrome.translate import Language


def list_games(language: Language, as_json: bool) -> None:
    """Print every game with its modes, seats and options; games that do not load go to stderr."""
    found = list(games().values())
    if as_json:
        typer.echo(dumps([game.describe() for game in found], ensure_ascii=False, indent=2))
    else:
        console = Console(highlight=False)
        for game in found:
            print_game(console, game, language)
    for id, reason in broken_games().items():
        typer.echo(f"{id} cannot be loaded: {reason}", err=True)


def print_game(console: Console, game: AnyGame, language: Language) -> None:
    """Print one game as a few lines."""
    console.print(Text.assemble((game.id, "bold"), f"  {game.name[language]}  (version {game.version})"))
    for mode in game.modes:
        seats = ", ".join(map(str, mode.seats))
        console.print(Text(f"  --mode {mode.id}  {mode.name[language]}; seats: {seats}"))
    for setting in game.settings:
        names = [f"{number} {words[language]}" for number, words in enumerate(setting.values, setting.low)]
        numbers = f"{', '.join(names) or f'{setting.low}..{setting.high}'}; usually {setting.default}"
        console.print(Text(f"  --option {setting.id}=N  {setting.name[language]}; {numbers}"))
