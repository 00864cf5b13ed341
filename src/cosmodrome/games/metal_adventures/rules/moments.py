"""What may happen between any two steps: trophies are revealed, promises fall due, are kept, broken or released.

MA-6.6, MA-18.14 to MA-18.23.
"""

from cosmodrome.games.metal_adventures import events, kinds
from cosmodrome.games.metal_adventures.atoms import battle, cards, goods, words
from cosmodrome.games.metal_adventures.data import TROPHY_CREDITS, TROPHY_GLORY
from cosmodrome.games.metal_adventures.deals import (
    ABSTAIN,
    ACT,
    ALLY,
    ALLY_AGAINST,
    ALLY_WITH,
    END_OF_TURN,
    END_OF_TURN_OF,
    GAME_END,
    GIVE_ANY_WRECK,
    GIVE_CAPTURED,
    GIVE_IMPROVEMENT,
    GIVE_TROPHY,
    GIVE_WRECK,
    MOST_PROMISES,
    OVER,
    PAY,
    RICH,
    SETTLEMENT,
    SHARE,
    USE_METAL,
    WON,
    has_room,
    is_able,
    price_of,
)
from cosmodrome.games.metal_adventures.state import MetalAdventures
from cosmodrome.games.metal_adventures.table import (
    AMOUNT,
    BANK,
    BY,
    DO,
    DUE,
    DUE_COUNT,
    DUE_SEAT,
    FORCED,
    IS_DUE,
    MADE,
    NO_CARD,
    OUTSIDE,
    POSSIBLE,
    PROMISE_ID,
    SIDE,
    TIED,
    TO,
    TRIGGER,
    WHAT,
    WHICH,
)
from cosmodrome.kernel.agenda import EVERYBODY, bit


# -- trophies (MA-6) ---------------------------------------------------------------------------------------------------
def moment(g: MetalAdventures, everybody: int) -> None:
    """Let promises fall due, then let trophies be revealed, the active player first (MA-6.6, MA-6.6b, MA-18.6b)."""
    for place in range(len(g.promises)):
        record = g.promises[place]
        if record[TRIGGER] == RICH and not record[IS_DUE] and g.credits[record[BY]] >= record[AMOUNT]:
            words.make_due(g, place)
    if g.ending:
        return
    asked = g.stirred if not everybody else EVERYBODY
    g.then_each(
        ask_to_reveal,
        [seat for seat in g.clockwise(g.active) if asked & bit(seat) & ~g.revealed and g.trophies[seat]],
    )


def ask_to_reveal(g: MetalAdventures, seat: int) -> None:
    """Ask a seat that holds a trophy and has revealed none this turn (MA-6.3)."""
    if g.trophies[seat] and not g.revealed & bit(seat):
        g.ask(seat, kinds.REVEAL, reveal_or_pass, seat)


def reveal_or_pass(g: MetalAdventures, answer: int, seat: int) -> None:
    """Reveal a trophy, let the chance pass, or settle a promise first (MA-6.6c, MA-18.15a)."""
    if answer == kinds.PASS:
        battle.calm(g, seat)
    elif answer < kinds.REVEAL_SIDE:
        reveal_trophy(g, seat, answer - kinds.REVEAL_CARD)
    else:
        g.then(ask_to_reveal, seat)
        settle_aside(g, seat, answer - kinds.REVEAL_SIDE)


def reveal_trophy(g: MetalAdventures, seat: int, place: int) -> None:
    """Show a trophy whose condition holds, for its glory and credits (MA-6.2)."""
    trophy = g.trophies[seat][place]
    cards.reveal_trophy(g, seat, trophy)
    goods.gain_glory(g, seat, TROPHY_GLORY[trophy], events.BY_TROPHY)
    goods.move_credits(g, BANK, seat, TROPHY_CREDITS[trophy])


# -- keeping and releasing (MA-18.15, MA-18.23) ------------------------------------------------------------------------
def settle_aside(g: MetalAdventures, seat: int, side: int) -> None:
    """Keep a due promise early, or release the promisor, besides what is asked (MA-18.15a)."""
    id = g.promises[side % MOST_PROMISES][PROMISE_ID]
    if side < kinds.LET_GO:
        keep_promise(g, id)
    else:
        release_promise(g, id)


def keep_promise(g: MetalAdventures, id: int) -> None:
    """Pay or give what was promised; a promisee without room makes some first (MA-18.5b)."""
    place = g.promise_at(id)
    record = g.promises[place]
    if record[DO] <= SHARE:
        goods.move_credits(g, record[BY], record[TO], price_of(g, record))
        words.settle(g, place, events.PROMISE_FULFILLED)
        g.then(moment, 0)
    elif has_room(g, record):
        g.ask(record[BY], kinds.GIVE, give_card, record[BY], id)
    else:
        g.ask(record[TO], kinds.MAKE_ROOM, make_room, record[TO], id)


