"""The words of a deal: assets, obligations, triggers and deadlines (MA-18.3 to MA-18.7)."""

from typing import Final

# Assets (MA-18.3)
CREDITS: Final = 0
IMPROVEMENT: Final = 1
WRECK: Final = 2
TROPHY: Final = 3
ASSETS: Final = ("credits", "improvement", "wreck", "trophy")
UNPICKED: Final = -1  # its giver has not said yet which card is meant

# Obligations (MA-18.5)
PAY: Final = 0
SHARE: Final = 1
GIVE_IMPROVEMENT: Final = 2
GIVE_WRECK: Final = 3
GIVE_ANY_WRECK: Final = 4
GIVE_CAPTURED: Final = 5
GIVE_TROPHY: Final = 6
ALLY: Final = 7
ABSTAIN: Final = 8
ACT: Final = 9
OBLIGATIONS: Final = (
    "pay", "share", "give-improvement", "give-wreck", "give-any-wreck", "give-captured", "give-trophy", "ally",
    "abstain", "act",
)  # fmt: skip
DUTIES: Final = 10

# What one may abstain from (MA-18.5d)
DUEL_AGAINST: Final = 0
ALLY_AGAINST: Final = 1
ALLY_WITH: Final = 2
BUY_CARD: Final = 3
ATTACK_PLANET: Final = 4
ATTACK_PILE_SHIP: Final = 5
ABSTENTIONS: Final = (
    "duel-against", "ally-against", "ally-with", "buy-card", "attack-planet", "attack-pile-ship",
)  # fmt: skip

# What one may promise to do (MA-18.5e)
USE_METAL: Final = 0
PLAY_CARD: Final = 1
OPEN_SPACE: Final = 2
RAID_PLANET: Final = 3
RAID_PILE: Final = 4
CHALLENGE: Final = 5
CRUISE: Final = 6
ACTS: Final = (
    "use-metal-die", "play-support-card", "attack-open-space", "attack-planet", "attack-pile-ship", "duel",
    "cruise-action",
)  # fmt: skip

# Triggers (MA-18.6) and deadlines (MA-18.7)
WON: Final = 0
OVER: Final = 1
NOW: Final = 2
RICH: Final = 3
TRIGGERS: Final = ("battle-won", "battle-over", "now", "own-credits")
SETTLEMENT: Final = 0
END_OF_TURN: Final = 1
END_OF_TURN_OF: Final = 2
GAME_END: Final = 3
DEADLINES: Final = ("settlement", "end-of-turn", "end-of-turn-of", "game-end")

# Battles and sides that a promise of alliance may name (MA-18.5c)
ANY: Final = 0
BATTLES: Final = ("any", "ship", "planet", "duel")
SIDES: Final = ("any", "attacker", "challenger", "challenged")

# Purposes of a draft
OFFER: Final = 0
BID: Final = 1
COUNTER: Final = 2
COUNTER_BID: Final = 3  # given up, it leaves the bid open

MOST_CREDITS: Final = 30  # that a clause may name

# What the next field of a draft asks for (MA-18.28); ``blanks`` has a class for each
SKIP: Final = 0  # nothing to ask
SEAT: Final = 1
SEATS: Final = 2
ASSET: Final = 3
NUMBER: Final = 4
CARD: Final = 5
SHIP: Final = 6
OWN_TROPHY: Final = 7
GROUP: Final = 8
YES_NO: Final = 9
OBLIGATION: Final = 10
BATTLE_KIND: Final = 11
BATTLE_SIDE: Final = 12
ABSTENTION: Final = 13
ACT_KIND: Final = 14
PLANET: Final = 15
ACTION: Final = 16
TRIGGER: Final = 17
DEADLINE: Final = 18
COUNT: Final = 19
KIND: Final = 20
GOODS: Final = 21
WARES: Final = 22
