"""What the table can see happen; each event is emitted by the atom that makes it happen."""

from typing import Final, cast

from cosmodrome.games.star_realms.cards import (
    ABILITIES,
    ALLY,
    DOUBLE_ALLY,
    FACTIONS,
    HAND_ZONE,
    LIFE,
    PLAY_ZONE,
    PRIMARY,
    RESOURCES,
    SCRAP,
    ZONES,
    Cards,
)
from cosmodrome.games.star_realms.formats import CHALLENGES
from cosmodrome.games.star_realms.table import ACQUISITION, LEDGER, TOLD_BOSS
from cosmodrome.kernel.event import (
    FLAG,
    NUMBER,
    SEATS,
    Because,
    ComponentValue,
    EventKind,
    Events,
    Happening,
    Told,
    Value,
    WordValue,
)
from cosmodrome.kernel.message import Arg, Message, Ref, Seat

BOSS: Final = TOLD_BOSS  # in the place of a seat

# How a card was acquired
BOUGHT_IT: Final = 0
FREE: Final = 1
FREE_ON_TOP: Final = 2
HOW: Final = WordValue(("bought", "free", "free_on_top"))

# What a card was discarded for
FOR_ANOTHER: Final = 0
FOR_OWN_DRAW: Final = 1
FOR_COMBAT: Final = 2
WHAT_FOR: Final = WordValue(("another", "own_draw", "combat"))


class OwnerValue(Value):
    """A seat, or the Boss."""

    def __init__(self, boss: str) -> None:
        super().__init__("number")
        self.boss: Final = boss  # how the Boss is mentioned

    def say(self, number: int, components: object) -> Arg:
        return Ref(self.boss) if number == BOSS else Seat(number)


class FactionValue(Value):
    """A faction."""

    def say(self, number: int, components: object) -> Arg:
        return Ref(FACTIONS[number])

    def json(self, number: int, components: object) -> object:
        return FACTIONS[number]


OWNER: Final = OwnerValue("the_boss")  # at the beginning of a sentence
OTHER: Final = OwnerValue("boss")
CARD: Final = ComponentValue("card")
FACTION: Final = FactionValue("string")
RESOURCE: Final = WordValue(RESOURCES)
ABILITY: Final = WordValue(ABILITIES)
ZONE: Final = WordValue(ZONES)


# -- what events change in a view --------------------------------------------------------------------------------------
Parts = tuple[str, ...]

HAND: Final[Parts] = ("players.*.hand", "players.*.hand_size", "players.*.unseen", "boss.hand")
DECK: Final[Parts] = (
    "players.*.deck_size", "players.*.deck_top", "players.*.unseen", "boss.deck", "boss.deck_top"
)  # fmt: skip
DISCARD: Final[Parts] = ("players.*.discard", "boss.discard")
FLEET: Final[Parts] = ("players.*.fleet", "boss.fleet")
HEAP: Final[Parts] = ("scrap_heap", "explorers")
TRADE: Final[Parts] = ("players.*.trade", "boss.trade")
COMBAT: Final[Parts] = ("players.*.combat", "boss.combat")
AUTHORITY: Final[Parts] = ("players.*.authority", "boss.authority")
COUNTED: Final[Parts] = ("players.*.scrapped", "boss.scrapped")
TRADE_DECK: Final[Parts] = ("trade_deck", "boss.trade_deck_top")
ROW: Final[Parts] = ("row",)


# -- how they are told -------------------------------------------------------------------------------------------------
def line(*names: str) -> Told:
    """Return what tells only some values of an event."""
    return lambda happening: say(happening, f"event-{happening.kind.name}", *names)


def say(happening: Happening, id: str, *names: str) -> Message:
    """Return a message with some values of an event."""
    said = happening.said()
    return Message(id, {name: said[name] for name in names})


def either(value: str, id: str, *names: str) -> Told:
    """Return what tells an event by another message where one of its numbers is not 0."""
    return lambda happening: say(happening, id if happening[value] else f"event-{happening.kind.name}", *names)


def by_word(value: str, id: str, *names: str) -> Told:
    """Return what tells an event by the message that one of its words stands in."""
    return lambda happening: say(happening, f"{id}-{happening.said()[value]}".replace("_", "-"), *names)


def tell_gain(happening: Happening) -> Message:
    """Tell a gain, or combat that was lost."""
    amount, said = happening["n"], happening.said()
    id = f"event-gained-{said['resource']}" if amount >= 0 else "event-lost-combat"
    return Message(id, {"player": said["player"], "n": abs(amount)})


