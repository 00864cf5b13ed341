"""The steps of a turn: which are legal, and why others are refused."""

from typing import Final

from cosmodrome.games.metal_adventures import data, kinds
from cosmodrome.games.metal_adventures.data import (
    ACTION_COSTS,
    ACTION_IDS,
    ACTION_PLANET,
    CARDS,
    CONTRABAND_SURCHARGE,
    COST,
    FIRST_SUPPORT,
    HUNTER,
    IDS,
    IMPROVEMENT_LIMIT,
    MOST_DAMAGE,
    MOST_PROPOSALS,
    OCG,
    OUTSIDE_BATTLE,
    PILE_FEE,
    PROGRAM,
    REST_SURCHARGE,
    SHIP_IDS,
    TIMING,
    TROPHY_IDS,
    TROPHY_LIMIT,
)
from cosmodrome.games.metal_adventures.deals import GIVE_TROPHY, MOST_PROMISES, has_room, is_able
from cosmodrome.games.metal_adventures.table import BEFORE_BATTLE, BY, DO, IS_DUE, NO_CARD, TO, Table
from cosmodrome.games.metal_adventures.trophies import is_fulfilled, wrecks_of
from cosmodrome.games.metal_adventures.verbs import (
    BLANK_DIE,
    CHEAPEST,
    DISCOUNT,
    FREE_PILE,
    PLANETS,
    PROGRAMS,
    REDRAW,
    REPAIR,
    STRIKE,
)
from cosmodrome.kernel.agenda import bit
from cosmodrome.kernel.message import Arg, Message, Ref, Refusal


def no(rule: str, message: str, args: dict[str, Arg] | None = None) -> Refusal:
    """Return a refusal."""
    return Refusal(rule, Message(f"refused-{message}", args or {}))


def price(t: Table, seat: int, card: int, surcharge: int) -> int:
    """Return what an open improvement costs a seat at the OCG (MA-21.4)."""
    least = min(COST[card], max(1, t.ability(seat, CHEAPEST)))
    return max(least, COST[card] - t.ability(seat, DISCOUNT)) + surcharge


# -- all steps ---------------------------------------------------------------------------------------------------------
def legal_steps(t: Table, seat: int, phase: int) -> list[int]:
    """List the steps a seat may take in its turn, ascending."""
    legal: list[int] = []
    if phase == kinds.START:
        if t.damage[seat] > 0:
            legal.append(kinds.GO_REST)
        legal.append(kinds.GO_RAID)
    elif phase >= kinds.REST_SWAP or (phase == kinds.RAID and t.fought):
        legal.append(kinds.END)
    if phase == kinds.RAID and not t.fought and t.deck_size() > 0:
        legal.append(kinds.OPEN_SPACE)
    if t.offers_made(seat) < MOST_PROPOSALS:
        legal.append(kinds.PROPOSE)
    if phase == kinds.OPEN:
        add_shown(t, seat, legal)
    if phase == kinds.RAID and not t.fought:
        add_battles(t, seat, legal)
    if phase == kinds.RAID:
        add_actions(t, seat, legal)
    if phase == kinds.REST_SWAP:
        legal += [kinds.SWAP + place for place in range(len(t.trophies[seat]))]
    if phase == kinds.REST_SWAP or phase == kinds.REST_BUY:
        add_row(t, seat, kinds.BUY, REST_SURCHARGE, legal)
    for card in t.improvements[seat]:
        if card >= FIRST_SUPPORT and may_play(t, seat, card, phase):
            legal.append(kinds.PLAY + card)
    for card in t.improvements[seat]:
        legal.append(kinds.DROP + card)
    if not t.revealed & bit(seat):
        for place in range(len(t.trophies[seat])):
            if is_fulfilled(t, seat, t.trophies[seat][place]):
                legal.append(kinds.SHOW + place)
    add_side(t, seat, kinds.STEP_SIDE, legal)
    return legal


def add_shown(t: Table, seat: int, legal: list[int]) -> None:
    """Add the ships in open space, to be sent away or to be attacked (MA-10.2, MA-21.5)."""
    if t.redrawn < t.ability(seat, REDRAW) and t.deck_size() > 0:
        legal += [kinds.REDRAW + place for place in range(len(t.shown))]
    legal += [kinds.CHOOSE + place for place in range(len(t.shown))]


def add_battles(t: Table, seat: int, legal: list[int]) -> None:
    """Add the ships of the pile, the planets and the other pirates (MA-10.5, MA-10.7, MA-10.10)."""
    if t.credits[seat] >= PILE_FEE or t.ability(seat, FREE_PILE) > 0:
        legal += [kinds.PILE + ship for ship in t.pile]
    for planet in range(3):
        if not t.visited & (1, 2, 4)[planet]:
            legal.append(kinds.PLANET + planet)
    for other in range(t.seats):
        if other != seat:
            legal.append(kinds.DUEL + other)


