"""All questions but the steps of a turn: which answers are legal, and why others are refused."""

from cosmodrome.games.metal_adventures import kinds
from cosmodrome.games.metal_adventures.data import (
    COST,
    FACTION,
    FIRST_SUPPORT,
    IDS,
    IMPROVEMENT_LIMIT,
    MOST_PROPOSALS,
    MOST_VERSIONS,
    PROGRAM,
    SHIP_IDS,
    TROPHY_IDS,
)
from cosmodrome.games.metal_adventures.deals import (
    ANY_GROUP,
    GIVE_TROPHY,
    SHARE,
    USE_METAL,
    can_pick_all,
    clauses_of,
    gives_of,
    invitation,
    is_able,
    leaves_picks,
    parties_of,
    price_of,
)
from cosmodrome.games.metal_adventures.drafts import fits, values
from cosmodrome.games.metal_adventures.form import BID
from cosmodrome.games.metal_adventures.plays import forced_act, is_bound, legal_cards, refuse_card, refuse_drop
from cosmodrome.games.metal_adventures.steps import (
    add_side,
    is_victim,
    no,
    refuse_reveal,
    refuse_side,
)
from cosmodrome.games.metal_adventures.table import (
    AUTHOR,
    DO,
    NO_CARD,
    VERSION,
    Table,
)
from cosmodrome.games.metal_adventures.trophies import is_fulfilled
from cosmodrome.games.metal_adventures.validity import FINE, FLAWS, flaw_of
from cosmodrome.games.metal_adventures.verbs import PROGRAMS
from cosmodrome.kernel.agenda import bit
from cosmodrome.kernel.message import Ref, Refusal


# -- lists of legal answers --------------------------------------------------------------------------------------------
def legal_replies(t: Table, kind: int, seat: int) -> list[int]:
    """List the legal answers of a question, ascending."""
    if kind == kinds.REVEAL:
        return legal_reveal(t, seat)
    if kind == kinds.DRAFT:
        return legal_draft(t, seat)
    if kind == kinds.SPEAK:
        return legal_speak(t, seat)
    if kind == kinds.BEFORE or kind == kinds.AFTER:
        return legal_cards(t, kind, seat)
    if kind in kinds.SIDES:
        last = kinds.TALK if kind == kinds.BID else kinds.WITHDRAW
        legal = [answer for answer in range(last + 1) if refuse_reply(t, kind, seat, answer) is None]
        add_side(t, seat, kinds.SIDES[kind], legal)
        return legal
    if kind == kinds.RETURN:
        return [0, 1, 2]
    if kind == kinds.KEEP or kind == kinds.ORDER:
        return sorted(t.looked)
    return legal_cards_to_choose(t, kind, seat)


def legal_cards_to_choose(t: Table, kind: int, seat: int) -> list[int]:
    """List the legal answers of a question about cards or credits."""
    args = t.question().args
    if kind == kinds.WRECK:
        return [ship for ship in t.wrecks[seat] if group_fits(ship, args[1])]
    if kind == kinds.GIVE:
        return sorted(gives_of(t, t.promises[t.promise_at(args[1])]))
    if kind == kinds.SPOIL_WRECK:
        return t.wrecks[args[1]].copy()
    if kind == kinds.TAKE_PILE:
        return ([kinds.DECLINE] if args[1] else []) + [kinds.TAKE + ship for ship in t.pile]
    return [answer for answer in range(kinds.SIZES[kind]) if refuse_reply(t, kind, seat, answer) is None]


def legal_reveal(t: Table, seat: int) -> list[int]:
    """List the trophies a seat may reveal between two steps, after passing."""
    legal = [kinds.PASS]
    for place in range(len(t.trophies[seat])):
        if is_fulfilled(t, seat, t.trophies[seat][place]):
            legal.append(kinds.REVEAL_CARD + place)
    add_side(t, seat, kinds.REVEAL_SIDE, legal)
    return legal


def legal_draft(t: Table, seat: int) -> list[int]:
    """List what may be written next."""
    purpose = t.question().args[2]
    legal = [kinds.GIVE_UP]
    if not t.half and t.draft and flaw_of(t, t.draft, seat, purpose == BID) == FINE:
        legal.append(kinds.SEND)
    for value in values(t, seat, purpose):
        legal.append(kinds.FIELD + value)
    return legal


def legal_speak(t: Table, seat: int) -> list[int]:
    """List what a principal may say: pass, offer, answer a bid, lay a card down."""
    legal = [kinds.PASS]
    if t.offers_made(seat) < MOST_PROPOSALS:
        legal.append(kinds.TALK)
    for first in (kinds.TAKE_BID, kinds.REFUSE_BID, kinds.COUNTER_BID):
        for place in range(len(t.deals)):
            if refuse_bid(t, seat, first, place) is None:
                legal.append(first + place)
    for card in t.improvements[seat]:
        if not is_bound(t, seat, card):
            legal.append(kinds.SPEAK_DROP + card)
    add_side(t, seat, kinds.SPEAK_SIDE, legal)
    return legal


