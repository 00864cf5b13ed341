"""What the table can see happen; each event is emitted by the atom that makes it happen."""

from typing import Final, cast

from cosmodrome.games.space_base.cards import COLONY, RESOURCES, Cards
from cosmodrome.games.space_base.table import NO_CARD, NO_PHASE, SHIPS_FOR_SALE
from cosmodrome.games.space_base.table import REWARDS as REWARDS_PHASE
from cosmodrome.kernel.event import FLAG, NUMBER, SEAT, SEATS, Because, ComponentValue, Events, Happening, WordValue
from cosmodrome.kernel.message import Message

LIGHT_SPEED: Final = "light_speed"

# How a card came to a board
PURCHASED: Final = 0
EXTRA: Final = 1
FREE: Final = 2
AT_SET_UP: Final = 3
HOW: Final = WordValue(("purchased", "extra", "free", "at_set_up"))

# What put a cube on a card
BY_REWARD: Final = 0
BY_PLACING: Final = 1
BY_MOVING: Final = 2
CHARGED_BY: Final = WordValue(("reward", "placing", "moving"))

CARD: Final = ComponentValue("card")
RESOURCE: Final = WordValue(RESOURCES)
EVENTS: Final = Events()


# -- how some are told, and the rules behind some ----------------------------------------------------------------------
def tell_resource(happening: Happening) -> Message:
    """Tell a gain or loss of a resource; what no card gave is income."""
    name, said = happening.kind.name, happening.said()
    if name == "gained" and happening["card"] == NO_CARD:
        return Message("event-income", {"player": said["player"], "n": said["n"]})
    return Message(f"event-{name}-{said['resource']}", said)


def tell_dice(happening: Happening) -> Message:
    """Tell how somebody uses the dice."""
    said = happening.said()
    if happening["second"] == 0:
        return Message("event-used-sum", {"player": said["player"], "sector": said["first"]})
    return Message("event-used-separate", said)


def tell_phase(happening: Happening) -> Message:
    """Tell which phase begins."""
    return Message(f"event-phase-{happening['phase']}", {"player": happening.said()["player"]})


def by_mode(standard: str, light_speed: str) -> Because:
    """Return what finds the rule where Light speed has another one."""
    return lambda happening: light_speed if happening.mode == LIGHT_SPEED else standard


def of_gain(happening: Happening) -> str:
    """Tell rewards from abilities, colonies and income."""
    card, cards = happening["card"], cast(Cards, happening.components)
    if card == NO_CARD:
        return "SB-5.9"
    if cards.level[card] == COLONY:
        return "SB-10.3"
    return "SB-8.14" if cards.gives_by_ability(card, happening["resource"], happening["n"]) else "SB-6.1"


def of_payment(happening: Happening) -> str:
    """Tell the purchase of a turn from others."""
    if happening["how"] == AT_SET_UP:
        return "SB-11.4" if happening.mode == LIGHT_SPEED else "SB-3.7"
    return "SB-8.2" if happening["how"] == EXTRA else "SB-5.6b"


def of_placing(happening: Happening) -> str:
    """Tell where a card comes from, and whether it goes to its own sector."""
    if happening["how"] == AT_SET_UP:
        return "SB-11.5" if happening.mode == LIGHT_SPEED else "SB-3.8"
    if happening["how"] == FREE:
        return "SB-8.3a"
    own_sector = cast(Cards, happening.components).sector[happening["card"]]
    return "SB-5.6c" if happening["sector"] == own_sector else "SB-8.8"


def either(name: str, value: int, rule: str, other: str) -> Because:
    """Return what finds the rule by whether a number of the event has a value."""
    return lambda happening: rule if happening[name] == value else other


