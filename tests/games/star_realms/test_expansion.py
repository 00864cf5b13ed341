"""Border Watch, an expansion with a new effect: two places, nothing renumbered, and what is missing is an error."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.games.star_realms.expansion.effects import EFFECTS, muster
from tests.release.test_actions import FILES

from cosmodrome import registry
from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.cards import CARD_ROOM, KINDS
from cosmodrome.games.star_realms.effects.added import NewEffect
from cosmodrome.games.star_realms.questions.cards import DISCARD, SCRAP, TOP_BASE
from cosmodrome.games.star_realms.questions.combat import LEGACY
from cosmodrome.games.star_realms.questions.main import MAIN
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.errors import BadSetup, DataError, RecordError
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import Sign
from cosmodrome.registry import UnknownGame, find_game
from cosmodrome.server.web.words import words_of
from cosmodrome.testing.actions import actions_of, complaints
from cosmodrome.testing.checks import answers, copies, events, secrets, words
from cosmodrome.testing.contract import Check, run_check
from cosmodrome.translate import LANGUAGES, Language, game_translator

FOLDER = Path(__file__).parent / "expansion"
FILE = FOLDER / "border_watch.json"
PLAYED = GAME.expanded(FILE)
BEACON, POST = PLAYED.data.number("muster_beacon"), PLAYED.data.number("customs_post")
WORDS = {
    "en": ("Muster Beacon", "+2 combat for each of your bases"),
    "ru": ("Маяк сбора", "+2 очка боя за каждую вашу базу"),
}
CHECKS: tuple[Check, ...] = (
    answers.legal_answers_are_listed,
    answers.is_legal_agrees,
    answers.refusals_change_nothing,
    copies.records_replay,
    secrets.redeals_look_the_same,
    events.events_explain_views,
    events.components_are_kept,
    words.sheet_can_be_read,
    words.options_can_be_read,
    words.notation_reads_back,
    words.views_can_be_drawn,
    words.suggestions_are_legal,
)
Json = dict[str, Any]


def duel(options: dict[str, int] | None = None, mode: str = "duel", seats: int = 2) -> Any:
    """Return a match in which seat 0 is asked first."""
    state: Any = PLAYED.start(PLAYED.check(mode, seats, {"first": 1, **(options or {})}), SeededChance(1))
    return state


def written(folder: Path, change: Callable[[Json], object], name: str = "changed.json") -> Path:
    """Write the expansion down with a change."""
    data = json.loads(FILE.read_text("utf-8"))
    change(data)
    path = folder / name
    path.write_text(json.dumps(data), "utf-8")
    return path


# -- numbers -----------------------------------------------------------------------------------------------------------
def test_no_number_changes() -> None:
    published = [json.loads(path.read_text("utf-8"))[GAME.id] for path in FILES]
    assert published
    assert all(complaints(table, actions_of(PLAYED)) == [] for table in published)
    assert PLAYED.data.ids["card"][:KINDS] == GAME.data.ids["card"]
    assert (BEACON, POST) == (KINDS, KINDS + 1), "after all of the base set"


@pytest.mark.parametrize("kind", [0, KINDS - 1, KINDS, CARD_ROOM - 1])
def test_answers_about_a_card_are_read_back(kind: int) -> None:
    for part in (MAIN.play, MAIN.cut, DISCARD.card, SCRAP.in_hand, SCRAP.in_discard, TOP_BASE.card):
        assert part.has(part.of(kind))
        assert part.value(part.of(kind)) == kind


def test_all_answers_of_a_legacy_mean_different_cards() -> None:
    meant = {(LEGACY.zone(answer), LEGACY.kind_of(answer)) for answer in range(1, LEGACY.size)}
    assert meant == {(zone, kind) for zone in range(4) for kind in range(CARD_ROOM)}


def test_an_expansion_keeps_its_numbers_whatever_else_is_played(tmp_path: Path) -> None:
    def be_another(data: Json) -> None:
        data.update(id="far_watch", first_card=60)
        data["components"] = data["components"][:1]
        data["components"][0]["id"] = "far_beacon"

    far = written(tmp_path, be_another)
    alone, both = GAME.expanded(far), GAME.expanded(far, FILE)
    assert alone.data.number("far_beacon") == both.data.number("far_beacon") == 60
    assert both.data.number("customs_post") == POST
    state = alone.start(alone.check("duel", 2, {}), SeededChance(1))
    assert alone.components(state)["far_beacon"] == 8
    assert alone.notation(state, state.next_seat(), int(MAIN.play.of(POST))) == "play no_card"


# -- at the table ------------------------------------------------------------------------------------------------------
def test_the_new_effect_counts_bases() -> None:
    g = duel()
    g.hands[0] = [BEACON, BEACON]
    g.apply(0, MAIN.play.of(BEACON))
    assert g.combat[0] == 2
    g.fleets[0], g.marks[0] = [POST, POST, BEACON], [0, 0, 0]
    g.apply(0, MAIN.play.of(BEACON))
    assert g.combat[0] == 2 + 2 + 2 * 2


def test_answers_about_new_cards_are_listed_in_order_and_do_what_they_say() -> None:
    g = duel()
    viper = PLAYED.data.number("viper")
    g.hands[0] = [viper, BEACON, POST]
    g.combat[0] = 2
    legal = g.legal(0)
    assert legal == sorted(legal)
    assert legal[-2:] == [MAIN.play.of(BEACON), MAIN.play.of(POST)]
    g.apply(0, MAIN.play.of(POST))
    assert (g.fleets[0], g.hands[0]) == ([POST], [viper, BEACON])


def test_new_cards_can_be_scrapped_from_both_piles() -> None:
    g = duel()
    nexus = PLAYED.data.number("neural_nexus")
    g.hands[0], g.discards[0] = [0, BEACON], [POST, 0]
    g.fleets[0], g.marks[0] = [nexus], [0]
    g.apply(0, MAIN.use.of(0))
    assert PLAYED.kinds[g.question().kind] == "scrap"
    legal = g.legal(0)
    notations = [PLAYED.notation(g, 0, answer) for answer in legal]
    assert legal == sorted(legal)
    assert {"scrap muster_beacon from hand", "scrap customs_post from discard"} <= set(notations)
    g.apply(0, legal[notations.index("scrap muster_beacon from hand")])
    assert g.hands[0] == [0]
    assert BEACON in g.scrap_heap


def test_a_card_of_an_expansion_is_cut_off_a_tentacle() -> None:
    g = duel(mode="dimensional_horror")
    for tentacle in range(t.TENTACLES):
        g.piles[t.TENTACLE + tentacle] = [0] if tentacle == 0 else []
    g.piles[t.TENTACLE + 2] = [BEACON]
    g.hands[0], g.combat[0] = [POST], 3
    legal = g.legal(0)
    assert legal == sorted(legal)
    assert legal[-2:] == [MAIN.play.of(POST), MAIN.cut.of(BEACON)]
    g.apply(0, MAIN.cut.of(BEACON))
    assert BEACON in g.scrap_heap
    assert g.combat[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_option_log_and_view_tell_the_card(language: Language) -> None:
    told: list[Any] = []
    g = duel()
    g.hands[0], g.events = [BEACON], told
    say = game_translator(language, PLAYED, strict=True)
    name, effect = WORDS[language]
    option = say(PLAYED.option(g, 0, int(MAIN.play.of(BEACON))).label)
    assert name in option
    assert effect in option
    g.apply(0, MAIN.play.of(BEACON))
    assert any(name in say(PLAYED.tell(event)) for event in told)
    view = PLAYED.view(g, 0)
    assert view["players"][0]["fleet"][0]["card"] == "muster_beacon"
    assert any(name in line for line in PLAYED.draw(view, say))


def test_the_client_gets_words_and_figures_with_the_others() -> None:
    for language in LANGUAGES:
        texts, base = words_of(PLAYED, language), words_of(GAME, language)
        assert "added-effect-muster" in texts.messages
        assert "added-effect-muster" not in base.messages
        assert texts.names["muster_beacon"][language] == WORDS[language][0]
    script = PLAYED.data.abilities[4 * BEACON]
    assert script.signs() == ((Sign("combat", "2"),), (Sign("combat", "2×"), Sign("sr-base")))
    assert set(PLAYED.sheet()) - set(GAME.sheet()) == {"muster_beacon", "customs_post"}


@pytest.mark.parametrize("mode", ["duel", "raid", "dimensional_horror"])
@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_what_every_game_promises(check: Check, mode: str) -> None:
    run_check(check, PLAYED, mode, 4 if mode == "raid" else 2, games=1)


@pytest.mark.parametrize("player", ["random", "heuristic"])
def test_whole_games_are_played_with_it(player: str) -> None:
    played = 0
    for seed in range(3):
        rng, told = Rng(seed), list[Any]()
        setup = PLAYED.check("duel", 2, {"turn_limit": 200})
        state: Any = PLAYED.start(setup, SeededChance(seed), told)
        while not state.over():
            seat = state.next_seat()
            state.apply(seat, PLAYED.suggest(state, seat, rng) if player == "heuristic" else state.sample(seat, rng))
        played += sum(PLAYED.values(event).get("card") in ("muster_beacon", "customs_post") for event in told)
    assert played > 20


def test_two_sets_for_six_players_would_have_no_room() -> None:
    with pytest.raises(BadSetup, match="single_trade_deck"):
        PLAYED.check("emperor", 6, {})
    assert PLAYED.check("emperor", 6, {"single_trade_deck": 1}).seats == 6


# -- records, and where expansions come from ---------------------------------------------------------------------------
def match_of(game: Any) -> Match[Any]:
    """Play the beginning of a match."""
    match = Match.seeded(game, seats=2, seed=3)
    rng = Rng(3)
    for _ in range(60):
        seat = match.state.next_seat()
        match.answer(seat, match.state.sample(seat, rng))
    return match


def test_a_record_is_replayed_with_its_set_and_refused_without(tmp_path: Path) -> None:
    record = match_of(PLAYED).record
    replay(PLAYED, record)
    with pytest.raises(RecordError, match=r"with the expansion border_watch, which is not here\. Put its file into"):
        replay(GAME, record)
    other = GAME.expanded(written(tmp_path, lambda data: data["components"][0].update(cost=4)))
    with pytest.raises(RecordError, match="with other figures of the expansion border_watch"):
        replay(other, record)


def test_a_record_of_the_base_set_is_refused_with_more_cards() -> None:
    with pytest.raises(RecordError, match=r"after the set-up .* \(it was played with other component data"):
        replay(PLAYED, match_of(GAME).record)


def test_words_alone_make_no_other_set(tmp_path: Path) -> None:
    renamed = GAME.expanded(written(tmp_path, lambda data: data["components"][0].update(name_en="Beacon")))
    replay(renamed, match_of(PLAYED).record)


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let games be looked for with a folder of data."""
    (tmp_path / "star_realms" / "expansions").mkdir(parents=True)
    monkeypatch.setenv(registry.DATA_FOLDER, str(tmp_path))
    registry.forget()
    yield tmp_path / "star_realms" / "expansions"
    monkeypatch.undo()
    registry.forget()