# -- refusals ----------------------------------------------------------------------------------------------------------
def refuse_reply(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why this is no answer to a question that is not a step of a turn."""
    side = kinds.SIDES.get(kind, -1)
    if 0 <= side <= answer:
        return refuse_side(t, seat, answer - side)
    args = t.question().args
    if kind == kinds.REVEAL:
        return None if answer == kinds.PASS else refuse_reveal(t, seat, answer - kinds.REVEAL_CARD)
    if kind == kinds.BID:
        return refuse_talk(t, seat, answer)
    if kind == kinds.SPEAK:
        return refuse_speak(t, seat, answer)
    if kind == kinds.ANSWER:
        return refuse_answer(t, seat, answer, args[1])
    if kind == kinds.DRAFT:
        return refuse_draft(t, seat, answer, args[2])
    if kind == kinds.PICK:
        fine = leaves_picks(t, clauses_of(t.deals[t.deal_at(args[1])]), args[2], answer)
        return None if fine else no("MA-18.3a", "not-meant")
    if kind == kinds.METAL:
        forced = answer == kinds.NO and forced_act(t, seat, USE_METAL, NO_CARD)
        return no("MA-18.22a", "forced") if forced else None
    if kind == kinds.BEFORE or kind == kinds.AFTER:
        return refuse_card(t, kind, seat, answer)
    if kind == kinds.KEEP or kind == kinds.ORDER:
        return None if answer in t.looked else no("MA-6.8", "not-looked", {"trophy": Ref(TROPHY_IDS[answer])})
    if kind <= kinds.BETRAY:
        return None
    return refuse_choice(t, kind, seat, answer)


def refuse_talk(t: Table, seat: int, answer: int) -> Refusal | None:
    """Say why an outsider cannot bid."""
    if answer > kinds.TALK:
        return no("MA-18.8a", "not-meant")
    too_many = answer == kinds.TALK and t.offers_made(seat) >= MOST_PROPOSALS
    return no("MA-18.11", "proposals", {"n": MOST_PROPOSALS}) if too_many else None


def refuse_speak(t: Table, seat: int, answer: int) -> Refusal | None:
    """Say why a principal cannot say this."""
    if answer <= kinds.TALK:
        return refuse_talk(t, seat, answer)
    if answer >= kinds.SPEAK_DROP:
        return refuse_drop(t, seat, answer - kinds.SPEAK_DROP)
    place = (answer - kinds.TAKE_BID) % kinds.BIDS
    return refuse_bid(t, seat, answer - place, place)


def refuse_bid(t: Table, seat: int, first: int, place: int) -> Refusal | None:
    """Say why a principal cannot answer a bid like this."""
    if place >= len(t.deals) or not parties_of(clauses_of(t.deals[place])) & bit(seat):
        return no("MA-18.8c", "no-bid")
    if first == kinds.TAKE_BID:
        return refuse_acceptance(t, seat, place)
    return refuse_counter(t, seat, place) if first == kinds.COUNTER_BID else None


def refuse_acceptance(t: Table, seat: int, place: int) -> Refusal | None:
    """Say why a deal cannot be accepted: it is not valid any more, or the cards are missing."""
    deal = t.deals[place]
    clauses = clauses_of(deal)
    flaw = flaw_of(t, clauses, deal[AUTHOR], False)
    if flaw:
        return no(FLAWS[flaw][0], FLAWS[flaw][1])
    return None if can_pick_all(t, clauses, seat) else no("MA-18.3a", "not-meant")


def refuse_counter(t: Table, seat: int, place: int) -> Refusal | None:
    """Say why a deal cannot be countered (MA-18.11, MA-18.17a)."""
    if invitation(t, t.deals[place], seat) >= 0:
        return no("MA-18.17a", "invited")
    if t.deals[place][VERSION] >= MOST_VERSIONS:
        return no("MA-18.11a", "versions", {"n": MOST_VERSIONS})
    if t.offers_made(seat) >= MOST_PROPOSALS:
        return no("MA-18.11", "proposals", {"n": MOST_PROPOSALS})
    return None


def refuse_answer(t: Table, seat: int, answer: int, deal: int) -> Refusal | None:
    """Say why an offer cannot be answered like this."""
    place = t.deal_at(deal)
    if answer == kinds.ACCEPT:
        return refuse_acceptance(t, seat, place)
    if answer == kinds.COUNTER:
        return refuse_counter(t, seat, place)
    if answer == kinds.WITHDRAW:
        own = own_bid(t, seat, deal)
        return None if own >= 0 else no("MA-18.13a", "no-bid")
    return None


def own_bid(t: Table, seat: int, except_deal: int) -> int:
    """Return the place of another open deal that a seat wrote; -1 when there is none."""
    for place in range(len(t.deals)):
        if t.deals[place][AUTHOR] == seat and t.deals[place][0] != except_deal:
            return place
    return -1


def refuse_draft(t: Table, seat: int, answer: int, purpose: int) -> Refusal | None:
    """Say why this cannot be written next, or why the draft cannot be sent (MA-18.12a)."""
    if answer == kinds.GIVE_UP:
        return None
    if answer == kinds.SEND:
        if t.half:
            return no("MA-18.12a", "half-written")
        flaw = flaw_of(t, t.draft, seat, purpose == BID)
        return no(FLAWS[flaw][0], FLAWS[flaw][1]) if flaw else None
    return None if fits(t, seat, purpose, answer - kinds.FIELD) else no("MA-18.12a", "field")


# -- choices among cards, credits and pirates --------------------------------------------------------------------------
def group_fits(ship: int, group: int) -> bool:
    """Tell whether a wreck is of the group that is asked for."""
    return group == ANY_GROUP or FACTION[ship] == group


def refuse_choice(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why this cannot be chosen."""
    args = t.question().args
    if kind == kinds.ROOM:
        fine = answer == kinds.DECLINE or answer - kinds.TAKE < len(t.trophies[seat])
        return None if fine else no("MA-6.8", "no-trophy")
    if kind in (kinds.TAKE_ROW, kinds.TAKE_SUPPORT, kinds.SPOIL_CARD):
        return refuse_take(t, kind, seat, answer)
    if kind == kinds.TAKE_PILE:
        if answer == kinds.DECLINE:
            return None if args[1] else no("MA-17.12", "must-take")
        ship = answer - kinds.TAKE
        return None if ship in t.pile else no("MA-11.12", "not-in-pile", {"ship": Ref(SHIP_IDS[ship])})
    if kind in (kinds.WRECK, kinds.SPOIL_WRECK):
        owner = seat if kind == kinds.WRECK else args[1]
        fine = answer in t.wrecks[owner] and (kind == kinds.SPOIL_WRECK or group_fits(answer, args[1]))
        return None if fine else no("MA-17.17", "no-wreck", {"ship": Ref(SHIP_IDS[answer])})
    if kind in (kinds.GIVE, kinds.DECIDE, kinds.RELEASE, kinds.MAKE_ROOM):
        return refuse_settling(t, kind, seat, answer)
    if kind == kinds.SPOILS:
        empty = (answer == 1 and not t.improvements[args[1]]) or (answer == 2 and not t.wrecks[args[1]])
        return no("MA-13.9a", "no-spoils") if empty else None
    if kind == kinds.FLARE:
        card = answer - kinds.TAKE
        fine = answer == kinds.DECLINE or (card >= FIRST_SUPPORT and card in t.improvements[seat])
        return None if fine else no("MA-21.19", "no-support")
    if kind == kinds.VICTIM:
        verb = PROGRAMS[PROGRAM[args[1]]][0]
        fine = answer != seat and answer < t.seats and is_victim(t, answer, verb)
        return None if fine else no("MA-7.8", "no-victim")
    return None


def refuse_take(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why an improvement cannot be taken, or why none need be discarded for it (MA-7.5)."""
    full = len(t.improvements[seat]) >= IMPROVEMENT_LIMIT
    if answer == kinds.DECLINE:
        return no("MA-13.9a", "must-take") if kind == kinds.SPOIL_CARD and not full else None
    if answer >= kinds.LEAVE:
        return refuse_drop(t, seat, answer - kinds.LEAVE) if full else no("MA-7.5", "room-enough")
    if full:
        return no("MA-7.5", "no-room")
    args = t.question().args
    card = answer - kinds.TAKE
    if kind == kinds.TAKE_SUPPORT:
        return None if card in t.support_discard else no("MA-11.11", "not-there", {"card": Ref(IDS[card])})
    if kind == kinds.SPOIL_CARD:
        return None if card in t.improvements[args[1]] else no("MA-13.9", "not-there", {"card": Ref(IDS[card])})
    if card >= len(t.row) or t.row[card] == NO_CARD:
        return no("MA-4.7", "empty-slot")
    return None if COST[t.row[card]] <= args[1] else no("MA-21.21", "cost-limit", {"n": args[1]})


def can_take_row_card(t: Table, most: int) -> bool:
    """Tell whether any open improvement is cheap enough to be taken for nothing (MA-21.21)."""
    return any(card != NO_CARD and COST[card] <= most for card in t.row)


def refuse_settling(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why a promise cannot be settled like this (MA-18.15, MA-18.16a)."""
    record = t.promises[t.promise_at(t.question().args[1])]
    if kind == kinds.RELEASE:
        return None
    if kind == kinds.GIVE:
        return None if answer in gives_of(t, record) else no("MA-18.5b", "not-meant")
    if kind == kinds.MAKE_ROOM:
        if answer == kinds.DECLINE:
            return None
        card = answer - kinds.TAKE
        held = t.trophies[seat] if record[DO] == GIVE_TROPHY else t.improvements[seat]
        return None if card in held else no("MA-18.5b", "not-meant")
    if answer == kinds.BREAK:
        return None
    able = is_able(t, record)
    if answer == kinds.KEPT:
        return None if able else no("MA-18.16", "cannot-keep")
    if able:
        return no("MA-18.16a", "able")
    most = min(t.credits[seat], price_of(t, record) - 1) if record[DO] <= SHARE else 0
    return None if answer - kinds.PART <= most else no("MA-18.16a", "part", {"n": most})
