"""The HTTP part of a client: becomes a guest, opens and finds tables."""

import asyncio
import json
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from cosmodrome.protocol import Failure, Me, NewTable, TableInfo, Tables

SECONDS: Final = 30
COOKIE: Final = "cosmodrome"


class RequestRefused(RuntimeError):
    """The server refused a request; the code is for programs, the text for people."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.text)
        self.code: Final = failure.code


class Visitor:
    """One person at one server, known by a token."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address: Final = address.rstrip("/")
        self.token = token
        self.me: Me | None = None
        self.opener: Final = build_opener(ProxyHandler({}))  # tables are near; proxies break sockets

    async def call(self, method: str, path: str, body: Any = None, upload: str | None = None) -> bytes:
        """Make one request."""
        return await asyncio.to_thread(self.call_now, method, path, body, upload)

    def call_now(self, method: str, path: str, body: Any, upload: str | None) -> bytes:
        """Make one request and wait for it."""
        data = upload.encode() if upload is not None else None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "text/plain" if upload is not None else "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        request = Request(self.address + path, data, headers, method=method)
        try:
            with self.opener.open(request, timeout=SECONDS) as response:
                self.keep_token(response.headers.get_all("set-cookie") or [])
                answer: bytes = response.read()
                return answer
        except HTTPError as error:
            raise RequestRefused(read_failure(error.read(), error.code)) from None

    def keep_token(self, cookies: list[str]) -> None:
        """Remember who the server takes us for."""
        for text in cookies:
            cookie = SimpleCookie(text).get(COOKIE)
            if cookie is not None and cookie.value:
                self.token = cookie.value

    async def enter(self, name: str = "") -> Me:
        """Become a guest, or be recognised, and go by that name."""
        me = msgspec.json.decode(await self.call("GET", "/api/me"), type=Me)
        if name and me.name != name:
            me = msgspec.json.decode(await self.call("PUT", "/api/me", {"name": name}), type=Me)
        self.me = me
        return me

    async def open_table(self, wish: NewTable) -> TableInfo:
        """Open a table."""
        return msgspec.json.decode(await self.call("POST", "/api/tables", wish), type=TableInfo)

    async def tables(self) -> list[TableInfo]:
        """Return the lobby."""
        return msgspec.json.decode(await self.call("GET", "/api/tables"), type=Tables).tables

    async def record(self, id: str) -> str:
        """Return the record of a finished match as the text of a file."""
        return (await self.call("GET", f"/api/records/{id}/file")).decode()


def read_failure(data: bytes, status: int) -> Failure:
    """Return what the server said about a refused request."""
    try:
        return msgspec.json.decode(data, type=Failure)
    except msgspec.DecodeError:
        return Failure(str(status), json.dumps(data.decode("utf-8", "replace"))[:200])
