"""Writes `web/src/protocol.ts` from `protocol.py`: python -m phobetor.server.typescript > web/src/protocol.ts"""

from __future__ import annotations

import ast
import inspect
import json
from typing import Any

import msgspec
from msgspec import inspect as kinds

from phobetor.server import protocol

HEAD = """\
// Made from src/phobetor/server/protocol.py by `python -m phobetor.server.typescript`; do not edit.
"""
UNIONS = {"FromClient": protocol.Client, "FromServer": protocol.Server}
PLAIN: dict[type[kinds.Type], str] = {
    kinds.IntType: "number", kinds.FloatType: "number", kinds.StrType: "string", kinds.BoolType: "boolean",
    kinds.NoneType: "null", kinds.AnyType: "unknown",
}  # fmt: skip


def typescript() -> str:
    """The whole file: one interface a struct, in the order of the source, and the two unions told apart by `t`."""
    structs = [entry for entry in vars(protocol).values() if is_message(entry)]
    blocks = [interface(struct) for struct in structs]
    blocks.append(f"export type Language = {written(kinds.type_info(protocol.Language))};\n")
    blocks += [union(name, base, structs) for name, base in UNIONS.items()]
    return "\n".join([HEAD, *blocks])


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
        mark = "?" if info.forbid_unknown_fields and not field.required else ""
        lines.append(f"  {field.name}{mark}: {written(field.type)};")
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
    print(typescript(), end="")
