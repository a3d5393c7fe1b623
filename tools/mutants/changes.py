"""Every way in which one small thing of a module can be broken: a list of edits of its syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

Edit = tuple[Any, Any, Any]  # a node or a list; the name of its field or a place in it; what stands there instead

NEIGHBOURS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = NEIGHBOURS | {
    ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt,
}  # fmt: skip
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
LIST_METHODS = {"append", "remove", "clear", "pop", "insert", "extend", "sort"}
SILENT = {"then", "finish"}
NUMBERS = {"int", "i64"}
KEEPING = {"clone", "saved", "restore", "load", "__reduce__", "__repr__", "__str__", "__hash__", "__eq__"}
"""Copies and saving: the conformance suite proves them with every field of every position."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Change:
    """One broken thing: where it is, what it was and what it has become."""

    def __init__(self, kind: str, statement: ast.stmt, edits: list[Edit], said: str) -> None:
        self.kind = kind
        self.statement = statement
        self.edits = edits
        self.said = said  # a small before → after
        self.path: tuple[str, ...] = ()  # the classes and the function around it; empty in the module itself
        self.top: ast.stmt = statement  # the statement of the module that holds it
        self.lines: frozenset[int] = frozenset()

    @property
    def function(self) -> str:
        return ".".join(self.path) or "(module)"

    def apply(self) -> list[Edit]:
        """Break it; gives the edits that mend it again."""
        undo = []
        for holder, place, new in self.edits:
            undo.append((holder, place, peek(holder, place)))
            put(holder, place, new)
        return undo[::-1]


def peek(holder: Any, place: Any) -> Any:
    return getattr(holder, place) if isinstance(holder, ast.AST) else holder[place]


def put(holder: Any, place: Any, new: Any) -> None:
    if isinstance(holder, ast.AST):
        setattr(holder, place, new)
    else:
        holder[place] = new


def mend(edits: list[Edit]) -> None:
    for holder, place, old in edits:
        put(holder, place, old)


def words(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else text[:67] + "..."


# --- in a module ------------------------------------------------------------------------------------
def changes_in(tree: ast.Module) -> list[Change]:
    """All changes of a module in source order, none of them twice."""
    found: list[Change] = []
    for top in tree.body:
        seen = {ast.unparse(top)}
        for change in [*within(top, ())]:
            change.top = top
            undo = change.apply()
            text = ast.unparse(top)
            mend(undo)
            if text not in seen:
                seen.add(text)
                found.append(change)
    return found


def within(node: ast.stmt, path: tuple[str, ...]) -> Iterator[Change]:
    if isinstance(node, ast.ClassDef):
        for child in node.body:
            yield from within(child, (*path, node.name))
    elif isinstance(node, Function):
        if node.name not in KEEPING and not node.name.startswith("load_"):
            for change in in_function(node):
                change.path = (*path, node.name)
                yield change
    elif isinstance(node, ast.AnnAssign | ast.Assign) and not path:
        yield from in_table(node)


def in_table(node: ast.AnnAssign | ast.Assign) -> Iterator[Change]:
    """Numbers of the module: written alone, in a sum or in a table, but not those with which things are made."""
    if node.value is None or any(isinstance(part, ast.Call | ast.comprehension) for part in ast.walk(node.value)):
        return
    for holder, place, part in parts_of(node, "value"):
        for kind, edits, said in of_constant(holder, place, part):
            yield located(Change(kind, node, edits, said))


def in_function(node: Function) -> Iterator[Change]:
    names = {argument.arg for argument in [*node.args.args, *node.args.kwonlyargs]}
    yield from in_defaults(node)
    yield from in_body(node.body, node, names)


def in_defaults(node: Function) -> Iterator[Change]:
    """A default is worked out where the function is made, so the whole module is made anew."""
    for holder in (node.args.defaults, node.args.kw_defaults):
        for place, default in enumerate(holder):
            for kind, edits, said in of_constant(holder, place, default):
                change = Change(kind, node, edits, f"default {said}")
                change.lines = frozenset(range(node.lineno, node.body[0].lineno))
                yield change


def located(change: Change) -> Change:
    """The lines on which the statement itself stands: those of a block inside it are not its own."""
    node = change.statement
    last = node.end_lineno or node.lineno
    inner = getattr(node, "body", None)
    if isinstance(inner, list) and inner:
        last = max(node.lineno, inner[0].lineno - 1)
    change.lines = change.lines or frozenset(range(node.lineno, last + 1))
    return change


# --- statements -------------------------------------------------------------------------------------
def in_body(body: list[ast.stmt], function: Function, names: set[str]) -> Iterator[Change]:
    for place, node in enumerate(body):
        if is_prose(node):
            continue
        for kind, edits, said in of_statement(body, place, node, function, names):
            yield located(Change(kind, node, edits, said))
        for name, value in [*ast.iter_fields(node)]:
            if name in ("body", "orelse", "finalbody") and isinstance(value, list):
                yield from in_body(value, function, set(names))
            elif name not in ("annotation", "returns"):
                for holder, spot, part in parts_of(node, name):
                    for kind, edits, said in of_expression(holder, spot, part):
                        yield located(Change(kind, node, edits, said))
        names |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}


