"""Draws a view of the table as lines of text with markup, for a terminal."""

import re
from collections import Counter
from typing import Final, cast

from cosmodrome.games.star_realms.data import COST, DEFENSE, FACTION, KIND, NO_FACTION
from cosmodrome.kernel.game import Json, Say
from cosmodrome.kernel.message import Arg, Message, Ref, Seat

# A sign and a colour for each faction: colour is never the only sign.
SIGNS: Final = ("◆", "✚", "★", "●")
COLOURS: Final = ("green", "red", "yellow", "cyan")
WIDTH: Final = 78


def draw(view: Json, say: Say) -> list[str]:
    """Draw the others and the Boss, the trade row, and last the player who looks."""
    players = cast(list[Json], view["players"])
    seats = sorted(range(len(players)), key=lambda seat: bool(players[seat]["own"]))
    blocks = [draw_player(players[seat], seat, seat == view["active"], say) for seat in seats]
    lines = [line for block in blocks[:-1] for line in block]
    if view["boss"] is not None:
        lines += draw_boss(cast(Json, view["boss"]), say)
    return [*lines, *draw_row(view, say), *blocks[-1]]


def draw_boss(boss: Json, say: Say) -> list[str]:
    """Draw the Boss of a challenge: only what it has."""
    facts = [word("authority", say, n=boss["authority"])] if boss["authority"] else []
    piles = {"deck": len(ids(boss, "deck")) + len(ids(boss, "deck_top")), "discard": len(ids(boss, "discard"))}
    if any(piles.values()):
        facts.append(word("boss-piles", say, **piles))
    if boss["assimilation"]:
        facts.append(word("assimilation", say, n=boss["assimilation"]))
    buried = len(ids(boss, "buried")) + cast(int, boss["buried_unseen"])
    if buried:
        facts.append(word("buried", say, n=buried))
    lines = [f"  [bold]{word('boss', say)}[/]  {' · '.join(facts)}"]
    fleet = [in_play(entry, say) for entry in cast(list[Json], boss["fleet"])]
    if fleet:
        lines += wrapped(word("fleet", say), counted(fleet), ", ")
    tops = ("deck_top", "trade_deck_top", "elite", "subject")
    next_cards = [id for pile in tops for id in ids(boss, pile)[-1:]]
    for title, cards in (("hand", ids(boss, "hand")), ("next", next_cards), ("ledger", ids(boss, "ledger"))):
        if cards:
            lines += wrapped(word(title, say), counted([card(id, say) for id in cards]), ", ")
    for cards in cast(dict[str, list[str]], boss["tentacles"]).values():
        if cards:
            lines += wrapped(word("tentacle", say), [f"{card(id, say)} {COST[KIND[id]]}" for id in cards], ", ")
    return lines


def draw_row(view: Json, say: Say) -> list[str]:
    """Draw what is for sale."""
    counts = [
        say(Message(f"draw-{name.replace('_', '-')}", {"n": cast(int, view[name])}))
        for name in ("explorers", "trade_deck")
    ]
    counts.append(say(Message("draw-scrap-heap", {"n": len(cast(list[str], view["scrap_heap"]))})))
    cards = [f"[bold]{COST[KIND[id]]}[/] {card(id, say)}" for id in cast(list[str | None], view["row"]) if id]
    heading = f"[bold]{word('row', say)}[/]  [dim]{' · '.join(counts)}[/]"
    return [heading, *wrapped("", cards or [word("nothing", say)], "   ")]


def draw_player(player: Json, seat: int, active: bool, say: Say) -> list[str]:
    """Draw one player: authority, pools and piles, then the cards that can be seen."""
    name = say(Message("draw-player", {"player": Seat(seat)}))
    authority = word("authority", say, n=player["authority"])
    facts = [
        word("piles", say, hand=player["hand_size"], deck=player["deck_size"], discard=len(ids(player, "discard")))
    ]
    if active or player["trade"] or player["combat"]:  # a teammate who shares the turn
        facts.insert(0, word("pools", say, trade=player["trade"], combat=player["combat"]))
    if player["out"]:
        return [f"  [dim]{name}  {word('out', say)}[/]"]
    lines = [f"{'▶' if active else ' '} [bold]{name}[/]  {authority} · {' · '.join(facts)}"]
    fleet = [in_play(entry, say) for entry in cast(list[Json], player["fleet"])]
    if fleet:
        lines += wrapped(word("fleet", say), counted(fleet), ", ")
    if ids(player, "deck_top"):
        lines += wrapped(word("deck-top", say), [card(id, say) for id in ids(player, "deck_top")[::-1]], ", ")
    if player["hand"] is not None:
        hand = [card(id, say) for id in ids(player, "hand")] or [word("nothing", say)]
        lines += wrapped(word("hand", say), counted(hand), ", ")
    return lines


def counted(items: list[str]) -> list[str]:
    """Say the same thing only once, with its number."""
    return [item + (f" ×{count}" if count > 1 else "") for item, count in Counter(items).items()]


def wrapped(title: str, items: list[str], between: str) -> list[str]:
    """Set items in as many lines as they need."""
    lines: list[str] = []
    line = f"   {title}: {items[0]}" if title else f"   {items[0]}"
    for item in items[1:]:
        if width(line + between + item) > WIDTH:
            lines.append(line + between.rstrip())
            line = f"     {item}"
        else:
            line += between + item
    return [*lines, line]


def width(line: str) -> int:
    """Return how wide a line is without its markup."""
    return len(re.sub(r"\[[^]]*\]", "", line))


def in_play(entry: Json, say: Say) -> str:
    """Draw a card in play, a base with its defence."""
    id = cast(str, entry["card"])
    if not entry["base"]:
        return card(id, say)
    defense = word("outpost" if entry["outpost"] else "base", say, n=DEFENSE[KIND[id]])
    return f"{card(id, say)} [dim]({defense})[/]"


def card(id: str, say: Say) -> str:
    """Draw a card's name with the sign of its faction."""
    name = say(Message("draw-card", {"card": Ref(id)}))
    faction = FACTION[KIND[id]]
    return name if faction == NO_FACTION else f"[{COLOURS[faction]}]{SIGNS[faction]} {name}[/]"


def word(id: str, say: Say, **args: object) -> str:
    """Say one of the messages for drawing."""
    return say(Message(f"draw-{id}", cast(dict[str, Arg], args)))


def ids(player: Json, name: str) -> list[str]:
    """Return a list of card ids of a player's view."""
    return cast(list[str], player[name])
