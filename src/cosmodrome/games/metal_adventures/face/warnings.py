"""What an option would waste or lose, as the asked seat can know it."""

from typing import Final

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import is_open, wrecks_of
from cosmodrome.games.metal_adventures.deals.clauses import Clauses, seats_of
from cosmodrome.games.metal_adventures.face.outlook import damage_after
from cosmodrome.games.metal_adventures.face.words import seat_name
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.message import Message, Ref

TITLE: Final = 4  # numbers of actions
AMNESTY: Final = 8
PAST_ALL: Final = 99


def passed(g: MetalAdventures, seat: int, number: int) -> Message | None:
    """Warn of an action that can be done now and never again this turn, by the number of the next one (MA-17.1)."""
    title, amnesty = g.cards.actions[TITLE - 1], g.cards.actions[AMNESTY - 1]
    if number > TITLE and is_open(g, seat, title):
        credits, glory = [gained(g, int(title.program), what) for what in ("gain credits", "gain glory")]
        return Message("warning-title-passed", {"action": Ref(title.id), "credits": credits, "glory": glory})
    if number > AMNESTY and is_open(g, seat, amnesty):
        return Message("warning-amnesty-passed", {"action": Ref(amnesty.id), "n": int(t.PENALTIES.get(g, seat))})
    return None


def gained(g: MetalAdventures, program: int, op: str) -> int:
    """Return how much of something a program brings."""
    return sum([int(step.a) for step in g.cards.programs[program] if step.effect.op == op])


def worn(g: MetalAdventures, seat: int, amount: int, by_ship: bool) -> Message | None:
    """Warn of an attack whose defeat would fill the damage dial."""
    before, most = int(t.DAMAGE.get(g, seat)), int(g.cards.most_damage)
    if before == most or damage_after(g, seat, amount, by_ship) < most:
        return None
    return Message("warning-damage", {"was": before, "n": most})


def title_lost(g: MetalAdventures, seat: int, ship: int) -> Message | None:
    """Warn of giving away a wreck that the honorary title needs."""
    title, power = g.cards.actions[TITLE - 1], int(g.cards.faction[ship])
    need = int(title.goods[0])
    if power >= c.TITLES or wrecks_of(g, seat, power) != need:
        return None
    group, action = Ref(c.FACTIONS[power]), Ref(title.id)
    return Message("warning-title-lost", {"power": group, "n": need - 1, "of": need, "action": action})


def penalty(g: MetalAdventures, seat: int) -> Message | None:
    """Warn of a penalty: it costs glory, and the last one all alliances (MA-3.11)."""
    after, most, glory = int(t.PENALTIES.get(g, seat)) + 1, int(g.cards.most_penalties), int(g.shown_glory(seat))
    if after > most:
        return None
    name = "warning-infamy" if after == most else "warning-penalty"
    return Message(name, {"n": after, "of": most, "from": glory, "to": glory - 1})


# -- deals -------------------------------------------------------------------------------------------------------------
def promisors(clauses: Clauses) -> dict[int, int]:
    """Count for everybody who promises something to how many; each is a penalty if all is broken (MA-18.20)."""
    found: dict[int, int] = {}
    for i in range(clauses.count):
        if clauses.kind(i) == t.PROMISE:
            by = int(clauses.get(i, t.BY))
            found[by] = found.get(by, 0) + int(seats_of(clauses.get(i, t.TO)))
    return found


def breach_text(g: MetalAdventures, by: int, broken: int) -> Message:
    """Tell what it would cost somebody to break so many promises."""
    before, most = int(t.PENALTIES.get(g, by)), int(g.cards.most_penalties)
    after = min(most, before + broken)
    if after == before:
        return Message("breach-free", {"player": seat_name(by), "n": before})
    name = "breach-infamy" if after == most else "breach-cost"
    glory = int(g.shown_glory(by)) - (after - before)
    return Message(name, {"player": seat_name(by), "n": after - before, "from": before, "to": after, "glory": glory})


def unsafe(g: MetalAdventures, seat: int, clauses: Clauses) -> Message | None:
    """Warn of the word of somebody else whom it costs nothing to break it."""
    for by in promisors(clauses):
        if by != seat and g.infamous(by):
            return Message("warning-free-breach", {"player": seat_name(by), "n": int(t.PENALTIES.get(g, by))})
    return None


def cannot_stand(g: MetalAdventures, other: int) -> Message | None:
    """Warn of a pirate with whom the clause that is being written could never be sent (MA-18.10)."""
    half = t.HALF.items(g, 0)
    if half[:1] == [t.TRANSFER]:
        return Message("warning-self") if half[t.GIVER :] == [other] else None
    if half[:1] != [t.ALLIANCE] or t.FIGHT.get(g) == t.PEACE:
        return None
    leads, helps = g.is_principal(other), len(half) == t.HELPER
    if leads == helps:
        return Message("warning-principal" if leads else "warning-outsider")
    if g.infamous(other):
        return Message("warning-no-ally")
    return Message("warning-engaged") if helps and t.SIDES.get(g, other) != t.OUTSIDE else None
