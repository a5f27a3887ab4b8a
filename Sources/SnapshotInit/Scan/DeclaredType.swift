import SnapshotCore

/// A type that a file declares, as far as its initializers and superclasses are needed.
struct DeclaredType: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
        case classType = "class"
        case structType = "struct"
        case enumType = "enum"
        case protocolType = "protocol"
    }

    /// A parameter of an initializer or of an enumeration's case, or a stored property without a value.
    struct Parameter: Hashable, Sendable {
        /// The argument label; nil for none.
        var label: String?
        var type: String
        var hasDefault = false
    }

    var kind: Kind
    /// The name, after those of the types around it.
    var path: String
    /// A Boolean value that indicates whether only its file can use it.
    var isHidden: Bool
    var isGeneric: Bool
    /// The inherited types, without generic arguments; the superclass is first.
    var inherited: [String] = []
    /// The parameters of the initializers that other files can call, without those for decoding.
    var initializers: [[Parameter]] = []
    /// A Boolean value that indicates whether it declares initializers, usable or not.
    var hasInitializers = false
    /// The parameters of a structure's memberwise initializer; nil if other files can't call it.
    var memberwise: [Parameter]? = []
    var cases: [(name: String, parameters: [Parameter])] = []

    static func == (first: DeclaredType, second: DeclaredType) -> Bool { first.path == second.path }
    func hash(into hasher: inout Hasher) { hasher.combine(path) }

    var isNested: Bool { path.contains(".") }
}

/// Finds the types that a file declares.
struct DeclarationScanner {
    private let source: SwiftSource
    private var types: [DeclaredType] = []
    /// The protocols that extensions add to types.
    private var conformances: [(type: String, inherited: [String])] = []
    /// The types whose declarations or extensions set a title, name `navigationItem`, or `navigationController` as an
    /// optional.
    private var navigating: Set<String> = []
    /// The static properties of types and their extensions whose values are of these types.
    private var instances: [(type: String, names: [String])] = []
    /// The other names of types, by paths.
    private var aliases: [String: String] = [:]

    /// Returns the types of a file, with what its extensions add to them.
    static func scan(_ source: SwiftSource) -> (
        types: [DeclaredType], conformances: [(type: String, inherited: [String])], navigating: Set<String>,
        instances: [(type: String, names: [String])], aliases: [String: String]
    ) {
        var scanner = DeclarationScanner(source: source)
        scanner.scan(0..<source.tokens.count, in: [], isHidden: false)
        return (scanner.types, scanner.conformances, scanner.navigating, scanner.instances, scanner.aliases)
    }

    private init(source: SwiftSource) { self.source = source }

    private static let kinds: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
    /// The words after which `class` is a modifier.
    private static let members: Set = ["func", "var", "let", "subscript", "override", "final", "private", "public"]

    private mutating func scan(_ range: Range<Int>, in path: [String], isHidden: Bool) {
        var modifiers: Set<String> = []
        var index = range.lowerBound
        while index < range.upperBound {
            if source.hasMark("{", at: index) {
                index = source.closingBracket(of: index) ?? range.upperBound
                modifiers = []
            } else if let word = source.word(index) {
                if word == "import" {
                    while index + 1 < range.upperBound, !source.tokens[index + 1].isFirstOnLine { index += 1 }
                    modifiers = []
                } else if Self.kinds.contains(word), let name = source.name(index + 1),
                    !(word == "class" && Self.members.contains(name)), !source.hasMark(".", at: index - 1)
                {
                    let hidden = isHidden || modifiers.contains("private") || modifiers.contains("fileprivate")
                    index = declaration(word, at: index + 1, end: range.upperBound, in: path, isHidden: hidden)
                    modifiers = []
                } else if ["let", "var", "func", "typealias", "case"].contains(word) {
                    if word == "typealias" { addAlias(at: index + 1, end: range.upperBound, in: path) }
                    modifiers = []
                } else {
                    modifiers.insert(word)
                }
            }
            index += 1
        }
    }

    /// Adds the other name of a type, unless it has generic parameters.
    private mutating func addAlias(at name: Int, end: Int, in path: [String]) {
        guard let word = source.name(name), source.hasMark("=", at: name + 1) else { return }
        var index = name + 2
        while index < end, index == name + 2 || !source.tokens[index].isFirstOnLine || source.hasMark("-", at: index),
            !source.hasMark(";", at: index)
        {
            index =
                ["(", "["].contains { source.hasMark($0, at: index) }
                ? (source.closingBracket(of: index) ?? end) + 1 : index + 1
        }
        let type = source.text((name + 2)..<min(index, end)).split(whereSeparator: \.isWhitespace)
        aliases[(path + [word]).joined(separator: ".")] = type.joined(separator: " ")
    }

    /// Adds a declaration and those in it.
    /// - Returns: the index of its last token.
    private mutating func declaration(
        _ keyword: String, at name: Int, end: Int, in path: [String], isHidden: Bool
    ) -> Int {
        guard let open = (name..<end).first(where: { source.hasMark("{", at: $0) }) else { return name }
        let close = source.closingBracket(of: open) ?? end
        var colon = name + 1
        var names = [source.name(name) ?? ""]
        while source.hasMark(".", at: colon), let part = source.name(colon + 1) {
            names.append(part)
            colon += 2
        }
        let isGeneric = source.hasMark("<", at: colon)
        if isGeneric {
            var depth = 0
            repeat {
                source.addGenericDepth(of: colon, to: &depth)
                colon += 1
            } while depth > 0 && colon < open
        }
        let inherited = source.hasMark(":", at: colon) ? inheritedTypes((colon + 1)..<open) : []
        let whole = (keyword == "extension" ? names : path + names).joined(separator: ".")
        if usesNavigation(open..<close) { navigating.insert(whole) }
        let members = MemberScanner(source: source).members(from: open)
        if !isHidden { instances.append((whole, Self.instances(of: whole, in: members))) }
        if keyword == "extension" {
            conformances.append((whole, inherited))
            scan((open + 1)..<close, in: names, isHidden: isHidden)
            return close
        }
        var type = DeclaredType(
            kind: DeclaredType.Kind(rawValue: keyword) ?? .classType, path: whole, isHidden: isHidden,
            isGeneric: isGeneric, inherited: inherited)
        if type.kind == .enumType { type.cases = cases((open + 1)..<close) }
        for member in members { type.add(member) }
        types.append(type)
        scan((open + 1)..<close, in: path + names, isHidden: isHidden)
        return close
    }

