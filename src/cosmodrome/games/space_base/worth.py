"""What cards, sectors and boards are worth to a player, in hundredths of a credit: the heuristic player's eyes."""

from typing import Final

from cosmodrome.games.space_base import verbs
from cosmodrome.games.space_base.data import (
    ARROW,
    CHARGES,
    CLAIMS,
    COLONY_VP,
    DEPLOYED,
    LEFT,
    NEED,
    PROGRAM,
    REWARDS,
    RIGHT,
    STATION,
)
from cosmodrome.games.space_base.table import GOAL, NO_CARD, PURCHASE, ROW, Table
from cosmodrome.games.space_base.verbs import CREDITS, INCOME, PROGRAMS, SECTORS, VP, WIDTH
from cosmodrome.kernel.agenda import BITS

LENGTH: Final = (0, 0, 20, 17, 15, 13)  # rounds of an ordinary game, by players
POINTS_A_ROUND: Final = (0, 0, 3, 3, 4, 4)  # that a leader makes, by players

CREDIT: Final = 100
POINT: Final = 240
INCOME_A_ROUND: Final = 45  # what one income brings in each round to come
CLAIM_WORTH: Final = (250, 600, 1000)  # a free ship, by level

# What one use of an ability is worth, by verb; BUY and CLAIM count their cards
USE_WORTH: Final = {
    verbs.WIN: 4000,
    verbs.SHIFT: 110,
    verbs.REROLL: 120,
    verbs.SET_DIE: 350,
    verbs.DOUBLE: 350,
    verbs.EXCHANGE: 80,
    verbs.PLACE_CHARGE: 150,
    verbs.MOVE_CHARGE: 20,
    verbs.SWAP_SECTORS: 100,
}
EXTRA_BUY_WORTH: Final = 150


