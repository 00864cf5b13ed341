"""Negotiation: bids and speeches, offers and answers, and offers that are written (MA-14, MA-18.8 to MA-18.13)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import is_bound, refuse_drop
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.blanks import BLANKS, card_name
from cosmodrome.games.metal_adventures.deals.clauses import clauses_of, draft_of, invitation
from cosmodrome.games.metal_adventures.deals.drafts import fits, list_values, next_blank
from cosmodrome.games.metal_adventures.deals.flaws import FINE, refusal_of
from cosmodrome.games.metal_adventures.deals.sentences import deal_text
from cosmodrome.games.metal_adventures.deals.templates import FIRST_TEMPLATE
from cosmodrome.games.metal_adventures.deals.validity import credits_after, flaw_of
from cosmodrome.games.metal_adventures.face.warnings import cannot_stand, title_lost, unsafe
from cosmodrome.games.metal_adventures.face.words import battle_text, no, of_seat, own_card, plain, seat_name
from cosmodrome.games.metal_adventures.questions.base import Fitting, Sided
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.message import Arg, Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Part, Question

VALUES: Final = 100  # more than any field of an offer has


# -- why not -----------------------------------------------------------------------------------------------------------
def refuse_proposal(g: MetalAdventures, seat: i64) -> Refusal | None:
    """Say why a seat cannot make a proposal any more (MA-18.11)."""
    return None if g.may_propose(seat) else no("MA-18.11", "proposals", {"n": int(g.cards.most_proposals)})


def refuse_acceptance(g: MetalAdventures, seat: i64, place: i64) -> Refusal | None:
    """Say why a deal cannot be accepted: it is not valid any more, or the cards are missing."""
    clauses = clauses_of(g, place)
    flaw = flaw_of(g, clauses, t.DEALS.get(g, place, t.AUTHOR), False)
    if flaw != FINE:
        return refusal_of(flaw)
    return None if clauses.can_pick_all(g, seat) else no("MA-18.3a", "not-meant")


def refuse_counter(g: MetalAdventures, seat: i64, place: i64) -> Refusal | None:
    """Say why a deal cannot be countered (MA-18.11, MA-18.17a)."""
    if invitation(g, place, seat) >= 0:
        return no("MA-18.17a", "invited")
    if t.DEALS.get(g, place, t.VERSION) >= g.cards.most_versions:
        return no("MA-18.11a", "versions", {"n": int(g.cards.most_versions)})
    return refuse_proposal(g, seat)


def can_accept(g: MetalAdventures, seat: i64, place: i64) -> bool:
    """Tell whether a deal is valid and the cards are there."""
    clauses = clauses_of(g, place)
    return flaw_of(g, clauses, t.DEALS.get(g, place, t.AUTHOR), False) == FINE and clauses.can_pick_all(g, seat)


def can_counter(g: MetalAdventures, seat: i64, place: i64) -> bool:
    """Tell whether a deal can be countered (MA-18.11, MA-18.17a)."""
    free = t.DEALS.get(g, place, t.VERSION) < g.cards.most_versions and g.may_propose(seat)
    return free and invitation(g, place, seat) < 0


def own_bid(g: MetalAdventures, seat: i64, except_deal: i64) -> i64:
    """Return the place of another open deal that a seat wrote; -1 when there is none."""
    for place in range(t.DEALS.length(g)):
        if t.DEALS.get(g, place, t.AUTHOR) == seat and t.DEALS.get(g, place, t.DEAL_ID) != except_deal:
            return place
    return -1


def accepting(g: MetalAdventures, seat: int, place: int, option: Option) -> Option:
    """Tell with an acceptance what the deal brings at once, if nobody else must accept, and whose word is worthless."""
    clauses = clauses_of(g, place)
    last = clauses.parties() & ~t.DEALS.get(g, place, t.ACCEPTED) == bit(seat)
    after = {"credits": int(credits_after(g, clauses, seat))} if last else {}
    return option._replace(after=after, warning=unsafe(g, seat, clauses))


# -- looking for help (MA-18.8) ----------------------------------------------------------------------------------------
@final
class Bid(Sided):
    """An outsider's own offer, or silence (MA-18.8a)."""

    def __init__(self) -> None:
        super().__init__("bid", "MA-18.8a")
        self.silent: Final = self.part("silent")
        self.bid: Final = self.part("bid")
        self.part("unused", 2)
        self.add_asides()

    def list_own(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        answers.add(self.silent.first)
        if g.may_propose(seat):
            answers.add(self.bid.first)

    def refuse_own(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        if self.bid.has(answer):
            return refuse_proposal(g, seat)
        return None if self.silent.has(answer) else no("MA-18.8a", "not-meant")

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message("ask-bid", {"battle": battle_text(g)})

    def own_option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        return plain(answer, self.parts[answer].name, "MA-18.8a")

    def own_notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return self.parts[answer].name if answer <= self.bid.first else f"#{answer}"


@final
class Speak(Sided):
    """A principal looks for help: an offer, an answer to a bid, a card laid down, or nothing more (MA-18.8b)."""

    def __init__(self) -> None:
        super().__init__("speak", "MA-18.8b")
        self.nothing: Final = self.part("pass")
        self.propose: Final = self.part("propose")
        self.accept: Final = self.part("accept", c.MOST_DEALS)  # a bid, by its place
        self.reject: Final = self.part("reject", c.MOST_DEALS)
        self.counter: Final = self.part("counter", c.MOST_DEALS)
        self.drop: Final = self.part("drop", c.IMPROVEMENTS)
        self.replies: Final = [self.accept, self.reject, self.counter]
        self.add_asides()

    def reply(self, answer: i64) -> Part:
        """Return how an answer replies to a bid."""
        return self.accept if self.accept.has(answer) else self.reject if self.reject.has(answer) else self.counter

    def list_own(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        answers.add(self.nothing.first)
        if g.may_propose(seat):
            answers.add(self.propose.first)
        length = t.DEALS.length(g)
        for part in self.replies:
            for place in range(length):
                if self.can_reply(g, seat, part.of(place), place):
                    answers.add(part.of(place))
        for i in range(t.IMPROVEMENTS.size(g, seat)):
            card = t.IMPROVEMENTS.get(g, seat, i)
            if not is_bound(g, seat, card):
                answers.add(self.drop.of(card))

    def can_reply(self, g: MetalAdventures, seat: i64, answer: i64, place: i64) -> bool:
        """Tell whether a principal can answer a bid like this."""
        if not clauses_of(g, place).parties() & bit(seat):
            return False
        if self.accept.has(answer):
            return can_accept(g, seat, place)
        return self.reject.has(answer) or can_counter(g, seat, place)

    def refuse_own(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None
        if self.propose.has(answer):
            return refuse_proposal(g, seat)
        if self.drop.has(answer):
            return refuse_drop(g, seat, self.drop.value(answer))
        place = self.reply(answer).value(answer)
        if place >= t.DEALS.length(g) or not clauses_of(g, place).parties() & bit(seat):
            return no("MA-18.8c", "no-bid")
        if self.accept.has(answer):
            return refuse_acceptance(g, seat, place)
        return refuse_counter(g, seat, place) if self.counter.has(answer) else None

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message("ask-speak", {"battle": battle_text(g)})

    def own_option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return plain(answer, "pass-alliance", "MA-18.8d")
        if self.propose.has(answer):
            return plain(answer, "propose", "MA-18.8a")
        if self.drop.has(answer):
            return own_card(g, seat, answer, "drop", int(self.drop.value(answer)), "MA-7.4")
        part = self.reply(answer)
        place = int(part.value(answer))
        author = of_seat(int(t.DEALS.get(g, place, t.AUTHOR)))
        args: dict[str, Arg] = {"number": int(t.DEALS.get(g, place, t.DEAL_ID)), "player": author}
        if part is not self.accept:
            return plain(answer, f"{part.name}-bid", "MA-18.8c", args, f"deals.{place}")
        args["deal"] = deal_text(g, clauses_of(g, place), seat)
        return accepting(g, seat, place, plain(answer, "accept-bid", "MA-18.8c", args, f"deals.{place}"))

    def own_notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        if self.drop.has(answer):
            return f"drop {g.cards.card_id(int(self.drop.value(answer)))}"
        if answer < self.accept.first:
            return self.parts[answer].name
        part = self.reply(answer)
        place = int(part.value(answer))
        deal = str(t.DEALS.get(g, place, t.DEAL_ID)) if place < t.DEALS.length(g) else f"#{place}"
        return f"{part.name} {deal}"


# -- answering (MA-18.8c) ----------------------------------------------------------------------------------------------
def prompt_deal(g: MetalAdventures, name: str, seat: int, deal: int) -> Message:
    """Ask about a deal."""
    place = g.deal_at(deal)
    author = seat_name(int(t.DEALS.get(g, place, t.AUTHOR)))
    return Message(f"ask-{name}", {"player": author, "deal": deal_text(g, clauses_of(g, place), seat)})


@final
class Answer(Sided):
    """What a party says to an offer."""

    def __init__(self) -> None:
        super().__init__("answer", "MA-18.8c")
        self.reject: Final = self.part("reject")
        self.accept: Final = self.part("accept")
        self.counter: Final = self.part("counter")
        self.withdraw: Final = self.part("withdraw")  # an own bid
        self.deal: Final = self.argument("deal")
        self.add_asides()

    def list_own(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        answers.add(self.reject.first)
        place = g.deal_at(self.deal.of(g))
        if can_accept(g, seat, place):
            answers.add(self.accept.first)
        if can_counter(g, seat, place):
            answers.add(self.counter.first)
        if own_bid(g, seat, self.deal.of(g)) >= 0:
            answers.add(self.withdraw.first)

    def refuse_own(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        deal = self.deal.of(g)
        if self.accept.has(answer):
            return refuse_acceptance(g, seat, g.deal_at(deal))
        if self.counter.has(answer):
            return refuse_counter(g, seat, g.deal_at(deal))
        return no("MA-18.13a", "no-bid") if self.withdraw.has(answer) and own_bid(g, seat, deal) < 0 else None

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return prompt_deal(g, "answer", seat, int(self.deal.of(g)))

    def own_option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        option = plain(answer, self.parts[answer].name, "MA-18.8c")
        return accepting(g, seat, g.deal_at(self.deal.of(g)), option) if self.accept.has(answer) else option

    def own_notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return self.parts[answer].name


@final
class Pick(Fitting):
    """Which wreck or trophy a clause of a deal means, in private (MA-18.3a)."""

    def __init__(self) -> None:
        super().__init__("pick", "MA-18.3a", "give", "")
        self.card: Final = self.part("card", c.SHIPS)
        self.deal: Final = self.argument("deal")
        self.clause: Final = self.argument("clause")

    def is_trophy(self, g: MetalAdventures) -> bool:
        """Tell whether a trophy is meant."""
        clauses = clauses_of(g, g.deal_at(self.deal.of(g)))
        return clauses.get(self.clause.of(g), t.ASSET) == terms.TROPHY

    def legal(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        clauses, clause = clauses_of(g, g.deal_at(self.deal.of(g))), self.clause.of(g)
        for card in range(c.SHIPS):
            if clauses.leaves_picks(g, clause, card):
                answers.add(self.card.of(card))

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        clauses = clauses_of(g, g.deal_at(self.deal.of(g)))
        return clauses.leaves_picks(g, self.clause.of(g), self.card.value(answer))

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        return no("MA-18.3a", "not-meant")

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return prompt_deal(g, "pick", seat, int(self.deal.of(g)))

    def id_of(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return card_name(g, "trophy" if self.is_trophy(g) else "ship", int(self.card.value(answer)))

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        warning = None if self.is_trophy(g) else title_lost(g, seat, int(self.card.value(answer)))
        return super().option(g, seat, answer)._replace(warning=warning)


# -- writing (MA-18.28) ------------------------------------------------------------------------------------------------
# Fields of a clause that have a question of their own, by kind of clause and place
PLACES: Final = {
    (t.TRANSFER, t.GIVER): "giver",
    (t.TRANSFER, t.RECEIVER): "receiver",
    (t.ALLIANCE, t.HELPER): "helper",
    (t.ALLIANCE, t.PRINCIPAL): "principal",
    (t.PROMISE, t.BY): "promisor",
    (t.PROMISE, t.DUE_SEAT): "due-seat",
    (t.PROMISE, t.DUE_COUNT): "due-count",
}


@final
class Draft(Question[MetalAdventures]):
    """The next field of an offer; or to send it, or to give it up."""

    def __init__(self) -> None:
        super().__init__("draft", "MA-18.28")
        self.give_up: Final = self.part("give up")
        self.send: Final = self.part("send")
        self.value: Final = self.part("value", VALUES)
        self.deal: Final = self.argument("deal")
        self.purpose: Final = self.argument("purpose")

    def confirms(self, g: MetalAdventures) -> bool:
        return True

    def flaw(self, g: MetalAdventures, seat: i64) -> i64:
        """Return what is wrong with the draft as it stands."""
        return flaw_of(g, draft_of(g), seat, self.purpose.of(g) == terms.BID)

    def legal(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        answers.add(self.give_up.first)
        if t.HALF.size(g, 0) == 0 and t.DRAFT.size(g, 0) and self.flaw(g, seat) == FINE:
            answers.add(self.send.first)
        list_values(g, seat, self.purpose.of(g), self.value.first, answers)

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        if self.give_up.has(answer):
            return None
        if self.send.has(answer):
            return no("MA-18.12a", "half-written") if t.HALF.size(g, 0) else refusal_of(self.flaw(g, seat))
        fine = fits(g, seat, self.purpose.of(g), self.value.value(answer))
        return None if fine else no("MA-18.12a", "field")

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        size = int(t.HALF.size(g, 0))
        place = PLACES.get((int(t.HALF.get(g, 0, 0)), size)) if size else None
        name = place or BLANKS[next_blank(g, seat)].name
        if name == "count":  # a share is written as two numbers
            name = "numerator" if size == t.WHAT else "denominator"
        draft = deal_text(g, draft_of(g), seat)
        if size:
            kind = BLANKS[terms.KIND].words(g, int(t.HALF.get(g, 0, 0)))
            draft = Message("draft-half", {"draft": draft, "kind": kind})
        return Message(f"ask-draft-{name}", {"draft": draft})

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if self.give_up.has(answer):
            return plain(answer, "give-up", "MA-18.11")
        if self.send.has(answer):
            return plain(answer, "send", "MA-18.12", {"draft": deal_text(g, draft_of(g), seat)})
        value, blank = int(self.value.value(answer)), int(next_blank(g, seat))
        rule = "MA-18.28" if blank == terms.KIND and value >= FIRST_TEMPLATE else "MA-18.2"
        args: dict[str, Arg] = {"value": BLANKS[blank].words(g, value)}
        if blank != terms.SEAT:
            return plain(answer, "field", rule, args)
        return plain(answer, "field", rule, args, f"players.{value}")._replace(warning=cannot_stand(g, value))

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        if not self.value.has(answer):
            return "give up" if self.give_up.has(answer) else "send"
        return BLANKS[next_blank(g, seat)].notation(g, int(self.value.value(answer)))


BID: Final[Bid] = Bid()
SPEAK: Final[Speak] = Speak()
ANSWER: Final[Answer] = Answer()
PICK: Final[Pick] = Pick()
DRAFT: Final[Draft] = Draft()
