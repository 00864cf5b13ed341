"""What a player of Space Base finds important, in numbers: hundredths of a credit, if nothing else is said."""

from typing import Final, final

from mypy_extensions import i64


@final
class Taste:
    """How much a player likes what a card brings, by how long the game will still last."""

    def __init__(
        self,
        point: i64 = 240,
        early_point: i64 = 240,
        late_credit: i64 = 50,
        credit: i64 = 100,
        early_credit: i64 = 100,
        income: i64 = 45,
        most_rounds: i64 = 10,
        deployed: i64 = 100,
        claims: i64 = 100,
        cubes: i64 = 100,
        longer: i64 = 0,
        pace: i64 = 100,
        keep: i64 = 60,
        extra: i64 = 60,
        shift: i64 = 60,
        set: i64 = 120,
        reroll: i64 = 60,
        double: i64 = 250,
        move: i64 = 150,
        large: i64 = 0,
        huge: i64 = 0,
    ) -> None:
        self.point: Final[i64] = point  # a victory point
        self.early_point: Final[i64] = early_point  # the same while many rounds are to come
        self.late_credit: Final[i64] = late_credit  # a credit in the last rounds
        self.credit: Final[i64] = credit
        self.early_credit: Final[i64] = early_credit  # the same while many rounds are to come
        self.income: Final[i64] = income  # what an income brings in each round to come
        self.most_rounds: Final[i64] = most_rounds  # for which an income counts
        self.deployed: Final[i64] = deployed  # percent of what sectors promise on others' turns
        self.claims: Final[i64] = claims  # percent of what free ships are worth
        self.cubes: Final[i64] = cubes  # percent of what abilities are worth
        self.longer: Final[i64] = longer  # rounds that a game is thought to take longer
        self.pace: Final[i64] = pace  # percent of the points that a leader makes in a round
        self.keep: Final[i64] = keep  # a credit that is not spent
        self.extra: Final[i64] = extra  # a credit that an ability's purchase costs
        self.shift: Final[i64] = shift  # what the use of an ability must bring at least, by ability
        self.set: Final[i64] = set
        self.reroll: Final[i64] = reroll
        self.double: Final[i64] = double
        self.move: Final[i64] = move
        self.large: Final[i64] = large  # what a card of the second level is worth more than it brings
        self.huge: Final[i64] = huge  # the same of the third


FIRST_TASTE: Final = Taste()  # of the rules of thumb, which never change
TASTE: Final = Taste(
    point=271,
    early_point=266,
    late_credit=123,
    credit=76,
    early_credit=95,
    income=53,
    most_rounds=12,
    deployed=95,
    claims=83,
    cubes=80,
    longer=1,
    pace=122,
    keep=73,
    extra=49,
    shift=211,
    set=184,
    reroll=65,
    double=459,
    move=207,
    large=65,
    huge=-3,
)
EARLY: Final = 7  # rounds to come, from which on a game has just begun
