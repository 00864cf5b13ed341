"""The formats (SR-12 to SR-19) and the levels of a challenge as tables of ints; ``load`` fills them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.memory.cells import wide

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
MODES: Final = FORMATS + CHALLENGES
LEVELS: Final = ("novice", "apprentice", "veteran", "expert")


class Formats:
    """All figures of formats and levels."""

    def __init__(self) -> None:
        # By format
        self.names: Final[list[dict[str, str]]] = []
        self.seats: Final[list[tuple[int, ...]]] = []
        self.authority: vec[i64] = wide([])  # of a team in Hydra, of an admiral in Emperor, of a raider in Raid
        self.first_hands: Final[list[list[int]]] = []  # by turn order; Hydra and Emperor: by team

        # Of one format each
        self.emperors: Final[list[int]] = []  # their seats
        self.emperors_authority: i64 = 0
        self.facing: vec[i64] = wide([])  # the seat opposite, by seat (SR-18.2)
        self.gift_price: i64 = 0
        self.raid_boss: Final[dict[int, list[int]]] = {}  # by raiders: authority, hand, first hand

        # By level
        self.level_turns: vec[i64] = wide([])  # turns of the players before the Boss's first (SR-20.3)
        self.level_hand: vec[i64] = wide([])  # cards of a player's first hand (SR-20.5)
