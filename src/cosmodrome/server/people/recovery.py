"""HTTP: ways back into an account whose password was forgotten: recovery codes, and a link by e-mail."""

from hashlib import sha256
from secrets import choice
from typing import Final

from itsdangerous import BadSignature
from sqlalchemy import bindparam, delete, insert, select

from cosmodrome.protocol import Me
from cosmodrome.protocol_account import (
    LetterLink,
    LostPassword,
    NewEmail,
    Proof,
    Recovery,
    RecoveryCodes,
    ResetPassword,
)
from cosmodrome.server.people.accounts import clean_login, prove, set_password
from cosmodrome.server.people.sessions import INSERT_SPENT, hash_of
from cosmodrome.server.people.text import clean_text
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.store import Row
from cosmodrome.server.storage.writer import Step, WriteConflict
from cosmodrome.server.web.lobby import get_me
from cosmodrome.server.web.operations import Call, Operation, Refusal, guess, guessed_right

LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that can be taken for another
CODES: Final = 10
CODE_LENGTH: Final = 16  # 78 bits: more than anybody can try, so that a plain hash keeps them
CONFIRM_SECONDS: Final = 86_400
RESET_SECONDS: Final = 3_600
INSERT_CODE: Final = insert(schema.recovery_codes)
DELETE_CODES: Final = delete(schema.recovery_codes).where(schema.recovery_codes.c.person == bindparam("of"))
DELETE_CODE: Final = delete(schema.recovery_codes).where(
    schema.recovery_codes.c.person == bindparam("of"), schema.recovery_codes.c.hash == bindparam("code")
)


# --- recovery codes ---------------------------------------------------------------------------------------------------