def tell_gift(happening: Happening) -> Message:
    """Tell what somebody gave to a teammate."""
    id = "event-gave-combat" if happening["resource"] else "event-gave-trade"
    return say(happening, id, "player", "target", "n")


def tell_taking(happening: Happening) -> Message:
    """Tell what a Boss took."""
    return say(happening, "event-boss-ledger" if happening["pile"] == LEDGER else "event-boss-took", "card")


def tell_end(happening: Happening) -> Message:
    """Tell who won: some players, the Boss, or nobody before the turn limit."""
    winners = happening.said()["winners"]
    if isinstance(winners, tuple) and winners:
        return Message("event-game-over", {"winners": winners, "n": len(winners)})
    return Message("event-no-winner" if happening["by_limit"] else "event-boss-wins")


# -- the rules behind them ---------------------------------------------------------------------------------------------
Rules = dict[str, str]  # by mode

HYDRAS: Final[tuple[str, ...]] = ("hydra_two_headed", "hydra_three_headed")
TURNS: Final[Rules] = {
    "free_for_all": "SR-14.1",
    "hunter": "SR-15.1",
    "hunter_first_blood": "SR-15.1",
    **dict.fromkeys(HYDRAS, "SR-17.4"),
    "emperor": "SR-18.4",
    "raid": "SR-19.1",
    **dict.fromkeys(CHALLENGES, "SR-20.4"),
    "dimensional_horror": "SR-25.3",
}
ENDS: Final[Rules] = {
    "free_for_all": "SR-14.3",
    "hunter": "SR-15.6",
    "hunter_first_blood": "SR-16.1",
    **dict.fromkeys(HYDRAS, "SR-17.9"),
    "emperor": "SR-18.10",
    "raid": "SR-19.10",
    **dict.fromkeys(CHALLENGES, "SR-20.13"),
}
BOSS_PLAYS: Final[Rules] = {
    "automatons": "SR-23.3",
    "blob_assault": "SR-24.3",
    "madness_of_the_machine": "SR-26.4",
    "defy_the_empire": "SR-29.5",
    "the_cost_of_freedom": "SR-30.6",
}
BOSS_DRAWS: Final[Rules] = {
    "madness_of_the_machine": "SR-26.3",
    "defy_the_empire": "SR-29.4",
    "the_cost_of_freedom": "SR-30.5",
}
BOSS_SCRAPS_ROW: Final[Rules] = {"nemesis_beast": "SR-27.3", "pirates_of_the_dark_star": "SR-28.4"}
BOSS_BUYS: Final[Rules] = {"defy_the_empire": "SR-29.5", "the_cost_of_freedom": "SR-30.6"}
BOSS_GAINS: Final[Rules] = {"nemesis_beast": "SR-27.3", "pirates_of_the_dark_star": "SR-28.5"}
REMOVED: Final[Rules] = {"dimensional_horror": "SR-25.10", "pirates_of_the_dark_star": "SR-28.7"}
POOLS: Final = ("SR-5.2", "SR-5.2", "SR-5.3")  # by resource
ABILITY_RULES: Final = {PRIMARY: "SR-4.6", ALLY: "SR-5.6", DOUBLE_ALLY: "SR-5.12", SCRAP: "SR-6.1"}
# Cards with a rule of their own, by id and ability
OWN_RULES: Final = {
    ("burrower", SCRAP): "SR-11.2",
    ("pulverizer", PRIMARY): "SR-11.4",
    ("neural_nexus", PRIMARY): "SR-11.4",
    ("reclamation_station", PRIMARY): "SR-11.5",
    ("reclamation_station", SCRAP): "SR-11.6",
    ("conversion_yard", PRIMARY): "SR-11.7",
    ("nanobot_swarm", PRIMARY): "SR-11.8",
    ("repair_mech", PRIMARY): "SR-11.9",
    ("warpgate_cruiser", PRIMARY): "SR-11.11",
    ("gateship", PRIMARY): "SR-11.3",
    ("blob_miner", PRIMARY): "SR-11.1",
    ("orbital_shuttle", PRIMARY): "SR-11.12",
    ("long_hauler", SCRAP): "SR-11.13",
    ("mobile_market", SCRAP): "SR-11.14",
    ("imperial_flagship", ALLY): "SR-11.15",
    ("moonwurm_hatchling", PRIMARY): "SR-11.16",
    ("enforcer_mech", ALLY): "SR-11.16",
    ("federation_battleship", ALLY): "SR-11.16",
}


