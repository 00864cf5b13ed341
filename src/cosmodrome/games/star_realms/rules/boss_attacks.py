"""The Boss attacks (SR-21)."""

from cosmodrome.games.star_realms import atoms, choices
from cosmodrome.games.star_realms.answers import PLACES
from cosmodrome.games.star_realms.choices import NOBODY
from cosmodrome.games.star_realms.rules.combat import attack_base, defeat
from cosmodrome.games.star_realms.state import StarRealms


def boss_attacks(g: StarRealms, victim: int) -> None:
    """Make one attack after another, each the first possible of the four (SR-21.1), on one victim or on anybody."""
    victims = g.foes[g.boss] if victim == NOBODY else [victim]
    if g.combat[g.boss] == 0 or any(g.out[seat] for seat in victims):
        return
    doomed = choices.player_to_defeat(g, victims)
    if doomed != NOBODY:
        g.then(boss_attacks, victim)
        defeat_player(g, doomed)
        return
    base = choices.best_base(g, victims, g.combat[g.boss])
    if base != NOBODY:
        g.then(boss_attacks, victim)
        attack_base(g, g.boss, base // PLACES, base % PLACES)
        return
    weakest = choices.player_to_attack(g, victims)
    if weakest != NOBODY:
        atoms.attack(g, g.boss, weakest, g.combat[g.boss])


def defeat_player(g: StarRealms, seat: int) -> None:
    """Attack a player with just the combat needed to defeat them (SR-21.2, SR-21.3)."""
    atoms.attack(g, g.boss, seat, g.authority[seat])
    defeat(g, seat)
