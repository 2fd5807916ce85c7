"""Web Push: messages for browsers, encrypted so that the push service reads nothing (RFC 8291, 8188), and signed with
the server's own key, so that nobody else can send any (VAPID, RFC 8292). Wants the package `cryptography`.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from cutpurse.server.notifications.settings import BadPushKey

RECORD = 4096  # bytes, more than any message of ours
PADDED = 1024  # bytes of every message, so that its length tells nothing
SALT, AUTH, POINT = 16, 16, 65  # bytes of a salt, of a browser's secret, and of a public key
TOKEN_LASTS = 12 * 3600
TOKEN_KEPT = 3600


def encoded(data: bytes) -> str:
    """Base64 as it stands in addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such text; ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def server_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """The server's own key, from its file; the first time it is made. Raises BadPushKey."""
    try:
        if not path.exists():
            make_key(path)
        found = load_pem_private_key(path.read_bytes(), None)
    except (OSError, ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise BadPushKey(str(path)) from error
    if not isinstance(found, ec.EllipticCurvePrivateKey) or found.curve.name != "secp256r1":
        raise BadPushKey(str(path))
    return found


def make_key(path: Path) -> None:
    """Make a key for a server, that nobody else can read; the file is whole or not there."""
    key = ec.generate_private_key(ec.SECP256R1())
    file, draft = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
            opened.flush()
            os.fsync(file)  # browsers keep to it
        os.rename(draft, path)
    except BaseException:
        os.unlink(draft)
        raise


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The public key and the secret of a browser; ValueError if they are none."""
    secret = decoded(auth)
    if len(secret) != AUTH:
        raise ValueError("the secret of a browser has 16 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh)), secret


def encrypted(
    text: bytes, p256dh: str, auth: str, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message that only one browser can read; salt and key are new for each, except in the example of the RFC."""
    browser, secret = browser_keys(p256dh, auth)
    salt, own = salt or os.urandom(SALT), own or ec.generate_private_key(ec.SECP256R1())
    theirs = browser.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), browser)
    material = derived(shared, secret, b"WebPush: info\0" + theirs + point(own), 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point(own) + sealed


def derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key derived from another (HKDF)."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


class Signer:
    """Signs requests to push services as the server's own."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self.key = key
        self.public = encoded(point(key))  # what browsers are told
        self.tokens: dict[str, tuple[float, str]] = {}  # by push service and contact, with when it was made

    def authorization(self, endpoint: str, contact: str) -> str:
        """The header that says who sends a message, for one push service; `contact` is where its operators reach us."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        now, known = time.time(), self.tokens.get(f"{audience} {contact}")
        if known is None or not 0 <= now - known[0] < TOKEN_KEPT:
            if len(self.tokens) > 100:
                self.tokens.clear()
            claims: dict[str, str | int] = {"aud": audience, "exp": int(now) + TOKEN_LASTS, "sub": contact}
            known = self.tokens[f"{audience} {contact}"] = now, self._signed(claims)
        return f"vapid t={known[1]}, k={self.public}"

    def _signed(self, claims: dict[str, str | int]) -> str:
        head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        text = f"{head}.{encoded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def padded(text: bytes) -> bytes:
    """A message as JSON with spaces behind it, up to one length for all."""
    return text.ljust(PADDED)


def topic(table: str) -> str:
    """A name for what a message is about, which the push service may know: a newer one about it replaces it."""
    return encoded(sha256(table.encode()).digest())[:32]
