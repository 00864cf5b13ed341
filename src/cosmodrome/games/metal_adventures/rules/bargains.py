"""Negotiation: offers are written, answered, countered and carried out (MA-14, MA-18.8 to MA-18.13)."""

from cosmodrome.games.metal_adventures import events, kinds
from cosmodrome.games.metal_adventures.atoms import battle, cards, goods, words
from cosmodrome.games.metal_adventures.deals import (
    CREDITS,
    IMPROVEMENT,
    NOW,
    WON,
    WRECK,
    clauses_of,
    invitation,
    is_tied,
    parties_of,
    unpicked,
)
from cosmodrome.games.metal_adventures.drafts import default_of, is_complete, next_field
from cosmodrome.games.metal_adventures.form import BID, COUNTER, SEATS, SKIP
from cosmodrome.games.metal_adventures.replies import own_bid
from cosmodrome.games.metal_adventures.rules.moments import (
    breach,
    moment,
    observe_alliance,
    settle_aside,
)
from cosmodrome.games.metal_adventures.state import MetalAdventures
from cosmodrome.games.metal_adventures.table import (
    ACCEPTED,
    ALLIANCE,
    AUTHOR,
    CLAUSE,
    PROMISE,
    PROMISE_ID,
    TO,
    TRANSFER,
    TRIGGER,
)
from cosmodrome.games.metal_adventures.templates import FIRST_TEMPLATE, expand
from cosmodrome.games.metal_adventures.validity import FINE, flaw_of
from cosmodrome.kernel.agenda import bit, seats_in


# -- writing (MA-18.1, MA-18.28) ---------------------------------------------------------------------------------------
def begin_offer(g: MetalAdventures, seat: int, deal: int, purpose: int) -> None:
    """Let a seat write an offer, or a counter-offer to a deal."""
    words.begin_draft(g, seat)
    g.ask(seat, kinds.DRAFT, write, seat, deal, purpose)


def write(g: MetalAdventures, answer: int, seat: int, deal: int, purpose: int) -> None:
    """Write the next field; send the offer, or give it up."""
    if answer == kinds.GIVE_UP:
        words.drop_draft(g, seat)
        if purpose == COUNTER:
            put_offer(g, seat, deal)
    elif answer == kinds.SEND:
        send_offer(g, seat, deal, purpose)
    else:
        value = answer - kinds.FIELD
        if next_field(g, g.half, seat) == SEATS:
            value *= 8  # as masks of seats are written everywhere else
        words.write_field(g, seat, value)
        complete_clause(g, seat, deal, purpose)


def complete_clause(g: MetalAdventures, seat: int, deal: int, purpose: int) -> None:
    """Fill in the fields that need not be asked; a complete template is sent at once."""
    while not is_complete(g.half) and next_field(g, g.half, seat) == SKIP:
        words.write_field(g, seat, default_of(g.half))
    is_template = g.half[0] >= FIRST_TEMPLATE
    if is_complete(g.half):
        words.write_clauses(g, seat, expand(g, seat, g.half) if is_template else g.half)
        if is_template:
            send_offer(g, seat, deal, purpose)
            return
    g.ask(seat, kinds.DRAFT, write, seat, deal, purpose)


def send_offer(g: MetalAdventures, seat: int, deal: int, purpose: int) -> None:
    """Put an offer to its other parties; a bid waits for its principal (MA-18.8c)."""
    number = words.propose(g, seat, deal)
    words.show_wrecks(g, g.deal_at(number))
    if purpose != BID:
        ask_parties(g, number)


# -- answering (MA-18.8c, MA-18.11) ------------------------------------------------------------------------------------
def ask_parties(g: MetalAdventures, deal: int) -> None:
    """Ask the next party, clockwise from the author; when all have accepted, carry the deal out (MA-18.12)."""
    place = g.deal_at(deal)
    record = g.deals[place]
    waiting = parties_of(clauses_of(record)) & ~record[ACCEPTED]
    for seat in g.clockwise(record[AUTHOR]):
        if waiting & bit(seat):
            put_offer(g, seat, deal)
            return
    execute(g, deal)


def put_offer(g: MetalAdventures, seat: int, deal: int) -> None:
    """Put an offer to one party."""
    g.ask(seat, kinds.ANSWER, answer_offer, seat, deal)


