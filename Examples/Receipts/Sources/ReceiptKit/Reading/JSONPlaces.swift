import Foundation

/// Where the values of a JSON text begin: `JSONDecoder` says what is wrong, but not in which line.
struct JSONPlaces {
    /// What is wrong with the text as JSON; empty for nothing.
    private(set) var fault = ""
    private(set) var faultLine = 1
    private var lines: [String: Int] = [:]
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1

    init(_ json: Data) {
        bytes = Array(json)
        do throws(Fault) {
            try readValue("", depth: 0)
            skipSpace()
            if place < bytes.count { throw Fault(reason: "something follows its end") }
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
    }

    private static let depthLimit = 100

    private mutating func readValue(_ path: String, depth: Int) throws(Fault) {
        guard depth < Self.depthLimit else { throw Fault(reason: "values lie too deep in each other") }
        skipSpace()
        lines[path] = line
        switch byte {
        case UInt8(ascii: "{"): try readObject(path, depth: depth)
        case UInt8(ascii: "["): try readList(path, depth: depth)
        case UInt8(ascii: "\""): _ = try readText()
        default: try readWord()
        }
    }

    private mutating func readObject(_ path: String, depth: Int) throws(Fault) {
        place += 1
        if skip("}") { return }
        repeat {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw Fault(reason: "the name of a field should stand here") }
            let name = try readText()
            let inner = "\(path)/\(name)"
            guard lines[inner] == nil else { throw Fault(reason: "the field \(name) is there twice") }
            guard skip(":") else { throw Fault(reason: "a colon should follow the name \(name)") }
            try readValue(inner, depth: depth + 1)
        } while skip(",")
        guard skip("}") else { throw Fault(reason: "a comma or } should stand here") }
    }

    private mutating func readList(_ path: String, depth: Int) throws(Fault) {
        place += 1
        if skip("]") { return }
        var count = 0
        repeat {
            try readValue("\(path)/\(count)", depth: depth + 1)
            count += 1
        } while skip(",")
        guard skip("]") else { throw Fault(reason: "a comma or ] should stand here") }
    }

    /// What stands between quotes; escapes stay as they are, which is enough for names of fields.
    private mutating func readText() throws(Fault) -> String {
        place += 1
        let start = place
        while let byte, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw Fault(reason: "a text has no end in its line") }
            place += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard byte != nil else { throw Fault(reason: "a text has no end") }
        defer { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func readWord() throws(Fault) {
        let start = place
        while let byte, !" \t\r\n,]}:\"[{".utf8.contains(byte) { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        if ["true", "false", "null"].contains(word) { return }
        guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
            throw Fault(reason: word.isEmpty ? "a value should stand here" : "“\(word)” is no value")
        }
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
