import GallerySources

/// A Swift file and its tokens.
package struct SwiftSource: Sendable {
    package let bytes: [UInt8]
    package private(set) var tokens: [SwiftToken]
    package let comments: [SwiftComment]

    /// Creates the tokens of the whole file.
    package init(_ bytes: [UInt8]) {
        let lexer = SwiftLexer(bytes)
        self.bytes = bytes
        tokens = lexer.tokens
        comments = lexer.comments
    }

    /// Creates the tokens of a file without directives and parts that are certainly not compiled for a platform.
    package init(_ bytes: [UInt8], compiledFor platform: CompilationPlatform) {
        self.init(bytes)
        tokens = tokens(compiledFor: platform)
    }

    /// The length of the UTF-8 byte order mark at the file's beginning, or 0.
    package var byteOrderMarkLength: Int { SwiftLexer.byteOrderMarkLength(of: bytes) }

    /// Returns the column of a byte, from 1, in bytes.
    package func column(of offset: Int) -> Int { offset - (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) }

    // MARK: Tokens

    package func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    /// Returns the text of tokens, with one space for the spaces and comments between two of them.
    package func text(_ range: Range<Int>) -> String {
        var result = ""
        for index in range {
            if index > range.lowerBound, tokens[index - 1].range.upperBound < tokens[index].range.lowerBound {
                result += " "
            }
            result += text(tokens[index])
        }
        return result
    }

    /// Returns the keyword or name at an index; nil for tokens of other kinds and beyond the ends.
    package func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return nil }
        return text(tokens[index])
    }

    /// Returns the name at an index, without backquotes; nil for tokens of other kinds and beyond the ends.
    package func name(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .escapedIdentifier else { return word(index) }
        return text(tokens[index]).filter { $0 != "`" }
    }

    /// Returns a Boolean value that indicates whether the token at an index is this punctuation or operator.
    package func hasMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        return token.range.count == 1 && bytes[token.range.lowerBound] == UInt8(ascii: mark)
            && (token.kind == .punctuation || token.kind == .operator)
    }

    /// Returns a Boolean value that indicates whether a token directly follows the one before it.
    package func isAdjacent(_ index: Int) -> Bool {
        tokens.indices.contains(index) && index > 0
            && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    // MARK: Brackets

    /// Returns the index of the bracket that closes the one at an index; nil if it isn't closed.
    package func closingBracket(of open: Int) -> Int? {
        var depth = 0
        for index in open..<tokens.count {
            depth += bracketDepth(index)
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns the tokens between the commas of the bracket at an index, without splitting nested brackets; none if the
    /// bracket isn't closed.
    /// - Parameter isDeclaration: a Boolean value that indicates whether `<` and `>` are brackets too, as in types.
    package func parts(ofBracket open: Int, isDeclaration: Bool = false) -> [Range<Int>] {
        guard let close = closingBracket(of: open), close > open + 1 else { return [] }
        var parts: [Range<Int>] = []
        var start = open + 1
        var depth = 0
        var genericDepth = 0
        for index in start..<close {
            depth += bracketDepth(index)
            if isDeclaration { addGenericDepth(of: index, to: &genericDepth) }
            if depth == 0, genericDepth == 0, hasMark(",", at: index) {
                parts.append(start..<index)
                start = index + 1
            }
        }
        return parts + [start..<close]
    }

    private func bracketDepth(_ index: Int) -> Int {
        guard tokens[index].kind == .punctuation else { return 0 }
        switch bytes[tokens[index].range.lowerBound] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
        default: return 0
        }
    }

    /// Counts the generic clauses that are open after a token: `<` directly after a name opens one, and each `>` of an
    /// operator that isn't an arrow closes one.
    package func addGenericDepth(of index: Int, to depth: inout Int) {
        guard tokens[index].kind == .operator else { return }
        if hasMark("<", at: index), isAdjacent(index) { depth += 1 }
        var last: UInt8 = 0
        for byte in bytes[tokens[index].range] {
            if byte == UInt8(ascii: ">"), last != UInt8(ascii: "-") { depth = max(0, depth - 1) }
            last = byte
        }
    }

    // MARK: Conditional compilation

    private func tokens(compiledFor platform: CompilationPlatform) -> [SwiftToken] {
        var result: [SwiftToken] = []
        var blocks: [ConditionalBlock] = []
        var index = 0
        while index < tokens.count {
            let end = tokens[(index + 1)...].firstIndex(where: \.isFirstOnLine) ?? tokens.count
            if hasMark("#", at: index), isAdjacent(index + 1), let directive = word(index + 1),
                ConditionalBlock.follow(directive, text((index + 2)..<end), on: platform, &blocks)
            {
                index = end
                continue
            }
            if blocks.allSatisfy(\.isActive) { result += tokens[index..<end] }
            index = end
        }
        return result
    }
}

/// The part of an `#if` that was entered last.
private struct ConditionalBlock {
    /// A Boolean value that indicates whether this part or an earlier one is certainly compiled.
    var isTaken: Bool
    /// A Boolean value that indicates whether the part may be compiled.
    var isActive: Bool

    /// Enters or leaves a part; returns false for other directives.
    static func follow(
        _ directive: String, _ condition: String, on platform: CompilationPlatform, _ blocks: inout [ConditionalBlock]
    ) -> Bool {
        switch directive {
        case "if":
            blocks.append(ConditionalBlock(isTaken: false, isActive: false))
            blocks[blocks.count - 1].enter(PlatformCondition.holds(condition, on: platform))
        case "elseif", "else":
            guard !blocks.isEmpty else { return true }
            blocks[blocks.count - 1].enter(
                directive == "else" ? true : PlatformCondition.holds(condition, on: platform))
        case "endif": _ = blocks.popLast()
        default: return false
        }
        return true
    }

    private mutating func enter(_ holds: Bool?) {
        isActive = !isTaken && holds != false
        isTaken = isTaken || holds == true
    }
}

/// A platform for which `#if` is evaluated.
package enum CompilationPlatform: Sendable {
    case linux
    /// An iPhone, with the modules that exist on Linux: the platform of lowered files.
    case iPhone
}

/// The condition of an `#if`, evaluated for a platform.
struct PlatformCondition {
    private let tokens: [String]
    private let platform: CompilationPlatform
    private var index = 0

    /// Returns the condition's value; nil if it depends on something unknown, such as a build setting.
    static func holds(_ text: String, on platform: CompilationPlatform) -> Bool? {
        let source = SwiftSource(Array(text.utf8))
        var condition = PlatformCondition(tokens: source.tokens.map { source.text($0) }, platform: platform)
        return condition.disjunction()
    }

    private var next: String? { index < tokens.count ? tokens[index] : nil }

    private mutating func take(_ token: String) -> Bool {
        guard next == token else { return false }
        index += 1
        return true
    }

    private mutating func disjunction() -> Bool? {
        var result = conjunction()
        while take("||") {
            let other = conjunction()
            result = result == true || other == true ? true : result == nil || other == nil ? nil : false
        }
        return result
    }

    private mutating func conjunction() -> Bool? {
        var result = term()
        while take("&&") {
            let other = term()
            result = result == false || other == false ? false : result == nil || other == nil ? nil : true
        }
        return result
    }

    private mutating func term() -> Bool? {
        if take("!") { return term().map { !$0 } }
        if take("(") {
            let result = disjunction()
            _ = take(")")
            return result
        }
        guard let name = next else { return nil }
        index += 1
        guard take("(") else {
            return name == "true" || (name == "DEBUG" && platform == .iPhone) ? true : name == "false" ? false : nil
        }
        var argument = ""
        while let token = next, token != ")" {
            argument += token
            index += 1
        }
        _ = take(")")
        return value(of: name, argument)
    }

    private func value(of name: String, _ argument: String) -> Bool? {
        switch name {
        case "os": argument == (platform == .iPhone ? "iOS" : "Linux")
        case "canImport":
            KnownModules.onLinux.contains(argument) ? true : KnownModules.isApples(argument) ? false : nil
        case "targetEnvironment": false
        default: nil
        }
    }
}
