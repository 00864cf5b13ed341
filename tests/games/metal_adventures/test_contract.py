"""Metal Adventures keeps what every game promises, at every seat count."""

from tests.golden.write import GOLDEN

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.testing import check_messages, contract_tests, golden_tests

TestMetalAdventures = contract_tests(GAME, games=1)
TestGolden = golden_tests(GAME, GOLDEN / GAME.id)


def test_messages_are_complete_in_both_languages() -> None:
    check_messages(GAME.locale, allowed=("p",))
