"""Deals, promises and drafts as a seat sees them."""

from typing import Final, Literal, TypedDict

from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import Clauses, clauses_of, draft_of
from cosmodrome.games.metal_adventures.deals.sentences import clause_text, deal_text, promise_text
from cosmodrome.games.metal_adventures.face.warnings import breach_text, promisors
from cosmodrome.games.metal_adventures.questions.bargains import DRAFT
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.flow import open_kind
from cosmodrome.kernel.message import MessageJson
from cosmodrome.kernel.view import spoken

CLAUSES: Final[tuple[Literal["now", "ally", "later"], ...]] = ("now", "ally", "later")


class ClauseView(TypedDict):
    """A clause of a deal: given now, help in the battle, or promised for later."""

    kind: Literal["now", "ally", "later"]
    by: int
    text: MessageJson


class BreachView(TypedDict):
    """What it would cost somebody to break all his promises of a deal."""

    by: int
    free: bool
    text: MessageJson


class DealView(TypedDict):
    """An open deal as a sentence, with what the viewer may know of the cards it means."""

    id: int
    version: int
    author: int
    parties: list[int]
    accepted: list[int]
    clauses: list[ClauseView]
    breaches: list[BreachView]
    text: MessageJson


class PromiseView(TypedDict):
    """An open promise with all that helps to judge it (MA-18.24, MA-18.29)."""

    id: int
    by: int
    to: int
    text: MessageJson
    due: bool
    forced: bool
    credits: int
    turns_left: int | None  # nothing for the end of the game
    penalties: int
    promisor_credits: int
    breaches: int


class DraftView(TypedDict):
    """The offer that the viewer is writing."""

    clauses: list[ClauseView]
    breaches: list[BreachView]
    half: list[int]  # fields of the clause at hand


def deal_view(g: MetalAdventures, place: int, seat: int) -> DealView:
    """Return an open deal."""
    clauses = clauses_of(g, place)
    return {
        "id": int(t.DEALS.get(g, place, t.DEAL_ID)),
        "version": int(t.DEALS.get(g, place, t.VERSION)),
        "author": int(t.DEALS.get(g, place, t.AUTHOR)),
        "parties": seats_in(clauses.parties()),
        "accepted": seats_in(t.DEALS.get(g, place, t.ACCEPTED)),
        "clauses": clause_views(g, clauses, seat),
        "breaches": breach_views(g, clauses),
        "text": spoken(deal_text(g, clauses, seat)),
    }


def clause_views(g: MetalAdventures, clauses: Clauses, viewer: int) -> list[ClauseView]:
    """Return the clauses of a deal."""
    return [clause_view(g, clauses, i, viewer) for i in range(clauses.count)]


def clause_view(g: MetalAdventures, clauses: Clauses, i: int, viewer: int) -> ClauseView:
    """Return a clause of a deal."""
    kind = CLAUSES[clauses.kind(i)]
    return {"kind": kind, "by": int(clauses.get(i, 1)), "text": spoken(clause_text(g, clauses, i, viewer))}


def breach_views(g: MetalAdventures, clauses: Clauses) -> list[BreachView]:
    """Return what it would cost everybody to break all his promises of a deal."""
    found = [(by, breach_text(g, by, broken)) for by, broken in promisors(clauses).items()]
    return [{"by": by, "free": g.infamous(by), "text": spoken(text)} for by, text in found]


def promise_view(g: MetalAdventures, place: int) -> PromiseView:
    """Return an open promise."""
    record = t.PROMISES.piles.items(g, place)
    by = record[t.BY]
    return {
        "id": record[t.PROMISE_ID],
        "by": by,
        "to": record[t.TO],
        "text": spoken(promise_text(g, place)),
        "due": record[t.IS_DUE] != 0,
        "forced": record[t.FORCED] != 0,
        "credits": record[t.WHAT] if record[t.DO] == terms.PAY else 0,
        "turns_left": turns_left(g, record),
        "penalties": int(t.PENALTIES.get(g, by)),
        "promisor_credits": int(t.CREDITS.get(g, by)),
        "breaches": int(t.BREACHES.get(g, by)),
    }


def turns_left(g: MetalAdventures, record: list[int]) -> int | None:
    """Count the turns until the deadline of a promise, 0 in this one; nothing for the end of the game."""
    if record[t.DUE] <= terms.END_OF_TURN:
        return 0
    if record[t.DUE] == terms.GAME_END:
        return None
    seats = int(g.seats)
    ahead = (record[t.DUE_SEAT] - int(t.ACTIVE.get(g))) % seats
    if ahead == 0 and record[t.MADE] == t.TURN.get(g):
        ahead = seats
    return ahead + (record[t.DUE_COUNT] - 1) * seats


def draft_view(g: MetalAdventures, seat: int) -> DraftView | None:
    """Return the offer that a seat is writing."""
    if g.over() or open_kind(g) != DRAFT.kind or not g.is_asked(seat):
        return None
    draft = draft_of(g)
    return {
        "clauses": clause_views(g, draft, seat),
        "breaches": breach_views(g, draft),
        "half": t.HALF.items(g, 0),
    }
