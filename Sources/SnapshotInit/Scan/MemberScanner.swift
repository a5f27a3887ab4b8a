import SnapshotCore

/// Finds the initializers and the stored properties of a type.
struct MemberScanner {
    let source: SwiftSource

    /// An initializer, or a stored property without a value.
    struct Member {
        var isInit = false
        var parameters: [DeclaredType.Parameter] = []
        /// A Boolean value that indicates whether other files can use it.
        var isUsable = true
        /// The property; without a label if its name or type isn't known.
        var property: DeclaredType.Parameter?
        /// A static property that other files can read, with its type as far as the declaration tells it.
        var shared: (name: String, type: String)?
    }

    /// Returns the members that are declared directly in the braces that open here.
    func members(from open: Int) -> [Member] {
        var members: [Member] = []
        let end = source.closingBracket(of: open) ?? source.tokens.count
        var index = open + 1
        while index < end {
            // A statement extends to the end of the line or a brace, unless other brackets are open.
            let start = index
            var isOver = false
            while index < end, !isOver, index == start || !source.tokens[index].isFirstOnLine {
                isOver = source.hasMark(";", at: index) || source.hasMark("{", at: index)
                index =
                    ["(", "[", "{"].contains { source.hasMark($0, at: index) }
                    ? (source.closingBracket(of: index) ?? end) + 1 : index + 1
            }
            if let member = member(start..<min(index, end)) { members.append(member) }
        }
        return members
    }

    private func member(_ statement: Range<Int>) -> Member? {
        let brace = brace(in: statement)
        let head = statement.lowerBound..<(brace ?? statement.upperBound)
        var before: Set<String> = []
        var hasAttributes = false
        var isWrapped = false
        // Builder's `@Variable` is a parameter of the wrapper's type.
        var isVariable = false
        for index in head {
            guard let word = source.word(index) else { continue }
            let isAttribute = source.hasMark("@", at: index - 1)
            let isMember = isAttribute || source.hasMark(".", at: index - 1) || source.hasMark("#", at: index - 1)
            // A wrapper with arguments, such as @Injected(\.model), provides the value.
            if isAttribute, word != "available", source.hasMark("(", at: index + 1), source.isAdjacent(index + 1) {
                isWrapped = true
            }
            if isAttribute, word == "Variable" {
                isVariable = true
                continue
            }
            // A result builder takes part in the memberwise initializer.
            if isAttribute, word.hasSuffix("Builder") { continue }
            // `private(set)` hides only the setter.
            if word.hasSuffix("private"), source.hasMark("(", at: index + 1) { continue }
            let isHidden = before.contains("private") || before.contains("fileprivate")
            if !isMember, word == "init" { return initializer(index, in: head, isHidden: isHidden) }
            if !isMember, word == "let" || word == "var" {
                let isOwn = !before.isDisjoint(with: ["static", "class", "lazy"])
                let hasValue = brace != nil || statement.contains { source.hasMark("=", at: $0) }
                if isOwn, !isHidden, !before.contains("lazy") { return shared(index, in: statement, brace: brace) }
                guard !isOwn, !isWrapped, !hasValue else { return nil }
                return property(
                    index, in: head, isUsable: !isHidden && !hasAttributes, isVariable: isVariable)
            }
            if Self.otherMembers.contains(word), !["var", "let", "func"].contains(source.word(index + 1)) {
                return nil
            }
            hasAttributes = hasAttributes || isMember
            before.insert(word)
        }
        return nil
    }

    /// Returns a static property with the type that is written, else that of the initializer or the member that is its
    /// value: `Theme` for `static let standard = Theme(isDark: false)`, `Theme.light` for `= Theme.light`.
    private func shared(_ keyword: Int, in statement: Range<Int>, brace: Int?) -> Member? {
        guard let name = source.name(keyword + 1) else { return nil }
        let end = brace ?? statement.upperBound
        let equals = (keyword..<end).first { source.hasMark("=", at: $0) }
        if source.hasMark(":", at: keyword + 2) {
            return Member(shared: (name, Self.trim(source.text((keyword + 3)..<(equals ?? end)))))
        }
        guard let equals else { return nil }
        let value = (equals + 1)..<((equals..<end).first { source.hasMark("(", at: $0) } ?? end)
        var type = Self.trim(source.text(value))
        if type.hasSuffix(".init") { type.removeLast(".init".count) }
        return Member(shared: (name, type))
    }

