"""What cards, sectors and boards are worth to a player, in hundredths of a credit: the heuristic player's eyes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.space_base.cards import (
    CREDITS,
    DEPLOYED,
    LEFT,
    LEVELS,
    PLAYERS,
    RIGHT,
    SECTORS,
    STATION,
    VP,
    Step,
    Values,
)
from cosmodrome.games.space_base.effects import CLAIM_WORTH, POINT
from cosmodrome.games.space_base.player.taste import EARLY, FIRST_TASTE, Taste
from cosmodrome.games.space_base.table import (
    ACTIVE,
    BELOW,
    ENDING,
    FIRST,
    GOAL,
    NO_CARD,
    PHASE,
    PURCHASE,
    RESOURCE,
    ROUND,
    ROW,
    STATION_CARD,
    TOP,
    SpaceBase,
)
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.memory.cells import wide

LENGTH: Final = (0, 0, 20, 17, 15, 13)  # rounds of an ordinary game, by players
POINTS_A_ROUND: Final = (0, 0, 3, 3, 4, 4)  # that a leader makes, by players


class Eyes(Values):
    """How one seat sees the table now; it does not change while they look."""

    def __init__(self, g: SpaceBase, seat: i64, taste: Taste = FIRST_TASTE) -> None:
        self.g: Final = g
        self.seat: Final[i64] = seat
        self.taste: Final = taste
        self.rounds: Final[i64] = rounds_left(g, taste)
        self.point: Final[i64] = taste.early_point if self.rounds >= EARLY else taste.point
        self.credit: Final[i64] = credit_worth(g, seat, self.rounds, taste)
        self.income: Final[i64] = taste.income * min(self.rounds, taste.most_rounds)
        self.has_looked: bool = False  # whether the following is known
        self.stations: vec[i64] = NO_WORTH
        self.deployed: vec[i64] = NO_WORTH
        self.rolls: i64 = 0  # what both bring in a round, times 36

    # -- sides of cards ----------------------------------------------------------------------------------------------
    def gains(self, side: i64) -> i64:
        """Value the plain rewards of a side."""
        rewards = self.g.cards.rewards
        first = 3 * side
        return self.credit * rewards[first] + self.income * rewards[first + 1] + self.point * rewards[first + 2]

    def amount(self, resource: i64, amount: i64) -> i64:
        """Value an amount of a resource."""
        if resource == VP:
            return self.point * amount
        return (self.credit if resource == CREDITS else self.income) * amount

    def use(self, steps: list[Step]) -> i64:
        """Value one use of an ability."""
        value: i64 = 0
        for step in steps:
            value += step.effect.worth(self, step)
        return value

    def claims(self, side: i64) -> i64:
        """Value the ships that the text reward of a side takes."""
        claims = self.g.cards.claims
        value: i64 = 0
        for level in range(LEVELS):
            value += CLAIM_WORTH[level] * claims[3 * side + level]
        return value * self.taste.claims // 100

    def cube(self, side: i64) -> i64:
        """Value a cube on a side: its part of the ability."""
        worth = self.use(self.g.cards.ability(side)) // self.g.cards.need[PLAYERS * side + self.g.seats]
        return worth * self.taste.cubes // 100

    def side(self, side: i64) -> i64:
        """Value all that a side brings when it pays, but for its arrows."""
        value = self.gains(side) + self.claims(side)
        return value + self.cube(side) if self.g.cards.charges[side] else value

    # -- sectors and boards ------------------------------------------------------------------------------------------
    def look(self) -> None:
        """Value what each sector brings, once for all that is compared."""
        if not self.has_looked:
            self.stations, self.deployed = self.station_row(), self.deployed_row()
            self.rolls = self.round_worth(self.stations, self.deployed)
            self.has_looked = True

    def station_row(self) -> vec[i64]:
        """Value what each sector brings on the own turn, without arrows."""
        row = NO_WORTH[:]
        for sector in range(1, SECTORS + 1):
            row[sector] = self.side(2 * STATION_CARD.get(self.g, self.seat, sector) + STATION)
        return row

    def deployed_row(self) -> vec[i64]:
        """Value what each sector brings on others' turns, without arrows."""
        row = NO_WORTH[:]
        for sector in range(1, SECTORS + 1):
            card = TOP.get(self.g, self.seat, sector)
            while card != NO_CARD:
                row[sector] += self.side(2 * card + DEPLOYED)
                card = BELOW.get(self.g, card)
        return row

    def arrows(self, row: vec[i64], sector: i64, side: i64) -> i64:
        """Value what the arrow of a side brings in a sector of a row."""
        arrow = self.g.cards.arrow[side]
        left = row[sector - 1]
        right = row[sector + 1] if sector < SECTORS else 0
        if arrow == LEFT:
            return left
        if arrow == RIGHT:
            return right
        return max(left, right) if arrow == LEFT | RIGHT else 0

    def placing(self, card: i64, sector: i64) -> i64:
        """Value what a card changes for the rest of the game when it is placed into a sector."""
        self.look()
        old = STATION_CARD.get(self.g, self.seat, sector)
        stations, deployed = self.stations[:], self.deployed[:]
        stations[sector] = self.side(2 * card + STATION)
        stations[sector] += self.arrows(stations, sector, 2 * card + STATION)
        deployed[sector] += self.side(2 * old + DEPLOYED)
        deployed[sector] += self.arrows(deployed, sector, 2 * old + DEPLOYED)
        after = self.round_worth(stations, deployed)
        bonus = self.bonus(card) if self.rounds else 0
        return self.rounds * (after - self.rolls) // 36 + POINT * self.g.cards.colony_vp[card] + bonus

    def bonus(self, card: i64) -> i64:
        """Return what a card is worth more than it brings."""
        level = self.g.cards.level[card]
        return self.taste.large if level == 2 else self.taste.huge if level == 3 else 0

    def round_worth(self, stations: vec[i64], deployed: vec[i64]) -> i64:
        """Value what both rows bring in a round, times 36."""
        return rolls_worth(stations) + (self.g.seats - 1) * rolls_worth(deployed) * self.taste.deployed // 100

    def board(self) -> i64:
        """Value the whole board for the rest of the game."""
        self.look()
        return self.rounds * self.rolls // 36

    def wins_with(self, points: i64) -> bool:
        """Tell whether so many points in the last turn of a round would end the game in this seat's favour."""
        g = self.g
        if points == 0 or (ACTIVE.get(g) + 1) % g.seats != FIRST.get(g) or self.seat != ACTIVE.get(g):
            return False
        mine = RESOURCE.get(g, self.seat, VP) + points
        for seat in range(g.seats):
            if seat != self.seat and RESOURCE.get(g, seat, VP) >= mine:
                return False
        return ENDING.get(g) != 0 or mine >= GOAL

    # -- what pays now -----------------------------------------------------------------------------------------------
    def pay(self, sector: i64, paid: i64) -> i64:
        """Value what collecting a sector brings now, along its arrows; sectors of the mask have paid already."""
        if not 1 <= sector <= SECTORS or paid & BITS[sector]:
            return 0
        g = self.g
        paid |= BITS[sector]
        value: i64 = 0
        for card in g.paying(self.seat, sector):
            side = g.side(card)
            value += self.gains(side) + self.claims(side)
            if g.cards.charges[side] and g.has_room(card):
                value += self.cube(side)
            arrow = g.cards.arrow[side]
            if arrow == LEFT | RIGHT:
                value += max(self.pay(sector - 1, paid), self.pay(sector + 1, paid))
            elif arrow == LEFT:
                value += self.pay(sector - 1, paid)
            elif arrow == RIGHT:
                value += self.pay(sector + 1, paid)
        return value

    def roll(self, first: i64, second: i64) -> i64:
        """Value the better use of a roll."""
        return max(self.pay(first, 0) + self.pay(second, 0), self.pay(first + second, 0))


