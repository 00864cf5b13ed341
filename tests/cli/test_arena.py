"""The command ``arena``: what it prints for people, in Markdown and as JSON, and how it ends."""

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Cosmodrome

from cosmodrome.kernel.game import Mode
from cosmodrome.lab import arena as lab
from cosmodrome.lab.deals import Deal, Plan, play_deals

CHEAT = "tests.lab.rivals:Cheat"
BOTS = ("arena", "nim", "--bots", "random,heuristic")


def test_arena_as_json(cosmodrome: Cosmodrome) -> None:
    code, out, err = cosmodrome(*BOTS, "--mode", "crowd", "--seed", "5", "--option", "stones=9", "--json")
    result = json.loads(out)
    assert (code, err) == (0, "")
    assert (result["game"], result["seats"], result["mode"], result["options"]) == ("nim", 4, "crowd", {"stones": 9})
    assert (result["bots"], result["anchor"], result["seed"]) == (["random", "heuristic"], "random", 5)
    assert result["until"] == {"games": 1000, "order": True, "margin": None, "error": 0.05}
    assert result["ended_early"] is False
    (pairing,) = result["pairings"]
    assert pairing["better"] == "heuristic"
    assert pairing["games"] == 8 * pairing["deals"] == result["games"]
    assert result["endings"] == pairing["endings"] == {"won": result["games"]}
    low, high = pairing["score"]["interval"]
    assert low < pairing["score"]["mean"] < high < 0.5
    first, second = pairing["alone"]
    assert first["times_fair"] == pytest.approx(4 * first["mean"])
    assert pairing["score"]["mean"] == pytest.approx((1 + first["mean"] - second["mean"]) / 2)
    anchor, rated = result["ratings"]
    assert (anchor["rating"], anchor["interval"]) == (0, [0, 0])
    assert 0 < rated["interval"][0] < rated["rating"] < rated["interval"][1]
    assert rated["seats_held"] == 16 * pairing["deals"]
    assert rated["decisions"] > rated["seats_held"]
    assert 0 < rated["ms_mean"]
    assert (rated["faults"], rated["first_fault"]) == (0, "")


def test_arena_for_people(cosmodrome: Cosmodrome) -> None:
    code, out, err = cosmodrome(*BOTS, "--anchor", "heuristic")
    assert (code, err) == (0, "")
    assert out.startswith("nim, plain, 2 seats, seed 0, interpreted\n")
    assert "what is called certain is wrong in 5 % of arenas at most" in out
    assert "certainly better" in " ".join(out.split())


def test_arena_in_markdown(cosmodrome: Cosmodrome) -> None:
    code, out, _ = cosmodrome(*BOTS, "--mode", "crowd", "--markdown", "--until", "games", "--games", "600")
    assert code == 0
    assert "600 games in 75 deals" in out
    assert "| bot | rating | 95 % interval | games | decisions | ms a decision | 95 % within, ms |" in out
    assert "| bot | against | certainly better | games | bot alone | other alone |" in out
    assert "\n| random | heuristic | heuristic | 600 | " in out
    assert out.index("\n| heuristic | +") < out.index("\n| random | +0 |  | 600 | ")  # the best first


def test_several_processes_print_the_same(cosmodrome: Cosmodrome) -> None:
    results = [json.loads(cosmodrome(*BOTS, "--jobs", jobs, "--json").out) for jobs in ("1", "2")]
    for result in results:
        for rating in result["ratings"]:
            del rating["ms_mean"], rating["ms_p95"]
    assert results[0] == results[1]


def test_shares_can_be_asked_for_to_some_points(cosmodrome: Cosmodrome) -> None:
    for points in ("20", "±20"):
        result = json.loads(cosmodrome(*BOTS, "--until", points, "--json").out)
        low, high = result["pairings"][0]["alone"][0]["interval"]
        assert result["until"]["margin"] == 0.2
        assert high - low <= 0.4
        assert result["games"] < 1000


def test_a_bot_that_cheats_is_told_of(cosmodrome: Cosmodrome) -> None:
    code, out, _ = cosmodrome("arena", "nim", "--bots", f"random,{CHEAT}")
    assert code == 0
    assert "endings: fault 18" in out
    assert (
        f"{CHEAT} lost 18 games by a fault; in the first it answered 99, which the rules refuse by NM-1.2"
        in " ".join(out.split())
    )


def test_a_bot_that_cheats_ends_a_series_in_words(cosmodrome: Cosmodrome) -> None:
    for jobs in ("1", "2"):
        code, out, err = cosmodrome("sim", "nim", "--bots", f"random,{CHEAT}", "--jobs", jobs)
        assert (code, out) == (1, "")
        assert err == "cosmodrome: the bot at seat 1 answered 99, which the rules refuse by NM-1.2\n"


