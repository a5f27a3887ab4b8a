/// A Swift file in which comments and literals of strings and regular expressions are blank, so that braces and words
/// of code can be found; it is as long as the file and has the same lines.
package struct SwiftCodeMask {
    package struct Comment: Hashable, Sendable {
        /// Bytes of the file; without the line end.
        package var range: Range<Int>
        package var isDocumentation: Bool
    }

    private(set) package var bytes: [UInt8]
    /// In the order of the file.
    private(set) package var comments: [Comment] = []
    private var index = 0
    /// The last byte of code that is no space.
    private var last: UInt8 = 0
    /// The number of open interpolations; each takes room on the stack.
    private var interpolations = 0

    /// The deepest nesting that is read; deeper code counts as text.
    private static let deepest = 100

    package init(_ file: [UInt8]) {
        bytes = file
        blank(Self.byteOrderMark(of: file))
        while index < bytes.count { step() }
    }

    /// Returns the number of bytes at a file's start that mark it as UTF-8.
    package static func byteOrderMark(of file: [UInt8]) -> Int { file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// Goes over a comment, a literal, or one byte of code.
    private mutating func step() {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "/"): regexOrOperator()
        case UInt8(ascii: "\""): string(hashes: 0)
        case UInt8(ascii: "#"): hash()
        case UInt8(ascii: "`"): escapedName()
        default: code()
        }
    }

    private func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    private mutating func code() {
        if !Self.isSpace(bytes[index]) { last = bytes[index] }
        index += 1
    }

    private mutating func blank(_ count: Int) {
        let end = min(index + count, bytes.count)
        while index < end {
            if bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
                bytes[index] = UInt8(ascii: " ")
            }
            index += 1
        }
    }

    package static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    package static func isWord(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 128
    }

    // MARK: Comments

    private mutating func lineComment() {
        let start = index
        // Four slashes are a line of separation, as for the compiler.
        let isDocumentation = at(2) == UInt8(ascii: "/") && at(3) != UInt8(ascii: "/")
        while index < bytes.count, at(0) != UInt8(ascii: "\n"), at(0) != UInt8(ascii: "\r") { blank(1) }
        comments.append(Comment(range: start..<index, isDocumentation: isDocumentation))
    }

    /// Comments lie in each other.
    private mutating func blockComment() {
        let start = index
        let isDocumentation = at(2) == UInt8(ascii: "*") && at(3) != UInt8(ascii: "/")
        var depth = 0
        while index < bytes.count {
            if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                depth += 1
                blank(2)
            } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                depth -= 1
                blank(2)
                if depth == 0 { break }
            } else {
                blank(1)
            }
        }
        comments.append(Comment(range: start..<index, isDocumentation: isDocumentation))
    }

    // MARK: Strings

    private mutating func hash() {
        let hashes = run(of: UInt8(ascii: "#"), from: 0)
        switch at(hashes) {
        case UInt8(ascii: "\""): string(hashes: hashes)
        case UInt8(ascii: "/"): regex(hashes: hashes)
        default: for _ in 0..<hashes { code() }
        }
    }

    private func run(of byte: UInt8, from offset: Int) -> Int {
        var count = 0
        while at(offset + count) == byte { count += 1 }
        return count
    }

    private mutating func string(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        blank(hashes)
        let isLong = at(1) == quote && at(2) == quote
        let width = isLong ? 3 : 1
        blank(width)
        while index < bytes.count {
            // A string that isn't closed ends with its line, so that the rest of the file is still read as code.
            if !isLong, at(0) == UInt8(ascii: "\n") { break }
            if at(0) == UInt8(ascii: "\\"), run(of: UInt8(ascii: "#"), from: 1) >= hashes {
                let opens = at(1 + hashes) == UInt8(ascii: "(")
                blank(1 + hashes)
                if opens, interpolations < Self.deepest { interpolation() } else { blank(1) }
            } else if at(0) == quote, !isLong || (at(1) == quote && at(2) == quote),
                run(of: UInt8(ascii: "#"), from: width) >= hashes
            {
                blank(width + hashes)
                break
            } else {
                blank(1)
            }
        }
        last = quote
    }

    /// The code in a string's `\( )`, which may hold strings itself; it is blanked too.
    private mutating func interpolation() {
        interpolations += 1
        defer { interpolations -= 1 }
        let start = index
        var depth = 0
        repeat {
            if at(0) == UInt8(ascii: "(") { depth += 1 }
            if at(0) == UInt8(ascii: ")") { depth -= 1 }
            step()
        } while index < bytes.count && depth > 0
        let end = index
        index = start
        blank(end - start)
    }

    // MARK: Regular expressions and operators

    private mutating func regexOrOperator() {
        if startsExpression, !Self.isSpace(at(1)), let length = closedRegex() {
            blank(length)
            last = UInt8(ascii: "/")
        } else {
            code()
        }
    }

    /// A Boolean value that indicates whether what stands before lets an expression begin here, so that a slash can't
    /// divide.
    private var startsExpression: Bool {
        if last == 0 || "(,=:[{;!&|?+-*%<>~^\n".utf8.contains(last) { return last != UInt8(ascii: "!") || spaceBefore }
        guard Self.isWord(last), spaceBefore else { return false }
        var end = index
        while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
        return ["return", "in", "case", "try", "await", "throw", "where", "else"]
            .contains(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    private var spaceBefore: Bool { index == 0 || Self.isSpace(bytes[index - 1]) }

    /// The length of a bare regular expression that ends on this line; nil where there is none.
    private func closedRegex() -> Int? {
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

    /// `#/…/#`, over several lines where the first has nothing behind the slash.
    private mutating func regex(hashes: Int) {
        let isLong = at(hashes + 1) == UInt8(ascii: "\n") || at(hashes + 1) == UInt8(ascii: "\r")
        blank(hashes + 1)
        while index < bytes.count {
            if !isLong, at(0) == UInt8(ascii: "\n") { break }
            if at(0) == UInt8(ascii: "\\") {
                blank(2)
            } else if at(0) == UInt8(ascii: "/"), run(of: UInt8(ascii: "#"), from: 1) >= hashes {
                blank(1 + hashes)
                break
            } else {
                blank(1)
            }
        }
        last = UInt8(ascii: "/")
    }

    /// A keyword between backquotes is a name.
    private mutating func escapedName() {
        repeat { code() } while index < bytes.count && at(0) != UInt8(ascii: "`") && at(0) != UInt8(ascii: "\n")
        if index < bytes.count { code() }
    }
}
