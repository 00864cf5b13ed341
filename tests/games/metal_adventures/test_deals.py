"""Negotiation, the making of deals: section 14 and the first half of section 18 of the rules."""

import pytest
from tests.games.metal_adventures.table import Table
from tests.games.metal_adventures.test_space import HUNTER, hunted

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.table import BY, DUE_COUNT, TO
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY = {language: game_translator(language, GAME, strict=True) for language in ("en", "ru")}


def sent(table: Table, *fields: str) -> Table:
    """Write an offer clause by clause and send it."""
    return table.play("propose", *fields, "send")


def sentence(table: Table, seat: int, language: str = "en") -> str:
    """Return the prompt of the question a seat is asked, as it reads."""
    return SAY[language](GAME.prompt(table.state, seat))


# -- what the rulebook says (MA-14) ------------------------------------------------------------------------------------
@rule("MA-14.1", "MA-14.3", "MA-18.8a")
def test_only_the_active_player_proposes_in_his_turn_and_is_a_party() -> None:
    table = Table(4)
    assert "propose" in table.options(0)
    assert table.asked == [0]
    table.play("propose", "transfer", "p1", "p2", "credits", "1")
    assert table.refused("send").rule == "MA-18.2b"
    table.play("transfer", "p0", "p1", "credits", "1", "send")
    assert table.asked == [1]


@rule("MA-14.2")
def test_credits_improvements_wrecks_and_trophies_change_hands() -> None:
    table = Table().cards(0, "saboteur").wrecks(0, "sol_courier").trophies(0, "trophy_big_gun")
    sent(table, "transfer", "p0", "p1", "improvement", "saboteur", "transfer", "p0", "p1", "wreck", "no", "sol_courier",
         "transfer", "p0", "p1", "trophy", "trophy_big_gun", "transfer", "p1", "p0", "credits", "3")  # fmt: skip
    table.play("accept")
    assert table.names_of(1, "improvements") == ["saboteur"]
    assert table.names_of(1, "wrecks") == ["sol_courier"]
    assert table.names_of(1, "trophies") == ["trophy_big_gun"]
    assert table.state.credits[:2] == [6, 0]


@rule("MA-14.3", "MA-18.9")
def test_in_a_duel_the_challenged_may_deal_with_outsiders_about_that_duel() -> None:
    table = Table(4).raid().play("duel p1").skip("speak").play("pass")
    assert table.asked == [1]
    table.play("propose", "transfer", "p1", "p2", "credits", "1")
    assert table.refused("send").rule == "MA-18.9"
    table.play("alliance", "p2", "p1", "send", "accept")
    assert table.state.helpers(2) == [2]


@rule("MA-14.4", "MA-18.3a")
def test_trophies_are_traded_unseen() -> None:
    table = Table().trophies(0, "trophy_big_gun").trophies(1, "trophy_unbowed", "trophy_turncoat")
    table.play("propose", "swap_trophies", "p1", "trophy_big_gun")
    for seat in (1, 2, SPECTATOR):
        assert "Big Gun" not in str(table.view(seat)["deals"])
    assert "trophy_big_gun" in str(table.view(0)["deals"])
    table.play("accept")
    assert (table.question, table.asked) == ("pick", [1])
    table.play("trophy_turncoat")
    assert table.names_of(0, "trophies") == ["trophy_turncoat"]
    assert "traded-trophy-hidden" in table.events_seen(2)
    assert "traded-trophy" not in table.events_seen(2)
    assert "traded-trophy" in table.events_seen(0)


@rule("MA-14.5", "MA-18.13")
def test_what_is_exchanged_at_once_is_binding() -> None:
    table = Table().credits(3, 3).cards(0, "saboteur").play("propose", "sell_card", "p1", "saboteur", "2", "accept")
    assert (table.state.credits[:2], table.names_of(1, "improvements")) == ([5, 1], ["saboteur"])
    assert not {"withdraw", "break"} & set(table.options())
    duel = Table().raid().play("duel p2").ally(1)
    duel.skip("metal")
    assert duel.state.sides == [1, 1, 2]


