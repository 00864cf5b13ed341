"""The questions by number; a number never changes."""

from typing import Final, cast

from cosmodrome.games.metal_adventures.questions import bargains, battle, cards, promises, steps, turn
from cosmodrome.kernel.question import Question
from cosmodrome.kernel.state import State

QUESTIONS: Final = cast(
    list[Question[State]],
    [
        steps.STEP,
        turn.RETURN,
        turn.FEE,
        bargains.BID,
        bargains.SPEAK,
        bargains.ANSWER,
        bargains.DRAFT,
        bargains.PICK,
        battle.BETRAY,
        battle.METAL,
        battle.BEFORE,
        battle.AFTER,
        turn.REVEAL,
        cards.KEEP,
        cards.ORDER,
        cards.ROOM,
        cards.TAKE_ROW,
        cards.TAKE_SUPPORT,
        cards.TAKE_PILE,
        cards.WRECK,
        promises.GIVE,
        promises.DECIDE,
        promises.RELEASE,
        promises.MAKE_ROOM,
        battle.SPOILS,
        cards.SPOIL_CARD,
        cards.SPOIL_WRECK,
        cards.FLARE,
        cards.VICTIM,
        battle.DIE,
        battle.GUARD,
        cards.DRAW,
    ],
)