    /// Returns the first brace of a statement outside of other brackets.
    private func brace(in statement: Range<Int>) -> Int? {
        var index = statement.lowerBound
        while index < statement.upperBound, !source.hasMark("{", at: index) {
            let isBracket = source.hasMark("(", at: index) || source.hasMark("[", at: index)
            index = (isBracket ? source.closingBracket(of: index) ?? statement.upperBound : index) + 1
        }
        return index < statement.upperBound ? index : nil
    }

    private static let otherMembers: Set = [
        "func", "subscript", "class", "struct", "enum", "typealias", "case", "extension",
    ]

    private func initializer(_ index: Int, in head: Range<Int>, isHidden: Bool) -> Member? {
        guard let open = (index..<head.upperBound).first(where: { source.hasMark("(", at: $0) }) else { return nil }
        let rest = min(source.closingBracket(of: open) ?? head.upperBound, head.upperBound)..<head.upperBound
        let isPlain =
            open == index + 1 && !rest.contains { ["throws", "async", "where"].contains(source.word($0)) }
        let parameters = source.parts(ofBracket: open, isDeclaration: true).map(source.text)
            .filter { !$0.isEmpty }.map(Self.parameter)
        return Member(isInit: true, parameters: parameters, isUsable: isPlain && !isHidden)
    }

    /// Returns a parameter such as `with name: String = ""`.
    static func parameter(_ text: String) -> DeclaredType.Parameter {
        let declaration = text.split(separator: "=", maxSplits: 1)
        let parts = (declaration.first ?? "").split(separator: ":", maxSplits: 1).map { trim($0) }
        let label = parts.first?.split(separator: " ").last { !$0.hasPrefix("@") }.map(String.init) ?? "_"
        let first = parts.first?.split(separator: " ").first { !$0.hasPrefix("@") }.map(String.init) ?? label
        return DeclaredType.Parameter(
            label: first == "_" ? nil : first, type: parts.count > 1 ? parts[1] : "Any",
            hasDefault: declaration.count > 1)
    }

    /// Returns a parameter of an enumeration's case, whose label may be missing.
    static func caseParameter(_ text: String) -> DeclaredType.Parameter? {
        if text.isEmpty { return nil }
        let start = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }
        if start.count < text.count, text[start.endIndex] == ":" { return parameter(text) }
        let parts = text.split(separator: "=", maxSplits: 1)
        return DeclaredType.Parameter(label: nil, type: trim(parts.first ?? ""), hasDefault: parts.count > 1)
    }

    private static func trim(_ text: some StringProtocol) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// - Parameter isVariable: true if Builder's `@Variable` wraps it.
    private func property(_ keyword: Int, in head: Range<Int>, isUsable: Bool, isVariable: Bool) -> Member? {
        // A property without a type has a value, or shares the type of a later name.
        guard let name = source.name(keyword + 1), source.hasMark(":", at: keyword + 2),
            head.upperBound > keyword + 3
        else {
            return Member(isUsable: false, property: DeclaredType.Parameter(label: nil, type: ""))
        }
        let end = source.hasMark(";", at: head.upperBound - 1) ? head.upperBound - 1 : head.upperBound
        let isOptional = source.hasMark("?", at: end - 1) || source.hasMark("!", at: end - 1)
        if isOptional, source.word(keyword) == "var", !isVariable { return nil }
        let type = source.text((keyword + 3)..<end)
        return Member(
            isUsable: isUsable,
            property: DeclaredType.Parameter(label: name, type: isVariable ? "Variable<\(type)>" : type))
    }
}