def cards_of(happening: Happening) -> Cards:
    """Return the data set behind an event."""
    return cast(Cards, happening.components)


def by_mode(rules: Rules, otherwise: str) -> Because:
    """Return what finds the rule where some modes have their own."""
    return lambda happening: rules.get(happening.mode, otherwise)


def by_owner(players: str, boss: str, rules: Rules | None = None) -> Because:
    """Return what finds the rule where it is another one for a Boss, or for some Bosses."""
    of_bosses = rules or {}
    return lambda happening: of_bosses.get(happening.mode, boss) if happening["player"] == BOSS else players


def of_playing(happening: Happening) -> str:
    """Tell what a Boss plays, and ships with a ruling on what they do at once, from other cards."""
    cards, kind = cards_of(happening), happening["card"]
    if happening["player"] == BOSS:
        return BOSS_PLAYS.get(happening.mode, "SR-20.25")
    return "SR-4.1" if cards.base[kind] else OWN_RULES.get((cards.id(kind), PRIMARY), "SR-4.1")


def of_ability(happening: Happening) -> str:
    """Prefer the rule about the card to the one about its kind of ability."""
    ability = happening["ability"]
    return OWN_RULES.get((cards_of(happening).id(happening["card"]), ability), ABILITY_RULES[ability])


def of_gain(happening: Happening) -> str:
    """Tell the resources apart; a negative gain is combat that a Boss could not use."""
    resource, mode = happening["resource"], happening.mode
    if happening["n"] < 0:
        return "SR-28.6"
    if happening["player"] == BOSS and mode in BOSS_GAINS:
        return "SR-27.4" if mode == "nemesis_beast" and resource == LIFE else BOSS_GAINS[mode]
    return "SR-17.8" if resource == LIFE and mode in HYDRAS else POOLS[resource]


def of_acquiring(happening: Happening) -> str:
    """Tell bought cards from free ones, and where they go."""
    if happening["how"] == FREE_ON_TOP:
        return "SR-11.3"
    if happening["on_top"]:
        return "SR-11.13"
    return "SR-7.1" if happening["how"] == BOUGHT_IT else "SR-11.2"


def of_scrapping(happening: Happening) -> str:
    """Tell scrap abilities from other effects; Explorers go elsewhere."""
    if happening["card"] == cards_of(happening).explorer:
        return "SR-6.5"
    return "SR-6.1" if happening["zone"] == PLAY_ZONE else "SR-6.4"


def of_base_attack(happening: Happening) -> str:
    """Tell a Boss's attacks, and those of raiders that only damage a base."""
    if happening["player"] == BOSS:
        return "SR-21.1"
    damaged = happening.mode == "raid" and happening["n"] < cards_of(happening).defense[happening["card"]]
    return "SR-19.6" if damaged else "SR-8.1"


def of_discard(happening: Happening) -> str:
    """Tell what a card was discarded for."""
    what_for = happening["what_for"]
    if happening["player"] == BOSS:
        return "SR-20.19" if what_for == FOR_ANOTHER else "SR-29.8"
    return ("SR-5.15", "SR-11.10", "SR-11.11")[what_for]


def of_topping(happening: Happening) -> str:
    """Tell Repair Mechs from what the Dimensional Horror and the Nemesis Beast do to a player."""
    if happening["player"] == BOSS:
        return "SR-26.5"
    if happening.mode == "dimensional_horror" and not cards_of(happening).traded[happening["card"]]:
        return "SR-25.6"
    return "SR-27.4" if happening["zone"] == HAND_ZONE else "SR-11.9"


def of_taking(happening: Happening) -> str:
    """Tell the ledger, the acquisition deck, and the elite and subjects decks apart."""
    return {LEDGER: "SR-30.6", ACQUISITION: "SR-30.7"}.get(happening["pile"], "SR-29.6")


def of_end(happening: Happening) -> str:
    """Tell the end of each format; a turn limit ends any."""
    if happening["by_limit"]:
        return "SR-10.3"
    if happening.mode == "dimensional_horror" and happening["winners"]:
        return "SR-25.9"
    return ENDS.get(happening.mode, "SR-10.1")


# -- the events --------------------------------------------------------------------------------------------------------
EVENTS: Final = Events()
ONE_CARD: Final[dict[str, Value]] = {"player": OWNER, "card": CARD}


