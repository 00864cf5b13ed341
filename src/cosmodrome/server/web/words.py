"""HTTP: the words of a game, for clients that translate themselves and for those that do not."""

import asyncio
from functools import cache
from typing import Any

from msgspec import convert
from rich.text import Text

from cosmodrome.kernel.message import Message
from cosmodrome.kernel.view import message_from, reading_json
from cosmodrome.protocol import Catalogue, InWords, Language, Reading, Sheet, ToSay, Words
from cosmodrome.registry import AnyGame, UnknownGame, find_game
from cosmodrome.server.web.operations import Call, Operation, Refusal
from cosmodrome.translate import Translator, folders_of, game_translator


def message_of(data: object) -> Message:
    """Read a message from JSON, or refuse."""
    try:
        return message_from(data)
    except ValueError as error:
        raise Refusal("bad_message", str(error)) from None


def offered(id: str) -> AnyGame:
    """Return a game, or refuse."""
    try:
        return find_game(id)
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error)) from None


@cache
def translator(game: str, language: Language) -> Translator:
    """Return the translator of a game, made once."""
    return game_translator(language, find_game(game))


def put_into_words(wish: ToSay, game: AnyGame) -> InWords:
    """Say messages and draw a view."""
    say = translator(game.id, wish.language)
    say.seat_names = dict(enumerate(wish.seats))
    texts = [say(message_of(message)) for message in wish.messages]
    return InWords(texts, draw(game, wish.view, say) if wish.view is not None else [])


def draw(game: AnyGame, view: dict[str, Any], say: Translator) -> list[str]:
    """Draw a view without colours; the client says what it shows, so it may be anything."""
    try:
        return [Text.from_markup(line).plain for line in game.draw(view, say)]
    except Exception as error:
        raise Refusal("bad_view", f"This is not a view of {game.id}: {type(error).__name__}") from None


async def say(call: Call) -> InWords:
    """Put messages into words."""
    return put_into_words(call.body, offered(call.body.game))


async def get_words(call: Call) -> Words:
    """Return the Fluent messages and component names of a game."""
    game = offered(call.path("game"))
    language: Language = "ru" if call.request.query_params.get("lang", call.person["language"]) == "ru" else "en"
    return await asyncio.to_thread(words_of, game, language)


def words_of(game: AnyGame, language: Language) -> Words:
    """Return all messages and names: of the frame, of the game, and of the expansions that it is played with."""
    texts = [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders_of(game)]
    texts.append(game.phrases.get(language, ""))
    return Words("\n".join(texts), {id: dict(names) for id, names in game.names.items()})


async def get_sheet(call: Call) -> Sheet:
    """Return what a screen needs to draw the components of a game."""
    return sheet_of(offered(call.path("game")).id)


@cache
def sheet_of(game: str) -> Sheet:
    """Return the components of a game, gathered once."""
    found = find_game(game)
    return Sheet(found.data_hash(), {id: dict(component) for id, component in found.sheet().items()})


async def get_catalogue(call: Call) -> Catalogue:
    """Return what can be read on the components of a game, at a table with so many seats."""
    game = offered(call.path("game"))
    seats = call.whole("seats", game.seat_counts()[0])
    if seats not in game.seat_counts():
        raise Refusal("bad_query", f"seats must be one of {', '.join(map(str, game.seat_counts()))}")
    return await asyncio.to_thread(catalogue_of, game.id, seats)


@cache
def catalogue_of(game: str, seats: int) -> Catalogue:
    """Return all that can be read on the components of a game, gathered once."""
    found = find_game(game)
    readings = [found.reading(id, seats) for id in found.names]
    return Catalogue(found.data_hash(), [convert(reading_json(one), Reading) for one in readings if one is not None])


OPERATIONS = [
    Operation("POST", "/api/say", say, "Put messages into words and draw a view as text", ToSay, InWords),
    Operation(
        "GET", "/api/games/{game}/words", get_words, "Messages and names", result=Words, query={"lang": "en or ru"}
    ),
    Operation("GET", "/api/games/{game}/sheet", get_sheet, "What components look like", result=Sheet),
    Operation(
        "GET",
        "/api/games/{game}/components",
        get_catalogue,
        "What can be read on components",
        result=Catalogue,
        query={"seats": "how many play; the fewest when left out"},
    ),
]
