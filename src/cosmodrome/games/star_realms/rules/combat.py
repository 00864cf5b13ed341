"""Attacking, being defeated, and the end of the game (SR-8, SR-10, SR-12), by format."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import formats as f
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import boss as boss_atoms
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.atoms import seats
from cosmodrome.games.star_realms.board import is_hydra, keeps_damage, missing, raid_boss, right_of, team_of
from cosmodrome.games.star_realms.questions.combat import AMOUNT, DAMAGE_BASE, DESTROY, LEGACY
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.agenda import bit, mask_of
from cosmodrome.kernel.flow import everybody, then, then_each


# -- attacking (SR-8) --------------------------------------------------------------------------------------------------
def attack_base(g: StarRealms, seat: i64, target: i64, place: i64) -> None:
    """Destroy a base by spending combat equal to its defence in one payment (SR-8.1), or damage one in a Raid."""
    if keeps_damage(g, target):
        DAMAGE_BASE.ask(g, seat, call.damage_base, target, place)
        return
    kind = t.FLEETS.get(g, target, place)
    atoms.spend_combat_on_base(g, seat, target, kind, g.cards.defense[kind])
    atoms.destroy_base(g, target, place)


def damage_base(g: StarRealms, answer: i64, seat: i64, target: i64, place: i64) -> None:
    """Damage a base of the Raid's boss; it is destroyed when the damage reaches its defence (SR-19.6)."""
    atoms.damage_base(g, seat, target, place, DAMAGE_BASE.amount.value(answer))
    if missing(g, target, place) == 0:
        atoms.destroy_base(g, target, place)


def destroy_chosen(g: StarRealms, answer: i64, seat: i64) -> None:
    """Destroy the chosen base (SR-8.2)."""
    atoms.destroy_base(g, DESTROY.owner(answer), DESTROY.place(answer))


def attack_player(g: StarRealms, answer: i64, seat: i64, target: i64) -> None:
    """Spend combat on an opponent's authority (SR-8.3); at 0 or less they are defeated (SR-10.1)."""
    atoms.attack(g, seat, target, AMOUNT.amount.value(answer))
    if t.AUTHORITY.get(g, target) <= 0:
        defeat(g, target)


def cut_tentacle(g: StarRealms, seat: i64, kind: i64) -> None:
    """Destroy a card of a tentacle; with all four empty the players win (SR-25.8, SR-25.9)."""
    boss_atoms.cut_tentacle(g, seat, kind, g.cards.cost[kind])
    for tentacle in range(t.TENTACLES):
        if t.PILES.size(g, t.TENTACLE + tentacle):
            return
    seats.win(g, everybody(g), 0)


# -- being defeated (SR-10, SR-12) -------------------------------------------------------------------------------------
def defeat(g: StarRealms, owner: i64) -> None:
    """End the game at once where the format says so; otherwise the player is out (SR-12.2)."""
    mode = t.MODE.get(g)
    if owner == t.BOSS.get(g):
        seats.win(g, everybody(g), 0)
    elif mode >= f.FIRST_CHALLENGE and is_hydra(g):
        seats.win(g, 0, 0)
    elif is_hydra(g) or (mode == f.EMPEROR and int(owner) in g.cards.formats.emperors):
        seats.win(g, mask_of([seat for seat in range(g.seats) if team_of(g, seat) != team_of(g, owner)]), 0)
    elif mode == f.RAID and owner == raid_boss(g):
        seats.win(g, everybody(g) - bit(owner), 0)
    elif mode == f.FIRST_BLOOD:
        seats.win(g, bit(right_of(g, owner)), 0)
    else:
        go_out(g, owner)


def go_out(g: StarRealms, seat: i64) -> None:
    """Take a player out of the game; the last one left wins (SR-14.3, SR-19.10), a challenge is lost with the last.

    Some may leave cards to teammates before theirs are removed (SR-12.2, SR-18.9, SR-19.9).
    """
    seats.go_out(g, seat)
    standing = g.standing_seats()
    if not standing or (len(standing) == 1 and not g.has_boss()):
        seats.win(g, mask_of(standing), 0)
        return
    heirs = _heirs(g, seat)
    then(g, call.remove_cards, seat)
    then_each(g, call.leave_legacy, heirs, seat)


def _heirs(g: StarRealms, seat: i64) -> list[int]:
    """Return the teammates to whom a player who is out may leave a card."""
    if t.MODE.get(g) == f.RAID:
        return [mate for mate in g.standing_seats() if mate != raid_boss(g)]
    if t.MODE.get(g) == f.EMPEROR:
        return [mate for mate in g.cards.formats.emperors if team_of(g, mate) == team_of(g, seat)]
    return []


def leave_legacy(g: StarRealms, heir: i64, seat: i64) -> None:
    """Let a player who is out put one of their cards into a teammate's discard pile (SR-18.9, SR-19.9)."""
    LEGACY.ask(g, seat, call.legacy_chosen, heir)


def legacy_chosen(g: StarRealms, answer: i64, seat: i64, heir: i64) -> None:
    """Leave the chosen card, or none."""
    if not LEGACY.nothing.has(answer):
        seats.leave_legacy(g, seat, heir, LEGACY.kind_of(answer), LEGACY.zone(answer))


def remove_cards(g: StarRealms, seat: i64) -> None:
    """Take all cards of a player who is out from the game (SR-12.2)."""
    seats.remove_cards(g, seat)
