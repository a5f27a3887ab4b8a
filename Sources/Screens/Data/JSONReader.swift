import Foundation

/// Walks over a JSON text and stops at the first byte that doesn't belong. It goes no deeper in itself for nested values,
/// so any text may be given to it.
struct JSONReader {
    private let bytes: [UInt8]
    /// Where reading stands, in bytes.
    private(set) var position = 0
    /// The closing brackets that are still to come.
    private var open: [UInt8] = []

    /// The decoder gives up beyond this depth too.
    private static let depthLimit = 512

    init(_ data: Data) {
        bytes = [UInt8](data)
    }

    /// What is wrong at `position`; nil when the whole text is one JSON value.
    mutating func problem() -> String? {
        skipSpace()
        if position == bytes.count { return "the file is empty" }
        while true {
            if let problem = value() { return problem }
            // After a value: close what ends here, then go on to the next value.
            closing: while true {
                skipSpace()
                guard let close = open.last else {
                    return position == bytes.count ? nil : "expected the end of the file, found \(found)"
                }
                if take(close) {
                    open.removeLast()
                    continue closing
                }
                guard take(UInt8(ascii: ",")) else {
                    return "expected ',' or '\(Character(Unicode.Scalar(close)))', found \(found)"
                }
                if close == UInt8(ascii: "}") {
                    if let problem = key() { return problem }
                }
                break closing
            }
        }
    }

    /// Reads one value, or opens brackets up to the first value within. An empty array or object is left open: its
    /// closing bracket comes next.
    private mutating func value() -> String? {
        while true {
            skipSpace()
            guard position < bytes.count else { return "expected a value, found \(found)" }
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if open.count == Self.depthLimit { return "more than \(Self.depthLimit) values in each other" }
                let close = bytes[position] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
                position += 1
                open.append(close)
                skipSpace()
                if position < bytes.count, bytes[position] == close { return nil }
                if close == UInt8(ascii: "}"), let problem = key() { return problem }
            case UInt8(ascii: "\""): return string()
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
            default: return word()
            }
        }
    }

    private mutating func key() -> String? {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
            return "expected a key in quotes, found \(found)"
        }
        if let problem = string() { return problem }
        skipSpace()
        return take(UInt8(ascii: ":")) ? nil : "expected ':' after the key, found \(found)"
    }

    private mutating func string() -> String? {
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            if take(UInt8(ascii: "\"")) { return nil }
            if byte < 0x20 {
                return byte == UInt8(ascii: "\n") ? "the line ends within a string" : "a control character in a string"
            }
            if byte == UInt8(ascii: "\\"), let problem = escape() { return problem }
            position += 1
        }
        return "the file ends within a string"
    }

    /// Leaves `position` at the escape's last byte.
    private mutating func escape() -> String? {
        let start = position
        position += 1
        guard position < bytes.count else { return "the file ends within a string" }
        if "\"\\/bfnrt".utf8.contains(bytes[position]) { return nil }
        if bytes[position] == UInt8(ascii: "u") {
            let digits = bytes[min(position + 1, bytes.count)..<min(position + 5, bytes.count)]
            if digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) {
                position += 4
                return nil
            }
        }
        position = start
        return "a backslash that begins no escape"
    }

    private mutating func number() -> String? {
        let start = position
        _ = take(UInt8(ascii: "-"))
        let hasLeadingZero = position < bytes.count && bytes[position] == UInt8(ascii: "0")
        let whole = skipDigits()
        var isValid = whole > 0 && !(hasLeadingZero && whole > 1)
        if take(UInt8(ascii: ".")) { isValid = skipDigits() > 0 && isValid }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            isValid = skipDigits() > 0 && isValid
        }
        if isValid { return nil }
        position = start
        return "a number that is not written as JSON has it"
    }

    private mutating func word() -> String? {
        for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return nil
        }
        return "expected a value, found \(found)"
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        return position - start
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// The character at `position`.
    private var found: String {
        guard position < bytes.count else { return "the end of the file" }
        let ahead = bytes[position..<min(position + 4, bytes.count)]
        guard let character = String(decoding: ahead, as: UTF8.self).first else { return "a broken character" }
        return "'\(character)'"
    }
}
