"""What a player that thinks buys: what it likes at this time of the game, the more the better it goes with its deck."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.cards import FACTIONS, PRIMARY, TRADE
from cosmodrome.games.star_realms.player.bot import score_main
from cosmodrome.games.star_realms.questions.cards import SCRAP_ROW
from cosmodrome.games.star_realms.questions.main import MAIN
from cosmodrome.games.star_realms.table import ROW_SIZE, StarRealms
from cosmodrome.kernel.memory.cells import wide

LATE: Final = 16  # turns after which liking does not change any more
A_GOOD_CARD: Final = 30  # what a card is worth that others should not get
NO_BONDS: Final = wide([0] * (1 + len(FACTIONS)))  # by faction, counted from that of none


def choose(g: StarRealms, seat: i64) -> i64:
    """Return the answer to the Main phase."""
    best: i64 = -1
    best_score: i64 = 0
    bonds = NO_BONDS
    known = False
    for answer in g.legal(seat):
        if MAIN.buy.has(answer) and not known:
            bonds = bonds_of(g, seat)
            known = True
        points = score(g, seat, answer, bonds)
        if best < 0 or points > best_score:
            best = answer
            best_score = points
    return best


def score(g: StarRealms, seat: i64, answer: i64, bonds: vec[i64]) -> i64:
    """Say how much the player likes an answer of the Main phase."""
    if not MAIN.buy.has(answer):
        return score_main(g, seat, answer)
    slot = MAIN.buy.value(answer)
    value = liking(g, seat, g.cards.explorer if slot == ROW_SIZE else t.ROW.get(g, slot), bonds)
    return 1_000 + value if value >= g.cards.least else -1


def liking(g: StarRealms, seat: i64, kind: i64, bonds: vec[i64]) -> i64:
    """Say how much the player would like to own a card."""
    turns = min(t.TURNS_TAKEN.get(g, seat), LATE)
    value = (g.cards.early[kind] * (LATE - turns) + g.cards.late[kind] * turns) // LATE
    return value + bonds[1 + g.cards.faction[kind]] * g.cards.bond // 10


def bonds_of(g: StarRealms, seat: i64) -> vec[i64]:
    """Count the own cards of each faction."""
    bonds = NO_BONDS[:]
    count(g, t.DECKS.items(g, seat), bonds)
    count(g, t.TOPS.items(g, seat), bonds)
    count(g, t.HANDS.items(g, seat), bonds)
    count(g, t.DISCARDS.items(g, seat), bonds)
    count(g, t.FLEETS.items(g, seat), bonds)
    bonds[0] = 0
    return bonds


def count(g: StarRealms, kinds: list[int], bonds: vec[i64]) -> None:
    """Count cards by faction."""
    for kind in kinds:
        bonds[1 + g.cards.faction[kind]] += 1


# -- scrapping cards of the trade row ----------------------------------------------------------------------------------
def choose_scrap_row(g: StarRealms, seat: i64) -> i64:
    """Return the card of the trade row that is best scrapped, or that none is."""
    best: i64 = -1
    best_score: i64 = 0
    for answer in g.legal(seat):
        points = score_scrap_row(g, seat, answer)
        if best < 0 or points > best_score:
            best = answer
            best_score = points
    return best


def score_scrap_row(g: StarRealms, seat: i64, answer: i64) -> i64:
    """Scrap a good card that somebody else would get; never one that can still be bought in this turn."""
    if SCRAP_ROW.nothing.has(answer):
        return 0
    kind = t.ROW.get(g, SCRAP_ROW.slot.value(answer))
    worth = g.cards.worth[kind]
    return worth - A_GOOD_CARD if g.cards.cost[kind] > trade_to_come(g, seat) else -worth


def trade_to_come(g: StarRealms, seat: i64) -> i64:
    """Count the trade of a turn, with that of the cards still in hand."""
    trade = t.TRADE.get(g, seat)
    for i in range(t.HANDS.size(g, seat)):
        trade += g.cards.abilities[4 * t.HANDS.get(g, seat, i) + PRIMARY].gains(TRADE)
    return trade
