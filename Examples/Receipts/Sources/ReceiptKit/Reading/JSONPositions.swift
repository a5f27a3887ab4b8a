import Foundation

/// The positions of the values in a JSON text.
///
/// `JSONDecoder` reports the coding path of an error, but not its line. This parser also detects input that the decoder
/// rejects without a coding path: unpaired surrogates, invalid UTF-8, and numbers out of range.
struct JSONPositions {
    /// The description of the first syntax error; empty if there is none.
    private(set) var fault = ""
    private(set) var faultLine = 1
    /// The path of the innermost value around the error.
    var faultPath: [AnyKey] { isComplete ? [] : path }
    private var lines: [String: Int] = [:]
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    /// The path of the value being parsed.
    private var path: [AnyKey] = []

    init(_ json: Data) {
        bytes = Array(json)
        do throws(SyntaxError) {
            try readValue()
            skipSpace()
            if offset < bytes.count { throw SyntaxError("something follows its end") }
        } catch {
            fault = error.reason
            faultLine = line
        }
    }

    var isComplete: Bool { fault.isEmpty }

    /// Returns the line, from 1, of a value or of its nearest enclosing value that is present.
    func line(of path: [AnyKey]) -> Int? {
        for count in stride(from: path.count, through: 0, by: -1) {
            if let line = lines[Self.key(path.prefix(count))] { return line }
        }
        return nil
    }

    private static func key(_ path: some Sequence<AnyKey>) -> String {
        path.map { "/\($0.stringValue)" }.joined()
    }

    private struct SyntaxError: Error {
        let reason: String

        /// Creates an error for a violation of JSON's grammar.
        init(_ reason: String) { self.reason = "this is no JSON: \(reason)" }

        init(ofNumber word: String) {
            reason = "“\(word.prefix(40))” is out of range: write a number such as 12.50"
        }
    }

    private static let depthLimit = 100

    private mutating func readValue() throws(SyntaxError) {
        guard path.count < Self.depthLimit else { throw SyntaxError("values lie too deep in each other") }
        skipSpace()
        lines[Self.key(path)] = line
        switch byte {
        case UInt8(ascii: "{"): try readObject()
        case UInt8(ascii: "["): try readList()
        case UInt8(ascii: "\""): _ = try readText()
        default: try readWord()
        }
    }

    private mutating func readObject() throws(SyntaxError) {
        offset += 1
        if skip("}") { return }
        repeat {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw SyntaxError("the name of a field should stand here") }
            let name = try readText()
            path.append(AnyKey(stringValue: name))
            guard lines[Self.key(path)] == nil else { throw SyntaxError("the field \(name) is there twice") }
            guard skip(":") else { throw SyntaxError("a colon should follow the name \(name)") }
            try readValue()
            path.removeLast()
        } while skip(",")
        guard skip("}") else { throw SyntaxError("a comma or } should stand here") }
    }

    private mutating func readList() throws(SyntaxError) {
        offset += 1
        if skip("]") { return }
        var count = 0
        repeat {
            path.append(AnyKey(intValue: count))
            try readValue()
            path.removeLast()
            count += 1
        } while skip(",")
        guard skip("]") else { throw SyntaxError("a comma or ] should stand here") }
    }

    /// Parses a string and returns its content.
    ///
    /// Escapes are validated but not decoded, which suffices for field names.
    private mutating func readText() throws(SyntaxError) -> String {
        offset += 1
        let start = offset
        while let byte, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw SyntaxError("a text has no end in its line") }
            offset += 1
            if byte == UInt8(ascii: "\\") { try readEscape() }
        }
        guard byte != nil else { throw SyntaxError("a text has no end") }
        guard let text = String(validating: bytes[start..<offset], as: UTF8.self) else {
            throw SyntaxError("a text has bytes that are no UTF-8")
        }
        offset += 1
        return text
    }

    /// Validates the part of an escape after the backslash.
    ///
    /// Characters beyond U+FFFF consist of two escapes, a surrogate pair. A lone surrogate is an error.
    private mutating func readEscape() throws(SyntaxError) {
        guard let byte, "\"\\/bfnrtu".utf8.contains(byte) else {
            throw SyntaxError("no escape begins like this: write \\\\")
        }
        offset += 1
        guard byte == UInt8(ascii: "u") else { return }
        let first = try readCodeUnit()
        guard UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first) else { return }
        guard UTF16.isLeadSurrogate(first), bytes[offset...].starts(with: "\\u".utf8) else { throw Self.half(first) }
        offset += 2
        let second = try readCodeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw Self.half(first) }
    }

    private static func half(_ unit: UInt16) -> SyntaxError {
        SyntaxError("\\u\(String(unit, radix: 16)) is half a character")
    }

    private mutating func readCodeUnit() throws(SyntaxError) -> UInt16 {
        let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
            throw SyntaxError("four hexadecimal digits should follow \\u")
        }
        offset += 4
        return unit
    }

    private mutating func readWord() throws(SyntaxError) {
        let start = offset
        while let byte, !" \t\r\n,]}:\"[{".utf8.contains(byte) { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        if ["true", "false", "null"].contains(word) { return }
        guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
            throw SyntaxError(word.isEmpty ? "a value should stand here" : "“\(word)” is no value")
        }
        guard Self.isInRange(word) else { throw SyntaxError(ofNumber: word) }
    }

    /// Indicates whether `Decimal`, whose exponents range from -128 to 127, can certainly represent a number.
    private static func isInRange(_ number: String) -> Bool {
        let parts = number.lowercased().split(separator: "e")
        guard let digits = parts.first, digits.utf8.count <= 80 else { return false }
        guard parts.count > 1 else { return true }
        guard let exponent = Int(parts[1]) else { return false }
        return (-40...40).contains(exponent)
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skip(_ mark: Character) -> Bool {
        skipSpace()
        guard let byte, byte == mark.asciiValue else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte, " \t\r\n".utf8.contains(byte) {
            if byte == UInt8(ascii: "\n") { line += 1 }
            offset += 1
        }
    }
}
