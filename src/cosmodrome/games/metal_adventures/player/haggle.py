"""How the heuristic player bargains: it judges every deal by the value it brings, and offers what both should like."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import templates, terms
from cosmodrome.games.metal_adventures.deals.clauses import Clauses, clauses_of, invitation
from cosmodrome.games.metal_adventures.deals.duties import DUTIES, expected_loot
from cosmodrome.games.metal_adventures.deals.flaws import FINE
from cosmodrome.games.metal_adventures.deals.promises import price_of
from cosmodrome.games.metal_adventures.deals.promises import promise_worth as promised_worth
from cosmodrome.games.metal_adventures.deals.templates import FIRST_TEMPLATE, TEMPLATES
from cosmodrome.games.metal_adventures.deals.validity import flaw_of
from cosmodrome.games.metal_adventures.player.worth import (
    attack_chance,
    attack_lead,
    card_worth,
    chance_with,
    gain_of_card,
    stake,
    trophy_worth,
    wreck_worth,
)
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit

WANTED: Final = 3  # a deal must bring at least this much
LEAST_TRUST: Final = 30  # percent of a promise that is probably not kept
ENVY: Final = 12  # percent of what a rival gains that counts as an own loss
PRICES: Final = (2, 4, 6, 8)  # of cards
WAYS_TO_PAY: Final = (  # for help, and the most credits; nothing where no credits are named
    (templates.FREE, 0),
    (templates.FEE, 4),
    (templates.HALF, 0),
    (templates.CASH, 3),
    (templates.THE_WRECK, 0),
    (templates.MUTUAL, 0),
)


# -- judging -----------------------------------------------------------------------------------------------------------
def deal_worth(g: MetalAdventures, clauses: Clauses, seat: i64) -> i64:
    """Return what a deal brings a seat."""
    return worth_at(g, lead_now(g), clauses, seat)


def lead_now(g: MetalAdventures) -> i64:
    """Return by how much the attacking side leads, where there is a battle: what most deals are judged by."""
    return 0 if t.FIGHT.get(g) == t.PEACE else attack_lead(g)


def worth_at(g: MetalAdventures, lead: i64, clauses: Clauses, seat: i64) -> i64:
    """Return what a deal brings a seat while the attacking side leads by so much."""
    worth: i64 = 0
    for i in range(clauses.count):
        kind = clauses.kind(i)
        if kind == t.TRANSFER:
            worth += transfer_worth(g, clauses, i, seat)
        elif kind == t.ALLIANCE:
            worth += alliance_worth(g, lead, clauses.get(i, t.HELPER), clauses.get(i, t.PRINCIPAL), seat)
        else:
            worth += promise_worth(g, lead, clauses, i, seat)
    return worth


def transfer_worth(g: MetalAdventures, clauses: Clauses, i: i64, seat: i64) -> i64:
    """Return what a transfer brings a seat."""
    gives = seat == clauses.get(i, t.GIVER)
    if not gives and seat != clauses.get(i, t.RECEIVER):
        return 0
    asset, thing, pick = clauses.get(i, t.ASSET), clauses.get(i, t.THING), clauses.get(i, t.PICK)
    if asset == terms.CREDITS:
        return -c.CREDIT * thing if gives else c.CREDIT * thing
    if asset == terms.IMPROVEMENT:
        return -card_worth(g, seat, thing) if gives else gain_of_card(g, seat, thing)
    known = pick != terms.UNPICKED and (gives or clauses.get(i, t.SHOWN_WRECK) == 1)
    if asset == terms.WRECK:
        worth = wreck_worth(g, seat, pick) if known else c.WRECK + 3
    elif known:
        worth = trophy_worth(g, seat, pick)
    else:
        worth = cheapest_trophy(g, seat) if gives else c.TROPHY
    return -worth if gives else worth


def cheapest_trophy(g: MetalAdventures, seat: i64) -> i64:
    """Return what the own trophy that is worth least is worth."""
    size = t.TROPHIES.size(g, seat)
    if size == 0:
        return c.TROPHY
    least = trophy_worth(g, seat, t.TROPHIES.get(g, seat, 0))
    for i in range(1, size):
        least = min(least, trophy_worth(g, seat, t.TROPHIES.get(g, seat, i)))
    return least


def foe_dots(g: MetalAdventures) -> i64:
    """Return the damage that a helper risks."""
    return g.cards.dots[t.FOE.get(g)] if t.FIGHT.get(g) == t.SHIP else 1


def alliance_worth(g: MetalAdventures, lead: i64, helper: i64, principal: i64, seat: i64) -> i64:
    """Return what an alliance brings: more chance for the principal, risk and some pay for the helper."""
    after = chance_with(g, lead, principal, g.help(helper))
    gain = (after - chance_with(g, lead, principal, 0)) * stake(g, principal) // 100
    if seat == principal:
        return gain
    if seat == helper:
        risk = (100 - after) * foe_dots(g) * c.DAMAGE // 100
        pay = g.ability(helper, c.ALLY_CREDITS) if t.FIGHT.get(g) == t.SHIP else 0
        return after * pay * c.CREDIT // 100 - risk - gain * ENVY // 100
    return -gain if g.is_principal(seat) else 0


def promise_worth(g: MetalAdventures, lead: i64, clauses: Clauses, i: i64, seat: i64) -> i64:
    """Return what a promise brings the one who gets it, or costs the one who gives it."""
    by = clauses.get(i, t.BY)
    if seat != by and not clauses.get(i, t.TO) & bit(seat):
        return 0
    what, which, more = clauses.get(i, t.WHAT), clauses.get(i, t.WHICH), clauses.get(i, t.MORE)
    full = DUTIES[clauses.get(i, t.DO)].worth(g, what, which, more)
    worth = full
    if clauses.get(i, t.TRIGGER) == terms.WON:
        help: i64 = 0
        for j in range(clauses.count):
            if clauses.kind(j) == t.ALLIANCE:
                help += g.help(clauses.get(j, t.HELPER))
        worth = worth * chance_with(g, lead, g.principal(clauses.get(i, t.AMOUNT)), help) // 100
    if seat == by:
        return -worth * 9 // 10
    if g.against_hunter():
        return worth
    if is_tempting(g, by, full):
        return min(worth, c.PENALTY) * LEAST_TRUST // 100
    return worth * trust(g, by) // 100


def trust(g: MetalAdventures, seat: i64) -> i64:
    """Return how far a pirate's word is trusted, in percent."""
    if g.infamous(seat):
        return LEAST_TRUST
    return max(LEAST_TRUST, 88 - 12 * t.BREACHES.get(g, seat))


