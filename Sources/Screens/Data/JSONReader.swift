/// A validator that scans a JSON text up to the first invalid byte. It isn't recursive, so texts may be deeply nested,
/// and it is designed to be fast in builds without optimization too.
struct JSONReader {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    /// The position of the reader, in bytes.
    private(set) var position = 0
    /// The expected closing brackets.
    private var open: [UInt8] = []

    /// The maximum nesting depth, beyond which the decoder fails too.
    private static let depthLimit = 512

    /// Creates a reader. The bytes must outlive it.
    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes = bytes
        self.count = count
    }

    /// Returns the error at `position`; nil if the whole text is one JSON value.
    mutating func problem() -> String? {
        skipSpace()
        if position == count { return "the file is empty" }
        while true {
            if let problem = value() { return problem }
            // After a value, close the arrays and objects that end here, then continue with the next value.
            closing: while true {
                skipSpace()
                guard let close = open.last else {
                    return position == count ? nil : "expected the end of the file, found \(found)"
                }
                if take(close) {
                    open.removeLast()
                    continue closing
                }
                guard take(Byte.comma) else {
                    return "expected ',' or '\(close == Byte.closeBrace ? "}" : "]")', found \(found)"
                }
                if close == Byte.closeBrace, let problem = key() { return problem }
                break closing
            }
        }
    }

    /// Reads one value, or opens brackets up to the first nested value. An empty array or object is left open: its
    /// closing bracket is read next.
    private mutating func value() -> String? {
        while true {
            skipSpace()
            guard position < count else { return "expected a value, found \(found)" }
            let byte = bytes[position]
            if byte == Byte.quote { return string() }
            guard byte == Byte.openBrace || byte == Byte.openBracket else {
                return byte == Byte.minus || isDigit(byte) ? number() : word()
            }
            if open.count == Self.depthLimit { return "more than \(Self.depthLimit) values in each other" }
            let close = byte == Byte.openBrace ? Byte.closeBrace : Byte.closeBracket
            position += 1
            open.append(close)
            skipSpace()
            if position < count, bytes[position] == close { return nil }
            if close == Byte.closeBrace, let problem = key() { return problem }
        }
    }

    private mutating func key() -> String? {
        skipSpace()
        guard position < count, bytes[position] == Byte.quote else { return "expected a key in quotes, found \(found)" }
        if let problem = string() { return problem }
        skipSpace()
        return take(Byte.colon) ? nil : "expected ':' after the key, found \(found)"
    }

    private mutating func string() -> String? {
        let bytes = self.bytes
        let count = self.count
        var index = position + 1
        while index < count {
            let byte = bytes[index]
            if byte == 0x22 {
                position = index + 1
                return nil
            }
            if byte < 0x20 || byte == 0x5C {
                position = index
                guard byte == 0x5C else {
                    return byte == 0x0A ? "the line ends within a string" : "a control character in a string"
                }
                if let problem = escape() { return problem }
                index = position
            }
            index += 1
        }
        position = count
        return "the file ends within a string"
    }

    /// Reads an escape sequence, and leaves `position` at its last byte.
    private mutating func escape() -> String? {
        let start = position
        position += 1
        guard position < count else { return "the file ends within a string" }
        if "\"\\/bfnrt".utf8.contains(bytes[position]) { return nil }
        if bytes[position] == UInt8(ascii: "u"), position + 4 < count {
            let digits = (1...4).map { bytes[position + $0] }
            if digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) {
                position += 4
                return nil
            }
        }
        position = start
        return "a backslash that begins no escape"
    }

    private mutating func number() -> String? {
        let start = position
        _ = take(Byte.minus)
        let hasLeadingZero = position < count && bytes[position] == UInt8(ascii: "0")
        let whole = skipDigits()
        var isValid = whole > 0 && !(hasLeadingZero && whole > 1)
        if take(UInt8(ascii: ".")) { isValid = skipDigits() > 0 && isValid }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(Byte.minus) }
            isValid = skipDigits() > 0 && isValid
        }
        if isValid { return nil }
        position = start
        return "a number that is not written as JSON has it"
    }

    private mutating func word() -> String? {
        let rest = UnsafeBufferPointer(start: bytes + position, count: count - position)
        for word in ["true", "false", "null"] where rest.starts(with: word.utf8) {
            position += word.utf8.count
            return nil
        }
        return "expected a value, found \(found)"
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while position < count, isDigit(bytes[position]) { position += 1 }
        return position - start
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private mutating func skipSpace() {
        let bytes = self.bytes
        let count = self.count
        var index = position
        while index < count {
            let byte = bytes[index]
            if byte > 0x20 || (byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09) { break }
            index += 1
        }
        position = index
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// The description of the character at `position`.
    private var found: String {
        guard position < count else { return "the end of the file" }
        let ahead = UnsafeBufferPointer(start: bytes + position, count: min(4, count - position))
        guard let character = String(decoding: ahead, as: UTF8.self).first else { return "a broken character" }
        return "'\(character)'"
    }
}

/// The structural bytes of JSON.
private enum Byte {
    static let quote: UInt8 = 0x22
    static let comma: UInt8 = 0x2C
    static let minus: UInt8 = 0x2D
    static let colon: UInt8 = 0x3A
    static let openBracket: UInt8 = 0x5B
    static let closeBracket: UInt8 = 0x5D
    static let openBrace: UInt8 = 0x7B
    static let closeBrace: UInt8 = 0x7D
}
