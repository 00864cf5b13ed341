"""The questions by number; a number never changes."""

from typing import Final, cast

from cosmodrome.games.star_realms.questions import cards, combat, main
from cosmodrome.kernel.question import Question
from cosmodrome.kernel.state import State

QUESTIONS: Final = cast(
    list[Question[State]],
    [
        main.MAIN,
        combat.AMOUNT,
        cards.DISCARD,
        cards.DISCARD_ANY,
        cards.SCRAP,
        cards.SCRAP_ROW,
        combat.DESTROY,
        cards.CHOOSE,
        cards.ACQUIRE,
        cards.TOP_BASE,
        cards.TARGET,
        combat.GIVE,
        combat.DAMAGE_BASE,
        combat.GIFT,
        combat.LEGACY,
        cards.MAY_DRAW,
        cards.TOP_STARTER,
    ],
)
