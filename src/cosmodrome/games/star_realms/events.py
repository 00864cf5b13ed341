"""What the table can see happen; each event is emitted by the atom that makes it happen."""

from typing import Final

TURN_BEGAN: Final = 0  # owner, turn
PLAYED: Final = 1  # owner, kind
USED_ABILITY: Final = 2  # owner, kind, ability
GAINED: Final = 3  # owner, resource, amount
DREW: Final = 4  # owner, kind: for those who may see the hand
DREW_HIDDEN: Final = 5  # owner: for everybody else
SHUFFLED: Final = 6  # owner
BOUGHT: Final = 7  # owner, kind, price
ACQUIRED: Final = 8  # owner, kind, on top of the deck
ROW_CARD_LEFT: Final = 9  # slot, kind
ROW_FILLED: Final = 10  # slot, kind
SCRAPPED: Final = 11  # owner, kind, zone
ROW_CARD_SCRAPPED: Final = 12  # owner, kind
ATTACKED: Final = 13  # owner, target, amount
BASE_ATTACKED: Final = 14  # owner, target, kind, combat spent
BASE_DESTROYED: Final = 15  # whose, kind
DISCARDED: Final = 16  # owner, kind
TOPPED: Final = 17  # owner, kind: from the discard pile to the top of the deck
NEXT_BASE_TOPPED: Final = 18  # owner
WILL_RETURN: Final = 19  # owner, kind
RETURNED: Final = 20  # owner, kind
CLEANED_UP: Final = 21  # owner
SWITCHED_ON: Final = 22  # owner, faction
EXPLORER_LEFT: Final = 23
GAME_OVER: Final = 24  # mask of winning seats

EVENTS: Final = (
    "turn-began",
    "played",
    "used-ability",
    "gained",
    "drew",
    "drew-hidden",
    "shuffled",
    "bought",
    "acquired",
    "row-card-left",
    "row-filled",
    "scrapped",
    "row-card-scrapped",
    "attacked",
    "base-attacked",
    "base-destroyed",
    "discarded",
    "topped",
    "next-base-topped",
    "will-return",
    "returned",
    "cleaned-up",
    "switched-on",
    "explorer-left",
    "game-over",
)
