"""How the heuristic player bargains: it judges every deal by the value it brings, and offers what both should like."""

from typing import Final

from cosmodrome.games.metal_adventures import deals, form, templates
from cosmodrome.games.metal_adventures.data import DOTS, PRINTED_CREDITS
from cosmodrome.games.metal_adventures.table import (
    ALLIANCE,
    AUTHOR,
    CLAUSE,
    DO,
    DUEL,
    FIRST_CLAUSE,
    PEACE,
    SHIP,
    TO,
    TRANSFER,
    TRIGGER,
    WHAT,
    WHICH,
    Table,
)
from cosmodrome.games.metal_adventures.validity import FINE, flaw_of
from cosmodrome.games.metal_adventures.verbs import ALLY_CREDITS
from cosmodrome.games.metal_adventures.worth import (
    CREDIT,
    DAMAGE,
    PENALTY,
    TROPHY,
    WRECK,
    attack_chance,
    card_worth,
    gain_of_card,
    side_chance,
    stake,
    trophy_worth,
    wreck_worth,
)
from cosmodrome.kernel.agenda import bit

WANTED: Final = 3  # a deal must bring at least this much
LEAST_TRUST: Final = 30  # percent of a promise that is probably not kept
ENVY: Final = 12  # percent of what a rival gains that counts as an own loss


# -- judging -----------------------------------------------------------------------------------------------------------
def deal_worth(t: Table, clauses: list[int], seat: int) -> int:
    """Return what a deal brings a seat."""
    worth = 0
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == TRANSFER:
            worth += transfer_worth(t, clauses, i, seat)
        elif clauses[i] == ALLIANCE:
            worth += alliance_worth(t, clauses[i + 1], clauses[i + 2], seat)
        else:
            worth += promise_worth(t, clauses, i, seat)
    return worth


def transfer_worth(t: Table, clauses: list[int], i: int, seat: int) -> int:
    """Return what a transfer brings a seat."""
    giver, receiver, asset, what, pick = clauses[i + 1], clauses[i + 2], clauses[i + 3], clauses[i + 4], clauses[i + 6]
    if seat != giver and seat != receiver:
        return 0
    gives = seat == giver
    if asset == deals.CREDITS:
        return -CREDIT * what if gives else CREDIT * what
    if asset == deals.IMPROVEMENT:
        return -card_worth(t, seat, what) if gives else gain_of_card(t, seat, what)
    known = pick != deals.UNPICKED and (gives or clauses[i + 5] == 1)
    if asset == deals.WRECK:
        worth = wreck_worth(t, seat, pick) if known else WRECK + 3
    else:
        worth = trophy_worth(t, seat, pick) if known else TROPHY
        if gives and not known and t.trophies[seat]:
            worth = min([trophy_worth(t, seat, trophy) for trophy in t.trophies[seat]])
    return -worth if gives else worth


def alliance_worth(t: Table, helper: int, principal: int, seat: int) -> int:
    """Return what an alliance brings: more chance for the principal, risk and some pay for the helper."""
    more = t.help(helper)
    before = side_chance(t, principal, 0)
    after = side_chance(t, principal, more)
    gain = (after - before) * stake(t, principal) // 100
    if seat == principal:
        return gain
    if seat == helper:
        dots = DOTS[t.foe] if t.fight == SHIP else 1
        risk = (100 - after) * dots * DAMAGE // 100
        return after * t.ability(helper, ALLY_CREDITS) * CREDIT // 100 - risk - gain * ENVY // 100
    return -gain if t.is_principal(seat) else 0


def promise_worth(t: Table, clauses: list[int], i: int, seat: int) -> int:
    """Return what a promise brings the one who gets it, or costs the one who gives it."""
    by = clauses[i + 1]
    if seat != by and not clauses[i + TO] & bit(seat):
        return 0
    worth = duty_worth(t, clauses, i)
    if clauses[i + TRIGGER] == deals.WON:
        more = 0
        for j in range(0, len(clauses), CLAUSE):
            if clauses[j] == ALLIANCE:
                more += t.help(clauses[j + 1])
        worth = worth * side_chance(t, t.principal(clauses[i + 8]), more) // 100
    if seat == by:
        return -worth * 9 // 10
    if t.against_hunter():
        return worth
    if is_tempting(t, by, duty_worth(t, clauses, i)):
        return min(worth, PENALTY) * LEAST_TRUST // 100
    return worth * trust(t, by) // 100


def duty_worth(t: Table, clauses: list[int], i: int) -> int:
    """Return what a kept promise moves."""
    do, what = clauses[i + DO], clauses[i + WHAT]
    if do == deals.PAY:
        return CREDIT * what
    if do == deals.SHARE:
        return CREDIT * deals.share_of(expected_loot(t), what, clauses[i + WHICH], clauses[i + 6])
    if do in (deals.GIVE_IMPROVEMENT, deals.GIVE_TROPHY):
        return TROPHY + 10
    if do in (deals.GIVE_WRECK, deals.GIVE_ANY_WRECK, deals.GIVE_CAPTURED):
        return WRECK + 4
    return 14 if do == deals.ALLY else 8


