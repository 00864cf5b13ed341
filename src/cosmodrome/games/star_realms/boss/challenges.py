"""The eight challenges (SR-20 to SR-30) as tables of ints; ``boss.load`` fills them.

A Boss's order of play is a list of steps, each a verb and three arguments, carried out by ``rules.boss``; what it does
by the colour of a card (Dimensional Horror, Nemesis Beast, Pirates) is a list of such steps for each faction.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.memory.cells import wide

# By number
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

NONE_REMOVED: Final = -2

# Verbs of a Boss, with the meaning of their arguments
STEP: Final = 4  # numbers of a step
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


@final
class Challenge:
    """All figures of one challenge."""

    def __init__(self, number: int, names: dict[str, str]) -> None:
        self.number: Final[i64] = number
        self.names: Final = names
        self.players: tuple[int, ...] = ()
        self.together: i64 = HYDRA  # HYDRA, POOLED or INDIVIDUAL
        self.boss_authority: i64 = 0  # for each player; 0 where the Boss has none
        self.player_authority: i64 = 0
        self.player_deck: Final[list[int]] = []
        self.has_hand: bool = False
        self.has_discard: bool = False
        self.has_bases: bool = False
        self.no_base_combat: i64 = 0  # instead of destroying a base of a Boss that never has any (SR-20.20)
        self.removed_faction: i64 = NONE_REMOVED  # not in the trade deck
        self.loops: bool = False  # after a step in which it did something the Boss starts again (SR-20.10)
        self.before: vec[i64] = wide([])  # steps at the start of its turn, done once
        self.steps: vec[i64] = wide([])
        self.faction_steps: Final[list[vec[i64]]] = [wide([]) for _ in range(4)]

        # What it starts with
        self.boss_deck: Final[list[int]] = []  # shuffled
        self.boss_deck_by_players: Final[dict[int, list[int]]] = {}
        self.boss_deck_ordered: Final[list[int]] = []  # the top first
        self.boss_discard: Final[list[int]] = []
        self.unused: Final[list[int]] = []  # cards out of the game
        self.assimilation: Final[list[int]] = [0, 0]  # at first, for each player beyond the first
        self.tentacle_cards: i64 = 0
        self.buried: Final[dict[int, int]] = {}  # cards face down at first, by players
        self.elite: Final[list[int]] = []  # the top first
        self.subjects: Final[list[int]] = []
        self.acquisition: Final[dict[int, list[int]]] = {}  # by players
        self.acquisition_bottom: Final[list[int]] = []

        # Rules of its own
        self.draw_combat: i64 = 0  # combat instead of a draw without a base (SR-24.4)
        self.ledger: Final[list[int]] = []  # threshold, for each further player, authority once nothing is left