# -- the events --------------------------------------------------------------------------------------------------------
DREW: Final = EVENTS.add(  # at set-up
    "drew", {"player": SEAT, "card": CARD}, by_mode("SB-3.6", "SB-11.3"), ("decks", "players.*.drawn")
)
PUT_UNDER: Final = EVENTS.add(  # under its deck
    "put-under", {"player": SEAT, "card": CARD}, "SB-11.6", ("under_decks", "decks", "players.*.drawn")
)
ORDER_ROLLED: Final = EVENTS.add(
    "order-rolled", {"player": SEAT, "first": NUMBER, "second": NUMBER}, by_mode("SB-3.10", "SB-11.7")
)
FIRST_PLAYER: Final = EVENTS.add("first-player", {"player": SEAT}, by_mode("SB-3.9", "SB-11.7"), ("first",))
BONUS: Final = EVENTS.add(
    "bonus",
    {"player": SEAT, "resource": RESOURCE, "n": NUMBER},
    "SB-3.11",
    ("players.*.credits", "players.*.income"),
    tell_resource,
)
TURN_BEGAN: Final = EVENTS.add("turn-began", {"player": SEAT, "round": NUMBER}, "SB-5.0", ("active", "round", "dice"))
PHASE_BEGAN: Final = EVENTS.add(
    "phase-began",
    {"player": SEAT, "phase": NUMBER},
    lambda happening: f"SB-5.{happening['phase']}",
    ("phase", "placed"),
    tell_phase,
    quiet=True,
)
DIE_ROLLED: Final = EVENTS.add("die-rolled", {"player": SEAT, "die": NUMBER, "face": NUMBER}, "SB-5.2", ("dice",))
DIE_SET: Final = EVENTS.add("die-set", {"player": SEAT, "die": NUMBER, "face": NUMBER}, "SB-8.9", ("dice",))
DICE_PICKED_UP: Final = EVENTS.add(  # to be rolled again: a bit for each
    "dice-picked-up", {"player": SEAT, "dice": NUMBER}, "SB-8.5", ("dice",)
)
DICE_USED: Final = EVENTS.add(  # for two sectors, or for the sum and 0
    "dice-used",
    {"player": SEAT, "first": NUMBER, "second": NUMBER},
    "SB-5.3",
    ("players.*.use", "players.*.planned"),
    tell_dice,
)
SHIFTED: Final = EVENTS.add("shifted", {"player": SEAT, "sector": NUMBER}, "SB-8.1", ("players.*.use",))
DOUBLED: Final = EVENTS.add(
    "doubled",
    {"player": SEAT, "sector": NUMBER, "own_turn": FLAG},
    either("own_turn", 1, "SB-8.11", "SB-8.13"),
    ("doubled",),
)
SECTOR_PAID: Final = EVENTS.add("sector-paid", {"player": SEAT, "sector": NUMBER}, "SB-5.4", ("doubled",), quiet=True)
GAINED: Final = EVENTS.add(  # no card: income
    "gained",
    {"player": SEAT, "resource": RESOURCE, "n": NUMBER, "card": CARD},
    of_gain,
    ("players.*.credits", "players.*.income", "players.*.vp"),
    tell_resource,
)
CHARGED: Final = EVENTS.add(
    "charged",
    {"player": SEAT, "card": CARD, "cubes": NUMBER, "by": CHARGED_BY},
    lambda happening: ("SB-6.2", "SB-8.7", "SB-8.7b")[happening["by"]],
    ("players.*.sectors", "placed"),
)
UNCHARGED: Final = EVENTS.add(
    "uncharged", {"player": SEAT, "card": CARD, "cubes": NUMBER}, "SB-8.7b", ("players.*.sectors",)
)
ARROW_TURNED: Final = EVENTS.add("arrow-turned", {"player": SEAT, "card": CARD, "sector": NUMBER}, "SB-6.9")
OWED: Final = EVENTS.add("owed", {"player": SEAT, "card": CARD}, "SB-5.4b", ("owed",), quiet=True)
TEXT_REWARD: Final = EVENTS.add("text-reward", {"player": SEAT, "card": CARD}, "SB-6.6", ("owed",))
USED: Final = EVENTS.add("used", {"player": SEAT, "card": CARD, "cubes": NUMBER}, "SB-7.1", ("players.*.sectors",))
LOST: Final = EVENTS.add(
    "lost",
    {"player": SEAT, "resource": RESOURCE, "n": NUMBER, "card": CARD},
    "SB-8.6",
    ("players.*.vp",),
    tell_resource,
)
BOUGHT: Final = EVENTS.add(
    "bought",
    {"player": SEAT, "card": CARD, "credits": NUMBER, "how": HOW},
    of_payment,
    ("players.*.credits", "players.*.drawn"),
)
CLAIMED: Final = EVENTS.add(
    "claimed", {"player": SEAT, "card": CARD, "phase": NUMBER}, either("phase", REWARDS_PHASE, "SB-6.6", "SB-8.3")
)
LEFT_MARKET: Final = EVENTS.add(
    "left-market",
    {"slot": NUMBER, "card": CARD},
    lambda happening: "SB-5.8" if happening["slot"] < SHIPS_FOR_SALE else "SB-10.1",
    ("shipyard", "colonies"),
    quiet=True,
)
FILLED: Final = EVENTS.add(
    "filled",
    {"slot": NUMBER, "card": CARD, "phase": NUMBER},
    either("phase", NO_PHASE, "SB-3.4", "SB-5.8"),
    ("shipyard", "decks", "under_decks"),
)
PLACED: Final = EVENTS.add(
    "placed", {"player": SEAT, "card": CARD, "sector": NUMBER, "how": HOW}, of_placing, ("players.*.sectors",)
)
DEPLOYED: Final = EVENTS.add(
    "deployed", {"player": SEAT, "card": CARD, "sector": NUMBER, "cubes": NUMBER}, "SB-5.6c", ("players.*.sectors",)
)
SWAPPED: Final = EVENTS.add(
    "swapped", {"player": SEAT, "first": NUMBER, "second": NUMBER}, "SB-8.4", ("players.*.sectors",)
)
EXCHANGED: Final = EVENTS.add(
    "exchanged", {"player": SEAT, "card": CARD, "other": CARD}, "SB-8.10", ("players.*.sectors",)
)
END_IN_SIGHT: Final = EVENTS.add("end-in-sight", {"player": SEAT}, "SB-9.1", ("ending",))  # has 40 points
EXTRA_ROUND: Final = EVENTS.add("extra-round", {}, "SB-9.6")
GAME_OVER: Final = EVENTS.add(
    "game-over", {"winners": SEATS, "by_ability": FLAG}, either("by_ability", 1, "SB-8.15", "SB-9.5")
)
DICE_PLANNED: Final = EVENTS.add(  # known to the player alone until the active one has chosen
    "dice-planned",
    {"player": SEAT, "sum": FLAG},
    "SB-4.8a",
    ("players.*.planned",),
    lambda happening: Message(f"event-planned-{'sum' if happening['sum'] else 'separate'}"),
)
