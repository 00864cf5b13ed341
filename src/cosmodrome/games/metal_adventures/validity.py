"""When a deal is valid (MA-18.9 to MA-18.10a, MA-18.22): no changes, only what is wrong with its clauses."""

from typing import Final

from cosmodrome.games.metal_adventures.data import (
    AFTER_ROLL,
    BEFORE_ROLL,
    IMPROVEMENT_LIMIT,
    PRINTED_CREDITS,
    TIMING,
    TROPHY_LIMIT,
)
from cosmodrome.games.metal_adventures.deals import (
    ABSTAIN,
    ACT,
    ALLY,
    ALLY_AGAINST,
    ALLY_WITH,
    ANY_GROUP,
    CREDITS,
    GIVE_ANY_WRECK,
    GIVE_CAPTURED,
    GIVE_IMPROVEMENT,
    GIVE_TROPHY,
    GIVE_WRECK,
    IMPROVEMENT,
    MOST_PROMISES,
    OVER,
    PAY,
    PLAY_CARD,
    SETTLEMENT,
    SHARE,
    TROPHY,
    UNPICKED,
    USE_METAL,
    WON,
    WRECK,
    has_alliance,
    is_tied,
    parties_of,
    share_of,
)
from cosmodrome.games.metal_adventures.table import (
    ALLIANCE,
    ATTACK,
    BY,
    CLAUSE,
    DO,
    DUE,
    DUEL,
    FORCED,
    MORE,
    OUTSIDE,
    PEACE,
    PROMISE,
    SHIP,
    TO,
    TRANSFER,
    TRIGGER,
    WHAT,
    WHICH,
    Table,
)
from cosmodrome.kernel.agenda import bit, seats_in

# What may be wrong with a deal: number of the flaw, its rule and its message
FINE: Final = 0
FLAWS: Final = (
    ("", ""),
    ("MA-18.2b", "flaw-parties"),
    ("MA-18.9", "flaw-active"),
    ("MA-18.8a", "flaw-bid"),
    ("MA-18.10a", "flaw-self"),
    ("MA-18.10a", "flaw-twice"),
    ("MA-18.10", "flaw-not-owned"),
    ("MA-18.10", "flaw-credits"),
    ("MA-18.10", "flaw-improvements"),
    ("MA-18.10", "flaw-trophies"),
    ("MA-18.10", "flaw-alliance"),
    ("MA-3.11", "flaw-infamy"),
    ("MA-18.10", "flaw-no-battle"),
    ("MA-18.10", "flaw-metal"),
    ("MA-18.10a", "flaw-pay-helper"),
    ("MA-18.22a", "flaw-hunter"),
    ("MA-18.22", "flaw-forced"),
    ("MA-18.11b", "flaw-promises"),
)
PARTIES: Final = 1
NO_PRINCIPAL: Final = 2
EMPTY_BID: Final = 3
TO_ONESELF: Final = 4
TWICE: Final = 5
NOT_OWNED: Final = 6
TOO_FEW_CREDITS: Final = 7
TOO_MANY_IMPROVEMENTS: Final = 8
TOO_MANY_TROPHIES: Final = 9
NO_ALLIANCE: Final = 10
INFAMY: Final = 11
NO_BATTLE: Final = 12
DIE_NOT_BLANK: Final = 13
PAID_HELPER: Final = 14
HUNTER_TERMS: Final = 15
FORCED_SHORT: Final = 16
TOO_MANY_PROMISES: Final = 17


