"""The built page: read into memory, so that no request ever names a file."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from phobetor.book.title import LANGUAGES
from phobetor.server.texts import language_of, say

FOLDER = Path(__file__).resolve().parent / "static"
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
KINDS = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml",
         ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}  # fmt: skip


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes
    """Compressed, or empty where that does not help."""
    kind: str
    tag: str
    lasting: bool
    """Named after its content, so that a browser may keep it for ever."""


def file_of(body: bytes, kind: str, lasting: bool) -> File:
    """A file as it is kept ready: packed where that helps, and tagged by its content."""
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(TEXTS) else b""
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, packed if len(packed) < len(body) else b"", kind, tag, lasting)


def read_file(path: Path, name: str) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return file_of(path.read_bytes(), kind, name.startswith("assets/"))


def sent(request: Request, file: File, lasting: bool, status: int = 200) -> Response:
    """The file, or only word that the browser has it already."""
    keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
    headers = {"Cache-Control": keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    packed = bool(file.packed) and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(file.packed if packed else file.body, status, headers, media_type=file.kind)


def offline_part(language: str) -> str:
    title, text, again = (escape(say(language, f"offline-{part}")) for part in ("title", "text", "again"))
    return f'<section lang="{language}"><h2>{title}</h2><p>{text}</p><a href="">{again}</a></section>'


@cache
def offline() -> File:
    """What a browser shows while it cannot reach the server: it keeps it from before, so it is in every language."""
    page = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Phobetor</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">'
        '<link rel="stylesheet" href="/offline.css"></head><body><img src="/favicon.svg" alt="Phobetor">'
        f"{''.join(map(offline_part, LANGUAGES))}</body></html>"
    )
    return file_of(page.encode(), "text/html", False)


class Page:
    """The files by their address; read again when the page was built anew."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.files: dict[str, File] = {}
        self.read_at = 0.0

    def refresh(self) -> None:
        index = self.folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self.read_at:
            found = sorted(path for path in self.folder.rglob("*") if path.is_file()) if built else []
            names = [path.relative_to(self.folder).as_posix() for path in found]
            self.files = {name: read_file(path, name) for name, path in zip(names, found, strict=True)}
            self.read_at = built

    def answer(self, request: Request, name: str, status: int = 200) -> Response | None:
        file = self.files.get(name)
        return None if file is None else sent(request, file, file.lasting, status)

    def shell(self, request: Request, status: int = 200) -> Response:
        """The page itself, whatever the address means to it."""
        self.refresh()
        language = language_of("", request.headers.get("accept-language", ""))
        found = self.answer(request, "index.html", status)
        return found or PlainTextResponse(say(language, "page-missing") + "\n", 503)
