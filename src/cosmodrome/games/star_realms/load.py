"""Reads the cards, the formats and the challenges from a data file, and more cards from those of expansions."""

from importlib import import_module
from pathlib import Path

from cosmodrome.games.star_realms.boss.load import add_challenges
from cosmodrome.games.star_realms.cards import (
    ABILITIES,
    ALLY,
    CARD_ROOM,
    COMBAT,
    FACTIONS,
    KINDS,
    NO_CARD_ID,
    NO_FACTION,
    NOTHING,
    PRIMARY,
    RESOURCES,
    SCRAP,
    Cards,
    Effect,
    Script,
)
from cosmodrome.games.star_realms.effects.added import NewEffect
from cosmodrome.games.star_realms.effects.table import EFFECTS, CardReader
from cosmodrome.games.star_realms.formats import (
    EMPEROR,
    FORMATS,
    LEVELS,
    RAID,
    THREE_HEADED_HYDRA,
    TWO_HEADED_HYDRA,
    Formats,
)
from cosmodrome.games.star_realms.player.liking import BOND, LEAST, LIKING
from cosmodrome.games.star_realms.player.worth import card_worth
from cosmodrome.games.star_realms.table import PILE_ROOM
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry, load_data, sets_hash
from cosmodrome.kernel.memory.cells import added, joined


def load(path: Path, *more: Path) -> Cards:
    """Return the cards of a data file, with those of expansions."""
    data = load_data(path)
    expansions = sorted([load_data(file) for file in more], key=first_card)
    cards = Cards(sets_hash(data, expansions), path)
    cards.least, cards.bond = LEAST, BOND
    cards.ids["card"] = []
    cards.names[NO_CARD_ID] = {"en": "a card of another set", "ru": "карта из другого набора"}
    components = data.entries("components")
    for wanted in ("trade_card", "starter_card", "explorer_card"):
        for component in components:
            if component.text("kind") == wanted:
                add_card(cards, component, wanted == "trade_card", EFFECTS)
    cards.names["boss"] = {"en": "the Boss", "ru": "Босс"}
    cards.names["the_boss"] = {"en": "The Boss", "ru": "Босс"}  # at the beginning of a sentence
    for faction in data.entries("factions"):
        cards.names[faction.text("id")] = faction.names()
    if cards.ids["card"][-3:] != ["scout", "viper", "explorer"]:
        raise DataError(f"{path.name}: components must hold scout, viper and explorer besides the trade cards")
    cards.scout = cards.number("scout")
    cards.viper = cards.number("viper")
    cards.explorer = cards.number("explorer")
    check_counts(cards, data.entry("component_counts"))
    if cards.count != KINDS:
        raise DataError(f"{path.name}: components must hold {KINDS} kinds of cards, not {cards.count}")
    check_room(cards, path.name)
    add_formats(cards.formats, data)
    add_challenges(cards, data)
    for expansion in expansions:
        add_expansion(cards, expansion)
    for _ in range(cards.count, CARD_ROOM):
        add_no_card(cards)
    return cards


# -- expansions --------------------------------------------------------------------------------------------------------
def first_card(expansion: Entry) -> int:
    """Return the number from which on an expansion counts its cards: it never changes, whatever else is played."""
    return expansion.whole("first_card", KINDS, CARD_ROOM - 1)


def add_expansion(cards: Cards, data: Entry) -> None:
    """Add the trade cards of an expansion; numbers before its first card that nobody has stay empty."""
    first, components = first_card(data), data.entries("components")
    if not cards.count <= first <= CARD_ROOM - len(components):
        raise data.fail("first_card", f"in {cards.count}..{CARD_ROOM - len(components)}, where its cards have room")
    effects = EFFECTS | new_effects(cards, data)
    for _ in range(cards.count, first):
        cards.ids["card"].append(NO_CARD_ID)
        cards.sources.append("")
        add_no_card(cards)
        cards.count += 1
    cards.names[data.text("id")] = data.names()
    for component in components:
        component.one_of("kind", ("trade_card",))
        add_card(cards, component, True, effects)
    check_room(cards, data.where)


