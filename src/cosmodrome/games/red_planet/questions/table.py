"""The questions by number; a number never changes."""

from typing import Final, cast

from cosmodrome.games.red_planet.questions import astronauts, cards, choices, ships
from cosmodrome.kernel.question import Question
from cosmodrome.kernel.state import State

QUESTIONS: Final = cast(
    list[Question[State]],
    [
        choices.GOAL,
        choices.CHARACTER,
        ships.BOARD,
        ships.BOARD_TOGETHER,
        ships.TOKEN,
        astronauts.MOVE,
        cards.RESEARCH,
        cards.DISCOVERY,
        ships.LAUNCH,
        ships.DESTROY,
        astronauts.REPLACE,
        astronauts.KILL,
        ships.RETARGET,
        cards.ACT,
        choices.NEUTRAL_ORDER,
    ],
)
