import Foundation

/// Where the values of a JSON text begin: `JSONDecoder` says what is wrong, but not in which line.
///
/// It finds what the decoder would refuse without a place, too: halves of characters, bytes that are no text, numbers without end.
struct JSONPlaces {
    /// What is wrong with the text; empty for nothing.
    private(set) var fault = ""
    private(set) var faultLine = 1
    /// The innermost value around the fault.
    var faultPath: [AnyKey] { isComplete ? [] : path }
    private var lines: [String: Int] = [:]
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    /// The value that is being read.
    private var path: [AnyKey] = []

    init(_ json: Data) {
        bytes = Array(json)
        do throws(Fault) {
            try readValue()
            skipSpace()
            if place < bytes.count { throw Fault("something follows its end") }
        } catch {
            fault = error.reason
            faultLine = line
        }
    }

    var isComplete: Bool { fault.isEmpty }

    /// The line of a value, from 1, or of the nearest one around it that is there.
    func line(of path: [AnyKey]) -> Int? {
        for count in stride(from: path.count, through: 0, by: -1) {
            if let line = lines[Self.key(path.prefix(count))] { return line }
        }
        return nil
    }

    private static func key(_ path: some Sequence<AnyKey>) -> String {
        path.map { "/\($0.stringValue)" }.joined()
    }

    private struct Fault: Error {
        let reason: String

        /// What JSON's grammar doesn't know.
        init(_ reason: String) { self.reason = "this is no JSON: \(reason)" }

        init(ofNumber word: String) {
            reason = "“\(word.prefix(40))” is out of range: write a number such as 12.50"
        }
    }

    private static let depthLimit = 100

    private mutating func readValue() throws(Fault) {
        guard path.count < Self.depthLimit else { throw Fault("values lie too deep in each other") }
        skipSpace()
        lines[Self.key(path)] = line
        switch byte {
        case UInt8(ascii: "{"): try readObject()
        case UInt8(ascii: "["): try readList()
        case UInt8(ascii: "\""): _ = try readText()
        default: try readWord()
        }
    }

    private mutating func readObject() throws(Fault) {
        place += 1
        if skip("}") { return }
        repeat {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw Fault("the name of a field should stand here") }
            let name = try readText()
            path.append(AnyKey(stringValue: name))
            guard lines[Self.key(path)] == nil else { throw Fault("the field \(name) is there twice") }
            guard skip(":") else { throw Fault("a colon should follow the name \(name)") }
            try readValue()
            path.removeLast()
        } while skip(",")
        guard skip("}") else { throw Fault("a comma or } should stand here") }
    }

    private mutating func readList() throws(Fault) {
        place += 1
        if skip("]") { return }
        var count = 0
        repeat {
            path.append(AnyKey(intValue: count))
            try readValue()
            path.removeLast()
            count += 1
        } while skip(",")
        guard skip("]") else { throw Fault("a comma or ] should stand here") }
    }

    /// What stands between quotes; escapes are checked and stay as they are, which is enough for names of fields.
    private mutating func readText() throws(Fault) -> String {
        place += 1
        let start = place
        while let byte, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw Fault("a text has no end in its line") }
            place += 1
            if byte == UInt8(ascii: "\\") { try readEscape() }
        }
        guard byte != nil else { throw Fault("a text has no end") }
        guard let text = String(validating: bytes[start..<place], as: UTF8.self) else {
            throw Fault("a text has bytes that are no UTF-8")
        }
        place += 1
        return text
    }

    /// What follows a backslash. Characters beyond U+FFFF are two escapes; one half alone is none.
    private mutating func readEscape() throws(Fault) {
        guard let byte, "\"\\/bfnrtu".utf8.contains(byte) else { throw Fault("no escape begins like this: write \\\\") }
        place += 1
        guard byte == UInt8(ascii: "u") else { return }
        let first = try readCodeUnit()
        guard UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first) else { return }
        guard UTF16.isLeadSurrogate(first), bytes[place...].starts(with: "\\u".utf8) else { throw Self.half(first) }
        place += 2
        let second = try readCodeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw Self.half(first) }
    }

    private static func half(_ unit: UInt16) -> Fault {
        Fault("\\u\(String(unit, radix: 16)) is half a character")
    }

    private mutating func readCodeUnit() throws(Fault) -> UInt16 {
        let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
            throw Fault("four hexadecimal digits should follow \\u")
        }
        place += 4
        return unit
    }

    private mutating func readWord() throws(Fault) {
        let start = place
        while let byte, !" \t\r\n,]}:\"[{".utf8.contains(byte) { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        if ["true", "false", "null"].contains(word) { return }
        guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
            throw Fault(word.isEmpty ? "a value should stand here" : "“\(word)” is no value")
        }
        guard Self.isInRange(word) else { throw Fault(ofNumber: word) }
    }

    /// Whether a number is surely one that a `Decimal` holds: its exponents end at -128 and 127.
    private static func isInRange(_ number: String) -> Bool {
        let parts = number.lowercased().split(separator: "e")
        guard let digits = parts.first, digits.utf8.count <= 80 else { return false }
        guard parts.count > 1 else { return true }
        guard let exponent = Int(parts[1]) else { return false }
        return (-40...40).contains(exponent)
    }

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skip(_ mark: Character) -> Bool {
        skipSpace()
        guard let byte, byte == mark.asciiValue else { return false }
        place += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte, " \t\r\n".utf8.contains(byte) {
            if byte == UInt8(ascii: "\n") { line += 1 }
            place += 1
        }
    }
}
