"""Who somebody is: a signed token, in a cookie that scripts cannot read or in the header of a program."""

from collections.abc import Mapping
from secrets import randbelow, token_hex
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import cookie_parser

from cosmodrome.server.security import header
from cosmodrome.server.text import clean_text

COOKIE: Final = "cosmodrome"
COOKIE_SECONDS: Final = 400 * 86_400  # the longest that browsers keep one
GUEST: Final = {"en": "Guest", "ru": "Гость"}


class Tokens:
    """Signs and reads tokens."""

    def __init__(self, secret: str) -> None:
        self.signer: Final = URLSafeSerializer(secret, salt="person")

    def sign(self, person: str) -> str:
        """Return the token of a person."""
        return self.signer.dumps(person)

    def read(self, token: str) -> str:
        """Return whose token it is; nothing for a forged one."""
        try:
            person = self.signer.loads(token)
        except BadSignature:
            return ""
        return person if isinstance(person, str) else ""

    def person_of(self, scope: Mapping[str, Any]) -> str:
        """Return who sends a request, by its header or cookie."""
        bearer = header(scope, b"authorization")
        if bearer.startswith("Bearer "):
            return self.read(bearer.removeprefix("Bearer "))
        cookies = cookie_parser(header(scope, b"cookie"))  # forgives what other programs on this host have set
        return self.read(cookies.get(COOKIE, ""))


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
