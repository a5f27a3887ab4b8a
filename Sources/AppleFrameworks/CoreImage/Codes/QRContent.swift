/// The bits of a message in a QR code: digits, capitals and few signs, or any bytes, whichever is the shortest.
struct QRContent {
    /// A way to write a message.
    private enum Mode {
        case digits, capitals, bytes

        var bits: Int {
            switch self {
            case .digits: 1
            case .capitals: 2
            case .bytes: 4
            }
        }

        /// Returns the number of bits of the message's length.
        func lengthBits(_ version: QRVersion) -> Int {
            let row = version.number < 10 ? 0 : version.number < 27 ? 1 : 2
            switch self {
            case .digits: return [10, 12, 14][row]
            case .capitals: return [9, 11, 13][row]
            case .bytes: return [8, 16, 16][row]
            }
        }
    }

    /// The smallest version that has room for the message.
    let version: QRVersion
    /// The bytes for data, filled up.
    let data: [UInt8]

    /// Creates the content for a message; nil if no version has room for it.
    init?(_ message: [UInt8], level: QRLevel) {
        let mode: Mode =
            if message.isEmpty {
                .bytes
            } else if message.allSatisfy({ $0 >= 48 && $0 <= 57 }) {
                .digits
            } else {
                message.allSatisfy { Self.capital($0) != nil } ? .capitals : .bytes
            }
        let length = Self.bitCount(of: message, mode)
        let versions = (1...40).lazy.map { QRVersion(number: $0) }
        let fitting = versions.first { version in
            4 + mode.lengthBits(version) + length <= version.capacity(level) * 8
                && message.count < 1 << mode.lengthBits(version)
        }
        guard let version = fitting else { return nil }
        self.version = version
        var writer = BitWriter()
        writer.append(mode.bits, count: 4)
        writer.append(message.count, count: mode.lengthBits(version))
        Self.write(message, mode, to: &writer)
        let capacity = version.capacity(level)
        writer.append(0, count: min(4, capacity * 8 - writer.count))
        writer.fillByte()
        var filling: UInt8 = 0xEC
        while writer.bytes.count < capacity {
            writer.bytes.append(filling)
            filling ^= 0xEC ^ 0x11
        }
        data = writer.bytes
    }

    private static func bitCount(of message: [UInt8], _ mode: Mode) -> Int {
        switch mode {
        case .digits: message.count / 3 * 10 + [0, 4, 7][message.count % 3]
        case .capitals: message.count / 2 * 11 + message.count % 2 * 6
        case .bytes: message.count * 8
        }
    }

    private static func write(_ message: [UInt8], _ mode: Mode, to writer: inout BitWriter) {
        switch mode {
        case .digits:
            for start in stride(from: 0, to: message.count, by: 3) {
                let group = message[start..<min(start + 3, message.count)]
                writer.append(group.reduce(0) { $0 * 10 + Int($1) - 48 }, count: group.count * 3 + 1)
            }
        case .capitals:
            for start in stride(from: 0, to: message.count, by: 2) {
                let group = message[start..<min(start + 2, message.count)]
                writer.append(group.reduce(0) { $0 * 45 + (capital($1) ?? 0) }, count: group.count * 5 + 1)
            }
        case .bytes:
            for byte in message { writer.append(Int(byte), count: 8) }
        }
    }

    /// Returns the number of a capital letter, digit or sign among the 45 of the alphanumeric mode.
    private static func capital(_ byte: UInt8) -> Int? {
        switch byte {
        case 48...57: Int(byte) - 48
        case 65...90: Int(byte) - 55
        default: signs.firstIndex(of: byte).map { $0 + 36 }
        }
    }

    private static let signs = Array(" $%*+-./:".utf8)

    /// Returns the data and its error correction, with the bytes of all blocks in turn.
    func interleaved(level: QRLevel) -> [UInt8] {
        let blockCount = version.blocks(level)
        let correctionCount = version.correctionPerBlock(level)
        let encoder = ReedSolomon(count: correctionCount)
        let shortLength = data.count / blockCount
        let shortCount = blockCount - data.count % blockCount
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for index in 0..<blockCount {
            let end = start + shortLength + (index < shortCount ? 0 : 1)
            blocks.append(data[start..<end])
            start = end
        }
        let corrections = blocks.map(encoder.correction)
        var result: [UInt8] = []
        result.reserveCapacity(version.dataModules / 8)
        for offset in 0...shortLength {
            for block in blocks where offset < block.count { result.append(block[block.startIndex + offset]) }
        }
        for offset in 0..<correctionCount {
            for correction in corrections { result.append(correction[offset]) }
        }
        return result
    }
}

/// Bytes that are written bit by bit, the highest one first.
private struct BitWriter {
    var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ value: Int, count length: Int) {
        for bit in (0..<length).reversed() {
            if count % 8 == 0 { bytes.append(0) }
            if value >> bit & 1 == 1 { bytes[bytes.count - 1] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }

    /// Appends zeros up to a whole byte.
    mutating func fillByte() { append(0, count: (8 - count % 8) % 8) }
}
