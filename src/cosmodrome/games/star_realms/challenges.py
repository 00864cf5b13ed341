"""The eight challenges (SR-20 to SR-30) as tables of ints, read from ``components.json``.

A Boss's order of play is a list of steps, each a verb and three arguments, carried out by ``rules.boss``; what it does
by the colour of a card (Dimensional Horror, Nemesis Beast, Pirates) is a list of such steps for each faction.
"""

from pathlib import Path
from typing import Final

from cosmodrome.games.star_realms.data import FACTIONS, KIND, SCOUT, VIPER
from cosmodrome.kernel.data import Entry, load_data

CHALLENGES: Final = (
    "automatons",
    "blob_assault",
    "dimensional_horror",
    "madness_of_the_machine",
    "nemesis_beast",
    "pirates_of_the_dark_star",
    "defy_the_empire",
    "the_cost_of_freedom",
)
AUTOMATONS: Final = 0
BLOB_ASSAULT: Final = 1
DIMENSIONAL_HORROR: Final = 2
MADNESS: Final = 3
NEMESIS_BEAST: Final = 4
PIRATES: Final = 5
DEFY_THE_EMPIRE: Final = 6
COST_OF_FREEDOM: Final = 7

# How the players stand together
HYDRA: Final = 0
POOLED: Final = 1
INDIVIDUAL: Final = 2

# Verbs of a Boss, with the meaning of their arguments
STEP: Final = 4
END_TURN: Final = 0
USE_PRIMARY: Final = 1
USE_ALLY: Final = 2
USE_DOUBLE_ALLY: Final = 3
USE_SCRAP: Final = 4  # kind, only (1) or except (0)
PLAY_BEST: Final = 5  # faction, or NO_FACTION for any card
PLAY_STARTERS: Final = 6
BUY_OWN: Final = 7
BUY_ROW: Final = 8
ATTACK: Final = 9
RAISE_COUNTER: Final = 10  # amount
FEED: Final = 11
SHIFT: Final = 12
REVEAL_FED: Final = 13
FACTION_ABILITY: Final = 14
GAIN_LONGEST: Final = 15
SCRAP_FARTHEST: Final = 16  # for each player (1) or once (0)
BURY: Final = 17
REVEAL: Final = 18
RAID_PLAYERS: Final = 19
PLAY_TRADE_CARDS: Final = 20
PLAY_TOP: Final = 21
DRAW: Final = 22  # cards, for each player beyond the first
GAIN_COMBAT: Final = 23  # amount
GAIN_AUTHORITY: Final = 24  # amount for each player
DISCARD: Final = 25  # cards, of the victim (0) or of each player (1)
TOP_STARTER: Final = 26
DESTROY_ALL: Final = 27
DESTROY_OR_COMBAT: Final = 28  # combat for each player without a base to destroy
TOP_RANDOM: Final = 29
RAID_ATTACK: Final = 30  # times, of the revealed card's cost (0) or of the highest cost in the row (1)
RAID_AUTHORITY: Final = 31  # times the revealed card's cost

STEP_VERBS: Final = {
    "end_turn": END_TURN,
    "use_base_primary": USE_PRIMARY,
    "use_ally": USE_ALLY,
    "use_double_ally": USE_DOUBLE_ALLY,
    "play_all": PLAY_STARTERS,
    "attack": ATTACK,
    "feed_farthest_row_card": FEED,
    "shift_row_away_from_deck": SHIFT,
    "reveal_until_other_faction": REVEAL_FED,
    "use_faction_ability": FACTION_ABILITY,
    "put_scrapped_card_facedown": BURY,
    "reveal_to_free_row_slots": REVEAL,
    "raid_players": RAID_PLAYERS,
    "boss_play_from_trade_deck": PLAY_TRADE_CARDS,
    "boss_play_top_of_deck": PLAY_TOP,
}

# The tables, by challenge
NAMES: Final[list[dict[str, str]]] = []
PLAYERS: Final[list[tuple[int, ...]]] = []
TOGETHER: Final[list[int]] = []  # HYDRA, POOLED or INDIVIDUAL
BOSS_AUTHORITY: Final[list[int]] = []  # for each player; 0 where the Boss has none
PLAYER_AUTHORITY: Final[list[int]] = []
PLAYER_DECK: Final[list[list[int]]] = []
HAS_HAND: Final[list[bool]] = []
HAS_DISCARD: Final[list[bool]] = []
HAS_BASES: Final[list[bool]] = []
REMOVED_FACTION: Final[list[int]] = []  # not in the trade deck; -1: none
LOOPS: Final[list[bool]] = []  # after a step in which it did something the Boss starts again (SR-20.10)
BEFORE: Final[list[list[int]]] = []  # steps at the start of its turn, done once
STEPS: Final[list[list[int]]] = []
FACTION_STEPS: Final[list[list[list[int]]]] = []  # by challenge and faction

