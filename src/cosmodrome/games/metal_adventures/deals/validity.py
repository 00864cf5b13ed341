"""When a deal is valid (MA-18.9 to MA-18.10a, MA-18.22): no changes, only what is wrong with its clauses."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import flaws, terms
from cosmodrome.games.metal_adventures.deals.clauses import Clauses, seats_of
from cosmodrome.games.metal_adventures.deals.duties import DUTIES
from cosmodrome.games.metal_adventures.deals.flaws import FINE
from cosmodrome.games.metal_adventures.deals.promises import duty_at
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit


def flaw_of(g: MetalAdventures, clauses: Clauses, author: i64, is_bid: bool) -> i64:
    """Return what is wrong with a deal, FINE when nothing is (MA-18.9, MA-18.10, MA-18.10a)."""
    parties = clauses.parties()
    if clauses.count == 0 or parties == bit(author) or not parties & bit(author):
        return flaws.PARTIES
    about_duel = t.FIGHT.get(g) == t.DUEL and (clauses.has_alliance() or abstains_in_duel(g, clauses))
    if not parties & bit(t.ACTIVE.get(g)) and not (about_duel and parties & bit(g.challenged())):
        return flaws.NO_PRINCIPAL
    if is_bid and not clauses.has_alliance() and not about_duel:
        return flaws.EMPTY_BID
    promises: i64 = t.PROMISES.length(g)
    for i in range(clauses.count):
        flaw = flaw_of_clause(g, clauses, i)
        if flaw != FINE:
            return flaw
        if clauses.kind(i) == t.PROMISE:
            promises += seats_of(clauses.get(i, t.TO))
    if promises > c.MOST_PROMISES:
        return flaws.TOO_MANY_PROMISES
    flaw = flaw_of_balance(g, clauses, parties)
    return flaw if flaw != FINE or not g.against_hunter() else flaw_against_hunter(g, clauses, parties)


def flaw_of_clause(g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
    """Return what is wrong with a clause."""
    kind = clauses.kind(i)
    if kind == t.TRANSFER:
        return flaw_of_transfer(g, clauses, i)
    return flaw_of_alliance(g, clauses, i) if kind == t.ALLIANCE else flaw_of_promise(g, clauses, i)


def abstains_in_duel(g: MetalAdventures, clauses: Clauses) -> bool:
    """Tell whether somebody promises not to help with or against a duelist (MA-18.9)."""
    for i in range(clauses.count):
        if clauses.kind(i) == t.PROMISE and clauses.get(i, t.DO) == terms.ABSTAIN:
            what = clauses.get(i, t.WHAT)
            helps = what == terms.ALLY_AGAINST or what == terms.ALLY_WITH
            if helps and g.is_principal(clauses.get(i, t.WHICH)):
                return True
    return False


# -- transfers and alliances -------------------------------------------------------------------------------------------
def flaw_of_transfer(g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
    """Return what is wrong with a transfer."""
    giver, asset = clauses.get(i, t.GIVER), clauses.get(i, t.ASSET)
    if giver == clauses.get(i, t.RECEIVER):
        return flaws.TO_ONESELF
    if asset == terms.CREDITS:
        return FINE
    card = clauses.get(i, t.THING if asset == terms.IMPROVEMENT else t.PICK)
    if asset != terms.IMPROVEMENT and card == terms.UNPICKED:
        return FINE
    held = t.IMPROVEMENTS if asset == terms.IMPROVEMENT else t.WRECKS if asset == terms.WRECK else t.TROPHIES
    if not held.has(g, giver, card):
        return flaws.NOT_OWNED
    for j in range(i):
        if clauses.kind(j) == t.TRANSFER and clauses.get(j, t.GIVER) == giver and clauses.get(j, t.ASSET) == asset:
            if clauses.get(j, t.THING if asset == terms.IMPROVEMENT else t.PICK) == card:
                return flaws.TWICE
    return FINE


def may_ally(g: MetalAdventures, helper: i64, principal: i64) -> bool:
    """Tell whether somebody could still help a principal of this battle (MA-18.10, MA-3.11)."""
    if not g.is_principal(principal) or g.is_principal(helper) or t.SIDES.get(g, helper) != t.OUTSIDE:
        return False
    if g.infamous(helper) or g.infamous(principal):
        return False
    return t.FIGHT.get(g) == t.DUEL or not g.has_helper(t.ATTACK)


def flaw_of_alliance(g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
    """Return what is wrong with an alliance (MA-18.10)."""
    helper, principal, fight = clauses.get(i, t.HELPER), clauses.get(i, t.PRINCIPAL), t.FIGHT.get(g)
    if fight == t.PEACE:
        return flaws.NO_BATTLE
    if not g.is_principal(principal) or g.is_principal(helper) or t.SIDES.get(g, helper) != t.OUTSIDE:
        return flaws.NO_ALLIANCE
    if g.infamous(helper) or g.infamous(principal):
        return flaws.INFAMY
    for j in range(clauses.count):
        if j != i and clauses.kind(j) == t.ALLIANCE and (clauses.get(j, t.HELPER) == helper or fight != t.DUEL):
            return flaws.NO_ALLIANCE
    return flaws.NO_ALLIANCE if fight != t.DUEL and g.has_helper(t.ATTACK) else FINE


# -- promises ----------------------------------------------------------------------------------------------------------
def flaw_of_promise(g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
    """Return what is wrong with a promise."""
    by, to, do = clauses.get(i, t.BY), clauses.get(i, t.TO), clauses.get(i, t.DO)
    in_battle = clauses.get(i, t.TRIGGER) <= terms.OVER
    duty = DUTIES[do]
    if to & bit(by):
        return flaws.TO_ONESELF
    if t.FIGHT.get(g) == t.PEACE:
        if in_battle or clauses.get(i, t.DUE) == terms.SETTLEMENT or duty.needs_battle(clauses.get(i, t.WHAT)):
            return flaws.NO_BATTLE
    flaw = duty.flaw(g, clauses, i)
    if flaw != FINE:
        return flaw
    if do <= terms.GIVE_TROPHY and not in_battle and pays_helper(clauses, by, to):
        return flaws.PAID_HELPER
    named = do == terms.GIVE_IMPROVEMENT or do == terms.GIVE_WRECK
    return flaws.TWICE if named and stands_twice(clauses, i) else FINE


def stands_twice(clauses: Clauses, i: i64) -> bool:
    """Tell whether a card promised by name is promised or handed over in another clause too (MA-18.10a)."""
    by, do, what = clauses.get(i, t.BY), clauses.get(i, t.DO), clauses.get(i, t.WHAT)
    asset, field = DUTIES[do].asset, t.THING if do == terms.GIVE_IMPROVEMENT else t.PICK
    for j in range(clauses.count):
        if clauses.get(j, 1) != by:
            continue
        kind = clauses.kind(j)
        if kind == t.PROMISE and j < i and clauses.get(j, t.DO) == do and clauses.get(j, t.WHAT) == what:
            return True
        if kind == t.TRANSFER and clauses.get(j, t.ASSET) == asset and clauses.get(j, field) == what:
            return True
    return False


def pays_helper(clauses: Clauses, by: i64, to: i64) -> bool:
    """Tell whether a promise goes from a principal to a helper whose alliance the same deal seals (MA-18.10a)."""
    for i in range(clauses.count):
        if clauses.kind(i) == t.ALLIANCE and clauses.get(i, t.PRINCIPAL) == by and to & bit(clauses.get(i, t.HELPER)):
            return True
    return False


# -- the whole ---------------------------------------------------------------------------------------------------------
def flaw_of_balance(g: MetalAdventures, clauses: Clauses, parties: i64) -> i64:
    """Return what the net effect of all transfers would break (MA-18.10)."""
    for seat in range(g.seats):
        if parties & bit(seat):
            flaw = flaw_of_account(g, clauses, seat)
            if flaw != FINE:
                return flaw
    return FINE


def flaw_of_account(g: MetalAdventures, clauses: Clauses, seat: i64) -> i64:
    """Return what the net effect of all transfers would break for one party."""
    credits, improvements, trophies = t.CREDITS.get(g, seat), t.IMPROVEMENTS.size(g, seat), t.TROPHIES.size(g, seat)
    wrecks_left, trophies_left = t.WRECKS.size(g, seat), t.TROPHIES.size(g, seat)
    for i in range(clauses.count):
        gives = clauses.get(i, t.GIVER) == seat
        if clauses.kind(i) != t.TRANSFER or not (gives or clauses.get(i, t.RECEIVER) == seat):
            continue
        sign: i64 = -1 if gives else 1
        asset = clauses.get(i, t.ASSET)
        if asset == terms.CREDITS:
            credits += sign * clauses.get(i, t.THING)
        elif asset == terms.IMPROVEMENT:
            improvements += sign
        elif asset == terms.WRECK:
            wrecks_left -= 1 if gives else 0
        else:
            trophies += sign
            trophies_left -= 1 if gives else 0
    if credits < 0:
        return flaws.TOO_FEW_CREDITS
    if wrecks_left < 0 or trophies_left < 0:
        return flaws.NOT_OWNED
    if improvements > g.cards.improvement_limit and improvements > t.IMPROVEMENTS.size(g, seat):
        return flaws.TOO_MANY_IMPROVEMENTS
    return flaws.TOO_MANY_TROPHIES if trophies > c.TROPHY_LIMIT else FINE


# -- against a hunter (MA-18.22) ---------------------------------------------------------------------------------------
def flaw_against_hunter(g: MetalAdventures, clauses: Clauses, parties: i64) -> i64:
    """Return what a deal in a battle against a hunter may not say (MA-18.22 to MA-18.22c)."""
    for i in range(clauses.count):
        if clauses.kind(i) == t.PROMISE and clauses.is_tied(g, i):
            if not may_be_forced(g, clauses, i):
                return flaws.HUNTER_TERMS
            if clauses.get(i, t.DO) == terms.ACT and not fights(g, clauses, clauses.get(i, t.BY)):
                return flaws.CANNOT_KEEP
    for seat in range(g.seats):
        if parties & bit(seat):
            credits = credits_after(g, clauses, seat)
            printed = g.cards.printed_credits[t.FOE.get(g)] if seat == t.ACTIVE.get(g) else 0
            if forced_payments(g, clauses, seat, True) > credits + printed:
                return flaws.FORCED_SHORT
            if forced_payments(g, clauses, seat, False) > credits:
                return flaws.FORCED_SHORT
            if not can_give_all(g, forced_gives(g, clauses, seat), clauses, seat):
                return flaws.CANNOT_KEEP
    return FINE if forced_cards_stay(g, clauses) else flaws.FORCED_SHORT


def may_be_forced(g: MetalAdventures, clauses: Clauses, i: i64) -> bool:
    """Tell whether a promise is of a kind that can be carried out without asking (MA-18.22a)."""
    if clauses.get(i, t.DUE) != terms.SETTLEMENT:
        return False
    what, which = clauses.get(i, t.WHAT), clauses.get(i, t.WHICH)
    return DUTIES[clauses.get(i, t.DO)].can_be_forced(g, clauses.get(i, t.BY), what, which)


def fights(g: MetalAdventures, clauses: Clauses, seat: i64) -> bool:
    """Tell whether somebody takes part in this battle, or joins it by this deal."""
    if t.SIDES.get(g, seat) != t.OUTSIDE:
        return True
    for i in range(clauses.count):
        if clauses.kind(i) == t.ALLIANCE and clauses.get(i, t.HELPER) == seat:
            return True
    return False


def forced_payments(g: MetalAdventures, clauses: Clauses, seat: i64, won: bool) -> i64:
    """Return the credits that all forced promises of a seat ask for after a victory, or after a defeat."""
    total: i64 = 0
    for place in range(t.PROMISES.length(g)):
        given = t.PROMISES.get(g, place, t.BY) == seat and t.PROMISES.get(g, place, t.FORCED) != 0
        if given and (won or t.PROMISES.get(g, place, t.TRIGGER) != terms.WON):
            what, which = t.PROMISES.get(g, place, t.WHAT), t.PROMISES.get(g, place, t.WHICH)
            total += duty_at(g, place).forced_payment(g, what, which, t.PROMISES.get(g, place, t.MORE), won)
    for i in range(clauses.count):
        if clauses.kind(i) == t.PROMISE and clauses.get(i, t.BY) == seat and clauses.is_tied(g, i):
            if won or clauses.get(i, t.TRIGGER) != terms.WON:
                duty, what, which = DUTIES[clauses.get(i, t.DO)], clauses.get(i, t.WHAT), clauses.get(i, t.WHICH)
                payment = duty.forced_payment(g, what, which, clauses.get(i, t.MORE), won)
                total += payment * seats_of(clauses.get(i, t.TO))
    return total


def forced_gives(g: MetalAdventures, clauses: Clauses, seat: i64) -> list[tuple[int, int]]:
    """Return what all forced promises of a seat ask for besides credits, once for each promisee: duty and card."""
    found: list[tuple[int, int]] = []
    for place in range(t.PROMISES.length(g)):
        if t.PROMISES.get(g, place, t.BY) == seat and t.PROMISES.get(g, place, t.FORCED):
            do, what = t.PROMISES.get(g, place, t.DO), t.PROMISES.get(g, place, t.WHAT)
            found.append((do, t.PROMISES.get(g, place, t.WHICH) if do == terms.ACT else what))
    for i in range(clauses.count):
        if clauses.kind(i) == t.PROMISE and clauses.get(i, t.BY) == seat and clauses.is_tied(g, i):
            do = clauses.get(i, t.DO)
            thing = clauses.get(i, t.WHICH if do == terms.ACT else t.WHAT)
            found.extend([(do, thing)] * seats_of(clauses.get(i, t.TO)))
    return found


def can_give_all(g: MetalAdventures, gives: list[tuple[int, int]], clauses: Clauses, seat: i64) -> bool:
    """Tell whether a seat can keep all its forced promises of cards together (MA-14.12, MA-18.22c)."""
    duties = [do for do, _ in gives]
    captured = duties.count(terms.GIVE_CAPTURED)
    if captured > (1 if seat == t.ACTIVE.get(g) else 0):
        return False
    for do, thing in gives:
        named = do == terms.GIVE_IMPROVEMENT or do == terms.GIVE_WRECK
        if named and gives.count((do, thing)) > 1:
            return False
        if do == terms.GIVE_IMPROVEMENT and (terms.ACT, thing) in gives:  # a card that was played is gone
            return False
    wrecks = duties.count(terms.GIVE_WRECK) + duties.count(terms.GIVE_ANY_WRECK)
    if wrecks > t.WRECKS.size(g, seat) - given(clauses, seat, terms.WRECK):
        return False
    return duties.count(terms.GIVE_TROPHY) <= t.TROPHIES.size(g, seat) - given(clauses, seat, terms.TROPHY)


def given(clauses: Clauses, seat: i64, asset: i64) -> i64:
    """Count the cards of a kind that a seat hands over at once by a deal."""
    count: i64 = 0
    for i in range(clauses.count):
        gives = clauses.kind(i) == t.TRANSFER and clauses.get(i, t.GIVER) == seat
        if gives and clauses.get(i, t.ASSET) == asset:
            count += 1
    return count


def credits_after(g: MetalAdventures, clauses: Clauses, seat: i64) -> i64:
    """Return a seat's credits after the transfers of a deal."""
    credits = t.CREDITS.get(g, seat)
    for i in range(clauses.count):
        if clauses.kind(i) == t.TRANSFER and clauses.get(i, t.ASSET) == terms.CREDITS:
            if clauses.get(i, t.GIVER) == seat:
                credits -= clauses.get(i, t.THING)
            if clauses.get(i, t.RECEIVER) == seat:
                credits += clauses.get(i, t.THING)
    return credits


def forced_cards_stay(g: MetalAdventures, clauses: Clauses) -> bool:
    """Tell whether a deal leaves every card where a forced promise needs it (MA-18.22a)."""
    for i in range(clauses.count):
        if clauses.kind(i) != t.TRANSFER or clauses.get(i, t.ASSET) == terms.CREDITS:
            continue
        giver, asset, thing = clauses.get(i, t.GIVER), clauses.get(i, t.ASSET), clauses.get(i, t.THING)
        for place in range(t.PROMISES.length(g)):
            if t.PROMISES.get(g, place, t.FORCED) and t.PROMISES.get(g, place, t.BY) == giver:
                what, which = t.PROMISES.get(g, place, t.WHAT), t.PROMISES.get(g, place, t.WHICH)
                if duty_at(g, place).needs(what, which, asset, thing):
                    return False
    return True