@rule("MA-14.6")
def test_two_credits_now_against_five_later() -> None:
    table = Table().credits(3, 3)
    sent(table, "transfer", "p1", "p0", "credits", "2", "promise", "p0", "to 1", "pay", "5", "now", "end-of-turn-of",
         "p0", "1").play("accept")  # fmt: skip
    assert table.state.credits[:2] == [5, 1]
    record = table.state.promises[0]
    assert (record[BY], record[TO], record[DUE_COUNT]) == (0, 1, 1)


@rule("MA-14.7", "MA-14.8", "MA-18.4", "MA-18.20")
def test_breaking_a_promise_costs_a_penalty_for_each_promisee() -> None:
    table = Table(4).credits(9)
    sent(table, "promise", "p0", "to 123", "pay", "1", "now", "end-of-turn").play("accept", "accept", "accept")
    assert table.promises == [1, 2, 3]
    table.raid().play("duel p1").fight(6, 1).play("end")
    table.play("break", "keep", "break")
    assert (table.state.penalties[0], table.state.breaches[0]) == (2, 2)
    assert table.state.credits[2] == 3 + 1


@rule("MA-14.9", "MA-18.6", "MA-18.21", "MA-18.22b")
def test_a_share_is_not_owed_after_a_defeat_unless_win_or_lose() -> None:
    lost = Table().open("imperial_corvette").ally(1, "help_for_half_on_win").fight(1, 6)
    assert (lost.question, lost.promises, lost.state.penalties[0]) == ("step", [], 0)
    table = Table().open("imperial_corvette").skip("speak")
    sent(table, "alliance", "p1", "p0", "promise", "p0", "to 1", "pay", "1", "battle-over", "settlement").play("accept")
    table.fight(1, 6)
    assert (table.question, table.asked) == ("decide", [0])


@rule("MA-14.12", "MA-18.22", "MA-18.22b")
def test_a_promise_against_a_hunter_is_kept_by_the_engine() -> None:
    table = hunted().play(f"attack {HUNTER}").cards(0, "warp_core", "plasma_cannon")
    table.ally(1, "help_for_half_on_win").fight(6, 1)
    assert (table.question, table.state.credits[1]) == ("step", 3 + 2 + 1)
    lost = hunted().play(f"attack {HUNTER}").ally(1, "help_for_half_on_win").fight(1, 6)
    assert (lost.question, lost.promises, lost.state.credits[1]) == ("step", [], 3)


@rule("MA-14.14", "MA-18.3b")
def test_agreements_are_public_but_not_which_hidden_card_is_meant() -> None:
    table = Table(4).wrecks(0, "sol_courier", "raider_slaver")
    sent(table, "transfer", "p0", "p1", "wreck", "yes", "raider_slaver", "transfer", "p1", "p0", "credits", "2")
    assert "raider_slaver" in str(table.view(1)["deals"])
    for seat in (2, 3, SPECTATOR):
        deals = str(table.view(seat)["deals"])
        assert "raider_slaver" not in deals
        assert "goods-wreck" in deals
    hidden = Table(4).wrecks(0, "sol_courier", "raider_slaver")
    sent(hidden, "transfer", "p0", "p1", "wreck", "no", "raider_slaver", "transfer", "p1", "p0", "credits", "2")
    assert "raider_slaver" not in str(hidden.view(1)["deals"])


