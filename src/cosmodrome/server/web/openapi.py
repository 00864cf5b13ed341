"""The OpenAPI document of the HTTP part, made from the same operations and types that serve it."""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from cosmodrome import __version__
from cosmodrome.protocol import Failure
from cosmodrome.server.web.operations import JSON, Operation

TEMPLATE: Final = "#/components/schemas/{name}"


def document(operations: Sequence[Operation]) -> dict[str, Any]:
    """Return the document."""
    types: list[Any] = [Failure]
    types += [type for operation in operations for type in (operation.body, operation.result) if type is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    known = {id(type): schema for type, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = described(operation, known)
    info = {
        "title": "Cosmodrome",
        "version": __version__,
        "description": "The HTTP part of the table server. Playing happens on the WebSocket: see docs/protocol.md.",
    }
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def described(operation: Operation, schemas: dict[int, Any]) -> dict[str, Any]:
    """Return the description of one operation."""
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    parameters += [
        {"name": name, "in": "query", "description": text, "schema": {"type": "string"}}
        for name, text in operation.query.items()
    ]
    made: dict[str, Any] = {"operationId": operation.handler.__name__, "summary": operation.summary}
    if parameters:
        made["parameters"] = parameters
    if operation.body is not None:
        kind = "text/plain" if operation.upload else JSON
        made["requestBody"] = {"required": True, "content": {kind: {"schema": schemas[id(operation.body)]}}}
    made["responses"] = {
        "200": {"description": "Done.", "content": {JSON: {"schema": schemas[id(operation.result)]}}},
        "4XX": {"description": "Refused.", "content": {JSON: {"schema": schemas[id(Failure)]}}},
        "503": {"description": "Not now.", "content": {JSON: {"schema": schemas[id(Failure)]}}},
    }
    return made
