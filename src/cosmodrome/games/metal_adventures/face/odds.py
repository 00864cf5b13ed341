"""The exact chance of a battle: its dice, metal dice that were declared, rolling again (MA-11.5, MA-16, MA-21.6)."""

from typing import Final, NamedTuple

from cosmodrome.games.metal_adventures.table import ATTACK

FACES: Final = (1, 2, 3, 4, 5, 6)  # of a battle die
MOST_LEAD: Final = 5  # that the battle dice can make up for
SIXES: Final = [int(6**n) for n in range(40)]  # ways in which so many dice can fall

Left = tuple[int, int, int, int]  # rerolls: of the own die and of either, by the attack; the same by the target


class Force(NamedTuple):
    """A side before the roll."""

    total: int
    metal: int = 0  # metal dice that will be rolled
    again: int = 0  # times its own battle die may be rolled again
    either: int = 0  # times either battle die may be rolled again


class Odds:
    """Chances with the metal dice of a data set; what was counted once is kept."""

    def __init__(self, metal_faces: list[int]) -> None:
        self.metal_faces: Final = metal_faces
        self.won: Final[dict[tuple[int, int, int, Left], int]] = {}  # by lead and dice
        self.known: Final[dict[tuple[int, int, int, Left], int]] = {}  # by lead and the dice that lie there

    def percent(self, attack: Force, target: Force, side: int = ATTACK) -> int:
        """Return how likely a side wins, in percent; only what is certain shows 0 or 100."""
        left = (attack.again, attack.either, target.again, target.either)
        key = (attack.total - target.total, attack.metal, target.metal, left)
        if key not in self.won:
            self.won[key] = self.wins(key[0], attack.metal, target.metal, left)
        wins = self.won[key]
        all_ways = SIXES[2 + sum(left) + attack.metal + target.metal]
        if side != ATTACK:
            wins = all_ways - wins
        if wins == 0 or wins == all_ways:
            return 100 if wins else 0
        return min(99, max(1, (200 * wins + all_ways) // (2 * all_ways)))

    def wins(self, lead: int, metal: int, other_metal: int, left: Left) -> int:
        """Count the ways in which an attack wins that leads by so much before any dice."""
        wins = 0
        for more, ways in self.sums(metal).items():
            for other, other_ways in self.sums(other_metal).items():
                wins += ways * other_ways * self.rolled(lead + more - other, left)
        return wins

    def sums(self, count: int) -> dict[int, int]:
        """Return in how many ways so many metal dice show each sum."""
        found = {0: 1}
        for _ in range(count):
            rolled: dict[int, int] = {}
            for total, ways in found.items():
                for face in self.metal_faces:
                    rolled[total + face] = rolled.get(total + face, 0) + ways
            found = rolled
        return found

    def rolled(self, lead: int, left: Left) -> int:
        """Count the ways in which an attack wins that leads by so much before the battle dice."""
        if lead >= MOST_LEAD or lead < -MOST_LEAD:
            return SIXES[2 + sum(left)] if lead > 0 else 0
        return sum([self.settled(lead, orange, grey, left) for orange in FACES for grey in FACES])

    def settled(self, lead: int, orange: int, grey: int, left: Left) -> int:
        """Count the ways once the dice lie there: who is behind rolls again while he may (a tie is the attacker's)."""
        ahead = lead + orange >= grey
        first = 2 if ahead else 0  # of the rerolls of whoever is behind
        if left[first] == 0 and left[first + 1] == 0:
            return SIXES[sum(left)] if ahead else 0
        key = (lead, orange, grey, left)
        if key not in self.known:
            found = [self.rerolled(lead, orange, grey, left, first + 1, die) for die in range(2) if left[first + 1]]
            if left[first]:
                found.append(self.rerolled(lead, orange, grey, left, first, 1 if ahead else 0))
            self.known[key] = min(found) if ahead else max(found)
        return self.known[key]

    def rerolled(self, lead: int, orange: int, grey: int, left: Left, used: int, die: int) -> int:
        """Count the ways after a reroll was used on a die."""
        rest = tuple([n - 1 if place == used else n for place, n in enumerate(left)])
        then = (rest[0], rest[1], rest[2], rest[3])
        if die == 0:
            return sum([self.settled(lead, face, grey, then) for face in FACES])
        return sum([self.settled(lead, orange, face, then) for face in FACES])


ALL_ODDS: Final[dict[tuple[int, ...], Odds]] = {}  # by faces: what was counted once holds for every match


def odds_with(metal_faces: list[int]) -> Odds:
    """Return the chances with such metal dice."""
    faces = tuple(metal_faces)
    if faces not in ALL_ODDS:
        ALL_ODDS[faces] = Odds(metal_faces)
    return ALL_ODDS[faces]