# -- objects (MA-18.1 to MA-18.7) --------------------------------------------------------------------------------------
@rule("MA-18.1")
def test_a_deal_has_a_number_versions_an_author_and_answers() -> None:
    table = Table()
    sent(table, "transfer", "p0", "p1", "credits", "1")
    (deal,) = table.state.deals
    assert (deal[:3], table.view(2)["deals"][0]["accepted"]) == ([1, 1, 0], [0])  # type: ignore[index]
    table.play("counter", "transfer", "p0", "p1", "credits", "2", "send")
    assert table.state.deals[0][:3] == [1, 2, 1]
    assert (table.asked, table.view(2)["deals"][0]["accepted"]) == ([0], [1])  # type: ignore[index]
    table.play("reject")
    sent(table, "transfer", "p0", "p1", "credits", "1")
    assert table.state.deals[0][0] == 2


@rule("MA-18.1")
def test_a_deal_has_one_to_eight_clauses() -> None:
    table = Table().credits(30).play("propose")
    assert table.refused("send").rule == "MA-18.2b"
    for _ in range(8):
        table.play("transfer", "p0", "p1", "credits", "1")
    assert set(table.options()) == {"give up", "send"}
    table.play("send", "accept")
    assert table.state.credits[:2] == [22, 11]


@rule("MA-18.2", "MA-18.2a", "MA-18.2b")
def test_clauses_make_the_parties() -> None:
    table = Table(6).raid().play("duel p1").skip("speak")
    sent(table, "alliance", "p2", "p0", "promise", "p0", "to 2", "abstain", "duel-against", "p5", "now", "end-of-turn")
    deals = table.view(5)["deals"]
    assert isinstance(deals, list)
    assert deals[0]["parties"] == [0, 2]  # p5 is only named
    table.play("accept")
    assert table.state.sides == [1, 2, 1, 0, 0, 0]


@rule("MA-18.3")
def test_assets_and_nothing_else_can_be_moved() -> None:
    table = Table().cards(1, "grapples").wrecks(1, "sol_courier").play("propose", "transfer", "p1", "p0")
    assert table.options() == ["give up", "credits", "improvement", "wreck", "trophy"]
    table.play("wreck")
    assert table.options() == [
        "give up",
        "sol_empire",
        "galactic_empire",
        "barrens_raiders",
        "ocg",
        "bounty_hunter",
        "any",
    ]


@rule("MA-18.3a")
def test_the_giver_fixes_the_card_in_private_when_he_accepts() -> None:
    table = Table().wrecks(1, "sol_courier", "raider_slaver", "sol_dowry_barge")
    sent(table, "transfer", "p1", "p0", "wreck", "sol_empire", "transfer", "p0", "p1", "credits", "1").play("accept")
    assert table.options() == ["sol_courier", "sol_dowry_barge"]
    table.play("sol_dowry_barge")
    assert table.names_of(0, "wrecks") == ["sol_dowry_barge"]
    both = Table().wrecks(1, "sol_courier", "raider_slaver")
    sent(both, "transfer", "p1", "p0", "wreck", "any", "transfer", "p1", "p0", "wreck", "sol_empire").play("accept")
    assert set(both.names_of(0, "wrecks")) == {"sol_courier", "raider_slaver"}  # only one way to pick them
    rest = Table().wrecks(1, "sol_courier", "raider_slaver")
    sent(rest, "transfer", "p1", "p0", "wreck", "any", "transfer", "p1", "p0", "wreck", "barrens_raiders").play(
        "accept"
    )
    assert rest.question == "step"  # the raider is kept for the clause that names its power
    none = Table().wrecks(1, "raider_slaver")
    sent(none, "transfer", "p1", "p0", "wreck", "sol_empire")
    assert none.refused("accept").rule == "MA-18.3a"


@rule("MA-18.4a")
def test_which_promises_are_tied_to_a_battle() -> None:
    table = Table().open("imperial_corvette").skip("speak")
    sent(table, "promise", "p0", "to 1", "pay", "1", "now", "end-of-turn").play("accept")
    sent(table, "promise", "p0", "to 1", "pay", "1", "battle-won", "end-of-turn").play("accept")
    sent(table, "promise", "p1", "to 0", "ally", "any", "any", "now", "end-of-turn", "alliance", "p1", "p0")
    table.play("accept")
    assert [record[13] for record in table.state.promises] == [0, 1, 1]


