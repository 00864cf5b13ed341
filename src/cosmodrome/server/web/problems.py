"""Why a table or a whole server is not for somebody just now: a code for programs, words for people."""

from typing import Final

from cosmodrome.kernel.message import Message
from cosmodrome.registry import AnyGame


class TableProblem(ValueError):
    """A table that cannot be opened or found; the code names the reason for programs, text and message for people."""

    def __init__(self, code: str, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        self.code: Final = code
        self.message: Final = message


def other_version(game: AnyGame, begun: int) -> TableProblem:
    """Return why a match cannot be played on here, and what can be done."""
    ours, release = game.version, game.releases.get(begun, "?")
    text = (
        f"This match was begun with version {begun} of the rules; this server has version {ours} and cannot play it on."
        f" {game.who_plays(begun)} Those who play it can finish it there, or end it here together without a result."
    )
    args: dict[str, int | str] = {"begun": begun, "ours": ours, "release": release}
    return TableProblem("other_version", text, Message("problem-other-version", args))


def too_busy() -> TableProblem:
    """Return why nobody and nothing new is taken on just now."""
    text = (
        "The server is busy with the tables that are being played. Please try again in a minute."
        " / Сервер занят столами, за которыми уже играют. Попробуйте ещё раз через минуту."
    )
    return TableProblem("busy", text, Message("problem-busy", {}))
