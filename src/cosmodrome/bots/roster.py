"""The bots by name."""

from typing import Any, Final

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.simple import HeuristicBot, RandomBot
from cosmodrome.kernel.game import Game

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), HeuristicBot())}


class UnknownBot(LookupError):
    """A bot that does not exist; the message names those that do."""


def find_bot(name: str, game: Game[Any] | None = None) -> Bot:
    """Return a bot that can play a game by its name, or say which names are valid."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    if game is not None and name not in bots_for(game):
        able = ", ".join(bots_for(game))
        raise UnknownBot(f"{game.id} has no player of its own, so there is no bot {name!r} for it; there are: {able}")
    return BOTS[name]


def bots_for(game: Game[Any]) -> list[str]:
    """Return the names of the bots that can play a game, the strongest last."""
    return [name for name in BOTS if name != HeuristicBot.name or game.has_player()]


def usual_bot(game: Game[Any]) -> str:
    """Return the name of the bot that plays a game where nobody has chosen one."""
    return bots_for(game)[-1]