def test_an_expansion_is_found_in_the_folder_and_played_beside_the_base_set(data_folder: Path) -> None:
    (data_folder / "border_watch.json").write_bytes(FILE.read_bytes())
    found = find_game("star_realms")
    assert found.data_hash() == PLAYED.data_hash() != GAME.data_hash()
    states: list[Any] = [game.start(game.check("duel", 2, {}), SeededChance(1)) for game in (found, GAME)]
    decks = [len(state.trade_deck) + 5 for state in states]
    assert decks == [96, 80]


def test_what_is_wrong_with_an_expansion_in_the_folder_is_told(data_folder: Path) -> None:
    written(data_folder, lambda data: data.pop("first_card"))
    with pytest.raises(UnknownGame, match=r"changed\.json: field 'first_card' must be a whole number") as refused:
        find_game("star_realms")
    assert str(data_folder) in str(refused.value)


# -- what is missing is an error ---------------------------------------------------------------------------------------
WRONG: dict[str, tuple[Callable[[Json], object], str]] = {
    "no names": (lambda data: data.pop("name_ru"), "field 'name_ru' must be a text, but is missing"),
    "no source": (lambda data: data["components"][0].pop("source"), "muster_beacon: field 'source' must be a text"),
    "no number": (lambda data: data.update(first_card=47), "field 'first_card' must be a whole number in 48..127"),
    "no room behind it": (lambda data: data.update(first_card=127), "field 'first_card' must be in 48..126"),
    "no module": (lambda data: data.update(effects="no.such.module"), "field 'effects' must be a Python module that"),
    "no effects in it": (lambda data: data.update(effects="json"), "field 'effects' must be a Python module with EFF"),
    "no module named": (lambda data: data.pop("effects"), "primary 1: field 'op' must be a known effect of a card"),
    "no figure": (
        lambda data: data["components"][0]["abilities"]["primary"][1].pop("n"),
        "primary 1: field 'n' must be a whole number in 1..1000, but is missing",
    ),
    "no trade card": (lambda data: data["components"][0].update(kind="starter_card"), "'kind' must be one of trade_c"),
    "a card of the base set": (lambda data: data["components"][0].update(id="scout"), "field 'id' must be different"),
    "too many": (lambda data: data["components"][0].update(quantity=40), "at most 120 trade cards, not 120 + 8"),
}


