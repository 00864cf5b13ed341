"""Who may attack and target whom, who shields whom, and who plays together: by format, and by who is still in."""

from typing import Final

from cosmodrome.games.star_realms.challenges import DIMENSIONAL_HORROR, HYDRA, INDIVIDUAL, TOGETHER
from cosmodrome.games.star_realms.formats import (
    EMPEROR,
    EMPERORS,
    FACING,
    FIRST_BLOOD,
    FIRST_CHALLENGE,
    FIRST_HANDS,
    HUNTER,
    LEVEL_HAND,
    RAID,
    RAID_BOSS,
    THREE_HEADED_HYDRA,
    TWO_HEADED_HYDRA,
)
from cosmodrome.games.star_realms.table import NO_BOSS, Table
from cosmodrome.kernel.agenda import EVERYBODY, bit, mask_of

TEAMS: Final = 2


def is_hydra(t: Table) -> bool:
    """Tell whether teams share one authority total and one turn."""
    if t.mode >= FIRST_CHALLENGE:
        return TOGETHER[t.mode - FIRST_CHALLENGE] == HYDRA
    return t.mode in (TWO_HEADED_HYDRA, THREE_HEADED_HYDRA)


def has_teams(t: Table) -> bool:
    """Tell whether two teams of players play against each other."""
    return t.mode in (TWO_HEADED_HYDRA, THREE_HEADED_HYDRA, EMPEROR)


def team_of(t: Table, seat: int) -> int:
    """Return the team of a seat in a format with two teams."""
    return seat * TEAMS // t.seats


def left_of(t: Table, seat: int) -> int:
    """Return the next player clockwise who is still in the game (SR-15.5)."""
    other = (seat + 1) % t.seats
    while t.out[other]:
        other = (other + 1) % t.seats
    return other


def right_of(t: Table, seat: int) -> int:
    """Return the next player anticlockwise who is still in the game."""
    other = (seat - 1) % t.seats
    while t.out[other]:
        other = (other - 1) % t.seats
    return other


def first_hand(t: Table, turn: int) -> int:
    """Return the size of a first hand, by turn order or by team (SR-2.8, SR-14.1, SR-17.3, SR-19.4, SR-20.5)."""
    if t.boss != NO_BOSS:
        return LEVEL_HAND[t.level]
    if t.mode == RAID:
        return RAID_BOSS[t.seats - 1][2] if turn == 0 else FIRST_HANDS[RAID][0]
    return FIRST_HANDS[t.mode][turn * TEAMS // t.seats if has_teams(t) else turn]


def relate(t: Table) -> None:
    """Find anew how all owners stand to each other, as the format has it."""
    owners = list(range(len(t.hands)))
    t.mates = [mates_of(t, owner) for owner in owners]
    t.targets = [targets_of(t, owner) for owner in owners]
    t.base_foes = [base_foes_of(t, owner) for owner in owners]
    t.hearts = [t.mates[owner][0] if is_hydra(t) and t.mates[owner] else owner for owner in owners]
    t.foes = [foes_of(t, owner) for owner in owners]
    t.guards = [t.mates[owner] if is_hydra(t) else [owner] for owner in owners]
    t.parties = [t.mates[owner] if plays_together(t) else [owner] for owner in owners]
    t.watchers = [watchers_of(t, owner) for owner in owners]


def mates_of(t: Table, owner: int) -> list[int]:
    """Return the team of an owner: those still in the game."""
    if owner == t.boss:
        return [owner]
    standing = t.standing_seats()
    if t.mode >= FIRST_CHALLENGE:
        return standing
    if t.mode == RAID:
        return [owner] if owner == raid_boss(t) else [seat for seat in standing if seat != raid_boss(t)]
    if has_teams(t):
        return [seat for seat in standing if team_of(t, seat) == team_of(t, owner)]
    return [owner]


def raid_boss(t: Table) -> int:
    """Return the seat of the Raid's boss: whoever holds the largest hand (SR-19.3)."""
    return t.hand_sizes.index(max(t.hand_sizes))


def plays_together(t: Table) -> bool:
    """Tell whether a whole team takes one turn (SR-17.4, SR-28.2)."""
    if t.mode >= FIRST_CHALLENGE:
        return TOGETHER[t.mode - FIRST_CHALLENGE] != INDIVIDUAL
    return is_hydra(t)


def targets_of(t: Table, owner: int) -> list[int]:
    """Return the players whom the owner's effects may hit (SR-12.3)."""
    standing = t.standing_seats()
    if owner == t.boss:
        return standing
    if t.out[owner]:
        return []
    if t.mode >= FIRST_CHALLENGE:
        return [t.boss]
    if t.mode in (HUNTER, FIRST_BLOOD):
        return [left_of(t, owner)]
    if t.mode == EMPEROR:
        return emperor_targets(t, owner)
    return [seat for seat in standing if seat not in t.mates[owner]]


def emperor_targets(t: Table, seat: int) -> list[int]:
    """Let an emperor fight all enemies, an admiral the facing one or else the emperor (SR-18.5 to SR-18.7)."""
    if seat in EMPERORS:
        return [other for other in t.standing_seats() if team_of(t, other) != team_of(t, seat)]
    if not t.out[FACING[seat]]:
        return [FACING[seat]]
    return [emperor for emperor in EMPERORS if team_of(t, emperor) != team_of(t, seat)]


def base_foes_of(t: Table, owner: int) -> list[int]:
    """Return those whose bases the owner may attack and target: a hunter's on both sides (SR-15.3)."""
    if t.mode in (HUNTER, FIRST_BLOOD) and not t.out[owner]:
        return sorted({left_of(t, owner), right_of(t, owner)})
    return t.targets[owner]


def foes_of(t: Table, owner: int) -> list[int]:
    """Return those whose authority the owner may attack: a Hydra team as one (SR-17.15)."""
    if t.mode == FIRST_CHALLENGE + DIMENSIONAL_HORROR and owner != t.boss:
        return []
    return sorted({t.hearts[target] for target in t.targets[owner]})


def watchers_of(t: Table, owner: int) -> int:
    """Return the mask of those who may see an owner's hand (SR-17.13, SR-19.7, SR-20.22, SR-20.23)."""
    if owner == t.boss:
        return EVERYBODY
    if t.mode >= FIRST_CHALLENGE:
        return mask_of(list(range(t.seats)))
    if is_hydra(t):
        return mask_of([seat for seat in range(t.seats) if team_of(t, seat) == team_of(t, owner)])
    if t.mode == RAID and owner != raid_boss(t):
        return mask_of([seat for seat in range(t.seats) if seat != raid_boss(t)])
    return bit(owner)