# Of one challenge each
ASSIMILATION: Final[list[int]] = [0, 0]  # at first, for each player beyond the first
BLOB_DECK: Final[list[int]] = []  # top first
BLOB_DISCARD: Final[list[int]] = []
BLOB_UNUSED: Final[list[int]] = []
BLOB_DRAW_COMBAT: Final[list[int]] = []  # combat instead of a draw without a base
TENTACLE_CARDS: Final[list[int]] = []
BURIED: Final[dict[int, int]] = {}  # cards face down at first, by players
MADNESS_DECK: Final[list[int]] = []
EMPIRE_DECK: Final[list[int]] = []
ELITE: Final[list[int]] = []  # top first
SUBJECTS: Final[list[int]] = []
ACQUISITION_BOTTOM: Final[list[int]] = []
ACQUISITION: Final[dict[int, list[int]]] = {}  # by players
FREEDOM_DECK: Final[dict[int, list[int]]] = {}  # by players
LEDGER: Final[list[int]] = []  # threshold, more for each player beyond the first, authority once nothing is left

NO_BASE_COMBAT: Final[list[int]] = []  # combat instead of destroying a base of a Boss that never has any (SR-20.20)


def load(path: Path) -> None:
    """Fill the tables from a data file."""
    data = load_data(path)
    found = {entry.text("id"): entry for entry in data.entries("components")}
    for id in CHALLENGES:
        if id not in found:
            raise data.fail("components", f"a list that holds {id}")
        add_challenge(found[id])
    never = data.entry("boss_policy").entry("destroy_base_effect_against_boss_that_never_has_bases")
    NO_BASE_COMBAT.append(never.entries("instead")[0].whole("n", 1))


def add_challenge(card: Entry) -> None:
    """Add one challenge to the tables."""
    players, zones = card.entry("players"), card.entry("boss_zones")
    NAMES.append(card.names())
    PLAYERS.append(tuple(range(players.whole("min", 1, 4), players.whole("max", 1, 4) + 1)))
    TOGETHER.append(card.one_of("team_mode", ("hydra", "pooled", "individual")))
    has_authority = card.has("boss_authority_per_player")
    BOSS_AUTHORITY.append(card.whole("boss_authority_per_player", 1) if has_authority else 0)
    PLAYER_AUTHORITY.append(card.whole("player_authority", 1))
    PLAYER_DECK.append(cards_of(card.entry("player_deck")))
    HAS_HAND.append(zones.flag("hand"))
    HAS_DISCARD.append(zones.flag("discard"))
    HAS_BASES.append(zones.flag("in_play"))
    REMOVED_FACTION.append(-1)
    order = card.entry("order_of_play")
    LOOPS.append(order.one_of("loop", ("once", "restart_on_action")) == 1)
    BEFORE.append(steps_of(order.entries("before")))
    STEPS.append(steps_of(order.entries("steps")))
    FACTION_STEPS.append([[] for _ in FACTIONS])
    for effect in card.entries("setup"):
        add_setup(effect)
    for front in card.entries("front"):
        if front.has("table"):
            add_faction_table(front.entry("table"))
    for special in card.entries("special_rules"):
        if special.has("do"):
            add_special(special.entries("do")[0])


def add_setup(effect: Entry) -> None:
    """Add one entry of a challenge's set-up."""
    op = effect.text("op")
    if op == "remove_faction_from_trade_deck":
        REMOVED_FACTION[-1] = effect.one_of("faction", FACTIONS)
    elif op == "set_counter":
        ASSIMILATION[:] = growing(effect.entry("n"))
    elif op == "put_in_boss_discard":
        BLOB_DISCARD.extend(cards_of(effect.entry("cards")))
    elif op == "boss_deck_ordered_top_to_bottom":
        BLOB_DECK.extend(kinds_of(effect, "cards"))
    elif op == "set_aside_unused":
        BLOB_UNUSED.extend(cards_of(effect.entry("cards")))
    elif op == "reveal_to_tentacles":
        TENTACLE_CARDS.append(effect.whole("n", 1))
    elif op == "facedown_from_trade_deck":
        by_players = effect.entry("n").entry("by_players")
        BURIED.update({players: by_players.whole(str(players)) for players in PLAYERS[-1]})
    elif op == "boss_trade_deck":
        if effect.one_of("id", ("elite", "subjects")) == 0:
            ELITE.extend(kinds_of(effect, "ordered_top_to_bottom"))
        else:
            SUBJECTS.extend(cards_of(effect.entry("shuffled")))
    elif op == "acquisition_deck":
        add_acquisition(effect)
    elif op == "boss_deck_shuffled":
        add_boss_deck(effect)
    else:
        raise effect.fail("op", "a known step of a set-up")


def add_boss_deck(effect: Entry) -> None:
    """Add the deck of a Boss that draws cards."""
    if effect.has("cards_by_players"):
        by_players = effect.entry("cards_by_players")
        FREEDOM_DECK.update({players: cards_of(by_players.entry(str(players))) for players in PLAYERS[-1]})
    elif len(NAMES) - 1 == MADNESS:
        MADNESS_DECK.extend(cards_of(effect.entry("cards")))
    else:
        EMPIRE_DECK.extend(cards_of(effect.entry("cards")))


