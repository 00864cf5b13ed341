"""The lines of a table's log.  A table is what its entries make of it: nothing else is saved of a match."""

from typing import Final, NamedTuple

SIT: Final = "sit"  # a person takes a seat, or takes it back from a bot
LEAVE: Final = "leave"  # a person stands up; after the start a bot (text) goes on until the person comes back
AWAY: Final = "away"  # a bot (text) goes on for a person who is gone or takes too long
BACK: Final = "back"  # that person is there again
BOT: Final = "bot"  # a seat is given to a bot (text), or its bot is taken away
START: Final = "start"  # seats that are still empty go to a bot (text)
PROMISE: Final = "promise"  # the seat promises a part of the key by its hash (text)
SHOW: Final = "show"  # the seat shows its part (text); with the last one the match begins
RESTART: Final = "restart"  # a part did not come in time: all begin anew, and the server promises another one (text)
DEAL: Final = "deal"  # the match begins without the parts that did not come
ANSWER: Final = "answer"  # the value; the text names the bot where one answered
UNDO: Final = "undo"  # the seat's last answer is taken back
ASK_BACK: Final = "ask_back"  # the seat asks everybody to go back to so many inputs (value)
ASK_UNDO: Final = "ask_undo"  # the same as release 0.1.0 wrote it: absent people agreed, and rolls came again
AGREE: Final = "agree"  # when the last one agrees, the match goes back
DISAGREE: Final = "disagree"
LAPSE: Final = "lapse"  # not everybody agreed in time
ORDER: Final = "order"  # the seat orders beforehand, or no longer (value 0), how a question (text) is answered for it
CHAT: Final = "chat"
END: Final = "end"  # the seat agrees to end the match without a result
CLOSE: Final = "close"  # a table that never started is gone; a match has ended without a result by the last consent

NOBODY: Final = -3  # the seat of entries that belong to none


class Entry(NamedTuple):
    """One accepted thing at a table; the fields are those of the database."""

    number: int
    at: int
    kind: str
    seat: int = NOBODY
    value: int = 0
    person: str = ""
    text: str = ""
    key: str = ""
