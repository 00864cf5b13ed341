"""The Boss attacks (SR-21)."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.board import PLACES
from cosmodrome.games.star_realms.boss import choices
from cosmodrome.games.star_realms.boss.choices import NOBODY
from cosmodrome.games.star_realms.rules import combat
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.flow import then


def boss_attacks(g: StarRealms, victim: i64) -> None:
    """Make one attack after another, each the first possible of the four (SR-21.1), on one victim or on anybody."""
    boss = t.BOSS.get(g)
    victims = t.FOES.items(g, boss) if victim == NOBODY else [int(victim)]
    if t.COMBAT.get(g, boss) == 0 or [seat for seat in victims if t.OUT.get(g, seat)]:
        return
    doomed = choices.player_to_defeat(g, victims)
    if doomed != NOBODY:
        then(g, call.boss_attacks, victim)
        defeat_player(g, doomed)
        return
    base = choices.best_base(g, victims, t.COMBAT.get(g, boss))
    if base != NOBODY:
        then(g, call.boss_attacks, victim)
        combat.attack_base(g, boss, base // PLACES, base % PLACES)
        return
    weakest = choices.player_to_attack(g, victims)
    if weakest != NOBODY:
        atoms.attack(g, boss, weakest, t.COMBAT.get(g, boss))


def defeat_player(g: StarRealms, seat: i64) -> None:
    """Attack a player with just the combat needed to defeat them (SR-21.2, SR-21.3)."""
    atoms.attack(g, t.BOSS.get(g), seat, t.AUTHORITY.get(g, seat))
    combat.defeat(g, seat)