def add_row(t: Table, seat: int, first: int, surcharge: int, legal: list[int]) -> None:
    """Add the open improvements a seat can pay and has room for."""
    if len(t.improvements[seat]) >= IMPROVEMENT_LIMIT:
        return
    for slot in range(len(t.row)):
        if t.row[slot] != NO_CARD and price(t, seat, t.row[slot], surcharge) <= t.credits[seat]:
            legal.append(first + slot)


def add_side(t: Table, seat: int, first: int, legal: list[int]) -> None:
    """Add the due promises a seat can keep now, then the promises it can release (MA-18.15a)."""
    for place in range(len(t.promises)):
        record = t.promises[place]
        if record[BY] == seat and record[DO] <= GIVE_TROPHY and record[IS_DUE] and can_keep(t, record):
            legal.append(first + kinds.FULFIL + place)
    for place in range(len(t.promises)):
        if t.promises[place][TO] == seat:
            legal.append(first + kinds.LET_GO + place)


def can_keep(t: Table, record: list[int]) -> bool:
    """Tell whether a due promise can be kept right now."""
    return is_able(t, record) and has_room(t, record)


def refuse_side(t: Table, seat: int, answer: int) -> Refusal | None:
    """Say why a promise cannot be kept early or released now."""
    place = answer % MOST_PROMISES
    if place >= len(t.promises):
        return no("MA-18.15a", "no-promise")
    record = t.promises[place]
    if answer >= kinds.LET_GO:
        return None if record[TO] == seat else no("MA-18.23", "not-promisee")
    if record[BY] != seat or record[DO] > GIVE_TROPHY:
        return no("MA-18.15", "not-promisor")
    if not record[IS_DUE]:
        return no("MA-18.15a", "not-due")
    return None if can_keep(t, record) else no("MA-18.16", "cannot-keep")


def refuse_step(t: Table, seat: int, answer: int, phase: int) -> Refusal | None:
    """Say why a step is not possible now."""
    if answer >= kinds.STEP_SIDE:
        return refuse_side(t, seat, answer - kinds.STEP_SIDE)
    if answer >= kinds.SHOW:
        return refuse_reveal(t, seat, answer - kinds.SHOW)
    if answer >= kinds.DROP:
        return refuse_owned(t, seat, answer - kinds.DROP)
    if answer >= kinds.PLAY:
        return refuse_play(t, seat, answer - kinds.PLAY, phase)
    if answer >= kinds.BUY:
        resting = phase == kinds.REST_SWAP or phase == kinds.REST_BUY
        return refuse_buy(t, seat, answer - kinds.BUY, resting)
    if answer >= kinds.SWAP:
        if phase != kinds.REST_SWAP:
            return no("MA-8.6", "not-now")
        return None if answer - kinds.SWAP < len(t.trophies[seat]) else no("MA-8.4", "no-trophy")
    if answer >= kinds.CRUISE:
        return refuse_action(t, seat, answer - kinds.CRUISE, phase)
    if answer >= kinds.PILE:
        return refuse_battle(t, seat, answer, phase)
    if answer >= kinds.REDRAW:
        return refuse_shown(t, seat, answer, phase)
    if answer == kinds.PROPOSE:
        return None if t.offers_made(seat) < MOST_PROPOSALS else no("MA-18.11", "proposals", {"n": MOST_PROPOSALS})
    if answer == kinds.OPEN_SPACE:
        if phase != kinds.RAID or t.fought:
            return no("MA-8.7", "one-battle")
        return None if t.deck_size() > 0 else no("MA-10.4", "deck-empty")
    return refuse_course(t, seat, answer, phase)


def refuse_course(t: Table, seat: int, answer: int, phase: int) -> Refusal | None:
    """Say why a seat cannot rest, raid or end its turn now."""
    if answer == kinds.END:
        if phase == kinds.RAID:
            return None if t.fought else no("MA-8.8a", "must-fight")
        return None if phase >= kinds.REST_SWAP else no("MA-8.1", "rest-or-raid")
    if phase != kinds.START:
        return no("MA-8.1", "already-chosen")
    return no("MA-8.2", "no-damage") if answer == kinds.GO_REST and t.damage[seat] == 0 else None


