"""Writes the types that the page is told: `python -m phobetor.server.typescript web/src`.

`protocol.ts` says what is in `protocol.py`; `games/<name>/protocol.ts` what is in the box of a game, and `view.ts`
beside it what a seat is told of a position; `text/keys.ts` and `games/<name>/keys.ts` which texts the page has, and
which arguments each needs.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from fluent.syntax.ast import Message, Resource, VariableReference
from msgspec import inspect as kinds

from phobetor.book.text import messages
from phobetor.games import NAMES, title_of
from phobetor.server import protocol
from phobetor.server.texts import parts_of_text
from phobetor.server.viewtypes import view_types

HEAD = "// Made from src/phobetor/{source} by `python -m phobetor.server.typescript web/src`; do not edit.\n"
PAGE = "page-"
"""How the name of every message begins that the page says about a game."""
UNIONS = {"FromClient": protocol.Client, "FromServer": protocol.Server}
PLAIN: dict[type[kinds.Type], str] = {
    kinds.IntType: "number", kinds.FloatType: "number", kinds.StrType: "string", kinds.BoolType: "boolean",
    kinds.NoneType: "null", kinds.AnyType: "unknown",
}  # fmt: skip


def files() -> dict[str, str]:
    """Every generated file by its place in web/src."""
    found = {"protocol.ts": typescript(), "text/keys.ts": keys()}
    found |= {f"games/{name}/protocol.ts": of_game(name) for name in NAMES}
    found |= {f"games/{name}/view.ts": view_of_game(name) for name in NAMES}
    return found | {f"games/{name}/keys.ts": keys_of_game(name) for name in NAMES}


def of_game(name: str) -> str:
    """What is printed on the components of a game, and what rules say about the things that its views show."""
    title = title_of(name)
    told = [get_type_hints(teller).get("return") for teller in (title.box, title.seen)]
    blocks = [interface(struct) for kind in told if kind for struct in structs_in(kinds.type_info(kind))]
    return "\n".join([HEAD.format(source=f"games/{name}/words/box.py"), *blocks])


def keys() -> str:
    """The page's own texts, each with the names of its arguments."""
    return texts("server/text/page.en.ftl", arguments_of(messages("page.en", "phobetor.server")))


def keys_of_game(name: str) -> str:
    """What the page says about a game."""
    found = arguments_of(messages("page.en", f"phobetor.games.{name}"))
    own = {message.removeprefix(PAGE): args for message, args in found.items()}
    return texts(f"games/{name}/text/page.en.ftl", own)


def view_of_game(name: str) -> str:
    """What a seat may know of a position."""
    lines = [f"  {field}: {kind};" for field, kind in view_types(name).items()]
    return "\n".join([HEAD.format(source=f"games/{name}/rules"), "export interface View {", *lines, "}", ""])


def texts(source: str, found: dict[str, set[str]]) -> str:
    entries = [f"  {json.dumps(key)}: {either(sorted(args))};" for key, args in found.items()]
    return "\n".join([HEAD.format(source=source), "export interface Texts {", *entries, "}", ""])


def arguments_of(file: Resource) -> dict[str, set[str]]:
    """The arguments of every message in a file of texts."""
    found = [entry for entry in file.body if isinstance(entry, Message)]
    return {
        entry.id.name: {part.id.name for part in parts_of_text(entry) if isinstance(part, VariableReference)}
        for entry in found
    }


def either(names: list[str]) -> str:
    return " | ".join(json.dumps(name) for name in names) or "never"


def structs_in(kind: kinds.Type) -> list[Any]:
    """The structs of which a type is made, those that others need first."""
    found: dict[Any, None] = {}
    for part in parts_of(kind):
        found |= dict.fromkeys(structs_in(part))
    if isinstance(kind, kinds.StructType):
        found[kind.cls] = None
    return list(found)


def parts_of(kind: kinds.Type) -> list[kinds.Type]:
    if isinstance(kind, kinds.StructType):
        return [field.type for field in kind.fields]
    if isinstance(kind, kinds.ListType):
        return [kind.item_type]
    if isinstance(kind, kinds.DictType):
        return [kind.value_type]
    if isinstance(kind, kinds.TupleType):
        return list(kind.item_types)
    return list(kind.types) if isinstance(kind, kinds.UnionType) else []


def typescript() -> str:
    """The protocol: one interface a struct, in the order of the source, and the two unions told apart by `t`."""
    structs = [entry for entry in vars(protocol).values() if is_message(entry)]
    parts = dict.fromkeys(part for struct in structs for part in structs_in(kinds.type_info(struct)))
    told = [*(part for part in parts if part not in structs), *structs]
    names = [struct.__name__ for struct in told]
    assert len({*names}) == len(names), "Two structs of one name would become one interface."
    blocks = [interface(struct) for struct in told]
    blocks.append(f"export type Language = {written(kinds.type_info(protocol.Language))};\n")
    blocks += [union(name, base, structs) for name, base in UNIONS.items()]
    return "\n".join([HEAD.format(source="server/protocol.py"), *blocks])


def is_message(entry: Any) -> bool:
    own = isinstance(entry, type) and issubclass(entry, msgspec.Struct) and entry.__module__ == protocol.__name__
    return own and entry not in UNIONS.values()


def union(name: str, base: type, structs: list[Any]) -> str:
    members = [struct.__name__ for struct in structs if issubclass(struct, base)]
    return f"export type {name} = {' | '.join(members)};\n"


def interface(struct: Any) -> str:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    lines = comment(own_docstring(struct), "")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    notes = field_notes(struct)
    for field in info.fields:
        lines += comment(notes.get(field.name, ""), "  ")
        may_lack = info.forbid_unknown_fields or struct.__struct_config__.omit_defaults
        mark = "?" if may_lack and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def written(kind: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, kinds.Metadata):
        return written(kind.type)
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(json.dumps(value) for value in sorted(kind.values, key=str))
    if isinstance(kind, kinds.UnionType):
        return " | ".join(sorted((written(member) for member in kind.types), key=lambda name: name == "null"))
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(written(item) for item in kind.item_types)}]"
    if isinstance(kind, kinds.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, kinds.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    return PLAIN[type(kind)]


def own_docstring(struct: Any) -> str:
    return inspect.cleandoc(struct.__dict__.get("__doc__") or "")


def field_notes(struct: Any) -> dict[str, str]:
    """The sentences that stand under the fields."""
    body = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(body, ast.ClassDef)
    notes = {}
    for field, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
            notes[field.target.id] = inspect.cleandoc(ast.literal_eval(note.value))
    return notes


def comment(text: str, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


if __name__ == "__main__":
    for place, text in files().items():
        Path(sys.argv[1], place).write_text(text, encoding="utf-8")
