import BuilderFoundation

/// A message that is taken block by block.
struct MessageBuffer: Sendable {
    let blockSize: Int
    private var pending: [UInt8] = []
    private var count: UInt64 = 0

    init(blockSize: Int) { self.blockSize = blockSize }

    mutating func add(_ bytes: UnsafeRawBufferPointer, _ compress: (ArraySlice<UInt8>) -> Void) {
        count += UInt64(bytes.count)
        pending += bytes
        var start = 0
        while pending.count - start >= blockSize {
            compress(pending[start..<start + blockSize])
            start += blockSize
        }
        pending.removeFirst(start)
    }

    /// Adds the padding and the message's length in bits.
    mutating func finish(isBigEndian: Bool, _ compress: (ArraySlice<UInt8>) -> Void) {
        let bits = count * 8
        let lengthSize = blockSize / 8
        var padding: [UInt8] = [0x80]
        while (pending.count + padding.count + lengthSize) % blockSize != 0 { padding.append(0) }
        padding += [UInt8](repeating: 0, count: lengthSize - 8)
        padding += isBigEndian ? bits.bigEndianBytes : bits.byteSwapped.bigEndianBytes
        padding.withUnsafeBytes { add($0, compress) }
    }
}

extension ArraySlice<UInt8> {
    func words<Word: FixedWidthInteger>(of type: Word.Type) -> [Word] {
        let size = Word.bitWidth / 8
        return stride(from: startIndex, to: endIndex, by: size).map { start in
            self[start..<start + size].reduce(0) { $0 << 8 | Word($1) }
        }
    }
}

extension FixedWidthInteger {
    var bigEndianBytes: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
    }

    func rotated(_ count: Self) -> Self { self >> count | self << (Self(Self.bitWidth) - count) }
}

/// The constants of SHA-2: fractions of the roots of primes, computed with integers.
enum SHA2Constants {
    static let round512 = primes(80).map { fraction(ofRoot: 3, $0) }
    static let round256 = round512.prefix(64).map { UInt32($0 >> 32) }
    static let initial512 = primes(8).map { fraction(ofRoot: 2, $0) }
    static let initial256 = initial512.map { UInt32($0 >> 32) }
    static let initial384 = primes(16).suffix(8).map { fraction(ofRoot: 2, $0) }

    static func rounds<Word: FixedWidthInteger>(
        _ state: inout [Word], _ words: [Word], _ constants: [Word], _ s1: (Word) -> Word, _ s0: (Word) -> Word
    ) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in words.indices {
            let t1 = h &+ s1(e) &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ words[index]
            let t2 = s0(a) &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }

    private static func primes(_ count: Int) -> [UInt64] {
        var primes: [UInt64] = []
        var candidate: UInt64 = 2
        while primes.count < count {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes
    }

    /// The first 64 bits of the fraction of a number's root: the largest r with (r / 2⁶⁴)ⁿ ≤ number, modulo 2⁶⁴.
    private static func fraction(ofRoot degree: Int, _ number: UInt64) -> UInt64 {
        var whole: UInt64 = 1
        while power(whole + 1, degree) <= number { whole += 1 }
        var root = [whole, 0]
        for bit in stride(from: UInt64(63), through: 0, by: -1) {
            var candidate = root
            candidate[1] |= 1 << bit
            if isAtMost(candidate, degree, number) { root = candidate }
        }
        return root[1]
    }

    private static func power(_ base: UInt64, _ exponent: Int) -> UInt64 {
        (0..<exponent).reduce(1) { result, _ in result * base }
    }

    /// Indicates whether the power of a fixed-point number, most significant word first, is at most a number.
    private static func isAtMost(_ base: [UInt64], _ exponent: Int, _ number: UInt64) -> Bool {
        let product = (1..<exponent).reduce(base) { result, _ in multiplied(result, base) }
        let whole = product.dropLast(exponent)
        guard whole.dropLast().allSatisfy({ $0 == 0 }), let last = whole.last else { return false }
        return last < number || last == number && product.suffix(exponent).allSatisfy { $0 == 0 }
    }

    private static func multiplied(_ first: [UInt64], _ second: [UInt64]) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: first.count + second.count)
        for i in first.indices.reversed() {
            var carry: UInt64 = 0
            for j in second.indices.reversed() {
                let (high, low) = first[i].multipliedFullWidth(by: second[j])
                let (sum1, overflow1) = result[i + j + 1].addingReportingOverflow(low)
                let (sum2, overflow2) = sum1.addingReportingOverflow(carry)
                result[i + j + 1] = sum2
                carry = high + (overflow1 ? 1 : 0) + (overflow2 ? 1 : 0)
            }
            result[i] &+= carry
        }
        return result
    }
}
