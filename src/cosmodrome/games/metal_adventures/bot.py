"""A heuristic player: it weighs risks and rewards, buys strength, bargains for help, and sometimes breaks its word."""

from typing import Final

from cosmodrome.games.metal_adventures import data, deals, haggle, kinds, verbs
from cosmodrome.games.metal_adventures.data import (
    ACTION_COSTS,
    CONTRABAND_SURCHARGE,
    COST,
    FIRST_SUPPORT,
)
from cosmodrome.games.metal_adventures.form import BID, OFFER
from cosmodrome.games.metal_adventures.steps import price
from cosmodrome.games.metal_adventures.table import CLAUSE, DO, FIRST_CLAUSE, TARGET, Table
from cosmodrome.games.metal_adventures.totals import attack_total, target_total
from cosmodrome.games.metal_adventures.worth import (
    CREDIT,
    DAMAGE,
    PENALTY,
    TROPHY,
    WRECK,
    card_worth,
    duel_worth,
    gain_of_card,
    glory_worth,
    planet_worth,
    ship_worth,
    side_chance,
    stake,
    support_program,
    trophy_worth,
    weakest_card,
    wreck_worth,
)
from cosmodrome.kernel.chance import Rng

ALWAYS: Final = 10_000
NEVER: Final = -10_000
LIKING: Final = 9  # for the unknown of open space, as players are reported to have


def suggest(t: Table, seat: int, rng: Rng) -> int:
    """Return the answer this player would give."""
    kind = t.question().kind
    if kind == kinds.DRAFT:
        return write(t, seat)
    best = -1
    best_score = 0
    for answer in t.legal(seat):
        score = 4 * score_answer(t, kind, seat, answer) + rng.below(4)
        if best < 0 or score > best_score:
            best = answer
            best_score = score
    return best


def score_answer(t: Table, kind: int, seat: int, answer: int) -> int:
    """Say how much the player likes an answer of the open question."""
    side = kinds.SIDES.get(kind, -1)
    if 0 <= side <= answer:
        return NEVER
    if kind == kinds.STEP:
        return score_step(t, seat, answer)
    if kind == kinds.REVEAL:
        return answer
    if kind == kinds.SPEAK:
        return score_speech(t, seat, answer)
    if kind == kinds.BID:
        return score_bid(t, seat, answer)
    if kind == kinds.ANSWER:
        deal = t.deals[t.deal_at(t.question().args[1])]
        return (0, 5 if haggle.accepts(t, deal, seat) else -5, -20, -20)[answer]
    if kind == kinds.FEE:
        return 1 if answer == kinds.YES else 0
    if kind == kinds.BETRAY:
        return 1 if (answer == kinds.YES) == haggle.should_betray(t, seat) else 0
    if kind == kinds.METAL:
        return score_metal(t, seat, answer)
    if kind == kinds.BEFORE:
        return score_before(t, seat, answer)
    if kind == kinds.AFTER:
        return score_after(t, seat, answer)
    return score_choice(t, kind, seat, answer)


# -- writing offers ----------------------------------------------------------------------------------------------------
def write(t: Table, seat: int) -> int:
    """Write the next field of the best offer, or give up."""
    purpose = t.question().args[2]
    plan = haggle.best_offer(t, seat, purpose)
    place = len(t.half)
    if place < len(plan) and t.half == plan[:place] and not t.draft:
        answer = kinds.FIELD + plan[place]
        if t.is_legal(seat, answer):
            return answer
    return kinds.GIVE_UP


def score_bid(t: Table, seat: int, answer: int) -> int:
    """Bid if there is something to offer that both should like."""
    if answer == kinds.PASS:
        return 0
    return 1 if t.pleas[seat] == 0 and haggle.best_offer(t, seat, BID) else -1