def is_prose(node: ast.stmt) -> bool:
    """Docstrings, citations of rules, and what cannot happen."""
    if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.Pass):
        return True
    if isinstance(node, ast.If) and not node.orelse and all(called(inner) == "cite" for inner in node.body):
        return True
    return isinstance(node, ast.Expr) and (isinstance(node.value, ast.Constant) or called(node) == "cite")


def called(node: ast.AST) -> str:
    """The name of what a statement or an expression calls."""
    call = node.value if isinstance(node, ast.Expr) else node
    if not isinstance(call, ast.Call):
        return ""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "?")


Found = Iterator[tuple[str, list[Edit], str]]


def of_statement(body: list[ast.stmt], place: int, node: ast.stmt, function: Function, names: set[str]) -> Found:
    if can_be_dropped(node, names):
        yield "drop", [(body, place, ast.Pass())], f"{words(node)} → (nothing)"
    if isinstance(node, ast.For):
        yield "loop", [(node, "iter", ast.Tuple([], ast.Load()))], f"for {words(node.iter)} → for nothing"
    if isinstance(node, ast.Break):
        yield "loop", [(body, place, ast.Continue())], "break → continue"
    if isinstance(node, ast.Continue):
        yield "loop", [(body, place, ast.Break())], "continue → break"
    if isinstance(node, ast.AugAssign) and type(node.op) in SUMS:
        new = SUMS[type(node.op)]()
        after = ast.AugAssign(node.target, new, node.value)
        yield "sum", [(node, "op", new)], f"{words(node)} → {words(after)}"
    if isinstance(node, ast.Return) and node.value is not None:
        yield from of_return(node, node.value, function)
    if isinstance(node, ast.If | ast.While):
        yield from of_condition(node, "test", node.test)
    if place + 1 < len(body) and can_be_swapped(node, body[place + 1]):
        after_it = body[place + 1]
        said = f"{words(node)}; {words(after_it)} → the other way round"
        yield "order", [(body, place, after_it), (body, place + 1, node)], said


def can_be_dropped(node: ast.stmt, names: set[str]) -> bool:
    """A call, a change of the position, or a name given a second time (the first leaves nothing to work with)."""
    if isinstance(node, ast.Return):
        return node.value is None
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.AugAssign | ast.Delete):
        return True
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    if not targets or getattr(node, "value", None) is None:
        return False
    return all(not isinstance(target, ast.Tuple) and not is_new(target, names) for target in targets)


def is_new(target: ast.expr, names: set[str]) -> bool:
    return isinstance(target, ast.Name) and target.id not in names


def can_be_swapped(first: ast.stmt, second: ast.stmt) -> bool:
    """Two calls. What only tells something can stand before or after what tells nothing (a list that changes, a step
    that is put on the agenda, the end of the game), and two lists can change in either order: nobody could notice."""
    one, other = called(first), called(second)
    if not isinstance(first, ast.Expr) or not isinstance(second, ast.Expr) or not one or not other:
        return False
    plain = [is_list_method(first), is_list_method(second)]
    if all(plain):
        return receiver(first) == receiver(second)
    silent = any(plain) or not SILENT.isdisjoint((one, other))
    return "cite" not in (one, other) and not ("tell" in (one, other) and silent)


def is_list_method(node: ast.Expr) -> bool:
    return called(node) in LIST_METHODS


def receiver(node: ast.Expr) -> str:
    assert isinstance(node.value, ast.Call)
    return ast.unparse(node.value.func.value) if isinstance(node.value.func, ast.Attribute) else ""


