"""Reminders by web push, and addresses that are none."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from pywebpush import WebPushException
from tests.server.desk import guest, hub_on, until

from cosmodrome.protocol import NewTable
from cosmodrome.server.post.push import check_endpoint, public_key
from cosmodrome.server.storage.store import INSERT_PUSH
from cosmodrome.server.web.operations import Refusal

KEY = "MHcCAQEEIHlGEAwOzRxq0Zb7b0pSmOGkpMNRmJFYVdmLMBpzqSRioAoGCCqGSM49AwEHoUQDQgAE"


class Answer:
    def __init__(self, status: int) -> None:
        self.status_code = status
        self.text = ""


def test_a_reminder_goes_to_every_browser_and_forgets_those_that_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []

    def push(subscription: dict[str, Any], data: str, **_: object) -> Answer:
        sent.append(subscription["endpoint"])
        if "gone" in subscription["endpoint"]:
            raise WebPushException("gone", response=Answer(410))
        return Answer(201)

    monkeypatch.setattr("cosmodrome.server.post.reminders.webpush", push)

    async def remind() -> None:
        async with hub_on(tmp_path / "a.db", push_private_key=KEY) as hub:
            await guest(hub, "anna")
            for endpoint in ("https://push.example/one", "https://push.example/gone"):
                await hub.store.write(INSERT_PUSH, endpoint=endpoint, person="anna", keys="{}")
            terms = await hub.open_table(NewTable("star_realms", title="Slow"), "anna")
            actor = await hub.table(terms.id)
            hub.reminders.remind(actor.table, "anna", 5)
            await until(lambda: len(sent) == 2 and not hub.reminders.tasks)
            assert [endpoint for endpoint, _ in await hub.store.pushes("anna")] == ["https://push.example/one"]

    asyncio.run(remind())


def test_a_table_without_a_title_is_called_by_its_game_in_the_readers_language(tmp_path: Path) -> None:
    async def remind() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            anna = await guest(hub, "anna")
            await hub.store.change_person("anna", language="ru")
            hub.add_client(anna)
            actor = await hub.table((await hub.open_table(NewTable("space_base"), "anna")).id)
            hub.reminders.remind(actor.table, "anna", 5)
            await until(lambda: bool(anna.of("reminder")))
            assert anna.of("reminder")[0]["title"] == "Космобаза"

    asyncio.run(remind())


@pytest.mark.parametrize(
    "endpoint", ["http://push.example/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "ftp://a.b"]
)
def test_neighbours_of_the_server_are_not_called(endpoint: str) -> None:
    with pytest.raises(Refusal, match="public host"):
        check_endpoint(endpoint)


def test_the_public_key_is_made_from_the_private_one() -> None:
    from py_vapid import Vapid

    vapid = Vapid()
    vapid.generate_keys()
    text = vapid.private_pem().decode()
    lines = "".join(line for line in text.splitlines() if "-----" not in line)
    assert len(public_key(lines)) == 87
    assert public_key("") == ""


def test_one_browser_that_cannot_be_reached_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []

    def push(subscription: dict[str, Any], data: str, **_: object) -> Answer:
        if "away" in subscription["endpoint"]:
            raise ConnectionError("no such host")
        if "odd" in subscription["endpoint"]:
            raise ValueError("keys that are none")
        sent.append(subscription["endpoint"])
        return Answer(201)

    monkeypatch.setattr("cosmodrome.server.post.reminders.webpush", push)

    async def remind() -> None:
        async with hub_on(tmp_path / "a.db", push_private_key=KEY) as hub:
            await guest(hub, "anna")
            for name in ("away", "odd", "zoe"):
                await hub.store.write(INSERT_PUSH, endpoint=f"https://push.example/{name}", person="anna", keys="{}")
            actor = await hub.table((await hub.open_table(NewTable("star_realms"), "anna")).id)
            hub.reminders.remind(actor.table, "anna", 5)
            await until(lambda: not hub.reminders.tasks)
            assert sent == ["https://push.example/zoe"]

    asyncio.run(remind())
