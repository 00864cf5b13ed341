"""Bots of one's own, for simulations and the terminal.

Never for names that come over a network: this imports code, and asks whoever is at an address.
"""

import os
import sys
from functools import cache
from importlib import import_module
from inspect import isclass
from typing import Any, cast

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.remote import SCHEME, RemoteBot
from cosmodrome.bots.roster import UnknownBot, find_bot
from cosmodrome.kernel.game import Game

remote_bot = cache(RemoteBot)  # one for each address, which keeps its connection


def load_bot(name: str, game: Game[Any] | None = None) -> Bot:
    """Return a bot that can play a game by its name, one's own as ``module:attribute``, or the one at an address."""
    if name.startswith(SCHEME):
        return remote_bot(name)
    if ":" not in name:
        return find_bot(name, game)
    module, attribute = name.split(":", 1)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(import_module(module), attribute)
        bot: Any = found() if isclass(found) else found
    except Exception as error:  # whatever the module does when it is imported
        raise UnknownBot(f"the bot {name} cannot be loaded: {type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "answer", None)):
        raise UnknownBot(f"{name} is no bot: it has no method answer(game, state, seat, rng)")
    return cast(Bot, bot)