def accepts(g: MetalAdventures, place: i64, seat: i64) -> bool:
    """Tell whether a seat likes a deal; a promised help is given unless it hurts more than a penalty."""
    clauses, lead = clauses_of(g, place), lead_now(g)
    worth = worth_at(g, lead, clauses, seat)
    if invitation(g, place, seat) >= 0:
        return worth > -c.PENALTY
    return worth >= WANTED and worth_at(g, lead, clauses, t.DEALS.get(g, place, t.AUTHOR)) < 4 * worth + 60


# -- offering ----------------------------------------------------------------------------------------------------------
def best_offer(g: MetalAdventures, seat: i64, purpose: i64) -> list[int]:
    """Return the template, with its fields, that brings a seat most and that the other should accept; or nothing."""
    best: list[int] = []
    best_worth: i64 = WANTED + 2
    sheet, lead = Clauses(), lead_now(g)
    for fields in candidates(g, seat, purpose):
        partner = fields[1]
        TEMPLATES[fields[0] - FIRST_TEMPLATE].write(
            g, sheet, seat, partner, fields[2] if len(fields) > 2 else 0, fields[3] if len(fields) > 3 else 0
        )
        worth = worth_at(g, lead, sheet, seat)
        if worth > best_worth and worth_at(g, lead, sheet, partner) >= WANTED:
            if flaw_of(g, sheet, seat, purpose == terms.BID) == FINE:
                best = fields
                best_worth = worth
        sheet.clear()
    return best


def candidates(g: MetalAdventures, seat: i64, purpose: i64) -> list[list[int]]:
    """Return the offers a seat thinks of: help in a battle, cards and loans outside of one."""
    found: list[list[int]] = []
    for partner in range(g.seats):
        if partner == seat:
            continue
        if t.FIGHT.get(g) == t.PEACE:
            add_trades(g, seat, partner, purpose, found)
        elif not g.is_principal(partner) or purpose == terms.BID:
            add_help(g, seat, partner, purpose, found)
    return found