@rule("MA-18.5", "MA-18.5a")
@pytest.mark.parametrize(
    ("share", "paid"),
    [
        (("1", "2", "yes"), 3),
        (("1", "2", "no"), 2),
        (("1", "3", "no"), 1),
        (("2", "3", "yes"), 4),
        (("1", "1", "no"), 5),
    ],
)
def test_shares_of_the_printed_credits(share: tuple[str, str, str], paid: int) -> None:
    table = Table().base(0, "base_privateer").base(1, "base_lone_wolf").open("imperial_pay_ship").skip("speak")
    sent(table, "alliance", "p1", "p0", "promise", "p0", "to 1", "share", *share, "battle-won", "settlement")
    table.play("accept").fight(6, 1).play("keep")
    assert table.state.credits[:2] == [2 + 5 + 1 - paid, 3 + paid]  # the Albatross's own credit is not shared


@rule("MA-18.5a")
def test_a_share_of_nothing_is_fulfilled_at_once_also_after_a_defeat() -> None:
    table = Table().open("imperial_pay_ship").skip("speak")
    sent(table, "alliance", "p1", "p0", "promise", "p0", "to 1", "share", "1", "2", "yes", "battle-over", "settlement")
    table.play("accept").fight(1, 6)
    assert (table.question, table.promises) == ("step", [])
    assert "promise-fulfilled" in table.events
    wreck = Table().open("imperial_pay_ship").skip("speak")
    sent(wreck, "alliance", "p1", "p0", "promise", "p0", "to 1", "give-captured", "battle-over", "settlement")
    wreck.play("accept").fight(1, 6)
    assert "promise-lapsed" in wreck.events


@rule("MA-18.5a", "MA-14.9")
def test_nothing_is_owed_of_what_the_other_duelist_has_won() -> None:
    table = Table().credits(9).pot(6).raid().play("duel p1").skip("speak")
    sent(table, "alliance", "p2", "p0", "promise", "p0", "to 2", "share", "1", "2", "yes", "battle-over", "settlement")
    table.play("accept").fight(1, 6)
    assert (table.question, table.promises, table.state.credits[2]) == ("step", [], 3)


@rule("MA-18.5b")
@pytest.mark.parametrize("kind", ["improvement", "wreck", "any", "group", "captured", "trophy"])
def test_promises_to_give(kind: str) -> None:
    table = Table().cards(0, "grapples").wrecks(0, "sol_courier", "raider_slaver").trophies(0, "trophy_big_gun")
    table.open("imperial_pay_ship").skip("speak")
    duties = {
        "improvement": ("give-improvement", "grapples"),
        "wreck": ("give-wreck", "raider_slaver"),
        "any": ("give-any-wreck", "any"),
        "group": ("give-any-wreck", "sol_empire"),
        "captured": ("give-captured",),
        "trophy": ("give-trophy",),
    }
    sent(table, "alliance", "p1", "p0", "promise", "p0", "to 1", *duties[kind], "battle-won", "settlement")
    table.play("accept").dice(6, 1).skip("decide").play("keep")
    if kind == "any":
        assert set(table.options()) == {"give sol_courier", "give imperial_pay_ship", "give raider_slaver"}
        table.play("give raider_slaver")
    table.skip("step")
    given = {
        "improvement": table.names_of(1, "improvements") == ["grapples"],
        "wreck": table.names_of(1, "wrecks") == ["raider_slaver"],
        "any": table.names_of(1, "wrecks") == ["raider_slaver"],
        "group": table.names_of(1, "wrecks") == ["sol_courier"],
        "captured": table.names_of(1, "wrecks") == ["imperial_pay_ship"],
        "trophy": table.names_of(1, "trophies") == ["trophy_big_gun"],
    }
    assert given[kind]


