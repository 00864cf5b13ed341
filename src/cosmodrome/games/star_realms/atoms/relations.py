"""Who may attack and target whom, who shields whom, and who plays together: by format, and by who is still in."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import formats as f
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.board import is_hydra, left_of, plays_together, raid_boss, right_of, team_of
from cosmodrome.games.star_realms.boss.challenges import DIMENSIONAL_HORROR
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.agenda import EVERYBODY, bit, mask_of
from cosmodrome.kernel.memory.piles import Piles


def relate(g: StarRealms) -> None:
    """Find anew how all owners stand to each other, as the format has it."""
    for owner in range(g.owners()):
        put(g, t.MATES, owner, mates_of(g, owner))
        put(g, t.TARGETS, owner, targets_of(g, owner))
        put(g, t.BASE_FOES, owner, base_foes_of(g, owner))
        team = t.MATES.items(g, owner)
        t.HEARTS.set(g, owner, team[0] if is_hydra(g) and team else owner)
        put(g, t.GUARDS, owner, team if is_hydra(g) else [int(owner)])
        put(g, t.PARTIES, owner, team if plays_together(g) else [int(owner)])
        t.WATCHERS.set(g, owner, watchers_of(g, owner))
    for owner in range(g.owners()):
        put(g, t.FOES, owner, foes_of(g, owner))


def put(g: StarRealms, pile: Piles, owner: i64, owners: list[int]) -> None:
    """Replace a list of owners."""
    pile.clear(g, owner)
    for other in owners:
        pile.add(g, owner, other)


def mates_of(g: StarRealms, owner: i64) -> list[int]:
    """Return the team of an owner: those still in the game."""
    mode, standing = t.MODE.get(g), g.standing_seats()
    if owner == t.BOSS.get(g):
        return [int(owner)]
    if mode >= f.FIRST_CHALLENGE:
        return standing
    if mode == f.RAID:
        boss = raid_boss(g)
        return [int(owner)] if owner == boss else [seat for seat in standing if seat != boss]
    if f.TWO_HEADED_HYDRA <= mode <= f.EMPEROR:
        return [seat for seat in standing if team_of(g, seat) == team_of(g, owner)]
    return [int(owner)]


def targets_of(g: StarRealms, owner: i64) -> list[int]:
    """Return the players whom the owner's effects may hit (SR-12.3)."""
    mode, standing = t.MODE.get(g), g.standing_seats()
    if owner == t.BOSS.get(g):
        return standing
    if t.OUT.get(g, owner):
        return []
    if mode >= f.FIRST_CHALLENGE:
        return [int(t.BOSS.get(g))]
    if mode == f.HUNTER or mode == f.FIRST_BLOOD:
        return [int(left_of(g, owner))]
    if mode == f.EMPEROR:
        return emperor_targets(g, owner)
    return [seat for seat in standing if not t.MATES.has(g, owner, seat)]


def emperor_targets(g: StarRealms, seat: i64) -> list[int]:
    """Let an emperor fight all enemies, an admiral the facing one or else the emperor (SR-18.5 to SR-18.7)."""
    emperors, facing = g.cards.formats.emperors, g.cards.formats.facing[seat]
    if int(seat) not in emperors and not t.OUT.get(g, facing):
        return [int(facing)]
    enemies = g.standing_seats() if int(seat) in emperors else emperors
    return [enemy for enemy in enemies if team_of(g, enemy) != team_of(g, seat)]


def base_foes_of(g: StarRealms, owner: i64) -> list[int]:
    """Return those whose bases the owner may attack and target: a hunter's on both sides (SR-15.3)."""
    mode = t.MODE.get(g)
    if (mode == f.HUNTER or mode == f.FIRST_BLOOD) and not t.OUT.get(g, owner):
        return sorted({int(left_of(g, owner)), int(right_of(g, owner))})
    return t.TARGETS.items(g, owner)


def foes_of(g: StarRealms, owner: i64) -> list[int]:
    """Return those whose authority the owner may attack: a Hydra team as one (SR-17.15)."""
    if t.MODE.get(g) == f.FIRST_CHALLENGE + DIMENSIONAL_HORROR and owner != t.BOSS.get(g):
        return []
    return sorted({int(t.HEARTS.get(g, target)) for target in t.TARGETS.items(g, owner)})


def watchers_of(g: StarRealms, owner: i64) -> int:
    """Return the mask of those who may see an owner's hand (SR-17.13, SR-19.7, SR-20.22, SR-20.23)."""
    mode, seats = t.MODE.get(g), list(range(g.seats))
    if owner == t.BOSS.get(g):
        return EVERYBODY
    if mode >= f.FIRST_CHALLENGE:
        return mask_of(seats)
    if is_hydra(g):
        return mask_of([seat for seat in seats if team_of(g, seat) == team_of(g, owner)])
    if mode == f.RAID and owner != raid_boss(g):
        return mask_of([seat for seat in seats if seat != raid_boss(g)])
    return bit(owner)
