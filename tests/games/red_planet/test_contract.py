"""What every game promises, kept by Mission: Red Planet."""

from tests.golden.write import GOLDEN

from cosmodrome.games.red_planet import GAME
from cosmodrome.testing import check_messages, contract_tests, golden_tests

TestContract = contract_tests(GAME)
TestGolden = golden_tests(GAME, GOLDEN / GAME.id)


def test_messages() -> None:
    check_messages(GAME.locale)
