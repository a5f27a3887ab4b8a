import SnapshotCore

/// A type of which a catalog can make a screen.
package struct FoundScreen: Hashable, Sendable {
    var type: String
    /// The arguments that it needs, such as `name: <#String#>`; nil when it needs none.
    var arguments: String?
}

/// Finds controllers and view builders at a file's top level, and how they are made.
///
/// It says that a type needs no arguments only when that is certain from its declaration.
struct ScreenFinder {
    private let text: SourceText
    private var bytes: [UInt8] { text.bytes }

    static func screens(in text: SourceText) -> [FoundScreen] {
        ScreenFinder(text: text).screens()
    }

    private func screens() -> [FoundScreen] {
        var found: [FoundScreen] = []
        var tokens = SourceTokens(bytes)
        var depth = 0
        var place = 0
        var modifiers: [String] = []
        while let token = tokens.next() {
            for byte in bytes[place..<token.offset] where byte == Self.open || byte == Self.close {
                depth += byte == Self.open ? 1 : -1
                modifiers = []
            }
            place = token.offset
            guard depth == 0 else { continue }
            if token.mark == 0, token.word == "class" || token.word == "struct", modifiers.last != "import",
                let name = tokens.next(),
                name.mark == 0
            {
                place = name.offset
                let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
                if !isHidden, let screen = screen(token.word, name) { found.append(screen) }
                modifiers = []
            } else if Self.otherDeclarations.contains(token.word) {
                modifiers = [token.word]
            } else {
                modifiers.append(token.word)
            }
        }
        return found
    }

    /// Controllers that are made without arguments.
    private static let controllers: Set = [
        "UIViewController", "UITableViewController", "UITabBarController", "UINavigationController",
    ]
    /// Words before which modifiers belong to something else.
    private static let otherDeclarations: Set = [
        "let", "var", "func", "typealias", "import", "extension", "enum", "protocol", "actor",
    ]
    private static let open = UInt8(ascii: "{")
    private static let close = UInt8(ascii: "}")

    private func screen(_ kind: String, _ name: SourceToken) -> FoundScreen? {
        guard let open = bytes[name.offset...].firstIndex(of: Self.open) else { return nil }
        let clause = String(decoding: bytes[(name.offset + name.word.utf8.count)..<open], as: UTF8.self)
        guard !clause.contains("<"), let colon = clause.firstIndex(of: ":") else { return nil }
        let inherited = clause[clause.index(after: colon)...].split { $0 == "," || $0.isWhitespace }
        let isController = kind == "class" && inherited.first.map { Self.controllers.contains(String($0)) } == true
        guard isController || (kind == "struct" && inherited.contains("ViewBuilder")) else { return nil }
        let members = members(from: open)
        guard let making = isController ? making(ofController: members) : making(ofStruct: members) else { return nil }
        return FoundScreen(type: name.word, arguments: making.isEmpty ? nil : making)
    }

    /// A member of a type: its words up to the first brace, assignment or end of the line, and its parameters.
    private struct Member {
        var isInit = false
        /// Parts between the parentheses of an initializer.
        var parameters: [String] = []
        var isUsable = true
        /// A stored property without a value.
        var property: (name: String, type: String)?
    }

    /// The arguments of a controller's initializer, empty for none; nil where they aren't known.
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

    /// The arguments of the initializer that needs fewest.
    private func shortest(_ inits: [Member]) -> String? {
        inits.map { member in member.parameters.filter { !$0.contains("=") }.map(Self.argument) }
            .min { $0.count < $1.count }?.joined(separator: ", ")
    }

    /// `with name: String` as `with: <#String#>`.
    private static func argument(_ parameter: String) -> String {
        let parts = parameter.split(separator: ":", maxSplits: 1).map { trim($0) }
        let label = parts.first?.split(separator: " ").first.map(String.init) ?? "_"
        let type = parts.count > 1 ? parts[1] : "Any"
        return label == "_" ? "<#\(type)#>" : "\(label): <#\(type)#>"
    }

