/// A value of a PDF file.
enum PDFValue {
    case null
    case number(Double)
    case name(String)
    /// A string's text; empty for one of more than a thousand bytes.
    case string(String)
    case array([PDFValue])
    case dictionary([String: PDFValue])
    case reference(Int)

    var dictionary: [String: PDFValue]? { if case .dictionary(let value) = self { value } else { nil } }
    var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var text: String? { if case .string(let value) = self { value } else { nil } }
    var reference: Int? { if case .reference(let value) = self { value } else { nil } }
}

/// Reads the tokens and values of a PDF file.
struct PDFLexer {
    enum Token: Equatable {
        case number(Double)
        case name(String)
        case keyword(String)
        case string
    }

    /// The memory that the compressed streams of one file may take, so that a small file takes neither minutes nor
    /// gigabytes.
    struct Budget {
        /// The bytes that are left. Ordinary files take far less: a page takes about a thousand.
        private(set) var left: Int

        /// Indicates whether something was left out.
        var isExhausted: Bool { left <= 0 }

        /// Takes the bytes of content.
        mutating func take(_ count: Int) { left -= min(count, left) }

        /// Takes the memory of a value.
        mutating func takeValue() { take(16) }
    }

    private let bytes: ArraySlice<UInt8>
    /// The index of the next byte.
    private(set) var index: Int
    /// The memory that values may take; nil for those outside of compressed streams, whose bytes are there already.
    private(set) var budget: Budget?
    /// The index of the first byte of the last token.
    private var tokenStart: Int
    private static let greatestDepth = 64
    /// The longest string whose text is read, in bytes.
    private static let longestText = 1024
    private static let delimiters = Array("()<>[]{}/%".utf8)
    private static let streamEnd = Array("endstream".utf8)

    init(_ bytes: ArraySlice<UInt8>, budget: Budget? = nil) {
        self.bytes = bytes
        self.budget = budget
        index = bytes.startIndex
        tokenStart = index
    }

    /// Returns the next token; nil at the end. Brackets are keywords of their own.
    mutating func token() -> Token? {
        skipSpace()
        guard index < bytes.endIndex else { return nil }
        let start = index
        tokenStart = start
        switch bytes[index] {
        case UInt8(ascii: "("):
            skipString()
            return .string
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            let isDouble = index + 1 < bytes.endIndex && bytes[index + 1] == bytes[index]
            if !isDouble, bytes[index] == UInt8(ascii: "<") {
                index = (bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex - 1) + 1
                return .string
            }
            index += isDouble ? 2 : 1
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"): index += 1
        case UInt8(ascii: "/"):
            index += 1
            skipRegular()
            return .name(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
        default: skipRegular()
        }
        let text = bytes[start..<index]
        return Self.number(text).map { .number($0) } ?? .keyword(String(decoding: text, as: UTF8.self))
    }

    /// Returns a number: digits with at most one point and a sign. Words such as "inf" and "1e9" are keywords in PDF.
    private static func number(_ text: ArraySlice<UInt8>) -> Double? {
        var (digits, points) = (0, 0)
        for (offset, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "."): points += 1
            case UInt8(ascii: "+"), UInt8(ascii: "-"): if offset > 0 { return nil }
            default: return nil
            }
        }
        guard digits > 0, points <= 1 else { return nil }
        return Double(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns the next value; null for one that isn't one.
    mutating func value(depth: Int = 0) -> PDFValue {
        // A token is consumed at any depth, so that the loops below end.
        guard let token = token(), depth < Self.greatestDepth, budget?.isExhausted != true else { return .null }
        budget?.takeValue()
        switch token {
        case .name(let name): return .name(name)
        case .string:
            let string = bytes[tokenStart..<index]
            return .string(string.count > Self.longestText ? "" : Self.text(of: string))
        case .keyword("["):
            var values: [PDFValue] = []
            while let byte = nextByte(), byte != UInt8(ascii: "]"), budget?.isExhausted != true {
                values.append(value(depth: depth + 1))
            }
            _ = self.token()
            return .array(values)
        case .keyword("<<"):
            var values: [String: PDFValue] = [:]
            while budget?.isExhausted != true, nextByte() == UInt8(ascii: "/"), case .name(let key)? = self.token() {
                values[key] = value(depth: depth + 1)
            }
            if nextByte() == UInt8(ascii: ">") { _ = self.token() }
            return .dictionary(values)
        case .keyword: return .null
        case .number(let number):
            // Two numbers and an R are a reference.
            var ahead = self
            guard let object = Int(exactly: number), let digit = ahead.nextByte(), Self.isDigit(digit),
                case .number? = ahead.token(), ahead.nextByte() == UInt8(ascii: "R"), ahead.token() == .keyword("R")
            else { return .number(number) }
            self = ahead
            return .reference(object)
        }
    }

    /// Returns the content of the stream that begins here; nil if none does.
    mutating func stream(_ length: Double?) -> ArraySlice<UInt8>? {
        var ahead = self
        guard ahead.token() == .keyword("stream") else { return nil }
        index = ahead.index
        if index < bytes.endIndex, bytes[index] == 13 { index += 1 }
        if index < bytes.endIndex, bytes[index] == 10 { index += 1 }
        let start = index
        if let count = length.flatMap(Int.init(exactly:)), count >= 0, count <= bytes.endIndex - start {
            // Only some white space is skipped: what is there needn't be the end, and may be long.
            var end = start + count
            while end < min(start + count + 8, bytes.endIndex), Self.isSpace(bytes[end]) { end += 1 }
            if bytes[end...].starts(with: Self.streamEnd) {
                index = end + Self.streamEnd.count
                return bytes[start..<(start + count)]
            }
        }
        // The length is elsewhere or wrong.
        while index < bytes.endIndex {
            if bytes[index] == Self.streamEnd[0], bytes[index...].starts(with: Self.streamEnd) {
                defer { index += Self.streamEnd.count }
                return bytes[start..<index]
            }
            index += 1
        }
        return bytes[start...]
    }

    /// Returns the first byte of the next token, without reading it.
    private mutating func nextByte() -> UInt8? {
        skipSpace()
        return index < bytes.endIndex ? bytes[index] : nil
    }

    private mutating func skipSpace() {
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "%") {
                while index < bytes.endIndex, bytes[index] != 10, bytes[index] != 13 { index += 1 }
            } else if Self.isSpace(bytes[index]) {
                index += 1
            } else {
                return
            }
        }
    }

    private mutating func skipRegular() {
        while index < bytes.endIndex, !Self.isSpace(bytes[index]), !Self.delimiters.contains(bytes[index]) {
            index += 1
        }
    }

    private mutating func skipString() {
        var depth = 0
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        index = min(index, bytes.endIndex)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
}
