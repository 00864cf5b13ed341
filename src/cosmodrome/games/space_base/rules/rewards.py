"""Gaining rewards, with their arrows and the rule against loops (SB-6)."""

from cosmodrome.games.space_base import answers, atoms
from cosmodrome.games.space_base.abilities import can_use_some
from cosmodrome.games.space_base.board import has_arrow
from cosmodrome.games.space_base.data import ARROW, CLAIMS, LEFT, RIGHT
from cosmodrome.games.space_base.rules import effects
from cosmodrome.games.space_base.state import SpaceBase
from cosmodrome.games.space_base.table import NO_CARD, REWARDS, ROW
from cosmodrome.games.space_base.verbs import SECTORS
from cosmodrome.kernel.agenda import BITS


def rewards_phase(g: SpaceBase, seat: int) -> None:
    """Let everybody gain rewards, the active player first; text rewards come last (SB-5.4, SB-5.4b)."""
    atoms.begin_phase(g, REWARDS)
    gain_rewards(g, seat, g.seats)


def gain_rewards(g: SpaceBase, seat: int, seats: int) -> None:
    """Let one player after the other double a sector, then gain the rewards (SB-8.11, SB-8.13)."""
    while seats > 0:
        if can_use_some(g, seat):
            g.then(gain_rewards, (seat + 1) % g.seats, seats - 1)
            g.then(collect_rewards, seat)
            effects.offer(g, seat)
            return
        if _has_arrows(g, seat):
            g.then(gain_rewards, (seat + 1) % g.seats, seats - 1)
            collect_rewards(g, seat)
            return
        atoms.pay_sector(g, seat, g.use[2 * seat], NO_CARD)
        if g.use[2 * seat + 1]:
            atoms.pay_sector(g, seat, g.use[2 * seat + 1], NO_CARD)
        seat = (seat + 1) % g.seats
        seats -= 1
    take_text_reward(g)


def _has_arrows(g: SpaceBase, seat: int) -> bool:
    """Tell whether a card in a rewarded sector has an arrow."""
    for i in (2 * seat, 2 * seat + 1):
        if g.use[i] and has_arrow(g, seat, g.use[i]):
            return True
    return False


def collect_rewards(g: SpaceBase, seat: int) -> None:
    """Collect each sector that received a die or the sum, and doubled ones as often again (SB-5.4, SB-8.11c)."""
    first = g.use[2 * seat]
    second = g.use[2 * seat + 1]
    doubled = g.doubled
    atoms.forget_doubles(g)
    for i in range(0, len(doubled), 2):
        g.then(collect_sector, seat, doubled[i], doubled[i + 1])
        if first == second:
            g.then(collect_sector, seat, doubled[i], doubled[i + 1])
    if second:
        g.then(collect_sector, seat, second, NO_CARD)
    collect_sector(g, seat, first, NO_CARD)


def collect_sector(g: SpaceBase, seat: int, sector: int, uncharged: int) -> None:
    """Gain the rewards of one sector, and of those its arrows lead to (SB-6.12 to SB-6.14)."""
    atoms.begin_collection(g)
    pay_sector(g, seat, sector, uncharged)


def pay_sector(g: SpaceBase, seat: int, sector: int, uncharged: int) -> None:
    """Gain what a sector brings, once in a collection; there is none beyond the edges (SB-6.11, SB-6.13)."""
    if 1 <= sector <= SECTORS and not g.paid & BITS[sector] and atoms.pay_sector(g, seat, sector, uncharged):
        follow_arrows(g, seat, sector, uncharged)


def follow_arrows(g: SpaceBase, seat: int, sector: int, uncharged: int) -> None:
    """Go on with the neighbours: where an arrow points at once, then where its owner turns it (SB-6.8, SB-6.9)."""
    cards = [g.station[ROW * seat + sector]] if seat == g.active else g.deployed(seat, sector)
    for card in cards:
        if ARROW[g.side(card)] == LEFT | RIGHT:
            g.then(turn_arrow, seat, card, uncharged)
    for card in cards:
        if ARROW[g.side(card)] == LEFT:
            g.then(pay_sector, seat, sector - 1, uncharged)
        elif ARROW[g.side(card)] == RIGHT:
            g.then(pay_sector, seat, sector + 1, uncharged)


def turn_arrow(g: SpaceBase, seat: int, card: int, uncharged: int) -> None:
    """Let the owner of a two-way arrow choose a neighbour (SB-6.9, SB-6.9a)."""
    g.ask(seat, answers.ARROW, arrow_turned, seat, card, uncharged)


def arrow_turned(g: SpaceBase, answer: int, seat: int, card: int, uncharged: int) -> None:
    """Gain the rewards of the chosen neighbour."""
    sector = g.sector_of(card) + (1 if answer == answers.TO_RIGHT else -1)
    atoms.turn_arrow(g, seat, card, sector)
    pay_sector(g, seat, sector, uncharged)


def take_text_reward(g: SpaceBase) -> None:
    """Carry out the text rewards one by one (SB-5.4b, SB-6.6)."""
    if g.owed:
        side = atoms.take_owed(g)
        seat = g.owner(side // 2)
        g.then(take_text_reward)
        effects.claim_ships(g, seat, CLAIMS[3 * side], CLAIMS[3 * side + 1], CLAIMS[3 * side + 2])
