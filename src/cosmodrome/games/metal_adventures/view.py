"""What a seat may see of the table, built by white-list; and states that look the same to it (MA-20.1, MA-20.2)."""

from typing import Final

from cosmodrome.games.metal_adventures import deals, kinds
from cosmodrome.games.metal_adventures.data import CARDS, FACTION, FACTIONS, IDS, MOST_PENALTIES, SHIP_IDS, TROPHY_IDS
from cosmodrome.games.metal_adventures.replies import group_fits
from cosmodrome.games.metal_adventures.sentences import deal_text, promise_text
from cosmodrome.games.metal_adventures.state import MetalAdventures
from cosmodrome.games.metal_adventures.table import (
    ACCEPTED,
    AUTHOR,
    BY,
    CLAUSE,
    DEAL_ID,
    DO,
    DUE,
    DUE_COUNT,
    DUE_SEAT,
    DUEL,
    FIRST_CLAUSE,
    FORCED,
    IS_DUE,
    MADE,
    NO_CARD,
    NOBODY,
    PEACE,
    PLANET,
    PROMISE_ID,
    TO,
    TRANSFER,
    VERSION,
    WHAT,
    Table,
)
from cosmodrome.games.metal_adventures.totals import attack_total, debt, target_total
from cosmodrome.games.metal_adventures.verbs import PLANETS
from cosmodrome.kernel.agenda import ALL, bit, seats_in
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.view import message_json

Json = dict[str, object]
SIDE_NAMES: Final = ("none", "attack", "target")


def table_view(t: Table, seat: int) -> Json:
    """Return all that a seat (or SPECTATOR) may see."""
    return {
        "turn": t.turn,
        "active": t.active,
        "fought": bool(t.fought),
        "cruised": t.cruised,
        "cruise": ("none", "before", "after")[t.cruise],
        "attacked": planets(t.attacked),
        "visited": planets(t.visited),
        "near": len(t.near),
        "far": len(t.far),
        "shown": [SHIP_IDS[ship] for ship in t.shown],
        "pile": [SHIP_IDS[ship] for ship in t.pile],
        "trophy_deck": len(t.trophy_deck) + len(t.trophy_under),
        "trophies_under": [trophy_view(t, trophy, seat) for trophy in t.trophy_under],
        "looked": [TROPHY_IDS[trophy] for trophy in sorted(t.looked) if t.trophy_seen[trophy] & bit(seat)],
        "improvement_deck": len(t.market) + len(t.market_under),
        "row": [None if card == NO_CARD else IDS[card] for card in t.row],
        "support_discard": [IDS[card] for card in t.support_discard],
        "pot": t.pot,
        "treasuries": list(t.treasuries),
        "battle": None if t.fight == PEACE else battle_view(t),
        "deals": [deal_view(deal, seat) for deal in t.deals],
        "promises": [promise_view(t, record) for record in t.promises],
        "draft": draft_view(t, seat),
        "players": [player_view(t, owner, seat) for owner in range(t.seats)],
    }


def planets(mask: int) -> list[str]:
    """Return the planets of a mask."""
    return [PLANETS[planet] for planet in range(3) if mask & (1, 2, 4)[planet]]


def trophy_view(t: Table, trophy: int, seat: int) -> str | None:
    """Return a trophy whose place a seat knows."""
    return TROPHY_IDS[trophy] if t.trophy_seen[trophy] & bit(seat) else None


def player_view(t: Table, owner: int, seat: int) -> Json:
    """Return what a seat may see of one player: trophies it knows, wrecks only if they are its own."""
    own = owner == seat
    return {
        "base": IDS[CARDS + t.base[owner]],
        "strength": t.strength(owner),
        "support": t.support(owner),
        "damage": t.damage[owner],
        "glory": t.shown_glory(owner),
        "penalties": t.penalties[owner],
        "infamous": t.penalties[owner] >= MOST_PENALTIES,
        "penalized": bool(t.penalized & bit(owner)),
        "breaches": t.breaches[owner],
        "credits": t.credits[owner],
        "metal": t.metal[owner],
        "improvements": [IDS[card] for card in t.improvements[owner]],
        "trophies": [trophy_view(t, trophy, seat) for trophy in t.trophies[owner]],
        "revealed": bool(t.revealed & bit(owner)),
        "wreck_count": len(t.wrecks[owner]),
        "wrecks": [SHIP_IDS[ship] for ship in t.wrecks[owner]] if own else None,
        "powers": powers(t, owner) if own else None,
    }


