"""What a seat may see of the table, built by white-list; and states that look the same to it (MA-20.1, MA-20.2)."""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms.cards import put_in_order
from cosmodrome.games.metal_adventures.atoms.deals import pick_for_deal
from cosmodrome.games.metal_adventures.board import attack_total, debt, group_fits, target_total
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import clauses_of, draft_of
from cosmodrome.games.metal_adventures.deals.sentences import clause_text, deal_text, knows_pick, promise_text
from cosmodrome.games.metal_adventures.questions.bargains import DRAFT, PICK
from cosmodrome.games.metal_adventures.questions.cards import WRECK
from cosmodrome.games.metal_adventures.questions.promises import GIVE
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.agenda import BITS, seats_in
from cosmodrome.kernel.cells import wide
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.fields import Piles
from cosmodrome.kernel.flow import open_kind
from cosmodrome.kernel.message import Message
from cosmodrome.kernel.view import message_json

SIDE_NAMES: Final = ("none", "attack", "target")
NO_SHIPS: Final = wide([0] * c.SHIPS)
NO_TROPHIES: Final = wide([0] * c.TROPHIES)


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
        "looked": [g.cards.trophy_id(trophy) for trophy in sorted(t.LOOKED.items(g, 0)) if knows(g, seat, trophy)],
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


# -- re-deals ----------------------------------------------------------------------------------------------------------
def redeal(g: MetalAdventures, seat: int, rng: Rng) -> MetalAdventures:
    """Return a state that looks the same to a seat: hidden cards dealt anew where it cannot know them."""
    copy = g.clone()
    redeal_trophies(copy, seat, rng)
    redeal_wrecks(copy, seat, rng)
    for place in range(t.DEALS.length(copy)):
        redeal_picks(copy, place, seat, rng)
    if not copy.over():
        if open_kind(copy) == DRAFT.kind and not copy.is_asked(seat):
            t.DRAFT.clear(copy, 0)
            t.HALF.clear(copy, 0)
        copy.redraw_sealed(seat, rng)
    copy.chance = SeededChance(rng.seed())
    return copy


def shuffle(cards: vec[i64], count: i64, rng: Rng) -> None:
    """Put the first cards of a row in a random order."""
    for i in range(count - 1, 0, -1):
        j = rng.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def redeal_trophies(g: MetalAdventures, seat: i64, rng: Rng) -> None:
    """Deal the trophies whose place a seat does not know anew to all places where they may be."""
    dealt, masks = NO_TROPHIES[:], NO_TROPHIES[:]
    me = bit(seat)
    count: i64 = 0
    for pile in range(3 + g.seats):
        field = trophy_field(pile)
        owner = max(0, pile - 3)
        for i in range(field.size(g, owner)):
            trophy = field.get(g, owner, i)
            seen = t.TROPHY_SEEN.get(g, trophy)
            if not seen & me:
                dealt[count] = trophy
                masks[count] = seen
                count += 1
    for i in range(t.EARNED.size(g, 0) - 1, -1, -1):
        if not t.TROPHY_SEEN.get(g, t.EARNED.get(g, 0, i)) & me:
            t.EARNED.take(g, 0, i)
    shuffle(dealt, count, rng)
    place: i64 = 0
    for pile in range(3 + g.seats):
        field = trophy_field(pile)
        owner = max(0, pile - 3)
        for i in range(field.size(g, owner)):
            if not t.TROPHY_SEEN.get(g, field.get(g, owner, i)) & me:
                field.set(g, owner, i, dealt[place])
                place += 1
    for i in range(count):
        t.TROPHY_SEEN.set(g, dealt[i], masks[i])


def trophy_field(pile: i64) -> Piles:
    """Return one of the places where trophies may be: the deck, under it, looked at, and everybody's."""
    if pile >= 3:
        return t.TROPHIES
    return t.TROPHY_DECK if pile == 0 else t.TROPHY_UNDER if pile == 1 else t.LOOKED


def redeal_wrecks(g: MetalAdventures, seat: i64, rng: Rng) -> None:
    """Deal the wrecks of others that a seat has lost track of anew among their owners."""
    if count_hidden(g, seat) < 2:
        return
    truth, owners, masks = NO_SHIPS[:], NO_SHIPS[:], NO_SHIPS[:]
    count: i64 = 0
    for owner in range(g.seats):
        if owner != seat:
            for i in range(t.WRECKS.size(g, owner)):
                ship = t.WRECKS.get(g, owner, i)
                if not t.SHIP_SEEN.get(g, ship) & bit(seat):
                    truth[count] = ship
                    owners[count] = owner
                    masks[count] = t.SHIP_SEEN.get(g, ship)
                    count += 1
    dealt = truth[:]
    for _ in range(8):
        before = dealt[:]
        shuffle(dealt, count, rng)
        lay_wrecks(g, before, dealt, owners, masks, count)
        if is_answerable(g, seat):
            return
    lay_wrecks(g, dealt, truth, owners, masks, count)


def count_hidden(g: MetalAdventures, seat: i64) -> i64:
    """Count the wrecks of others that a seat has lost track of."""
    count: i64 = 0
    for owner in range(g.seats):
        if owner != seat:
            for i in range(t.WRECKS.size(g, owner)):
                if not t.SHIP_SEEN.get(g, t.WRECKS.get(g, owner, i)) & bit(seat):
                    count += 1
    return count


def lay_wrecks(
    g: MetalAdventures, before: vec[i64], dealt: vec[i64], owners: vec[i64], masks: vec[i64], count: i64
) -> None:
    """Lay out wrecks for others; each is as well known as the first one that lay in its place."""
    for i in range(count):
        t.WRECKS.remove(g, owners[i], before[i])
    for i in range(count):
        put_in_order(g, t.WRECKS, owners[i], dealt[i])
        t.SHIP_SEEN.set(g, dealt[i], masks[i])


def is_answerable(g: MetalAdventures, seat: int) -> bool:
    """Tell whether another seat that must give wrecks of some group holds enough of them."""
    if g.over() or g.is_asked(seat):
        return True
    kind, asked = open_kind(g), g.next_seat()
    if kind == WRECK.kind:
        fitting = [ship for ship in t.WRECKS.items(g, asked) if group_fits(g, ship, WRECK.group.of(g))]
        return len(fitting) >= WRECK.count.of(g)
    return (kind != PICK.kind and kind != GIVE.kind) or len(g.legal(asked)) > 0


def redeal_picks(g: MetalAdventures, place: i64, seat: i64, rng: Rng) -> None:
    """Choose anew which hidden cards others mean in an open deal."""
    clauses = clauses_of(g, place)
    for i in range(clauses.count):
        hidden = clauses.kind(i) == t.TRANSFER and clauses.get(i, t.GIVER) != seat
        if hidden and clauses.get(i, t.PICK) != terms.UNPICKED and not knows_pick(clauses, i, seat):
            clauses.set(i, t.PICK, terms.UNPICKED)
            fitting = clauses.fitting(g, i)
            if fitting:
                clauses.set(i, t.PICK, fitting[rng.below(len(fitting))])
            pick_for_deal(g, place, i, clauses.get(i, t.PICK))