# -- whether a deal is valid -------------------------------------------------------------------------------------------
def flaw_of(t: Table, clauses: list[int], author: int, is_bid: bool) -> int:
    """Return what is wrong with a deal, FINE when nothing is (MA-18.9, MA-18.10, MA-18.10a)."""
    parties = parties_of(clauses)
    if not clauses or parties == bit(author) or not parties & bit(author):
        return PARTIES
    about_duel = t.fight == DUEL and (has_alliance(clauses) or abstains_in_duel(t, clauses))
    if not parties & bit(t.active) and not (about_duel and parties & bit(t.challenged())):
        return NO_PRINCIPAL
    if is_bid and not has_alliance(clauses) and not about_duel:
        return EMPTY_BID
    for i in range(0, len(clauses), CLAUSE):
        flaw = FINE
        if clauses[i] == TRANSFER:
            flaw = flaw_of_transfer(t, clauses, i)
        elif clauses[i] == ALLIANCE:
            flaw = flaw_of_alliance(t, clauses, i)
        else:
            flaw = flaw_of_promise(t, clauses, i)
        if flaw:
            return flaw
    if len(t.promises) + promises_in(clauses) > MOST_PROMISES:
        return TOO_MANY_PROMISES
    flaw = flaw_of_balance(t, clauses)
    return flaw if flaw or not t.against_hunter() else flaw_against_hunter(t, clauses)


def promises_in(clauses: list[int]) -> int:
    """Count the promise records that a deal would make (MA-18.4)."""
    return sum(len(seats_in(clauses[i + TO])) for i in range(0, len(clauses), CLAUSE) if clauses[i] == PROMISE)


def abstains_in_duel(t: Table, clauses: list[int]) -> bool:
    """Tell whether somebody promises not to help with or against a duelist (MA-18.9)."""
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == PROMISE and clauses[i + DO] == ABSTAIN and clauses[i + WHAT] in (ALLY_AGAINST, ALLY_WITH):
            if t.is_principal(clauses[i + WHICH]):
                return True
    return False


def flaw_of_transfer(t: Table, clauses: list[int], i: int) -> int:
    """Return what is wrong with a transfer."""
    giver, asset, what, pick = clauses[i + 1], clauses[i + 3], clauses[i + 4], clauses[i + 6]
    if giver == clauses[i + 2]:
        return TO_ONESELF
    if asset == IMPROVEMENT and what not in t.improvements[giver]:
        return NOT_OWNED
    if asset == WRECK and pick != UNPICKED and pick not in t.wrecks[giver]:
        return NOT_OWNED
    if asset == TROPHY and pick != UNPICKED and pick not in t.trophies[giver]:
        return NOT_OWNED
    for j in range(0, i, CLAUSE):
        if clauses[j] == TRANSFER and clauses[j + 1] == giver and clauses[j + 3] == asset != CREDITS:
            same = clauses[j + 4] == what if asset == IMPROVEMENT else clauses[j + 6] == pick != UNPICKED
            if same:
                return TWICE
    return FINE


def may_ally(t: Table, helper: int, principal: int) -> bool:
    """Tell whether somebody could still help a principal of this battle (MA-18.10, MA-3.11)."""
    if not t.is_principal(principal) or t.is_principal(helper) or t.sides[helper] != OUTSIDE:
        return False
    if t.infamous(helper) or t.infamous(principal):
        return False
    return t.fight == DUEL or not t.helpers(ATTACK)


def flaw_of_alliance(t: Table, clauses: list[int], i: int) -> int:
    """Return what is wrong with an alliance (MA-18.10)."""
    helper, principal = clauses[i + 1], clauses[i + 2]
    if t.fight == PEACE:
        return NO_BATTLE
    if not t.is_principal(principal) or t.is_principal(helper) or t.sides[helper] != OUTSIDE:
        return NO_ALLIANCE
    if t.infamous(helper) or t.infamous(principal):
        return INFAMY
    for j in range(0, len(clauses), CLAUSE):
        if j != i and clauses[j] == ALLIANCE and (clauses[j + 1] == helper or t.fight != DUEL):
            return NO_ALLIANCE
    return NO_ALLIANCE if t.fight != DUEL and t.helpers(ATTACK) else FINE


