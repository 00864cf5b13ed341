"""What the table can see happen; each event is emitted by the atom that makes it happen."""

from typing import Final

DREW: Final = 0  # seat, card: at set-up
PUT_UNDER: Final = 1  # seat, card: under its deck
ORDER_ROLLED: Final = 2  # seat, face, face
FIRST_PLAYER: Final = 3  # seat
BONUS: Final = 4  # seat, resource, amount
TURN_BEGAN: Final = 5  # seat, round
PHASE_BEGAN: Final = 6  # seat, phase
DIE_ROLLED: Final = 7  # seat, die, face
DIE_SET: Final = 8  # seat, die, face
DICE_PICKED_UP: Final = 9  # seat, dice (bits): to be rolled again
DICE_USED: Final = 10  # seat, sector, other sector or 0 for the sum
SHIFTED: Final = 11  # seat, new sector
DOUBLED: Final = 12  # seat, sector, 1 on the own turn
SECTOR_PAID: Final = 13  # seat, sector
GAINED: Final = 14  # seat, resource, amount, card (or NO_CARD: income)
CHARGED: Final = 15  # seat, card, cubes on it now, verb of the ability that did it or 0
UNCHARGED: Final = 16  # seat, card, cubes on it now
ARROW_TURNED: Final = 17  # seat, card, sector
OWED: Final = 18  # seat, card: whose text reward is carried out later
TEXT_REWARD: Final = 19  # seat, card: is carried out now
USED: Final = 20  # seat, card, cubes on it now
LOST: Final = 21  # seat, resource, amount, card that did it
BOUGHT: Final = 22  # seat, card, credits spent, how
CLAIMED: Final = 23  # seat, card, phase
LEFT_MARKET: Final = 24  # slot, card
FILLED: Final = 25  # slot, card, phase
PLACED: Final = 26  # seat, card, sector, how
DEPLOYED: Final = 27  # seat, card, sector, cubes on it now
SWAPPED: Final = 28  # seat, sector, sector
EXCHANGED: Final = 29  # seat, card, other card
END_IN_SIGHT: Final = 30  # seat: has 40 points
EXTRA_ROUND: Final = 31
GAME_OVER: Final = 32  # mask of the winning seats, 1 if an ability won

# How a card came to a board
PURCHASED: Final = 0
EXTRA: Final = 1
FREE: Final = 2
AT_SET_UP: Final = 3

EVENTS: Final = (
    "drew",
    "put-under",
    "order-rolled",
    "first-player",
    "bonus",
    "turn-began",
    "phase-began",
    "die-rolled",
    "die-set",
    "dice-picked-up",
    "dice-used",
    "shifted",
    "doubled",
    "sector-paid",
    "gained",
    "charged",
    "uncharged",
    "arrow-turned",
    "owed",
    "text-reward",
    "used",
    "lost",
    "bought",
    "claimed",
    "left-market",
    "filled",
    "placed",
    "deployed",
    "swapped",
    "exchanged",
    "end-in-sight",
    "extra-round",
    "game-over",
)
