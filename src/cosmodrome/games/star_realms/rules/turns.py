"""Set-up, turns and phases (SR-2, SR-3, SR-9), and how the formats change them (SR-13 to SR-20)."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import formats as f
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import boss as boss_atoms
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.atoms import seats, setup, trade
from cosmodrome.games.star_realms.board import TEAMS, has_teams, is_row_short, left_of, plays_together, team_of
from cosmodrome.games.star_realms.cards import COMBAT, TRADE
from cosmodrome.games.star_realms.questions.combat import AMOUNT, GIFT, GIVE
from cosmodrome.games.star_realms.questions.main import MAIN
from cosmodrome.games.star_realms.rules import cards, combat
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.agenda import mask_of
from cosmodrome.kernel.flow import close, then, then_each


# -- set-up (SR-2) -----------------------------------------------------------------------------------------------------
def set_up(g: StarRealms, first: i64) -> None:
    """Choose who begins (SR-2.7), lay out the trade row and deal the first hands (SR-2.5, SR-2.8)."""
    if first < 0:
        first = g.roll(g.seats, t.ORDER_STREAM)
    if has_teams(g):
        first = _first_of(g, team_of(g, first))
    setup.seat_players(g, first)
    if g.has_boss():
        setup.deal_to_boss(g)
    trade.fill_row(g)
    for turn in range(g.seats):
        atoms.draw_cards(g, (first + turn) % g.seats, _first_hand(g, turn), t.AT_SET_UP)
    then(g, call.start, first)


def _first_of(g: StarRealms, team: i64) -> i64:
    """Return the first seat of a team."""
    return team * g.seats // TEAMS


def _first_hand(g: StarRealms, turn: i64) -> i64:
    """Return the size of a first hand, by turn order or by team (SR-2.8, SR-14.1, SR-17.3, SR-19.4, SR-20.5)."""
    formats, mode = g.cards.formats, t.MODE.get(g)
    if g.has_boss():
        return formats.level_hand[t.LEVEL.get(g)]
    if mode == f.RAID:
        return formats.raid_boss[int(g.seats) - 1][2] if turn == 0 else formats.first_hands[f.RAID][0]
    return formats.first_hands[mode][turn * TEAMS // g.seats if has_teams(g) else turn]


def start(g: StarRealms, first: i64) -> None:
    """Begin play; on the highest level the Boss goes first (SR-20.3, SR-25.12)."""
    then(g, call.begin_turn, first)
    if g.has_boss() and g.cards.formats.level_turns[t.LEVEL.get(g)] == 0:
        if plays_together(g):
            then(g, call.boss_turn, first)
        else:
            then_each(g, call.boss_turn, [int((first + turn) % g.seats) for turn in range(g.seats)])


# -- turn structure (SR-3) ---------------------------------------------------------------------------------------------
def begin_turn(g: StarRealms, seat: i64) -> None:
    """Begin a turn: Main phase, Discard phase, Draw phase (SR-3.1), unless the host's limit is reached (SR-10.3)."""
    if t.TURN_LIMIT.get(g) and t.TURN.get(g) == t.TURN_LIMIT.get(g):
        seats.win(g, 0, 1)
        return
    atoms.count_turn(g, seat)
    for i in range(t.PARTIES.size(g, seat)):
        atoms.begin_turn(g, t.PARTIES.get(g, seat, i))
    if g.has_boss():
        trade.fill_row(g)
    then(g, call.pass_turn, seat)
    then(g, call.draw_phase, seat)
    then(g, call.discard_phase, seat)
    then(g, call.main_phase, seat)


def main_phase(g: StarRealms, seat: i64) -> None:
    """Let the player do one thing after another in any order, until they end the phase (SR-3.2, SR-3.3, SR-17.4)."""
    if t.PARTIES.size(g, seat) > 1:
        MAIN.ask_any(g, mask_of(t.PARTIES.items(g, seat)), call.act_together)
    else:
        MAIN.ask(g, seat, call.act)


def act(g: StarRealms, answer: i64, seat: i64) -> None:
    """Carry out one thing completely, then go on with the Main phase (SR-3.4)."""
    if not MAIN.end.has(answer):
        then(g, call.main_phase, seat)
        _refill_later(g)
        _carry_out(g, seat, answer)


