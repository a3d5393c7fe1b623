"""Web Push: one browser only can read what is pushed (RFC 8291), and its push service knows who sent it (RFC 8292).

The only module that needs the library `cryptography`: whoever uses it asks `can_push` first.
"""

from __future__ import annotations

import base64
import os
import struct
import time
from functools import cache
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
LONGEST = 1000
"""Every message is as long as this, so that its length says nothing."""
SECRET = 16
"""Bytes of the browser's secret."""
VALID = 12 * 3600
DAY = 24 * 3600


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- the server -------------------------------------------------------------------------------------
def new_key() -> bytes:
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


@cache
def signer(secret: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)


def public_key(secret: bytes) -> str:
    """As a browser wants it when it subscribes."""
    return encoded(point(signer(secret).public_key()))


def authorization(secret: bytes, endpoint: str, contact: str) -> str:
    """Who sends this, for one push service and some hours."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": contact}
    signed = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(signer(secret).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={public_key(secret)}"


# --- the browser ------------------------------------------------------------------------------------
def read_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The browser's public key and its secret; raises ValueError for what is neither."""
    secret = decoded(auth)
    if len(secret) != SECRET:
        raise ValueError("The secret of a subscription has 16 bytes.")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh)), secret
    except UnsupportedAlgorithm as error:
        raise ValueError(str(error)) from None


def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """One record, as the body of a request with the encoding aes128gcm."""
    browser, secret = read_keys(p256dh, auth)
    once = ec.generate_private_key(CURVE)
    mine, theirs, salt = point(once.public_key()), point(browser), os.urandom(16)
    shared = derived(32, secret, b"WebPush: info\0" + theirs + mine, once.exchange(ec.ECDH(), browser))
    key = derived(16, salt, b"Content-Encoding: aes128gcm\0", shared)
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", shared)
    sealed = AESGCM(key).encrypt(nonce, (message + b"\x02").ljust(LONGEST, b"\0"), None)
    return salt + struct.pack("!IB", RECORD, len(mine)) + mine + sealed


def headers(secret: bytes, endpoint: str, contact: str, topic: str) -> dict[str, str]:
    """A later message about the same topic comes instead of one that was not delivered yet."""
    return {
        "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(DAY),
        "Urgency": "normal", "Topic": topic, "Authorization": authorization(secret, endpoint, contact),
    }  # fmt: skip
