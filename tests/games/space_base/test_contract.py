"""What every game promises, kept by Space Base in every mode and seat count."""

from tests.golden.write import GOLDEN

from cosmodrome.games.space_base import GAME
from cosmodrome.testing import check_messages, contract_tests, golden_tests

TestContract = contract_tests(GAME, games=2)
TestGolden = golden_tests(GAME, GOLDEN / GAME.id)


def test_messages() -> None:
    check_messages(GAME.locale)
