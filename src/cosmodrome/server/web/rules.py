"""HTTP: the numbered rules in words, one of them or all of a game."""

import asyncio
from functools import cache

from cosmodrome.protocol import RuleText, RuleTexts
from cosmodrome.registry import find_game, games
from cosmodrome.rulebook import Rulebook, RulebookError, rulebook_of
from cosmodrome.server.web.operations import Call, Operation, Refusal
from cosmodrome.server.web.words import offered


@cache
def book(game: str) -> Rulebook | str:
    """Return the rules of a game, or why there are none; read once."""
    try:
        return rulebook_of(find_game(game))
    except RulebookError as error:
        return str(error)


def books() -> list[Rulebook]:
    """Return the rules of all games that have them, those of Cosmodrome's own games first."""
    ids = sorted(games(), key=lambda id: (find_game(id).rulebook is not None, id))
    return [found for found in map(book, ids) if isinstance(found, Rulebook)]


def texts_of(found: Rulebook, language: str) -> list[RuleText]:
    """Return all rules of a book in words."""
    return [RuleText(one.id, one.text, f"{one.section}. {one.section_title}") for one in found.statements[language]]


def language_of(call: Call) -> str:
    """Return the language that is asked for, or that of the person."""
    return "ru" if call.request.query_params.get("lang", call.person["language"]) == "ru" else "en"


async def get_rule(call: Call) -> RuleText:
    """Return a numbered rule in words."""
    id, language = call.path("rule"), language_of(call)
    for found in await asyncio.to_thread(books):
        if id in found.ids:
            return next(text for text in texts_of(found, language) if text.id == id)
    raise Refusal("no_such_rule", f"There is no rule {id}.")


async def get_rules(call: Call) -> RuleTexts:
    """Return all numbered rules of a game in words."""
    game = offered(call.path("game"))
    found = await asyncio.to_thread(book, game.id)
    if isinstance(found, str):
        raise Refusal("no_such_rule", f"There are no numbered rules of {game.id}.")
    return RuleTexts(texts_of(found, language_of(call)))


LANGUAGE = {"lang": "en or ru"}
OPERATIONS = [
    Operation("GET", "/api/rules/{rule}", get_rule, "A rule in words", result=RuleText, query=LANGUAGE),
    Operation("GET", "/api/games/{game}/rules", get_rules, "All rules of a game", result=RuleTexts, query=LANGUAGE),
]
