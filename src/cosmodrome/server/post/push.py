"""Web push: the server's public key, and which addresses it is ready to send to."""

import base64
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

from cosmodrome.server.web.operations import Refusal


@cache
def public_key(private_key: str) -> str:
    """Return the public key that browsers need to subscribe; nothing where push is not set up."""
    if not private_key:
        return ""
    point = Vapid.from_string(private_key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def check_endpoint(endpoint: str) -> None:
    """Refuse addresses that no push service has, so that nobody makes the server call its own neighbours."""
    parts = urlsplit(endpoint)
    host = parts.hostname or ""
    try:
        ip_address(host)
        numeric = True
    except ValueError:
        numeric = False
    if parts.scheme != "https" or numeric or "." not in host or host.endswith((".local", ".internal")):
        raise Refusal("bad_endpoint", "The address of a push service is https and names a public host.")