@pytest.mark.parametrize(("change", "complaint"), WRONG.values(), ids=WRONG)
def test_a_wrong_expansion_is_refused(change: Callable[[Json], object], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(DataError) as refused:
        GAME.expanded(written(tmp_path, change))
    assert str(refused.value).startswith("changed.json: ")
    assert complaint.replace("120 + 8", "128") in str(refused.value)


def test_two_expansions_do_not_share_numbers(tmp_path: Path) -> None:
    again = written(tmp_path, lambda data: data.update(id="again", first_card=49))
    with pytest.raises(
        DataError, match=r"changed\.json: field 'first_card' must be in 50\.\.126, where its cards have"
    ):
        GAME.expanded(FILE, again)


def test_an_effect_needs_a_name_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gain = NewEffect("gain", fields=("n",), perform=muster, en="x", ru="x", signs=(("x", ""),), worth=lambda step: 1)
    monkeypatch.setattr("tests.games.star_realms.expansion.effects.EFFECTS", [gain])
    with pytest.raises(DataError, match="effects of other names than 'gain'"):
        GAME.expanded(FILE)


def test_a_declaration_that_leaves_something_out_fails_at_once() -> None:
    """Each of these is an error for mypy too: an ignored error that is none would be one."""
    a, s, w = ("n",), (("combat", ""),), EFFECTS[0].value
    with pytest.raises(TypeError):
        NewEffect("x", perform=muster, en="x", ru="x", signs=s, worth=w)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        NewEffect("x", fields=a, en="x", ru="x", signs=s, worth=w)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        NewEffect("x", fields=a, perform=muster, ru="x", signs=s, worth=w)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        NewEffect("x", fields=a, perform=muster, en="x", signs=s, worth=w)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        NewEffect("x", fields=a, perform=muster, en="x", ru="x", worth=w)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        NewEffect("x", fields=a, perform=muster, en="x", ru="x", signs=s)  # type: ignore[call-arg]


@pytest.mark.parametrize("left_out", ["en", "ru", "signs", "fields"])
def test_a_declaration_that_says_nothing_fails_at_once(left_out: str) -> None:
    said: Json = {"fields": ("n",), "en": "x", "ru": "x", "signs": (("combat", ""),)}
    said[left_out] = ("a", "b", "c", "d") if left_out == "fields" else said[left_out][:0]
    with pytest.raises(ValueError, match="'x' needs signs, words in both languages, and at most 3 fields"):
        NewEffect("x", perform=muster, worth=lambda step: 1, **said)


# -- the guide ---------------------------------------------------------------------------------------------------------
def added_to(name: str) -> str:
    """Return what docs/extend.md adds to a file."""
    text = (Path(__file__).parents[3] / "docs" / "extend.md").read_text("utf-8")
    _, _, found = text.partition(f"```diff\n+++ {name}\n")
    return "".join(f"{line[1:]}\n" for line in found.partition("```")[0].splitlines())


def test_the_guide_shows_what_is_played() -> None:
    effects = (FOLDER / "effects.py").read_text("utf-8")
    assert effects.endswith(added_to("effects.py"))
    assert len(added_to("effects.py")) > len(effects) // 2
    shown, played = json.loads(added_to("border_watch.json")), json.loads(FILE.read_text("utf-8"))
    assert shown == played | {"components": played["components"][:1]}


def test_both_languages_are_all_there_are() -> None:
    assert set(EFFECTS[0].texts) == set(get_args(Language))
