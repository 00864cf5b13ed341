"""Which paths of the view each event may change."""

from typing import Final

CARGO: Final = ("ships.*.tiles", "ships.*.goods")
FIGURES: Final = (
    "ships.*.crew", "ships.*.batteries", "ships.*.engines", "ships.*.cannons", "ships.*.shields", "ships.*.exposed",
)  # fmt: skip
HIT: Final = ("hit",)
HULL: Final = ("ships.*.tiles", "ships.*.faults", "ships.*.lost", "ships.*.last", "ships.*.goods", *FIGURES)
CREDITS: Final = ("players.*.credits",)

EXPLAINS: Final[dict[str, tuple[str, ...]]] = {
    "round-began": (
        "round", "rounds_left", "test_flight", "cells", "insurance", "rewards", "heap", "face_up", "hourglass",
        "beginner", "numbers", "piles", "cards_left", "card", "bank", "pallet", "players", "ships",
    ),
    "glass-turned": ("hourglass",),
    "sand-ran-out": ("hourglass",),
    "cycle-began": ("beginner", "hourglass"),
    "took": ("heap", "face_up", "players.*.hand", "ships.*.reserve", "ships.*.last"),
    "placed": (*HULL, "players.*.hand"),
    "retook": (*HULL, "players.*.hand"),
    "set-aside": ("players.*.hand", "ships.*.reserve"),
    "returned": ("players.*.hand", "face_up"),
    "took-off": (*HULL, "face_up"),
    "looked": ("piles", "players.*.looking", "players.*.looked"),
    "closed-pile": ("players.*.looking",),
    "finished": ("numbers", "ships.*.number", "ships.*.last"),
    "swapped": ("players.*.ship", "ships.*.pilot", "ships.*.last"),
    "building-ended": ("hourglass", "beginner", "ships.*.last"),
    "removed": (*HULL, "face_up"),
    "reserve-lost": ("ships.*.reserve", "ships.*.lost"),
    "renumbered": ("ships.*.number",),
    "charged": ("ships.*.tiles", *FIGURES),
    "boarded": ("ships.*.tiles", *FIGURES),
    "launched": ("ships.*.flying", "ships.*.position", "ships.*.space", "ships.*.number", "numbers"),
    "card-opened": ("card", "cards_left", "opened", "piles"),
    "card-closed": ("card", "ships.*.declared", "ships.*.landed"),
    "declared": ("ships.*.declared",),
    "paid-token": ("ships.*.tiles", *FIGURES),
    "moved": ("ships.*.position", "ships.*.space"),
    "rolled": HIT,
    "missed": HIT,
    "bounced": HIT,
    "shot-down": HIT,
    "shielded": HIT,
    "struck": HIT,
    "tile-lost": (*HULL, "bank"),
    "alien-left": ("ships.*.tiles", *FIGURES),
    "crew-lost": ("ships.*.tiles", *FIGURES),
    "token-lost": ("ships.*.tiles", *FIGURES),
    "goods-lost": (*CARGO, "bank"),
    "goods-offered": ("bank", "pallet"),
    "goods-loaded": (*CARGO, "pallet"),
    "goods-unloaded": (*CARGO, "pallet"),
    "goods-banked": ("bank", "pallet"),
    "landed": ("ships.*.landed",),
    "earned": CREDITS,
    "gave-up": ("ships.*.flying", "ships.*.position", "ships.*.space"),
    "rewarded": CREDITS,
    "most-beautiful": CREDITS,
    "sold": (*CARGO, "bank", *CREDITS),
    "fined": CREDITS,
    "round-ended": ("beginner", "piles", "cards_left"),
    "game-over": CREDITS,
}  # fmt: skip
