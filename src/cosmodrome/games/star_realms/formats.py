"""The formats (SR-12 to SR-19) and the levels of a challenge as tables of ints, read from ``components.json``."""

from pathlib import Path
from typing import Final

from cosmodrome.kernel.data import Entry, load_data

# Modes: the formats in the order of the rulebook, then one for each challenge
DUEL: Final = 0
FREE_FOR_ALL: Final = 1
HUNTER: Final = 2
FIRST_BLOOD: Final = 3
TWO_HEADED_HYDRA: Final = 4
THREE_HEADED_HYDRA: Final = 5
EMPEROR: Final = 6
RAID: Final = 7
FIRST_CHALLENGE: Final = 8
FORMATS: Final = (
    "duel",
    "free_for_all",
    "hunter",
    "hunter_first_blood",
    "hydra_two_headed",
    "hydra_three_headed",
    "emperor",
    "raid",
)

FORMAT_NAMES: Final[list[dict[str, str]]] = []
FORMAT_SEATS: Final[list[tuple[int, ...]]] = []
AUTHORITY: Final[list[int]] = []  # by format; of a team in Hydra, of an admiral in Emperor, of a raider in Raid
FIRST_HANDS: Final[list[list[int]]] = []  # by format and turn order; Hydra and Emperor: by team
EMPERORS_AUTHORITY: Final[list[int]] = []
GIFT_PRICE: Final[list[int]] = []
RAID_BOSS: Final[dict[int, list[int]]] = {}  # by raiders: authority, hand, first hand
EMPERORS: Final[list[int]] = []  # their seats
FACING: Final[list[int]] = []  # the seat opposite, by seat (SR-18.2)

LEVEL_NAMES: Final[list[dict[str, str]]] = []
LEVEL_TURNS: Final[list[int]] = []  # turns of the players before the Boss's first (SR-20.3)
LEVEL_HAND: Final[list[int]] = []  # cards of a player's first hand (SR-20.5)
LEVELS: Final = ("novice", "apprentice", "veteran", "expert")


def add_format(entry: Entry) -> None:
    """Add one format to the tables."""
    FORMAT_NAMES.append(entry.names())
    FORMAT_SEATS.append(tuple(entry.wholes("players")))
    mode = len(FORMAT_NAMES) - 1
    if mode in (TWO_HEADED_HYDRA, THREE_HEADED_HYDRA):
        hands = entry.entry("first_hands")
        AUTHORITY.append(entry.whole("team_authority", 1))
        FIRST_HANDS.append([hands.whole("first_team", 1), hands.whole("other_team", 1)])
    elif mode == EMPEROR:
        add_emperor(entry)
    elif mode == RAID:
        add_raid(entry)
    else:
        AUTHORITY.append(entry.whole("authority", 1))
        FIRST_HANDS.append(entry.wholes("first_hands"))


def add_emperor(entry: Entry) -> None:
    """Add the Emperor format with its seats."""
    authority, hands = entry.entry("authority"), entry.entry("first_hands")
    AUTHORITY.append(authority.whole("admiral", 1))
    EMPERORS_AUTHORITY.append(authority.whole("emperor", 1))
    FIRST_HANDS.append([hands.whole("team_a", 1), hands.whole("team_b", 1)])
    GIFT_PRICE.append(entry.whole("gift_cost_trade"))
    for number, seat in enumerate(entry.entries("seats")):
        FACING.append(seat.whole("faces", 1, 6) - 1)
        if seat.one_of("role", ("admiral", "emperor")):
            EMPERORS.append(number)


def add_raid(entry: Entry) -> None:
    """Add the Raid format with its table of bosses."""
    AUTHORITY.append(entry.whole("raider_authority", 1))
    FIRST_HANDS.append([entry.whole("raider_first_hand", 1)])
    for row in entry.entries("boss_table"):
        boss = [row.whole("authority", 1), row.whole("hand", 1), row.whole("first_hand", 1)]
        RAID_BOSS[row.whole("raiders", 2, 5)] = boss


def load(path: Path) -> None:
    """Fill the tables from a data file."""
    data = load_data(path)
    found = {entry.text("id"): entry for entry in data.entries("formats")}
    for id in FORMATS:
        if id not in found:
            raise data.fail("formats", f"a list that holds {id}")
        add_format(found[id])
    levels = {entry.text("id"): entry for entry in data.entries("difficulty_levels")}
    for id in LEVELS:
        if id not in levels:
            raise data.fail("difficulty_levels", f"a list that holds {id}")
        LEVEL_NAMES.append(levels[id].names())
        LEVEL_TURNS.append(levels[id].whole("player_turns_before_boss"))
        LEVEL_HAND.append(levels[id].whole("player_first_hand", 1))


load(Path(__file__).with_name("components.json"))
