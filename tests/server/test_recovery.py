"""Ways back into an account: another password, recovery codes, a link by e-mail; and the proofs that they ask for."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.authenticator import Authenticator
from tests.server.house import house
from tests.server.postbox import Postbox, postbox
from tests.server.test_http import get, post, with_house
from tests.server.test_sessions import ACCOUNT, anna_at, logged_in, name_of

from cosmodrome.client import RequestRefused, Visitor
from cosmodrome.server.config import CannotServe, Limits, config_from_environment
from cosmodrome.server.people.guesses import LETTERS_PER_HOUR
from cosmodrome.server.people.recovery import clean_email
from cosmodrome.server.web.operations import Refusal
from cosmodrome.translate import LANGUAGES, Translator

PASSWORD = {"password": ACCOUNT["password"]}


async def make_passkey(visitor: Visitor) -> Authenticator:
    """Give a visitor a passkey."""
    passkey = Authenticator(visitor.address, "127.0.0.1")
    asked = await post(visitor, "/api/account/passkey", {})
    await post(
        visitor,
        "/api/account/passkey",
        {"credential": passkey.make(asked["options"]), "challenge": asked["challenge"]},
        "PUT",
    )
    return passkey


async def use_passkey(visitor: Visitor, passkey: Authenticator) -> dict[str, Any]:
    """Return what a browser sends after the passkey dialogue."""
    asked = await post(visitor, "/api/account/passkey/login", {})
    return {"credential": passkey.use(asked["options"]), "challenge": asked["challenge"]}


def test_another_password_needs_the_old_one_and_ends_the_other_sessions(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        phone = await logged_in(address)
        with pytest.raises(RequestRefused) as refused:
            await post(
                anna, "/api/account/password", {"password": "battery staple", "proof": {"password": "wrong one"}}
            )
        assert refused.value.code == "not_proved"
        assert await name_of(phone) == "Anna"
        await post(
            anna, "/api/account/password", {"password": "battery staple", "proof": {"password": ACCOUNT["password"]}}
        )
        assert await name_of(anna) == "Anna"
        assert await name_of(phone) != "Anna"
        with pytest.raises(RequestRefused, match="wrong"):
            await logged_in(address)

    with_house(tmp_path, test)


def test_a_rename_at_the_same_time_does_not_bring_the_old_password_back(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        before = await server.hub.store.person(anna.me.id)  # type: ignore[union-attr]
        await post(
            anna, "/api/account/password", {"password": "battery staple", "proof": {"password": ACCOUNT["password"]}}
        )
        after = await server.hub.store.person(before["id"])
        await server.hub.store.change_person(before["id"], name="Anya")
        assert (await server.hub.store.person(before["id"]))["password"] == after["password"] != before["password"]

    with_house(tmp_path, test)


def test_who_has_only_a_passkey_can_have_a_password_too(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter("Anna")
        await make_passkey(anna)
        assert not (await get(anna, "/api/me"))["has_password"]
        with pytest.raises(RequestRefused, match="login and password"):
            await post(anna, "/api/account/codes", {})
        await post(anna, "/api/account", ACCOUNT)
        assert await name_of(await logged_in(address)) == "Anna"

    with_house(tmp_path, test)


def test_recovery_codes_count_once_and_new_ones_void_the_old(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        with pytest.raises(RequestRefused, match="prove"):
            await post(anna, "/api/account/codes", {"password": "wrong one"})
        void = (await post(anna, "/api/account/codes", PASSWORD))["codes"]
        codes = (await post(anna, "/api/account/codes", PASSWORD))["codes"]
        assert len(set(void + codes)) == 20
        async with server.hub.store.reading() as connection:
            kept = str((await connection.execute(text("SELECT * FROM recovery_codes"))).all())
        assert not any(code.replace("-", "") in kept or code in kept for code in codes)
        other = Visitor(address)
        await other.enter("Somebody")

        async def recover(code: str, login: str = "Anna") -> Any:
            wish = {"login": login, "code": code, "password": "battery staple"}
            return await post(other, "/api/account/recover", wish)

        for code, login in ((void[0], "anna"), (codes[0], "boris"), ("", "anna")):
            with pytest.raises(RequestRefused, match="code is wrong"):
                await recover(code, login)
        me = await recover(codes[0].lower().replace("-", " "))
        assert (me["login"], me["recovery_codes"]) == ("anna", 9)
        assert await name_of(anna) != "Anna", "all other sessions have ended"
        with pytest.raises(RequestRefused, match="code is wrong"):
            await recover(codes[0])
        assert (await recover(codes[1]))["recovery_codes"] == 8

    with_house(tmp_path, test)


def test_of_two_who_use_a_code_at_once_one_comes_in(database: str) -> None:
    async def run() -> None:
        async with house(database) as (address, _):
            anna = await anna_at(address)
            code = (await post(anna, "/api/account/codes", PASSWORD))["codes"][0]
            visitors = [Visitor(address) for _ in range(3)]
            await asyncio.gather(*(visitor.enter() for visitor in visitors))
            wish = {"login": "anna", "code": code, "password": "battery staple"}
            came = await asyncio.gather(
                *(post(visitor, "/api/account/recover", wish) for visitor in visitors), return_exceptions=True
            )
            assert sum(isinstance(one, dict) for one in came) == 1
            assert {one.code for one in came if isinstance(one, RequestRefused)} == {"wrong_code"}

    asyncio.run(run())


def with_mail(tmp_path: Path, test: Any, **settings: Any) -> None:
    """Run a test against a server that can send letters."""

    async def run() -> None:
        async with postbox() as box:
            mail = {"smtp": box.url, "mail_from": "club@example.org", "address": "https://club.example"}
            async with house(tmp_path / "a.db", **(mail | settings)) as (address, server):
                await test(address, server, box)

    asyncio.run(run())


async def give_email(anna: Visitor, box: Postbox, email: str = "anna@example.org") -> None:
    """Give an address and open the link that comes."""
    await post(anna, "/api/account/email", {"email": email, "proof": PASSWORD})
    await post(anna, "/api/account/email", {"token": await box.link(len(box.letters) + 1)}, "PUT")


def test_an_address_counts_when_its_link_was_opened(tmp_path: Path) -> None:
    async def test(address: str, server: Any, box: Postbox) -> None:
        anna = await anna_at(address)
        with pytest.raises(RequestRefused, match="prove"):
            await post(anna, "/api/account/email", {"email": "eve@example.org", "proof": {"password": "wrong one"}})
        with pytest.raises(RequestRefused, match="not an e-mail"):
            await post(anna, "/api/account/email", {"email": "anna at home", "proof": PASSWORD})
        await post(anna, "/api/account/email", {"email": " Anna@Example.org", "proof": PASSWORD})
        token = await box.link(1)
        assert (await get(anna, "/api/me"))["email"] == ""
        assert box.letters[0]["To"] == "anna@example.org"
        with pytest.raises(RequestRefused, match="too old"):
            await post(anna, "/api/account/email", {"token": token[:-1]}, "PUT")
        assert (await post(anna, "/api/account/email", {"token": token}, "PUT"))["email"] == "anna@example.org"
        assert (await post(anna, "/api/account/email", {"email": "", "proof": PASSWORD}))["email"] == ""
        assert len(box.letters) == 1

    with_mail(tmp_path, test)


def test_a_forgotten_password_is_reset_by_a_link_that_counts_once(tmp_path: Path) -> None:
    async def test(address: str, server: Any, box: Postbox) -> None:
        anna = await anna_at(address)
        await post(anna, "/api/me", {"language": "ru"}, "PUT")
        await give_email(anna, box)
        other = Visitor(address)
        await other.enter("Somebody")
        nobody = await post(other, "/api/account/reset", {"email": "nobody@example.org"})
        somebody = await post(other, "/api/account/reset", {"email": "ANNA@example.org"})
        assert nobody == somebody
        token = await box.link(2)
        assert box.letters[1]["Subject"] == "Cosmodrome: новый пароль"
        assert "«anna»" in str(box.letters[1].get_content())
        assert "https://club.example/reset#" in str(box.letters[1].get_content()), "never from what a request claims"
        wish = {"token": token, "password": "battery staple"}
        assert (await post(other, "/api/account/reset", wish, "PUT"))["login"] == "anna"
        assert await name_of(anna) != "Anna", "all other sessions have ended"
        with pytest.raises(RequestRefused, match="was used before"):
            await post(other, "/api/account/reset", wish, "PUT")
        with pytest.raises(RequestRefused, match="too old"):
            await post(other, "/api/account/email", {"token": token}, "PUT")

    with_mail(tmp_path, test)


def test_links_grow_old_and_are_void_after_another_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(address: str, server: Any, box: Postbox) -> None:
        anna = await anna_at(address)
        await give_email(anna, box)
        await post(anna, "/api/account/reset", {"email": "anna@example.org"})
        wish = {"token": await box.link(2), "password": "battery staple"}
        monkeypatch.setattr("cosmodrome.server.people.recovery.RESET_SECONDS", -1)
        with pytest.raises(RequestRefused, match="too old"):
            await post(anna, "/api/account/reset", wish, "PUT")
        monkeypatch.undo()
        await post(
            anna, "/api/account/password", {"password": "another one", "proof": {"password": ACCOUNT["password"]}}
        )
        with pytest.raises(RequestRefused, match="too old"):
            await post(anna, "/api/account/reset", wish, "PUT")

    with_mail(tmp_path, test)


def test_nobody_is_flooded_with_letters(tmp_path: Path) -> None:
    async def test(address: str, server: Any, box: Postbox) -> None:
        anna = await anna_at(address)
        await give_email(anna, box)
        for _ in range(LETTERS_PER_HOUR + 2):
            assert await post(anna, "/api/account/reset", {"email": "anna@example.org"}) == {"sent": True}
        with pytest.raises(RequestRefused, match="Too many letters"):
            await post(anna, "/api/account/email", {"email": "anna@example.org", "proof": PASSWORD})
        await server.site.post.close()
        assert len(box.letters) == LETTERS_PER_HOUR
        asked = [post(anna, "/api/account/reset", {"email": f"a{i}@example.org"}) for i in range(12)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert any("Too many attempts" in str(answer) for answer in answers)

    with_mail(tmp_path, test, limits=Limits(logins_per_minute=12))


def test_without_mail_the_server_says_so(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        assert not (await get(anna, "/api/me"))["mail"]
        for path, body in (
            ("email", {"email": "a@example.org", "proof": PASSWORD}),
            ("reset", {"email": "a@example.org"}),
        ):
            with pytest.raises(RequestRefused, match="recovery codes") as refused:
                await post(anna, f"/api/account/{path}", body)
            assert refused.value.code == "no_mail"

    with_house(tmp_path, test)


def test_a_mail_server_that_is_away_harms_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        await post(anna, "/api/account/email", {"email": "anna@example.org", "proof": PASSWORD})
        await server.site.post.close()
        assert "letter not sent" in caplog.text

    with_house(tmp_path, test, smtp="smtp://127.0.0.1:9", mail_from="club@example.org", address="https://club.example")


def test_a_password_never_goes_to_the_mail_server_in_the_open(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(address: str, server: Any, box: Postbox) -> None:
        server.site.post.config.__dict__["smtp"] = box.url.replace("//", "//user:secret@")
        anna = await anna_at(address)
        await post(anna, "/api/account/email", {"email": "anna@example.org", "proof": PASSWORD})
        await server.site.post.close()
        assert "offers no TLS" in str([record.__dict__ for record in caplog.records])
        assert not box.letters

    with_mail(tmp_path, test)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"SMTP": "mail.example"}, "smtp://user:password@host"),
        ({"SMTP": "smtp://mail.example"}, "COSMODROME_MAIL_FROM"),
        ({"SMTP": "smtp://mail.example", "MAIL_FROM": "club@example.org"}, "COSMODROME_ADDRESS"),
        ({"SESSION_DAYS": "never"}, "COSMODROME_SESSION_DAYS"),
    ],
)
def test_settings_that_are_none_are_said_in_words(
    settings: dict[str, str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(f"COSMODROME_{name}", value)
    with pytest.raises(CannotServe, match=words):
        config_from_environment("a.db", "127.0.0.1", 0)


@pytest.mark.parametrize(
    "email", ["anna", "@example.org", "anna@", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "<a@b.c>"]
)
def test_what_is_no_address(email: str) -> None:
    with pytest.raises(Refusal):
        clean_email(email)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["confirm", "reset"])
def test_letters_are_complete_in_both_languages(kind: str, language: Any) -> None:
    from cosmodrome.kernel.message import Message
    from cosmodrome.server.post.mail import LETTERS

    say = Translator(language, [LETTERS], strict=True)
    told = say(Message(f"{kind}-text", {"link": "LINK", "server": "SERVER", "login": "LOGIN"}))
    assert "LINK" in told.splitlines()
    assert "SERVER" in told
    assert say(Message(f"{kind}-subject"))
