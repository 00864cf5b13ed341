"""HTTP: coming to a club that is for members only, by an invitation that counts once."""

from sqlalchemy import select

from cosmodrome.protocol import Join, Me
from cosmodrome.server.people.sessions import hash_of
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.writer import WriteConflict
from cosmodrome.server.web.lobby import get_me
from cosmodrome.server.web.operations import Call, Operation, Refusal, guess, guessed_right

NOT_GOOD = "This invitation was used, is too old or was taken back. Ask the host for another."


async def join(call: Call) -> Me:
    """Become a guest of the club; who is known here already stays who that is, and the invitation stays good."""
    wish: Join = call.body
    if call.person["id"]:
        return await get_me(call)
    await guess(call)
    columns = schema.invitations.c
    found = await call.hub.store.row(select(schema.invitations).where(columns.hash == hash_of(wish.invitation)))
    if found is None or found["until"] < call.hub.config.now():
        raise Refusal("bad_invitation", NOT_GOOD)
    await guessed_right(call)
    try:
        person, call.token = await call.site.welcome(call.request.scope, found["id"])
    except WriteConflict:
        raise Refusal("bad_invitation", NOT_GOOD) from None
    call.person, call.session = person, person["session"]
    return await get_me(call)


OPERATIONS = [Operation("POST", "/api/join", join, "Come in by an invitation", Join, Me, anyone=True)]
