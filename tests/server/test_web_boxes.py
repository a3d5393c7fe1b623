"""What is printed on the components comes from the server, named after its content, the same for everybody."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
from pathlib import Path
from typing import Any

import pytest
from web_house import house, party, run

from phobetor.book.title import LANGUAGES
from phobetor.games import NAMES
from phobetor.server.boxes import box_address, box_file, version_of

Answer = tuple[int, dict[str, str], bytes]


def fetched(port: int, path: str, **headers: str) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response.status, {name.lower(): value for name, value in response.headers.items()}, body


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_box_in_every_language(game: str, language: str) -> None:
    file = box_file(game, language)
    told: dict[str, Any] = json.loads(file.body)
    assert all(told.values())
    assert len(file.packed) < 20_000, "a box comes before the first sight of the board"
    assert box_address(game, language) == f"/box/{game}?lang={language}&v={version_of(game, language)}"


def test_a_box_is_kept_for_ever_under_its_own_hash_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            path = box_address("nemesis", "pl")
            status, headers, body = await asyncio.to_thread(fetched, home.port, path, Accept_Encoding="gzip")
            assert (status, gzip.decompress(body)) == (200, box_file("nemesis", "pl").body)
            assert headers["content-type"] == "application/json"
            assert "immutable" in headers["cache-control"]
            known = await asyncio.to_thread(fetched, home.port, path, If_None_Match=headers["etag"])
            assert (known[0], known[2]) == (304, b"")
            for old in ("/box/nemesis?lang=pl", "/box/nemesis?lang=pl&v=00", path.replace("lang=pl", "lang=en")):
                status, headers, _ = await asyncio.to_thread(fetched, home.port, old)
                assert (status, headers["cache-control"]) == (200, "no-cache")
            assert (await asyncio.to_thread(fetched, home.port, "/box/chess?lang=en"))[0] == 404

    run(story())


def test_everybody_at_a_table_is_told_where_its_box_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            game = friends.pages[0].now["game"]
            assert {page.now["box"] for page in friends.pages} == {box_address(game, "en")}
            await friends.pages[0].send(t="lang", lang="ru")
            await friends.pages[0].until(lambda: friends.pages[0].now["lang"] == "ru")
            assert friends.pages[0].now["box"] == box_address(game, "ru")
            await friends.close()

    run(story())
