"""Services that messages go to, as servers of this test on real sockets: for push messages, webhooks and mail."""

from __future__ import annotations

import asyncio
import ssl
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Posted(NamedTuple):
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class FakeService:
    """Takes requests, and answers with these statuses, the last of them for ever; with none, it says nothing."""

    def __init__(self, *statuses: str) -> None:
        self.statuses = list(statuses)
        self.got: list[Posted] = []
        self.lines: list[asyncio.StreamWriter] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        self.lines.append(writer)
        with suppress(asyncio.IncompleteReadError):
            await self._answer(reader, writer)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append(Posted(first.split()[1], headers, body))
        if self.statuses:
            status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
            writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
            writer.close()


@asynccontextmanager
async def service(*statuses: str, context: ssl.SSLContext | None = None) -> AsyncIterator[FakeService]:
    """A service on a port of its own, at 127.0.0.1."""
    fake = FakeService(*statuses)
    server = await asyncio.start_server(fake.serve, "127.0.0.1", 0, ssl=context)
    fake.port = server.sockets[0].getsockname()[1]
    try:
        yield fake
    finally:
        server.close()
        await gone(fake.lines)


class FakeMailServer:
    """Takes mails by SMTP; `refuses` are the answers to RCPT of addresses it does not take."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.context = context
        self.got: list[EmailMessage] = []
        self.signed_in: list[str] = []
        self.refuses: dict[str, str] = {}
        self.lines: list[asyncio.StreamWriter] = []
        self.secure = 0
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""

        def say(*lines: str) -> None:
            writer.write("".join(f"{line}\r\n" for line in lines).encode())

        self.lines.append(writer)
        say("220 fake")
        while line := (await reader.readline()).decode().strip():
            word = line.split()[0].upper()
            if word == "EHLO":
                say("250-fake", *(["250-STARTTLS"] if self.context else []), "250 AUTH PLAIN")
            elif word == "STARTTLS":
                say("220 go on")
                await writer.drain()
                assert self.context is not None
                await writer.start_tls(self.context)
                self.secure += 1
            elif word == "AUTH":
                self.signed_in.append(line)
                say("235 welcome")
            elif word == "RCPT":
                say(next((why for to, why in self.refuses.items() if to in line), "250 yes"))
            elif word == "DATA":
                say("354 go on")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.got.append(message_from_bytes(text[:-3], policy=default))
                say("250 kept")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                say("250 yes")
        writer.close()


@asynccontextmanager
async def mail_server(context: ssl.SSLContext | None = None) -> AsyncIterator[FakeMailServer]:
    """A mail server on a port of its own, at 127.0.0.1."""
    fake = FakeMailServer(context)
    server = await asyncio.start_server(fake.serve, "127.0.0.1", 0)
    fake.port = server.sockets[0].getsockname()[1]
    try:
        yield fake
    finally:
        server.close()
        await gone(fake.lines)


async def gone(lines: list[asyncio.StreamWriter]) -> None:
    """End what is connected, or just connects: a thread that sends something may be slower than its test."""
    end = asyncio.get_running_loop().time() + 3
    while True:
        for line in lines:
            line.transport.abort()  # an encrypted line ends the one below it a moment later
        await asyncio.sleep(0.02)
        sending = any(thread.name == "outgoing" for thread in threading.enumerate())
        if not sending or asyncio.get_running_loop().time() > end:
            break
    for line in lines:
        line.transport.abort()
    for _ in range(5):
        await asyncio.sleep(0)


@cache
def certificates() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for this machine: for who serves, and for who trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push.example")])
    names = [x509.DNSName("push.example"), x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = certificate.public_bytes(serialization.Encoding.PEM)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "both.pem"
        private = key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        file.write_bytes(private + pem)
        serves = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        serves.load_cert_chain(file)
    return serves, ssl.create_default_context(cadata=pem.decode())