def powers(t: Table, owner: int) -> Json:
    """Count the own wrecks by power."""
    groups = [FACTION[ship] for ship in t.wrecks[owner]]
    return {FACTIONS[faction]: groups.count(faction) for faction in range(len(FACTIONS))}


def battle_view(t: Table) -> Json:
    """Return the battle: who fights on which side, and both totals as they stand."""
    kind = ("", "ship", "planet", "duel")[t.fight]
    target = None if t.fight == DUEL else PLANETS[t.foe] if t.fight == PLANET else SHIP_IDS[t.foe]
    return {
        "kind": kind,
        "target": target,
        "from_pile": bool(t.from_pile),
        "hunter": t.against_hunter(),
        "attacker": t.active,
        "challenged": t.foe if t.fight == DUEL else None,
        "sides": [SIDE_NAMES[side] for side in t.sides],
        "traitor": None if t.traitor == NOBODY else t.traitor,
        "metal": list(t.metal_rolled),
        "debt": debt(t),
        "dice": list(t.dice),
        "added": list(t.added),
        "attack": attack_total(t),
        "defence": target_total(t),
        "won": SIDE_NAMES[t.outcome],
    }


def deal_view(deal: list[int], seat: int) -> Json:
    """Return an open deal as a sentence, with what a seat may know of the cards it means."""
    clauses = deal[FIRST_CLAUSE:]
    return {
        "id": deal[DEAL_ID],
        "version": deal[VERSION],
        "author": deal[AUTHOR],
        "parties": seats_in(deals.parties_of(clauses)),
        "accepted": seats_in(deal[ACCEPTED]),
        "text": message_json(deal_text(clauses, seat)),
    }


def promise_view(t: Table, record: list[int]) -> Json:
    """Return an open promise with all that helps to judge it (MA-18.24, MA-18.29)."""
    by = record[BY]
    return {
        "id": record[PROMISE_ID],
        "by": by,
        "to": record[TO],
        "text": message_json(promise_text(record)),
        "due": bool(record[IS_DUE]),
        "forced": bool(record[FORCED]),
        "credits": record[WHAT] if record[DO] == deals.PAY else 0,
        "turns_left": turns_left(t, record),
        "penalties": t.penalties[by],
        "promisor_credits": t.credits[by],
        "breaches": t.breaches[by],
    }


def turns_left(t: Table, record: list[int]) -> int | None:
    """Count the turns until the deadline of a promise, 0 in this one; nothing for the end of the game."""
    if record[DUE] <= deals.END_OF_TURN:
        return 0
    if record[DUE] == deals.GAME_END:
        return None
    ahead = (record[DUE_SEAT] - t.active) % t.seats
    if ahead == 0 and record[MADE] == t.turn:
        ahead = t.seats
    return ahead + (record[DUE_COUNT] - 1) * t.seats


def draft_view(t: Table, seat: int) -> Json | None:
    """Return the offer that a seat is writing."""
    if not is_writing(t, seat):
        return None
    clauses = [message_json(deal_text(t.draft[i : i + CLAUSE], seat)) for i in range(0, len(t.draft), CLAUSE)]
    return {"clauses": clauses, "half": list(t.half)}


def is_writing(t: Table, seat: int) -> bool:
    """Tell whether a seat is writing an offer."""
    return bool(t.agenda) and t.is_asked(seat) and t.question().kind == kinds.DRAFT


