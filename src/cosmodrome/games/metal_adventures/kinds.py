"""The kinds of questions, and what the ints of their answers mean."""

from typing import Final

from cosmodrome.games.metal_adventures.data import CARDS, OPEN_SHIPS, ROW, SPACE_CARDS
from cosmodrome.games.metal_adventures.deals import MOST_PROMISES
from cosmodrome.games.metal_adventures.form import VALUES

STEP: Final = 0  # a step of the own turn
RETURN: Final = 1  # which of three trophies to give back at the start
FEE: Final = 2  # pay the brotherhood, or not
BID: Final = 3  # an outsider's own offer
SPEAK: Final = 4  # a principal looks for help
ANSWER: Final = 5  # to an offer
DRAFT: Final = 6  # the next field of an offer
PICK: Final = 7  # which card a deal means
BETRAY: Final = 8
METAL: Final = 9  # use the metal die
BEFORE: Final = 10  # cards before the roll
AFTER: Final = 11  # cards and rerolls after the roll
REVEAL: Final = 12  # a trophy, between two steps
KEEP: Final = 13  # one of the trophies looked at
ORDER: Final = 14  # which trophy goes under the deck first
ROOM: Final = 15  # put a trophy under the deck, or forgo the draw
TAKE_ROW: Final = 16
TAKE_SUPPORT: Final = 17
TAKE_PILE: Final = 18
WRECK: Final = 19  # an own wreck to give
GIVE: Final = 20  # the card with which to keep a promise
DECIDE: Final = 21  # keep or break a promise
RELEASE: Final = 22  # accept a part and release, or not
MAKE_ROOM: Final = 23  # for what was promised, or release
SPOILS: Final = 24
SPOIL_CARD: Final = 25
SPOIL_WRECK: Final = 26
FLARE: Final = 27  # discard a support card, or take damage
VICTIM: Final = 28
DIE: Final = 29  # which die to reroll
GUARD: Final = 30  # play the bodyguard
QUESTIONS: Final[tuple[str, ...]] = (
    "step", "return", "fee", "bid", "speak", "answer", "draft", "pick", "betray", "metal", "before", "after", "reveal",
    "keep", "order", "room", "take-row", "take-support", "take-pile", "wreck", "give", "decide", "release",
    "make-room", "spoils", "spoil-card", "spoil-wreck", "flare", "victim", "die", "guard",
)  # fmt: skip

# Phases of a turn
START: Final = 0
RAID: Final = 1
OPEN: Final = 2  # ships are shown in open space
REST_SWAP: Final = 3
REST_BUY: Final = 4
REST_END: Final = 5

# Answers of a step
END: Final = 0
GO_REST: Final = 1
GO_RAID: Final = 2
OPEN_SPACE: Final = 3
PROPOSE: Final = 4
REDRAW: Final = 5  # plus the place of the ship
CHOOSE: Final[int] = REDRAW + OPEN_SHIPS  # plus the place of the ship
PILE: Final[int] = CHOOSE + OPEN_SHIPS  # plus the ship
PLANET: Final[int] = PILE + SPACE_CARDS  # plus the planet
DUEL: Final[int] = PLANET + 3  # plus the seat
CRUISE: Final[int] = DUEL + 6  # plus the variant
VARIANTS: Final = 35
FIRST_VARIANT: Final[tuple[int, ...]] = (0, 3, 5, 8, 11, 12, 16, 25, 27, 28, 35)  # by action, less 1
SWAP: Final[int] = CRUISE + VARIANTS  # plus the place of the trophy
BUY: Final[int] = SWAP + 2  # plus the slot
PLAY: Final[int] = BUY + ROW  # plus the improvement
DROP: Final[int] = PLAY + CARDS  # plus the improvement
SHOW: Final[int] = DROP + CARDS  # plus the place of the trophy
STEP_SIDE: Final[int] = SHOW + 2
FULFIL: Final = 0  # from the side on: plus the place of the promise
LET_GO: Final = MOST_PROMISES  # from the side on: plus the place of the promise
SIDE_SIZE: Final = 2 * MOST_PROMISES

# Answers of the others
PASS: Final = 0
NO: Final = 0
YES: Final = 1
REJECT: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2
WITHDRAW: Final = 3
ANSWER_SIDE: Final = 4
TALK: Final = 1  # BID, SPEAK: write an offer
BID_SIDE: Final = 4
BIDS: Final = 8
TAKE_BID: Final = 2  # SPEAK: plus the place of the deal
REFUSE_BID: Final[int] = TAKE_BID + BIDS
COUNTER_BID: Final[int] = REFUSE_BID + BIDS
SPEAK_DROP: Final[int] = COUNTER_BID + BIDS  # plus the improvement
SPEAK_SIDE: Final[int] = SPEAK_DROP + CARDS
REVEAL_CARD: Final = 1  # plus the place of the trophy
REVEAL_SIDE: Final = 4
GIVE_UP: Final = 0
SEND: Final = 1
FIELD: Final = 2  # DRAFT: plus the value
CARD: Final = 1  # BEFORE, AFTER: plus the improvement
LAY_DOWN: Final[int] = CARD + CARDS  # BEFORE: plus the improvement
OWN_REROLL: Final[int] = CARD + CARDS  # AFTER
DECLINE: Final = 0
TAKE: Final = 1  # TAKE_*, ROOM, FLARE, MAKE_ROOM: plus the place or the card
LEAVE: Final[int] = TAKE + CARDS  # TAKE_ROW, TAKE_SUPPORT, SPOIL_CARD: plus an improvement to discard first
KEPT: Final = 0  # the first legal answer is what silence means (MA-18.26)
BREAK: Final = 1
PART: Final = 2  # DECIDE: plus the credits offered
MOST_PART: Final = 200
CREDITS_SPOIL: Final = 0
CARD_SPOIL: Final = 1
WRECK_SPOIL: Final = 2

SIZES: Final[tuple[int, ...]] = (
    STEP_SIDE + SIDE_SIZE, 3, 2, BID_SIDE + SIDE_SIZE, SPEAK_SIDE + SIDE_SIZE, ANSWER_SIDE + SIDE_SIZE, FIELD + VALUES,
    SPACE_CARDS, 2, 2, LAY_DOWN + CARDS, OWN_REROLL + 1, REVEAL_SIDE + SIDE_SIZE, 18, 18, TAKE + 2, LEAVE + CARDS,
    LEAVE + CARDS, TAKE + SPACE_CARDS, SPACE_CARDS, SPACE_CARDS, PART + MOST_PART, 2, TAKE + SPACE_CARDS, 3,
    LEAVE + CARDS, SPACE_CARDS, TAKE + CARDS, 6, 2, 2,
)  # fmt: skip
SIDES: Final[dict[int, int]] = {
    STEP: STEP_SIDE,
    BID: BID_SIDE,
    SPEAK: SPEAK_SIDE,
    ANSWER: ANSWER_SIDE,
    REVEAL: REVEAL_SIDE,
}


def action_of(variant: int) -> int:
    """Return the number of the cruise action to which a variant belongs."""
    action = 1
    while variant >= FIRST_VARIANT[action]:
        action += 1
    return action
