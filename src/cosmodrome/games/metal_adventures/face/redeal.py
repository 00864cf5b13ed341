"""States that look the same to a seat: hidden cards dealt anew where it cannot know them (MA-20.1, MA-20.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms.cards import put_in_order
from cosmodrome.games.metal_adventures.atoms.deals import pick_for_deal
from cosmodrome.games.metal_adventures.board import group_fits
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import clauses_of
from cosmodrome.games.metal_adventures.deals.sentences import knows_pick
from cosmodrome.games.metal_adventures.questions.bargains import DRAFT, PICK
from cosmodrome.games.metal_adventures.questions.cards import WRECK
from cosmodrome.games.metal_adventures.questions.promises import GIVE
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.flow import open_kind
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.memory.piles import Piles

NO_SHIPS: Final = wide([0] * c.SHIPS)
NO_TROPHIES: Final = wide([0] * c.TROPHIES)


def redeal(g: MetalAdventures, seat: int, rng: Rng) -> MetalAdventures:
    """Return a state that looks the same to a seat: hidden cards dealt anew where it cannot know them."""
    copy = g.clone()
    redeal_trophies(copy, seat, rng)
    redeal_wrecks(copy, seat, rng)
    for place in range(t.DEALS.length(copy)):
        redeal_picks(copy, place, seat, rng)
    if not copy.over():
        if open_kind(copy) == DRAFT.kind and not copy.is_asked(seat):
            t.DRAFT.clear(copy, 0)
            t.HALF.clear(copy, 0)
        copy.redraw_sealed(seat, rng)
    copy.chance = SeededChance(rng.seed())
    return copy


def redeal_trophies(g: MetalAdventures, seat: i64, rng: Rng) -> None:
    """Deal the trophies whose place a seat does not know anew to all places where they may be."""
    dealt, masks = NO_TROPHIES[:], NO_TROPHIES[:]
    me = bit(seat)
    count: i64 = 0
    for pile in range(3 + g.seats):
        field = trophy_field(pile)
        owner = max(0, pile - 3)
        for i in range(field.size(g, owner)):
            trophy = field.get(g, owner, i)
            seen = t.TROPHY_SEEN.get(g, trophy)
            if not seen & me:
                dealt[count] = trophy
                masks[count] = seen
                count += 1
    for i in range(t.EARNED.size(g, 0) - 1, -1, -1):
        if not t.TROPHY_SEEN.get(g, t.EARNED.get(g, 0, i)) & me:
            t.EARNED.take(g, 0, i)
    rng.shuffle_first(dealt, count)
    place: i64 = 0
    for pile in range(3 + g.seats):
        field = trophy_field(pile)
        owner = max(0, pile - 3)
        for i in range(field.size(g, owner)):
            if not t.TROPHY_SEEN.get(g, field.get(g, owner, i)) & me:
                field.set(g, owner, i, dealt[place])
                place += 1
    for i in range(count):
        t.TROPHY_SEEN.set(g, dealt[i], masks[i])


def trophy_field(pile: i64) -> Piles:
    """Return one of the places where trophies may be: the deck, under it, looked at, and everybody's."""
    if pile >= 3:
        return t.TROPHIES
    return t.TROPHY_DECK if pile == 0 else t.TROPHY_UNDER if pile == 1 else t.LOOKED


def redeal_wrecks(g: MetalAdventures, seat: i64, rng: Rng) -> None:
    """Deal the wrecks of others that a seat has lost track of anew among their owners."""
    if count_hidden(g, seat) < 2:
        return
    truth, owners, masks = NO_SHIPS[:], NO_SHIPS[:], NO_SHIPS[:]
    count: i64 = 0
    for owner in range(g.seats):
        if owner != seat:
            for i in range(t.WRECKS.size(g, owner)):
                ship = t.WRECKS.get(g, owner, i)
                if not t.SHIP_SEEN.get(g, ship) & bit(seat):
                    truth[count] = ship
                    owners[count] = owner
                    masks[count] = t.SHIP_SEEN.get(g, ship)
                    count += 1
    dealt = truth[:]
    for _ in range(8):
        before = dealt[:]
        rng.shuffle_first(dealt, count)
        lay_wrecks(g, before, dealt, owners, masks, count)
        if is_answerable(g, seat):
            return
    lay_wrecks(g, dealt, truth, owners, masks, count)


def count_hidden(g: MetalAdventures, seat: i64) -> i64:
    """Count the wrecks of others that a seat has lost track of."""
    count: i64 = 0
    for owner in range(g.seats):
        if owner != seat:
            for i in range(t.WRECKS.size(g, owner)):
                if not t.SHIP_SEEN.get(g, t.WRECKS.get(g, owner, i)) & bit(seat):
                    count += 1
    return count


def lay_wrecks(
    g: MetalAdventures, before: vec[i64], dealt: vec[i64], owners: vec[i64], masks: vec[i64], count: i64
) -> None:
    """Lay out wrecks for others; each is as well known as the first one that lay in its place."""
    for i in range(count):
        t.WRECKS.remove(g, owners[i], before[i])
    for i in range(count):
        put_in_order(g, t.WRECKS, owners[i], dealt[i])
        t.SHIP_SEEN.set(g, dealt[i], masks[i])


def is_answerable(g: MetalAdventures, seat: int) -> bool:
    """Tell whether another seat that must give wrecks of some group holds enough of them."""
    if g.over() or g.is_asked(seat):
        return True
    kind, asked = open_kind(g), g.next_seat()
    if kind == WRECK.kind:
        fitting = [ship for ship in t.WRECKS.items(g, asked) if group_fits(g, ship, WRECK.group.of(g))]
        return len(fitting) >= WRECK.count.of(g)
    return (kind != PICK.kind and kind != GIVE.kind) or len(g.legal(asked)) > 0


def redeal_picks(g: MetalAdventures, place: i64, seat: i64, rng: Rng) -> None:
    """Choose anew which hidden cards others mean in an open deal."""
    clauses = clauses_of(g, place)
    for i in range(clauses.count):
        hidden = clauses.kind(i) == t.TRANSFER and clauses.get(i, t.GIVER) != seat
        if hidden and clauses.get(i, t.PICK) != terms.UNPICKED and not knows_pick(clauses, i, seat):
            clauses.set(i, t.PICK, terms.UNPICKED)
            fitting = clauses.fitting(g, i)
            if fitting:
                clauses.set(i, t.PICK, fitting[rng.below(len(fitting))])
            pick_for_deal(g, place, i, clauses.get(i, t.PICK))
