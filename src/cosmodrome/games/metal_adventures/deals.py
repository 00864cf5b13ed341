"""What clauses mean and when a deal is valid (MA-18.2 to MA-18.10a, MA-18.22): questions about words, no changes."""

from typing import Final

from cosmodrome.games.metal_adventures.data import (
    FACTION,
    IMPROVEMENT_LIMIT,
    TROPHY_LIMIT,
)
from cosmodrome.games.metal_adventures.table import (
    ALLIANCE,
    AUTHOR,
    BY,
    CLAUSE,
    DO,
    DUE,
    DUEL,
    FIRST_CLAUSE,
    IS_DUE,
    MORE,
    PEACE,
    PROMISE,
    TO,
    TRANSFER,
    TRIGGER,
    WHAT,
    WHICH,
    Table,
)
from cosmodrome.kernel.agenda import bit

# Assets (MA-18.3)
CREDITS: Final = 0
IMPROVEMENT: Final = 1
WRECK: Final = 2
TROPHY: Final = 3
ASSETS: Final[tuple[str, ...]] = ("credits", "improvement", "wreck", "trophy")
ANY_GROUP: Final = 5  # a wreck of any group
UNPICKED: Final = -1

# Obligations (MA-18.5)
PAY: Final = 0
SHARE: Final = 1
GIVE_IMPROVEMENT: Final = 2
GIVE_WRECK: Final = 3
GIVE_ANY_WRECK: Final = 4
GIVE_CAPTURED: Final = 5
GIVE_TROPHY: Final = 6
ALLY: Final = 7
ABSTAIN: Final = 8
ACT: Final = 9
OBLIGATIONS: Final[tuple[str, ...]] = (
    "pay", "share", "give-improvement", "give-wreck", "give-any-wreck", "give-captured", "give-trophy", "ally",
    "abstain", "act",
)  # fmt: skip
DUTIES: Final = len(OBLIGATIONS)

# What one may abstain from (MA-18.5d)
DUEL_AGAINST: Final = 0
ALLY_AGAINST: Final = 1
ALLY_WITH: Final = 2
BUY_CARD: Final = 3
ATTACK_PLANET: Final = 4
ATTACK_PILE_SHIP: Final = 5
ABSTENTIONS: Final[tuple[str, ...]] = (
    "duel-against",
    "ally-against",
    "ally-with",
    "buy-card",
    "attack-planet",
    "attack-pile-ship",
)

# What one may promise to do (MA-18.5e)
USE_METAL: Final = 0
PLAY_CARD: Final = 1
OPEN_SPACE: Final = 2
RAID_PLANET: Final = 3
RAID_PILE: Final = 4
CHALLENGE: Final = 5
CRUISE: Final = 6
ACTS: Final[tuple[str, ...]] = (
    "use-metal-die", "play-support-card", "attack-open-space", "attack-planet", "attack-pile-ship", "duel",
    "cruise-action",
)  # fmt: skip

# Triggers (MA-18.6) and deadlines (MA-18.7)
WON: Final = 0
OVER: Final = 1
NOW: Final = 2
RICH: Final = 3
TRIGGERS: Final[tuple[str, ...]] = ("battle-won", "battle-over", "now", "own-credits")
SETTLEMENT: Final = 0
END_OF_TURN: Final = 1
END_OF_TURN_OF: Final = 2
GAME_END: Final = 3
DEADLINES: Final[tuple[str, ...]] = ("settlement", "end-of-turn", "end-of-turn-of", "game-end")

# Battles and sides that a promise of alliance may name (MA-18.5c)
ANY: Final = 0
BATTLES: Final[tuple[str, ...]] = ("any", "ship", "planet", "duel")
SIDES: Final[tuple[str, ...]] = ("any", "attacker", "challenger", "challenged")

MOST_PROMISES: Final = 40  # open at once


# -- what a deal says --------------------------------------------------------------------------------------------------
def parties_of(clauses: list[int]) -> int:
    """Return the mask of all who give, receive, help, are helped, promise or are promised something (MA-18.2b)."""
    mask = 0
    for i in range(0, len(clauses), CLAUSE):
        mask |= bit(clauses[i + 1])
        mask |= clauses[i + 2] if clauses[i] == PROMISE else bit(clauses[i + 2])
    return mask


def clauses_of(deal: list[int]) -> list[int]:
    """Return the clauses of a deal."""
    return deal[FIRST_CLAUSE:]


def has_alliance(clauses: list[int]) -> bool:
    """Tell whether a deal seals an alliance."""
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == ALLIANCE:
            return True
    return False


def is_tied(t: Table, clauses: list[int], i: int) -> bool:
    """Tell whether a promise is tied to the battle going on (MA-18.4a)."""
    if t.fight == PEACE:
        return False
    named = clauses[i + TRIGGER] <= OVER or clauses[i + DUE] == SETTLEMENT
    return named or clauses[i + DO] in (SHARE, GIVE_CAPTURED) or has_alliance(clauses)


def unpicked(clauses: list[int], seat: int) -> int:
    """Return the first clause for which a seat must still say which card it gives; -1 when there is none."""
    for i in range(0, len(clauses), CLAUSE):
        if is_unpicked(clauses, i, seat):
            return i // CLAUSE
    return -1


def is_unpicked(clauses: list[int], i: int, seat: int) -> bool:
    """Tell whether a seat must still say which card it gives in a clause."""
    gives_card = clauses[i] == TRANSFER and clauses[i + 1] == seat and clauses[i + 3] >= WRECK
    return gives_card and clauses[i + 6] == UNPICKED