NO_WORTH: Final = wide([0] * ROW)


def rounds_left(g: SpaceBase, taste: Taste) -> i64:
    """Guess how many rounds are still to be played."""
    if ENDING.get(g):
        return 0
    lead: i64 = 0
    for seat in range(g.seats):
        lead = max(lead, RESOURCE.get(g, seat, VP))
    by_points = 100 * (GOAL - lead) // (POINTS_A_ROUND[g.seats] * taste.pace) + 1
    by_rounds = LENGTH[g.seats] + taste.longer - ROUND.get(g)
    return max(1, min(by_points, by_rounds) if by_rounds > 2 else min(by_points, 3))


def credit_worth(g: SpaceBase, seat: i64, rounds: i64, taste: Taste) -> i64:
    """Value a credit: in the last rounds there is but a colony to be had, and after the last purchase nothing."""
    if ENDING.get(g) and has_bought(g, seat):
        return 1  # a tie would bring another round
    if rounds >= EARLY:
        return taste.early_credit
    return taste.credit if rounds > 2 else taste.late_credit


def has_bought(g: SpaceBase, seat: i64) -> bool:
    """Tell whether the purchase of a seat in this round is over."""
    active, first = ACTIVE.get(g), FIRST.get(g)
    if seat == active:
        return PHASE.get(g) > PURCHASE
    return (seat - first) % g.seats < (active - first) % g.seats


def rolls_worth(row: vec[i64]) -> i64:
    """Value the better uses of all 36 rolls together."""
    total: i64 = 0
    for first in range(1, 7):
        for second in range(1, first):
            total += 2 * max(row[first] + row[second], row[first + second])
        total += max(2 * row[first], row[2 * first])
    return total