    private static func trim(_ text: some StringProtocol) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What is declared directly in the braces that open here.
    private func members(from open: Int) -> [Member] {
        var members: [Member] = []
        var index = open + 1
        var depth = 1
        while index < bytes.count, depth > 0 {
            // A statement: to the end of the line, unless parentheses are open.
            let start = index
            var parentheses = 0
            while index < bytes.count, depth >= 1 {
                let byte = bytes[index]
                if byte == Self.open { depth += 1 }
                if byte == Self.close { depth -= 1 }
                if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { parentheses += 1 }
                if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { parentheses -= 1 }
                index += 1
                let endsLine = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";")
                if depth == 1, parentheses <= 0, endsLine || byte == Self.close { break }
            }
            if let member = member(start..<min(index, bytes.count)) { members.append(member) }
        }
        return members
    }

    private func member(_ range: Range<Int>) -> Member? {
        let whole = bytes[range]
        let brace = whole.firstIndex(of: Self.open) ?? range.upperBound
        let assignment = whole.firstIndex(of: UInt8(ascii: "=")) ?? range.upperBound
        let head = String(decoding: bytes[range.lowerBound..<brace], as: UTF8.self)
        var tokens = SourceTokens([UInt8](bytes[range.lowerBound..<brace]))
        var before: [SourceToken] = []
        var isWrapped = false
        while let token = tokens.next() {
            // A wrapper with arguments, such as @Injected(\.model), makes the value.
            let end = range.lowerBound + token.offset + token.word.utf8.count
            if token.mark == UInt8(ascii: "@"), token.word != "available", end < brace,
                bytes[end] == UInt8(ascii: "(")
            {
                isWrapped = true
            }
            let isHidden = before.contains { $0.mark == 0 && ($0.word == "private" || $0.word == "fileprivate") }
            if token.mark == 0, token.word == "init" {
                return initializer(head, isHidden: isHidden)
            }
            if token.mark == 0, token.word == "let" || token.word == "var" {
                let isOwn = before.contains { ["static", "class", "lazy"].contains($0.word) }
                guard !isOwn, !isWrapped, brace == range.upperBound, assignment == range.upperBound else { return nil }
                return property(head, keyword: token.word, isUsable: !isHidden && !before.contains { $0.mark != 0 })
            }
            if ["func", "subscript", "class", "struct", "enum", "typealias", "case", "extension"].contains(token.word),
                tokens.peek()?.word != "var", tokens.peek()?.word != "let", tokens.peek()?.word != "func"
            {
                return nil
            }
            before.append(token)
        }
        return nil
    }

    private func initializer(_ head: String, isHidden: Bool) -> Member? {
        guard let open = head.range(of: "init")?.upperBound, let start = head[open...].firstIndex(of: "(") else {
            return nil
        }
        var parts: [String] = []
        var part = ""
        var depth = 0
        var index = start
        scan: while index < head.endIndex {
            let character = head[index]
            switch character {
            case "(", "[":
                depth += 1
                if depth > 1 { part.append(character) }
            case ")", "]":
                depth -= 1
                if depth == 0 { break scan }
                part.append(character)
            case "," where depth == 1:
                parts.append(part)
                part = ""
            default: part.append(character)
            }
            index = head.index(after: index)
        }
        parts.append(part)
        let rest = index < head.endIndex ? head[index...] : ""
        let isPlain = start == open && !rest.contains("throws") && !rest.contains("async") && !rest.contains("where")
        let parameters = parts.map { Self.trim($0) }.filter { !$0.isEmpty }
        return Member(isInit: true, parameters: parameters, isUsable: isPlain && !isHidden)
    }

    private func property(_ head: String, keyword: String, isUsable: Bool) -> Member? {
        guard let word = head.range(of: "\(keyword) ") else { return nil }
        let parts = head[word.upperBound...].split(separator: ":", maxSplits: 1).map { Self.trim($0) }
        // Without a type it has a value, or several names share one.
        guard parts.count == 2, !parts[0].contains(",") else { return Member(isUsable: false, property: ("", "")) }
        if keyword == "var", parts[1].hasSuffix("?") { return nil }
        return Member(isUsable: isUsable, property: (parts[0], parts[1]))
    }
}
