"""The toy as a game that a server can offer: the least that a two-seat answer can cost with words and views."""

from typing import Final

from cosmodrome.games._toy import Toy, ToyGame
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.state import Event
from cosmodrome.translate import FRAME_LOCALE


class TalkingToyGame(ToyGame):
    """The toy with the words that a table needs."""

    locale = FRAME_LOCALE

    def prompt(self, state: Toy, seat: int) -> Message:
        return Message("your-turn")

    def option(self, state: Toy, seat: int, answer: int) -> Option:
        return Option(answer, Message("points-count", {"count": answer}), (), "")

    def tell(self, event: Event) -> Message:
        return Message("ok")


GAME: Final = TalkingToyGame()
