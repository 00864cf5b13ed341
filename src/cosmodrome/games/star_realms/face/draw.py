"""Draws a view of the table as lines of text with markup, for a terminal."""

import re
from collections import Counter
from typing import Final

from cosmodrome.games.star_realms.cards import NO_FACTION, Cards
from cosmodrome.games.star_realms.face.view import BossView, CardView, PlayerView, TableView
from cosmodrome.games.star_realms.formats import CHALLENGES
from cosmodrome.kernel.game import Say
from cosmodrome.kernel.message import Message, Ref, Seat

# A sign and a colour for each faction: colour is never the only sign.
SIGNS: Final = ("◆", "✚", "★", "●")
COLOURS: Final = ("green", "red", "yellow", "cyan")
WIDTH: Final = 78
BOSS_SECTION: Final = 23  # of the rules, about the first challenge; the others follow


def draw(cards: Cards, view: TableView, say: Say) -> list[str]:
    """Draw the others and the Boss, the trade row, and last the player who looks."""
    players = view["players"]
    seats = sorted(range(len(players)), key=lambda seat: players[seat]["own"])
    blocks = [draw_player(cards, view, seat, has_turn(view, seat), say) for seat in seats]
    lines = [line for block in blocks[:-1] for line in block]
    if view["boss"] is not None:
        section = BOSS_SECTION + CHALLENGES.index(view["mode"])
        lines += draw_boss(cards, view["boss"], f"SR-{section}", say)
    return [*lines, *draw_row(cards, view, say), *blocks[-1]]


def has_turn(view: TableView, seat: int) -> bool:
    """Tell whether it is a player's turn, or that of a team that takes its turns together."""
    players, active = view["players"], view["active"]
    if not view["together"] or active >= len(players):
        return seat == active
    return players[seat]["team"] == players[active]["team"]


def draw_boss(cards: Cards, boss: BossView, rules: str, say: Say) -> list[str]:
    """Draw the Boss of a challenge: only what it has, and which rules say what it does."""
    facts = [word("authority", say, n=boss["authority"])] if boss["authority"] else []
    deck, discard = len(boss["deck"]) + len(boss["deck_top"]), len(boss["discard"])
    if deck or discard:
        facts.append(word("boss-piles", say, deck=deck, discard=discard))
    if boss["assimilation"]:
        facts.append(word("assimilation", say, n=boss["assimilation"]))
    buried = len(boss["buried"]) + boss["buried_unseen"]
    if buried:
        facts.append(word("buried", say, n=buried))
    facts.append(f"[dim]{say(Message('draw-boss-rules', {'command': f'w {rules}'}))}[/]")
    lines = [f"  [bold]{word('boss', say)}[/]  {' · '.join(facts)}", *draw_fleet(cards, boss["fleet"], say)]
    tops = (boss["deck_top"], boss["trade_deck_top"], boss["elite"], boss["subject"])
    next_cards = [id for pile in tops for id in pile[-1:]]
    for title, ids in (("hand", boss["hand"]), ("next", next_cards), ("ledger", boss["ledger"])):
        if ids:
            lines += wrapped(word(title, say), counted([card(cards, id, say) for id in ids]), ", ")
    for ids in boss["tentacles"].values():
        if ids:
            shown = [f"{card(cards, id, say)} {cards.cost[cards.number(id)]}" for id in ids]
            lines += wrapped(word("tentacle", say), shown, ", ")
    return lines


def draw_fleet(cards: Cards, fleet: list[CardView], say: Say) -> list[str]:
    """Draw somebody's cards in play, if there are any."""
    shown = [in_play(cards, entry, say) for entry in fleet]
    return wrapped(word("fleet", say), counted(shown), ", ") if shown else []


def draw_row(cards: Cards, view: TableView, say: Say) -> list[str]:
    """Draw what is for sale."""
    counts = [
        word("explorers", say, n=view["explorers"]),
        word("trade-deck", say, n=view["trade_deck"]),
        word("scrap-heap", say, n=len(view["scrap_heap"])),
    ]
    row = [f"[bold]{cards.cost[cards.number(id)]}[/] {card(cards, id, say)}" for id in view["row"] if id]
    heading = f"[bold]{word('row', say)}[/]  [dim]{' · '.join(counts)}[/]"
    return [heading, *wrapped("", row or [word("nothing", say)], "   ")]


def draw_player(cards: Cards, view: TableView, seat: int, active: bool, say: Say) -> list[str]:
    """Draw one player: authority, pools and piles, then the cards that can be seen."""
    player, name = view["players"][seat], say(Message("draw-player", {"player": Seat(seat)}))
    if player["out"]:
        return [f"  [dim]{name}  {word('out', say)}[/]"]
    facts = [word("authority", say, n=player["authority"])]
    if active or player["trade"] or player["combat"]:  # a teammate who shares the turn
        facts.append(word("pools", say, trade=player["trade"], combat=player["combat"]))
    discard = len(player["discard"])
    facts.append(word("piles", say, hand=player["hand_size"], deck=player["deck_size"], discard=discard))
    part = draw_part(view, player, say)
    lines = [f"{'▶' if active else ' '} [bold]{name}[/]{part}  {' · '.join(facts)}"]
    lines += draw_fleet(cards, player["fleet"], say)
    if player["deck_top"]:
        lines += wrapped(word("deck-top", say), [card(cards, id, say) for id in player["deck_top"][::-1]], ", ")
    if player["hand"] is not None:
        hand = [card(cards, id, say) for id in player["hand"]] or [word("nothing", say)]
        lines += wrapped(word("hand", say), counted(hand), ", ")
    return lines


def draw_part(view: TableView, player: PlayerView, say: Say) -> str:
    """Tell which part a player has in Emperor and Raid, and the team where there are several."""
    parts: list[str] = []
    roles = {other["role"] for other in view["players"]} - {""}
    if roles:
        other = "admiral" if "emperor" in roles else "raider"
        parts.append(word(player["role"].replace("_", "-") or other, say))
    teams = sorted({one["team"] for one in view["players"]})
    if 1 < len(teams) < len(view["players"]) and "raid_boss" not in roles:
        parts.append(word("team", say, n=teams.index(player["team"]) + 1))
    return "".join(f", {part}" for part in parts)


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


def in_play(cards: Cards, entry: CardView, say: Say) -> str:
    """Draw a card in play, a base with its defence."""
    name = card(cards, entry["card"], say)
    if not entry["base"]:
        return name
    defense = int(cards.defense[cards.number(entry["card"])])
    shown = word("outpost" if entry["outpost"] else "base", say, n=defense)
    kept = f", {word('damage', say, n=entry['damage'])}" if entry["damage"] else ""
    return f"{name} [dim]({shown}{kept})[/]"


def card(cards: Cards, id: str, say: Say) -> str:
    """Draw a card's name with the sign of its faction."""
    name = say(Message("draw-card", {"card": Ref(id)}))
    faction = cards.faction[cards.number(id)]
    return name if faction == NO_FACTION else f"[{COLOURS[faction]}]{SIGNS[faction]} {name}[/]"


def word(id: str, say: Say, **args: int) -> str:
    """Say one of the messages for drawing."""
    return say(Message(f"draw-{id}", dict(args)))
