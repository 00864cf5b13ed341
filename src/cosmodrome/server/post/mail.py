"""Letters to people who gave an address, where the host has set up SMTP."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from cosmodrome.kernel.message import Message
from cosmodrome.server.config import Config
from cosmodrome.translate import Language, Translator

LOG: Final = logging.getLogger(__name__)
LETTERS: Final = Path(__file__).with_name("letters")
SECONDS: Final = 20.0
LAST_SECONDS: Final = 5.0  # for letters that are on their way when the server stops
PORTS: Final = {"smtp": 25, "smtps": 465}


@cache
def words(language: Language) -> Translator:
    """Return what says letters in a language."""
    return Translator(language, [LETTERS])


class Mailer:
    """Sends letters, without anybody waiting for it."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def is_set_up(self) -> bool:
        """Tell whether letters can be sent."""
        return bool(self.config.smtp)

    def send(self, to: str, language: str, kind: str, path: str, **args: str) -> None:
        """Send the letter of a kind with a link to a page of ours."""
        task = asyncio.create_task(asyncio.to_thread(self.deliver, to, language, kind, path, args))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def letter(self, to: str, language: str, kind: str, path: str, args: dict[str, str]) -> EmailMessage:
        """Write a letter."""
        say = words("ru" if language == "ru" else "en")
        letter = EmailMessage()
        letter["From"], letter["To"] = self.config.mail_from, to
        letter["Subject"] = say(Message(f"{kind}-subject"))
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.config.mail_from.partition("@")[2])
        text = say(Message(f"{kind}-text", args | {"link": self.config.address + path, "server": self.config.address}))
        letter.set_content(text, cte="base64")  # other codings break long links into lines
        return letter

    def deliver(self, to: str, language: str, kind: str, path: str, args: dict[str, str]) -> None:
        """Write a letter and give it to the mail server; a failure is logged for the host."""
        letter = self.letter(to, language, kind, path, args)
        try:
            with self.connect() as server:
                server.send_message(letter)
        except (OSError, smtplib.SMTPException) as error:
            LOG.error("letter not sent", extra={"reason": f"{type(error).__name__}: {error}"})

    def connect(self) -> smtplib.SMTP:
        """Connect to the mail server; a password is never sent in the open."""
        parts = urlsplit(self.config.smtp)
        host, port, tls = parts.hostname or "localhost", parts.port or PORTS[parts.scheme], ssl.create_default_context()
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=tls)
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=tls)
            elif parts.username:
                server.close()
                raise smtplib.SMTPException("the mail server offers no TLS, and the password shall not go in the open")
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        return server

    async def close(self) -> None:
        """Let letters go that are on their way."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=LAST_SECONDS)
