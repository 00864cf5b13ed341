"""The bots by name."""

from typing import Final

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.simple import HeuristicBot, RandomBot

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), HeuristicBot())}


class UnknownBot(LookupError):
    """A bot that does not exist; the message names those that do."""


def find_bot(name: str) -> Bot:
    """Return a bot by its name, or say which names are valid."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]
