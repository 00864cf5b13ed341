"""What trophies ask for, one class for each condition (MA-6.5, MA-21.12 to MA-21.15)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import most_of_a_family, wrecks_of
from cosmodrome.games.metal_adventures.cards import FACTIONS, HUNTER, TITLES, Condition, Trophy
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.files.data import Entry

ROLES: Final = ("challenger", "challenged", "attacker", "ally", "traitor")
CHALLENGER: Final = 0
TRAITOR: Final = 4


# -- what one owns -----------------------------------------------------------------------------------------------------
@final
class EquipmentStrength(Condition):
    """A strong piece of equipment."""

    def holds(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> bool:
        for i in range(t.IMPROVEMENTS.size(g, seat)):
            if g.cards.added[t.IMPROVEMENTS.get(g, seat, i)] >= trophy.least:
                return True
        return False

    def wants_card(self, g: MetalAdventures, trophy: Trophy, card: i64, same: i64) -> i64:
        return 20 if g.cards.added[card] >= trophy.least else 0


class Owned(Condition):
    """So many of something."""

    def have(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        """Count what a seat has of it."""
        raise NotImplementedError

    def holds(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> bool:
        return self.have(g, seat, trophy) >= trophy.least

    def missing(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        return trophy.least - self.have(g, seat, trophy)


@final
class SameFamily(Owned):
    """Equipment of one family."""

    def have(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        return most_of_a_family(g, seat)

    def wants_card(self, g: MetalAdventures, trophy: Trophy, card: i64, same: i64) -> i64:
        return 40 if same == 1 else 0


@final
class ManyImprovements(Owned):
    """Many improvements."""

    def have(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        return t.IMPROVEMENTS.size(g, seat)


@final
class BaseStrength(Owned):
    """A high base strength; a step is two points of it."""

    def have(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        return g.strength(seat)

    def missing(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        return (super().missing(g, seat, trophy) + 1) // 2


@final
class WrecksOfOne(Owned):
    """Wrecks of one power."""

    def read(self, condition: Entry) -> list[int]:
        return [*super().read(condition), condition.one_of("faction", FACTIONS)]

    def have(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        return wrecks_of(g, seat, trophy.subject)

    def hope(self, g: MetalAdventures, trophy: Trophy) -> i64:
        return self.chance - (25 if trophy.subject == HUNTER and t.NEAR.size(g, 0) else 0)

    def wants_wreck(self, g: MetalAdventures, seat: i64, trophy: Trophy, faction: i64, same: i64) -> i64:
        return 20 if trophy.subject == faction and same < trophy.least else 0


@final
class WrecksOfEach(Condition):
    """Wrecks of each of the three powers."""

    def holds(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> bool:
        for faction in range(TITLES):
            if wrecks_of(g, seat, faction) < trophy.least:
                return False
        return True

    def wants_wreck(self, g: MetalAdventures, seat: i64, trophy: Trophy, faction: i64, same: i64) -> i64:
        return 12 if faction < TITLES and same == 0 else 0


@final
class ManyWrecks(Owned):
    """Many wrecks."""

    def have(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        return t.WRECKS.size(g, seat)

    def wants_wreck(self, g: MetalAdventures, seat: i64, trophy: Trophy, faction: i64, same: i64) -> i64:
        return 10 if t.WRECKS.size(g, seat) < trophy.least else 0


@final
class ManyCredits(Owned):
    """Many credits; a step is three of them."""

    def have(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        return t.CREDITS.get(g, seat)

    def missing(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> i64:
        return (super().missing(g, seat, trophy) + 2) // 3


# -- what happened in a battle that one's side won ---------------------------------------------------------------------
class WonAs(Condition):
    """A victory in a role."""

    def read(self, condition: Entry) -> list[int]:
        return [*super().read(condition), condition.one_of("role", ROLES) if condition.has("role") else 0]

    def happened(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> bool:
        if trophy.subject == TRAITOR:
            return t.TRAITOR.get(g) == seat and t.OUTCOME.get(g) == t.TARGET
        return not g.is_principal(seat) and t.TRAITOR.get(g) != seat


@final
class WonDuel(WonAs):
    """A victory in a duel, as challenger or challenged."""

    def happened(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> bool:
        as_challenger = seat == t.ACTIVE.get(g)
        return t.FIGHT.get(g) == t.DUEL and g.is_principal(seat) and as_challenger == (trophy.subject == CHALLENGER)


@final
class WonPlanet(Condition):
    """A conquered planet."""

    def happened(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> bool:
        return t.FIGHT.get(g) == t.PLANET and seat == t.ACTIVE.get(g)

    def wants_planet(self) -> i64:
        return 50


@final
class WonAlone(Condition):
    """A ship much stronger than oneself, without an ally."""

    def read(self, condition: Entry) -> list[int]:
        return [condition.whole("target_strength_minus_base_strength_at_least", 0, 30)]

    def happened(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> bool:
        if t.FIGHT.get(g) != t.SHIP or seat != t.ACTIVE.get(g) or g.has_helper(t.ATTACK):
            return False
        return g.cards.strength[t.FOE.get(g)] - t.STRENGTH_BEFORE.get(g) >= trophy.least


@final
class MetalFury(Condition):
    """A high roll of the own metal die."""

    def happened(self, g: MetalAdventures, seat: i64, trophy: Trophy) -> bool:
        return t.METAL_ROLLED.get(g, seat) >= trophy.least


CONDITIONS: Final[dict[str, Condition]] = {
    condition.pred: condition
    for condition in (
        EquipmentStrength("owns_equipment_strength_at_least", 45, is_event=False),
        SameFamily("owns_equipment_same_family", 35, is_event=False),
        ManyImprovements("owns_improvements_at_least", 30, is_event=False),
        BaseStrength("base_strength_at_least", 35, is_event=False),
        WrecksOfOne("owns_wrecks_of_faction", 50, is_event=False),
        WrecksOfEach("owns_wrecks_of_each", 45, is_event=False),
        ManyWrecks("owns_wrecks_at_least", 45, is_event=False),
        ManyCredits("credits_at_least", 50, is_event=False),
        WonDuel("won_duel", 40, is_event=True),
        WonPlanet("won_planet_attack", 15, is_event=True),
        WonAlone("won_ship_attack_without_ally", 45, is_event=True),
        WonAs("won_battle_as", 40, is_event=True),
        MetalFury("rolled_metal_die_at_least_and_own_side_won", 35, is_event=True),
    )
}
