"""HTTP: the analysis of a finished match, which is made once and kept with it."""

from typing import Final

from starlette.responses import Response

from cosmodrome.kernel.message import Message
from cosmodrome.protocol_analysis import MatchAnalysis
from cosmodrome.server.table.table import Table
from cosmodrome.server.web.lobby import INVITE, find_table
from cosmodrome.server.web.operations import JSON, Call, Operation
from cosmodrome.server.web.problems import TableProblem, too_busy


async def finished_match(call: Call) -> Table:
    """Return a match that can be analysed, or say why not."""
    table = (await find_table(call)).table
    if table.match is None or not table.match.state.over():
        text = "Only a match that was played to its end is analysed: before that it would tell what is still secret."
        raise TableProblem("not_yet", text, Message("problem-not-over", {}))
    if table.game.mind() is None:
        text = "Matches of this game cannot be analysed: it has no player that thinks ahead."
        raise TableProblem("no_analysis", text, Message("problem-no-analysis", {}))
    return table


async def known_analysis(call: Call, match: str) -> Response | MatchAnalysis | None:
    """Return what is known of an analysis: how far it has come, or all of it."""
    progress = call.hub.analyst.progress(match)
    if progress is not None and progress.status != "failed":
        return progress
    text = await call.hub.store.analysis(match)
    return progress if text is None else Response(text, media_type=JSON)


async def get_analysis(call: Call) -> Response | MatchAnalysis:
    """Return the analysis of a match, or how far it has come."""
    table = await finished_match(call)
    return await known_analysis(call, table.terms.id) or MatchAnalysis("none")


async def start_analysis(call: Call) -> Response | MatchAnalysis:
    """Begin to analyse a match, unless that is under way or done; one that failed is tried again."""
    table = await finished_match(call)
    match, analyst = table.terms.id, call.hub.analyst
    known = await known_analysis(call, match)
    if isinstance(known, Response) or (known is not None and known.status != "failed"):
        return known
    await call.site.limit(call.site.analyses, call.person["id"], "analyses")
    if analyst.is_full():
        call.hub.metrics.limited += 1
        raise too_busy()
    return analyst.jobs.get(match) or analyst.start(match, table.record().write())


PATH: Final = "/api/matches/{table}/analysis"
OPERATIONS = [
    Operation("GET", PATH, get_analysis, "The analysis of a match", result=MatchAnalysis, query=INVITE),
    Operation("POST", PATH, start_analysis, "Analyse a finished match", result=MatchAnalysis, query=INVITE),
]
