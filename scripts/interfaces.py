"""Lists of public interfaces, and the sources that prove them: for each line of a list some code that compiles only when the
declaration is there, with its labels, types, defaults and constraints.

What make-builder-interface and make-swiftly-interface share.
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Declaration:
    """A line of the list; members know their owner."""

    def __init__(self, text, owner, number):
        self.text, self.owner, self.number = text, owner, number

    @property
    def is_proved(self):
        """Not what is otherwise here (!), nor what waits for a type (?)."""
        return self.text[0] not in "!?" and self.text != "top level"

    @property
    def waiting(self):
        """What a line that waits declares, and the type that it waits for; nothing for other lines."""
        if not self.text.startswith("?"):
            return None
        declaration, _, missing = self.text[1:].partition("|")
        return declaration.strip(), missing.strip()


def parse(lines):
    """The parts of the list, each a name and its declarations."""
    parts, owner = [], None
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("== "):
            parts.append((line[3:].strip(), []))
            continue
        text = line.strip()
        member = line.startswith(" ")
        if not member:
            owner = re.sub(r"^\? (.*) \|.*$", r"\1", text)
        number = sum(len(declarations) for _, declarations in parts) + 1
        parts[-1][1].append(Declaration(text, owner if member else None, number))
    return parts


def split(text, separator=","):
    """The pieces of a text between separators that stand in no brackets."""
    pieces, depth, piece = [], 0, ""
    for index, letter in enumerate(text):
        arrow = letter == ">" and text[index - 1] == "-"
        if letter in "([<{":
            depth += 1
        elif letter in ")]}" or (letter == ">" and not arrow):
            depth -= 1
        if letter == separator and depth == 0:
            pieces.append(piece.strip())
            piece = ""
        else:
            piece += letter
    return pieces + [piece.strip()] if piece.strip() else pieces


def closing(text, start):
    """Where the bracket that opens at an index is closed."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] in "([<" :
            depth += 1
        elif text[index] in ")]" or (text[index] == ">" and text[index - 1] != "-"):
            depth -= 1
            if depth == 0:
                return index
    sys.exit(f"unbalanced brackets: {text}")


class Owner:
    """What an owner's line says: kind, name, generic constraints, what it inherits or conforms to, and `where`."""

    def __init__(self, text):
        text, _, self.condition = text.partition(" where ")
        self.attribute = text.split()[0] if text.startswith("@") else None
        head, _, inherited = self.heads(text)
        words = head.split()
        self.kind = words[-2] if len(words) > 1 else ""
        name = words[-1]
        self.name = re.sub(r"<.*", "", name)
        self.inherited = split(inherited)

    @staticmethod
    def heads(text):
        """The text before and behind the colon that stands in no brackets; generic parameters go."""
        generic = text.find("<")
        colon = text.find(":")
        if generic >= 0 and (colon < 0 or generic < colon):
            end = closing(text, generic)
            text = text[:generic] + text[end + 1:]
        return text.partition(":")


class Function:
    """The parts of a function's or initialiser's line."""

    def __init__(self, text):
        self.is_static = text.startswith("static ")
        text = text.removeprefix("static ")
        match = re.match(r"(func )?(init\?|\w+)", text)
        self.name = match.group(2)
        rest = text[match.end():]
        self.generics = ""
        if rest.startswith("<"):
            end = closing(rest, 0)
            self.generics, rest = rest[:end + 1], rest[end + 1:]
        end = closing(rest, 0)
        self.parameters = [Parameter(piece) for piece in split(rest[1:end])]
        rest, _, condition = rest[end + 1:].partition(" where ")
        self.condition = f" where {condition}" if condition else ""
        self.result = rest.replace("->", "", 1).strip() if "->" in rest else None

    def head(self, result):
        """What stands between the name and the body of a function with the same parameters."""
        return f"{self.generics}({', '.join(p.declaration for p in self.parameters)}){result}{self.condition}"

    def calls(self, callee, is_ambiguous=False):
        """Every call to be tried: with all arguments, with each default left out, and with all of them left out unless that could
        mean another function."""
        optional = [p for p in self.parameters if p.has_default]
        left_out = [()] + [(p,) for p in optional] + ([tuple(optional)] if len(optional) > 1 else [])
        whole = tuple(self.parameters)
        return [self.call(callee, without) for without in left_out if not (is_ambiguous and whole and without == whole)]

    def call(self, callee, without):
        kept = [p for p in self.parameters if p not in without]
        # An argument without a label stands for the first parameter without one; a closure can stand behind the parentheses.
        first = next((self.parameters.index(p) for p in without if p.label == "_"), len(self.parameters))
        behind = [p for p in kept if self.parameters.index(p) > first]
        if not behind or behind[0].label != "_" or "->" not in behind[0].type:
            return f"{callee}({', '.join(p.argument for p in kept)})"
        before = ", ".join(p.argument for p in kept if p not in behind)
        closures = " ".join(
            (f"{p.label}: " if number else "") + p.closure for number, p in enumerate(behind))
        return f"{callee}{f'({before})' if before else ''} {closures}"


class Parameter:
    """One parameter: how it is declared, and how it is handed on."""

    def __init__(self, text):
        default = re.search(r" = ", text)
        self.has_default = default is not None
        self.declaration = text[:default.start()] if default else text
        names = self.declaration.split(":")[0].split()
        names = [name for name in names if not name.startswith("@")]
        label, name = names[0], names[-1]
        self.label, self.name, self.type = label, name, self.declaration.partition(":")[2]
        value = f"&{name}" if "inout " in text else name
        if text.endswith("..."):
            # Swift can't hand on a list of arguments as such.
            value = f"{name}[0], {name}[1]"
        self.argument = value if label == "_" else f"{label}: {value}"

    @property
    def closure(self):
        """A closure that calls a parameter which is a function."""
        parameters = split(re.match(r".*?\((.*)\) ->", self.type).group(1))
        return f"{{ {self.name}({', '.join(f'${number}' for number in range(len(parameters)))}) }}"


class Prover:
    """Makes the code that proves a declaration.

    Named are protocols of others, which stand as `any P` where a class stands as itself; types that may be used on any thread; one
    of the types that a generic name stands for; what a builder's braces give; whether `Self` means the type of whoever is asked, a
    subclass too, rather than the owner; and functions whose call without arguments could mean another one.
    """

    def __init__(self, parts, protocols, thread_safe, instances, built, dynamic_self=False, ambiguous=()):
        owners = [Owner(d.text) for _, part in parts for d in part if not d.owner and d.is_proved]
        self.protocols = protocols | {owner.name for owner in owners if owner.kind == "protocol"}
        self.values = {owner.name for owner in owners if owner.kind in ("struct", "enum")}
        self.thread_safe, self.instances, self.built = thread_safe, instances, built
        self.dynamic_self, self.ambiguous = dynamic_self, ambiguous

    def metatype(self, name):
        return f"any {name}.Type" if re.sub(r"<.*", "", name) in self.protocols else f"{name}.Type"

    def prove(self, declaration):
        text = declaration.text
        if declaration.owner is None:
            return self.prove_owner(declaration, Owner(text)) if text != "top level" else ""
        owner = Owner(declaration.owner)
        if text.startswith("typealias "):
            return self.prove_alias(declaration)
        if text.startswith("case ") and "(" in text:
            made = Function(f"static func {text.removeprefix('case ')} -> {owner.name}")
            return self.inside(owner, self.function(declaration, made, owner, owner.name))
        if text.startswith("case "):
            return f"let interface{declaration.number}: {owner.name} = .{text.split()[1]}"
        if owner.name == "level":
            return self.function(declaration, Function(text), owner, "")
        return self.inside(owner, self.member(declaration, owner))

    def inside(self, owner, code):
        condition = f" where {owner.condition}" if owner.condition and owner.kind == "extension" else ""
        return f"extension {owner.name}{condition} {{\n{code}\n}}"

    def isolation(self, owner):
        return "" if owner.name in self.thread_safe else "@MainActor "

    def prove_owner(self, declaration, owner):
        lines = [f"let _: {self.metatype(name)} = Self.self" for name in owner.inherited]
        head = declaration.text.split(" where ")[0]
        generic = re.match(r"[^:<]*<(.*?)>", head) if owner.kind != "extension" else None
        for piece in split(generic.group(1)) if generic else []:
            name, _, bound = piece.partition(":")
            if bound:
                lines.append(f"let _: {self.metatype(bound.strip())} = {name.strip()}.self")
        for piece in split(owner.condition) if owner.kind != "extension" else []:
            name, _, bound = piece.partition(":")
            lines.append(f"let _: {self.metatype(bound.strip())} = {name.strip()}.self")
        use = ""
        if owner.attribute == "@propertyWrapper":
            use = f"struct Interface{declaration.number} {{ @{owner.name} var value = 0 }}\n\n"
            lines.append(f"_ = Interface{declaration.number}().value")
        if owner.attribute == "@resultBuilder":
            lines.append(f"func use(@{owner.name} _ builder: () -> [{self.built}]) {{ _ = builder() }}")
            lines.append("use {}")
        lines = lines or ["_ = Self.self"]
        body = "\n".join(lines)
        return use + self.inside(
            owner, f"{self.isolation(owner)}static func interface{declaration.number}() {{\n{body}\n}}")

    def prove_alias(self, declaration):
        name, _, meaning = declaration.text.removeprefix("typealias ").partition(" = ")
        instance = self.instances.get(meaning, meaning)
        other = instance.replace(meaning, name, 1)
        return f"let interface{declaration.number}: Same<{instance}> = Same<{other}>()"

    def member(self, declaration, owner):
        text = declaration.text
        if re.match(r"associatedtype ", text):
            name, _, bound = text.removeprefix("associatedtype ").partition(":")
            proof = f"let _: {self.metatype(bound.strip())} = {name}.self" if bound else f"_ = {name}.self"
            return f"{self.isolation(owner)}static func interface{declaration.number}() {{\n{proof}\n}}"
        if re.match(r"(static )?(var|let) ", text):
            return self.property(declaration, owner)
        return self.function(declaration, Function(text), owner, owner.name)

    def property(self, declaration, owner):
        text, _, value = declaration.text.partition(" = ")
        match = re.match(r"(static )?(?:var|let) (\w+): (.*?)( \{ get( set)? \})?$", text)
        static, name, kind = match.group(1) or "", match.group(2), match.group(3)
        holder = "Self" if static else "self"
        lines = [f"var value = {holder}.{name}"]
        lines.append(f"prove(&value, Same<{re.sub('!$', '?', kind)}>())")
        mutating = ""
        if match.group(5):
            lines.append(f"{holder}.{name} = value")
            mutating = "" if static or self.is_class(owner) else "mutating "
        returns = self.dynamic_self and kind == "Self" and not static
        body = "\n".join(lines + (["return value"] if returns else []))
        result = " -> Self" if returns else ""
        return f"{self.isolation(owner)}{static}{mutating}func interface{declaration.number}(){result} {{\n{body}\n}}"

    def is_class(self, owner):
        return owner.kind == "class" or (owner.kind == "extension" and owner.name not in self.values)

    def value(self, declaration):
        """The code that compares a constant with the value that its line names; nothing for other lines."""
        match = re.match(r"static let (\w+): (\S+) = (.*)$", declaration.text)
        if not match or not declaration.is_proved:
            return None
        name, kind, value = match.groups()
        owner = Owner(declaration.owner).name
        return f'("{owner}.{name}", {owner}.{name} == ({value} as {kind}))'

    def function(self, declaration, function, owner, callee):
        initialises = function.name.startswith("init")
        if initialises:
            target, result = callee, callee + ("?" if function.name == "init?" else "")
        else:
            target = f"Self.{function.name}" if function.is_static else function.name
            target = f"self.{target}" if callee and not function.is_static else target
            result = owner.name if function.result == "Self" and not self.dynamic_self else function.result
        # `self` is of the type Self only where the function gives it back.
        returns = self.dynamic_self and function.result == "Self" and not function.is_static
        lines = []
        for number, call in enumerate(function.calls(target, function.name in self.ambiguous)):
            if result is None:
                lines.append(call)
            elif number == 0:
                lines += [f"var result = {call}", f"prove(&result, Same<{result}>())"]
            else:
                lines.append(f"_ = {call}")
        fluent = function.result == "Self" and not function.is_static
        if result and (result.startswith("ViewModifier<") and not initialises or fluent):
            # Nobody has to use what a modifier returns: the compiler would warn.
            lines.append(function.call(target, ()))
        lines += ["return result"] if returns else []
        static = "static " if callee and (initialises or function.is_static) else ""
        body = "\n".join(lines)
        head = function.head(" -> Self" if returns else "")
        return f"{self.isolation(owner)}{static}func interface{declaration.number}{head} {{\n{body}\n}}"


def variable(part):
    """The name of the list of a part's lines."""
    return f"{part[0].lower()}{part[1:]}Lines"


def quoted(text):
    return '#"' + text + '"#'


class Sources:
    """The files that prove a list, part by part, in a folder that holds nothing else."""

    def __init__(self, script, module, parts, prover):
        self.script, self.module, self.parts, self.prover = script, module, parts, prover
        self.head = f"// Made by scripts/{script}.\nimport {module}\n\n"

    def part(self, name, declarations):
        proved = [d for d in declarations if d.is_proved]
        # Members of one owner stand in one extension.
        proofs = []
        for declaration in proved:
            proof = self.prover.prove(declaration)
            head, _, rest = proof.partition("\n")
            if proofs and head.startswith("extension ") and proofs[-1].split("\n")[0] == head:
                proofs[-1] = proofs[-1].removesuffix("\n}") + "\n\n" + rest
            else:
                proofs.append(proof)
        entries = ",\n".join(quoted(d.text) for d in proved)
        return (
            f"{self.head}extension ProvedInterface {{\nstatic let {variable(name)} = [\n{entries},\n]\n}}\n\n"
            + "\n\n".join(proofs) + "\n")

    def whole(self):
        names = ",\n".join(f'("{name}", {variable(name)})' for name in self.names)
        values = [value for _, part in self.parts for d in part if (value := self.prover.value(d))]
        listed = ",\n".join(values)
        compared = (
            "\n\n/// Constants, and whether each has the value that its line names.\n"
            f"static var values: [(name: String, holds: Bool)] {{\n[\n{listed},\n]\n}}" if values else "")
        return (
            f"{self.head}/// The lines of the list that the sources in this folder prove, part by part.\n"
            f"enum ProvedInterface {{\nstatic let parts: [(name: String, lines: [String])] = [\n{names},\n]{compared}\n}}\n\n"
            "/// A type and nothing else; unlike a metatype it can't stand for a superclass.\n"
            "struct Same<Value> {\ninit() {}\n}\n\n"
            "/// Compiles only when a variable has exactly the type that is asked for: what is handed over to be changed isn't\n"
            "/// converted.\nfunc prove<Value>(_ value: inout Value, _ type: Same<Value>) {}\n")

    @property
    def names(self):
        """The parts of which something is proved."""
        return [name for name, declarations in self.parts if any(d.is_proved for d in declarations)]

    def write(self, target):
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        for name, declarations in self.parts:
            if name in self.names:
                (target / f"{name}Interface.swift").write_text(self.part(name, declarations))
        (target / "ProvedInterface.swift").write_text(self.whole())
        files = sorted(str(path) for path in target.glob("*.swift"))
        subprocess.run(
            ["swift", "format", "--in-place", "--configuration", str(ROOT / ".swift-format"), *files], check=True)