def expected_loot(t: Table) -> int:
    """Return the credits to be won in this battle."""
    if t.fight == SHIP:
        return PRINTED_CREDITS[t.foe]
    if t.fight == DUEL:
        return t.pot + (t.credits[t.foe] + 1) // 2
    return t.treasuries[t.foe]


def trust(t: Table, seat: int) -> int:
    """Return how far a pirate's word is trusted, in percent."""
    if t.infamous(seat):
        return LEAST_TRUST
    return max(LEAST_TRUST, 88 - 12 * t.breaches[seat])


def accepts(t: Table, deal: list[int], seat: int) -> bool:
    """Tell whether a seat likes a deal; a promised help is given unless it hurts more than a penalty."""
    worth = deal_worth(t, deal[FIRST_CLAUSE:], seat)
    if deals.invitation(t, deal, seat) >= 0:
        return worth > -PENALTY
    return worth >= WANTED and deal_worth(t, deal[FIRST_CLAUSE:], deal[AUTHOR]) < 4 * worth + 60


# -- offering ----------------------------------------------------------------------------------------------------------
def best_offer(t: Table, seat: int, purpose: int) -> list[int]:
    """Return the template, with its fields, that brings a seat most and that the other should accept; or nothing."""
    best: list[int] = []
    best_worth = WANTED + 2
    for candidate in candidates(t, seat, purpose):
        template, partner = candidate[0] - templates.FIRST_TEMPLATE, candidate[1]
        if not templates.in_window(t, purpose, template) or not templates.partner_fits(
            t, seat, purpose, template, partner
        ):
            continue
        clauses = templates.expand(t, seat, candidate)
        worth = deal_worth(t, clauses, seat)
        if worth > best_worth and deal_worth(t, clauses, partner) >= WANTED:
            if flaw_of(t, clauses, seat, purpose == form.BID) == FINE:
                best = candidate
                best_worth = worth
    return best


def candidates(t: Table, seat: int, purpose: int) -> list[list[int]]:
    """Return the offers a seat thinks of: help in a battle, cards and loans outside of one."""
    found: list[list[int]] = []
    for partner in range(t.seats):
        if partner == seat:
            continue
        if t.fight == PEACE:
            add_trades(t, seat, partner, found)
        elif not t.is_principal(partner) or purpose == form.BID:
            add_help(t, partner, found)
    return found


def add_help(t: Table, partner: int, found: list[list[int]]) -> None:
    """Add ways to pay for help."""
    first = templates.FIRST_TEMPLATE
    found.append([first + templates.FREE, partner])
    for fee in range(1, 5):
        found.append([first + templates.FEE, partner, fee])
    found.append([first + templates.HALF, partner])
    for cash in range(1, 4):
        found.append([first + templates.CASH, partner, cash])
    found.append([first + templates.THE_WRECK, partner])
    found.append([first + templates.MUTUAL, partner])


def add_trades(t: Table, seat: int, partner: int, found: list[list[int]]) -> None:
    """Add cards to sell and to buy, and a loan for the poor."""
    first = templates.FIRST_TEMPLATE
    for card in t.improvements[seat]:
        for price in (2, 4, 6, 8):
            found.append([first + templates.SELL, partner, card, price])
    for card in t.improvements[partner]:
        for price in (2, 4, 6, 8):
            found.append([first + templates.BUY, partner, card, price])
    if t.credits[seat] == 0:
        found.append([first + templates.LOAN, partner, 1, 2])


# -- betrayal and broken words -----------------------------------------------------------------------------------------
def should_betray(t: Table, ally: int) -> bool:
    """Tell whether turning on the attacker pays more than staying loyal (MA-12)."""
    if t.penalties[ally] >= 2:
        return False
    loyal = attack_chance(t, 0)
    alone = attack_chance(t, -t.help(ally) - t.support(ally))
    pay = 0
    for record in t.promises:
        if record[1] == t.active and record[TO] == ally and record[13]:
            pay += duty_worth(t, record, 0) * trust(t, t.active) // 100
    dots = DOTS[t.foe] if t.fight == SHIP else 1
    stay = (loyal * pay - (100 - loyal) * dots * DAMAGE) // 100
    turn = ((100 - alone) * CREDIT * expected_loot(t) - alone * DAMAGE) // 100 - PENALTY
    return turn > stay + 6


def should_break(t: Table, record: list[int]) -> bool:
    """Tell whether a promise costs more than the penalty for breaking it (MA-18.30)."""
    seat = record[1]
    if record[DO] <= deals.SHARE:
        cost = CREDIT * deals.price_of(t, record)
    else:
        cost = duty_worth(t, record, 0)
    return is_tempting(t, seat, cost)


def is_tempting(t: Table, seat: int, cost: int) -> bool:
    """Tell whether breaking a word is cheaper for a pirate than keeping it; the infamous have nothing to lose."""
    return t.infamous(seat) or cost > PENALTY + 4 + 6 * t.penalties[seat]


def part_worth(t: Table, id: int, part: int) -> int:
    """Return what a part of a promised payment is worth to the promisee: less than half of it is an insult."""
    record = t.promises[t.promise_at(id)]
    return 2 * part - deals.price_of(t, record) + 1 if record[DO] <= deals.SHARE else -1
