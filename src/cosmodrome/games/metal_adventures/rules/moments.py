"""What may happen between any two steps: trophies are revealed, promises fall due, are kept, broken or released.

MA-6.6, MA-18.14 to MA-18.23.
"""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import call, events
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms import battle, cards, deals, goods
from cosmodrome.games.metal_adventures.board import may_reveal
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.promises import has_room, is_able, price_of
from cosmodrome.games.metal_adventures.questions.promises import DECIDE, GIVE, MAKE_ROOM, RELEASE
from cosmodrome.games.metal_adventures.questions.turn import REVEAL
from cosmodrome.games.metal_adventures.table import PROMISES, MetalAdventures
from cosmodrome.kernel.agenda import EVERYBODY
from cosmodrome.kernel.flow import then, then_each


# -- trophies (MA-6) ---------------------------------------------------------------------------------------------------
def moment(g: MetalAdventures, everybody: i64) -> None:
    """Let promises fall due, then let trophies be revealed, the active player first (MA-6.6, MA-6.6b, MA-18.6b)."""
    for place in range(PROMISES.length(g)):
        if PROMISES.get(g, place, t.TRIGGER) == terms.RICH and not PROMISES.get(g, place, t.IS_DUE):
            if t.CREDITS.get(g, PROMISES.get(g, place, t.BY)) >= PROMISES.get(g, place, t.AMOUNT):
                deals.make_due(g, place)
    if t.ENDING.get(g):
        return
    if everybody:
        battle.stir_holders(g)
    active, seats = t.ACTIVE.get(g), g.seats
    for i in range(seats - 1, -1, -1):
        seat = (active + i) % seats
        if may_reveal(g, seat):
            then(g, call.ask_to_reveal, seat)


def ask_to_reveal(g: MetalAdventures, seat: i64) -> None:
    """Ask a seat, unless it has passed meanwhile, in a window within this one (MA-6.6b)."""
    if may_reveal(g, seat):
        REVEAL.ask(g, seat, call.reveal_or_pass)


def reveal_or_pass(g: MetalAdventures, answer: i64, seat: i64) -> None:
    """Reveal a trophy, let the chance pass, or settle a promise first (MA-6.6c, MA-18.15a)."""
    if REVEAL.nothing.has(answer):
        battle.calm(g, seat)
    elif REVEAL.place.has(answer):
        reveal_trophy(g, seat, REVEAL.place.value(answer))
    else:
        then(g, call.ask_to_reveal, seat)
        settle_aside(g, REVEAL.promise(answer), REVEAL.release.has(answer))


def reveal_trophy(g: MetalAdventures, seat: i64, place: i64) -> None:
    """Show a trophy whose condition holds, for its glory and credits (MA-6.2)."""
    trophy = t.TROPHIES.get(g, seat, place)
    cards.reveal_trophy(g, seat, trophy)
    goods.gain_glory(g, seat, g.cards.trophies[trophy].glory, events.BY_TROPHY)
    goods.move_credits(g, t.BANK, seat, g.cards.trophies[trophy].credits)


# -- keeping and releasing (MA-18.15, MA-18.23) ------------------------------------------------------------------------
def settle_aside(g: MetalAdventures, place: i64, release: i64) -> None:
    """Keep a due promise early, or release the promisor, besides what is asked (MA-18.15a)."""
    id = PROMISES.get(g, place, t.PROMISE_ID)
    if release:
        release_promise(g, id)
    else:
        keep_promise(g, id)


def keep_promise(g: MetalAdventures, id: i64) -> None:
    """Pay or give what was promised; a promisee without room makes some first (MA-18.5b)."""
    place = g.promise_at(id)
    by, to = PROMISES.get(g, place, t.BY), PROMISES.get(g, place, t.TO)
    if PROMISES.get(g, place, t.DO) <= terms.SHARE:
        goods.move_credits(g, by, to, price_of(g, place))
        deals.settle(g, place, events.PROMISE_FULFILLED)
        then(g, call.moment, 0)
    elif has_room(g, place):
        GIVE.ask(g, by, call.give_card, id)
    else:
        MAKE_ROOM.ask(g, to, call.make_room, id)


def give_card(g: MetalAdventures, answer: i64, seat: i64, id: i64) -> None:
    """Hand over the card with which a promise is kept."""
    place, card = g.promise_at(id), GIVE.card.value(answer)
    do, to = PROMISES.get(g, place, t.DO), PROMISES.get(g, place, t.TO)
    deals.settle(g, place, events.PROMISE_FULFILLED)
    if do == terms.GIVE_IMPROVEMENT:
        cards.hand_over_improvement(g, seat, to, card, events.BY_AGREEMENT)
    elif do == terms.GIVE_TROPHY:
        cards.hand_over_trophy(g, seat, to, card)
    else:
        insiders = 0 if do == terms.GIVE_ANY_WRECK else EVERYBODY
        cards.hand_over_wreck(g, seat, to, card, insiders, events.BY_AGREEMENT)
    then(g, call.moment, 0)