def refuse_shown(t: Table, seat: int, answer: int, phase: int) -> Refusal | None:
    """Say why a ship in open space cannot be attacked or sent away."""
    choosing = answer >= kinds.CHOOSE
    place = answer - (kinds.CHOOSE if choosing else kinds.REDRAW)
    if phase != kinds.OPEN or place >= len(t.shown):
        return no("MA-10.2", "no-ship")
    if choosing or (t.redrawn < t.ability(seat, REDRAW) and t.deck_size() > 0):
        return None
    return no("MA-21.5", "no-redraw")


def refuse_battle(t: Table, seat: int, answer: int, phase: int) -> Refusal | None:
    """Say why a ship of the pile, a planet or a pirate cannot be attacked."""
    if phase == kinds.OPEN:
        return no("MA-10.2a", "committed")
    if phase != kinds.RAID or t.fought:
        return no("MA-8.7", "one-battle")
    if answer >= kinds.DUEL:
        other = answer - kinds.DUEL
        return None if other != seat and other < t.seats else no("MA-10.10", "no-duel")
    if answer >= kinds.PLANET:
        planet = answer - kinds.PLANET
        visited = t.visited & (1, 2, 4)[planet]
        return no("MA-10.7", "visited", {"planet": Ref(PLANETS[planet])}) if visited else None
    ship = answer - kinds.PILE
    if ship not in t.pile:
        return no("MA-10.5", "not-in-pile", {"ship": Ref(SHIP_IDS[ship])})
    if t.credits[seat] >= PILE_FEE or t.ability(seat, FREE_PILE) > 0:
        return None
    return no("MA-10.5", "too-few-credits", {"n": PILE_FEE})


# -- the cruise --------------------------------------------------------------------------------------------------------
def may_cruise(t: Table) -> bool:
    """Tell whether cruise actions are possible at this point of the raid (MA-8.7, MA-8.8)."""
    return not (t.fought and t.cruise == BEFORE_BATTLE)


def add_actions(t: Table, seat: int, legal: list[int]) -> None:
    """Add the actions of the cruise that come after the last one and are possible now (MA-17.1)."""
    if not may_cruise(t):
        return
    for action in range(t.cruised + 1, 11):
        planet = ACTION_PLANET[action - 1]
        if planet != OCG and t.attacked & (1, 2, 4)[planet]:
            continue
        first = kinds.FIRST_VARIANT[action - 1]
        for variant in range(first, kinds.FIRST_VARIANT[action]):
            if variant_flaw(t, seat, action, variant - first) == "":
                legal.append(kinds.CRUISE + variant)


def refuse_action(t: Table, seat: int, variant: int, phase: int) -> Refusal | None:
    """Say why an action of the cruise is not possible."""
    action = kinds.action_of(variant)
    name = {"action": Ref(ACTION_IDS[action - 1])}
    if phase != kinds.RAID or not may_cruise(t):
        return no("MA-8.7", "no-cruise")
    if action <= t.cruised:
        return no("MA-17.1", "passed-action", {**name})
    planet = ACTION_PLANET[action - 1]
    if planet != OCG and t.attacked & (1, 2, 4)[planet]:
        return no("MA-17.3", "attacked", {"planet": Ref(PLANETS[planet])})
    flaw = variant_flaw(t, seat, action, variant - kinds.FIRST_VARIANT[action - 1])
    return no(RULES[flaw], flaw, {**name}) if flaw else None


RULES: Final = {
    "action-cost": "MA-17.17",
    "action-idle": "MA-17.15",
    "action-room": "MA-7.5",
    "action-trophies": "MA-17.4",
    "action-title": "MA-17.7",
    "action-penalty": "MA-15.3",
}


def variant_flaw(t: Table, seat: int, action: int, variant: int) -> str:
    """Return why a variant of an action is not possible, nothing when it is (MA-17.4 to MA-17.15)."""
    credits = t.credits[seat]
    wrecks = len(t.wrecks[seat])
    if action == 1:
        return trophies_flaw(t, seat, variant)
    if action <= 3:
        if t.damage[seat] == 0:
            return "action-idle"
        cost, cards = ACTION_COSTS[action - 1][variant]
        return "" if credits >= cost and wrecks >= cards else "action-cost"
    if action == 4:
        return "" if wrecks_of(t, seat, variant) >= ACTION_COSTS[3][0][1] else "action-title"
    if action == 5:
        if not t.market and not t.market_under:
            return "action-idle"
        return "" if credits >= ACTION_COSTS[4][0][0] else "action-cost"
    if action == 6:
        card = t.row[variant]
        if card == NO_CARD:
            return "action-idle"
        return buying_flaw(t, seat, price(t, seat, card, 0))
    if action == 7:
        if FIRST_SUPPORT + variant not in t.support_discard:
            return "action-idle"
        return buying_flaw(t, seat, COST[FIRST_SUPPORT + variant] + CONTRABAND_SURCHARGE)
    if action == 8:
        return amnesty_flaw(t, seat, variant)
    if action == 9:
        if wrecks == 0 or not t.pile:
            return "action-idle"
        return "" if credits >= ACTION_COSTS[8][0][0] else "action-cost"
    return "" if wrecks >= variant and credits >= ACTION_COSTS[9][0][1] - variant else "action-cost"


