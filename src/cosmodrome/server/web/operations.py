"""How an HTTP operation is described and carried out.  Routes, checks and the OpenAPI document follow from this."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, ParamSpec, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from cosmodrome.kernel.message import Message
from cosmodrome.kernel.view import message_json
from cosmodrome.protocol import Failure, Json
from cosmodrome.server.doors.allowances import Allowances, allowances
from cosmodrome.server.doors.security import Buckets, address_of, origin_allowed
from cosmodrome.server.hall.hub import Hub
from cosmodrome.server.order.bans import BAN, ban_message
from cosmodrome.server.people.guesses import Guesses
from cosmodrome.server.people.guests import COOKIE, guest_name, new_person_id, preferred_language
from cosmodrome.server.people.passwords import Passwords
from cosmodrome.server.people.sessions import Sessions
from cosmodrome.server.post.mail import Mailer
from cosmodrome.server.storage.store import NotRead, Row
from cosmodrome.server.storage.writer import WriteFailed
from cosmodrome.server.web.problems import TableProblem, too_busy

P = ParamSpec("P")
T = TypeVar("T")
JSON: Final = "application/json"
SAFE: Final = ("GET", "HEAD")
CODES: Final = {  # HTTP status by the code of a problem; 400 for all others
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_record": 404,
    "no_such_rule": 404,
    "session_ended": 401,
    "no_such_session": 404,
    "banned": 403,
    "members_only": 403,
    "bad_invitation": 403,
    "not_yet": 403,
    "not_yours": 403,
    "wrong_password": 403,
    "not_proved": 403,
    "wrong_code": 403,
    "login_taken": 409,
    "other_version": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_records": 429,
    "too_many_reports": 429,
    "busy": 503,
}
RETRY_SECONDS: Final = {429: 10, 503: 60}  # by status: when it is worth trying again


# Who asks where only members are let in, and is none yet.
NOBODY: Final[Row] = {"id": "", "name": "", "language": "en", "session": "", "can_log_in": True} | dict.fromkeys(
    ("login", "password", "email")
)


class Refusal(ValueError):
    """A request that cannot be carried out; the code is for programs, the text for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code: Final = code


@dataclass
class Call:
    """One request as a handler sees it."""

    site: "Site"
    request: Request
    person: Row
    body: Any
    session: str
    token: str = ""  # what the cookie shall hold from now on
    forgets: bool = False  # there shall be no cookie from now on

    @property
    def hub(self) -> Hub:
        """Return the hub."""
        return self.site.hub

    async def become(self, person: Row) -> None:
        """Go on as a person who has just proved to be that one; the secret is never the same as before."""
        self.site.check_ban(person)
        if person["id"] == self.person["id"]:
            self.token = await self.site.sessions.rotate(self.session)
        else:
            if self.session:
                await self.site.sessions.end(self.person["id"], self.session)
            self.session, self.token = await self.site.sessions.open(person["id"], self.request.scope)
        self.person = person

    def path(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])

    def whole(self, name: str, usual: int) -> int:
        """Return a whole number of the query."""
        text = self.request.query_params.get(name, str(usual))
        try:
            return int(text)
        except ValueError:
            raise Refusal("bad_query", f"{name} must be a whole number, not {text!r}") from None


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked for by HTTP."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    result: Any = None
    query: dict[str, str] = field(default_factory=dict)  # name: what it means
    upload: bool = False  # the body is a record, which may be large
    anyone: bool = False  # also for those whose session has ended