def score_speech(t: Table, seat: int, answer: int) -> int:
    """Take good bids, then ask for help while that pays, then pass."""
    if answer == kinds.PASS:
        return 0
    if answer == kinds.TALK:
        return 5 if t.pleas[seat] < 3 and haggle.best_offer(t, seat, OFFER) else -5
    if answer >= kinds.SPEAK_DROP:
        return NEVER
    which, place = divmod(answer - kinds.TAKE_BID, kinds.BIDS)
    if which == 0:
        worth = haggle.deal_worth(t, t.deals[place][FIRST_CLAUSE:], seat)
        return worth if worth >= haggle.WANTED else -5
    return -10 * which


# -- steps -------------------------------------------------------------------------------------------------------------
def score_step(t: Table, seat: int, answer: int) -> int:
    """Reveal first, use cards, then choose by worth."""
    if answer >= kinds.SHOW:
        return ALWAYS
    if answer >= kinds.DROP:
        return NEVER
    if answer >= kinds.PLAY:
        return score_card(t, seat, answer - kinds.PLAY)
    if answer >= kinds.BUY:
        card = t.row[answer - kinds.BUY]
        return gain_of_card(t, seat, card) - CREDIT * price(t, seat, card, data.REST_SURCHARGE)
    if answer >= kinds.SWAP:
        return 14 - trophy_worth(t, seat, t.trophies[seat][answer - kinds.SWAP])
    if answer >= kinds.CRUISE:
        return score_cruise(t, seat, answer - kinds.CRUISE)
    if answer >= kinds.PILE:
        return score_battle(t, seat, answer)
    if answer >= kinds.CHOOSE:
        return ship_worth(t, seat, t.shown[answer - kinds.CHOOSE])
    if answer >= kinds.REDRAW:
        return 500 - ship_worth(t, seat, t.shown[answer - kinds.REDRAW])
    if answer == kinds.OPEN_SPACE:
        return open_space_worth(t, seat) + LIKING
    if answer == kinds.PROPOSE:
        return 200 if t.offers_made(seat) == 0 and haggle.best_offer(t, seat, OFFER) else NEVER
    if answer == kinds.GO_REST:
        return 3 * t.damage[seat] - 8 + (4 if t.metal[seat] > 2 else 0)
    return 0


def score_card(t: Table, seat: int, card: int) -> int:
    """Play support cards outside battle as soon as they do something worth while."""
    verb = support_program(card)
    if verb == verbs.REPAIR:
        return 300 if t.damage[seat] >= 2 else NEVER
    if verb == verbs.BLANK_DIE:
        return 300 if t.metal[seat] >= 4 else NEVER
    if verb == verbs.REPLACE_SHIPS:
        return 300 if max([ship_worth(t, seat, ship) for ship in t.shown]) < 8 else NEVER
    return 300


