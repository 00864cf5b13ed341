"""What a host can set: every limit by its name, proxies that are believed, who may read the counters."""

import asyncio
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import pytest
from tests.server.house import house

from cosmodrome.server.config import LIMIT, CannotServe, Config, Limits, config_from_environment
from cosmodrome.server.doors.proxies import Proxies

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
LOOPBACK = (ip_network("127.0.0.0/8"),)


def settings(monkeypatch: pytest.MonkeyPatch, **env: str) -> Config:
    """Return the settings that these variables make."""
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    return config_from_environment("a.db", "127.0.0.1", 0)


def test_every_limit_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    env = {LIMIT + field.name.upper(): str(7 + i) for i, field in enumerate(fields(Limits))}
    found = settings(monkeypatch, **env).limits
    assert [getattr(found, field.name) for field in fields(Limits)] == [7 + i for i in range(len(env))]


def test_nothing_set_is_what_the_document_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings(monkeypatch).limits == Limits()
    text = DOCUMENT.read_text()
    for field in fields(Limits):
        usual = f"{field.default:g}" if isinstance(field.default, float) else str(field.default)
        assert f"| `{field.name.upper()}` | {usual} |" in text, field.name


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("COSMODROME_LIMIT_CONNECTIONS", "many", "must be a number from 1 on, not 'many'"),
        ("COSMODROME_LIMIT_CONNECTIONS", "0", "must be a number from 1 on"),
        ("COSMODROME_LIMIT_CONECTIONS", "5", "there is no limit COSMODROME_LIMIT_CONECTIONS"),
        ("COSMODROME_PROXIES", "proxy.example", "COSMODROME_PROXIES must be addresses"),
        ("COSMODROME_GUEST_DAYS", "-1", "must be a number from 0 on"),
    ],
)
def test_a_setting_that_is_none_is_told(name: str, value: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CannotServe, match=words):
        settings(monkeypatch, **{name: value})


def test_proxies_are_listed_or_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings(monkeypatch).proxies == ()
    assert [str(one) for one in settings(monkeypatch, COSMODROME_PROXIED="1").proxies] == ["127.0.0.0/8", "::1/128"]
    found = settings(monkeypatch, COSMODROME_PROXIES="10.0.0.0/8, 192.0.2.7", COSMODROME_PROXY_HOPS="2")
    assert ([str(one) for one in found.proxies], found.proxy_hops) == (["10.0.0.0/8", "192.0.2.7/32"], 2)


def seen(peer: str, forwarded: list[str], hops: int = 0, scheme: str = "https") -> tuple[str, str]:
    """Return the address and scheme that the server takes a request for."""
    found: dict[str, Any] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.update(scope)

    headers = [(b"x-forwarded-for", one.encode()) for one in forwarded]
    headers += [(b"x-forwarded-proto", scheme.encode())]
    proxies = Proxies(app, (ip_network("10.0.0.0/8"), ip_network("::1")), hops)
    scope = {"type": "http", "scheme": "http", "client": (peer, 5), "headers": headers}
    asyncio.run(proxies(scope, None, None))  # type: ignore[arg-type]
    return found["client"][0], found["scheme"]


@pytest.mark.parametrize(
    ("peer", "forwarded", "hops", "address"),
    [
        ("10.0.0.1", ["192.0.2.1"], 0, "192.0.2.1"),
        ("10.0.0.1", ["forged, 192.0.2.1"], 0, "192.0.2.1"),
        ("10.0.0.1", ["forged", "192.0.2.1, 10.0.0.2"], 0, "192.0.2.1"),
        ("10.0.0.1", ["192.0.2.1, 10.0.0.2"], 1, "10.0.0.2"),
        ("10.0.0.1", ["forged, 10.7.7.7"], 1, "10.7.7.7"),
        ("10.0.0.1", [], 0, "10.0.0.1"),
        ("::1", ["[2001:db8::1]:443"], 0, "2001:db8::1"),
        ("::ffff:10.0.0.1", ["192.0.2.1:80"], 0, "192.0.2.1"),
        ("192.0.2.9", ["127.0.0.1"], 0, "192.0.2.9"),
    ],
)
def test_whom_a_proxy_speaks_for(peer: str, forwarded: list[str], hops: int, address: str) -> None:
    assert seen(peer, forwarded, hops) == (address, "http" if peer == "192.0.2.9" else "https")


def status(address: str, path: str, **headers: str) -> int:
    """Return what the server answers."""
    request = Request(address + path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with build_opener(ProxyHandler({})).open(request) as response:
            return int(response.status)
    except HTTPError as error:
        return error.code


@pytest.mark.parametrize(
    ("proxies", "token", "headers", "expected"),
    [
        ((), "", {}, 200),
        ((), "", {"x_forwarded_for": "127.0.0.1"}, 403),  # a proxy that nobody told us of
        (LOOPBACK, "", {}, 200),
        (LOOPBACK, "", {"x_forwarded_for": "192.0.2.1"}, 403),
        (LOOPBACK, "", {"via": "1.1 proxy"}, 403),
        (LOOPBACK, "", {"x_forwarded_for": "127.0.0.1"}, 200),
        (LOOPBACK, "", {"x_forwarded_for": "127.0.0.1, 192.0.2.1"}, 403),
        ((), "key", {}, 403),
        ((), "key", {"authorization": "Bearer wrong"}, 403),
        (LOOPBACK, "key", {"authorization": "Bearer key", "x_forwarded_for": "192.0.2.1"}, 200),
    ],
)
def test_who_may_read_the_counters(
    proxies: Any, token: str, headers: dict[str, str], expected: int, tmp_path: Path
) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db", proxies=proxies, metrics_token=token) as (address, _):
            assert await asyncio.to_thread(status, address, "/metrics", **headers) == expected

    asyncio.run(test())


def test_a_forged_address_opens_no_second_bucket(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(guests_per_minute=2)
        for proxies, last in (((), 429), (LOOPBACK, 200)):
            async with house(tmp_path / "a.db", proxies=proxies, limits=limits) as (address, _):
                for i, expected in enumerate((200, 200, last)):
                    found = await asyncio.to_thread(status, address, "/api/me", x_forwarded_for=f"192.0.2.{i}")
                    assert found == expected

    asyncio.run(test())