def new_effects(cards: Cards, data: Entry) -> dict[str, Effect]:
    """Return the effects that an expansion declares in a module of its own, by the names that data give them."""
    if not data.has("effects"):
        return {}
    try:
        listed: object = getattr(import_module(data.text("effects")), "EFFECTS", None)
    except ImportError as error:
        raise data.fail("effects", f"a Python module that can be imported ({error})") from None
    found = [effect for effect in listed if isinstance(effect, NewEffect)] if isinstance(listed, list) else []
    if not found or found != listed:
        raise data.fail("effects", "a Python module with EFFECTS, a list of NewEffect")
    for effect in found:
        if effect.op in EFFECTS:
            raise data.fail("effects", f"a Python module with effects of other names than {effect.op!r}")
        for language in effect.texts:
            cards.phrases[language] = cards.phrases.get(language, "") + effect.phrase(language)
    return {effect.op: effect for effect in found}


def add_no_card(cards: Cards) -> None:
    """Add a kind to the tables that no set has."""
    nothing = {"quantity": 0, "traded": 0, "faction": NO_FACTION, "cost": 0, "base": 0, "outpost": 0, "defense": 0}
    add_figures(cards, nothing)
    add_abilities(cards, [NOTHING] * len(ABILITIES), False)
    add_worth(cards, 0, (0, 0))


# -- cards -------------------------------------------------------------------------------------------------------------
def add_card(cards: Cards, card: Entry, traded: bool, effects: dict[str, Effect]) -> None:
    """Add one kind of card to the tables."""
    id, kind = card.text("id"), int(cards.count)
    is_base = card.one_of("type", ("ship", "base")) == 1
    if id in cards.numbers:
        raise card.fail("id", "different from all others")
    cards.numbers[id] = kind
    cards.count += 1
    cards.ids["card"].append(id)
    cards.names[id] = card.names()
    figures = {
        "quantity": card.whole("quantity", 1),
        "traded": int(traded),
        "faction": card.one_of("faction", FACTIONS) if card.has("faction") else NO_FACTION,
        "cost": card.whole("cost"),
        "base": int(is_base),
        "outpost": int(card.flag("outpost")),
        "defense": card.whole("defense", 1) if is_base else 0,
    }
    add_figures(cards, figures)
    cards.sources.append(card.text("source"))
    abilities = card.entry("abilities")
    reader = CardReader(cards, kind, effects)
    add_abilities(cards, [reader.script(abilities.entries(ability)) for ability in ABILITIES], is_base)
    worth = int(card_worth(cards, kind))
    add_worth(cards, worth, LIKING.get(id, (worth, worth)))


def add_worth(cards: Cards, worth: int, liking: tuple[int, int]) -> None:
    """Add what a card is worth to the tables: to the rules of thumb, and to a player that thinks, early and late."""
    cards.worth = added(cards.worth, worth)
    cards.early = added(cards.early, liking[0])
    cards.late = added(cards.late, liking[1])


def add_figures(cards: Cards, figures: dict[str, int]) -> None:
    """Add a row of figures to the tables."""
    cards.quantity = added(cards.quantity, figures["quantity"])
    cards.traded = added(cards.traded, figures["traded"])
    cards.faction = added(cards.faction, figures["faction"])
    cards.cost = added(cards.cost, figures["cost"])
    cards.base = added(cards.base, figures["base"])
    cards.outpost = added(cards.outpost, figures["outpost"])
    cards.defense = added(cards.defense, figures["defense"])


def add_abilities(cards: Cards, scripts: list[Script], is_base: bool) -> None:
    """Add the abilities of a card to the tables; the primary ability of a ship happens when it is played."""
    bits = (1 if is_base else 0, 2, 4, 8)
    cards.usable = added(cards.usable, sum([bit for bit, script in zip(bits, scripts, strict=True) if script.steps]))
    cards.abilities.extend(scripts)
    for script in scripts:
        takes = [step.effect.takes_hand_card(step) for step in script.steps]
        cards.takes_hand_cards = added(cards.takes_hand_cards, 1 if any(takes) else 0)
        cards.compels = added(cards.compels, script.steps[0].effect.compels(script.steps[0]) if script.steps else 0)
    cards.scrap_combat = added(cards.scrap_combat, int(scripts[SCRAP].gains(COMBAT)))
    for resource in range(len(RESOURCES)):
        cards.gives = added(cards.gives, int(2 * scripts[PRIMARY].gains(resource) + scripts[ALLY].gains(resource)))