@rule("MA-18.5b")
def test_a_promisee_without_room_makes_some_or_releases() -> None:
    full = ("light_laser", "hull_plating", "afterburners", "saboteur")
    for answer, cards in (("drop saboteur", sorted([*full[:3], "grapples"])), ("release", sorted(full))):
        table = Table().cards(0, "grapples").cards(1, *full)
        sent(table, "promise", "p0", "to 1", "give-improvement", "grapples", "now", "end-of-turn").play("accept")
        assert "fulfil 1" not in table.options()
        table.raid().play("duel p2").fight(6, 1).play("end", "keep")
        assert (table.question, table.asked) == ("make-room", [1])
        table.play(answer)
        assert sorted(map(str, table.names_of(1, "improvements"))) == cards
        assert table.promises == []


@rule("MA-18.6a")
def test_the_side_that_must_win_is_named_in_a_duel() -> None:
    table = Table(4).raid().play("duel p1").skip("speak")
    table.play("propose", "promise", "p0", "to 1", "pay", "1", "battle-won")
    assert table.options() == ["give up", "attack", "target"]
    table.play("target", "settlement", "send", "accept").fight(1, 6)
    assert (table.question, table.asked) == ("decide", [0])


@rule("MA-18.6b", "MA-18.14")
def test_a_promise_for_the_rich_falls_due_when_the_credits_are_reached_and_stays_so() -> None:
    table = Table().credits(3, 9)
    sent(table, "promise", "p0", "to 1", "pay", "2", "own-credits", "5", "end-of-turn").play("accept")
    assert table.refused("fulfil 1").rule == "MA-18.15a"
    sent(table, "transfer", "p1", "p0", "credits", "2").play("accept")
    assert "fulfil 1" in table.options()
    sent(table, "transfer", "p0", "p1", "credits", "2").play("accept")
    assert "fulfil 1" in table.options()


@rule("MA-18.7")
def test_deadlines() -> None:
    table = Table().credits(9).play("propose", "promise", "p0", "to 1", "pay", "1", "now")
    assert table.options() == ["give up", "end-of-turn", "end-of-turn-of", "game-end"]  # no battle, no settlement
    table.play("end-of-turn-of", "p1")
    assert table.options() == ["give up", "1", "2", "3"]
    table.play("2", "send", "accept")
    decided = []
    for turn in range(1, 7):
        active = table.state.active
        other = next(seat for seat in (1, 2, 0) if seat != active)
        table.raid().play(f"duel p{other}").fight(3, 3).play("end").skip("decide", "step")
        if table.question == "decide":
            decided.append((turn, active))
            table.play("keep").skip("step")
    assert decided == [(5, 1)]  # the second turn of seat 1


# -- the interface (MA-18.27 to MA-18.29) ------------------------------------------------------------------------------
@rule("MA-18.28")
@pytest.mark.parametrize(
    ("template", "fields", "clauses"),
    [
        ("help_for_free", (), 1),
        ("help_for_fixed_fee_on_win", ("3",), 2),
        ("help_for_half_on_win", (), 2),
        ("help_for_cash_now", ("1",), 2),
        ("help_for_the_wreck", (), 2),
        ("mutual_help", (), 2),
        ("sell_card", ("grapples", "2"), 2),
        ("buy_card", ("saboteur", "2"), 2),
        ("buy_card", ("wreck", "2"), 2),
        ("swap_cards", ("grapples", "saboteur"), 2),
        ("swap_trophies", ("trophy_big_gun",), 2),
        ("loan", ("2", "3"), 2),
    ],
)
def test_every_template_is_an_offer_of_a_few_clicks(template: str, fields: tuple[str, ...], clauses: int) -> None:
    table = Table().credits(9, 9).cards(0, "grapples").cards(1, "saboteur").wrecks(1, "sol_courier")
    table.trophies(0, "trophy_big_gun").trophies(1, "trophy_turncoat").open("imperial_scout").skip("speak")
    table.play("propose", template, "p1", *fields)
    assert (table.question, table.asked) == ("answer", [1])
    assert (len(table.state.deals[0]) - 4) // 12 == clauses
    for language in ("en", "ru"):
        assert len(sentence(table, 1, language)) > 20


