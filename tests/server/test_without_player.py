"""A game without a player of its own at a table: random bots, and no hints."""

import pytest
from tests.kernel.headless import GAME

from cosmodrome.server.table.decide import Declined, advising_bot, known_bot
from cosmodrome.server.table.table import Table
from cosmodrome.server.table.terms import Terms
from cosmodrome.server.web.brought import described


def test_only_bots_that_can_play_it_are_offered_and_taken() -> None:
    assert described(GAME)["bots"] == ["random"]
    assert known_bot("", GAME) == "random"
    with pytest.raises(Declined) as refused:
        known_bot("heuristic", GAME)
    assert refused.value.refusal.message.id == "refused-no-such-bot"
    assert refused.value.refusal.message.args == {"bots": "random"}


def table_with(coach: bool) -> Table:
    """Return a table at which nobody sits."""
    setup = GAME.check("", GAME.modes[0].seats[0], {})
    return Table(Terms("t", "", GAME.id, 1, setup, "live", 60, True, "", "", "00" * 32, 0, coach=coach), GAME)


def test_nobody_gets_a_random_answer_as_a_hint() -> None:
    with pytest.raises(Declined) as refused:
        advising_bot("", table_with(coach=True))
    assert refused.value.refusal.message.id == "refused-no-hint"
    assert advising_bot("random", table_with(coach=True)) == "random"


def test_without_a_coach_nobody_gets_any_hint() -> None:
    with pytest.raises(Declined) as refused:
        advising_bot("random", table_with(coach=False))
    assert refused.value.refusal.message.id == "refused-no-coach"
