"""HTTP: passkeys.  A browser makes one for the present person, or proves with one who somebody is."""

import json
from typing import Any, Final

from itsdangerous import BadSignature
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from cosmodrome.protocol import Me
from cosmodrome.protocol_account import PasskeyOptions, PasskeyReply
from cosmodrome.server.doors.security import header
from cosmodrome.server.storage.store import INSERT_PASSKEY, UPDATE_PASSKEY
from cosmodrome.server.storage.writer import WriteConflict
from cosmodrome.server.web.lobby import get_me
from cosmodrome.server.web.operations import Call, Operation, Refusal, guess, guessed_right

CHALLENGE_SECONDS: Final = 300


def sign_challenge(call: Call, challenge: bytes, purpose: str) -> str:
    """Return the signed challenge, so that the server need not remember it."""
    return str(call.site.tokens.timed("passkey").dumps([purpose, call.person["id"], challenge.hex()]))


def read_challenge(call: Call, signed: str, purpose: str) -> bytes:
    """Return the challenge of this person, or refuse."""
    try:
        found = call.site.tokens.timed("passkey").loads(signed, max_age=CHALLENGE_SECONDS)
    except BadSignature:
        found = None
    if not isinstance(found, list) or found[:2] != [purpose, call.person["id"]]:
        raise Refusal("bad_challenge", "This took too long; please try again.")
    return bytes.fromhex(found[2])


def relying_party(call: Call) -> tuple[str, str]:
    """Return the name under which passkeys are kept (our host) and the page's origin."""
    host = header(call.request.scope, b"host").rsplit(":", 1)[0]
    origin = header(call.request.scope, b"origin") or f"{call.request.url.scheme}://{call.request.url.netloc}"
    return host, origin


async def start_passkey(call: Call) -> PasskeyOptions:
    """Begin to make a passkey for the present person."""
    host, _ = relying_party(call)
    known = await call.hub.store.passkeys(call.person["id"])
    options = generate_registration_options(
        rp_id=host,
        rp_name="Cosmodrome",
        user_id=call.person["id"].encode(),
        user_name=call.person["login"] or call.person["name"],
        user_display_name=call.person["name"],
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key["id"])) for key in known],
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
    )
    return PasskeyOptions(json.loads(options_to_json(options)), sign_challenge(call, options.challenge, "make"))


async def finish_passkey(call: Call) -> Me:
    """Keep the passkey that the browser made."""
    reply: PasskeyReply = call.body
    challenge = read_challenge(call, reply.challenge, "make")
    host, origin = relying_party(call)
    try:
        made = verify_registration_response(
            credential=reply.credential, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refusal("bad_passkey", str(error)) from None
    try:
        await call.hub.store.write(
            INSERT_PASSKEY,
            id=bytes_to_base64url(made.credential_id),
            person=call.person["id"],
            public_key=bytes_to_base64url(made.credential_public_key),
            sign_count=made.sign_count,
            created_at=call.hub.config.now(),
        )
    except WriteConflict:
        raise Refusal("passkey_taken", "This passkey is known here already.") from None
    await call.become(call.person)
    return await get_me(call)


async def start_passkey_login(call: Call) -> PasskeyOptions:
    """Begin to log in with a passkey."""
    host, _ = relying_party(call)
    options = generate_authentication_options(rp_id=host)
    return PasskeyOptions(json.loads(options_to_json(options)), sign_challenge(call, options.challenge, "use"))


async def finish_passkey_login(call: Call) -> Me:
    """Become the person of a passkey."""
    await guess(call)
    person = await call.hub.store.person(await use_passkey(call, call.body))
    assert person is not None
    await guessed_right(call)
    await call.become(person)
    return await get_me(call)


async def use_passkey(call: Call, reply: PasskeyReply) -> str:
    """Return whose passkey the browser has just used, or refuse."""
    challenge = read_challenge(call, reply.challenge, "use")
    known = await call.hub.store.passkey(str(reply.credential.get("id", "")))
    if known is None:
        raise Refusal("bad_passkey", "This passkey is not known here.")
    count = passkey_count(call, reply.credential, challenge, known)
    await call.hub.store.write(UPDATE_PASSKEY, of=known["id"], sign_count=count)
    return str(known["person"])


def passkey_count(call: Call, credential: dict[str, Any], challenge: bytes, known: Any) -> int:
    """Check what a passkey signed; return how often it has signed."""
    host, origin = relying_party(call)
    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(known["public_key"]),
            credential_current_sign_count=known["sign_count"],
        ).new_sign_count
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refusal("bad_passkey", str(error)) from None


OPERATIONS = [
    Operation("POST", "/api/account/passkey", start_passkey, "Begin to make a passkey", result=PasskeyOptions),
    Operation("PUT", "/api/account/passkey", finish_passkey, "Keep a passkey", PasskeyReply, Me),
    Operation(
        "POST",
        "/api/account/passkey/login",
        start_passkey_login,
        "Begin to log in by passkey",
        result=PasskeyOptions,
        anyone=True,
    ),
    Operation(
        "PUT", "/api/account/passkey/login", finish_passkey_login, "Log in by passkey", PasskeyReply, Me, anyone=True
    ),
]