def give_card(g: MetalAdventures, card: int, seat: int, id: int) -> None:
    """Hand over the card with which a promise is kept."""
    place = g.promise_at(id)
    record = g.promises[place]
    do, to = record[DO], record[TO]
    words.settle(g, place, events.PROMISE_FULFILLED)
    if do == GIVE_IMPROVEMENT:
        cards.hand_over_improvement(g, seat, to, card, events.BY_AGREEMENT)
    elif do == GIVE_TROPHY:
        cards.hand_over_trophy(g, seat, to, card)
    else:
        cards.hand_over_wreck(g, seat, to, card, 0 if do == GIVE_ANY_WRECK else EVERYBODY, events.BY_AGREEMENT)
    g.then(moment, 0)


def make_room(g: MetalAdventures, answer: int, seat: int, id: int) -> None:
    """Give up a card for what was promised, or release the promisor."""
    if answer == kinds.DECLINE:
        release_promise(g, id)
        return
    if g.promises[g.promise_at(id)][DO] == GIVE_TROPHY:
        cards.put_held_under(g, seat, answer - kinds.TAKE)
    else:
        cards.drop_improvement(g, seat, answer - kinds.TAKE)
    keep_promise(g, id)


def release_promise(g: MetalAdventures, id: int) -> None:
    """Let the promisor off; nobody is penalised (MA-18.23)."""
    words.settle(g, g.promise_at(id), events.PROMISE_RELEASED)
    g.then(moment, 0)


def lapse(g: MetalAdventures, id: int) -> None:
    """End a promise without penalty (MA-18.21)."""
    words.settle(g, g.promise_at(id), events.PROMISE_LAPSED)


def breach(g: MetalAdventures, id: int) -> None:
    """Break a promise: one penalty for each promise broken, that is for each promisee (MA-18.20, MA-14.8)."""
    place = g.promise_at(id)
    by = g.promises[place][BY]
    words.settle(g, place, events.PROMISE_BREACHED)
    goods.penalize(g, by, events.BROKEN_PROMISE)


# -- deadlines (MA-18.7, MA-18.14) -------------------------------------------------------------------------------------
def settle_at_deadline(g: MetalAdventures, id: int) -> None:
    """Settle a promise whose deadline has come (MA-18.15 to MA-18.19, MA-18.22)."""
    place = g.promise_at(id)
    if place < 0:
        return
    record = g.promises[place]
    do = record[DO]
    if not record[IS_DUE] or do == ALLY or (do == GIVE_CAPTURED and g.captured == NO_CARD):
        lapse(g, id)
    elif do == ABSTAIN or (do == SHARE and price_of(g, record) == 0):
        words.settle(g, place, events.PROMISE_FULFILLED)
    elif do == ACT:
        if record[POSSIBLE]:
            breach(g, id)
        else:
            lapse(g, id)
    elif record[FORCED] and is_able(g, record):
        keep_promise(g, id)
    else:
        g.ask(record[BY], kinds.DECIDE, decide_promise, record[BY], id)


def decide_promise(g: MetalAdventures, answer: int, seat: int, id: int) -> None:
    """Keep or break one's word; who cannot keep it may offer a part (MA-18.15, MA-18.16a)."""
    if answer == kinds.KEPT:
        keep_promise(g, id)
    elif answer == kinds.BREAK:
        breach(g, id)
        g.then(moment, 0)
    else:
        to = g.promises[g.promise_at(id)][TO]
        g.ask(to, kinds.RELEASE, release_for_part, to, id, answer - kinds.PART)


def release_for_part(g: MetalAdventures, answer: int, seat: int, id: int, part: int) -> None:
    """Take a part and release the promisor, or refuse it: then nothing moves (MA-18.16a)."""
    if answer == kinds.YES:
        goods.move_credits(g, g.promises[g.promise_at(id)][BY], seat, part)
        release_promise(g, id)
    else:
        breach(g, id)
        g.then(moment, 0)


def settle_battle(g: MetalAdventures) -> None:
    """Let promises tied to the battle fall due or lapse, and settle those due now (MA-11.2 k, MA-18.6a, MA-18.21)."""
    tied = [record for record in g.promises if record[TIED] and record[MADE] == g.turn]
    for record in tied:
        if record[TRIGGER] == WON and record[SIDE] != g.outcome:
            lapse(g, record[PROMISE_ID])
        elif record[TRIGGER] <= OVER:
            fix_prize(g, record[PROMISE_ID])
    g.then_each(
        settle_at_deadline,
        [record[PROMISE_ID] for record in g.promises if record[DUE] == SETTLEMENT and record[MADE] == g.turn],
    )