def make_room(g: MetalAdventures, answer: i64, seat: i64, id: i64) -> None:
    """Give up a card for what was promised, or release the promisor."""
    if MAKE_ROOM.nothing.has(answer):
        release_promise(g, id)
        return
    if PROMISES.get(g, g.promise_at(id), t.DO) == terms.GIVE_TROPHY:
        cards.put_held_under(g, seat, MAKE_ROOM.card.value(answer))
    else:
        cards.drop_improvement(g, seat, MAKE_ROOM.card.value(answer))
    keep_promise(g, id)


def release_promise(g: MetalAdventures, id: i64) -> None:
    """Let the promisor off; nobody is penalised (MA-18.23)."""
    deals.settle(g, g.promise_at(id), events.PROMISE_RELEASED)
    then(g, call.moment, 0)


def lapse(g: MetalAdventures, id: i64) -> None:
    """End a promise without penalty (MA-18.21)."""
    deals.settle(g, g.promise_at(id), events.PROMISE_LAPSED)


def fulfil(g: MetalAdventures, id: i64) -> None:
    """End a promise that was kept (MA-18.14)."""
    deals.settle(g, g.promise_at(id), events.PROMISE_FULFILLED)


def breach(g: MetalAdventures, id: i64) -> None:
    """Break a promise: one penalty for each promise broken, that is for each promisee (MA-18.20, MA-14.8)."""
    place = g.promise_at(id)
    by = PROMISES.get(g, place, t.BY)
    deals.breach(g, place)
    goods.penalize(g, by, events.BROKEN_PROMISE)


# -- deadlines (MA-18.7, MA-18.14) -------------------------------------------------------------------------------------
def settle_at_deadline(g: MetalAdventures, id: i64) -> None:
    """Settle a promise whose deadline has come (MA-18.15 to MA-18.19, MA-18.22)."""
    place = g.promise_at(id)
    if place < 0:
        return
    do = PROMISES.get(g, place, t.DO)
    uncaptured = do == terms.GIVE_CAPTURED and t.CAPTURED.get(g) == t.NO_CARD
    if not PROMISES.get(g, place, t.IS_DUE) or do == terms.ALLY or uncaptured:
        lapse(g, id)
    elif do == terms.ABSTAIN or (do == terms.SHARE and price_of(g, place) == 0):
        fulfil(g, id)
    elif do == terms.ACT:
        if PROMISES.get(g, place, t.POSSIBLE):
            breach(g, id)
        else:
            lapse(g, id)
    elif PROMISES.get(g, place, t.FORCED) and is_able(g, place):
        keep_promise(g, id)
    else:
        DECIDE.ask(g, PROMISES.get(g, place, t.BY), call.decide_promise, id)


def decide_promise(g: MetalAdventures, answer: i64, seat: i64, id: i64) -> None:
    """Keep or break one's word; who cannot keep it may offer a part (MA-18.15, MA-18.16a)."""
    if DECIDE.keep.has(answer):
        keep_promise(g, id)
    elif DECIDE.breach.has(answer):
        breach(g, id)
        then(g, call.moment, 0)
    else:
        to = PROMISES.get(g, g.promise_at(id), t.TO)
        RELEASE.ask(g, to, call.release_for_part, id, DECIDE.offer.value(answer))


def release_for_part(g: MetalAdventures, answer: i64, seat: i64, id: i64, part: i64) -> None:
    """Take a part and release the promisor, or refuse it: then nothing moves (MA-18.16a)."""
    if RELEASE.accept.has(answer):
        goods.move_credits(g, PROMISES.get(g, g.promise_at(id), t.BY), seat, part)
        release_promise(g, id)
    else:
        breach(g, id)
        then(g, call.moment, 0)


def settle_battle(g: MetalAdventures) -> None:
    """Let promises tied to the battle fall due or lapse, and settle those due now (MA-11.2 k, MA-18.6a, MA-18.21)."""
    for id in _tied_promises(g):
        place = g.promise_at(id)
        trigger = PROMISES.get(g, place, t.TRIGGER)
        if trigger == terms.WON and PROMISES.get(g, place, t.SIDE) != t.OUTCOME.get(g):
            lapse(g, id)
        elif trigger <= terms.OVER:
            fix_prize(g, id)
    due: list[int] = []
    for place in range(PROMISES.length(g)):
        if PROMISES.get(g, place, t.DUE) == terms.SETTLEMENT and PROMISES.get(g, place, t.MADE) == t.TURN.get(g):
            due.append(PROMISES.get(g, place, t.PROMISE_ID))
    then_each(g, call.settle_at_deadline, due)


def _tied_promises(g: MetalAdventures) -> list[int]:
    """Return the promises tied to this battle."""
    found: list[int] = []
    for place in range(PROMISES.length(g)):
        if PROMISES.get(g, place, t.TIED) and PROMISES.get(g, place, t.MADE) == t.TURN.get(g):
            found.append(PROMISES.get(g, place, t.PROMISE_ID))
    return found