def check_counts(cards: Cards, counts: Entry) -> None:
    """Compare the quantities of the cards with those of the whole box (SR-1.1)."""
    quantities = [int(quantity) for quantity in cards.quantity]
    listed = {
        "trade_cards": cards.trade_cards(),
        "scouts": quantities[cards.scout],
        "vipers": quantities[cards.viper],
        "explorers": quantities[cards.explorer],
    }
    for name, quantity in listed.items():
        if counts.whole(name) != quantity:
            raise counts.fail(name, f"{quantity}, as many as components lists")


def check_room(cards: Cards, file: str) -> None:
    """Refuse more cards than the piles of the table have room for."""
    if cards.trade_cards() > PILE_ROOM:
        raise DataError(f"{file}: components must make at most {PILE_ROOM} trade cards, not {cards.trade_cards()}")


# -- formats -----------------------------------------------------------------------------------------------------------
def add_formats(formats: Formats, data: Entry) -> None:
    """Add all formats, and the levels of challenges."""
    found = {entry.text("id"): entry for entry in data.entries("formats")}
    for id in FORMATS:
        if id not in found:
            raise data.fail("formats", f"a list that holds {id}")
        add_format(formats, found[id])
    levels = {entry.text("id"): entry for entry in data.entries("difficulty_levels")}
    for id in LEVELS:
        if id not in levels:
            raise data.fail("difficulty_levels", f"a list that holds {id}")
        formats.level_turns = added(formats.level_turns, levels[id].whole("player_turns_before_boss"))
        formats.level_hand = added(formats.level_hand, levels[id].whole("player_first_hand", 1))


def add_format(formats: Formats, entry: Entry) -> None:
    """Add one format to the tables."""
    mode = len(formats.names)
    formats.names.append(entry.names())
    formats.seats.append(tuple(entry.wholes("players")))
    if mode in (TWO_HEADED_HYDRA, THREE_HEADED_HYDRA):
        hands = entry.entry("first_hands")
        authority = entry.whole("team_authority", 1)
        formats.first_hands.append([hands.whole("first_team", 1), hands.whole("other_team", 1)])
    elif mode == EMPEROR:
        authority = add_emperor(formats, entry)
    elif mode == RAID:
        authority = add_raid(formats, entry)
    else:
        authority = entry.whole("authority", 1)
        formats.first_hands.append(entry.wholes("first_hands"))
    formats.authority = added(formats.authority, authority)


def add_emperor(formats: Formats, entry: Entry) -> int:
    """Add the Emperor format with its seats; return the authority of an admiral."""
    authority, hands = entry.entry("authority"), entry.entry("first_hands")
    formats.emperors_authority = authority.whole("emperor", 1)
    formats.first_hands.append([hands.whole("team_a", 1), hands.whole("team_b", 1)])
    formats.gift_price = entry.whole("gift_cost_trade")
    seats = entry.entries("seats")
    formats.facing = joined(formats.facing, [seat.whole("faces", 1, 6) - 1 for seat in seats])
    roles = [seat.one_of("role", ("admiral", "emperor")) for seat in seats]
    formats.emperors.extend([number for number, role in enumerate(roles) if role])
    return authority.whole("admiral", 1)


def add_raid(formats: Formats, entry: Entry) -> int:
    """Add the Raid format with its table of bosses; return the authority of a raider."""
    formats.first_hands.append([entry.whole("raider_first_hand", 1)])
    for row in entry.entries("boss_table"):
        boss = [row.whole("authority", 1), row.whole("hand", 1), row.whole("first_hand", 1)]
        formats.raid_boss[row.whole("raiders", 2, 5)] = boss
    return entry.whole("raider_authority", 1)
