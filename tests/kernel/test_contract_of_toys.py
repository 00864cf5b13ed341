"""The contract tests on the toy games, which between them use every part of the kernel."""

import pytest
from tests.kernel import skirmish, yard

from cosmodrome.testing import check_messages, contract_tests

TestSkirmish = contract_tests(skirmish.GAME)
TestYard = contract_tests(yard.GAME)


@pytest.mark.parametrize("game", [skirmish.GAME, yard.GAME], ids=["skirmish", "yard"])
def test_messages(game: skirmish.SkirmishGame | yard.YardGame) -> None:
    check_messages(game.locale)
