"""What an answer would waste, said before it is given."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms.cards import leave_play
from cosmodrome.games.star_realms.board import can_buy, can_fight, missing
from cosmodrome.games.star_realms.cards import SCRAP, Script
from cosmodrome.games.star_realms.questions.base import ref
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.message import Message


def at_end(g: StarRealms, seat: int) -> Message | None:
    """Say what is lost when the turn ends now (SR-9.1): pools that could still be spent, abilities, cards."""
    lost = {
        "waste-combat": int(t.COMBAT.get(g, seat)) if can_fight(g, seat) else 0,
        "waste-trade": int(t.TRADE.get(g, seat)) if can_buy(g, t.TRADE.get(g, seat)) else 0,
        "waste-abilities": ready_abilities(g, seat),
        "waste-hand": int(t.HANDS.size(g, seat)),
    }
    parts = tuple([Message(id, {"n": n}) for id, n in lost.items() if n])
    return Message("waste", {"what": parts}) if parts else None


def ready_abilities(g: StarRealms, seat: int) -> int:
    """Count the abilities that can be used now, without scrapping a card."""
    fleet = range(t.FLEETS.size(g, seat))
    return len([ability for place in fleet for ability in g.usable(seat, place) if ability != SCRAP])


def on_outpost(g: StarRealms, seat: int, target: int, place: int) -> Message | None:
    """Say what combat is left after destroying an outpost, if further ones keep it from everybody (SR-4.8)."""
    rest = t.COMBAT.get(g, seat) - missing(g, target, place)
    if rest <= 0 or not g.cards.outpost[t.FLEETS.get(g, target, place)]:
        return None
    after = g.clone()
    t.COMBAT.set(after, seat, int(rest))
    leave_play(after, target, place)
    standing = outposts(after, target)
    if not standing or can_fight(after, seat):
        return None
    owner, other = standing[0]
    return Message("waste-rest", {"n": int(rest), "card": ref(g, int(t.FLEETS.get(after, owner, other)))})


def by_outposts(g: StarRealms, seat: int, chosen: Script, other: Script) -> Message | None:
    """Say how much combat outposts would eat, where the other choice destroys a base."""
    combat = int(t.COMBAT.get(g, seat))
    if chosen.destroys_base() or not other.destroys_base() or combat == 0:
        return None
    walls = [sum([int(missing(g, owner, place)) for owner, place in outposts(g, foe)]) for foe in t.FOES.items(g, seat)]
    eaten = max(walls, default=0)
    if eaten == 0:
        return None
    return Message("waste-outposts", {"n": eaten, "all": combat}) if eaten < combat else Message("waste-outposts-all")


def outposts(g: StarRealms, target: i64) -> list[tuple[int, int]]:
    """Return the outposts that shield an owner, as owner and place."""
    return [
        (owner, place)
        for owner in t.GUARDS.items(g, target)
        for place, kind in enumerate(t.FLEETS.items(g, owner))
        if g.cards.outpost[kind]
    ]
