// The parts of a declaration's text.

/// The line of a type or extension: kind, name, inherited types, and the condition after `where`.
struct Owner {
    let attribute: String?
    let kind: String
    let name: String
    let inherited: [String]
    let condition: String
    /// The generic parameters between angle brackets, with their bounds.
    let generics: [String]

    init(_ line: String) throws {
        let halves = line.cut(at: " where ")
        condition = halves.after ?? ""
        attribute = line.hasPrefix("@") ? line.split(separator: " ").first.map(String.init) : nil
        var head = halves.before
        var generics: [String] = []
        if let open = head.firstIndex(of: "<"), open < head.firstIndex(of: ":") ?? head.endIndex {
            let close = try head.closingBracket(from: open)
            generics = String(head[head.index(after: open)..<close]).pieces()
            head.removeSubrange(open...close)
        }
        self.generics = generics
        let colon = head.cut(at: ":")
        inherited = colon.after?.pieces() ?? []
        let words = colon.before.split(separator: " ").map(String.init)
        guard let last = words.last else { throw ListError.unreadable(line) }
        kind = words.count > 1 ? words[words.count - 2] : ""
        name = last
    }
}

/// The line of a function, an initializer or a case with values.
struct Function {
    let name: String
    let isStatic: Bool
    let generics: String
    let parameters: [Parameter]
    let condition: String
    let result: String?

    var isInitializer: Bool { name.hasPrefix("init") }

    init(_ line: String) throws {
        var rest = line[...]
        isStatic = rest.removePrefix("static ")
        _ = rest.removePrefix("func ")
        var name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        rest = rest.dropFirst(name.count)
        if name == "init", rest.removePrefix("?") { name += "?" }
        self.name = name
        var generics = ""
        if rest.hasPrefix("<") {
            let close = try String(rest).closingBracket()
            generics = String(rest.prefix(through: rest.index(rest.startIndex, offsetBy: close)))
            rest = rest.dropFirst(close + 1)
        }
        self.generics = generics
        guard rest.hasPrefix("(") else { throw ListError.unreadable(line) }
        let close = try String(rest).closingBracket()
        parameters = String(rest.dropFirst().prefix(close - 1)).pieces().map(Parameter.init)
        let halves = String(rest.dropFirst(close + 1)).cut(at: " where ")
        condition = halves.after.map { " where \($0)" } ?? ""
        result = halves.before.cut(at: "->").after?.trimmed
    }

    /// Returns the text between the name and the body of a function with the same parameters.
    func head(result: String) -> String {
        "\(generics)(\(parameters.map(\.declaration).joined(separator: ", ")))\(result)\(condition)"
    }

    /// Returns the calls to compile: with all arguments, without each one that has a default, and without all of those,
    /// unless that call could mean another function.
    func calls(_ callee: String, isAmbiguous: Bool) -> [String] {
        let optional = parameters.indices.filter { parameters[$0].hasDefault }
        var leftOut: [Set<Int>] = [[]] + optional.map { [$0] }
        if optional.count > 1 { leftOut.append(Set(optional)) }
        if isAmbiguous, !parameters.isEmpty { leftOut.removeAll { $0.count == parameters.count } }
        return leftOut.map { call(callee, without: $0) }
    }

    /// Returns a call without some arguments. An argument without a label would stand for the first parameter without
    /// one: closures after a left-out parameter trail.
    func call(_ callee: String, without: Set<Int> = []) -> String {
        let kept = parameters.indices.filter { !without.contains($0) }
        let first = parameters.indices.first { without.contains($0) && parameters[$0].label == "_" } ?? parameters.count
        let behind = kept.filter { $0 > first }.map { parameters[$0] }
        guard let trailing = behind.first, trailing.label == "_", trailing.type.contains("->") else {
            return "\(callee)(\(kept.map { parameters[$0].argument }.joined(separator: ", ")))"
        }
        let before = kept.filter { $0 <= first }.map { parameters[$0].argument }.joined(separator: ", ")
        let closures = behind.enumerated().map { ($0 > 0 ? "\($1.label): " : "") + $1.closure }
        return "\(callee)\(before.isEmpty ? "" : "(\(before))") \(closures.joined(separator: " "))"
    }
}

/// A parameter: its declaration without the default, and the argument that passes it on.
struct Parameter {
    let declaration: String
    let hasDefault: Bool
    let label: String
    let type: String
    let argument: String
    private let name: String

    init(_ text: String) {
        let halves = text.cut(at: " = ")
        hasDefault = halves.after != nil
        declaration = halves.before
        let colon = declaration.cut(at: ":")
        let names = colon.before.split(separator: " ").map(String.init).filter { !$0.hasPrefix("@") }
        label = names.first ?? "_"
        name = names.last ?? "_"
        type = colon.after ?? ""
        var value = text.contains("inout ") ? "&\(name)" : name
        // Swift can't pass a list of arguments on as one.
        if text.hasSuffix("...") { value = "\(name)[0], \(name)[1]" }
        argument = label == "_" ? value : "\(label): \(value)"
    }

    /// A closure that calls the parameter, which is a function.
    var closure: String {
        let inside = type.cut(at: "(").after?.cut(at: ") ->").before ?? ""
        return "{ \(name)(\(inside.pieces().indices.map { "$\($0)" }.joined(separator: ", "))) }"
    }
}

extension String {
    var trimmed: String { self[...].trimmed }

    /// Returns the trimmed texts before and after the first occurrence of a separator; nil after it if there is none.
    func cut(at separator: String) -> (before: String, after: String?) {
        guard let range = firstRange(of: separator) else { return (trimmed, nil) }
        return (self[..<range.lowerBound].trimmed, self[range.upperBound...].trimmed)
    }

    /// Returns the texts between commas that stand in no brackets.
    func pieces() -> [String] {
        var pieces: [String] = []
        var piece = ""
        var depth = 0
        var previous: Character = " "
        for letter in self {
            if "([<{".contains(letter) { depth += 1 }
            if ")]}".contains(letter) || letter == ">" && previous != "-" { depth -= 1 }
            if letter == ",", depth == 0 {
                pieces.append(piece.trimmed)
                piece = ""
            } else {
                piece.append(letter)
            }
            previous = letter
        }
        return piece.trimmed.isEmpty ? pieces : pieces + [piece.trimmed]
    }

    /// Returns the offset of the bracket that closes the one at the start.
    func closingBracket() throws -> Int { distance(from: startIndex, to: try closingBracket(from: startIndex)) }

    /// Returns the index of the bracket that closes the one at an index.
    func closingBracket(from open: Index) throws -> Index {
        var depth = 0
        var previous: Character = " "
        for index in self[open...].indices {
            let letter = self[index]
            if "([<".contains(letter) { depth += 1 }
            if ")]".contains(letter) || letter == ">" && previous != "-" {
                depth -= 1
                if depth == 0 { return index }
            }
            previous = letter
        }
        throw ListError.unbalancedBrackets(self)
    }
}

extension Substring {
    var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// Removes a prefix, and returns whether it was there.
    mutating func removePrefix(_ prefix: String) -> Bool {
        guard hasPrefix(prefix) else { return false }
        self = dropFirst(prefix.count)
        return true
    }
}
