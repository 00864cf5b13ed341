"""Set-up, turns and phases (SR-2, SR-3, SR-9), and how the formats change them (SR-13 to SR-20)."""

from cosmodrome.games.star_realms import answers, atoms, boss_atoms, setup_atoms
from cosmodrome.games.star_realms.challenges import INDIVIDUAL, TOGETHER
from cosmodrome.games.star_realms.formats import (
    FIRST_CHALLENGE,
    GIFT_PRICE,
    LEVEL_TURNS,
)
from cosmodrome.games.star_realms.relations import first_hand, has_teams, left_of, team_of
from cosmodrome.games.star_realms.rules.boss import boss_turn
from cosmodrome.games.star_realms.rules.cards import buy_card, draw_cards, play_card, use_ability
from cosmodrome.games.star_realms.rules.combat import attack_base, attack_player, cut_tentacle
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import NO_BOSS, ORDER_STREAM


# -- set-up (SR-2) -----------------------------------------------------------------------------------------------------
def set_up(g: StarRealms, first: int) -> None:
    """Choose who begins (SR-2.7), lay out the trade row and deal the first hands (SR-2.5, SR-2.8)."""
    if first < 0:
        first = g.roll(g.seats, ORDER_STREAM)
    if has_teams(g):
        first = team_of(g, first) * g.seats // 2
    setup_atoms.seat_players(g, first)
    if g.boss != NO_BOSS:
        boss_atoms.deal_to_boss(g)
    atoms.fill_row(g)
    for turn in range(g.seats):
        seat = (first + turn) % g.seats
        draw_cards(g, seat, first_hand(g, turn))
    g.then(start, first)


def start(g: StarRealms, first: int) -> None:
    """Begin play; on the highest level the Boss goes first (SR-20.3, SR-25.12)."""
    g.then(begin_turn, first)
    if g.boss != NO_BOSS and LEVEL_TURNS[g.level] == 0:
        if TOGETHER[g.mode - FIRST_CHALLENGE] == INDIVIDUAL:
            g.then_each(boss_turn, [(first + turn) % g.seats for turn in range(g.seats)])
        else:
            g.then(boss_turn, first)


# -- turn structure (SR-3) ---------------------------------------------------------------------------------------------
def begin_turn(g: StarRealms, seat: int) -> None:
    """Begin a turn: Main phase, Discard phase, Draw phase (SR-3.1), unless the host's limit is reached (SR-10.3)."""
    if g.turn_limit and g.turn == g.turn_limit:
        atoms.win(g, 0, 1)
        return
    atoms.count_turn(g, seat)
    for member in g.parties[seat]:
        atoms.begin_turn(g, member)
    g.then(pass_turn, seat)
    g.then(draw_phase, seat)
    g.then(discard_phase, seat)
    g.then(main_phase, seat)


def main_phase(g: StarRealms, seat: int) -> None:
    """Let the player do one thing after another in any order, until they end the phase (SR-3.2, SR-3.3, SR-17.4)."""
    party = g.parties[seat]
    if len(party) > 1:
        g.ask_any(party, answers.MAIN, act_together)
    else:
        g.ask(seat, answers.MAIN, act, seat)


def act(g: StarRealms, answer: int, seat: int) -> None:
    """Carry out one thing completely, then go on with the Main phase (SR-3.4)."""
    if answer == answers.END_TURN:
        return
    g.then(main_phase, seat)
    carry_out(g, seat, answer)


def act_together(g: StarRealms, seat: int, answer: int) -> None:
    """Carry out one thing in a team's shared Main phase, which ends when all its players are done (SR-17.4)."""
    if answer == answers.END_TURN:
        atoms.say_done(g, seat)
        g.close(seat)
        return
    carry_out(g, seat, answer)


def carry_out(g: StarRealms, seat: int, answer: int) -> None:
    """Do what an answer of the Main phase says."""
    if answer < answers.BUY:
        play_card(g, seat, answer - answers.PLAY)
    elif answer < answers.ATTACK:
        buy_card(g, seat, answer - answers.BUY)
    elif answer < answers.SCRAP_WHOLE_ROW:
        g.ask(seat, answers.AMOUNT, attack_player, seat, answer - answers.ATTACK)
    elif answer < answers.USE:
        carry_out_in_format(g, seat, answer)
    elif answer < answers.ATTACK_BASE:
        use_ability(g, seat, (answer - answers.USE) // 4, (answer - answers.USE) % 4)
    else:
        place = answer - answers.ATTACK_BASE
        attack_base(g, seat, place // answers.PLACES, place % answers.PLACES)


def carry_out_in_format(g: StarRealms, seat: int, answer: int) -> None:
    """Do what only some formats allow."""
    if answer == answers.SCRAP_WHOLE_ROW:
        boss_atoms.mulligan(g, seat)
        atoms.fill_row(g)
    elif answer < answers.GIVE_COMBAT:
        g.ask(seat, answers.GIVE, give, seat, answer - answers.GIVE_TRADE, atoms.TRADE)
    elif answer < answers.GIFT_CARD:
        g.ask(seat, answers.GIVE, give, seat, answer - answers.GIVE_COMBAT, atoms.COMBAT)
    elif answer < answers.CUT_TENTACLE:
        g.ask(seat, answers.GIFT, gift, seat, answer - answers.GIFT_CARD)
    else:
        cut_tentacle(g, seat, answer - answers.CUT_TENTACLE)


def give(g: StarRealms, amount: int, seat: int, mate: int, resource: int) -> None:
    """Move trade or combat to a teammate who shares the turn (SR-17.6)."""
    atoms.give(g, seat, mate, resource, amount)


def gift(g: StarRealms, kind: int, seat: int, mate: int) -> None:
    """Pay to move a card of the own discard pile to a teammate's (SR-18.8)."""
    atoms.gift(g, seat, mate, kind, GIFT_PRICE[0])


# -- Discard and Draw phases (SR-9) ------------------------------------------------------------------------------------
def discard_phase(g: StarRealms, seat: int) -> None:
    """Empty the pools, discard ships and hand (SR-9.1)."""
    for member in g.parties[seat]:
        atoms.clean_up(g, member)


def draw_phase(g: StarRealms, seat: int) -> None:
    """Draw a new hand; after that come the cards that return (SR-9.3, SR-11.14)."""
    for member in g.parties[seat]:
        draw_cards(g, member, g.hand_sizes[member])
    for member in g.parties[seat]:
        atoms.return_cards(g, member)


def pass_turn(g: StarRealms, seat: int) -> None:
    """Pass the turn; in a challenge the Boss comes first, once the opening turns are over (SR-20.3, SR-20.4)."""
    g.then(next_turn, seat)
    if g.boss != NO_BOSS and g.turns_taken[seat] >= LEVEL_TURNS[g.level]:
        g.then(boss_turn, seat)


def next_turn(g: StarRealms, seat: int) -> None:
    """Begin the turn of the next player or team still in the game (SR-12.5, SR-14.1)."""
    if g.boss != NO_BOSS and TOGETHER[g.mode - FIRST_CHALLENGE] != INDIVIDUAL:
        begin_turn(g, g.standing_seats()[0])
    elif len(g.parties[seat]) > 1:
        begin_turn(g, (1 - team_of(g, seat)) * g.seats // 2)
    else:
        begin_turn(g, left_of(g, seat))