def act_together(g: StarRealms, seat: i64, answer: i64) -> None:
    """Carry out one thing in a team's shared Main phase, which ends when all its players are done (SR-17.4)."""
    if MAIN.end.has(answer):
        seats.say_done(g, seat)
        close(g, seat)
        return
    _refill_later(g)
    _carry_out(g, seat, answer)


def _refill_later(g: StarRealms) -> None:
    """Refill a row that stayed short after what comes now, which may put a card on the scrap heap (SR-20.12b)."""
    if g.has_boss() and is_row_short(g):
        then(g, call.refill_row)


def _carry_out(g: StarRealms, seat: i64, answer: i64) -> None:
    """Do what an answer of the Main phase says."""
    if MAIN.play.has(answer):
        cards.play_card(g, seat, MAIN.play.value(answer))
    elif MAIN.use.has(answer):
        cards.use_ability(g, seat, MAIN.used_place(answer), MAIN.used_ability(answer))
    elif MAIN.buy.has(answer):
        cards.buy_card(g, seat, MAIN.buy.value(answer))
    elif MAIN.attack.has(answer):
        AMOUNT.ask(g, seat, call.attack_player, MAIN.attack.value(answer))
    elif MAIN.attack_base.has(answer):
        number = MAIN.attack_base.value(answer)
        combat.attack_base(g, seat, MAIN.owner(number), MAIN.place(number))
    else:
        _carry_out_in_format(g, seat, answer)


def _carry_out_in_format(g: StarRealms, seat: i64, answer: i64) -> None:
    """Do what only some formats allow."""
    if MAIN.mulligan.has(answer):
        boss_atoms.mulligan(g, seat)
        trade.fill_row(g)
    elif MAIN.give_trade.has(answer):
        GIVE.ask(g, seat, call.give, MAIN.give_trade.value(answer), TRADE)
    elif MAIN.give_combat.has(answer):
        GIVE.ask(g, seat, call.give, MAIN.give_combat.value(answer), COMBAT)
    elif MAIN.gift.has(answer):
        GIFT.ask(g, seat, call.gift, MAIN.gift.value(answer))
    else:
        combat.cut_tentacle(g, seat, MAIN.cut.value(answer))


def give(g: StarRealms, answer: i64, seat: i64, mate: i64, resource: i64) -> None:
    """Move trade or combat to a teammate who shares the turn (SR-17.6)."""
    seats.give(g, seat, mate, resource, GIVE.amount.value(answer))


def gift(g: StarRealms, answer: i64, seat: i64, mate: i64) -> None:
    """Pay to move a card of the own discard pile to a teammate's (SR-18.8)."""
    seats.gift(g, seat, mate, GIFT.card.value(answer), g.cards.formats.gift_price)


# -- Discard and Draw phases (SR-9) ------------------------------------------------------------------------------------
def discard_phase(g: StarRealms, seat: i64) -> None:
    """Empty the pools, discard ships and hand (SR-9.1)."""
    for i in range(t.PARTIES.size(g, seat)):
        atoms.clean_up(g, t.PARTIES.get(g, seat, i))


def draw_phase(g: StarRealms, seat: i64) -> None:
    """Draw a new hand; after that come the cards that return (SR-9.3, SR-11.14)."""
    for i in range(t.PARTIES.size(g, seat)):
        member = t.PARTIES.get(g, seat, i)
        atoms.draw_cards(g, member, t.HAND_SIZES.get(g, member), t.IN_DRAW_PHASE)
    for i in range(t.PARTIES.size(g, seat)):
        atoms.return_cards(g, t.PARTIES.get(g, seat, i))


def pass_turn(g: StarRealms, seat: i64) -> None:
    """Pass the turn; in a challenge the Boss comes first, once the opening turns are over (SR-20.3, SR-20.4)."""
    then(g, call.next_turn, seat)
    if g.has_boss() and t.TURNS_TAKEN.get(g, seat) >= g.cards.formats.level_turns[t.LEVEL.get(g)]:
        then(g, call.boss_turn, seat)


def next_turn(g: StarRealms, seat: i64) -> None:
    """Begin the turn of the next player or team still in the game (SR-12.5, SR-14.1)."""
    if g.has_boss() and plays_together(g):
        begin_turn(g, g.standing_seats()[0])
    elif t.PARTIES.size(g, seat) > 1:
        begin_turn(g, _first_of(g, 1 - team_of(g, seat)))
    else:
        begin_turn(g, left_of(g, seat))
