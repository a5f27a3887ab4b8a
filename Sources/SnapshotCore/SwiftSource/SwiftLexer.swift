/// Divides Swift source code into tokens and comments.
///
/// Any sequence of bytes is accepted: unclosed tokens end with their line, or with the file if they may span lines. The
/// time is proportional to the length of the file.
struct SwiftLexer {
    private let bytes: [UInt8]
    private(set) var tokens: [SwiftToken] = []
    private(set) var comments: [SwiftComment] = []
    private var index: Int
    private var line = 1
    private var isFirstOnLine = true
    private var codeEnd = 0
    /// The number of open interpolations, each of which uses stack space.
    private var interpolationDepth = 0

    /// Deeper interpolations count as text.
    private static let maximumInterpolationDepth = 100

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = Self.byteOrderMarkLength(of: bytes)
        while index < bytes.count { step() }
    }

    /// Returns the length of the UTF-8 byte order mark at the beginning of a file, or 0.
    static func byteOrderMarkLength(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// Consumes a token, a comment or a space.
    private mutating func step() {
        switch bytes[index] {
        case let byte where byte.isSwiftSpace: advance()
        case let byte where byte.isDigit: token(.number) { $0.number() }
        case let byte where byte.isSwiftWord: token(.identifier) { $0.word() }
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "\""): token(.string) { $0.string(hashes: 0) }
        case UInt8(ascii: "#"): literalWithHashes()
        case UInt8(ascii: "`"): token(.escapedIdentifier) { $0.escapedIdentifier() }
        case UInt8(ascii: "/") where regexLength != nil: token(.regex) { $0.advance($0.regexLength ?? 1) }
        case let byte where byte.isSwiftOperator || byte == UInt8(ascii: ".") && at(1) == byte:
            token(.operator) { $0.operatorCharacters() }
        default: token(.punctuation) { $0.advance() }
        }
    }

    private mutating func token(_ kind: SwiftTokenKind, _ read: (inout SwiftLexer) -> Void) {
        var token = SwiftToken(kind: kind, range: index..<index, line: line, isFirstOnLine: isFirstOnLine)
        read(&self)
        token.range = token.range.lowerBound..<index
        tokens.append(token)
        codeEnd = index
        isFirstOnLine = false
    }

    private func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    private func run(of byte: UInt8, from offset: Int) -> Int {
        var count = 0
        while at(offset + count) == byte { count += 1 }
        return count
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<min(count, bytes.count - index) {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                isFirstOnLine = true
            }
            index += 1
        }
    }

    // MARK: Words and operators

    private mutating func word() {
        while at(0).isSwiftWord { index += 1 }
    }

    /// Consumes a number; a dot belongs to it if a digit follows, a sign if an exponent precedes it.
    private mutating func number() {
        let isHexadecimal = at(0) == UInt8(ascii: "0") && at(1) | 0x20 == UInt8(ascii: "x")
        let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
        while true {
            let isSign = at(0) == UInt8(ascii: "-") || at(0) == UInt8(ascii: "+")
            let belongs =
                at(0).isSwiftWord || at(0) == UInt8(ascii: ".") && at(1).isDigit
                || isSign && bytes[index - 1] | 0x20 == exponent && at(1).isDigit
            guard belongs else { return }
            index += 1
        }
    }

    private mutating func escapedIdentifier() {
        repeat { index += 1 } while at(0) != UInt8(ascii: "`") && at(0) != UInt8(ascii: "\n") && index < bytes.count
        if at(0) == UInt8(ascii: "`") { index += 1 }
    }

    /// Consumes an operator up to a comment or a regular expression; `!` and `?` after an operand are separate tokens.
    private mutating func operatorCharacters() {
        let isPostfix = (at(0) == UInt8(ascii: "!") || at(0) == UInt8(ascii: "?")) && followsOperand
        let allowsDots = at(0) == UInt8(ascii: ".")
        repeat {
            index += 1
            codeEnd = index
            let isSlash = at(0) == UInt8(ascii: "/")
            if isSlash, at(1) == UInt8(ascii: "/") || at(1) == UInt8(ascii: "*") || regexLength != nil { return }
        } while !isPostfix && (at(0).isSwiftOperator || allowsDots && at(0) == UInt8(ascii: "."))
    }

    private var followsOperand: Bool {
        guard let last = tokens.last, last.range.upperBound == index else { return false }
        return last.kind != .operator && !"([{,:;.@#\\$".utf8.contains(bytes[index - 1])
    }

    // MARK: Comments

    private mutating func comment(isDocumentation: Bool, _ read: (inout SwiftLexer) -> Void) {
        var comment = SwiftComment(range: index..<index, isDocumentation: isDocumentation, isFirstOnLine: isFirstOnLine)
        read(&self)
        comment.range = comment.range.lowerBound..<index
        comments.append(comment)
    }

    private mutating func lineComment() {
        // Four slashes are a separator line, as for the compiler.
        comment(isDocumentation: at(2) == UInt8(ascii: "/") && at(3) != UInt8(ascii: "/")) { lexer in
            while lexer.index < lexer.bytes.count, lexer.at(0) != UInt8(ascii: "\n"), lexer.at(0) != UInt8(ascii: "\r")
            {
                lexer.index += 1
            }
        }
    }

    private mutating func blockComment() {
        comment(isDocumentation: at(2) == UInt8(ascii: "*") && at(3) != UInt8(ascii: "/")) { lexer in
            var depth = 0
            repeat {
                let isOpening = lexer.at(0) == UInt8(ascii: "/") && lexer.at(1) == UInt8(ascii: "*")
                let isClosing = lexer.at(0) == UInt8(ascii: "*") && lexer.at(1) == UInt8(ascii: "/")
                depth += isOpening ? 1 : isClosing ? -1 : 0
                lexer.advance(isOpening || isClosing ? 2 : 1)
            } while depth > 0 && lexer.index < lexer.bytes.count
        }
    }

    // MARK: Strings

    private mutating func literalWithHashes() {
        let hashes = run(of: UInt8(ascii: "#"), from: 0)
        switch at(hashes) {
        case UInt8(ascii: "\""): token(.string) { $0.string(hashes: hashes) }
        case UInt8(ascii: "/"): token(.regex) { $0.regex(hashes: hashes) }
        default: token(.punctuation) { $0.advance() }
        }
    }

    private mutating func string(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        index += hashes
        let isMultiline = at(1) == quote && at(2) == quote
        let width = isMultiline ? 3 : 1
        index += width
        while index < bytes.count {
            // An unclosed string ends with its line, so that the rest of the file is still read as code.
            if !isMultiline, at(0) == UInt8(ascii: "\n") { return }
            if at(0) == UInt8(ascii: "\\"), run(of: UInt8(ascii: "#"), from: 1) >= hashes {
                advance(1 + hashes)
                if at(0) == UInt8(ascii: "("), interpolationDepth < Self.maximumInterpolationDepth {
                    interpolation()
                } else {
                    advance()
                }
            } else if at(0) == quote, !isMultiline || (at(1) == quote && at(2) == quote),
                run(of: UInt8(ascii: "#"), from: width) >= hashes
            {
                index += width + hashes
                return
            } else {
                advance()
            }
        }
    }

    /// Consumes the code between an interpolation's parentheses, which may contain strings; its tokens are dropped.
    private mutating func interpolation() {
        let count = tokens.count
        interpolationDepth += 1
        var depth = 0
        repeat {
            depth += at(0) == UInt8(ascii: "(") ? 1 : at(0) == UInt8(ascii: ")") ? -1 : 0
            step()
        } while index < bytes.count && depth > 0
        interpolationDepth -= 1
        tokens.removeSubrange(count...)
    }

    // MARK: Regular expressions

    /// The length of a regular expression without `#` that begins here and ends on this line; nil if the slash is an
    /// operator.
    private var regexLength: Int? {
        guard startsExpression, !at(1).isSwiftSpace else { return nil }
        var offset = 1
        var isClass = false
        while index + offset < bytes.count, at(offset) != UInt8(ascii: "\n") {
            switch at(offset) {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "["): isClass = true
            case UInt8(ascii: "]"): isClass = false
            case UInt8(ascii: "/") where !isClass: return offset + 1
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// A Boolean value that indicates whether an expression may begin here according to the preceding code, so that a
    /// slash isn't a division.
    private var startsExpression: Bool {
        guard codeEnd > 0 else { return true }
        let last = bytes[codeEnd - 1]
        if last == UInt8(ascii: "!") { return codeEnd < index }
        if "(,=:[{;&|?+-*%<>~^".utf8.contains(last) { return true }
        guard codeEnd < index, let token = tokens.last, token.kind == .identifier else { return false }
        return ["return", "in", "case", "try", "await", "throw", "where", "else"]
            .contains { bytes[token.range].elementsEqual($0.utf8) }
    }

    /// Consumes `#/…/#`, over several lines if the first slash is the last character of its line.
    private mutating func regex(hashes: Int) {
        advance(hashes + 1)
        let isMultiline = at(0) == UInt8(ascii: "\n") || at(0) == UInt8(ascii: "\r")
        while index < bytes.count, isMultiline || at(0) != UInt8(ascii: "\n") {
            if at(0) == UInt8(ascii: "/"), run(of: UInt8(ascii: "#"), from: 1) >= hashes {
                index += 1 + hashes
                return
            }
            advance(at(0) == UInt8(ascii: "\\") ? 2 : 1)
        }
    }
}

extension UInt8 {
    package var isSwiftSpace: Bool { self == 32 || (9...13).contains(self) }

    fileprivate var isDigit: Bool { (48...57).contains(self) }

    fileprivate var isSwiftWord: Bool {
        isDigit || (65...90).contains(self) || (97...122).contains(self) || self == 95 || self >= 128
    }

    fileprivate var isSwiftOperator: Bool { "/=-+!*%<>&|^~?".utf8.contains(self) }
}

/// A token of Swift source code.
package struct SwiftToken: Hashable, Sendable {
    package var kind: SwiftTokenKind
    /// The bytes of the file.
    package var range: Range<Int>
    /// The line of the first byte, from 1.
    package var line: Int
    /// A Boolean value that indicates whether this is the first token of the line.
    package var isFirstOnLine: Bool
}

/// The lexical categories of Swift.
package enum SwiftTokenKind: Hashable, Sendable {
    /// A name or a keyword. All bytes of 128 and above count as parts of names.
    case identifier
    /// A name in backquotes, including them.
    case escapedIdentifier
    case number
    /// A string literal of any form, from the first `#` or quotation mark to the last, with its interpolations.
    case string
    /// A regular expression, from the first `#` or slash to the last.
    case regex
    /// One or more operator characters.
    case `operator`
    /// One byte that belongs to none of the other kinds: a bracket, `,`, `:`, `;`, `.`, `@`, `#`, `\`, `$`.
    case punctuation
}

/// A comment of Swift source code.
package struct SwiftComment: Hashable, Sendable {
    /// The bytes of the file, without the line end.
    package var range: Range<Int>
    package var isDocumentation: Bool
    /// A Boolean value that indicates whether no token precedes the comment on its line.
    package var isFirstOnLine: Bool
}