def of_return(node: ast.Return, value: ast.expr, function: Function) -> Found:
    kind = ast.unparse(function.returns) if function.returns is not None else ""
    new: ast.expr
    if kind == "bool":
        new = opposite(value)
    elif kind in NUMBERS:
        new = ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif kind.startswith("list["):
        new = ast.List([], ast.Load())
    elif kind.startswith("tuple["):
        new = ast.Tuple([], ast.Load())
    else:
        return
    yield "return", [(node, "value", new)], f"return {words(value)} → return {words(new)}"


def of_condition(holder: Any, place: Any, test: ast.expr) -> Found:
    for new in (ast.Constant(True), ast.Constant(False), opposite(test)):
        yield "condition", [(holder, place, new)], f"if {words(test)} → if {words(new)}"


def opposite(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return ast.Compare(test.left, [OPPOSITES[type(test.ops[0])]()], test.comparators)
    if isinstance(test, ast.Constant) and isinstance(test.value, bool):
        return ast.Constant(not test.value)
    return ast.UnaryOp(ast.Not(), test)


# --- expressions ------------------------------------------------------------------------------------
def parts_of(node: ast.AST, name: str) -> Iterator[tuple[Any, Any, ast.AST]]:
    """Every expression below a field, with what holds it."""
    value = getattr(node, name)
    held: list[tuple[Any, Any, ast.AST]] = [(node, name, value)] if isinstance(value, ast.AST) else []
    if isinstance(value, list):
        held = [(value, place, part) for place, part in enumerate(value) if isinstance(part, ast.AST)]
    for holder, place, part in held:
        if isinstance(part, ast.JoinedStr | ast.stmt | ast.expr_context):
            continue
        yield holder, place, part
        for below, _ in ast.iter_fields(part):
            yield from parts_of(part, below)


def of_expression(holder: Any, place: Any, node: ast.AST) -> Found:
    yield from of_constant(holder, place, node)
    if isinstance(node, ast.Compare):
        yield from of_compare(node)
    elif isinstance(node, ast.BoolOp):
        yield from of_and_or(holder, place, node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not", [(holder, place, node.operand)], f"{words(node)} → {words(node.operand)}"
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        new = SUMS[type(node.op)]()
        yield "sum", [(node, "op", new)], f"{words(node)} → {words(ast.BinOp(node.left, new, node.right))}"
    elif isinstance(node, ast.IfExp):
        yield from of_condition(node, "test", node.test)
    elif isinstance(node, ast.comprehension):
        for spot, test in enumerate(node.ifs):
            yield from of_condition(node.ifs, spot, test)
    elif isinstance(node, ast.Call):
        yield from of_call(node)


def of_constant(holder: Any, place: Any, node: Any) -> Found:
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        new = ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)
        yield "constant", [(holder, place, new)], f"{words(node)} → {words(new)}"


def of_compare(node: ast.Compare) -> Found:
    for place, operator in enumerate(node.ops):
        new = NEIGHBOURS[type(operator)]()
        ops = [*node.ops[:place], new, *node.ops[place + 1 :]]
        said = f"{words(node)} → {words(ast.Compare(node.left, ops, node.comparators))}"
        yield "compare", [(node, "ops", ops)], said


def of_and_or(holder: Any, place: Any, node: ast.BoolOp) -> Found:
    """And for or, and each part left out."""
    new = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    yield "and/or", [(node, "op", new)], f"{words(node)} → {words(ast.BoolOp(new, node.values))}"
    for spot in range(len(node.values)):
        rest = node.values[:spot] + node.values[spot + 1 :]
        kept = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        yield "and/or", [(holder, place, kept)], f"{words(node)} → {words(kept)}"


def of_call(node: ast.Call) -> Found:
    """The smallest for the largest; two steps that are put on the agenda the other way round."""
    if isinstance(node.func, ast.Name) and node.func.id in TWINS:
        new = ast.Name(TWINS[node.func.id], ast.Load())
        yield "call", [(node, "func", new)], f"{words(node)} → {words(ast.Call(new, node.args, node.keywords))}"
    if called(node) == "then":
        for place in range(len(node.args) - 1):
            one, other = node.args[place], node.args[place + 1]
            said = f"then {words(one)}, {words(other)} → the other way round"
            yield "order", [(node.args, place, other), (node.args, place + 1, one)], said
