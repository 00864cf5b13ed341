"""The battle as a seat sees it, and the chances of targets."""

from typing import Final, Literal, TypedDict

from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import attack_total, debt, defeat_damage, target_total
from cosmodrome.games.metal_adventures.cards import PLANETS
from cosmodrome.games.metal_adventures.face.outlook import (
    Chance,
    Share,
    Trial,
    attacker_after,
    battle_cards,
    force,
    reach,
    shares,
    trials,
    tried_chances,
)
from cosmodrome.games.metal_adventures.table import MetalAdventures

Side = Literal["none", "attack", "target"]
SIDE_NAMES: Final[tuple[Side, ...]] = ("none", "attack", "target")
KINDS: Final[tuple[Literal["ship", "planet", "duel"], ...]] = ("ship", "planet", "duel")


class ShareView(TypedDict):
    """One figure of a total, and whose it is."""

    word: str
    n: int
    seat: int | None


class TrialView(TypedDict):
    """Something that the viewer could still add to his side: a card, an ally or his metal die."""

    kind: str
    card: str | None
    seat: int | None
    n: int  # strength
    metal: int  # dice
    again: int  # rerolls of either battle die
    reach: int  # the most that its metal die can show
    barred: bool  # an infamous pirate can be no ally


class OddsView(TypedDict):
    """How likely the viewer's side wins, or else the attack, in percent; before the roll."""

    chances: dict[str, int]  # by strength, metal dice and rerolls that are tried out: "0 0 0"
    trials: list[TrialView]
    one_ally: bool  # another one takes his place
    reach: list[int]  # the most that the dice of each side can show
    again: bool  # somebody can roll again


class ChanceView(TypedDict):
    """How likely the active player beats a target, in percent."""

    alone: int
    with_cards: int | None  # nothing where he has no support cards for it


class BattleView(TypedDict):
    """The battle: who fights on which side, and both totals as they stand."""

    kind: Literal["ship", "planet", "duel"]
    target: str | None
    from_pile: bool
    hunter: bool
    attacker: int
    challenged: int | None
    sides: list[Side]
    traitor: int | None
    metal: list[int]  # -1 not used, -2 declared, else the face
    debt: int
    dice: list[int]
    added: list[int]  # by support cards
    attack: int
    defence: int
    shares: list[list[ShareView]]  # what the totals of both sides are made of, besides the battle dice
    odds: OddsView | None  # nothing after the roll
    damage: int  # that a defeat costs the attacker
    damage_after: int  # of the attacker, after a defeat
    won: Side


def battle_view(g: MetalAdventures, viewer: int) -> BattleView:
    """Return the battle, with the odds of the viewer's side."""
    fight, foe, traitor = int(t.FIGHT.get(g)), int(t.FOE.get(g)), int(t.TRAITOR.get(g))
    target = None if fight == t.DUEL else PLANETS[foe] if fight == t.PLANET else g.cards.ship_id(foe)
    return {
        "kind": KINDS[fight - t.SHIP],
        "target": target,
        "from_pile": t.FROM_PILE.get(g) != 0,
        "hunter": g.against_hunter(),
        "attacker": int(t.ACTIVE.get(g)),
        "challenged": foe if fight == t.DUEL else None,
        "sides": [SIDE_NAMES[t.SIDES.get(g, seat)] for seat in range(g.seats)],
        "traitor": None if traitor == t.NOBODY else traitor,
        "metal": [int(t.METAL_ROLLED.get(g, seat)) for seat in range(g.seats)],
        "debt": int(debt(g)),
        "dice": [int(t.DICE.get(g, die)) for die in range(2)],
        "added": [int(t.ADDED.get(g, side)) for side in range(2)],
        "attack": int(attack_total(g)),
        "defence": int(target_total(g)),
        "shares": [[share_view(share) for share in shares(g, side)] for side in (t.ATTACK, t.TARGET)],
        "odds": None if t.DICE.get(g, 0) else odds_view(g, viewer),
        "damage": int(defeat_damage(g)),
        "damage_after": attacker_after(g),
        "won": SIDE_NAMES[t.OUTCOME.get(g)],
    }


def own_battle(g: MetalAdventures, viewer: int, common: BattleView | None) -> BattleView | None:
    """Return the battle with the odds of the viewer's side, from what SPECTATOR sees."""
    if common is None or common["odds"] is None or t.SIDES.get(g, viewer) == t.OUTSIDE:
        return common
    return {**common, "odds": odds_view(g, viewer)}


def share_view(share: Share) -> ShareView:
    """Return one figure of a total."""
    return {"word": share.word, "n": share.n, "seat": None if share.seat == t.NOBODY else share.seat}


def chance_view(g: MetalAdventures, chance: Chance) -> ChanceView:
    """Return how likely the active player beats a target."""
    has_cards = battle_cards(g, int(t.ACTIVE.get(g)))
    return {"alone": chance.alone, "with_cards": chance.with_cards if has_cards else None}


def odds_view(g: MetalAdventures, viewer: int) -> OddsView:
    """Return the odds before the roll, with all that the viewer could still add."""
    found, forces = trials(g, viewer), [force(g, t.ATTACK), force(g, t.TARGET)]
    return {
        "chances": tried_chances(g, viewer, found),
        "trials": [trial_view(g, trial) for trial in found],
        "one_ally": t.FIGHT.get(g) != t.DUEL,
        "reach": [reach(g, one.metal) for one in forces],
        "again": forces[0].again + forces[1].again > 0,
    }


def trial_view(g: MetalAdventures, trial: Trial) -> TrialView:
    """Return something that could still be added."""
    return {
        "kind": trial.kind,
        "card": g.cards.card_id(trial.thing) if trial.kind == "card" else None,
        "seat": trial.thing if trial.kind == "ally" else None,
        "n": trial.n,
        "metal": trial.metal,
        "again": trial.again,
        "reach": reach(g, trial.metal) - reach(g, 0),
        "barred": trial.barred,
    }