@rule("MA-18.28", "MA-18.5d")
def test_the_templates_of_peace() -> None:
    table = Table().credits(9, 9).play("propose", "non_aggression", "p1", "2", "1", "accept")
    assert table.state.credits[:2] == [7, 11]
    assert sentence_of_promise(table) == (
        "Seat 2 has promised Seat 1 not to challenge Seat 1 to a duel, from now on,"
        " until the end of the next turn of Seat 2"
    )
    duel = Table(4).credits(9).raid().play("duel p1").skip("speak")
    duel.play("propose", "stay_neutral_in_this_duel", "p2", "2", "accept")
    assert duel.state.credits[2] == 5
    assert duel.promises == [1]


def sentence_of_promise(table: Table) -> str:
    """Return the first open promise as it reads."""
    lines = GAME.draw(GAME.view(table.state, 0), SAY["en"])
    return next(line.split(": ", 1)[1] for line in lines if line.startswith("Promise 1"))


@rule("MA-18.27")
def test_all_actions_and_events_of_the_model_exist() -> None:
    wanted = ("deal-executed", "deal-void", "promise-due", "promise-fulfilled", "promise-breached", "promise-lapsed")
    assert {*wanted, "promise-released", "betrayed"} <= set(GAME.events)
    assert {"draft", "answer", "bid", "speak", "decide", "release", "betray", "pick"} <= set(GAME.kinds)


@rule("MA-18.24", "MA-18.29")
def test_what_is_seen_of_an_open_promise() -> None:
    table = Table().credits(6, 3).penalties(2)
    table.state.breaches[0] = 1
    sent(table, "promise", "p0", "to 1", "pay", "4", "now", "end-of-turn-of", "p2", "2").play("accept")
    promises = table.view(SPECTATOR)["promises"]
    assert isinstance(promises, list)
    wanted = {"by": 0, "to": 1, "credits": 4, "turns_left": 5, "penalties": 2, "promisor_credits": 6, "breaches": 1}
    assert {key: promises[0][key] for key in wanted} == wanted


def told(table: Table) -> list[str]:
    """Return the lines of the log since before the last input."""
    return [SAY["en"](GAME.tell(event)) for event in table.happened]


def test_the_log_says_to_whom_an_offer_goes_and_what_a_promise_is_about() -> None:
    table = Table().open("imperial_pay_ship").skip("speak").play("propose", "help_for_fixed_fee_on_win", "p1", "3")
    assert "Seat 1 makes offer 1 to Seat 2" in told(table)
    assert "Seat 1 gives promise 1 to Seat 2: 3 credits" in told(table.play("accept"))
    assert "Seat 1 breaks promise 1 to Seat 2: 3 credits" in told(table.fight(6, 1).play("break"))


def test_an_offer_reads_as_a_sentence() -> None:
    table = Table().open("imperial_pay_ship").skip("speak").play("propose", "help_for_half_on_win", "p1")
    assert sentence(table, 1) == (
        "What do you say? Seat 1 offers: Seat 2 helps Seat 1 in this battle; Seat 1 promises Seat 2 to pay 1/2 of the"
        " credits won, rounded up, if the attacker wins, right after the battle."
    )
    assert sentence(table, 1, "ru") == (
        "Ваш ответ? Место 1 предлагает: Место 2 помогает пирату Место 1 в этом Сражении; Место 1 обещает пирату"
        " Место 2 заплатить 1/2 добытых Кредитов с округлением вверх, если победит нападающий, сразу после Сражения."
    )
