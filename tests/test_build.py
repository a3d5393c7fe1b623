"""The suite runs on the build that it is meant to run on, and a build does nothing twice."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import compiling
import fields
import install
import page
import pytest
import wheels

from phobetor.build import build

ROOT = Path(__file__).resolve().parents[1]


def test_this_is_the_build_that_is_to_be_tested() -> None:
    expected = os.environ.get("PHOBETOR_EXPECT")
    if expected is None:
        pytest.skip("PHOBETOR_EXPECT does not say which build is to be tested")
    assert build() == expected


# --- what is compiled again -------------------------------------------------------------------------
@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that may be changed."""
    ignored = shutil.ignore_patterns("static*", "__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    for name in ("pyproject.toml", "tools/build/compiling.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(compiling, "KEPT", tmp_path / "build/compiled")
    monkeypatch.setattr(compiling, "__file__", str(tmp_path / "tools/build/compiling.py"))
    monkeypatch.delenv("PHOBETOR_PURE", raising=False)
    return tmp_path / "src/phobetor"


def touched(path: Path) -> None:
    assert path.is_file()
    path.write_text(path.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")


def test_a_changed_server_page_or_text_lets_the_compiled_rules_be(sources: Path) -> None:
    before = compiling.key()
    for name in ("server/app.py", "table/table.py", "cli/play.py", "games/nemesis/text/en.ftl"):
        touched(sources / name)
    assert compiling.key() == before


@pytest.mark.parametrize("name", ["kernel/agenda.py", "games/nemesis/rules/turn.py", "games/box.py"])
def test_a_changed_rule_or_what_it_imports_is_compiled_again(sources: Path, name: str) -> None:
    before = compiling.key()
    touched(sources / name)
    assert compiling.key() != before


def test_what_was_compiled_is_kept_for_the_same_sources_only(sources: Path, tmp_path: Path) -> None:
    built = tmp_path / "lib"
    module = built / f"phobetor/kernel/agenda{compiling.SUFFIX}"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"compiled")
    assert compiling.kept() is None
    compiling.keep(built)
    place = compiling.kept()
    assert place is not None
    compiling.take_kept(place, tmp_path / "again")
    assert (tmp_path / "again" / module.relative_to(built)).read_bytes() == b"compiled"
    touched(sources / "kernel/agenda.py")
    assert compiling.kept() is None


def test_pure_means_pure_whatever_was_kept(sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / f"lib/x{compiling.SUFFIX}").touch()
    compiling.keep(tmp_path / "lib")
    monkeypatch.setenv("PHOBETOR_PURE", "1")
    assert compiling.kept() is None
    assert not compiling.is_wanted()


def test_without_a_compiler_nothing_is_compiled_and_nothing_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PHOBETOR_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not compiling.can_compile()
    assert compiling.requirements() == []
    with pytest.raises(SystemExit, match="needs a C compiler"):
        wheels.wheel("compiled", Path("nowhere"))


def test_a_wheel_of_an_unknown_kind_is_refused() -> None:
    with pytest.raises(SystemExit, match="A wheel is pure, compiled, kept, not 'fast'"):
        wheels.wheel("fast", Path("nowhere"))


# --- the page ---------------------------------------------------------------------------------------
@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of a script and a text, built."""
    for name, place in (("WEB", "web"), ("TEXTS", "src"), ("STATIC", "static"), ("KEY", "static.key")):
        monkeypatch.setattr(page, name, tmp_path / place)
    for name in ("web/src/page.ts", "src/server/text/page.en.ftl", "web/node_modules/other.js", "static/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one", encoding="utf-8")
    page.KEY.write_text(page.key(), encoding="utf-8")
    return tmp_path / "web"


def test_the_page_is_built_again_when_its_sources_change_and_not_when_only_their_dates_do(web: Path) -> None:
    os.utime(web / "src/page.ts", (2e9, 2e9))
    (web / "node_modules/other.js").write_text("two", encoding="utf-8")
    assert page.is_fresh()
    (web / "src/page.ts").write_text("two", encoding="utf-8")
    assert not page.is_fresh()


def test_the_page_is_built_again_when_its_texts_change(web: Path) -> None:
    (page.TEXTS / "server/text/page.en.ftl").write_text("two", encoding="utf-8")
    assert not page.is_fresh()


def test_a_removed_source_makes_the_page_stale(web: Path) -> None:
    (web / "src/page.ts").unlink()
    assert not page.is_fresh()


def test_without_its_sources_a_built_page_is_taken_as_it_is(web: Path) -> None:
    shutil.rmtree(web)
    assert page.is_fresh()


def test_npm_of_a_wheel_is_started_through_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The wheel's own bin/npm is a copy of a link and finds nothing."""
    monkeypatch.setattr(page, "node_on_path", lambda: None)
    monkeypatch.setattr(page, "node_from_pypi", lambda: tmp_path)
    folder, start = page.node_and_npm()
    assert start[0] == str(folder / "node") or start[0] == str(folder / "node.exe")
    assert start[1].endswith("npm-cli.js")


# --- what follows from the fields of a position ----------------------------------------------------
def test_every_game_declares_its_fields_once() -> None:
    found = [path.parts[-3:] for path in fields.declaring()]
    states = [(game, "rules", "state.py") for game in ("deranged", "nemesis", "nightmarium", "somnicum")]
    views = [(game, "rules", "view.py") for game in ("deranged", "nightmarium", "somnicum")]
    assert found == sorted(states + views)
    for path in fields.declaring():
        assert fields.rewritten(path.read_text(encoding="utf-8")) == path.read_text(encoding="utf-8"), path


def test_a_new_field_is_saved_given_copied_and_laid_out_empty() -> None:
    text = fields.declaring()[0].read_text(encoding="utf-8")
    more = text.replace(
        fields.BEGIN,
        f"    omens: list[list[i64]]\n    dread: i64 = 3\n    runes: tuple[i64, ...] = ()\n\n{fields.BEGIN}",
    )
    found = fields.rewritten(more)
    for line in (
        '"omens", "dread", "runes",', "omens: list[list[i64]],", "self.omens = omens",
        "[each[:] for each in self.omens]", "twin.dread = self.dread", "twin.runes = self.runes",
    ):  # fmt: skip
        assert line in found, line
    assert fields.rewritten(found) == found


def test_what_lies_open_is_copied_into_a_view_and_back() -> None:
    path = next(path for path in fields.declaring() if path.name == "view.py")
    declared = "    omens: Open[list[list[i64]]]\n    dread: Open[i64]\n    runes: list[i64]\n\n"
    found = fields.rewritten(path.read_text(encoding="utf-8").replace(fields.BEGIN, declared + fields.BEGIN))
    for line in (
        '"omens", "dread", "runes",', "self.omens = [each[:] for each in game.omens]", "self.dread = game.dread",
        "game.omens = [each[:] for each in self.omens]", "game.dread = self.dread",
    ):  # fmt: skip
        assert line in found, line
    assert "game.runes" not in found


@pytest.fixture
def installs(web: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What npm is asked for, in a folder with a lock file."""
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(page, "npm", lambda *words: asked.append(words))
    (web / "package-lock.json").write_text("{}", encoding="utf-8")
    return asked


def test_who_only_builds_the_page_waits_for_no_tools(installs: list[tuple[str, ...]]) -> None:
    page.install_packages(tools=False)
    page.install_packages(tools=False)
    assert [("--omit=dev" in words) for words in installs] == [True]
    page.install_packages(tools=True)
    page.install_packages(tools=True)
    page.install_packages(tools=False)
    assert [("--omit=dev" in words) for words in installs] == [True, False]


def test_packages_are_installed_again_when_the_lock_file_changes(web: Path, installs: list[tuple[str, ...]]) -> None:
    page.install_packages(tools=True)
    os.utime(web / "package-lock.json", (4e9, 4e9))
    page.install_packages(tools=True)
    assert len(installs) == 2


@pytest.mark.parametrize(("broken", "last"), [((), "uv"), (("uv",), "pip"), (("uv.txt",), "pip")])
def test_where_uv_cannot_pip_installs_the_libraries(
    monkeypatch: pytest.MonkeyPatch, broken: tuple[str, ...], last: str
) -> None:
    asked: list[tuple[str, ...]] = []

    def ran(*words: str) -> bool:
        asked.append(words)
        return not {words[0], Path(words[-1]).name} & set(broken)

    monkeypatch.setattr(install, "ran", ran)
    install.libraries("dev")
    assert asked[-1][0] == last
    assert "--require-hashes" in asked[-1]
    assert asked[-1][-1].endswith("dev.txt")
