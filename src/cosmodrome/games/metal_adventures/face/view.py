"""What a seat may see of the table, built by white-list (MA-20.1, MA-20.2)."""

from typing import Final, Literal, TypedDict

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import is_barred
from cosmodrome.games.metal_adventures.cards import Action
from cosmodrome.games.metal_adventures.effects.cruise import COST, IDLE, NO_TITLE
from cosmodrome.games.metal_adventures.face.battle import BattleView, ChanceView, battle_view, chance_view, own_battle
from cosmodrome.games.metal_adventures.face.deals import (
    DealView,
    DraftView,
    PromiseView,
    deal_view,
    draft_view,
    promise_view,
)
from cosmodrome.games.metal_adventures.face.outlook import chances
from cosmodrome.games.metal_adventures.face.warnings import TITLE
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.memory.piles import Piles

Stop = Literal["free", "dear", "barred"]
CRUISES: Final[tuple[Literal["none", "before", "after"], ...]] = ("none", "before", "after")


# -- views -------------------------------------------------------------------------------------------------------------
class PlayerView(TypedDict):
    """One pirate: trophies that the viewer knows, wrecks only if they are his own."""

    base: str
    strength: int
    support: int
    damage: int
    glory: int  # less the penalties
    penalties: int
    infamous: bool
    penalized: bool  # this turn
    breaches: int
    credits: int
    metal: int  # face of the metal die
    improvements: list[str]
    trophies: list[str | None]
    revealed: bool  # a trophy, this turn
    wreck_count: int
    wrecks: list[str] | None
    powers: dict[str, int] | None  # own wrecks by power
    stops: list[Stop] | None  # actions of the cruise, by what oneself has for them


class LimitsView(TypedDict):
    """Figures of the rulebook that a screen draws."""

    damage: int
    penalties: int
    glory: int  # that ends the game
    improvements: int
    title: int  # wrecks of one power for the honorary title


class TableView(TypedDict):
    """All that a seat may see."""

    turn: int
    active: int
    fought: bool
    cruised: int
    cruise: Literal["none", "before", "after"]
    attacked: list[str]
    visited: list[str]
    near: int
    far: int
    shown: list[str]
    pile: list[str]
    trophy_deck: int
    trophies_under: list[str | None]
    looked: list[str]
    improvement_deck: int
    row: list[str | None]
    support_discard: list[str]
    pot: int
    treasuries: list[int]
    chances: dict[str, ChanceView]  # by ship in open space and by planet, between battles
    limits: LimitsView
    battle: BattleView | None
    deals: list[DealView]
    promises: list[PromiseView]
    draft: DraftView | None
    players: list[PlayerView]


def table_view(g: MetalAdventures, seat: int) -> TableView:
    """Return all that a seat (or SPECTATOR) may see."""
    row = [int(t.ROW.get(g, slot)) for slot in range(c.ROW)]
    return {
        "turn": int(t.TURN.get(g)),
        "active": int(t.ACTIVE.get(g)),
        "fought": t.FOUGHT.get(g) != 0,
        "cruised": int(t.CRUISED.get(g)),
        "cruise": CRUISES[t.CRUISE.get(g)],
        "attacked": planets(int(t.ATTACKED.get(g))),
        "visited": planets(int(t.VISITED.get(g))),
        "near": int(t.NEAR.size(g, 0)),
        "far": int(t.FAR.size(g, 0)),
        "shown": ids(g, "ship", t.SHOWN, 0),
        "pile": ids(g, "ship", t.PILE, 0),
        "trophy_deck": int(t.TROPHY_DECK.size(g, 0) + t.TROPHY_UNDER.size(g, 0)),
        "trophies_under": trophies(g, t.TROPHY_UNDER, 0, seat),
        "looked": looked(g, seat),
        "improvement_deck": int(t.MARKET.size(g, 0) + t.MARKET_UNDER.size(g, 0)),
        "row": [None if card == t.NO_CARD else g.cards.card_id(card) for card in row],
        "support_discard": ids(g, "card", t.SUPPORT_DISCARD, 0),
        "pot": int(t.POT.get(g)),
        "treasuries": [int(t.TREASURIES.get(g, planet)) for planet in range(len(c.PLANETS))],
        "chances": {id: chance_view(g, chance) for id, chance in chances(g).items()},
        "limits": limits_view(g),
        "battle": None if t.FIGHT.get(g) == t.PEACE else battle_view(g, seat),
        "deals": [deal_view(g, place, seat) for place in range(t.DEALS.length(g))],
        "promises": [promise_view(g, place) for place in range(t.PROMISES.length(g))],
        "draft": draft_view(g, seat),
        "players": [player_view(g, owner, seat) for owner in range(g.seats)],
    }