def trophies_flaw(t: Table, seat: int, variant: int) -> str:
    """Return why trophies cannot be drawn in this way (MA-17.4)."""
    held = len(t.trophies[seat])
    cost = ACTION_COSTS[0][0 if variant == 0 else 1][0]
    if t.credits[seat] < cost:
        return "action-cost"
    if variant == 0:
        return "" if held < TROPHY_LIMIT else "action-trophies"
    return "" if variant <= held else "action-cost"


def buying_flaw(t: Table, seat: int, cost: int) -> str:
    """Return why an improvement of this price cannot be bought."""
    if t.credits[seat] < cost:
        return "action-cost"
    return "" if len(t.improvements[seat]) < IMPROVEMENT_LIMIT else "action-room"


def amnesty_flaw(t: Table, seat: int, variant: int) -> str:
    """Return why amnesty is not possible (MA-15.3, MA-17.11)."""
    if t.penalties[seat] == 0:
        return "action-idle"
    if t.penalized & bit(seat):
        return "action-penalty"
    paid = t.credits[seat] >= ACTION_COSTS[7][0][0] if variant == 0 else wrecks_of(t, seat, HUNTER) > 0
    return "" if paid else "action-cost"


# -- cards and trophies ------------------------------------------------------------------------------------------------
def refuse_owned(t: Table, seat: int, card: int) -> Refusal | None:
    """Refuse to discard what is not owned."""
    return None if card in t.improvements[seat] else no("MA-7.4", "not-owned", {"card": Ref(IDS[card])})


def refuse_buy(t: Table, seat: int, slot: int, resting: bool) -> Refusal | None:
    """Say why an open improvement cannot be bought while resting (MA-8.5)."""
    if not resting:
        return no("MA-8.5", "not-now")
    if t.row[slot] == NO_CARD:
        return no("MA-4.7", "empty-slot")
    cost = price(t, seat, t.row[slot], REST_SURCHARGE)
    if t.credits[seat] < cost:
        return no("MA-8.5", "too-few-credits", {"n": cost})
    return None if len(t.improvements[seat]) < IMPROVEMENT_LIMIT else no("MA-7.5", "no-room")


def refuse_reveal(t: Table, seat: int, place: int) -> Refusal | None:
    """Say why a trophy cannot be revealed."""
    if place >= len(t.trophies[seat]):
        return no("MA-6.2", "no-trophy")
    if t.revealed & bit(seat):
        return no("MA-6.3", "revealed-already")
    trophy = t.trophies[seat][place]
    return None if is_fulfilled(t, seat, trophy) else no("MA-6.2", "unfulfilled", {"trophy": Ref(TROPHY_IDS[trophy])})


def may_play(t: Table, seat: int, card: int, phase: int) -> bool:
    """Tell whether an own support card can be played as a step, and would do something (MA-7.7, MA-7.8)."""
    if TIMING[card] == data.AFTER_REVEAL:
        return phase == kinds.OPEN and t.deck_size() > 0
    if TIMING[card] != OUTSIDE_BATTLE:
        return False
    verb = PROGRAMS[PROGRAM[card]][0]
    if verb == REPAIR:
        return t.damage[seat] > 0
    if verb == BLANK_DIE:
        return t.metal[seat] != 0
    for other in range(t.seats):
        if other != seat and is_victim(t, other, verb):
            return True
    return False


def is_victim(t: Table, other: int, verb: int) -> bool:
    """Tell whether a support card would do something to another pirate (MA-7.8)."""
    return t.damage[other] < MOST_DAMAGE if verb == STRIKE else t.credits[other] > 0


def refuse_play(t: Table, seat: int, card: int, phase: int) -> Refusal | None:
    """Say why a support card cannot be played as a step."""
    if card not in t.improvements[seat]:
        return no("MA-7.7", "not-owned", {"card": Ref(IDS[card])})
    if card < FIRST_SUPPORT or TIMING[card] < OUTSIDE_BATTLE or card >= CARDS:
        return no("MA-7.7", "wrong-time", {"card": Ref(IDS[card])})
    if TIMING[card] == data.AFTER_REVEAL and phase != kinds.OPEN:
        return no("MA-7.7", "wrong-time", {"card": Ref(IDS[card])})
    return None if may_play(t, seat, card, phase) else no("MA-7.8", "no-effect", {"card": Ref(IDS[card])})
