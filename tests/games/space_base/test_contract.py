"""What every game promises, for every mode and seat count of Space Base; and its messages in both languages."""

from cosmodrome.games.space_base import GAME
from cosmodrome.testing import check_messages, contract_tests

TestContract = contract_tests(GAME, games=2)


def test_messages_are_complete() -> None:
    check_messages(GAME.locale())
