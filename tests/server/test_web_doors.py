"""Host, Origin, lengths, headers, addresses: what comes in from elsewhere stays outside."""

from __future__ import annotations

import asyncio
import http.client
import json
from email.message import Message
from pathlib import Path

import pytest
from web_house import House, house, party, run
from websockets.exceptions import InvalidStatus

from phobetor.server.client import Browser
from phobetor.server.guard import Doors, Limit, Limits, hashed, trusted
from phobetor.server.static import Page

TABLE = {"game": "nightmarium", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Anna"}


async def status(home: House, method: str, path: str, body: object = None, **headers: str) -> int:
    """The status of a request; 'none' leaves a header out."""
    browser = home.browser()
    named = {name.replace("_", "-"): "" if value == "none" else value for name, value in headers.items()}
    found, _ = await asyncio.to_thread(browser.ask, method, path, body, **named)
    return found


def test_only_known_hosts(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            assert await status(home, "GET", "/api/games", Host=f"localhost:{home.port}") == 200
            for host in (
                "evil.example",
                "localhost.evil.example",
                "x/admin?",
                "localhost:1:2",
                "127.0.0.1@x",
                "[::1",
            ):
                assert await status(home, "GET", "/api/games", Host=host) == 400
            assert await status(home, "GET", "/api/games", X_Forwarded_Host="evil.example") == 200

    run(story())


def test_changes_come_from_our_own_page_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            elsewhere = ("http://evil.example", "null", "none", f"http://127.0.0.1:{home.port}.evil.example")
            for origin in (*elsewhere, "http://[", "http://[x]", "http://[::1"):
                assert await status(home, "POST", "/api/tables", TABLE, Origin=origin) == 403
            for site in ("cross-site", "same-site", "none-of-these"):
                assert await status(home, "POST", "/api/tables", TABLE, Sec_Fetch_Site=site) == 403
            assert await status(home, "POST", "/api/tables", TABLE, Sec_Fetch_Site="same-origin") == 200
            form = {"Content_Type": "application/x-www-form-urlencoded"}
            assert await status(home, "POST", "/api/tables", b"game=nightmarium", **form) == 415
            assert len(home.hall.rooms) == 1

    run(story())


def test_sockets_come_from_our_own_page_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            for origin in ("http://evil.example", "null", None):
                with pytest.raises(InvalidStatus) as refused:
                    await friends.browsers[0].socket(friends.table, origin=origin)
                assert refused.value.response.status_code == 403
            stranger = Browser(home.port)
            stranger.address, stranger.origin = f"127.0.0.1:{home.port}", "http://evil.example"
            with pytest.raises(InvalidStatus):
                await stranger.socket(friends.table)
            await friends.close()

    run(story())


def test_bodies_are_short_and_exact(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            assert await status(home, "POST", "/api/tables", b"x" * 20_000) == 413
            for body in (b"", b"[]", b"{", b"\xff", b"[" * 9000, {**TABLE, "more": 1}, {**TABLE, "seats": []}):
                assert await status(home, "POST", "/api/tables", body) == 400
            wrong = (
                {"game": "chess"},
                {"settings": {"creatures": "99"}},
                {"settings": {"nothing": "1"}},
                {"seats": [{"kind": "me"}]},
                {"seats": [{"kind": "me"}, {"kind": "me", "name": "B"}]},
                {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "/etc/passwd.py:Bot"}]},
                {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]},
                {"settings": {"first": "6"}},
                {"name": "\u200b"},
            )
            for change in wrong:
                assert await status(home, "POST", "/api/tables", TABLE | change) == 400, change
            assert not home.hall.rooms

    run(story())


def test_every_answer_carries_the_headers_and_one_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            for path in ("/healthz", "/api/games", "/api/tables/none", "/nothing/here", "/"):
                headers = await asyncio.to_thread(headers_of, home.port, path)
                assert headers["content-security-policy"].startswith("default-src 'self';")
                assert "unsafe" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
            browser = home.browser()
            found, answer = await asyncio.to_thread(browser.ask, "GET", "/api/tables/none?lang=pl")
            assert (found, answer) == (404, {"error": "Nie ma takiego stołu; sprawdź link."})
            assert await status(home, "DELETE", "/api/games") == 405

    run(story())