def own_view(g: MetalAdventures, seat: int, common: TableView) -> TableView:
    """Return the same as table_view, from what SPECTATOR sees: what a seat knows, owns and tries out differs."""
    return {
        **common,
        "trophies_under": trophies(g, t.TROPHY_UNDER, 0, seat),
        "looked": looked(g, seat),
        "battle": own_battle(g, seat, common["battle"]),
        "deals": [deal_view(g, place, seat) for place in range(t.DEALS.length(g))],
        "draft": draft_view(g, seat),
        "players": [own_player(g, owner, seat, common["players"][owner]) for owner in range(g.seats)],
    }


def own_player(g: MetalAdventures, owner: int, seat: int, common: PlayerView) -> PlayerView:
    """Return what a seat may see of one player, from what SPECTATOR sees."""
    if owner == seat:
        return player_view(g, owner, seat)
    known = trophies(g, t.TROPHIES, owner, seat)
    return common if known == common["trophies"] else {**common, "trophies": known}


def looked(g: MetalAdventures, seat: int) -> list[str]:
    """Return the trophies that are being looked at, as far as a seat knows them."""
    return [g.cards.trophy_id(trophy) for trophy in sorted(t.LOOKED.items(g, 0)) if knows(g, seat, trophy)]


def ids(g: MetalAdventures, kind: str, field: Piles, pile: int) -> list[str]:
    """Return the ids of the cards of a pile."""
    return [g.cards.id_of(kind, card) for card in field.items(g, pile)]


def planets(mask: int) -> list[str]:
    """Return the planets of a mask."""
    return [c.PLANETS[planet] for planet in range(3) if mask & int(BITS[planet])]


def knows(g: MetalAdventures, seat: int, trophy: int) -> bool:
    """Tell whether a seat knows where a trophy is."""
    return t.TROPHY_SEEN.get(g, trophy) & bit(seat) != 0


def trophies(g: MetalAdventures, field: Piles, pile: int, seat: int) -> list[str | None]:
    """Return the trophies of a pile as far as a seat knows them."""
    return [g.cards.trophy_id(trophy) if knows(g, seat, trophy) else None for trophy in field.items(g, pile)]


def player_view(g: MetalAdventures, owner: int, seat: int) -> PlayerView:
    """Return what a seat may see of one player."""
    own = owner == seat
    return {
        "base": g.cards.card_id(c.IMPROVEMENTS + int(t.BASE.get(g, owner))),
        "strength": int(g.strength(owner)),
        "support": int(g.support(owner)),
        "damage": int(t.DAMAGE.get(g, owner)),
        "glory": int(g.shown_glory(owner)),
        "penalties": int(t.PENALTIES.get(g, owner)),
        "infamous": g.infamous(owner),
        "penalized": t.PENALIZED.get(g) & bit(owner) != 0,
        "breaches": int(t.BREACHES.get(g, owner)),
        "credits": int(t.CREDITS.get(g, owner)),
        "metal": int(t.METAL.get(g, owner)),
        "improvements": ids(g, "card", t.IMPROVEMENTS, owner),
        "trophies": trophies(g, t.TROPHIES, owner, seat),
        "revealed": t.REVEALED.get(g) & bit(owner) != 0,
        "wreck_count": int(t.WRECKS.size(g, owner)),
        "wrecks": ids(g, "ship", t.WRECKS, owner) if own else None,
        "powers": powers(g, owner) if own else None,
        "stops": [stop(g, owner, action) for action in g.cards.actions] if own else None,
    }


def stop(g: MetalAdventures, seat: int, action: Action) -> Stop:
    """Tell whether a seat has what an action of the cruise takes, or whether only the price is missing."""
    if is_barred(g, action):
        return "barred"
    flaws = {action.flaw(g, seat, variant) for variant in range(action.variants)}
    if "" in flaws:
        return "free"
    flaws.discard(IDLE)  # there may be nothing of one variant, and too little for another
    return "dear" if flaws and flaws <= {COST, NO_TITLE} else "barred"


def limits_view(g: MetalAdventures) -> LimitsView:
    """Return figures of the rulebook."""
    return {
        "damage": int(g.cards.most_damage),
        "penalties": int(g.cards.most_penalties),
        "glory": int(g.cards.end_glory),
        "improvements": int(g.cards.improvement_limit),
        "title": int(g.cards.actions[TITLE - 1].goods[0]),
    }


def powers(g: MetalAdventures, owner: int) -> dict[str, int]:
    """Count the own wrecks by power."""
    groups = [int(g.cards.faction[ship]) for ship in t.WRECKS.items(g, owner)]
    return {name: groups.count(faction) for faction, name in enumerate(c.FACTIONS)}