def answer_offer(g: MetalAdventures, answer: int, seat: int, deal: int) -> None:
    """Accept, reject or counter; or settle something else and be asked again (MA-18.8c, MA-18.15a)."""
    if answer == kinds.ACCEPT:
        accept_offer(g, seat, deal)
    elif answer == kinds.REJECT:
        reject_offer(g, seat, deal)
    elif answer == kinds.COUNTER:
        begin_offer(g, seat, deal, COUNTER)
    elif answer == kinds.WITHDRAW:
        words.close_deal(g, own_bid(g, seat, deal), events.WITHDRAWN, seat)
        put_offer(g, seat, deal)
    else:
        g.then(put_offer, seat, deal)
        settle_aside(g, seat, answer - kinds.ANSWER_SIDE)


def accept_offer(g: MetalAdventures, seat: int, deal: int) -> None:
    """Accept a deal, saying in private which cards are meant (MA-18.3a)."""
    place = g.deal_at(deal)
    clause = unpicked(clauses_of(g.deals[place]), seat)
    if clause >= 0:
        g.ask(seat, kinds.PICK, pick_card, seat, deal, clause)
        return
    words.accept(g, seat, place)
    ask_parties(g, deal)


def pick_card(g: MetalAdventures, card: int, seat: int, deal: int, clause: int) -> None:
    """Fix which card a clause means."""
    words.pick_for_deal(g, g.deal_at(deal), clause, card)
    accept_offer(g, seat, deal)


def reject_offer(g: MetalAdventures, seat: int, deal: int) -> None:
    """End a deal; to decline an invitation that was promised is a breach (MA-18.8c, MA-18.17)."""
    place = g.deal_at(deal)
    promised = invitation(g, g.deals[place], seat)
    words.close_deal(g, place, events.REJECTED, seat)
    if promised >= 0:
        breach(g, g.promises[promised][PROMISE_ID])


# -- carrying out (MA-18.12) -------------------------------------------------------------------------------------------
def execute(g: MetalAdventures, deal: int) -> None:
    """Look at a deal once more and carry it out as a whole: transfers, alliances, promises (MA-18.12)."""
    place = g.deal_at(deal)
    clauses = clauses_of(g.deals[place])
    unfixed = any(unpicked(clauses, seat) >= 0 for seat in range(g.seats))
    if unfixed or flaw_of(g, clauses, g.deals[place][AUTHOR], False) != FINE:
        words.close_deal(g, place, events.DEAL_VOID, g.active)
        return
    words.close_deal(g, place, events.DEAL_EXECUTED, g.active)
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == TRANSFER:
            _carry_over(g, clauses, i)
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == ALLIANCE:
            seal(g, clauses[i + 1], clauses[i + 2])
    for i in range(0, len(clauses), CLAUSE):
        if clauses[i] == PROMISE:
            _give_word(g, clauses, i)
    g.then(moment, 0)


def _carry_over(g: MetalAdventures, clauses: list[int], i: int) -> None:
    giver, receiver, asset, what, shown, pick = clauses[i + 1 : i + 7]
    if asset == CREDITS:
        goods.move_credits(g, giver, receiver, what)
    elif asset == IMPROVEMENT:
        cards.hand_over_improvement(g, giver, receiver, what, events.BY_AGREEMENT)
    elif asset == WRECK:
        cards.hand_over_wreck(g, giver, receiver, pick, parties_of(clauses) if shown else 0, events.BY_AGREEMENT)
    else:
        cards.hand_over_trophy(g, giver, receiver, pick)


def seal(g: MetalAdventures, helper: int, principal: int) -> None:
    """Seal an alliance; it cannot be undone (MA-14.5, MA-18.13)."""
    battle.ally(g, helper, principal)
    observe_alliance(g, helper, principal)


def _give_word(g: MetalAdventures, clauses: list[int], i: int) -> None:
    tied = is_tied(g, clauses, i)
    forced = tied and g.against_hunter()
    for to in seats_in(clauses[i + TO]):
        record = clauses[i : i + CLAUSE]
        record[TO] = to
        side = record[8] if record[TRIGGER] == WON else 0
        due = 1 if record[TRIGGER] == NOW else 0
        words.promise(g, [*record, g.turn, 1 if tied else 0, 1 if forced else 0, due, 0, side])


def expire_offers(g: MetalAdventures) -> None:
    """Let all open offers expire when their window closes (MA-18.12)."""
    while g.deals:
        words.close_deal(g, 0, events.DEAL_EXPIRED, g.active)