def headers_of(port: int, path: str) -> dict[str, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    connection.request("GET", path)
    response = connection.getresponse()
    response.read()
    connection.close()
    return {name.lower(): value for name, value in response.headers.items()}


def test_no_address_leads_to_a_file_that_is_not_the_pages(tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>x</title>")
    (built / "assets" / "app-1234.js").write_text("export {};\n" * 50)
    (tmp_path / "secret.txt").write_text("secret")

    async def story() -> None:
        async with house(tmp_path / "data") as home:
            app = home.server.config.app.app  # type: ignore[union-attr]
            app.state.page = Page(built)
            for path in ("/", "/t/abc", "/replay/abc", "/fair/abc", "/rules/nightmarium"):
                assert (await asyncio.to_thread(home.browser().ask, "GET", path))[0] == 200
            headers = await asyncio.to_thread(headers_of, home.port, "/assets/app-1234.js")
            assert "immutable" in headers["cache-control"]
            for path in (
                "/../secret.txt", "/%2e%2e/secret.txt", "//secret.txt", "/assets/..%2f..%2fsecret.txt",
                "/assets/%5c..%5csecret.txt", "/assets/", "/\\\\host\\share", "/secret.txt%00.js",
            ):  # fmt: skip
                found, text = await asyncio.to_thread(home.browser().ask, "GET", path)
                assert found == 404
                assert b"secret" not in str(text).encode() or "error" in text

    run(story())


def test_an_unknown_address_shows_browsers_the_page_and_is_data_only_under_api(tmp_path: Path) -> None:
    built = tmp_path / "static"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html><title>x</title>")

    def asked(home: House, path: str, accept: str, method: str = "GET", **more: str) -> tuple[int, str, str]:
        connection = http.client.HTTPConnection("127.0.0.1", home.port, timeout=5)
        connection.request(method, path, headers={"Accept": accept, **more})
        response = connection.getresponse()
        text = response.read().decode()
        connection.close()
        return response.status, response.headers["Content-Type"].partition(";")[0], text

    async def story() -> None:
        async with house(tmp_path / "data") as home:
            page = Page(built)
            home.server.config.app.app.state.page = page  # type: ignore[union-attr]
            for path in ("/no/such/page", "/t", "/t/a/b", "/rules", "/fair", "/rules/a/b", "/assets/gone.js", "/apis"):
                found = await asyncio.to_thread(asked, home, path, "text/html,*/*;q=0.8")
                assert found[:2] == (404, "text/html"), path
                assert found[2].startswith("<!doctype html>")
                found = await asyncio.to_thread(asked, home, path, "*/*")
                assert found == (404, "text/plain", "There is nothing at this address.\n"), path
            known = {"If-None-Match": page.files["index.html"].tag}
            assert (await asyncio.to_thread(asked, home, "/no", "text/html", **known))[0] == 404
            for path in ("/api", "/api/", "/api/no/such", "/api/tables/none"):
                assert (await asyncio.to_thread(asked, home, path, "text/html"))[:2] == (404, "application/json"), path
            assert (await asyncio.to_thread(asked, home, "/t/x", "text/html", "DELETE"))[0] in (403, 405)

    run(story())


def test_cookies_are_opaque_and_kept_only_as_hashes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            connection = http.client.HTTPConnection("127.0.0.1", home.port, timeout=5)
            body = b'{"game":"nightmarium","seats":[{"kind":"me"},{"kind":"open"}]}'
            headers = {"Origin": f"http://127.0.0.1:{home.port}", "Content-Type": "application/json"}
            await asyncio.to_thread(connection.request, "POST", "/api/tables", body, headers)
            cookie = (await asyncio.to_thread(connection.getresponse)).headers["Set-Cookie"]
            connection.close()
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            token = cookie.partition(";")[0].partition("=")[2]
            assert len(token) >= 43
            assert home.hall.store.is_guest(hashed(token))
            files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert token.encode() not in files

    run(story())


async def answered(home: House, **headers: str) -> Message:
    """The headers of an answer to a request that makes a table."""

    def ask() -> Message:
        connection = http.client.HTTPConnection("127.0.0.1", home.port, timeout=5)
        usual = {"Origin": f"http://127.0.0.1:{home.port}", "Content-Type": "application/json"}
        connection.request("POST", "/api/tables", json.dumps(TABLE).encode(), usual | headers)
        found = connection.getresponse()
        found.read()
        connection.close()
        found.headers["Status"] = str(found.status)
        return found.headers

    return await asyncio.to_thread(ask)


BY_TLS = {"X-Forwarded-For": "203.0.113.9, 127.0.0.1", "X-Forwarded-Proto": "https"}


def test_behind_a_trusted_proxy_everybody_is_somebody_else(tmp_path: Path) -> None:
    """Limits count the address that the proxy names; cookies and headers are those of TLS."""

    async def story() -> None:
        doors = Doors(proxies=trusted(["127.0.0.1"]))
        async with house(tmp_path, limits=Limits(new_tables_from_address=Limit(1, 3600), local=1), doors=doors) as home:
            first = await answered(home, **BY_TLS)
            assert first["Status"] == "200"
            assert first["Set-Cookie"].startswith(f"__Host-phobetor{home.port}=")
            assert "; Secure" in first["Set-Cookie"]
            assert first["Strict-Transport-Security"]
            assert (await answered(home, **BY_TLS))["Status"] == "429"
            other = await answered(home, **(BY_TLS | {"X-Forwarded-For": "203.0.113.10"}))
            assert other["Status"] == "200"
            forged = await answered(home, **(BY_TLS | {"X-Forwarded-For": "198.51.100.1, 203.0.113.9, 127.0.0.1"}))
            assert forged["Status"] == "429"  # what the visitor wrote in front counts for nothing

    run(story())


def test_nobody_else_is_believed_to_be_a_proxy(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(new_tables_from_address=Limit(1, 3600), local=1)) as home:
            first = await answered(home, **BY_TLS)
            assert first["Set-Cookie"].startswith(f"phobetor{home.port}=")
            assert "Secure" not in first["Set-Cookie"]
            assert "Strict-Transport-Security" not in first
            assert (await answered(home, **(BY_TLS | {"X-Forwarded-For": "203.0.113.10"})))["Status"] == "429"

    run(story())


def test_a_second_server_on_another_port_takes_nobodys_seat(tmp_path: Path) -> None:
    """A browser sends the cookies of a host to all its ports."""

    async def story() -> None:
        async with house(tmp_path / "one") as one, house(tmp_path / "other") as other:
            first = one.browser()
            made = await first.post("/api/tables", TABLE)
            elsewhere = other.browser()
            elsewhere.cookie = first.cookie
            await elsewhere.post("/api/tables", TABLE)
            assert elsewhere.cookie.partition("=")[0] != first.cookie.partition("=")[0]
            first.cookie = f"{first.cookie}; {elsewhere.cookie}"
            assert (await first.get(f"/api/tables/{made['table']}"))["you"] == 0

    run(story())


def test_a_cookie_of_an_earlier_version_still_holds_its_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            made = await browser.post("/api/tables", TABLE)
            browser.cookie = f"phobetor={browser.cookie.partition('=')[2]}"
            assert (await browser.get(f"/api/tables/{made['table']}"))["you"] == 0

    run(story())


def test_requests_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(new_tables=Limit(3, 3600), joins=Limit(4, 60), local=1)
        async with house(tmp_path, limits=limits) as home:
            browser = home.browser()
            made = [(await asyncio.to_thread(browser.ask, "POST", "/api/tables", TABLE))[0] for _ in range(5)]
            assert made == [200, 200, 200, 429, 429]
            sit = {"seat": 7, "name": "B"}
            table = next(iter(home.hall.rooms))
            path = f"/api/tables/{table}/sit"
            joined = [(await asyncio.to_thread(home.browser().ask, "POST", path, sit))[0] for _ in range(6)]
            assert joined == [400, 400, 400, 400, 429, 429]

    run(story())


TOO_MANY_TABLES = {
    "en": "One browser may open 3 tables an hour, and yours has; the next one is possible in 20 min.",
    "ru": "Один браузер может открыть 3 стола в час, и столько уже открыто; следующий можно открыть через 20 мин.",
    "pl": "Jedna przeglądarka może otworzyć 3 stoły na godzinę i tyle już otwarto; "
    "następny będzie można otworzyć za 20 min.",
}


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_who_has_opened_too_many_tables_hears_why_and_until_when(tmp_path: Path, language: str) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(new_tables=Limit(3, 3600), local=1)) as home:
            browser, path = home.browser(), f"/api/tables?lang={language}"
            for _ in range(3):
                await browser.post(path, TABLE)
            status, told = await asyncio.to_thread(browser.ask, "POST", path, TABLE)
            assert (status, told["error"]) == (429, TOO_MANY_TABLES[language])
            found = await answered(home, Cookie=browser.cookie)
            assert 1190 <= int(found["Retry-After"]) <= 1201
        async with house(tmp_path, limits=Limits(new_tables_from_address=Limit(1, 3600), local=1)) as home:
            await home.browser().post(path, TABLE)
            status, told = await asyncio.to_thread(home.browser().ask, "POST", path, TABLE)
            assert (status, "60 min" in told["error"] or "60 мин" in told["error"]) == (429, True)

    run(story())


def test_a_table_that_cannot_be_is_not_counted(tmp_path: Path) -> None:
    """Neither for the browser nor for its network, and no guest is kept for whoever wanted it."""

    async def story() -> None:
        limits = Limits(new_tables=Limit(1, 3600), new_tables_from_address=Limit(1, 3600), local=1)
        async with house(tmp_path, limits=limits) as home:
            for wrong in ({"game": "chess"}, {"name": ""}, {"settings": {"x": "y"}}, {"seats": [{"kind": "me"}]}):
                browser = home.browser()
                status, _ = await asyncio.to_thread(browser.ask, "POST", "/api/tables", TABLE | wrong)
                assert (status, browser.cookie) == (400, "")
            assert (await home.browser().post("/api/tables", TABLE))["table"]

    run(story())


def test_eight_friends_behind_one_address_meet_no_limit(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(local=1)) as home:
            friends = await party(home, 6)
            watchers = [await home.browser().sit_down(friends.table) for _ in range(2)]
            tabs = [await browser.sit_down(friends.table) for browser in friends.browsers]
            for page in friends.pages:
                assert (await page.order(t="say", text="hello"))["t"] == "ack"
            for page in (*watchers, *tabs, *friends.pages):
                await page.close()

    run(story())
