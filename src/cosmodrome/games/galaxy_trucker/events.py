"""What the table can see happen; each event is emitted by the atom that makes it happen."""

from typing import Final

ROUND_BEGAN: Final = 0  # round, test flight
GLASS_TURNED: Final = 1  # seat (or NOWHERE for the server), circle
SAND_RAN_OUT: Final = 2  # circle
CYCLE_BEGAN: Final = 3  # beginner, cycles since the glass was turned
TOOK: Final = 4  # seat, tile, where from
PLACED: Final = 5  # seat, ship, cell, piece
RETOOK: Final = 6  # seat, ship, cell, tile
SET_ASIDE: Final = 7  # seat, ship, tile
RETURNED: Final = 8  # seat, tile
TOOK_OFF: Final = 9  # seat, ship, cell, tile
LOOKED: Final = 10  # seat, pile
CLOSED_PILE: Final = 11  # seat, pile
PASSED: Final = 12  # seat
FINISHED: Final = 13  # seat, ship, number
SWAPPED: Final = 14  # 1 while building: partners changed ships
BUILDING_ENDED: Final = 15  # players without a number tile
REMOVED: Final = 16  # ship, cell, tile, 1 if it goes back to the warehouse
RESERVE_LOST: Final = 17  # ship, tile
RENUMBERED: Final = 18  # ship, number
CHARGED: Final = 19  # ship, cell, tokens
BOARDED: Final = 20  # ship, cell, what lives there
LAUNCHED: Final = 21  # ship, position
CARD_OPENED: Final = 22  # card
CARD_IGNORED: Final = 23  # card
CARD_CLOSED: Final = 24  # card
DECLARED: Final = 25  # ship, criterion, power in halves
PAID_TOKEN: Final = 26  # ship, cell
MOVED: Final = 27  # ship, from, to, card
ROLLED: Final = 28  # ship, first die, second die, card
MISSED: Final = 29  # ship, hit, line
BOUNCED: Final = 30  # ship, hit, line, cell
SHOT_DOWN: Final = 31  # ship, hit, line, cell
SHIELDED: Final = 32  # ship, hit, line, cell
STRUCK: Final = 33  # ship, hit, line, cell
TILE_LOST: Final = 34  # ship, cell, tile
KEPT_PART: Final = 35  # ship, cell, 1 at the inspection
CREW_LOST: Final = 36  # ship, cell, what was lost, card
ALIEN_LEFT: Final = 37  # ship, cell, alien
TOKEN_LOST: Final = 38  # ship, cell
GOODS_LOST: Final = 39  # ship, cell, colour
GOODS_OFFERED: Final = 40  # ship, colour, count
GOODS_LOADED: Final = 41  # ship, cell, colour
GOODS_UNLOADED: Final = 42  # ship, cell, colour
GOODS_BANKED: Final = 43  # ship, colour, count
LANDED: Final = 44  # ship, planet
EARNED: Final = 45  # ship, credits, card
BEAT_ENEMY: Final = 46  # ship
DREW_WITH_ENEMY: Final = 47  # ship
LOST_TO_ENEMY: Final = 48  # ship
SUFFERED: Final = 49  # ship, line of the Combat Zone
SABOTAGED: Final = 50  # ship, column, row
GAVE_UP: Final = 51  # ship, why
REWARDED: Final = 52  # ship, place, credits
MOST_BEAUTIFUL: Final = 53  # ship, credits
SOLD: Final = 54  # ship, credits, 1 if it finished
FINED: Final = 55  # ship, lost components, credits
ROUND_ENDED: Final = 56  # round
GAME_OVER: Final = 57  # mask of winning seats

EVENTS: Final = (
    "round-began",
    "glass-turned",
    "sand-ran-out",
    "cycle-began",
    "took",
    "placed",
    "retook",
    "set-aside",
    "returned",
    "took-off",
    "looked",
    "closed-pile",
    "passed",
    "finished",
    "swapped",
    "building-ended",
    "removed",
    "reserve-lost",
    "renumbered",
    "charged",
    "boarded",
    "launched",
    "card-opened",
    "card-ignored",
    "card-closed",
    "declared",
    "paid-token",
    "moved",
    "rolled",
    "missed",
    "bounced",
    "shot-down",
    "shielded",
    "struck",
    "tile-lost",
    "kept-part",
    "crew-lost",
    "alien-left",
    "token-lost",
    "goods-lost",
    "goods-offered",
    "goods-loaded",
    "goods-unloaded",
    "goods-banked",
    "landed",
    "earned",
    "beat-enemy",
    "drew-with-enemy",
    "lost-to-enemy",
    "suffered",
    "sabotaged",
    "gave-up",
    "rewarded",
    "most-beautiful",
    "sold",
    "fined",
    "round-ended",
    "game-over",
)

# Why a ship gave up
VOLUNTARILY: Final = 0
NO_HUMANS: Final = 1
NO_ENGINES: Final = 2
LAPPED: Final = 3
REASONS: Final = ("voluntarily", "no-humans", "no-engines", "lapped")
