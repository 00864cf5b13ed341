"""Gaining rewards, with their arrows and the rule against loops (SB-6)."""

from mypy_extensions import i64

from cosmodrome.games.space_base import call
from cosmodrome.games.space_base.atoms import dice, rounds
from cosmodrome.games.space_base.board import can_use_some, has_arrow
from cosmodrome.games.space_base.cards import LEFT, RIGHT, SECTORS
from cosmodrome.games.space_base.questions.dice import ARROW
from cosmodrome.games.space_base.rules import abilities
from cosmodrome.games.space_base.table import DOUBLED, NO_CARD, OWED, PAID, REWARDS, USE, SpaceBase
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.flow import then


def rewards_phase(g: SpaceBase, seat: i64) -> None:
    """Let everybody gain rewards, the active player first; text rewards come last (SB-5.4, SB-5.4b)."""
    rounds.begin_phase(g, REWARDS)
    gain_rewards(g, seat, g.seats)


def gain_rewards(g: SpaceBase, seat: i64, seats: i64) -> None:
    """Let one player after the other double a sector, then gain the rewards (SB-8.11, SB-8.13)."""
    while seats > 0:
        if can_use_some(g, seat):
            then(g, call.gain_rewards, (seat + 1) % g.seats, seats - 1)
            then(g, call.collect_rewards, seat)
            abilities.offer(g, seat)
            return
        first, second = USE.get(g, seat, 0), USE.get(g, seat, 1)
        if has_arrow(g, seat, first) or (second and has_arrow(g, seat, second)):
            then(g, call.gain_rewards, (seat + 1) % g.seats, seats - 1)
            collect_rewards(g, seat)
            return
        dice.pay_sector(g, seat, first, NO_CARD)
        if second:
            dice.pay_sector(g, seat, second, NO_CARD)
        seat = (seat + 1) % g.seats
        seats -= 1
    take_text_reward(g)


def collect_rewards(g: SpaceBase, seat: i64) -> None:
    """Collect each sector that received a die or the sum, and doubled ones as often again (SB-5.4, SB-8.11c)."""
    first = USE.get(g, seat, 0)
    second = USE.get(g, seat, 1)
    doubled = DOUBLED.items(g, 0)
    dice.forget_doubles(g)
    for i in range(0, len(doubled), 2):
        then(g, call.collect_sector, seat, doubled[i], doubled[i + 1])
        if first == second:
            then(g, call.collect_sector, seat, doubled[i], doubled[i + 1])
    if second:
        then(g, call.collect_sector, seat, second, NO_CARD)
    collect_sector(g, seat, first, NO_CARD)


def collect_sector(g: SpaceBase, seat: i64, sector: i64, uncharged: i64) -> None:
    """Gain the rewards of one sector, and of those its arrows lead to (SB-6.12 to SB-6.14)."""
    dice.begin_collection(g)
    pay_sector(g, seat, sector, uncharged)


def pay_sector(g: SpaceBase, seat: i64, sector: i64, uncharged: i64) -> None:
    """Gain what a sector brings, once in a collection; there is none beyond the edges (SB-6.11, SB-6.13)."""
    if 1 <= sector <= SECTORS and not PAID.get(g) & BITS[sector] and dice.pay_sector(g, seat, sector, uncharged):
        follow_arrows(g, seat, sector, uncharged)


def follow_arrows(g: SpaceBase, seat: i64, sector: i64, uncharged: i64) -> None:
    """Go on with the neighbours: where an arrow points at once, then where its owner turns it (SB-6.8, SB-6.9)."""
    cards = g.paying(seat, sector)
    for card in cards:
        if g.cards.arrow[g.side(card)] == LEFT | RIGHT:
            then(g, call.turn_arrow, seat, card, uncharged)
    for card in cards:
        if g.cards.arrow[g.side(card)] == LEFT:
            then(g, call.pay_sector, seat, sector - 1, uncharged)
        elif g.cards.arrow[g.side(card)] == RIGHT:
            then(g, call.pay_sector, seat, sector + 1, uncharged)


def turn_arrow(g: SpaceBase, seat: i64, card: i64, uncharged: i64) -> None:
    """Let the owner of a two-way arrow choose a neighbour (SB-6.9, SB-6.9a)."""
    ARROW.ask(g, seat, call.arrow_turned, card, uncharged)


def arrow_turned(g: SpaceBase, answer: i64, seat: i64, card: i64, uncharged: i64) -> None:
    """Gain the rewards of the chosen neighbour."""
    sector = ARROW.sector(g, answer, card)
    dice.turn_arrow(g, seat, card, sector)
    pay_sector(g, seat, sector, uncharged)


def take_text_reward(g: SpaceBase) -> None:
    """Carry out the text rewards one by one (SB-5.4b, SB-6.6)."""
    if OWED.size(g, 0):
        side = dice.take_owed(g)
        claims = g.cards.claims
        then(g, call.take_text_reward)
        abilities.claim_ships(g, g.owner(side // 2), claims[3 * side], claims[3 * side + 1], claims[3 * side + 2])
