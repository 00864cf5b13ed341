"""HTTP: guided first games. Each is a private table with a scripted deal; whoever left it finds it again."""

from typing import Final

from cosmodrome.bots.roster import usual_bot
from cosmodrome.lessons.lesson import LEARNER, Lesson, lesson_of
from cosmodrome.protocol import Learn, NewTable, Sit, Start, TableInfo
from cosmodrome.registry import AnyGame, UnknownGame, find_game
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.storage.store import UNDER_WAY
from cosmodrome.server.table.items import Said
from cosmodrome.server.table.seen import table_info
from cosmodrome.server.table.terms import Opening, terms_of
from cosmodrome.server.web.archive import Quiet
from cosmodrome.server.web.operations import Call, Operation, Refusal

MOST_TABLES: Final = 100
PATIENCE: Final = 30 * 86_400  # seconds for an answer: nobody is hurried, and no bot stands in


def taught(id: str) -> tuple[AnyGame, Lesson]:
    """Return a game with its lesson, or refuse."""
    try:
        game = find_game(id)
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error)) from None
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("no_such_game", f"{id} has no guided first game.")
    return game, lesson


async def begun(call: Call, game: AnyGame, lesson: Lesson) -> Actor | None:
    """Return the table at which this person has begun the lesson and not ended it."""
    for row in await call.hub.store.tables_of(call.person["id"], MOST_TABLES):
        terms = terms_of(row)
        same = terms.game == game.id and terms.version == game.version and terms.lesson() == lesson.hash
        if same and row["status"] in UNDER_WAY:
            actor = await call.hub.table(terms.id)
            guide, match = actor.table.guide, actor.table.match
            if guide is not None and match is not None and not match.state.over():
                return actor
    return None


async def learn(call: Call) -> TableInfo:
    """Open a guided first game, or take up again the one that was begun."""
    game, lesson = taught(call.path("game"))
    wish: Learn = call.body
    actor = None if wish.anew else await begun(call, game, lesson)
    if actor is None:
        actor = await open_lesson(call, game, lesson)
    return table_info(actor.table, insider=True)


async def open_lesson(call: Call, game: AnyGame, lesson: Lesson) -> Actor:
    """Open a private table with the tape of the lesson, and let it begin."""
    setup, streams = lesson.setup, list(game.streams)
    rolls = {str(streams.index(name)): tape for name, tape in lesson.rolls.items()}
    wish = NewTable(game.id, setup.mode, setup.seats, dict(setup.options), answer_seconds=PATIENCE, public=False)
    opening = Opening(rolls, [], lesson=lesson.hash)
    terms = await call.hub.open_table(wish, call.person["id"], opening)
    actor = await call.hub.table(terms.id)
    person = Quiet(call.person["id"], call.person["name"])
    actor.put(Said(person, Sit(terms.id, LEARNER)))
    actor.put(Said(person, Start(terms.id, lesson.bot or usual_bot(game))))
    return actor


OPERATIONS = [
    Operation(
        "POST", "/api/games/{game}/lesson", learn, "Play a guided first game, or go on with it", Learn, TableInfo
    ),
]
