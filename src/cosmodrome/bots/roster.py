"""The bots by name."""

from typing import Any, Final

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.levels import LEVELS, ThinkingBot
from cosmodrome.bots.simple import HeuristicBot, RandomBot
from cosmodrome.kernel.game import Game

HEURISTIC: Final = HeuristicBot()
WITHOUT_THOUGHT: Final = [level for level in LEVELS if not level.times]  # weaker than the rules of thumb
WITH_THOUGHT: Final = [level for level in LEVELS if level.times]
ROSTER: Final[tuple[Bot, ...]] = (RandomBot(), *WITHOUT_THOUGHT, HEURISTIC, *WITH_THOUGHT)  # the strongest last
BOTS: Final = {bot.name: bot for bot in ROSTER}
ALSO: Final[dict[str, Bot]] = {"heuristic-1": HEURISTIC}  # other names, by which bots of a certain version are meant
COACH: Final = "captain"  # with whose eyes positions are judged for people, where nobody wishes otherwise


class UnknownBot(LookupError):
    """A bot that does not exist; the message names those that do."""


def find_bot(name: str, game: Game[Any] | None = None) -> Bot:
    """Return a bot that can play a game by its name, or say which names are valid."""
    bot = BOTS.get(name) or ALSO.get(name)
    if bot is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    if game is not None and not can_play(bot, game):
        able = ", ".join(bots_for(game))
        raise UnknownBot(f"{game.id} has no player of its own, so there is no bot {name!r} for it; there are: {able}")
    return bot


def can_play(bot: Bot, game: Game[Any]) -> bool:
    """Tell whether a game has what a bot needs."""
    if isinstance(bot, ThinkingBot):
        return game.mind() is not None
    return bot is not HEURISTIC or game.has_player()


def find_coach(game: Game[Any], name: str = "") -> ThinkingBot:
    """Return the bot that judges positions of a game for people, or say that there is none."""
    bot = find_bot(name or COACH, game)
    if not isinstance(bot, ThinkingBot) or not bot.times:
        able = ", ".join(level.name for level in WITH_THOUGHT)
        raise UnknownBot(f"the bot {name!r} does not think ahead; these do: {able}")
    return bot


def bots_for(game: Game[Any]) -> list[str]:
    """Return the names of the bots that can play a game, the strongest last."""
    return [name for name, bot in BOTS.items() if can_play(bot, game)]


def usual_bot(game: Game[Any]) -> str:
    """Return the name of the bot that plays a game where nobody has chosen one: it answers at once."""
    return HEURISTIC.name if game.has_player() else RandomBot.name
