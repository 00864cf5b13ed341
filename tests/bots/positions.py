"""What bots do in positions that tests lay out."""

from typing import Any

from cosmodrome.bots.levels import ThinkingBot
from cosmodrome.bots.roster import find_bot
from cosmodrome.kernel.chance import Rng
from cosmodrome.testing import Scenario


def answer_of(bot: str, scenario: Scenario[Any]) -> str:
    """Return what a bot answers now, in the game's notation; it thinks to the end, however slow the machine is."""
    game, state = scenario.game, scenario.state
    seat, found = state.next_seat(), find_bot(bot, scenario.game)
    if isinstance(found, ThinkingBot):
        found = ThinkingBot(found.name, found.overlooks, found.times, found.tenths)
    return str(game.notation(state, seat, found.answer(game, state.clone(), seat, Rng(1))))
