"""Which parts of a view each event explains, for the contract tests: no seat's view changes without an event."""

from typing import Final

from cosmodrome.games.star_realms.events import EVENTS

HAND: Final = ("players.*.hand", "players.*.hand_size", "players.*.unseen", "boss.hand")
DECK: Final = ("players.*.deck_size", "players.*.deck_top", "players.*.unseen", "boss.deck", "boss.deck_top")
DISCARD: Final = ("players.*.discard", "boss.discard")
FLEET: Final = ("players.*.fleet", "boss.fleet")
SCRAP: Final = ("scrap_heap", "explorers")
TRADE: Final = ("players.*.trade", "boss.trade")
COMBAT: Final = ("players.*.combat", "boss.combat")
AUTHORITY: Final = ("players.*.authority", "boss.authority")
COUNTED: Final = ("players.*.scrapped", "boss.scrapped")

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "turn-began": ("turn", "active", *FLEET),
    "played": (*HAND, *FLEET, *DECK, "trade_deck", "boss.trade_deck_top"),
    "used-ability": FLEET,
    "switched-on": FLEET,
    "gained": (*TRADE, *COMBAT, *AUTHORITY),
    "drew": (*HAND, *DECK),
    "drew-hidden": (*HAND, *DECK),
    "shuffled": (*DISCARD, *DECK),
    "bought": TRADE,
    "acquired": (*DISCARD, *DECK, "players.*.next_bases"),
    "row-card-left": ("row",),
    "row-filled": ("row", "trade_deck", "boss.trade_deck_top"),
    "explorer-left": ("explorers",),
    "scrapped": (*HAND, *DISCARD, *FLEET, *COUNTED, *SCRAP),
    "row-card-scrapped": SCRAP,
    "attacked": (*COMBAT, *AUTHORITY),
    "base-attacked": (*COMBAT, *FLEET),
    "base-destroyed": (*FLEET, *DISCARD, *SCRAP),
    "discarded": (*HAND, *DISCARD),
    "topped": (*HAND, *DISCARD, *DECK),
    "next-base-topped": ("players.*.next_bases",),
    "will-return": ("players.*.returning",),
    "returned": ("players.*.returning", *DISCARD, *SCRAP),
    "cleaned-up": (*TRADE, *COMBAT, *HAND, *DISCARD, *FLEET, *COUNTED, *SCRAP, "players.*.next_bases"),
    "gave": (*TRADE, *COMBAT),
    "gifted": (*TRADE, *DISCARD),
    "went-out": ("players.*.out", "players.*.team"),
    "left-legacy": (*HAND, *DISCARD, *FLEET, *DECK),
    "cards-removed": (*HAND, *DISCARD, *FLEET, *DECK, *TRADE, *COMBAT, *SCRAP, "out_of_game"),
    "row-mulliganed": ("row", "boss.mulligan_used", *SCRAP),
    "trade-deck-rebuilt": ("trade_deck", "boss.buried", "boss.buried_unseen", *SCRAP),
    "row-shifted": ("row",),
    "fed": ("boss.tentacles.*", "trade_deck"),
    "tentacle-cut": (*COMBAT, "boss.tentacles.*", *SCRAP),
    "buried": ("boss.buried", *SCRAP),
    "counter-raised": ("boss.assimilation",),
    "boss-took": ("boss.*",),
    "ledger-scrapped": ("boss.ledger", *SCRAP),
    "boss-owes": ("boss.owed",),
    "forgiven": ("boss.owed",),
    "base-returned": DISCARD,
    "trade-card-topped": ("trade_deck", "boss.trade_deck_top"),
}

# The forecast of the Boss's turn follows from all that lies open, so whatever happens may change it.
EXPLAINS: Final[dict[str, tuple[str, ...]]] = {name: (*PARTS.get(name, ()), "forecast") for name in EVENTS}
