"""HTTP: accounts.  A guest who makes one stays the same person, with all tables and records."""

from typing import Final
from unicodedata import normalize

from cosmodrome.protocol import Me
from cosmodrome.protocol_account import Credentials, NewPassword, Proof
from cosmodrome.server.people.passkeys import use_passkey
from cosmodrome.server.people.text import clean_text
from cosmodrome.server.storage.store import Row, person_step
from cosmodrome.server.storage.writer import Step, WriteConflict
from cosmodrome.server.web.lobby import get_me
from cosmodrome.server.web.operations import Call, Operation, Refusal, guess, guessed_right

WRONG: Final = "Login or password is wrong."
GOODBYE: Final = ("delete", "удалить")  # what a guest types, who has nothing else to prove with


def clean_login(login: str) -> str:
    """Return a login as it is compared, or refuse what looks like another one."""
    cleaned = normalize("NFKC", login).strip().casefold()
    if cleaned != clean_text(cleaned) or not 3 <= len(cleaned) <= 64:
        raise Refusal("bad_login", "A login has 3 to 64 characters that can be seen.")
    return cleaned


async def register(call: Call) -> Me:
    """Give the present person an account, or one that has only a passkey a login and password."""
    wish: Credentials = call.body
    login = clean_login(wish.login)
    if call.person["login"]:
        raise Refusal("has_account", "You have an account already.")
    await guess(call)
    hashed = await call.site.passwords.hash(wish.password)
    try:
        await call.hub.store.change_person(call.person["id"], login=login, password=hashed)
    except WriteConflict:
        raise Refusal("login_taken", "This login is taken.") from None
    await guessed_right(call)
    await call.become(dict(call.person) | {"login": login, "password": hashed})
    return await get_me(call)


async def log_in(call: Call) -> Me:
    """Become the person of an account."""
    wish: Credentials = call.body
    login = clean_login(wish.login)
    await guess(call, login)
    person = await call.hub.store.person_by_login(login)
    if not await call.site.passwords.fits(person["password"] if person else None, wish.password):
        raise Refusal("wrong_password", WRONG)
    assert person is not None
    await guessed_right(call, login)
    await call.become(person)
    return await get_me(call)


async def log_out(call: Call) -> dict[str, bool]:
    """End the session of this browser, its sockets included; who comes again is a new guest."""
    await call.site.sessions.end(call.person["id"], call.session)
    call.forgets = True
    return {"logged_out": True}


async def change_password(call: Call) -> Me:
    """Change the password; all other sessions end."""
    wish: NewPassword = call.body
    if not call.person["login"]:
        raise Refusal("no_login", "A password belongs to a login; make an account first.")
    await prove(call, wish.proof)
    await set_password(call, call.person, wish.password)
    return await get_me(call)


async def set_password(call: Call, person: Row, password: str, more: tuple[Step, ...] = ()) -> None:
    """Give an account a password together with other steps; whoever was logged in elsewhere is not any longer."""
    hashed = await call.site.passwords.hash(password)
    sessions, id = call.site.sessions, person["id"]
    here = call.session if id == call.person["id"] else ""
    await sessions.write(id, [*more, person_step(id, password=hashed), *sessions.ending(id, here)])
    await call.become(dict(person) | {"password": hashed})


async def prove(call: Call, proof: Proof) -> None:
    """Refuse unless it is really this person: by password, by a passkey used just now, or by a word from a guest."""
    person = call.person
    passkeys = await call.hub.store.passkeys(person["id"])
    account = person["login"] or person["id"]
    await guess(call, account)
    if proof.passkey is not None and passkeys:
        right = await use_passkey(call, proof.passkey) == person["id"]
    elif person["password"]:
        right = await call.site.passwords.fits(person["password"], proof.password)
    else:
        right = not passkeys and proof.word.strip().casefold() in GOODBYE
    if not right:
        raise Refusal("not_proved", "This does not prove who you are.")
    await guessed_right(call, account)


OPERATIONS = [
    Operation("POST", "/api/account", register, "Make an account for the present person", Credentials, Me),
    Operation("POST", "/api/account/login", log_in, "Log in", Credentials, Me, anyone=True),
    Operation("POST", "/api/account/logout", log_out, "Log out", result=dict[str, bool]),
    Operation("POST", "/api/account/password", change_password, "Change the password", NewPassword, Me),
]