def open_space_worth(t: Table, seat: int) -> int:
    """Return what three unknown ships promise: about the best quarter of what is left."""
    deck = t.near if t.near else t.far
    worths = sorted([ship_worth(t, seat, ship) for ship in deck if data.FACTION[ship] >= 0])
    return worths[len(worths) * 3 // 4] if worths else 0


def score_battle(t: Table, seat: int, answer: int) -> int:
    """Return what a battle other than open space is worth."""
    if answer >= kinds.DUEL:
        return duel_worth(t, seat, answer - kinds.DUEL)
    if answer >= kinds.PLANET:
        return planet_worth(t, seat, answer - kinds.PLANET)
    return ship_worth(t, seat, answer - kinds.PILE) - 2 * CREDIT


def score_cruise(t: Table, seat: int, variant: int) -> int:
    """Return what a cruise action is worth; worth while actions come before the battle, lower ones first."""
    action = kinds.action_of(variant)
    net = action_worth(t, seat, action, variant - kinds.FIRST_VARIANT[action - 1])
    if net <= 0:
        return NEVER
    if not t.fought and action not in (2, 3, 6):
        return NEVER
    return 400 - 10 * action + min(net, 9)


def action_worth(t: Table, seat: int, action: int, variant: int) -> int:
    """Return what an action brings, less what it costs."""
    if action == 1:
        if variant > 0:
            held = trophy_worth(t, seat, t.trophies[seat][variant - 1])
            return 16 - held - CREDIT if t.credits[seat] > 3 else -1
        return TROPHY + 6 - 2 * CREDIT if t.credits[seat] > 3 else -1
    if action in (2, 3):
        credits, wrecks = ACTION_COSTS[action - 1][variant]
        repaired = 1 if action == 2 else t.damage[seat]
        return repaired * DAMAGE - credits * CREDIT - wrecks * (WRECK + 2)
    if action == 4:
        return 4 * CREDIT + glory_worth(t, seat) - 3 * WRECK
    if action == 6:
        card = t.row[variant]
        return gain_of_card(t, seat, card) - CREDIT * price(t, seat, card, 0)
    if action == 7:
        card = FIRST_SUPPORT + variant
        return gain_of_card(t, seat, card) - CREDIT * (COST[card] + CONTRABAND_SURCHARGE)
    if action == 8:
        return glory_worth(t, seat) - (2 * CREDIT if variant == 0 else 14)
    if action == 10:
        cost = (ACTION_COSTS[9][0][1] - variant) * CREDIT + variant * (WRECK + 1)
        return glory_worth(t, seat) + 12 - cost
    return -1


# -- the battle --------------------------------------------------------------------------------------------------------
def own_stake(t: Table, seat: int) -> int:
    """Return what winning this battle is worth to a participant."""
    if t.is_principal(seat):
        return stake(t, seat)
    pay = CREDIT * haggle.expected_loot(t) // 2 if seat == t.traitor else 15
    return pay + DAMAGE


def score_metal(t: Table, seat: int, answer: int) -> int:
    """Use the metal die when it turns the battle enough to be worth its debt."""
    if answer == kinds.NO:
        return 0
    gain = (side_chance(t, seat, 3) - side_chance(t, seat, 0)) * own_stake(t, seat) // 100
    return gain - (11 if t.is_principal(seat) else 14)


def score_before(t: Table, seat: int, answer: int) -> int:
    """Play a card before the roll when it turns the battle enough."""
    if answer == kinds.PASS:
        return 0
    if answer >= kinds.LAY_DOWN:
        return NEVER
    gain = (side_chance(t, seat, 3) - side_chance(t, seat, 0)) * own_stake(t, seat) // 100
    return gain - 18


def score_after(t: Table, seat: int, answer: int) -> int:
    """After the roll, do what may still turn a defeat."""
    if answer == kinds.PASS:
        return 0
    lead = attack_total(t) - target_total(t)
    missing = lead + 1 if t.sides[seat] == TARGET else -lead
    if missing <= 0 or own_stake(t, seat) < 25:
        return -1
    if answer == kinds.OWN_REROLL:
        return 30
    card = answer - kinds.CARD
    if support_program(card) == verbs.ADD_STRENGTH:
        return 20 if missing <= 2 else -1
    return 10


# -- choices -----------------------------------------------------------------------------------------------------------
def score_choice(t: Table, kind: int, seat: int, answer: int) -> int:
    """Say how much the player likes a card, a promise or a victim."""
    args = t.question().args
    if kind == kinds.RETURN:
        return -trophy_worth(t, seat, t.trophies[seat][answer])
    if kind in (kinds.KEEP, kinds.ORDER):
        worth = trophy_worth(t, seat, answer)
        return worth if kind == kinds.KEEP else -worth
    if kind == kinds.ROOM:
        return 0 if answer == kinds.DECLINE else 16 - trophy_worth(t, seat, t.trophies[seat][answer - kinds.TAKE])
    if kind in (kinds.TAKE_ROW, kinds.TAKE_SUPPORT, kinds.SPOIL_CARD):
        return score_take(t, kind, seat, answer)
    if kind == kinds.TAKE_PILE:
        return 0 if answer == kinds.DECLINE else wreck_worth(t, seat, answer - kinds.TAKE)
    if kind == kinds.WRECK:
        return -wreck_worth(t, seat, answer)
    if kind == kinds.SPOIL_WRECK:
        return wreck_worth(t, seat, answer)
    if kind in (kinds.PICK, kinds.GIVE):
        return -gift_worth(t, kind, seat, answer)
    if kind == kinds.DECIDE:
        return score_promise(t, answer, args[1])
    if kind == kinds.RELEASE:
        return haggle.part_worth(t, args[1], args[2]) if answer == kinds.YES else 0
    if kind == kinds.MAKE_ROOM:
        return score_room(t, seat, answer, args[1])
    if kind == kinds.SPOILS:
        return score_spoils(t, seat, args[1], answer)
    if kind == kinds.FLARE:
        return 1 if answer == kinds.DECLINE else 0  # a repair is cheaper than a support card
    if kind == kinds.VICTIM:
        return 10 * t.shown_glory(answer) + t.credits[answer]
    if kind == kinds.DIE:
        own = 0 if t.sides[seat] != TARGET else 1
        return 7 - t.dice[answer] if answer == own else t.dice[answer]
    return args[1] - 1 if answer == kinds.YES else 0


def score_take(t: Table, kind: int, seat: int, answer: int) -> int:
    """Take the best card; discard the weakest for it only if that pays."""
    if answer == kinds.DECLINE:
        return 0
    if answer >= kinds.LEAVE:
        card = answer - kinds.LEAVE
        return 20 - card_worth(t, seat, card) if card == weakest_card(t, seat) else NEVER
    card = answer - kinds.TAKE
    return gain_of_card(t, seat, t.row[card] if kind == kinds.TAKE_ROW else card)


def score_spoils(t: Table, seat: int, loser: int, answer: int) -> int:
    """Return what each kind of spoils is worth."""
    if answer == kinds.CREDITS_SPOIL:
        return CREDIT * ((t.credits[loser] + 1) // 2)
    if answer == kinds.CARD_SPOIL:
        return max([gain_of_card(t, seat, card) for card in t.improvements[loser]])
    return (WRECK + 2) * ((len(t.wrecks[loser]) + 1) // 2)


def score_promise(t: Table, answer: int, id: int) -> int:
    """Keep a word unless it costs more than a penalty; who cannot offers the least part that should be taken."""
    record = t.promises[t.promise_at(id)]
    if answer == kinds.BREAK:
        return 0
    if answer == kinds.KEPT:
        return -1 if haggle.should_break(t, record) else 1
    part = answer - kinds.PART
    return 9 - part if haggle.part_worth(t, id, part) > 0 and CREDIT * part < PENALTY else -1


def gift_worth(t: Table, kind: int, seat: int, card: int) -> int:
    """Return what a card to be handed over is worth to its owner: a trophy or a wreck, an improvement is named."""
    args = t.question().args
    if kind == kinds.PICK:
        deal = t.deals[t.deal_at(args[1])]
        is_trophy = deal[FIRST_CLAUSE + CLAUSE * args[2] + 3] == deals.TROPHY
    else:
        is_trophy = t.promises[t.promise_at(args[1])][DO] == deals.GIVE_TROPHY
    return trophy_worth(t, seat, card) if is_trophy else wreck_worth(t, seat, card)


def score_room(t: Table, seat: int, answer: int, id: int) -> int:
    """Make room for a promised card with what is worth least."""
    if answer == kinds.DECLINE:
        return NEVER
    card = answer - kinds.TAKE
    trophy = t.promises[t.promise_at(id)][DO] == deals.GIVE_TROPHY
    return -trophy_worth(t, seat, card) if trophy else -card_worth(t, seat, card)