def add(
    name: str,
    values: dict[str, Value],
    rule: Because,
    changes: Parts = (),
    told: Told | None = None,
    quiet: bool = False,
) -> EventKind:
    """Declare the next event; as the forecast follows from all that lies open, any event may change it."""
    return EVENTS.add(name, values, rule, (*changes, "forecast"), told, quiet)


TURN_BEGAN: Final = add(
    "turn-began", {"player": OWNER, "turn": NUMBER}, by_mode(TURNS, "SR-3.1"), ("turn", "active", *FLEET)
)
PLAYED: Final = add("played", ONE_CARD, of_playing, (*HAND, *FLEET, *DECK, *TRADE_DECK))
USED_ABILITY: Final = add(
    "used-ability",
    {"player": OWNER, "card": CARD, "ability": ABILITY},
    of_ability,
    FLEET,
    by_word("ability", "event-used", "player", "card"),
)
GAINED: Final = add(  # less than nothing: combat that a Boss loses
    "gained",
    {"player": OWNER, "resource": RESOURCE, "n": NUMBER},
    of_gain,
    (*TRADE, *COMBAT, *AUTHORITY),
    tell_gain,
)
DREW: Final = add(  # for those who may see the hand
    "drew", ONE_CARD, by_owner("SR-2.8", "SR-20.21", BOSS_DRAWS), (*HAND, *DECK)
)
DREW_HIDDEN: Final = add(  # for everybody else
    "drew-hidden", {"player": OWNER}, by_owner("SR-2.8", "SR-20.21", BOSS_DRAWS), (*HAND, *DECK)
)
SHUFFLED: Final = add(
    "shuffled", {"player": OWNER}, by_owner("SR-9.4", "SR-20.21", {"blob_assault": "SR-24.6"}), (*DISCARD, *DECK)
)
BOUGHT: Final = add(
    "bought", {"player": OWNER, "card": CARD, "price": NUMBER}, by_owner("SR-7.1", "SR-20.16", BOSS_BUYS), TRADE
)
ACQUIRED: Final = add(
    "acquired",
    {"player": OWNER, "card": CARD, "on_top": FLAG, "how": HOW},
    of_acquiring,
    (*DISCARD, *DECK, "players.*.next_bases"),
    either("on_top", "event-acquired-on-top", "player", "card"),
)
ROW_CARD_LEFT: Final = add("row-card-left", {"slot": NUMBER, "card": CARD}, "SR-7.4", ROW, line("card"), quiet=True)
ROW_FILLED: Final = add(
    "row-filled",
    {"slot": NUMBER, "card": CARD, "turn": NUMBER},
    lambda happening: "SR-7.4" if happening["turn"] else "SR-2.5",
    (*ROW, *TRADE_DECK),
    line("card"),
)
SCRAPPED: Final = add(
    "scrapped",
    {"player": OWNER, "card": CARD, "zone": ZONE},
    of_scrapping,
    (*HAND, *DISCARD, *FLEET, *COUNTED, *HEAP),
    by_word("zone", "event-scrapped", "player", "card"),
)
ROW_CARD_SCRAPPED: Final = add("row-card-scrapped", ONE_CARD, by_owner("SR-6.4", "SR-20.17", BOSS_SCRAPS_ROW), HEAP)
ATTACKED: Final = add(
    "attacked",
    {"player": OWNER, "target": OTHER, "n": NUMBER, "team": FLAG},
    by_owner("SR-8.3", "SR-21.1"),
    (*COMBAT, *AUTHORITY),
    either("team", "event-attacked-team", "player", "target", "n"),
)
BASE_ATTACKED: Final = add(
    "base-attacked",
    {"player": OWNER, "target": OTHER, "card": CARD, "n": NUMBER},
    of_base_attack,
    (*COMBAT, *FLEET),
)
BASE_DESTROYED: Final = add("base-destroyed", ONE_CARD, by_owner("SR-4.7", "SR-20.15"), (*FLEET, *DISCARD, *HEAP))
DISCARDED: Final = add(
    "discarded",
    {"player": OWNER, "card": CARD, "what_for": WHAT_FOR},
    of_discard,
    (*HAND, *DISCARD),
    line("player", "card"),
)
TOPPED: Final = add(  # from hand or discard pile to the top of the deck
    "topped",
    {"player": OWNER, "card": CARD, "zone": ZONE},
    of_topping,
    (*HAND, *DISCARD, *DECK),
    by_word("zone", "event-topped", "player", "card"),
)
NEXT_BASE_TOPPED: Final = add("next-base-topped", {"player": OWNER}, "SR-11.13", ("players.*.next_bases",))
WILL_RETURN: Final = add("will-return", ONE_CARD, "SR-11.14", ("players.*.returning",))
RETURNED: Final = add("returned", ONE_CARD, "SR-11.14", ("players.*.returning", *DISCARD, *HEAP))
CLEANED_UP: Final = add(
    "cleaned-up",
    {"player": OWNER},
    by_owner("SR-9.1", "SR-20.16"),
    (*TRADE, *COMBAT, *HAND, *DISCARD, *FLEET, *COUNTED, *HEAP, "players.*.next_bases"),
)
SWITCHED_ON: Final = add("switched-on", {"player": OWNER, "faction": FACTION}, "SR-5.7", FLEET, quiet=True)
EXPLORER_LEFT: Final = add("explorer-left", {}, "SR-7.6", ("explorers",), quiet=True)
GAME_OVER: Final = add("game-over", {"winners": SEATS, "by_limit": FLAG}, of_end, told=tell_end)
DONE: Final = add("done", {"player": OWNER}, "SR-17.4")  # ends the shared turn for themselves
GAVE: Final = add(
    "gave",
    {"player": OWNER, "target": OTHER, "resource": RESOURCE, "n": NUMBER},
    "SR-17.6",
    (*TRADE, *COMBAT),
    tell_gift,
)
GIFTED: Final = add("gifted", {"player": OWNER, "target": OTHER, "card": CARD}, "SR-18.8", (*TRADE, *DISCARD))
WENT_OUT: Final = add("went-out", {"player": OWNER}, by_mode(REMOVED, "SR-10.1"), ("players.*.out", "players.*.team"))
LEFT_LEGACY: Final = add(
    "left-legacy",
    {"player": OWNER, "target": OTHER, "card": CARD, "zone": ZONE},
    by_mode({"emperor": "SR-18.9"}, "SR-19.9"),
    (*HAND, *DISCARD, *FLEET, *DECK),
    line("player", "target", "card"),
)
CARDS_REMOVED: Final = add(  # scrapped: those that were acquired, in a challenge
    "cards-removed",
    {"player": OWNER, "scrapped": FLAG},
    by_mode(REMOVED, "SR-12.2"),
    (*HAND, *DISCARD, *FLEET, *DECK, *TRADE, *COMBAT, *HEAP, "out_of_game"),
    either("scrapped", "event-cards-scrapped", "player"),
)
ROW_MULLIGANED: Final = add("row-mulliganed", {"player": OWNER}, "SR-20.7", (*ROW, *HEAP, "boss.mulligan_used"))
TRADE_DECK_REBUILT: Final = add(
    "trade-deck-rebuilt", {}, "SR-20.12", ("trade_deck", *HEAP, "boss.buried", "boss.buried_unseen")
)
ROW_SHIFTED: Final = add("row-shifted", {}, "SR-20.14", ROW)
FED: Final = add("fed", {"faction": FACTION, "card": CARD}, "SR-25.4", ("trade_deck", "boss.tentacles.*"))
TENTACLE_CUT: Final = add(
    "tentacle-cut",
    {"player": OWNER, "card": CARD, "n": NUMBER},
    "SR-25.8",
    (*COMBAT, *HEAP, "boss.tentacles.*"),
)
BURIED: Final = add("buried", {"card": CARD}, "SR-27.3", (*HEAP, "boss.buried"))
COUNTER_RAISED: Final = add(
    "counter-raised", {"counter": NUMBER, "n": NUMBER}, "SR-23.8", ("boss.assimilation",), line("n")
)
BOSS_TOOK: Final = add("boss-took", {"card": CARD, "pile": NUMBER}, of_taking, ("boss.*",), tell_taking)
LEDGER_SCRAPPED: Final = add("ledger-scrapped", {}, "SR-30.7", (*HEAP, "boss.ledger"))
BOSS_OWES: Final = add("boss-owes", {"n": NUMBER}, "SR-20.19", ("boss.owed",))
FORGIVEN: Final = add("forgiven", {}, "SR-20.19", ("boss.owed",))
BASE_RETURNED: Final = add(  # from the Boss's discard pile into play
    "base-returned", {"card": CARD}, "SR-24.4", DISCARD
)
TRADE_CARD_TOPPED: Final = add("trade-card-topped", {"card": CARD}, "SR-23.7a", TRADE_DECK)
