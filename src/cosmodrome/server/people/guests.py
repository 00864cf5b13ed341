"""Who somebody is: a signed token, in a cookie that scripts cannot read or in the header of a program."""

from collections.abc import Mapping
from secrets import randbelow, token_hex
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import cookie_parser

from cosmodrome.server.doors.security import header
from cosmodrome.server.people.text import clean_text

COOKIE: Final = "cosmodrome"
GUEST: Final = {"en": "Guest", "ru": "Гость"}


class Tokens:
    """Signs and reads tokens; a token holds the secret of a session."""

    def __init__(self, secret: str) -> None:
        self.secret: Final = secret
        self.signer: Final = URLSafeSerializer(secret, salt="session")
        self.old_signer: Final = URLSafeSerializer(secret, salt="person")  # of 0.1.0, whose tokens named the person

    def sign(self, secret: str) -> str:
        """Return the token of a session."""
        return self.signer.dumps(secret)

    def read(self, scope: Mapping[str, Any]) -> str:
        """Return the secret of the session that a request belongs to; nothing without one, or for a forged one."""
        return unsigned(self.signer, token_in(scope))

    def read_old(self, scope: Mapping[str, Any]) -> str:
        """Return the person whom a token of 0.1.0 names."""
        return unsigned(self.old_signer, token_in(scope))

    def timed(self, purpose: str) -> URLSafeTimedSerializer:
        """Return what signs things that are good for a while and for one purpose."""
        return URLSafeTimedSerializer(self.secret, salt=purpose)


def unsigned(signer: URLSafeSerializer, token: str) -> str:
    """Return what was signed; nothing for a forgery."""
    try:
        found = signer.loads(token)
    except BadSignature:
        return ""
    return found if isinstance(found, str) else ""


def token_in(scope: Mapping[str, Any]) -> str:
    """Return the token that a request brings, in its header or cookie."""
    bearer = header(scope, b"authorization")
    if bearer.startswith("Bearer "):
        return bearer.removeprefix("Bearer ")
    cookies = cookie_parser(header(scope, b"cookie"))  # forgives what other programs on this host have set
    return cookies.get(COOKIE, "")


def new_person_id() -> str:
    """Return an id that nobody can guess."""
    return token_hex(8)


def guest_name(language: str) -> str:
    """Return a name for somebody who has not said one."""
    return f"{GUEST.get(language, GUEST['en'])} {1000 + randbelow(9000)}"


def clean_name(name: str) -> str:
    """Return a display name without what cannot be seen."""
    return clean_text(name)[:32].rstrip()


def preferred_language(scope: Mapping[str, Any]) -> str:
    """Return the language that a browser asks for, of those we speak."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in header(scope, b"accept-language").split(",")]
    return next((language for language in wanted if language in GUEST), "en")