class Site:
    """Carries operations out: limits, origin, who asks, body, result."""

    def __init__(self, hub: Hub, sessions: Sessions) -> None:
        limits = hub.config.limits
        self.hub: Final = hub
        self.sessions: Final = sessions
        self.tokens: Final = sessions.tokens
        self.requests: Final = Buckets(limits.requests_per_second, limits.request_burst)
        self.guests: Final = self.allowances("guests", limits.guests_per_minute / 60, limits.guests_per_minute)
        self.guesses: Final = Guesses(limits, self.allowances)
        self.passwords: Final = Passwords()
        self.post: Final = Mailer(hub.config)
        self.long_work: Final = asyncio.Lock()
        self.analyses: Final = self.allowances("analyses", limits.analyses_per_hour / 3600, limits.analyses_per_hour)
        self.uploads: Final = self.allowances("uploads", limits.uploads_per_minute / 60, limits.uploads_per_minute)

    def allowances(self, what: str, rate: float, size: float) -> Allowances:
        """Return what each address or account may do, in the whole club."""
        return allowances(self.hub.store, self.tokens.secret, what, rate, size)

    def route(self, operation: Operation) -> Route:
        """Return the route of an operation."""

        async def endpoint(request: Request) -> Response:
            try:
                return await self.carry_out(operation, request)
            except Refusal as error:
                return failure(error.code, str(error))
            except TableProblem as error:
                return failure(error.code, str(error), say=error.message and message_json(error.message))
            except ClientDisconnect:
                return Response(status_code=400)  # nobody reads it
            except WriteFailed as error:
                self.hub.troubles.note("not written", error)
                return failure("not_written", "The server could not write this down. Please try again.", 503)
            except NotRead as error:
                self.hub.troubles.note("not read", error)
                return failure("not_read", "The server could not look this up. Please try again.", 503)

        return Route(operation.path, endpoint, methods=[operation.method], name=operation.handler.__name__)

    async def carry_out(self, operation: Operation, request: Request) -> Response:
        """Check a request, let the handler work and return its result."""
        address = address_of(request.scope)
        if not self.requests.take(address, self.hub.club.alive):  # asking the database each time would cost too much
            self.refuse("requests")
        if operation.upload:
            await self.limit(self.uploads, address, "uploads")
        if operation.method not in SAFE and not origin_allowed(request.scope, self.hub.config):
            return failure("bad_origin", "This request comes from another site.", 403)
        body = await self.read_body(operation, request)
        person, token = await self.who(operation, request, address)
        call = Call(self, request, person, body, person["session"], token)
        result = await operation.handler(call)
        response = result if isinstance(result, Response) else Response(msgspec.json.encode(result), media_type=JSON)
        self.set_cookie(call, response)
        return response

    async def work(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Replay in a thread; one after the other, or tables would wait for a whole crowd of threads."""
        async with self.long_work:
            return await asyncio.to_thread(function, *args, **kwargs)

    async def limit(self, allowed: Allowances, address: str, what: str) -> None:
        """Refuse what is one too many from an address."""
        if not await allowed.take(address):
            self.refuse(what)

    def refuse(self, what: str) -> NoReturn:
        """Say that something is one too many."""
        self.hub.metrics.limited += 1
        raise Refusal("too_fast", f"Too many {what}; please wait a little.")

    async def read_body(self, operation: Operation, request: Request) -> Any:
        """Return the body in its type; a large or malformed one is refused."""
        if operation.body is None:
            return None
        limits = self.hub.config.limits
        most = limits.upload_bytes if operation.upload else limits.body_bytes
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refusal("too_large", f"At most {most} bytes.")
        if operation.upload:
            return data.decode("utf-8", errors="replace")
        if request.headers.get("content-type", "").split(";")[0] != JSON:
            raise Refusal("bad_body", f"The body must be {JSON}.")
        try:
            return msgspec.json.decode(bytes(data), type=operation.body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad_body", str(error)) from None

    async def who(self, operation: Operation, request: Request, address: str) -> tuple[Row, str]:
        """Return the person who asks with its session, and the token of a session that was just opened."""
        scope = request.scope
        known = await self.sessions.of(scope)
        if known is not None:
            self.check_ban(known)
            return known, ""
        person = await self.by_old_cookie(scope)
        if person is not None:
            self.check_ban(person)
            session, token = await self.sessions.open(person["id"], scope)
            return dict(person) | {"session": session}, token
        if operation.method not in SAFE and not operation.anyone and self.tokens.read(scope):
            raise Refusal("session_ended", "You have been logged out.")
        if self.hub.config.members_only:
            if operation.anyone:
                return NOBODY, ""
            raise members_only()
        if self.hub.admission.is_busy():
            self.hub.metrics.limited += 1
            raise too_busy()
        await self.limit(self.guests, address, "new guests from this address")
        return await self.welcome(scope)

    def check_ban(self, person: Row) -> None:
        """Refuse somebody whom the club's host has banned."""
        ban = self.hub.order.find(person["id"], BAN)
        if ban is not None:
            raise TableProblem("banned", *ban_message(ban))

    async def by_old_cookie(self, scope: Mapping[str, Any]) -> Row | None:
        """Return the person whom a cookie of 0.1.0 names, as long as that is still good."""
        id = self.tokens.read_old(scope)
        if not id or not self.hub.config.old_cookies:
            return None
        person = await self.hub.store.person(id)
        good = person is not None and (person["old_cookie_until"] or 0) > self.hub.config.now()
        return person if good else None

    async def welcome(self, scope: Mapping[str, Any], invitation: str | None = None) -> tuple[Row, str]:
        """Welcome a new guest, who may have come by an invitation."""
        id, language = new_person_id(), preferred_language(scope)
        opening, session, token = self.sessions.opening(id, scope)
        name, now = guest_name(language), self.hub.config.now()
        await self.hub.store.add_person(id, name, language, now, [opening], invitation)
        person = await self.hub.store.person(id)
        assert person is not None
        return dict(person) | {"session": session}, token

    def set_cookie(self, call: Call, response: Response) -> None:
        """Let the cookie hold whatever it shall hold."""
        if call.forgets:
            response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
        elif call.token:
            response.set_cookie(
                COOKIE,
                call.token,
                max_age=int(self.hub.config.session_days * 86_400),
                path="/",
                secure=call.request.url.scheme == "https",
                httponly=True,
                samesite="lax",
            )


def members_only() -> TableProblem:
    """Return why a stranger is not let in."""
    text = (
        "This club is for its members: log in, or open the invitation that the host gave you."
        " / Этот клуб только для своих: войдите или откройте приглашение, которое вам дал хозяин."
    )
    return TableProblem("members_only", text, Message("problem-members-only", {}))


async def guess(call: Call, account: str = "") -> None:
    """Refuse to try passwords, codes and passkeys by the thousand; this one counts unless it was right."""
    if not await call.site.guesses.begin(address_of(call.request.scope), account):
        call.hub.metrics.limited += 1
        raise Refusal("too_fast", "Too many attempts; please wait a little.")


async def guessed_right(call: Call, account: str = "") -> None:
    """Do not count the guess after all."""
    await call.site.guesses.was_right(address_of(call.request.scope), account)


def failure(code: str, text: str, status: int = 0, say: Json | None = None) -> Response:
    """Return why a request was refused."""
    status = status or CODES.get(code, 400)
    seconds = RETRY_SECONDS.get(status)
    headers = None if seconds is None else {"retry-after": str(seconds)}
    return Response(msgspec.json.encode(Failure(code, text, say)), status, headers, JSON)