def may_pick(t: Table, clauses: list[int], clause: int, card: int) -> bool:
    """Tell whether a card of the giver is what a clause means, and stands in no other clause (MA-18.3a)."""
    i = CLAUSE * clause
    held = t.wrecks[clauses[i + 1]] if clauses[i + 3] == WRECK else t.trophies[clauses[i + 1]]
    if card not in held:
        return False
    if clauses[i + 3] == WRECK and clauses[i + 4] != ANY_GROUP and FACTION[card] != clauses[i + 4]:
        return False
    for j in range(0, len(clauses), CLAUSE):
        if clauses[j] == TRANSFER and clauses[j + 3] == clauses[i + 3] and clauses[j + 6] == card:
            return False
        if clauses[j] == PROMISE and clauses[j + DO] == GIVE_WRECK and clauses[i + 3] == WRECK:
            if clauses[j + WHAT] == card:
                return False
    return True


def leaves_picks(t: Table, clauses: list[int], clause: int, card: int) -> bool:
    """Tell whether a card may be picked and the giver can still pick for the other clauses (MA-18.3a)."""
    if not may_pick(t, clauses, clause, card):
        return False
    trial = clauses.copy()
    trial[CLAUSE * clause + 6] = card
    return can_pick_all(t, trial, clauses[CLAUSE * clause + 1])


def can_pick_all(t: Table, clauses: list[int], seat: int) -> bool:
    """Tell whether a seat holds cards for everything it shall give; any wreck comes after named groups (MA-18.3a)."""
    trial = clauses.copy()
    waiting = [i // CLAUSE for i in range(0, len(clauses), CLAUSE) if is_unpicked(clauses, i, seat)]
    named = [clause for clause in waiting if clauses[CLAUSE * clause + 4] != ANY_GROUP]
    unnamed = [clause for clause in waiting if clauses[CLAUSE * clause + 4] == ANY_GROUP]
    for clause in named + unnamed:
        held = t.wrecks[seat] if trial[CLAUSE * clause + 3] == WRECK else t.trophies[seat]
        fitting = [card for card in held if may_pick(t, trial, clause, card)]
        if not fitting:
            return False
        trial[CLAUSE * clause + 6] = fitting[0]
    return True


def invitation(t: Table, deal: list[int], seat: int) -> int:
    """Return the place of the promise of alliance that a deal calls in from a seat; -1 when none (MA-18.17a)."""
    author = deal[AUTHOR]
    clauses = clauses_of(deal)
    asked = False
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i + 1] == seat and clauses[i] != ALLIANCE:
            return -1
        if clauses[i] == ALLIANCE and clauses[i + 1] == seat and clauses[i + 2] == author:
            asked = True
    return ally_promise(t, seat, author) if asked else -1


def ally_promise(t: Table, seat: int, principal: int) -> int:
    """Return the place of the first due promise of a seat to help a principal in a battle like this one; or -1."""
    for place in range(len(t.promises)):
        record = t.promises[place]
        if record[BY] == seat and record[TO] == principal and record[DO] == ALLY and record[IS_DUE]:
            if battle_fits(t, principal, record[WHAT], record[WHICH]):
                return place
    return -1


def battle_fits(t: Table, principal: int, battle: int, side: int) -> bool:
    """Tell whether the principal's side of this battle is one that a promise of alliance names (MA-18.5c)."""
    if battle != ANY and battle != t.fight:
        return False
    if t.fight != DUEL:
        return side in (ANY, 1)
    return side == ANY or side == (2 if principal == t.active else 3)


# -- what promises ask for ---------------------------------------------------------------------------------------------
def price_of(t: Table, record: list[int]) -> int:
    """Return the credits that a promise to pay asks for now."""
    if record[DO] == SHARE:
        return share_of(t.loot, record[WHAT], record[WHICH], record[MORE])
    return record[WHAT]


def gives_of(t: Table, record: list[int]) -> list[int]:
    """Return the cards with which the promisor can keep a promise to give something (MA-18.5b)."""
    by, do, what = record[BY], record[DO], record[WHAT]
    if do == GIVE_IMPROVEMENT:
        return [what] if what in t.improvements[by] else []
    if do == GIVE_WRECK:
        return [what] if what in t.wrecks[by] else []
    if do == GIVE_CAPTURED:
        return [t.captured] if t.captured in t.wrecks[by] else []
    if do == GIVE_ANY_WRECK:
        return [ship for ship in t.wrecks[by] if what == ANY_GROUP or FACTION[ship] == what]
    return t.trophies[by].copy()


def is_able(t: Table, record: list[int]) -> bool:
    """Tell whether the promisor can pay or give what he promised (MA-18.16)."""
    if record[DO] <= SHARE:
        return t.credits[record[BY]] >= price_of(t, record)
    return len(gives_of(t, record)) > 0


def has_room(t: Table, record: list[int]) -> bool:
    """Tell whether the promisee can take what was promised (MA-18.5b)."""
    if record[DO] == GIVE_IMPROVEMENT:
        return len(t.improvements[record[TO]]) < IMPROVEMENT_LIMIT
    if record[DO] == GIVE_TROPHY:
        return len(t.trophies[record[TO]]) < TROPHY_LIMIT
    return True


def share_of(credits: int, numerator: int, denominator: int, up: int) -> int:
    """Return a share of credits, rounded up or down (MA-18.5a)."""
    return (credits * numerator + (denominator - 1 if up else 0)) // denominator
