/// Writes numbers and texts as bytes, compactly.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes a number in groups of seven bits, the lowest first.
    mutating func write(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }
    mutating func write(_ value: Bool) { write(value ? 1 as UInt64 : 0) }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 {
            write($0.count)
            bytes.append(contentsOf: $0)
        }
    }

    mutating func write(_ content: [UInt8]) {
        write(content.count)
        bytes += content
    }

    mutating func write<Element>(_ elements: [Element], _ body: (inout Self, Element) -> Void) {
        write(elements.count)
        for element in elements { body(&self, element) }
    }

    mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }

    mutating func write<Value>(_ value: Value?, _ body: (inout Self, Value) -> Void) {
        write(value != nil)
        if let value { body(&self, value) }
    }
}

/// Reads what a `ByteWriter` wrote.
struct ByteReader {
    /// The bytes end early, or have another form.
    struct Malformed: Error {}

    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func number() throws(Malformed) -> UInt64 {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while offset < bytes.count, shift < 64 {
            let byte = bytes[offset]
            offset += 1
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return result }
            shift += 7
        }
        throw Malformed()
    }

    mutating func integer() throws(Malformed) -> Int { Int(truncatingIfNeeded: try number()) }
    mutating func flag() throws(Malformed) -> Bool { try number() != 0 }

    /// Returns the range of the next bytes, after their number.
    private mutating func content() throws(Malformed) -> Range<Int> {
        let count = try integer()
        guard count >= 0, count <= bytes.count - offset else { throw Malformed() }
        offset += count
        return (offset - count)..<offset
    }

    mutating func text() throws(Malformed) -> String { String(decoding: bytes[try content()], as: UTF8.self) }
    mutating func data() throws(Malformed) -> [UInt8] { Array(bytes[try content()]) }

    mutating func list<Element>(
        _ body: (inout Self) throws(Malformed) -> Element
    ) throws(Malformed) -> [Element] {
        let count = try integer()
        // An element has at least one byte.
        guard count >= 0, count <= bytes.count - offset else { throw Malformed() }
        var result: [Element] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try body(&self)) }
        return result
    }

    mutating func texts() throws(Malformed) -> [String] {
        try list { (reader) throws(Malformed) in try reader.text() }
    }

    mutating func optional<Value>(
        _ body: (inout Self) throws(Malformed) -> Value
    ) throws(Malformed) -> Value? {
        try flag() ? try body(&self) : nil
    }
}

/// Returns a digest of bytes, by which accidental changes are found.
func digest(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
        var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        func add(_ word: UInt64) {
            hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
            hash ^= hash >> 32
        }
        let words = bytes.count / 8
        for index in 0..<words { add(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) }
        var last: UInt64 = 0
        for index in (words * 8)..<bytes.count { last = last << 8 | UInt64(bytes[index]) }
        add(last)
        add(hash >> 29)
        return hash
    }
}
