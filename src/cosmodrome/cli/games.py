"""The command ``cosmodrome games``: what can be played."""

from json import dumps

import typer
from rich.console import Console
from rich.text import Text

from cosmodrome.cli.drawing.screen import Screen
from cosmodrome.cli.speech import told
from cosmodrome.registry import AnyGame, broken_games, games
from cosmodrome.translate import Language


def list_games(language: Language, as_json: bool) -> None:
    """Print every game with its modes, seats and options; games that do not load go to stderr."""
    found = list(games().values())
    if as_json:
        typer.echo(dumps([game.describe() for game in found], ensure_ascii=False, indent=2))
    else:
        screen = Screen(Console(highlight=False))
        for game in found:
            screen.console.print(Text.assemble(*heading(game, language)))
            screen.print_lines(lines_of(game, language))
    for id, reason in broken_games().items():
        typer.echo(told(f"{id} cannot be loaded: {reason}", language), err=True)


def heading(game: AnyGame, language: Language) -> list[str | tuple[str, str]]:
    """Return a game's id, name and version."""
    return [(game.id, "bold"), f"  {game.name[language]}  ({told(f'version {game.version}', language)})"]


def lines_of(game: AnyGame, language: Language) -> list[str]:
    """Return a game's modes and options, a line each."""
    lines: list[str] = []
    for mode in game.modes:
        seats = ", ".join(map(str, mode.seats))
        lines.append(f"  --mode {mode.id}  {mode.name[language]}; {told(f'seats: {seats}', language)}")
    for setting in game.settings:
        names = [f"{number} {words[language]}" for number, words in enumerate(setting.values, setting.low)]
        usual = told(f"usually {setting.default}", language)
        is_switch = (setting.low, setting.high) == (0, 1)
        numbers = told("0 no, 1 yes", language) if is_switch else f"{setting.low}..{setting.high}"
        values = f"{', '.join(names) or numbers}; {usual}"
        lines.append(f"  --option {setting.id}=N  {setting.name[language]}; {values}")
    return lines
