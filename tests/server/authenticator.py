"""A passkey in software, for tests: makes credentials and signs with them as a browser's authenticator does."""

import hashlib
import json
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT_AND_VERIFIED = 0b101
WITH_CREDENTIAL = 0b1000000


class Authenticator:
    """Holds one key pair."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = token_bytes(16)
        self.count = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def data(self, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return hashlib.sha256(self.host.encode()).digest() + bytes((flags,)) + self.count.to_bytes(4, "big") + more

    def credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return what a browser gives for registration options."""
        numbers = self.key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        more = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self.data(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, more)
        client = self.client_data("webauthn.create", options["challenge"])
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.credential(
            {"clientDataJSON": bytes_to_base64url(client), "attestationObject": bytes_to_base64url(attestation)}
        )

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return what a browser gives for login options."""
        data = self.data(PRESENT_AND_VERIFIED)
        client = self.client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            {
                "clientDataJSON": bytes_to_base64url(client),
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(signature),
            }
        )
