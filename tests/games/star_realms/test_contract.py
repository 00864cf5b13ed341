"""What every game promises, kept by Star Realms."""

from tests.golden.write import GOLDEN

from cosmodrome.games.star_realms import GAME
from cosmodrome.testing import check_messages, contract_tests, golden_tests

TestContract = contract_tests(GAME, games=1)
TestGolden = golden_tests(GAME, GOLDEN / GAME.id)


def test_messages() -> None:
    check_messages(GAME.locale)
