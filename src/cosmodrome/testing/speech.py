"""Whether what a game says to people can be said: every message in every language, every rule and name known."""

from functools import cache
from pathlib import Path
from typing import Generic

from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.message import Message
from cosmodrome.rulebook import folder_of, load_rulebook
from cosmodrome.translate import LANGUAGES, TranslationError, Translator, game_translator


class Speech(Generic[S]):
    """Says a game's messages in all languages and fails where it cannot."""

    def __init__(self, game: Game[S]) -> None:
        self.translators: tuple[Translator, ...] = tuple(
            game_translator(language, game, strict=True) for language in LANGUAGES
        )
        self.names = game.names
        self.rules = documented_rules(folder_of(game), game.id)

    def check_message(self, message: Message, what: str) -> None:
        """Fail unless the message says something in every language."""
        assert message.id, f"{what} has no message id"
        for translator in self.translators:
            try:
                text = translator(message)
            except TranslationError as error:
                raise AssertionError(f"{what} cannot be said: {error}") from None
            assert text.strip(), f"{what}: message {message.id!r} is empty in {translator.language}"

    def check_rule(self, rule: str, what: str) -> None:
        """Fail unless the rule id is there, and in the game's numbered rules where these exist."""
        assert rule, f"{what} names no rule"
        assert self.rules is None or rule in self.rules, f"{what} names the rule {rule!r}, which the rulebook lacks"

    def check_component(self, component: str, what: str) -> None:
        """Fail unless the component has a name in every language."""
        assert component in self.names, f"{what}: the component {component!r} is not in `names`"
        for language in LANGUAGES:
            assert self.names[component].get(language), f"{what}: the component {component!r} has no name in {language}"


@cache
def documented_rules(folder: Path | None, game: str) -> frozenset[str] | None:
    """Return the ids of a game's numbered rules, with a text in every language; None for a game without such files."""
    if folder is None:
        return None
    written = load_rulebook(folder, game).statements
    return frozenset.intersection(*(frozenset(rule.id for rule in written[language]) for language in LANGUAGES))
