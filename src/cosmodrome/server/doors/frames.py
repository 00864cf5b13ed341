"""Frames of WebSockets (RFC 6455, 5.2), as far as nearly all that is sent and received needs them: whole texts."""

from typing import Final

from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # a text that is not in several parts
MASKED: Final = 0x80  # as everything that clients send
MASK_BYTES: Final = 4
SHORT: Final = 126  # bytes; from here on two bytes tell the length
LONG: Final = 1 << 16  # the same with eight


def text_head(size: int) -> bytes:
    """Return what stands before a whole text of the server."""
    if size < SHORT:
        return bytes((WHOLE_TEXT, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < LONG else b"\x81\x7f" + size.to_bytes(8, "big")


def short_text(data: bytes) -> bytes | None:
    """Return the text of a client if the data are just that: a single frame with a whole short text in ASCII."""
    start = 2 + MASK_BYTES
    size = len(data) - start
    if not 0 < size < SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
        return None
    text = apply_mask(data[start:], data[2:start])
    return text if text.isascii() else None
