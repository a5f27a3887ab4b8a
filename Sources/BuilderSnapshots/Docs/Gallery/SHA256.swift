import Foundation

/// The hash by which a page's policy knows its own style sheet.
enum SHA256 {
    /// In Base64, as policies have it.
    static func base64(_ text: String) -> String {
        var bytes = Data()
        for word in hash(Array(text.utf8)) { bytes.appendBigWord(word) }
        return bytes.base64EncodedString()
    }

    /// Eight words (FIPS 180-4).
    static func hash(_ message: [UInt8]) -> [UInt32] {
        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: UInt64(message.count * 8) >> UInt64(shift)))
        }
        var state = start
        for block in stride(from: 0, to: bytes.count, by: 64) { mix(&state, bytes[block..<(block + 64)]) }
        return state
    }

    private static func mix(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
        func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        var words = (0..<16).map { index in
            block.dropFirst(index * 4).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var s = state
        for index in 0..<64 {
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            let upper = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
            let lower = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
            let one = s[7] &+ upper &+ choice &+ rounds[index] &+ words[index]
            let other = lower &+ majority
            s = [one &+ other, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
        }
        for index in 0..<8 { state[index] = state[index] &+ s[index] }
    }

    private static let start: [UInt32] = primes(8).map { fraction(of: Double($0).squareRoot()) }
    private static let rounds: [UInt32] = primes(64).map { fraction(of: cbrt(Double($0))) }

    private static func primes(_ count: Int) -> [Int] {
        var primes: [Int] = []
        var number = 2
        while primes.count < count {
            if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes
    }

    /// The first 32 bits behind the point of a prime's root; a Double has 52 behind it less the few before.
    private static func fraction(of root: Double) -> UInt32 {
        UInt32(((root - root.rounded(.down)) * 4_294_967_296).rounded(.down))
    }
}

extension Data {
    fileprivate mutating func appendBigWord(_ word: UInt32) {
        for shift in stride(from: UInt32(24), through: 0, by: -8) { append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}