def flaw_of_promise(t: Table, clauses: list[int], i: int) -> int:
    """Return what is wrong with a promise."""
    by, to, do, what, which = clauses[i + BY], clauses[i + TO], clauses[i + DO], clauses[i + WHAT], clauses[i + WHICH]
    if to & bit(by):
        return TO_ONESELF
    needs_battle = clauses[i + TRIGGER] <= OVER or clauses[i + DUE] == SETTLEMENT or do in (SHARE, GIVE_CAPTURED)
    if t.fight == PEACE and (needs_battle or (do == ACT and what == USE_METAL)):
        return NO_BATTLE
    if do == GIVE_IMPROVEMENT and what not in t.improvements[by]:
        return NOT_OWNED
    if do == GIVE_WRECK and what not in t.wrecks[by]:
        return NOT_OWNED
    if do in (SHARE, GIVE_CAPTURED) and (clauses[i + TRIGGER] > OVER or (do == GIVE_CAPTURED and t.fight != SHIP)):
        return NO_BATTLE
    if do == ACT and what == USE_METAL and t.metal[by] != 0:
        return DIE_NOT_BLANK
    if do == ALLY and (t.infamous(by) or any(t.infamous(seat) for seat in seats_in(to))):
        return INFAMY
    if do <= GIVE_TROPHY and clauses[i + TRIGGER] > OVER and pays_helper(clauses, by, to):
        return PAID_HELPER
    if do in (GIVE_IMPROVEMENT, GIVE_WRECK) and stands_twice(clauses, i):
        return TWICE
    return NO_ALLIANCE if do == SHARE and which < what else FINE


def stands_twice(clauses: list[int], i: int) -> bool:
    """Tell whether a card promised by name is promised or handed over in another clause too (MA-18.10a)."""
    by, do, what = clauses[i + BY], clauses[i + DO], clauses[i + WHAT]
    asset, place = (IMPROVEMENT, 4) if do == GIVE_IMPROVEMENT else (WRECK, 6)
    for j in range(0, len(clauses), CLAUSE):
        promised = clauses[j] == PROMISE and j < i and clauses[j + DO] == do and clauses[j + WHAT] == what
        given = clauses[j] == TRANSFER and clauses[j + 3] == asset and clauses[j + place] == what
        if (promised or given) and clauses[j + 1] == by:
            return True
    return False


def pays_helper(clauses: list[int], by: int, to: int) -> bool:
    """Tell whether a promise goes from a principal to a helper whose alliance the same deal seals (MA-18.10a)."""
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == ALLIANCE and clauses[i + 2] == by and to & bit(clauses[i + 1]):
            return True
    return False


def flaw_of_balance(t: Table, clauses: list[int]) -> int:
    """Return what the net effect of all transfers would break (MA-18.10)."""
    for seat in seats_in(parties_of(clauses)):
        credits, improvements = t.credits[seat], len(t.improvements[seat])
        wrecks, trophies = len(t.wrecks[seat]), len(t.trophies[seat])
        wrecks_left, trophies_left = wrecks, trophies
        for i in range(0, len(clauses), CLAUSE):
            if clauses[i] != TRANSFER or seat not in (clauses[i + 1], clauses[i + 2]):
                continue
            gives = clauses[i + 1] == seat
            sign = -1 if gives else 1
            asset = clauses[i + 3]
            if asset == CREDITS:
                credits += sign * clauses[i + 4]
            elif asset == IMPROVEMENT:
                improvements += sign
            elif asset == WRECK:
                wrecks_left -= 1 if gives else 0
            else:
                trophies += sign
                trophies_left -= 1 if gives else 0
        if credits < 0:
            return TOO_FEW_CREDITS
        if wrecks_left < 0 or trophies_left < 0:
            return NOT_OWNED
        if improvements > IMPROVEMENT_LIMIT and improvements > len(t.improvements[seat]):
            return TOO_MANY_IMPROVEMENTS
        if trophies > TROPHY_LIMIT:
            return TOO_MANY_TROPHIES
    return FINE