def fix_prize(g: MetalAdventures, id: int) -> None:
    """Make a promise due after the battle, and fix what a share or the captured ship turned out to be (MA-18.5a)."""
    place = g.promise_at(id)
    record = g.promises[place]
    words.make_due(g, place)
    if record[DO] == SHARE:
        lost = g.sides[record[BY]] not in (OUTSIDE, g.outcome)
        words.fix(g, place, PAY, 0 if lost else price_of(g, record))
        if record[WHAT] == 0:
            words.settle(g, place, events.PROMISE_FULFILLED)
    elif record[DO] == GIVE_CAPTURED and g.captured == NO_CARD:
        lapse(g, id)
    elif record[DO] == GIVE_CAPTURED:
        words.fix(g, place, GIVE_WRECK, g.captured)


def settle_turn(g: MetalAdventures) -> None:
    """Settle the promises due at the end of this turn, in the order they were given (MA-8.9, MA-18.15b)."""
    due: list[int] = []
    for place in range(len(g.promises)):
        record = g.promises[place]
        if record[DUE] == END_OF_TURN_OF and record[DUE_SEAT] == g.active and record[MADE] < g.turn:
            words.count_turn(g, place)
        ends = record[DUE_COUNT] == 0 if record[DUE] == END_OF_TURN_OF else record[DUE] == END_OF_TURN
        if ends:
            due.append(record[PROMISE_ID])
    g.then_each(settle_at_deadline, due)


def settle_game(g: MetalAdventures) -> None:
    """Settle the promises due at the end of the game; all others lapse (MA-19.4)."""
    for record in g.promises.copy():
        if record[DUE] != GAME_END:
            lapse(g, record[PROMISE_ID])
    g.then_each(settle_at_deadline, [record[PROMISE_ID] for record in g.promises])


# -- deeds that promises speak of (MA-18.17 to MA-18.19) ---------------------------------------------------------------
def observe_act(g: MetalAdventures, seat: int, act: int, which: int) -> None:
    """Fulfil promises to do what a seat has just done (MA-18.19)."""
    for id in _promises_to_act(g, seat, act, which):
        words.settle(g, g.promise_at(id), events.PROMISE_FULFILLED)


def note_possible(g: MetalAdventures, seat: int, act: int, which: int) -> None:
    """Note that a promised act is open to a seat now (MA-18.19a)."""
    for id in _promises_to_act(g, seat, act, which):
        words.note_possible(g, g.promise_at(id))


def _promises_to_act(g: MetalAdventures, seat: int, act: int, which: int) -> list[int]:
    """Return the due promises of a seat to do this; the metal die is promised for one battle only (MA-18.5e)."""
    found: list[int] = []
    for record in g.promises:
        if record[BY] == seat and record[DO] == ACT and record[WHAT] == act and record[IS_DUE]:
            if record[WHICH] == which and (act != USE_METAL or record[MADE] == g.turn):
                found.append(record[PROMISE_ID])
    return found


def observe_deed(g: MetalAdventures, seat: int, deed: int, which: int) -> None:
    """Breach promises not to do what a seat has just done (MA-18.18)."""
    for record in g.promises.copy():
        if record[BY] == seat and record[DO] == ABSTAIN and record[WHAT] == deed and record[IS_DUE]:
            if record[WHICH] == which:
                breach(g, record[PROMISE_ID])


def observe_alliance(g: MetalAdventures, helper: int, principal: int) -> None:
    """Fulfil a promise of help, and breach promises not to help (MA-18.17a, MA-18.18)."""
    for record in g.promises.copy():
        if record[BY] == helper and record[TO] == principal and record[DO] == ALLY and record[IS_DUE]:
            words.settle(g, g.promise_at(record[PROMISE_ID]), events.PROMISE_FULFILLED)
    observe_deed(g, helper, ALLY_WITH, principal)
    opponent = g.challenged() if principal == g.active else g.active
    if opponent >= 0:
        observe_deed(g, helper, ALLY_AGAINST, opponent)


def lapse_between(g: MetalAdventures, one: int, other: int) -> None:
    """Let the promises tied to this battle between attacker and traitor lapse both ways (MA-12.10)."""
    for record in g.promises.copy():
        between = (record[BY] == one and record[TO] == other) or (record[BY] == other and record[TO] == one)
        if between and record[TIED] and record[MADE] == g.turn:
            lapse(g, record[PROMISE_ID])
