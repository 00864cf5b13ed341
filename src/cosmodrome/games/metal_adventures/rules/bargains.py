"""Negotiation: offers are written, answered, countered and carried out (MA-14, MA-18.8 to MA-18.13)."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import call, events
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms import battle, cards, deals, goods
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.blanks import half
from cosmodrome.games.metal_adventures.deals.clauses import Clauses, clauses_of, invitation
from cosmodrome.games.metal_adventures.deals.drafts import default_of, is_complete, next_blank, stored, template_of
from cosmodrome.games.metal_adventures.deals.flaws import FINE
from cosmodrome.games.metal_adventures.deals.templates import TEMPLATES
from cosmodrome.games.metal_adventures.deals.validity import flaw_of
from cosmodrome.games.metal_adventures.questions.bargains import ANSWER, DRAFT, PICK, own_bid
from cosmodrome.games.metal_adventures.rules.moments import breach, observe_alliance, settle_aside
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.flow import then


# -- writing (MA-18.1, MA-18.28) ---------------------------------------------------------------------------------------
def begin_offer(g: MetalAdventures, seat: i64, deal: i64, purpose: i64) -> None:
    """Let a seat write an offer, or a counter-offer to a deal."""
    deals.begin_draft(g, seat)
    DRAFT.ask(g, seat, call.write, deal, purpose)


def write(g: MetalAdventures, answer: i64, seat: i64, deal: i64, purpose: i64) -> None:
    """Write the next field; send the offer, or give it up."""
    if DRAFT.give_up.has(answer):
        deals.drop_draft(g, seat)
        if purpose == terms.COUNTER:
            put_offer(g, seat, deal)
    elif DRAFT.send.has(answer):
        send_offer(g, seat, deal, purpose)
    else:
        deals.write_field(g, seat, stored(next_blank(g, seat), DRAFT.value.value(answer)))
        complete_clause(g, seat, deal, purpose)


def complete_clause(g: MetalAdventures, seat: i64, deal: i64, purpose: i64) -> None:
    """Fill in the fields that need not be asked; a complete template is sent at once."""
    while not is_complete(g) and next_blank(g, seat) == terms.SKIP:
        deals.write_field(g, seat, default_of(g))
    if is_complete(g):
        template = template_of(g)
        if template >= 0:
            sheet = Clauses()
            TEMPLATES[template].write(g, sheet, seat, half(g, 1), half(g, 2), half(g, 3))
            deals.write_clauses(g, seat, sheet)
            send_offer(g, seat, deal, purpose)
            return
        deals.write_half(g, seat)
    DRAFT.ask(g, seat, call.write, deal, purpose)


def send_offer(g: MetalAdventures, seat: i64, deal: i64, purpose: i64) -> None:
    """Put an offer to its other parties; a bid waits for its principal (MA-18.8c)."""
    number = deals.propose(g, seat, deal)
    deals.show_wrecks(g, g.deal_at(number))
    if purpose != terms.BID:
        ask_parties(g, number)


# -- answering (MA-18.8c, MA-18.11) ------------------------------------------------------------------------------------
def ask_parties(g: MetalAdventures, deal: i64) -> None:
    """Ask the next party, clockwise from the author; when all have accepted, carry the deal out (MA-18.12)."""
    place = g.deal_at(deal)
    waiting = clauses_of(g, place).parties() & ~t.DEALS.get(g, place, t.ACCEPTED)
    author = t.DEALS.get(g, place, t.AUTHOR)
    for i in range(g.seats):
        seat = (author + i) % g.seats
        if waiting & bit(seat):
            put_offer(g, seat, deal)
            return
    execute(g, deal)


def put_offer(g: MetalAdventures, seat: i64, deal: i64) -> None:
    """Put an offer to one party."""
    ANSWER.ask(g, seat, call.answer_offer, deal)


def answer_offer(g: MetalAdventures, answer: i64, seat: i64, deal: i64) -> None:
    """Accept, reject or counter; or settle something else and be asked again (MA-18.8c, MA-18.15a)."""
    if ANSWER.accept.has(answer):
        accept_offer(g, seat, deal)
    elif ANSWER.reject.has(answer):
        reject_offer(g, seat, deal)
    elif ANSWER.counter.has(answer):
        begin_offer(g, seat, deal, terms.COUNTER)
    elif ANSWER.withdraw.has(answer):
        deals.refuse_deal(g, own_bid(g, seat, deal), events.WITHDRAWN, seat)
        put_offer(g, seat, deal)
    else:
        then(g, call.put_offer, seat, deal)
        settle_aside(g, ANSWER.promise(answer), ANSWER.release.has(answer))


def accept_offer(g: MetalAdventures, seat: i64, deal: i64) -> None:
    """Accept a deal, saying in private which cards are meant (MA-18.3a)."""
    place = g.deal_at(deal)
    clause = clauses_of(g, place).unpicked(seat)
    if clause >= 0:
        PICK.ask(g, seat, call.pick_card, deal, clause)
        return
    deals.accept(g, seat, place)
    ask_parties(g, deal)


def pick_card(g: MetalAdventures, answer: i64, seat: i64, deal: i64, clause: i64) -> None:
    """Fix which card a clause means."""
    deals.pick_for_deal(g, g.deal_at(deal), clause, PICK.card.value(answer))
    accept_offer(g, seat, deal)


def reject_offer(g: MetalAdventures, seat: i64, deal: i64) -> None:
    """End a deal; to decline an invitation that was promised is a breach (MA-18.8c, MA-18.17)."""
    place = g.deal_at(deal)
    promised = invitation(g, place, seat)
    deals.refuse_deal(g, place, events.REJECTED, seat)
    if promised >= 0:
        breach(g, t.PROMISES.get(g, promised, t.PROMISE_ID))


# -- carrying out (MA-18.12) -------------------------------------------------------------------------------------------
def execute(g: MetalAdventures, deal: i64) -> None:
    """Look at a deal once more and carry it out as a whole: transfers, alliances, promises (MA-18.12)."""
    place = g.deal_at(deal)
    clauses = clauses_of(g, place)
    if _has_unpicked(g, clauses) or flaw_of(g, clauses, t.DEALS.get(g, place, t.AUTHOR), False) != FINE:
        deals.close_deal(g, place, events.DEAL_VOID)
        return
    deals.carry_out(g, place)
    for i in range(clauses.count):
        if clauses.kind(i) == t.TRANSFER:
            _carry_over(g, clauses, i)
    for i in range(clauses.count):
        if clauses.kind(i) == t.ALLIANCE:
            seal(g, clauses.get(i, t.HELPER), clauses.get(i, t.PRINCIPAL))
    for i in range(clauses.count):
        if clauses.kind(i) == t.PROMISE:
            _give_word(g, clauses, i)
    then(g, call.moment, 0)


def _has_unpicked(g: MetalAdventures, clauses: Clauses) -> bool:
    """Tell whether somebody has not said yet which card he gives."""
    for seat in range(g.seats):
        if clauses.unpicked(seat) >= 0:
            return True
    return False


def _carry_over(g: MetalAdventures, clauses: Clauses, i: i64) -> None:
    """Carry out a transfer."""
    giver, receiver = clauses.get(i, t.GIVER), clauses.get(i, t.RECEIVER)
    asset, thing, pick = clauses.get(i, t.ASSET), clauses.get(i, t.THING), clauses.get(i, t.PICK)
    if asset == terms.CREDITS:
        goods.move_credits(g, giver, receiver, thing)
    elif asset == terms.IMPROVEMENT:
        cards.hand_over_improvement(g, giver, receiver, thing, events.BY_AGREEMENT)
    elif asset == terms.WRECK:
        insiders = clauses.parties() if clauses.get(i, t.SHOWN_WRECK) else 0
        cards.hand_over_wreck(g, giver, receiver, pick, insiders, events.BY_AGREEMENT)
    else:
        cards.hand_over_trophy(g, giver, receiver, pick)


def seal(g: MetalAdventures, helper: i64, principal: i64) -> None:
    """Seal an alliance; it cannot be undone (MA-14.5, MA-18.13)."""
    battle.ally(g, helper, principal)
    observe_alliance(g, helper, principal)


def _give_word(g: MetalAdventures, clauses: Clauses, i: i64) -> None:
    """Record a promise to each of its promisees (MA-18.4)."""
    tied = clauses.is_tied(g, i)
    for to in range(g.seats):
        if clauses.get(i, t.TO) & bit(to):
            deals.promise(g, clauses, i, to, tied)


def expire_offers(g: MetalAdventures) -> None:
    """Let all open offers expire when their window closes (MA-18.12)."""
    while t.DEALS.length(g):
        deals.close_deal(g, 0, events.DEAL_EXPIRED)
