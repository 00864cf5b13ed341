"""What only formats with more players know: teams, gifts, and players who are out (SR-12, SR-17 to SR-19); the end."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import events
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms.cards import empty_pools, leave_play, put_on_scrap_heap
from cosmodrome.games.star_realms.atoms.relations import relate
from cosmodrome.games.star_realms.cards import DISCARD_ZONE, HAND_ZONE, PLAY_ZONE, TRADE
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.flow import finish
from cosmodrome.kernel.memory.piles import Piles


def say_done(g: StarRealms, owner: i64) -> None:
    """Note that a member of a team ends the shared turn for themselves (SR-17.4)."""
    events.DONE.emit(g, owner)


def give(g: StarRealms, owner: i64, mate: i64, resource: i64, amount: i64) -> None:
    """Move trade or combat to a teammate's pool (SR-17.6)."""
    pool = t.TRADE if resource == TRADE else t.COMBAT
    pool.add(g, owner, -amount)
    pool.add(g, mate, amount)
    events.GAVE.emit(g, owner, mate, resource, amount)


def gift(g: StarRealms, owner: i64, mate: i64, kind: i64, price: i64) -> None:
    """Pay to move a card from the own discard pile to a teammate's (SR-18.8)."""
    t.TRADE.add(g, owner, -price)
    t.DISCARDS.remove(g, owner, kind)
    t.DISCARDS.add(g, mate, kind)
    events.GIFTED.emit(g, owner, mate, kind)


def go_out(g: StarRealms, owner: i64) -> None:
    """Note that a player is out; everybody's targets are found anew (SR-12.5)."""
    t.OUT.set(g, owner, 1)
    relate(g)
    events.WENT_OUT.emit(g, owner)


def leave_legacy(g: StarRealms, owner: i64, heir: i64, kind: i64, zone: i64) -> None:
    """Move a card of a player who is out to a teammate's discard pile (SR-18.9, SR-19.9)."""
    if zone == PLAY_ZONE:
        leave_play(g, owner, t.FLEETS.find(g, owner, kind))
    elif zone == HAND_ZONE:
        t.HANDS.remove(g, owner, kind)
    elif zone == DISCARD_ZONE:
        t.DISCARDS.remove(g, owner, kind)
    elif t.TOPS.has(g, owner, kind):
        t.TOPS.remove(g, owner, kind)
    else:
        t.DECKS.remove(g, owner, kind)
    t.DISCARDS.add(g, heir, kind)
    events.LEFT_LEGACY.emit(g, owner, heir, kind, zone)


def remove_cards(g: StarRealms, owner: i64) -> None:
    """Take a player's cards out of the game (SR-12.2); in a challenge the acquired ones are scrapped (SR-25.10)."""
    for pile in (t.DECKS, t.TOPS, t.HANDS, t.DISCARDS, t.FLEETS):
        remove_pile(g, pile, owner)
    t.MARKS.clear(g, owner)
    empty_pools(g, owner)
    events.CARDS_REMOVED.emit(g, owner, 1 if g.has_boss() else 0)


def remove_pile(g: StarRealms, pile: Piles, owner: i64) -> None:
    """Take one pile of a player out of the game."""
    for kind in pile.items(g, owner):
        if g.has_boss() and not g.cards.is_starter(kind):
            put_on_scrap_heap(g, kind)
        else:
            t.OUT_OF_GAME.add(g, 0, kind)
    pile.clear(g, owner)


def win(g: StarRealms, seats: i64, by_limit: i64) -> None:
    """End the game with these winners, a mask of seats."""
    t.WON.set(g, seats)
    events.GAME_OVER.emit(g, seats, by_limit)
    finish(g)