def fix_prize(g: MetalAdventures, id: i64) -> None:
    """Make a promise due after the battle, and fix what a share or the captured ship turned out to be (MA-18.5a)."""
    place = g.promise_at(id)
    deals.make_due(g, place)
    do = PROMISES.get(g, place, t.DO)
    if do == terms.SHARE:
        side = t.SIDES.get(g, PROMISES.get(g, place, t.BY))
        lost = side != t.OUTSIDE and side != t.OUTCOME.get(g)
        deals.fix(g, place, terms.PAY, 0 if lost else price_of(g, place))
        if PROMISES.get(g, place, t.WHAT) == 0:
            fulfil(g, id)
    elif do == terms.GIVE_CAPTURED:
        if t.CAPTURED.get(g) == t.NO_CARD:
            lapse(g, id)
        else:
            deals.fix(g, place, terms.GIVE_WRECK, t.CAPTURED.get(g))


def settle_turn(g: MetalAdventures) -> None:
    """Settle the promises due at the end of this turn, in the order they were given (MA-8.9, MA-18.15b)."""
    ended: list[int] = []
    for place in range(PROMISES.length(g)):
        due = PROMISES.get(g, place, t.DUE)
        own = due == terms.END_OF_TURN_OF and PROMISES.get(g, place, t.DUE_SEAT) == t.ACTIVE.get(g)
        if own and PROMISES.get(g, place, t.MADE) < t.TURN.get(g):
            deals.count_turn(g, place)
        counted = due == terms.END_OF_TURN_OF and PROMISES.get(g, place, t.DUE_COUNT) == 0
        if counted or due == terms.END_OF_TURN:
            ended.append(PROMISES.get(g, place, t.PROMISE_ID))
    then_each(g, call.settle_at_deadline, ended)


def settle_game(g: MetalAdventures) -> None:
    """Settle the promises due at the end of the game; all others lapse (MA-19.4)."""
    place: i64 = 0
    while place < PROMISES.length(g):
        if PROMISES.get(g, place, t.DUE) == terms.GAME_END:
            place += 1
        else:
            lapse(g, PROMISES.get(g, place, t.PROMISE_ID))
    due = [PROMISES.get(g, place, t.PROMISE_ID) for place in range(PROMISES.length(g))]
    then_each(g, call.settle_at_deadline, due)


# -- deeds that promises speak of (MA-18.17 to MA-18.19) ---------------------------------------------------------------
def observe_act(g: MetalAdventures, seat: i64, act: i64, which: i64) -> None:
    """Fulfil promises to do what a seat has just done (MA-18.19)."""
    for id in _promises_of(g, seat, terms.ACT, act, which):
        fulfil(g, id)


def note_possible(g: MetalAdventures, seat: i64, act: i64, which: i64) -> None:
    """Note that a promised act is open to a seat now (MA-18.19a)."""
    for id in _promises_of(g, seat, terms.ACT, act, which):
        deals.note_possible(g, g.promise_at(id))


def observe_deed(g: MetalAdventures, seat: i64, deed: i64, which: i64) -> None:
    """Breach promises not to do what a seat has just done (MA-18.18)."""
    for id in _promises_of(g, seat, terms.ABSTAIN, deed, which):
        breach(g, id)


def _promises_of(g: MetalAdventures, seat: i64, do: i64, what: i64, which: i64) -> list[int]:
    """Return the due promises of a seat about a deed; the metal die is promised for one battle only (MA-18.5e)."""
    found: list[int] = []
    metal = do == terms.ACT and what == terms.USE_METAL
    for place in range(PROMISES.length(g)):
        if PROMISES.get(g, place, t.BY) == seat and PROMISES.get(g, place, t.DO) == do:
            about = PROMISES.get(g, place, t.WHAT) == what and PROMISES.get(g, place, t.WHICH) == which
            in_time = not metal or PROMISES.get(g, place, t.MADE) == t.TURN.get(g)
            if about and in_time and PROMISES.get(g, place, t.IS_DUE):
                found.append(PROMISES.get(g, place, t.PROMISE_ID))
    return found


def observe_alliance(g: MetalAdventures, helper: i64, principal: i64) -> None:
    """Fulfil a promise of help, and breach promises not to help (MA-18.17a, MA-18.18)."""
    place: i64 = 0
    while place < PROMISES.length(g):
        helps = PROMISES.get(g, place, t.BY) == helper and PROMISES.get(g, place, t.TO) == principal
        if helps and PROMISES.get(g, place, t.DO) == terms.ALLY and PROMISES.get(g, place, t.IS_DUE):
            fulfil(g, PROMISES.get(g, place, t.PROMISE_ID))
        else:
            place += 1
    observe_deed(g, helper, terms.ALLY_WITH, principal)
    opponent = g.challenged() if principal == t.ACTIVE.get(g) else t.ACTIVE.get(g)
    if opponent >= 0:
        observe_deed(g, helper, terms.ALLY_AGAINST, opponent)


def lapse_between(g: MetalAdventures, one: i64, other: i64) -> None:
    """Let the promises tied to this battle between attacker and traitor lapse both ways (MA-12.10)."""
    for id in _tied_promises(g):
        place = g.promise_at(id)
        by, to = PROMISES.get(g, place, t.BY), PROMISES.get(g, place, t.TO)
        if (by == one and to == other) or (by == other and to == one):
            lapse(g, id)
