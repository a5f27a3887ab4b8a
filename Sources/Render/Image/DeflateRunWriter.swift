import Foundation

/// A part of a DEFLATE stream (RFC 1951) of bytes and of runs that repeat what lies one distance before them, which is
/// always the same.
///
/// Blocks of symbols are written with a code of their own each; a part ends with a whole byte. Raw memory and plain
/// loops are fast in unoptimized builds too.
final class DeflateRunWriter {
    /// The greatest length of a run that is a multiple of the distance, in bytes.
    let longestRun: Int
    private let distance: Int

    /// The symbols of a block: 0…255 are bytes, larger ones are runs.
    private let symbols: UnsafeMutablePointer<Int>
    private var count = 0
    private static let blockSize = 1 << 17
    private static let symbolCount = 512

    private var output: UnsafeMutableRawPointer
    private var capacity: Int
    private var size = 0
    /// The bits that aren't in the output yet, the first one lowest; fewer than 32.
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0

    /// Creates an empty part.
    ///
    /// - Parameters:
    ///   - distance: The number of bytes between a run and what it repeats, 1…4.
    ///   - room: The greatest number of symbols that are appended at once.
    init(distance: Int, reserving room: Int) {
        self.distance = distance
        longestRun = 258 - 258 % distance
        symbols = UnsafeMutablePointer.allocate(capacity: Self.blockSize + room)
        capacity = 1 << 16
        output = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        symbols.deallocate()
        output.deallocate()
    }

    /// Returns the symbol of a run of 3…258 bytes.
    @inline(__always)
    static func run(_ length: Int) -> Int { length &+ 253 }

    /// The place of the next symbols.
    var next: UnsafeMutablePointer<Int> { symbols + count }

    /// Appends symbols that lie at `next`.
    func didAppend(_ added: Int) {
        count += added
        if count >= Self.blockSize { endBlock(isLast: false) }
    }

    /// Ends the part, and returns it.
    ///
    /// - Parameter isLast: A Boolean value that indicates whether it ends the stream, too.
    func finish(isLast: Bool) -> Data {
        endBlock(isLast: isLast)
        // A stored block without bytes ends a byte.
        if !isLast { write(0, 3) }
        write(0, (8 - bitCount % 8) % 8)
        if !isLast { write(0xFFFF_0000, 32) }
        let end = size + Int(bitCount / 8)
        write(0, 32 - bitCount)
        return Data(bytes: output, count: end)
    }

    // MARK: Blocks

    private func endBlock(isLast: Bool) {
        let code = HuffmanCode(frequencies: frequencies())
        write(isLast ? 0b101 : 0b100, 3)
        writeLengths(of: code)
        writeSymbols(code)
        write(UInt64(code.codes[RunLength.endOfBlock]), UInt64(code.lengths[RunLength.endOfBlock]))
        count = 0
    }

    private func frequencies() -> [Int] {
        let counts = UnsafeMutablePointer<Int>.allocate(capacity: Self.symbolCount)
        defer { counts.deallocate() }
        counts.initialize(repeating: 0, count: Self.symbolCount)
        let (symbols, end) = (symbols, count)
        var index = 0
        while index < end {
            counts[symbols[index]] = counts[symbols[index]] &+ 1
            index = index &+ 1
        }
        var result = [Int](repeating: 0, count: RunLength.symbolCount)
        for byte in 0..<256 { result[byte] = counts[byte] }
        for length in RunLength.range { result[RunLength(length).symbol] += counts[Self.run(length)] }
        result[RunLength.endOfBlock] = 1
        return result
    }

    /// Writes the lengths of the codes. They have a plain code of four bits each, since blocks are few.
    private func writeLengths(of code: HuffmanCode) {
        write(UInt64(RunLength.symbolCount - 257), 5)
        write(UInt64(distance - 1), 5)
        write(19 - 4, 4)
        // The lengths 16, 17 and 18 stand for repetitions; the order is the format's.
        for length in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            write(length < 16 ? 4 : 0, 3)
        }
        for length in code.lengths { write(UInt64(HuffmanCode.reversed(Int(length), 4)), 4) }
        // The only distance has a code of one bit.
        for other in 1...distance { write(other == distance ? UInt64(HuffmanCode.reversed(1, 4)) : 0, 4) }
    }

    private func writeSymbols(_ code: HuffmanCode) {
        // The bits of each symbol, above their number.
        let entries = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.symbolCount)
        defer { entries.deallocate() }
        for byte in 0..<256 { entries[byte] = UInt64(code.codes[byte]) << 8 | UInt64(code.lengths[byte]) }
        for length in RunLength.range {
            let run = RunLength(length)
            let (bits, width) = (UInt64(code.codes[run.symbol]), UInt64(code.lengths[run.symbol]))
            // The distance's bit, 0, follows.
            let count = width + UInt64(run.restBits) + 1
            entries[Self.run(length)] = (bits | UInt64(run.rest) << width) << 8 | count
        }
        // No symbol has more than 21 bits.
        reserve(count * 3)
        let (symbols, output, end) = (symbols, output, count)
        var (bits, bitCount, size, index) = (bits, bitCount, size, 0)
        while index < end {
            let entry = entries[symbols[index]]
            bits |= (entry &>> 8) &<< bitCount
            bitCount = bitCount &+ (entry & 255)
            if bitCount >= 32 {
                let word = UInt32(truncatingIfNeeded: bits).littleEndian
                output.storeBytes(of: word, toByteOffset: size, as: UInt32.self)
                size = size &+ 4
                bits = bits &>> 32
                bitCount = bitCount &- 32
            }
            index = index &+ 1
        }
        (self.bits, self.bitCount, self.size) = (bits, bitCount, size)
    }

    // MARK: Bits

    /// Writes at most 32 bits, the lowest first.
    private func write(_ value: UInt64, _ width: UInt64) {
        bits |= value << bitCount
        bitCount += width
        guard bitCount >= 32 else { return }
        reserve(0)
        output.storeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian, toByteOffset: size, as: UInt32.self)
        size += 4
        bits >>= 32
        bitCount -= 32
    }

    /// Makes room for a number of bytes and the bits that wait.
    private func reserve(_ room: Int) {
        guard size + room + 8 > capacity else { return }
        let larger = max(capacity * 2, size + room + 8)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
        memcpy(memory, output, size)
        output.deallocate()
        (output, capacity) = (memory, larger)
    }
}

/// The symbol of a run's length and the bits that follow it, by RFC 1951.
private struct RunLength {
    static let range = 3...258
    static let endOfBlock = 256
    /// The number of symbols of bytes, the end and lengths.
    static let symbolCount = 286

    let symbol: Int
    let rest: Int
    let restBits: Int

    init(_ length: Int) {
        // Groups of four symbols have the same number of further bits; the longest run has a symbol of its own.
        let value = length - 3
        let bits = value < 8 ? 0 : value.bitWidth - value.leadingZeroBitCount - 3
        let isLongest = length == Self.range.upperBound
        symbol = isLongest ? Self.symbolCount - 1 : Self.endOfBlock + 1 + bits * 4 + value >> bits
        rest = isLongest ? 0 : value & (1 << bits - 1)
        restBits = isLongest ? 0 : bits
    }
}
