import SnapshotCore

/// A type that a catalog can show as a screen.
struct FoundScreen: Hashable, Sendable {
    var type: String
    /// The arguments that it needs, such as `name: <#String#>`; nil if it needs none.
    var arguments: String?
}

/// Finds controllers and view builders at a file's top level, and their initializers.
///
/// A type counts as one without arguments only if that is certain from its declaration.
struct ScreenFinder {
    private let source: SwiftSource

    static func screens(in source: SwiftSource) -> [FoundScreen] { ScreenFinder(source: source).screens() }

    private func screens() -> [FoundScreen] {
        var found: [FoundScreen] = []
        var modifiers: [String] = []
        var index = 0
        while index < source.tokens.count {
            if source.hasMark("{", at: index) {
                index = source.closingBracket(of: index) ?? source.tokens.count
                modifiers = []
            } else if let word = source.word(index) {
                if word == "class" || word == "struct", modifiers.last != "import", source.word(index + 1) != nil {
                    let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
                    if !isHidden, let screen = screen(word, at: index + 1) { found.append(screen) }
                    modifiers = []
                    index += 1
                } else if Self.otherDeclarations.contains(word) {
                    modifiers = [word]
                } else {
                    modifiers.append(word)
                }
            }
            index += 1
        }
        return found
    }

    /// The controllers that are created without arguments.
    private static let controllers: Set = [
        "UIViewController", "UITableViewController", "UITabBarController", "UINavigationController",
    ]
    /// The words whose preceding modifiers don't belong to a type.
    private static let otherDeclarations: Set = [
        "let", "var", "func", "typealias", "import", "extension", "enum", "protocol", "actor",
    ]

    private func screen(_ keyword: String, at name: Int) -> FoundScreen? {
        guard let open = (name..<source.tokens.count).first(where: { source.hasMark("{", at: $0) }),
            source.hasMark(":", at: name + 1)
        else { return nil }
        let clause = (name + 2)..<open
        let isGeneric = clause.contains { source.hasMark("<", at: $0) }
        let isQualified = source.hasMark(".", at: name + 3)
        let isController =
            keyword == "class" && !isQualified && Self.controllers.contains(source.word(name + 2) ?? "")
        let isBuilder =
            keyword == "struct"
            && clause.contains { source.word($0) == "ViewBuilder" && !source.hasMark(".", at: $0 - 1) }
        guard !isGeneric, isController || isBuilder, let type = source.word(name) else { return nil }
        let members = members(from: open)
        guard let making = isController ? making(ofController: members) : making(ofStruct: members) else { return nil }
        return FoundScreen(type: type, arguments: making.isEmpty ? nil : making)
    }

    /// A member of a type: its words up to the first brace, assignment or end of the line, and its parameters.
    private struct Member {
        var isInit = false
        /// The parts between the parentheses of an initializer.
        var parameters: [String] = []
        var isUsable = true
        /// A stored property without a value.
        var property: (name: String, type: String)?
    }

    /// Returns the arguments of a controller's initializer, empty for none; nil if they aren't known.
    private func making(ofController members: [Member]) -> String? {
        let inits = members.filter(\.isInit)
        if inits.isEmpty { return "" }
        let usable = inits.filter { member in
            member.isUsable && member.parameters.first?.hasPrefix("coder") != true
                && member.parameters.first?.hasPrefix("nibName") != true
        }
        return shortest(usable)
    }

    private func making(ofStruct members: [Member]) -> String? {
        let inits = members.filter(\.isInit)
        if !inits.isEmpty { return shortest(inits.filter(\.isUsable)) }
        let properties = members.filter { $0.property != nil }
        guard properties.allSatisfy(\.isUsable) else { return nil }
        return properties.compactMap(\.property).map { "\($0.name): <#\($0.type)#>" }.joined(separator: ", ")
    }

    /// Returns the arguments of the initializer with the fewest.
    private func shortest(_ inits: [Member]) -> String? {
        inits.map { member in member.parameters.filter { !$0.contains("=") }.map(Self.argument) }
            .min { $0.count < $1.count }?.joined(separator: ", ")
    }

    private static func argument(_ parameter: String) -> String {
        let parts = parameter.split(separator: ":", maxSplits: 1).map { trim($0) }
        let label = parts.first?.split(separator: " ").first.map(String.init) ?? "_"
        let type = parts.count > 1 ? parts[1] : "Any"
        return label == "_" ? "<#\(type)#>" : "\(label): <#\(type)#>"
    }

    private static func trim(_ text: some StringProtocol) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Returns the members that are declared directly in the braces that open here.
    private func members(from open: Int) -> [Member] {
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
        for index in head {
            guard let word = source.word(index) else { continue }
            let isAttribute = source.hasMark("@", at: index - 1)
            let isMember = isAttribute || source.hasMark(".", at: index - 1) || source.hasMark("#", at: index - 1)
            // A wrapper with arguments, such as @Injected(\.model), provides the value.
            if isAttribute, word != "available", source.hasMark("(", at: index + 1), source.isAdjacent(index + 1) {
                isWrapped = true
            }
            let isHidden = before.contains("private") || before.contains("fileprivate")
            if !isMember, word == "init" { return initializer(index, in: head, isHidden: isHidden) }
            if !isMember, word == "let" || word == "var" {
                let isOwn = !before.isDisjoint(with: ["static", "class", "lazy"])
                let hasValue = brace != nil || statement.contains { source.hasMark("=", at: $0) }
                guard !isOwn, !isWrapped, !hasValue else { return nil }
                return property(index, in: head, isUsable: !isHidden && !hasAttributes)
            }
            if Self.otherMembers.contains(word), !["var", "let", "func"].contains(source.word(index + 1)) {
                return nil
            }
            hasAttributes = hasAttributes || isMember
            before.insert(word)
        }
        return nil
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
        let parameters = source.parts(ofBracket: open, isDeclaration: true).map(source.text).filter { !$0.isEmpty }
        return Member(isInit: true, parameters: parameters, isUsable: isPlain && !isHidden)
    }

    private func property(_ keyword: Int, in head: Range<Int>, isUsable: Bool) -> Member? {
        // A property without a type has a value, or shares the type of a later name.
        guard source.name(keyword + 1) != nil, source.hasMark(":", at: keyword + 2), head.upperBound > keyword + 3
        else {
            return Member(isUsable: false, property: ("", ""))
        }
        let end = source.hasMark(";", at: head.upperBound - 1) ? head.upperBound - 1 : head.upperBound
        if source.hasMark("?", at: end - 1), source.word(keyword) == "var" { return nil }
        return Member(
            isUsable: isUsable,
            property: (source.text(source.tokens[keyword + 1]), source.text((keyword + 3)..<end)))
    }
}