# -- re-deals ----------------------------------------------------------------------------------------------------------
def redeal(g: MetalAdventures, seat: int, rng: Rng) -> MetalAdventures:
    """Return a state that looks the same to a seat: hidden cards dealt anew where it cannot know them."""
    copy = g.clone()
    redeal_trophies(copy, seat, rng)
    redeal_wrecks(copy, seat, rng)
    for deal in copy.deals:
        redeal_picks(copy, deal, seat, rng)
    if copy.agenda:
        if copy.question().kind == kinds.DRAFT and not copy.is_asked(seat):
            copy.draft, copy.half = [], []
        if copy.question().mode == ALL:
            copy.redraw_sealed(seat, rng)
    copy.chance = SeededChance(rng.seed())
    return copy


def redeal_trophies(t: Table, seat: int, rng: Rng) -> None:
    """Deal the trophies whose place a seat does not know anew to all places where they may be."""
    known = [bool(mask & bit(seat)) for mask in t.trophy_seen]
    places = [t.trophy_deck, t.trophy_under, t.looked, *t.trophies]
    unknown = [trophy for place in places for trophy in place if not known[trophy]]
    masks = [t.trophy_seen[trophy] for trophy in unknown]
    rng.shuffle(unknown)
    i = 0
    for place in places:
        for j in range(len(place)):
            if not known[place[j]]:
                place[j] = unknown[i]
                t.trophy_seen[unknown[i]] = masks[i]
                i += 1
    t.earned = [trophy for trophy in t.earned if known[trophy]]


def redeal_wrecks(t: Table, seat: int, rng: Rng) -> None:
    """Deal the wrecks of others that a seat has lost track of anew among their owners."""
    owners = [owner for owner in range(t.seats) if owner != seat]
    hidden = [ship for owner in owners for ship in t.wrecks[owner] if not t.ship_seen[ship] & bit(seat)]
    if len(hidden) < 2:
        return
    truth = [t.wrecks[owner].copy() for owner in range(t.seats)]
    masks = t.ship_seen.copy()
    for _ in range(8):
        dealt = hidden.copy()
        rng.shuffle(dealt)
        for owner in owners:
            for j in range(len(truth[owner])):
                ship = truth[owner][j]
                if not masks[ship] & bit(seat):
                    t.wrecks[owner][j] = dealt.pop()
                    t.ship_seen[t.wrecks[owner][j]] = masks[ship]
            t.wrecks[owner].sort()
        if is_answerable(t, seat):
            return
        t.wrecks = [wrecks.copy() for wrecks in truth]
    t.ship_seen = masks


def is_answerable(t: Table, seat: int) -> bool:
    """Tell whether another seat that must give wrecks of some group holds enough of them."""
    ask = t.question() if t.agenda else None
    if ask is None or t.is_asked(seat):
        return True
    if ask.kind == kinds.WRECK:
        fitting = [ship for ship in t.wrecks[ask.args[0]] if group_fits(ship, ask.args[1])]
        return len(fitting) >= (ask.args[2] if ask.rule.__name__ == "pay_wreck" else 1)
    return ask.kind not in (kinds.PICK, kinds.GIVE) or len(t.legal_answers(ask.kind, ask.args[0])) > 0


def redeal_picks(t: Table, deal: list[int], seat: int, rng: Rng) -> None:
    """Choose anew which hidden cards others mean in an open deal."""
    for i in range(FIRST_CLAUSE, len(deal), CLAUSE):
        hidden = deal[i] == TRANSFER and deal[i + 6] != deals.UNPICKED and deal[i + 1] != seat
        shown = deal[i + 5] == 1 and deals.parties_of(deal[FIRST_CLAUSE:]) & bit(seat)
        if not hidden or shown:
            continue
        deal[i + 6] = deals.UNPICKED
        held = t.wrecks[deal[i + 1]] if deal[i + 3] == deals.WRECK else t.trophies[deal[i + 1]]
        clauses = deal[FIRST_CLAUSE:]
        fitting = [card for card in held if deals.may_pick(t, clauses, (i - FIRST_CLAUSE) // CLAUSE, card)]
        if fitting:
            deal[i + 6] = fitting[rng.below(len(fitting))]
