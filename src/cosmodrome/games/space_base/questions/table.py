"""The questions by number; a number never changes."""

from typing import Final, cast

from cosmodrome.games.space_base.questions import abilities, dice, purchase
from cosmodrome.kernel.question import Question
from cosmodrome.kernel.state import State

QUESTIONS: Final = cast(
    list[Question[State]],
    [
        abilities.USE,
        dice.DICE_USES,
        purchase.BUY,
        purchase.EXTRA_BUY,
        purchase.SECTOR_FOR,
        purchase.CLAIM,
        dice.FACE,
        dice.REROLL,
        dice.SHIFT,
        dice.DOUBLE,
        dice.ARROW,
        abilities.CHARGE,
        abilities.MOVE_FROM,
        abilities.MOVE_TO,
        abilities.EXCHANGE,
        purchase.DRAFT,
    ],
)
