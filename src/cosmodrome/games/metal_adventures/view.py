"""What a seat may see of the table, built by white-list (MA-20.1, MA-20.2)."""

from typing import Final, TypedDict

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import attack_total, debt, target_total
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import clauses_of, draft_of
from cosmodrome.games.metal_adventures.deals.sentences import clause_text, deal_text, promise_text
from cosmodrome.games.metal_adventures.questions.bargains import DRAFT
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.agenda import BITS, seats_in
from cosmodrome.kernel.fields import Piles
from cosmodrome.kernel.flow import open_kind
from cosmodrome.kernel.message import Message
from cosmodrome.kernel.view import message_json

SIDE_NAMES: Final = ("none", "attack", "target")


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


class BattleView(TypedDict):
    """The battle: who fights on which side, and both totals as they stand."""

    kind: str
    target: str | None
    from_pile: bool
    hunter: bool
    attacker: int
    challenged: int | None
    sides: list[str]
    traitor: int | None
    metal: list[int]  # -1 not used, -2 declared, else the face
    debt: int
    dice: list[int]
    added: list[int]  # by support cards
    attack: int
    defence: int
    won: str


class DealView(TypedDict):
    """An open deal as a sentence, with what the viewer may know of the cards it means."""

    id: int
    version: int
    author: int
    parties: list[int]
    accepted: list[int]
    text: dict[str, object]


class PromiseView(TypedDict):
    """An open promise with all that helps to judge it (MA-18.24, MA-18.29)."""

    id: int
    by: int
    to: int
    text: dict[str, object]
    due: bool
    forced: bool
    credits: int
    turns_left: int | None  # nothing for the end of the game
    penalties: int
    promisor_credits: int
    breaches: int


class DraftView(TypedDict):
    """The offer that the viewer is writing."""

    clauses: list[dict[str, object]]
    half: list[int]  # fields of the clause at hand


class TableView(TypedDict):
    """All that a seat may see."""

    turn: int
    active: int
    fought: bool
    cruised: int
    cruise: str
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
        "cruise": ("none", "before", "after")[t.CRUISE.get(g)],
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
        "battle": None if t.FIGHT.get(g) == t.PEACE else battle_view(g),
        "deals": [deal_view(g, place, seat) for place in range(t.DEALS.length(g))],
        "promises": [promise_view(g, place) for place in range(t.PROMISES.length(g))],
        "draft": draft_view(g, seat),
        "players": [player_view(g, owner, seat) for owner in range(g.seats)],
    }


def own_view(g: MetalAdventures, seat: int, common: TableView) -> TableView:
    """Return the same as table_view, from what SPECTATOR sees: what a seat knows or owns, and its deals, differ."""
    return {
        **common,
        "trophies_under": trophies(g, t.TROPHY_UNDER, 0, seat),
        "looked": looked(g, seat),
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
    }


def powers(g: MetalAdventures, owner: int) -> dict[str, int]:
    """Count the own wrecks by power."""
    groups = [int(g.cards.faction[ship]) for ship in t.WRECKS.items(g, owner)]
    return {name: groups.count(faction) for faction, name in enumerate(c.FACTIONS)}


def battle_view(g: MetalAdventures) -> BattleView:
    """Return the battle."""
    fight, foe, traitor = int(t.FIGHT.get(g)), int(t.FOE.get(g)), int(t.TRAITOR.get(g))
    target = None if fight == t.DUEL else c.PLANETS[foe] if fight == t.PLANET else g.cards.ship_id(foe)
    return {
        "kind": ("", "ship", "planet", "duel")[fight],
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
        "won": SIDE_NAMES[t.OUTCOME.get(g)],
    }


def deal_view(g: MetalAdventures, place: int, seat: int) -> DealView:
    """Return an open deal."""
    clauses = clauses_of(g, place)
    return {
        "id": int(t.DEALS.get(g, place, t.DEAL_ID)),
        "version": int(t.DEALS.get(g, place, t.VERSION)),
        "author": int(t.DEALS.get(g, place, t.AUTHOR)),
        "parties": seats_in(clauses.parties()),
        "accepted": seats_in(t.DEALS.get(g, place, t.ACCEPTED)),
        "text": message_json(deal_text(g, clauses, seat)),
    }


def promise_view(g: MetalAdventures, place: int) -> PromiseView:
    """Return an open promise."""
    record = t.PROMISES.piles.items(g, place)
    by = record[t.BY]
    return {
        "id": record[t.PROMISE_ID],
        "by": by,
        "to": record[t.TO],
        "text": message_json(promise_text(g, place)),
        "due": record[t.IS_DUE] != 0,
        "forced": record[t.FORCED] != 0,
        "credits": record[t.WHAT] if record[t.DO] == terms.PAY else 0,
        "turns_left": turns_left(g, record),
        "penalties": int(t.PENALTIES.get(g, by)),
        "promisor_credits": int(t.CREDITS.get(g, by)),
        "breaches": int(t.BREACHES.get(g, by)),
    }


def turns_left(g: MetalAdventures, record: list[int]) -> int | None:
    """Count the turns until the deadline of a promise, 0 in this one; nothing for the end of the game."""
    if record[t.DUE] <= terms.END_OF_TURN:
        return 0
    if record[t.DUE] == terms.GAME_END:
        return None
    seats = int(g.seats)
    ahead = (record[t.DUE_SEAT] - int(t.ACTIVE.get(g))) % seats
    if ahead == 0 and record[t.MADE] == t.TURN.get(g):
        ahead = seats
    return ahead + (record[t.DUE_COUNT] - 1) * seats


def draft_view(g: MetalAdventures, seat: int) -> DraftView | None:
    """Return the offer that a seat is writing."""
    if g.over() or open_kind(g) != DRAFT.kind or not g.is_asked(seat):
        return None
    draft = draft_of(g)
    texts = [Message("deal", {"clauses": (clause_text(g, draft, i, seat),)}) for i in range(draft.count)]
    return {"clauses": [message_json(text) for text in texts], "half": t.HALF.items(g, 0)}