def test_a_match_that_a_bot_ends_is_saved(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    code, out, err = cosmodrome("play", "nim", "--bot", CHEAT, "--record", file, lines="stop\n")
    assert code == 1
    assert f"The game was saved to {file}" in " ".join(out.split())
    assert err == "cosmodrome: the bot at seat 1 answered 99, which the rules refuse by NM-1.2\n"
    assert cosmodrome("replay", "--verify", file).code == 0


def test_a_bot_that_is_not_there_ends_the_arena(cosmodrome: Cosmodrome) -> None:
    with socket.create_server(("127.0.0.1", 0)) as place:
        address = f"http://127.0.0.1:{place.getsockname()[1]}/"
    code, out, err = cosmodrome("arena", "nim", "--bots", f"random,{address}")
    assert (code, out) == (1, "")
    assert err == f"cosmodrome: the bot {address} cannot be reached: Connection refused\n"


def test_ctrl_c_prints_what_is_known(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, pair: tuple[int, int], first: int, last: int) -> list[Deal]:
        if first == 7:
            raise KeyboardInterrupt
        return play_deals(plan, pair, first, last)

    monkeypatch.setattr(lab, "play_deals", interrupted)
    code, out, err = cosmodrome(*BOTS, "--until", "games", "--json")
    result = json.loads(out)
    assert (code, err) == (130, "")
    assert (result["games"], result["ended_early"]) == (14, True)
    assert "ended before its time" in cosmodrome(*BOTS, "--until", "games").out


def test_ctrl_c_before_the_first_deal_prints_nothing(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "play_deals", interrupted)
    assert cosmodrome(*BOTS) == (130, "", "")


BAD = {
    "": "which game? There are: broken, nim",
    "chess --bots random,heuristic": "there is no game 'chess'",
    "nim": "--bots must name two bots or more, with commas between them",
    "nim --bots random": "--bots must name two bots or more",
    "nim --bots random,random": "--bots names random twice",
    "nim --bots random,": "there is no bot ''",
    "nim --bots random,grandmaster": "there is no bot 'grandmaster'; there are: random, cadet, pilot, heuristic",
    "nim --bots random,nowhere:Bot": "the bot nowhere:Bot cannot be loaded: ModuleNotFoundError",
    "nim --bots random,http://x:y/": "http://x:y/ is no address of a bot",
    "nim --bots random,heuristic --seats 9": "is not for 9 seats",
    "nim --bots random,heuristic --games 1": "--games 1 is too few: a deal at 2 seats is 2 games",
    "nim --bots random,heuristic --games 7 --mode crowd --seats 4": "a deal at 4 seats is 8 games",
    "nim --bots random,heuristic --games 0": "'--games': must be a whole number in 1..1000000000, not '0'",
    "nim --bots random,heuristic --jobs 0": "'--jobs': must be a whole number in 1..256, not '0'",
    "nim --bots random,heuristic --until dawn": "--until dawn must be order, games, or a number of percentage points",
    "nim --bots random,heuristic --until 0": "--until 0 must be order, games, or a number of percentage points",
    "nim --bots random,heuristic --until nan": "--until nan must be order, games, or a number of percentage points",
    "nim --bots random,heuristic --error 0": "--error 0 must be a number of percent in 0.001..50.0",
    "nim --bots random,heuristic --error few": "--error few must be a number of percent",
    "nim --bots random,heuristic --anchor me": "--anchor me is none of the bots; they are: random, heuristic",
    "nim --bots random,heuristic --json --markdown": "--json and --markdown cannot go together",
}


@pytest.mark.parametrize(("line", "text"), BAD.items())
def test_bad_input_is_answered_with_one_line_and_code_2(cosmodrome: Cosmodrome, line: str, text: str) -> None:
    code, out, err = cosmodrome("arena", *line.split())
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert text in err


def test_an_arena_needs_two_seats(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.nim.NimGame.modes", (Mode("alone", {"en": "Alone", "ru": "Один"}, (1,)),))
    assert "an arena needs two seats or more" in cosmodrome(*BOTS, "--seats", "1").err


def test_what_is_printed_is_told_in_russian(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    out = cosmodrome("arena", "nim", "--bots", f"random,{CHEAT}", "--markdown").out
    assert "игр: 18, раздач: 9; названное надёжным ошибочно не более чем в 5 % арен" in out
    assert "игр проиграно из-за ошибки бота: 18; в первой он отвечает 99, чего правила не допускают (NM-1.2)" in out
    assert "| бот | против | надёжно лучше | игры | доля |" in out
    assert "--anchor me: такого бота в арене нет" in cosmodrome(*BOTS, "--anchor", "me").err


def test_the_workers_of_an_arena_end_with_it() -> None:
    command = [
        str(Path(sys.executable).with_name("cosmodrome")),
        "arena",
        "star_realms",
        "--jobs",
        "2",
        "--games",
        "40",
    ]
    done = subprocess.run([*command, "--bots", "heuristic,random"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
