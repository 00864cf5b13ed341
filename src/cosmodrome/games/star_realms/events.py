"""What the table can see happen; each event is emitted by the atom that makes it happen."""

from typing import Final

from cosmodrome.games.star_realms import reasons as why
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.cards import ABILITIES, FACTIONS, RESOURCES, ZONES
from cosmodrome.games.star_realms.table import LEDGER, TOLD_BOSS
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
from cosmodrome.kernel.state import State

HOW: Final = WordValue(("bought", "free", "free_on_top"))
DRAWN_FOR: Final = WordValue(("set_up", "draw_phase", "effect", "boss_discard"))
WHAT_FOR: Final = WordValue(("another", "own_draw", "combat"))
PILE: Final = WordValue(("trade_top", "elite", "subjects", "subject", "acquisition", "acquisition_bottom", "ledger"))


class OwnerValue(Value):
    """A seat, or the Boss."""

    def __init__(self, boss: str) -> None:
        super().__init__("number")
        self.boss: Final = boss  # how the Boss is mentioned

    def told(self, g: State, number: int) -> int:
        return TOLD_BOSS if number == t.BOSS.get(g) else number

    def say(self, number: int, components: object) -> Arg:
        return Ref(self.boss) if number == TOLD_BOSS else Seat(number)


class VictimValue(OwnerValue):
    """An owner to whom, or to whose base, something is done: named in the genitive."""

    def say(self, number: int, components: object) -> Arg:
        return Message("whose-boss") if number == TOLD_BOSS else Message("whose-player", {"player": Seat(number)})


class FactionValue(Value):
    """A faction."""

    def say(self, number: int, components: object) -> Arg:
        return Ref(FACTIONS[number])

    def json(self, number: int, components: object) -> object:
        return FACTIONS[number]


OWNER: Final = OwnerValue("the_boss")  # at the beginning of a sentence
OTHER: Final = OwnerValue("boss")
VICTIM: Final = VictimValue("boss")
CARD: Final = ComponentValue("card")
FACTION: Final = FactionValue("string")
RESOURCE: Final = WordValue(RESOURCES)
ABILITY: Final = WordValue(ABILITIES)
ZONE: Final = WordValue(ZONES)


# -- what events change in a view --------------------------------------------------------------------------------------
Parts = tuple[str, ...]

