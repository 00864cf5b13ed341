"""What the table can see happen; each event is emitted by the atom that makes it happen.

An owner is told as a seat, or as BOSS.
"""

from typing import Final

BOSS: Final = -4

TURN_BEGAN: Final = 0  # owner, turn
PLAYED: Final = 1  # owner, kind
USED_ABILITY: Final = 2  # owner, kind, ability
GAINED: Final = 3  # owner, resource, amount
DREW: Final = 4  # owner, kind: for those who may see the hand
DREW_HIDDEN: Final = 5  # owner: for everybody else
SHUFFLED: Final = 6  # owner
BOUGHT: Final = 7  # owner, kind, price
ACQUIRED: Final = 8  # owner, kind, on top of the deck, how
ROW_CARD_LEFT: Final = 9  # slot, kind
ROW_FILLED: Final = 10  # slot, kind, turn
SCRAPPED: Final = 11  # owner, kind, zone
ROW_CARD_SCRAPPED: Final = 12  # owner, kind
ATTACKED: Final = 13  # owner, target, amount, 1 if the target stands for a team
BASE_ATTACKED: Final = 14  # owner, target, kind, combat spent
BASE_DESTROYED: Final = 15  # whose, kind
DISCARDED: Final = 16  # owner, kind, what for
TOPPED: Final = 17  # owner, kind, zone: from hand or discard pile to the top of the deck
NEXT_BASE_TOPPED: Final = 18  # owner
WILL_RETURN: Final = 19  # owner, kind
RETURNED: Final = 20  # owner, kind
CLEANED_UP: Final = 21  # owner
SWITCHED_ON: Final = 22  # owner, faction
EXPLORER_LEFT: Final = 23
GAME_OVER: Final = 24  # mask of winning seats, 1 if by the turn limit
DONE: Final = 25  # owner: ends the shared turn for themselves
GAVE: Final = 26  # owner, to whom, resource, amount
GIFTED: Final = 27  # owner, to whom, kind
WENT_OUT: Final = 28  # owner
LEFT_LEGACY: Final = 29  # owner, to whom, kind, zone
CARDS_REMOVED: Final = 30  # owner, 1 if the acquired ones are scrapped
ROW_MULLIGANED: Final = 31  # owner
TRADE_DECK_REBUILT: Final = 32
ROW_SHIFTED: Final = 33
FED: Final = 34  # faction, kind
TENTACLE_CUT: Final = 35  # owner, kind, combat spent
BURIED: Final = 36  # kind
COUNTER_RAISED: Final = 37  # counter, new value
BOSS_TOOK: Final = 38  # kind, pile: a card that the Boss takes
LEDGER_SCRAPPED: Final = 39
BOSS_OWES: Final = 40  # cards
FORGIVEN: Final = 41
BASE_RETURNED: Final = 42  # kind: from the Boss's discard pile into play
TRADE_CARD_TOPPED: Final = 43  # kind: on top of the trade deck

# How a card was acquired
BOUGHT_IT: Final = 0
FREE: Final = 1
FREE_ON_TOP: Final = 2

# What a card was discarded for
FOR_ANOTHER: Final = 0
FOR_OWN_DRAW: Final = 1
FOR_COMBAT: Final = 2

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
    "done",
    "gave",
    "gifted",
    "went-out",
    "left-legacy",
    "cards-removed",
    "row-mulliganed",
    "trade-deck-rebuilt",
    "row-shifted",
    "fed",
    "tentacle-cut",
    "buried",
    "counter-raised",
    "boss-took",
    "ledger-scrapped",
    "boss-owes",
    "forgiven",
    "base-returned",
    "trade-card-topped",
)