class Eyes:
    """How one seat sees the table now."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t: Final = t
        self.seat: Final = seat
        self.rounds: Final = rounds_left(t)
        self.credit: Final = credit_worth(t, seat, self.rounds)
        self.income: Final = INCOME_A_ROUND * min(self.rounds, 10)

    # -- sides of cards ----------------------------------------------------------------------------------------------
    def gains(self, side: int) -> int:
        """Value the plain rewards of a side."""
        first = 3 * side
        return (
            self.amount(CREDITS, REWARDS[first]) + self.amount(INCOME, REWARDS[first + 1]) + POINT * REWARDS[first + 2]
        )

    def amount(self, resource: int, amount: int) -> int:
        """Value an amount of a resource."""
        if resource == VP:
            return POINT * amount
        return (self.credit if resource == CREDITS else self.income) * amount

    def use(self, program: int) -> int:
        """Value one use of an ability."""
        steps = PROGRAMS[program]
        value = 0
        for i in range(0, len(steps), WIDTH):
            verb, a, b = steps[i], steps[i + 1], steps[i + 2]
            if verb == verbs.GAIN:
                value += self.amount(a, b)
            elif verb == verbs.OPPONENTS_LOSE:
                value += POINT * a // 2
            elif verb == verbs.BUY:
                value += EXTRA_BUY_WORTH * a
            elif verb == verbs.CLAIM:
                value += claims_worth(steps, i + 1)
            else:
                value += USE_WORTH[verb] * max(a, 1) if verb == verbs.SHIFT else USE_WORTH[verb]
        return value

    def side(self, side: int) -> int:
        """Value all that a side brings when it pays, but for its arrows."""
        value = self.gains(side) + claims_worth(CLAIMS, 3 * side)
        if CHARGES[side]:
            value += self.use(PROGRAM[side]) // NEED[6 * side + self.t.seats]
        return value

    # -- sectors and boards ------------------------------------------------------------------------------------------
    def station_row(self) -> list[int]:
        """Value what each sector brings on the own turn, without arrows."""
        row = [0] * ROW
        for sector in range(1, SECTORS + 1):
            row[sector] = self.side(2 * self.t.station[ROW * self.seat + sector] + STATION)
        return row

    def deployed_row(self) -> list[int]:
        """Value what each sector brings on others' turns, without arrows."""
        row = [0] * ROW
        for sector in range(1, SECTORS + 1):
            card = self.t.top[ROW * self.seat + sector]
            while card != NO_CARD:
                row[sector] += self.side(2 * card + DEPLOYED)
                card = self.t.below[card]
        return row

    def arrows(self, row: list[int], sector: int, side: int) -> int:
        """Value what the arrow of a side brings in a sector of a row."""
        left = row[sector - 1]
        right = row[sector + 1] if sector < SECTORS else 0
        if ARROW[side] == LEFT:
            return left
        if ARROW[side] == RIGHT:
            return right
        return max(left, right) if ARROW[side] == LEFT | RIGHT else 0

    def placing(self, card: int, sector: int) -> int:
        """Value what a card changes for the rest of the game when it is placed into a sector."""
        old = self.t.station[ROW * self.seat + sector]
        stations, deployed = self.station_row(), self.deployed_row()
        before = self.rounds * (rolls_worth(stations) + (self.t.seats - 1) * rolls_worth(deployed))
        stations[sector] = self.side(2 * card + STATION)
        stations[sector] += self.arrows(stations, sector, 2 * card + STATION)
        deployed[sector] += self.side(2 * old + DEPLOYED)
        deployed[sector] += self.arrows(deployed, sector, 2 * old + DEPLOYED)
        after = self.rounds * (rolls_worth(stations) + (self.t.seats - 1) * rolls_worth(deployed))
        return (after - before) // 36 + POINT * COLONY_VP[card]

    def board(self) -> int:
        """Value the whole board for the rest of the game."""
        own = rolls_worth(self.station_row())
        return self.rounds * (own + (self.t.seats - 1) * rolls_worth(self.deployed_row())) // 36

    def wins_with(self, points: int) -> bool:
        """Tell whether so many points in the last turn of a round would end the game in this seat's favour."""
        t = self.t
        if points == 0 or (t.active + 1) % t.seats != t.first or self.seat != t.active:
            return False
        mine = t.resources[3 * self.seat + VP] + points
        others = [t.resources[3 * seat + VP] for seat in range(t.seats) if seat != self.seat]
        return (t.ending or mine >= GOAL) and mine > max(others)

    # -- what pays now -----------------------------------------------------------------------------------------------
    def pay(self, sector: int, paid: int) -> int:
        """Value what collecting a sector brings now, along its arrows; sectors of the mask have paid already."""
        if not 1 <= sector <= SECTORS or paid & BITS[sector]:
            return 0
        t = self.t
        paid |= BITS[sector]
        cards = [t.station[ROW * self.seat + sector]] if self.seat == t.active else t.deployed(self.seat, sector)
        value = 0
        for card in cards:
            side = t.side(card)
            value += self.gains(side) + claims_worth(CLAIMS, 3 * side)
            if CHARGES[side] and t.has_room(card):
                value += self.use(PROGRAM[side]) // NEED[6 * side + t.seats]
            if ARROW[side] == LEFT | RIGHT:
                value += max(self.pay(sector - 1, paid), self.pay(sector + 1, paid))
            elif ARROW[side] == LEFT:
                value += self.pay(sector - 1, paid)
            elif ARROW[side] == RIGHT:
                value += self.pay(sector + 1, paid)
        return value

    def roll(self, first: int, second: int) -> int:
        """Value the better use of a roll."""
        return max(self.pay(first, 0) + self.pay(second, 0), self.pay(first + second, 0))


def rounds_left(t: Table) -> int:
    """Guess how many rounds are still to be played."""
    if t.ending:
        return 0
    lead = 0
    for seat in range(t.seats):
        lead = max(lead, t.resources[3 * seat + VP])
    by_points = (GOAL - lead) // POINTS_A_ROUND[t.seats] + 1
    by_rounds = LENGTH[t.seats] - t.round
    return max(1, min(by_points, by_rounds) if by_rounds > 2 else min(by_points, 3))


def credit_worth(t: Table, seat: int, rounds: int) -> int:
    """Value a credit: in the last rounds there is but a colony to be had, and after the last purchase nothing."""
    if t.ending and has_bought(t, seat):
        return 1  # a tie would bring another round
    return CREDIT if rounds > 2 else CREDIT // 2


def has_bought(t: Table, seat: int) -> bool:
    """Tell whether the purchase of a seat in this round is over."""
    if seat == t.active:
        return t.phase > PURCHASE
    return (seat - t.first) % t.seats < (t.active - t.first) % t.seats


def claims_worth(counts: list[int], first: int) -> int:
    """Value the ships that a claim takes; the counts by level begin at a place of a list."""
    value = 0
    for level in range(len(CLAIM_WORTH)):
        value += CLAIM_WORTH[level] * counts[first + level]
    return value


def rolls_worth(row: list[int]) -> int:
    """Value the better uses of all 36 rolls together."""
    total = 0
    for first in range(1, 7):
        for second in range(1, first):
            total += 2 * max(row[first] + row[second], row[first + second])
        total += max(2 * row[first], row[2 * first])
    return total