def flaw_against_hunter(t: Table, clauses: list[int]) -> int:
    """Return what a deal in a battle against a hunter may not say (MA-18.22, MA-18.22a)."""
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == PROMISE and is_tied(t, clauses, i) and not may_be_forced(t, clauses, i):
            return HUNTER_TERMS
    for seat in seats_in(parties_of(clauses)):
        credits = credits_after(t, clauses, seat)
        printed = PRINTED_CREDITS[t.foe] if seat == t.active else 0
        if forced_payments(t, clauses, seat, True) > credits + printed:
            return FORCED_SHORT
        if forced_payments(t, clauses, seat, False) > credits:
            return FORCED_SHORT
    return FINE if forced_cards_stay(t, clauses) else FORCED_SHORT


def may_be_forced(t: Table, clauses: list[int], i: int) -> bool:
    """Tell whether a promise is of a kind that can be carried out without asking (MA-18.22a)."""
    by, do, what = clauses[i + BY], clauses[i + DO], clauses[i + WHAT]
    if clauses[i + DUE] != SETTLEMENT:
        return False
    if do == GIVE_ANY_WRECK:
        return what == ANY_GROUP and len(t.wrecks[by]) > 0  # who holds which wreck is a secret
    if do == GIVE_TROPHY:
        return len(t.trophies[by]) > 0
    if do == ACT and what == PLAY_CARD:
        card = clauses[i + WHICH]
        return card in t.improvements[by] and TIMING[card] in (BEFORE_ROLL, AFTER_ROLL)
    return do <= GIVE_CAPTURED or (do == ACT and what == USE_METAL)


def forced_payments(t: Table, clauses: list[int], seat: int, won: bool) -> int:
    """Return the credits that all forced promises of a seat ask for after a victory, or after a defeat."""
    total = 0
    for record in t.promises:
        if record[BY] == seat and record[FORCED]:
            total += forced_payment(t, record, 0, won)
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == PROMISE and clauses[i + BY] == seat and is_tied(t, clauses, i):
            total += forced_payment(t, clauses, i, won) * len(seats_in(clauses[i + TO]))
    return total


def forced_payment(t: Table, fields: list[int], i: int, won: bool) -> int:
    """Return the credits that one promise asks for after a victory, or after a defeat."""
    if not won and (fields[i + TRIGGER] == WON or fields[i + DO] == SHARE):
        return 0
    if fields[i + DO] == SHARE:
        return share_of(PRINTED_CREDITS[t.foe], fields[i + WHAT], fields[i + WHICH], fields[i + MORE])
    return fields[i + WHAT] if fields[i + DO] == PAY else 0


def credits_after(t: Table, clauses: list[int], seat: int) -> int:
    """Return a seat's credits after the transfers of a deal."""
    credits = t.credits[seat]
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == TRANSFER and clauses[i + 3] == CREDITS:
            if clauses[i + 1] == seat:
                credits -= clauses[i + 4]
            if clauses[i + 2] == seat:
                credits += clauses[i + 4]
    return credits


def forced_cards_stay(t: Table, clauses: list[int]) -> bool:
    """Tell whether a deal leaves every card where a forced promise needs it (MA-18.22a)."""
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] != TRANSFER or clauses[i + 3] == CREDITS:
            continue
        for record in t.promises:
            if record[FORCED] and record[BY] == clauses[i + 1] and needs_card(record, clauses[i + 3], clauses[i + 4]):
                return False
    return True


def needs_card(record: list[int], asset: int, what: int) -> bool:
    """Tell whether a forced promise needs an asset that somebody would give away."""
    if record[DO] == GIVE_IMPROVEMENT:
        return asset == IMPROVEMENT and what == record[WHAT]
    if record[DO] == ACT and record[WHAT] == PLAY_CARD:
        return asset == IMPROVEMENT and what == record[WHICH]
    return asset == (TROPHY if record[DO] == GIVE_TROPHY else WRECK) and record[DO] in (
        GIVE_WRECK,
        GIVE_ANY_WRECK,
        GIVE_TROPHY,
    )
