"""What the table can see happen; each event is emitted by the atom that makes it happen."""

from typing import Final

EVENTS: Final = (
    "turn-began",  # seat, turn
    "turn-ended",  # seat
    "paid",  # from, to, credits (accounts), why
    "gained-glory",  # seat, glory, why, action of the cruise
    "penalized",  # seat, reason
    "pardoned",  # seat, penalties
    "damaged",  # seat, damage
    "repaired",  # seat, damage
    "die-turned",  # seat, face, why
    "got-trophy",  # seat, trophy, 0, 1 at the set-up: for the seat itself
    "got-trophy-hidden",  # seat, 0, 0, 1 at the set-up: for the others
    "looked",  # seat, trophy: for the seat itself
    "looked-hidden",  # seat, number: for the others
    "put-under",  # seat, trophy: for the seat itself
    "put-under-hidden",  # seat: for the others
    "revealed",  # seat, trophy
    "row-filled",  # slot, card, turn
    "row-left",  # slot, card
    "row-refreshed",  # seat
    "took-improvement",  # seat, card
    "dropped-improvement",  # seat, card
    "played-card",  # seat, card
    "turned-up",  # ship
    "event-met",  # event, in force
    "sent-away",  # ship, back into the deck
    "ship-chosen",  # seat, ship, from the pile
    "planet-attacked",  # seat, planet
    "duel-called",  # seat, other seat
    "got-wreck",  # seat, ship, from the pile
    "gave-wreck",  # seat, ship: to the pile, or out of the game
    "left-game",  # ship
    "took-from-pile",  # seat, ship, in exchange
    "rested",  # seat
    "raided",  # seat
    "cruised",  # seat, action
    "allied",  # seat, principal, kind of battle
    "stayed-loyal",  # seat
    "betrayed",  # seat, attacker
    "declared-metal",  # seat, uses it
    "rolled-dice",  # orange, grey, kind of battle
    "rolled-metal",  # seat, face
    "rerolled",  # seat, die, face
    "strengthened",  # seat, amount
    "battle-won",  # side, attack, target, kind of battle
    "battle-over",  # seat
    "redrew",  # seat, ship
    "proposed",  # seat, deal, version, mask of the other parties
    "accepted",  # seat, deal
    "rejected",  # seat, deal
    "withdrawn",  # seat, deal
    "deal-executed",  # deal
    "deal-void",  # deal
    "deal-expired",  # deal
    "drafted",  # seat: for the seat itself
    "traded-improvement",  # from, to, card, why
    "traded-trophy",  # from, to, trophy: for the two
    "traded-trophy-hidden",  # from, to: for the others
    "traded-wreck",  # from, to, ship, why: for those who may see it
    "traded-wreck-hidden",  # from, to, 0, why: for the others
    "promised",  # by, to, promise, what it is about
    "promise-due",  # by, to, promise, what it is about
    "promise-fulfilled",  # by, to, promise, what it is about
    "promise-breached",  # by, to, promise, what it is about
    "promise-lapsed",  # by, to, promise, what it is about
    "promise-released",  # by, to, promise, what it is about
    "fee-refused",  # seat
    "game-over",  # mask of winning seats
)

TURN_BEGAN: Final = 0
TURN_ENDED: Final = 1
PAID: Final = 2
GAINED_GLORY: Final = 3
PENALIZED: Final = 4
PARDONED: Final = 5
DAMAGED: Final = 6
REPAIRED: Final = 7
DIE_TURNED: Final = 8
GOT_TROPHY: Final = 9
GOT_TROPHY_HIDDEN: Final = 10
LOOKED: Final = 11
LOOKED_HIDDEN: Final = 12
PUT_UNDER: Final = 13
PUT_UNDER_HIDDEN: Final = 14
REVEALED: Final = 15
ROW_FILLED: Final = 16
ROW_LEFT: Final = 17
ROW_REFRESHED: Final = 18
TOOK_IMPROVEMENT: Final = 19
DROPPED_IMPROVEMENT: Final = 20
PLAYED_CARD: Final = 21
TURNED_UP: Final = 22
EVENT_MET: Final = 23
SENT_AWAY: Final = 24
SHIP_CHOSEN: Final = 25
PLANET_ATTACKED: Final = 26
DUEL_CALLED: Final = 27
GOT_WRECK: Final = 28
GAVE_WRECK: Final = 29
LEFT_GAME: Final = 30
TOOK_FROM_PILE: Final = 31
RESTED: Final = 32
RAIDED: Final = 33
CRUISED: Final = 34
ALLIED: Final = 35
STAYED_LOYAL: Final = 36
BETRAYED: Final = 37
DECLARED_METAL: Final = 38
ROLLED_DICE: Final = 39
ROLLED_METAL: Final = 40
REROLLED: Final = 41
STRENGTHENED: Final = 42
BATTLE_WON: Final = 43
BATTLE_OVER: Final = 44
REDREW: Final = 45
PROPOSED: Final = 46
ACCEPTED: Final = 47
REJECTED: Final = 48
WITHDRAWN: Final = 49
DEAL_EXECUTED: Final = 50
DEAL_VOID: Final = 51
DEAL_EXPIRED: Final = 52
DRAFTED: Final = 53
TRADED_IMPROVEMENT: Final = 54
TRADED_TROPHY: Final = 55
TRADED_TROPHY_HIDDEN: Final = 56
TRADED_WRECK: Final = 57
TRADED_WRECK_HIDDEN: Final = 58
PROMISED: Final = 59
PROMISE_DUE: Final = 60
PROMISE_FULFILLED: Final = 61
PROMISE_BREACHED: Final = 62
PROMISE_LAPSED: Final = 63
PROMISE_RELEASED: Final = 64
FEE_REFUSED: Final = 65
GAME_OVER: Final = 66

# Reasons of a penalty (MA-15.1)
UNPAID_FEE: Final = 0
BETRAYAL: Final = 1
BROKEN_PROMISE: Final = 2
REASONS: Final = ("fee", "betrayal", "promise")

# Why something is gained or changes hands
BY_AGREEMENT: Final = 0
BY_DUEL: Final = 1
BY_CARD: Final = 2
BY_TROPHY: Final = 3
BY_SHIP: Final = 4
BY_ACTION: Final = 5
BY_REST: Final = 6
BY_DEBT: Final = 7
BY_FEE: Final = 8
