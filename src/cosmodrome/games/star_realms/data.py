"""The cards as tables of ints, read from ``components.json`` once.

A card is known by its *kind*: trade cards in the order of the file, then Scout, Viper, Explorer.
"""

from pathlib import Path
from typing import Final

from cosmodrome.games.star_realms.verbs import add_program
from cosmodrome.kernel.data import Entry, load_data
from cosmodrome.kernel.errors import DataError

# Factions
NO_FACTION: Final = -1
FACTIONS: Final = ("blob", "machine_cult", "star_empire", "trade_federation")

# Abilities of a card
PRIMARY: Final = 0
ALLY: Final = 1
DOUBLE_ALLY: Final = 2
SCRAP: Final = 3
ABILITIES: Final = ("primary", "ally", "double_ally", "scrap")

# The tables, by kind
IDS: Final[list[str]] = []
NAMES: Final[dict[str, dict[str, str]]] = {}
QUANTITY: Final[list[int]] = []
FACTION: Final[list[int]] = []
COST: Final[list[int]] = []
IS_BASE: Final[list[bool]] = []
IS_OUTPOST: Final[list[bool]] = []
DEFENSE: Final[list[int]] = []
PROGRAM: Final[list[int]] = []  # by 4 * kind + ability
USABLE: Final[list[int]] = []  # a bit for each ability that is used after the card was played
SOURCE: Final[list[str]] = []


def add_card(card: Entry) -> None:
    """Add one kind of card to the tables."""
    kind = len(IDS)
    is_base = card.one_of("type", ("ship", "base")) == 1
    if card.text("id") in NAMES:
        raise card.fail("id", "different from all others")
    IDS.append(card.text("id"))
    NAMES[card.text("id")] = card.names()
    QUANTITY.append(card.whole("quantity", 1))
    FACTION.append(card.one_of("faction", FACTIONS) if card.has("faction") else NO_FACTION)
    COST.append(card.whole("cost"))
    IS_BASE.append(is_base)
    IS_OUTPOST.append(card.flag("outpost"))
    DEFENSE.append(card.whole("defense", 1) if is_base else 0)
    SOURCE.append(card.text("source"))
    abilities = card.entry("abilities")
    programs = [add_program(abilities.entries(ability), kind) for ability in ABILITIES]
    PROGRAM.extend(programs)
    USABLE.append(sum(bit for bit, program in zip((1 if is_base else 0, 2, 4, 8), programs, strict=True) if program))


def load(path: Path) -> None:
    """Fill the tables from a data file."""
    data = load_data(path)
    components = data.entries("components")
    for wanted in ("trade_card", "starter_card", "explorer_card"):
        for component in components:
            if component.text("kind") == wanted:
                add_card(component)
    NAMES["boss"] = {"en": "the Boss", "ru": "Босс"}
    NAMES["the_boss"] = {"en": "The Boss", "ru": "Босс"}  # at the beginning of a sentence
    for faction in data.entries("factions"):
        NAMES[faction.text("id")] = faction.names()
    if IDS[-3:] != ["scout", "viper", "explorer"]:
        raise DataError(f"{path.name}: components must hold scout, viper and explorer besides the trade cards")
    check_counts(data.entry("component_counts"))


def check_counts(counts: Entry) -> None:
    """Compare the quantities of the cards with those of the whole box (SR-1.1)."""
    listed = {
        "trade_cards": sum(QUANTITY[:-3]),
        "scouts": QUANTITY[-3],
        "vipers": QUANTITY[-2],
        "explorers": QUANTITY[-1],
    }
    for name, quantity in listed.items():
        if counts.whole(name) != quantity:
            raise counts.fail(name, f"{quantity}, as many as components lists")


load(Path(__file__).with_name("components.json"))

KINDS: Final[int] = len(IDS)
SCOUT: Final[int] = KINDS - 3
VIPER: Final[int] = KINDS - 2
EXPLORER: Final[int] = KINDS - 1
KIND: Final[dict[str, int]] = {id: kind for kind, id in enumerate(IDS)}