def add_acquisition(effect: Entry) -> None:
    """Add the acquisition deck of The Cost of Freedom (SR-30.2)."""
    ACQUISITION_BOTTOM.extend(kinds_of(effect, "bottom"))
    extra = effect.entry("extra_by_players")
    for players in PLAYERS[-1]:
        shuffled = cards_of(effect.entry("shuffled_on_top"))
        ACQUISITION[players] = shuffled + cards_of(extra.entry(str(players)))


def add_faction_table(table: Entry) -> None:
    """Add what a Boss does by the colour of a card."""
    for faction, id in enumerate(FACTIONS):
        for effect in table.entries(id):
            step = faction_step(effect)
            FACTION_STEPS[-1][faction] += step + [0] * (STEP - len(step))


def faction_step(effect: Entry) -> list[int]:
    """Translate one effect of a table by colours."""
    op = effect.text("op")
    if op == "discard":
        return [DISCARD, effect.whole("n", 1), effect.one_of("who", ("victim", "each_player"))]
    if op == "gain" and effect.text("what") == "combat":
        return [GAIN_COMBAT, effect.whole("n", 1)]
    if op == "gain":
        return [RAID_AUTHORITY, effect.entry("n").whole("times", 1)]
    if op == "move":
        return [TOP_STARTER if effect.one_of("pick", ("owner_chooses", "random")) == 0 else TOP_RANDOM]
    if op == "destroy_all_bases":
        return [DESTROY_ALL]
    if op == "boss_attack_player":
        combat = effect.entry("combat")
        highest = combat.one_of("of", ("cost_of_revealed_card", "highest_cost_in_trade_row"))
        return [RAID_ATTACK, combat.whole("times", 1), highest]
    if op == "for_each_player":
        inner = effect.entries("do")[0]
        if inner.text("op") == "gain":
            return [GAIN_AUTHORITY, inner.whole("n", 1)]
        return [DESTROY_OR_COMBAT, inner.entries("else")[0].whole("n", 1)]
    raise effect.fail("op", "a known effect of a Boss")


def add_special(effect: Entry) -> None:
    """Add the figures of a challenge's own rules; the rules themselves are in ``rules``."""
    op = effect.text("op")
    if op == "replace_boss_draw" and len(NAMES) - 1 == BLOB_ASSAULT:
        BLOB_DRAW_COMBAT.append(effect.entries("per_card")[0].entries("else")[0].whole("n", 1))
    elif op == "ledger":
        refill = effect.entries("on_reach")[1]
        LEDGER.extend([*growing(effect.entry("threshold")), refill.entries("else")[0].whole("n", 1)])


def steps_of(entries: list[Entry]) -> list[int]:
    """Translate an order of play."""
    steps: list[int] = []
    for entry in entries:
        step = step_of(entry)
        steps += step + [0] * (STEP - len(step))
    return steps


def step_of(entry: Entry) -> list[int]:
    """Translate one step of an order of play."""
    op = entry.text("op")
    if op in STEP_VERBS:
        return [STEP_VERBS[op]]
    if op == "play_most_expensive":
        faction = entry.entry("filter").one_of("faction", FACTIONS) if entry.has("filter") else -1
        return [PLAY_BEST, faction]
    if op == "use_scrap_ability":
        only = entry.has("only")
        return [USE_SCRAP, kinds_of(entry, "only" if only else "except")[0], 1 if only else 0]
    if op == "boss_buy":
        return [BUY_ROW if entry.one_of("to", ("boss_discard", "ledger")) else BUY_OWN]
    if op == "add_counter":
        return [RAISE_COUNTER, entry.whole("n", 1)]
    if op == "gain":
        return [GAIN_LONGEST]
    if op == "scrap_farthest_row_card":
        return [SCRAP_FARTHEST, 0 if isinstance(entry.fields.get("n"), int) else 1]
    if op == "boss_draw":
        return [DRAW, *growing(entry.entry("n"))]
    raise entry.fail("op", "a known step of a Boss")


def growing(amount: Entry) -> list[int]:
    """Return an amount that grows with the players: at first, for each player beyond the first."""
    return [amount.whole("base"), amount.whole("per_player_beyond_first")]


def cards_of(counts: Entry) -> list[int]:
    """Return cards given as id and number."""
    cards: list[int] = []
    for id in counts.fields:
        if id not in KIND:
            raise counts.fail(id, "the id of a card")
        cards += [KIND[id]] * counts.whole(id, 1)
    return cards


def kinds_of(entry: Entry, name: str) -> list[int]:
    """Return cards given as a list of ids."""
    ids = entry.texts(name)
    if not set(ids) <= set(KIND):
        raise entry.fail(name, "a list of ids of cards")
    return [KIND[id] for id in ids]


load(Path(__file__).with_name("components.json"))

STARTERS: Final[tuple[int, int]] = (SCOUT, VIPER)