def may_offer(g: MetalAdventures, seat: i64, partner: i64, purpose: i64, number: i64) -> bool:
    """Tell whether a seat can offer a template to somebody at all."""
    template = TEMPLATES[number]
    return template.in_window(g, purpose) and template.partner_fits(g, seat, purpose, partner)


def add_help(g: MetalAdventures, seat: int, partner: int, purpose: int, found: list[list[int]]) -> None:
    """Add ways to pay for help."""
    for number, most in WAYS_TO_PAY:
        if may_offer(g, seat, partner, purpose, number):
            if most == 0:
                found.append([FIRST_TEMPLATE + number, partner])
            for amount in range(1, most + 1):
                found.append([FIRST_TEMPLATE + number, partner, amount])


def add_trades(g: MetalAdventures, seat: int, partner: int, purpose: int, found: list[list[int]]) -> None:
    """Add cards to sell and to buy at prices that both should like, and a loan for the poor."""
    if may_offer(g, seat, partner, purpose, templates.SELL):
        for card in t.IMPROVEMENTS.items(g, seat):
            least, most = card_worth(g, seat, card) + WANTED + 2, gain_of_card(g, partner, card) - WANTED
            for price in PRICES:
                if least < c.CREDIT * price <= most:
                    found.append([FIRST_TEMPLATE + templates.SELL, partner, card, price])
    if may_offer(g, seat, partner, purpose, templates.BUY):
        for card in t.IMPROVEMENTS.items(g, partner):
            least, most = card_worth(g, partner, card) + WANTED, gain_of_card(g, seat, card) - WANTED - 2
            for price in PRICES:
                if least <= c.CREDIT * price < most:
                    found.append([FIRST_TEMPLATE + templates.BUY, partner, card, price])
    if t.CREDITS.get(g, seat) == 0 and may_offer(g, seat, partner, purpose, templates.LOAN):
        found.append([FIRST_TEMPLATE + templates.LOAN, partner, 1, 2])


# -- betrayal and broken words -----------------------------------------------------------------------------------------
def should_betray(g: MetalAdventures, ally: i64) -> bool:
    """Tell whether turning on the attacker pays more than staying loyal (MA-12)."""
    if t.PENALTIES.get(g, ally) >= 2:
        return False
    active, p = t.ACTIVE.get(g), t.PROMISES
    loyal = attack_chance(g, 0)
    alone = attack_chance(g, -g.help(ally) - g.support(ally))
    pay: i64 = 0
    for place in range(p.length(g)):
        if p.get(g, place, t.BY) == active and p.get(g, place, t.TO) == ally and p.get(g, place, t.TIED):
            pay += promised_worth(g, place) * trust(g, active) // 100
    stay = (loyal * pay - (100 - loyal) * foe_dots(g) * c.DAMAGE) // 100
    turn = ((100 - alone) * c.CREDIT * expected_loot(g) - alone * c.DAMAGE) // 100 - c.PENALTY
    return turn > stay + 6


def should_break(g: MetalAdventures, place: i64) -> bool:
    """Tell whether a promise costs more than the penalty for breaking it (MA-18.30)."""
    pays = t.PROMISES.get(g, place, t.DO) <= terms.SHARE
    cost = c.CREDIT * price_of(g, place) if pays else promised_worth(g, place)
    return is_tempting(g, t.PROMISES.get(g, place, t.BY), cost)


def is_tempting(g: MetalAdventures, seat: i64, cost: i64) -> bool:
    """Tell whether breaking a word is cheaper for a pirate than keeping it; the infamous have nothing to lose."""
    return g.infamous(seat) or cost > c.PENALTY + 4 + 6 * t.PENALTIES.get(g, seat)


def part_worth(g: MetalAdventures, id: i64, part: i64) -> i64:
    """Return what a part of a promised payment is worth to the promisee: less than half of it is an insult."""
    place = g.promise_at(id)
    return 2 * part - price_of(g, place) + 1 if t.PROMISES.get(g, place, t.DO) <= terms.SHARE else -1
