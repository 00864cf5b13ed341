"""The bodies of HTTP requests and answers about accounts and sessions; see ``protocol``."""

from typing import Annotated

from msgspec import Meta, Struct

from cosmodrome.protocol import Json

Login = Annotated[str, Meta(min_length=3, max_length=64)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
TypedPassword = Annotated[str, Meta(max_length=128)]  # perhaps a wrong one
Email = Annotated[str, Meta(max_length=254)]
LinkToken = Annotated[str, Meta(max_length=1000)]


class SessionInfo(Struct):
    """A browser or program that is logged in; browser and system are empty where it did not say."""

    id: str
    browser: str
    system: str
    created_at: int
    seen_at: int
    here: bool  # the one that asks


class Sessions(Struct):
    """Where a person is logged in."""

    sessions: list[SessionInfo]


class Credentials(Struct, forbid_unknown_fields=True):
    """Login and password of an account."""

    login: Login
    password: Password


class PasskeyOptions(Struct):
    """What the browser's passkey dialogue needs, and the signed challenge to send back."""

    options: Json
    challenge: str


class PasskeyReply(Struct, forbid_unknown_fields=True):
    """What the browser's passkey dialogue gave, with the challenge it was given for."""

    credential: Json
    challenge: Annotated[str, Meta(max_length=1000)]


class Proof(Struct, forbid_unknown_fields=True):
    """That it is really this person: the password, or a passkey used just now, or of guests a typed word."""

    password: TypedPassword = ""
    passkey: PasskeyReply | None = None
    word: Annotated[str, Meta(max_length=32)] = ""


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password."""

    password: Password
    proof: Proof


class RecoveryCodes(Struct):
    """Codes that each let the person in once; they are shown only now."""

    codes: list[str]


class Recovery(Struct, forbid_unknown_fields=True):
    """A recovery code, and the password from now on."""

    login: Login
    code: Annotated[str, Meta(max_length=64)]
    password: Password


class NewEmail(Struct, forbid_unknown_fields=True):
    """An address for letters, which counts when its link was opened; an empty one removes it."""

    email: Email
    proof: Proof


class LetterLink(Struct, forbid_unknown_fields=True):
    """What a link in a letter carries."""

    token: LinkToken


class LostPassword(Struct, forbid_unknown_fields=True):
    """Where the letter shall go that helps somebody who forgot the password."""

    email: Email


class ResetPassword(Struct, forbid_unknown_fields=True):
    """What the link of that letter carries, and the password from now on."""

    token: LinkToken
    password: Password
