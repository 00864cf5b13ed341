"""The numbered rule that each event follows from."""

from typing import Final

from cosmodrome.games.space_base import verbs
from cosmodrome.games.space_base.data import CARDS, FIRST_COLONY, MODES, PROGRAM, REWARDS, SECTOR
from cosmodrome.games.space_base.events import AT_SET_UP, EXTRA, FREE
from cosmodrome.games.space_base.table import NO_CARD, NO_PHASE, SHIPS_FOR_SALE
from cosmodrome.games.space_base.table import REWARDS as REWARDS_PHASE
from cosmodrome.games.space_base.verbs import NO_PROGRAM, PROGRAMS, WIDTH
from cosmodrome.kernel.game import Because
from cosmodrome.kernel.state import Event

LIGHT_SPEED: Final = MODES[1]


def gains_of(card: int) -> set[tuple[int, int]]:
    """Return what the abilities of a card give, as resource and amount."""
    steps = [PROGRAMS[PROGRAM[side]] for side in (2 * card, 2 * card + 1) if PROGRAM[side] != NO_PROGRAM]
    return {(p[i + 1], p[i + 2]) for p in steps for i in range(0, len(p), WIDTH) if p[i] == verbs.GAIN}


def rewards_of(card: int) -> set[tuple[int, int]]:
    """Return what the rewards of a card give, as resource and amount."""
    return {(i, REWARDS[3 * side + i]) for side in (2 * card, 2 * card + 1) for i in range(3)}


# What a card gives by an ability and never as a reward
BY_ABILITY: Final[list[set[tuple[int, int]]]] = [gains_of(card) - rewards_of(card) for card in range(CARDS)]


def by_mode(standard: str, light_speed: str) -> Because:
    """Return what finds the rule where Light speed has another one."""
    return lambda event, mode: light_speed if mode == LIGHT_SPEED else standard


def of_gain(event: Event, mode: str) -> str:
    """Tell rewards from abilities, colonies and income."""
    resource, amount, card = event[3:6]
    if card == NO_CARD:
        return "SB-5.9"
    if card >= FIRST_COLONY:
        return "SB-10.3"
    return "SB-8.14" if (resource, amount) in BY_ABILITY[card] else "SB-6.1"


def of_charge(event: Event, mode: str) -> str:
    """Tell a charge reward from what an ability placed or moved."""
    return {verbs.PLACE_CHARGE: "SB-8.7", verbs.MOVE_CHARGE: "SB-8.7b"}.get(event[5], "SB-6.2")


def of_payment(event: Event, mode: str) -> str:
    """Tell the purchase of a turn from others."""
    if event[5] == AT_SET_UP:
        return "SB-11.4" if mode == LIGHT_SPEED else "SB-3.7"
    return "SB-8.2" if event[5] == EXTRA else "SB-5.6b"


def of_placing(event: Event, mode: str) -> str:
    """Tell where a card comes from, and whether it goes to its own sector."""
    card, sector, how = event[3:6]
    if how == AT_SET_UP:
        return "SB-11.5" if mode == LIGHT_SPEED else "SB-3.8"
    if how == FREE:
        return "SB-8.3a"
    return "SB-5.6c" if sector == SECTOR[card] else "SB-8.8"


BECAUSE: Final[dict[str, Because]] = {
    "drew": by_mode("SB-3.6", "SB-11.3"),
    "put-under": "SB-11.6",
    "order-rolled": by_mode("SB-3.10", "SB-11.7"),
    "first-player": by_mode("SB-3.9", "SB-11.7"),
    "bonus": "SB-3.11",
    "turn-began": "SB-5.0",
    "phase-began": lambda event, mode: f"SB-5.{event[3]}",
    "die-rolled": "SB-5.2",
    "die-set": "SB-8.9",
    "dice-picked-up": "SB-8.5",
    "dice-used": "SB-5.3",
    "shifted": "SB-8.1",
    "doubled": lambda event, mode: "SB-8.11" if event[4] else "SB-8.13",
    "sector-paid": "SB-5.4",
    "gained": of_gain,
    "charged": of_charge,
    "uncharged": "SB-8.7b",
    "arrow-turned": "SB-6.9",
    "owed": "SB-5.4b",
    "text-reward": "SB-6.6",
    "used": "SB-7.1",
    "lost": "SB-8.6",
    "bought": of_payment,
    "claimed": lambda event, mode: "SB-6.6" if event[4] == REWARDS_PHASE else "SB-8.3",
    "left-market": lambda event, mode: "SB-5.8" if event[2] < SHIPS_FOR_SALE else "SB-10.1",
    "filled": lambda event, mode: "SB-3.4" if event[4] == NO_PHASE else "SB-5.8",
    "placed": of_placing,
    "deployed": "SB-5.6c",
    "swapped": "SB-8.4",
    "exchanged": "SB-8.10",
    "end-in-sight": "SB-9.1",
    "extra-round": "SB-9.6",
    "game-over": lambda event, mode: "SB-8.15" if event[3] else "SB-9.5",
}