HAND: Final[Parts] = ("players.*.hand", "players.*.hand_size", "players.*.unseen", "players.*.links", "boss.hand")
DECK: Final[Parts] = (
    "players.*.deck_size", "players.*.deck_top", "players.*.unseen", "boss.deck", "boss.deck_top"
)  # fmt: skip
DISCARD: Final[Parts] = ("players.*.discard", "boss.discard")
FLEET: Final[Parts] = (
    "players.*.fleet", "players.*.shielded", "players.*.at_hand", "players.*.links", "boss.fleet"
)  # fmt: skip
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
    "turn-began", {"player": OWNER, "turn": NUMBER}, why.by_mode(why.TURNS, "SR-3.1"), ("turn", "active", *FLEET)
)
PLAYED: Final = add("played", ONE_CARD, why.of_playing, (*HAND, *FLEET, *DECK, *TRADE_DECK))
USED_ABILITY: Final = add(
    "used-ability",
    {"player": OWNER, "card": CARD, "ability": ABILITY},
    why.of_ability,
    FLEET,
    by_word("ability", "event-used", "player", "card"),
)
GAINED: Final = add(  # less than nothing: combat that a Boss loses
    "gained",
    {"player": OWNER, "resource": RESOURCE, "n": NUMBER},
    why.of_gain,
    (*TRADE, *COMBAT, *AUTHORITY),
    tell_gain,
)
DREW: Final = add(  # for those who may see the hand
    "drew",
    {"player": OWNER, "card": CARD, "what_for": DRAWN_FOR},
    why.of_drawing,
    (*HAND, *DECK),
    line("player", "card"),
)
DREW_HIDDEN: Final = add(  # for everybody else
    "drew-hidden", {"player": OWNER, "what_for": DRAWN_FOR}, why.of_drawing, (*HAND, *DECK), line("player")
)
SHUFFLED: Final = add(
    "shuffled", {"player": OWNER}, why.by_owner("SR-9.4", "SR-20.21", {"blob_assault": "SR-24.6"}), (*DISCARD, *DECK)
)
BOUGHT: Final = add(
    "bought", {"player": OWNER, "card": CARD, "price": NUMBER}, why.by_owner("SR-7.1", "SR-20.16", why.BOSS_BUYS), TRADE
)
ACQUIRED: Final = add(
    "acquired",
    {"player": OWNER, "card": CARD, "on_top": FLAG, "how": HOW},
    why.of_acquiring,
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
    why.of_scrapping,
    (*HAND, *DISCARD, *FLEET, *COUNTED, *HEAP),
    by_word("zone", "event-scrapped", "player", "card"),
)
ROW_CARD_SCRAPPED: Final = add(
    "row-card-scrapped", ONE_CARD, why.by_owner("SR-6.4", "SR-20.17", why.BOSS_SCRAPS_ROW), HEAP
)
ATTACKED: Final = add(
    "attacked",
    {"player": OWNER, "target": VICTIM, "n": NUMBER, "team": FLAG},
    why.by_owner("SR-8.3", "SR-21.1"),
    (*COMBAT, *AUTHORITY),
    either("team", "event-attacked-team", "player", "target", "n"),
)
BASE_ATTACKED: Final = add(
    "base-attacked",
    {"player": OWNER, "target": VICTIM, "card": CARD, "n": NUMBER},
    why.of_base_attack,
    (*COMBAT, *FLEET),
)
BASE_DESTROYED: Final = add("base-destroyed", ONE_CARD, why.by_owner("SR-4.7", "SR-20.15"), (*FLEET, *DISCARD, *HEAP))
DISCARDED: Final = add(
    "discarded",
    {"player": OWNER, "card": CARD, "what_for": WHAT_FOR},
    why.of_discard,
    (*HAND, *DISCARD),
    line("player", "card"),
)
TOPPED: Final = add(  # from hand or discard pile to the top of the deck
    "topped",
    {"player": OWNER, "card": CARD, "zone": ZONE},
    why.of_topping,
    (*HAND, *DISCARD, *DECK),
    by_word("zone", "event-topped", "player", "card"),
)
NEXT_BASE_TOPPED: Final = add("next-base-topped", {"player": OWNER}, "SR-11.13", ("players.*.next_bases",))
WILL_RETURN: Final = add("will-return", ONE_CARD, "SR-11.14", ("players.*.returning",))
RETURNED: Final = add("returned", ONE_CARD, "SR-11.14", ("players.*.returning", *DISCARD, *HEAP))
CLEANED_UP: Final = add(
    "cleaned-up",
    {"player": OWNER},
    why.by_owner("SR-9.1", "SR-20.16"),
    (*TRADE, *COMBAT, *HAND, *DISCARD, *FLEET, *COUNTED, *HEAP, "players.*.next_bases"),
)
SWITCHED_ON: Final = add("switched-on", {"player": OWNER, "faction": FACTION}, "SR-5.7", FLEET, quiet=True)
EXPLORER_LEFT: Final = add("explorer-left", {}, "SR-7.6", ("explorers",), quiet=True)
GAME_OVER: Final = add("game-over", {"winners": SEATS, "by_limit": FLAG}, why.of_end, told=tell_end)
DONE: Final = add("done", {"player": OWNER}, "SR-17.4")  # ends the shared turn for themselves
GAVE: Final = add(
    "gave",
    {"player": OWNER, "target": OTHER, "resource": RESOURCE, "n": NUMBER},
    "SR-17.6",
    (*TRADE, *COMBAT),
    tell_gift,
)
GIFTED: Final = add("gifted", {"player": OWNER, "target": OTHER, "card": CARD}, "SR-18.8", (*TRADE, *DISCARD))
WENT_OUT: Final = add(
    "went-out", {"player": OWNER}, why.by_mode(why.REMOVED, "SR-10.1"), ("players.*.out", "players.*.team")
)
LEFT_LEGACY: Final = add(
    "left-legacy",
    {"player": OWNER, "target": OTHER, "card": CARD, "zone": ZONE},
    why.by_mode({"emperor": "SR-18.9"}, "SR-19.9"),
    (*HAND, *DISCARD, *FLEET, *DECK),
    line("player", "target", "card"),
)
CARDS_REMOVED: Final = add(  # scrapped: those that were acquired, in a challenge
    "cards-removed",
    {"player": OWNER, "scrapped": FLAG},
    why.by_mode(why.REMOVED, "SR-12.2"),
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
BOSS_TOOK: Final = add("boss-took", {"card": CARD, "pile": PILE}, why.of_taking, ("boss.*",), tell_taking)
LEDGER_SCRAPPED: Final = add("ledger-scrapped", {}, "SR-30.7", (*HEAP, "boss.ledger"))
BOSS_OWES: Final = add("boss-owes", {"n": NUMBER}, "SR-20.19", ("boss.owed",))
FORGIVEN: Final = add("forgiven", {}, "SR-20.19", ("boss.owed",))
BASE_RETURNED: Final = add(  # from the Boss's discard pile into play
    "base-returned", {"card": CARD}, "SR-24.4", DISCARD
)
TRADE_CARD_TOPPED: Final = add("trade-card-topped", {"card": CARD}, "SR-23.7a", TRADE_DECK)
