"""The command ``cosmodrome cards``: everything in the box of a game, and what stands on it."""

from rich.console import Console

from cosmodrome.cli.drawing.components import Components
from cosmodrome.cli.drawing.screen import Screen
from cosmodrome.cli.problem import BadInput
from cosmodrome.registry import AnyGame
from cosmodrome.translate import Language, game_translator


def tell_cards(game: AnyGame, wanted: str, seats: int, language: Language) -> None:
    """Print all that can be read on the component that is named; the names of all where none is."""
    components = Components(game, game_translator(language, game), seats)
    lines = components.by_name(wanted) if wanted else components.by_kind()
    if not lines and wanted:
        raise BadInput(f"there is nothing called '{wanted}' in '{game.id}'")
    Screen(Console(highlight=False)).print_lines(lines)
