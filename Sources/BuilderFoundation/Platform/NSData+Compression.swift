import Foundation

extension NSData {
    /// An algorithm that makes data smaller. Linux has only zlib's; the others throw errors.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Apple's own.
        case lzfse
        /// A fast one.
        case lz4
        /// A thorough one.
        case lzma
        /// The deflate format of RFC 1951, without a header.
        case zlib
    }

    /// Returns data in the format of an algorithm. Bytes are stored as they are, which the format allows, so that the
    /// result isn't smaller.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib else { throw CocoaError(CocoaError.Code(rawValue: 5376)) }
        return NSData(data: Data(Deflate.stored([UInt8](self as Data))))
    }

    /// Returns the data that was compressed.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib else { throw Deflate.failure }
        return NSData(data: Data(try Deflate.inflated([UInt8](self as Data))))
    }
}

extension NSMutableData {
    /// Replaces the data by data in the format of an algorithm.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try compressed(using: algorithm) as Data)
    }
    /// Replaces the data by the data that was compressed.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try decompressed(using: algorithm) as Data)
    }
}

/// The format of RFC 1951; the numbers of sections below are its.
private enum Deflate {
    static var failure: CocoaError { CocoaError(CocoaError.Code(rawValue: 5377)) }

    /// Returns bytes in blocks without compression (3.2.4).
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, bytes.count)
            let count = UInt16(end - start)
            result.append(end == bytes.count ? 1 : 0)
            for number in [count, ~count] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
            result += bytes[start..<end]
            start = end
        } while start < bytes.count
        return result
    }

    static func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
        var reader = BitReader(bytes: bytes)
        var result: [UInt8] = []
        var isLast = false
        while !isLast {
            isLast = try reader.bits(1) == 1
            switch try reader.bits(2) {
            case 0: result += try reader.storedBlock()
            case 1: try inflate(&reader, fixedLiterals, fixedDistances, into: &result)
            case 2:
                let (literals, distances) = try dynamicCodes(&reader)
                try inflate(&reader, literals, distances, into: &result)
            default: throw failure
            }
        }
        return result
    }

    // The codes of 3.2.6.
    private static let fixedLiterals = HuffmanCode(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = HuffmanCode(lengths: [Int](repeating: 5, count: 30))

    /// Reads the codes of a block (3.2.7).
    private static func dynamicCodes(_ reader: inout BitReader) throws -> (HuffmanCode, HuffmanCode) {
        let literalCount = try reader.bits(5) + 257
        let distanceCount = try reader.bits(5) + 1
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var codeLengths = [Int](repeating: 0, count: 19)
        for index in 0..<(try reader.bits(4) + 4) { codeLengths[order[index]] = try reader.bits(3) }
        let code = HuffmanCode(lengths: codeLengths)
        var lengths: [Int] = []
        while lengths.count < literalCount + distanceCount {
            switch try reader.symbol(code) {
            case 16:
                guard let last = lengths.last else { throw failure }
                lengths += [Int](repeating: last, count: try reader.bits(2) + 3)
            case 17: lengths += [Int](repeating: 0, count: try reader.bits(3) + 3)
            case 18: lengths += [Int](repeating: 0, count: try reader.bits(7) + 11)
            case let length: lengths.append(length)
            }
        }
        guard lengths.count == literalCount + distanceCount else { throw failure }
        return (
            HuffmanCode(lengths: Array(lengths[..<literalCount])), HuffmanCode(lengths: Array(lengths[literalCount...]))
        )
    }

    // The lengths and distances of 3.2.5.
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]

    private static func inflate(
        _ reader: inout BitReader, _ literals: HuffmanCode, _ distances: HuffmanCode, into result: inout [UInt8]
    ) throws {
        while true {
            let symbol = try reader.symbol(literals)
            if symbol < 256 {
                result.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol - 257 < lengthBases.count else { throw failure }
            let length = lengthBases[symbol - 257] + (try reader.bits(lengthBits[symbol - 257]))
            let index = try reader.symbol(distances)
            guard index < distanceBases.count else { throw failure }
            let distance = distanceBases[index] + (try reader.bits(max(0, index / 2 - 1)))
            guard distance <= result.count else { throw failure }
            for _ in 0..<length { result.append(result[result.count - distance]) }
        }
    }

    /// A canonical code (3.2.2): the number of codes of each length, and the symbols in the order of their codes.
    struct HuffmanCode: Sendable {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: [Int]) {
            for length in lengths where length > 0 { counts[length] += 1 }
            symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
        }
    }

    struct BitReader {
        let bytes: [UInt8]
        private var position = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        /// Reads a number, the lowest bit first.
        mutating func bits(_ count: Int) throws -> Int {
            guard position + count <= bytes.count * 8 else { throw failure }
            var value = 0
            for index in 0..<count {
                value |= Int(bytes[position / 8] >> UInt8(position % 8) & 1) << index
                position += 1
            }
            return value
        }

        mutating func symbol(_ code: HuffmanCode) throws -> Int {
            var (value, first, index) = (0, 0, 0)
            for length in 1...15 {
                value |= try bits(1)
                let count = code.counts[length]
                if value - count < first { return code.symbols[index + value - first] }
                index += count
                first = (first + count) << 1
                value <<= 1
            }
            throw failure
        }

        mutating func storedBlock() throws -> ArraySlice<UInt8> {
            position = (position + 7) / 8 * 8
            let count = try bits(16)
            guard try bits(16) == ~count & 0xFFFF, position / 8 + count <= bytes.count else { throw failure }
            defer { position += count * 8 }
            return bytes[(position / 8)..<(position / 8 + count)]
        }
    }
}
