"""The fields of an offer that is being written: what each asks for, and how many values it has (MA-18.28)."""

from typing import Final

from cosmodrome.games.metal_adventures.data import CARDS, SPACE_CARDS

# Purposes of a draft
OFFER: Final = 0
BID: Final = 1
COUNTER: Final = 2
COUNTER_BID: Final = 3  # given up, it leaves the bid open

# Fields of a clause
SKIP: Final = 0  # nothing to ask
SEAT: Final = 1
SEATS: Final = 2  # a mask, seat 0 is 1
ASSET: Final = 3
NUMBER: Final = 4  # 1 and more
CARD: Final = 5  # improvement
SHIP_CARD: Final = 6
OWN_TROPHY: Final = 7
GROUP: Final = 8  # of wrecks
YES_NO: Final = 9
OBLIGATION: Final = 10
BATTLE_KIND: Final = 11
BATTLE_SIDE: Final = 12
ABSTENTION: Final = 13
ACT_KIND: Final = 14
PLANET_FIELD: Final = 15
ACTION: Final = 16
TRIGGER_FIELD: Final = 17
DEADLINE: Final = 18
COUNT: Final = 19
KIND: Final = 20  # of clause, or a template
GOODS: Final = 21  # own improvement, or own wreck after the improvements
WARES: Final = 22  # improvement of the other, or any wreck after the improvements
FIELDS: Final[tuple[str, ...]] = (
    "skip", "seat", "seats", "asset", "number", "card", "ship", "trophy", "group", "yes-no", "obligation", "battle",
    "side", "abstention", "act", "planet", "action", "trigger", "deadline", "count", "kind", "goods", "wares",
)  # fmt: skip
VALUES: Final = 100  # more than any field has values
LAST: Final = (
    0, 6, 64, 4, 31, CARDS, SPACE_CARDS, 18, 6, 2, 10, 4, 4, 6, 7, 3, 11, 4, 4, 7, 16, CARDS + SPACE_CARDS, CARDS + 1,
)  # fmt: skip
MOST_CREDITS: Final = 30  # that a clause may name
