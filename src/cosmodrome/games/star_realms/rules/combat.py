"""Attacking, being defeated, and the end of the game (SR-8, SR-10, SR-12), by format."""

from cosmodrome.games.star_realms import answers, atoms, boss_atoms
from cosmodrome.games.star_realms.data import COST, DEFENSE, KINDS
from cosmodrome.games.star_realms.formats import EMPEROR, EMPERORS, FIRST_BLOOD, FIRST_CHALLENGE, RAID
from cosmodrome.games.star_realms.main_phase import keeps_damage
from cosmodrome.games.star_realms.relations import is_hydra, raid_boss, right_of, team_of
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import NO_BOSS, TENTACLE
from cosmodrome.kernel.agenda import mask_of


# -- attacking (SR-8) --------------------------------------------------------------------------------------------------
def attack_base(g: StarRealms, seat: int, target: int, place: int) -> None:
    """Destroy a base by spending combat equal to its defence in one payment (SR-8.1), or damage one in a Raid."""
    if keeps_damage(g, target):
        g.ask(seat, answers.DAMAGE_BASE, damage_base, seat, target, place)
        return
    kind = g.fleets[target][place]
    atoms.spend_combat_on_base(g, seat, target, kind, DEFENSE[kind])
    atoms.destroy_base(g, target, place)


def damage_base(g: StarRealms, amount: int, seat: int, target: int, place: int) -> None:
    """Damage a base of the Raid's boss; it is destroyed when the damage reaches its defence (SR-19.6)."""
    atoms.damage_base(g, seat, target, place, amount)
    if answers.missing(g, target, place) == 0:
        atoms.destroy_base(g, target, place)


def destroy_chosen(g: StarRealms, answer: int) -> None:
    """Destroy the chosen base (SR-8.2)."""
    atoms.destroy_base(g, answer // answers.PLACES, answer % answers.PLACES)


def attack_player(g: StarRealms, amount: int, seat: int, target: int) -> None:
    """Spend combat on an opponent's authority (SR-8.3); at 0 or less they are defeated (SR-10.1)."""
    atoms.attack(g, seat, target, amount)
    if g.authority[target] <= 0:
        defeat(g, target)


def cut_tentacle(g: StarRealms, seat: int, kind: int) -> None:
    """Destroy a card of a tentacle; with all four empty the players win (SR-25.8, SR-25.9)."""
    boss_atoms.cut_tentacle(g, seat, kind, COST[kind])
    if not any(g.piles[TENTACLE + faction] for faction in range(4)):
        atoms.win(g, mask_of(list(range(g.seats))))


# -- being defeated (SR-10, SR-12) -------------------------------------------------------------------------------------
def defeat(g: StarRealms, owner: int) -> None:
    """End the game at once where the format says so; otherwise the player is out (SR-12.2)."""
    if owner == g.boss:
        atoms.win(g, mask_of(list(range(g.seats))))
    elif g.mode >= FIRST_CHALLENGE and is_hydra(g):
        atoms.win(g, 0)
    elif is_hydra(g) or (g.mode == EMPEROR and owner in EMPERORS):
        atoms.win(g, mask_of([seat for seat in range(g.seats) if team_of(g, seat) != team_of(g, owner)]))
    elif g.mode == RAID and owner == raid_boss(g):
        atoms.win(g, mask_of([seat for seat in range(g.seats) if seat != owner]))
    elif g.mode == FIRST_BLOOD:
        atoms.win(g, mask_of([right_of(g, owner)]))
    else:
        go_out(g, owner)


def go_out(g: StarRealms, seat: int) -> None:
    """Take a player out of the game; the last one left wins (SR-14.3, SR-19.10), a challenge is lost with the last.

    Some may leave cards to teammates before theirs are removed (SR-12.2, SR-18.9, SR-19.9).
    """
    atoms.go_out(g, seat)
    standing = g.standing_seats()
    if not standing or (len(standing) == 1 and g.boss == NO_BOSS):
        atoms.win(g, mask_of(standing))
        return
    g.then(remove_cards, seat)
    if g.mode == RAID:
        g.then_each(leave_legacy, [mate for mate in g.standing_seats() if mate != raid_boss(g)], seat)
    elif g.mode == EMPEROR:
        g.then_each(leave_legacy, [mate for mate in EMPERORS if team_of(g, mate) == team_of(g, seat)], seat)


def leave_legacy(g: StarRealms, heir: int, seat: int) -> None:
    """Let a player who is out put one of their cards into a teammate's discard pile (SR-18.9, SR-19.9)."""
    g.ask(seat, answers.LEGACY, legacy_chosen, heir, seat)


def legacy_chosen(g: StarRealms, answer: int, heir: int, seat: int) -> None:
    """Leave the chosen card, or none."""
    if answer != answers.NONE:
        zone, kind = divmod(answer - answers.CARD, KINDS)
        atoms.leave_legacy(g, seat, heir, kind, zone)


def remove_cards(g: StarRealms, seat: int) -> None:
    """Take all cards of a player who is out from the game (SR-12.2)."""
    atoms.remove_cards(g, seat)