    /// Returns the static properties of a type that are values of it, such as `shared`.
    private static func instances(of path: String, in members: [MemberScanner.Member]) -> [String] {
        let own: Set = ["Self", path, path.split(separator: ".").last.map(String.init) ?? path]
        var names: [String] = []
        for member in members {
            guard let (name, type) = member.shared else { continue }
            let parts = type.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let isCopy = parts.count > 1 && names.contains(parts[parts.count - 1])
            if own.contains(type) || isCopy && own.contains(parts.dropLast().joined(separator: ".")) {
                names.append(name)
            }
        }
        return names
    }

    private func usesNavigation(_ range: Range<Int>) -> Bool {
        range.contains { index in
            switch source.word(index) {
            case "navigationItem": true
            case "title":
                isAssignment(at: index)
                    && (isOfSelf(index)
                        ? !isInTypeInside(index, of: range) : !isDeclared("title", before: index, in: range))
            case "navigationController": source.hasMark("?", at: index + 1) || source.hasMark("!", at: index + 1)
            default: false
            }
        }
    }

    /// Returns a Boolean value that indicates whether a property of the type itself is set here: `title = x`, or
    /// `self.title = x`.
    private func isAssignment(at index: Int) -> Bool {
        guard source.hasMark("=", at: index + 1), !source.hasMark("=", at: index + 2) else { return false }
        return !source.hasMark(".", at: index - 1) || isOfSelf(index)
    }

    /// Returns a Boolean value that indicates whether `self.`, `self?.` or `self!.` is before a name.
    private func isOfSelf(_ index: Int) -> Bool {
        guard source.hasMark(".", at: index - 1) else { return false }
        let isUnwrapped = source.hasMark("?", at: index - 2) || source.hasMark("!", at: index - 2)
        return source.word(index - (isUnwrapped ? 3 : 2)) == "self"
    }

    /// Returns a Boolean value that indicates whether a place is in the braces of a type that another one contains.
    private func isInTypeInside(_ place: Int, of range: Range<Int>) -> Bool {
        range.dropFirst().contains { index in
            guard index < place, let word = source.word(index), ["class", "struct", "enum", "actor"].contains(word),
                let next = source.name(index + 1), !["func", "var", "let", "subscript"].contains(next),
                !source.hasMark(".", at: index - 1),
                let open = (index..<place).first(where: { source.hasMark("{", at: $0) }),
                let close = source.closingBracket(of: open)
            else { return false }
            return place < close
        }
    }

    /// Returns a Boolean value that indicates whether a name is that of a variable, or of a property of a type inside,
    /// where it is used: it is declared in the braces around that place.
    private func isDeclared(_ name: String, before end: Int, in range: Range<Int>) -> Bool {
        var depth = 0
        for index in (range.lowerBound...end).reversed() {
            if source.hasMark("}", at: index) { depth += 1 }
            if source.hasMark("{", at: index) { depth = max(depth - 1, 0) }
            let isDeclaration = ["let", "var"].contains(source.word(index - 1) ?? "")
            if depth == 0, isDeclaration, source.word(index) == name { return true }
        }
        return false
    }

    private func inheritedTypes(_ range: Range<Int>) -> [String] {
        var result: [String] = []
        var index = range.lowerBound
        var depth = 0
        var isStart = true
        while index < range.upperBound, source.word(index) != "where" {
            source.addGenericDepth(of: index, to: &depth)
            if depth == 0 {
                if source.hasMark(",", at: index) || source.hasMark("&", at: index) {
                    isStart = true
                } else if let name = source.name(index), !source.hasMark("@", at: index - 1) {
                    if isStart {
                        result.append(name)
                    } else if source.hasMark(".", at: index - 1) {
                        result[result.count - 1] = name
                    }
                    isStart = false
                }
            }
            index += 1
        }
        return result
    }

    private func cases(_ range: Range<Int>) -> [(name: String, parameters: [DeclaredType.Parameter])] {
        var result: [(name: String, parameters: [DeclaredType.Parameter])] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if source.hasMark("{", at: index) {
                index = source.closingBracket(of: index) ?? range.upperBound
            } else if source.word(index) == "case", let name = source.name(index + 1) {
                let parameters =
                    source.hasMark("(", at: index + 2)
                    ? source.parts(ofBracket: index + 2, isDeclaration: true).map(source.text).compactMap(
                        MemberScanner.caseParameter)
                    : []
                result.append((name, parameters))
            }
            index += 1
        }
        return result
    }
}

extension DeclaredType {
    fileprivate mutating func add(_ member: MemberScanner.Member) {
        if member.isInit {
            hasInitializers = true
            let isForDecoding = ["coder", "from", "nibName"].contains(member.parameters.first?.label ?? "")
            if member.isUsable, !isForDecoding { initializers.append(member.parameters) }
        } else if let property = member.property {
            if member.isUsable, property.label != nil { memberwise?.append(property) } else { memberwise = nil }
        }
    }
}