def new_code() -> str:
    """Return a code as people write it down."""
    letters = "".join(choice(LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[i : i + 4] for i in range(0, CODE_LENGTH, 4))


def kept_code(person: str, code: str) -> str:
    """Return how a code is kept, however it was typed."""
    return hash_of(f"{person} {''.join(letter for letter in code.upper() if letter.isalnum())}")


async def make_codes(call: Call) -> RecoveryCodes:
    """Make ten new codes; those made before are void."""
    person = call.person["id"]
    if not call.person["login"]:
        raise Refusal("no_login", "Recovery codes are for an account with a login and password.")
    await prove(call, call.body)
    codes = [new_code() for _ in range(CODES)]
    kept: list[Step] = [(INSERT_CODE, {"person": person, "hash": kept_code(person, code)}) for code in codes]
    await call.hub.store.writer.write([(DELETE_CODES, {"of": person}), *kept])
    return RecoveryCodes(codes)


async def recover(call: Call) -> Me:
    """Log in by a code, which counts once, and choose another password."""
    wish: Recovery = call.body
    login = clean_login(wish.login)
    await guess(call, login)
    person = await call.hub.store.person_by_login(login)
    codes = schema.recovery_codes.c
    kept = kept_code(person["id"] if person else "", wish.code)
    found = await call.hub.store.row(select(codes.hash).where(codes.hash == kept))
    if person is None or found is None:
        raise Refusal("wrong_code", "Login or code is wrong, or the code has been used.")
    await use_once(call, person, kept, wish.password, (DELETE_CODE, {"of": person["id"], "code": kept}))
    await guessed_right(call, login)
    return await get_me(call)


async def use_once(call: Call, person: Row, id: str, password: str, *more: Step) -> None:
    """Set a password by something that counts once; of two at the same time one is refused."""
    spent: Step = (INSERT_SPENT, {"id": id, "at": call.hub.config.now()})
    try:
        await set_password(call, person, password, (spent, *more))
    except WriteConflict:
        raise Refusal("wrong_code", "This has been used already.") from None


# --- e-mail -----------------------------------------------------------------------------------------------------------


def clean_email(email: str) -> str:
    """Return an address as it is compared, or refuse what is none."""
    cleaned = email.strip().lower()
    name, at, host = cleaned.rpartition("@")
    plain = cleaned.isascii() and cleaned == clean_text(cleaned) and not set(cleaned) & set(' "<>,;:\\')
    if not (name and at and "." in host.strip(".") and plain):
        raise Refusal("bad_email", "This is not an e-mail address.")
    return cleaned


def need_mail(call: Call) -> None:
    """Refuse where the host has not set letters up."""
    if not call.site.post.is_set_up():
        raise Refusal("no_mail", "The host of this server has not set up e-mail; recovery codes work without it.")


async def change_email(call: Call) -> Me:
    """Send a link to a new address, which counts when it is opened; or forget the address."""
    wish: NewEmail = call.body
    person = call.person
    email = clean_email(wish.email) if wish.email else ""
    if email:
        need_mail(call)
        if not person["login"]:
            raise Refusal("no_login", "An e-mail address is for an account with a login and password.")
    await prove(call, wish.proof)
    if not email:
        await call.hub.store.change_person(person["id"], email=None)
        call.person = dict(person) | {"email": None}
    elif await call.site.guesses.letters.take(email):
        token = call.site.tokens.timed("email").dumps([person["id"], email])
        call.site.post.send(email, person["language"], "confirm", f"/confirm#{token}")
    else:
        raise Refusal("too_fast", "Too many letters to this address; please wait an hour.")
    return await get_me(call)


async def confirm_email(call: Call) -> Me:
    """Keep the address whose link was opened, in whatever browser."""
    wish: LetterLink = call.body
    id, email = read_link(call, wish.token, "email", CONFIRM_SECONDS)
    person = await call.hub.store.person(id)
    if person is None or not person["login"]:
        raise old_link()
    await call.hub.store.change_person(id, email=email)
    if id == call.person["id"]:
        call.person = dict(call.person) | {"email": email}
    return await get_me(call)


def read_link(call: Call, token: str, purpose: str, seconds: int) -> tuple[str, str]:
    """Return whom a link was made for, and what else it says."""
    try:
        found = call.site.tokens.timed(purpose).loads(token, max_age=seconds)
    except BadSignature:
        raise old_link() from None
    return str(found[0]), str(found[1])


def old_link() -> Refusal:
    """Return the refusal of a link that is not good any more."""
    return Refusal("old_link", "This link is too old, was used before, or is not complete.")


def trace_of(person: Row) -> str:
    """Return what changes with the password, so that a link made before is void after."""
    return sha256(f"{person['password']} {person['email']}".encode()).hexdigest()[:16]


async def lose_password(call: Call) -> dict[str, bool]:
    """Send a link to an address; whether anybody has it is not told."""
    wish: LostPassword = call.body
    need_mail(call)
    email = clean_email(wish.email)
    await guess(call)
    people = schema.people.c
    known = await call.hub.store.rows(select(schema.people).where(people.email == email))
    if known and await call.site.guesses.letters.take(email):
        for person in known:
            token = call.site.tokens.timed("reset").dumps([person["id"], trace_of(person)])
            call.site.post.send(email, person["language"], "reset", f"/reset#{token}", login=person["login"])
    return {"sent": True}


async def reset_password(call: Call) -> Me:
    """Choose another password by the link of a letter, which counts once."""
    wish: ResetPassword = call.body
    await guess(call)
    id, trace = read_link(call, wish.token, "reset", RESET_SECONDS)
    person = await call.hub.store.person(id)
    if person is None or trace_of(person) != trace:
        raise old_link()
    await use_once(call, person, hash_of(wish.token), wish.password)
    await guessed_right(call)
    return await get_me(call)


OPERATIONS = [
    Operation("POST", "/api/account/codes", make_codes, "Make recovery codes", Proof, RecoveryCodes),
    Operation("POST", "/api/account/recover", recover, "Log in by a recovery code", Recovery, Me, anyone=True),
    Operation("POST", "/api/account/email", change_email, "Give or remove an e-mail address", NewEmail, Me),
    Operation("PUT", "/api/account/email", confirm_email, "Confirm an e-mail address", LetterLink, Me, anyone=True),
    Operation(
        "POST",
        "/api/account/reset",
        lose_password,
        "Ask for a link to choose another password",
        LostPassword,
        dict[str, bool],
        anyone=True,
    ),
    Operation(
        "PUT", "/api/account/reset", reset_password, "Choose another password by link", ResetPassword, Me, anyone=True
    ),
]
