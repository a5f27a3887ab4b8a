/// A number modulo 2²⁵⁵ − 19 in 16 limbs of 16 bits, which may exceed them, as in TweetNaCl.
struct Field25519: Sendable {
    private var limbs: [Int64]

    static let zero = Field25519([])
    static let one = Field25519([1])

    /// Creates a number from its lowest limbs.
    init(_ limbs: [Int64]) { self.limbs = limbs + [Int64](repeating: 0, count: 16 - limbs.count) }

    /// Creates a number from 32 bytes, the lowest first; the highest bit is ignored.
    init(bytes: [UInt8]) {
        limbs = (0..<16).map { Int64(bytes[2 * $0]) + Int64(bytes[2 * $0 + 1]) << 8 }
        limbs[15] &= 0x7FFF
    }

    static func + (first: Self, second: Self) -> Self { Self(zip(first.limbs, second.limbs).map { $0 &+ $1 }) }
    static func - (first: Self, second: Self) -> Self { Self(zip(first.limbs, second.limbs).map { $0 &- $1 }) }

    static func * (first: Self, second: Self) -> Self {
        var product = [Int64](repeating: 0, count: 31)
        for i in 0..<16 { for j in 0..<16 { product[i + j] &+= first.limbs[i] &* second.limbs[j] } }
        for i in 0..<15 { product[i] &+= 38 &* product[i + 16] }
        var result = Self(Array(product[0..<16]))
        result.carry()
        result.carry()
        return result
    }

    var squared: Self { self * self }

    /// Returns the number to the power 2²⁵⁵ − 21, its inverse.
    var inverse: Self {
        var result = self
        for bit in stride(from: 253, through: 0, by: -1) {
            result = result.squared
            if bit != 2 && bit != 4 { result = result * self }
        }
        return result
    }

    /// Returns the number to the power 2²⁵² − 3, for square roots.
    var rootPower: Self {
        var result = self
        for bit in stride(from: 250, through: 0, by: -1) {
            result = result.squared
            if bit != 1 { result = result * self }
        }
        return result
    }

    private mutating func carry() {
        for i in 0..<16 {
            let high = limbs[i] >> 16
            limbs[i] &-= high << 16
            if i < 15 { limbs[i + 1] &+= high } else { limbs[0] &+= 38 &* high }
        }
    }

    /// The 32 bytes of the number below the modulus, the lowest first.
    var bytes: [UInt8] {
        var number = self
        for _ in 0..<3 { number.carry() }
        for _ in 0..<2 {
            var reduced = number.limbs
            reduced[0] -= 0xFFED
            for i in 1..<16 {
                reduced[i] -= (i < 15 ? 0xFFFF : 0x7FFF) + (reduced[i - 1] >> 16 & 1)
                reduced[i - 1] &= 0xFFFF
            }
            let isNegative = reduced[15] >> 16 & 1 == 1
            reduced[15] &= 0xFFFF
            if !isNegative { number.limbs = reduced }
        }
        return number.limbs.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }

    var isOdd: Bool { bytes[0] & 1 == 1 }
    static func == (first: Self, second: Self) -> Bool { first.bytes == second.bytes }
}

/// Points of the curve in Montgomery's form, by their x coordinates (RFC 7748).
enum Montgomery25519 {
    /// The x coordinate of the point from which keys are made.
    static let base: [UInt8] = [9] + [UInt8](repeating: 0, count: 31)

    /// Returns a multiple of a point; the scalar has 32 bytes, the lowest first.
    static func multiply(_ point: [UInt8], by scalar: [UInt8]) -> [UInt8] {
        let scalar = clamped(scalar)
        let x = Field25519(bytes: point)
        let factor = Field25519([0xDB41, 1])
        var (a, b, c, d) = (Field25519.one, x, Field25519.zero, Field25519.one)
        for bit in stride(from: 254, through: 0, by: -1) {
            let isSet = scalar[bit / 8] >> UInt8(bit % 8) & 1 == 1
            if isSet { (a, b, c, d) = (b, a, d, c) }
            let (sum, difference) = (a + c, a - c)
            let (otherSum, otherDifference) = (b + d, b - d)
            let (squaredSum, squaredDifference) = (sum.squared, difference.squared)
            let (left, right) = (otherSum * difference, otherDifference * sum)
            let between = squaredSum - squaredDifference
            a = squaredSum * squaredDifference
            c = between * (between * factor + squaredSum)
            b = (left + right).squared
            d = (left - right).squared * x
            if isSet { (a, b, c, d) = (b, a, d, c) }
        }
        return (a * c.inverse).bytes
    }

    /// Returns a scalar with the bits that all keys share.
    static func clamped(_ scalar: [UInt8]) -> [UInt8] {
        var scalar = scalar
        scalar[0] &= 248
        scalar[31] = scalar[31] & 127 | 64
        return scalar
    }
}
