import BuilderFoundation

/// A point of the curve in Edwards' form, in extended coordinates (RFC 8032).
struct Edwards25519: Sendable {
    private var x: Field25519
    private var y: Field25519
    private var z: Field25519
    private var t: Field25519

    private static let d = Field25519([
        0x78A3, 0x1359, 0x4DCA, 0x75EB, 0xD8AB, 0x4141, 0x0A4D, 0x0070, 0xE898, 0x7779, 0x4079, 0x8CC7, 0xFE73,
        0x2B6F, 0x6CEE, 0x5203,
    ])
    private static let rootOfMinusOne = Field25519([
        0xA0B0, 0x4A0E, 0x1B27, 0xC4EE, 0xE478, 0xAD2F, 0x1806, 0x2F43, 0xD7A7, 0x3DFB, 0x0099, 0x2B4D, 0xDF0B,
        0x4FC1, 0x2480, 0x2B83,
    ])
    private static let neutral = Edwards25519(.zero, .one)
    /// The point from which keys are made.
    private static let base = Edwards25519(
        Field25519([
            0xD51A, 0x8F25, 0x2D60, 0xC956, 0xA7B2, 0x9525, 0xC760, 0x692C, 0xDC5C, 0xFDD6, 0xE231, 0xC0A4, 0x53FE,
            0xCD6E, 0x36D3, 0x2169,
        ]),
        Field25519([
            0x6658, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666, 0x6666,
            0x6666, 0x6666, 0x6666,
        ]))

    private init(_ x: Field25519, _ y: Field25519) { (self.x, self.y, z, t) = (x, y, .one, x * y) }

    /// Creates the negative of an encoded point; nil if there is none.
    init?(negativeOf bytes: [UInt8]) {
        let y = Field25519(bytes: bytes)
        let numerator = y.squared - .one
        let denominator = .one + y.squared * Self.d
        let square = denominator.squared
        let power = (square.squared * square * numerator * denominator).rootPower
        var x = power * numerator * denominator * square
        if !(x.squared * denominator == numerator) { x = x * Self.rootOfMinusOne }
        guard x.squared * denominator == numerator else { return nil }
        if x.isOdd == (bytes[31] >> 7 == 1) { x = .zero - x }
        self.init(x, y)
    }

    /// The 32 bytes of the point: y, and the sign of x.
    var bytes: [UInt8] {
        let inverse = z.inverse
        var bytes = (y * inverse).bytes
        if (x * inverse).isOdd { bytes[31] ^= 0x80 }
        return bytes
    }

    static func + (first: Self, second: Self) -> Self {
        let a = (first.y - first.x) * (second.y - second.x)
        let b = (first.x + first.y) * (second.x + second.y)
        let c = first.t * second.t * (d + d)
        let product = first.z * second.z
        let twice = product + product
        let (e, f, g, h) = (b - a, twice - c, twice + c, b + a)
        var sum = neutral
        (sum.x, sum.y, sum.z, sum.t) = (e * f, h * g, g * f, e * h)
        return sum
    }

    /// Returns a multiple of the point; the scalar has 32 bytes, the lowest first.
    func times(_ scalar: [UInt8]) -> Self {
        var (result, other) = (Self.neutral, self)
        for bit in stride(from: 255, through: 0, by: -1) {
            if scalar[bit / 8] >> UInt8(bit % 8) & 1 == 1 {
                (result, other) = (other + result, other + other)
            } else {
                (result, other) = (result + result, other + result)
            }
        }
        return result
    }

    /// Returns a multiple of the point from which keys are made.
    static func multipleOfBase(_ scalar: [UInt8]) -> Self { base.times(scalar) }
}

/// Numbers modulo the order of the curve's points, in 32 bytes, the lowest first.
enum Scalar25519 {
    private static let order: [Int64] =
        [
            0xED, 0xD3, 0xF5, 0x5C, 0x1A, 0x63, 0x12, 0x58, 0xD6, 0x9C, 0xF7, 0xA2, 0xDE, 0xF9, 0xDE, 0x14,
        ] + [Int64](repeating: 0, count: 15) + [0x10]

    /// Returns the remainder of a number of at most 64 bytes.
    static func reduced(_ bytes: [UInt8]) -> [UInt8] {
        reduced(bytes.map { Int64($0) } + [Int64](repeating: 0, count: 64 - bytes.count))
    }

    /// Returns the remainder of the sum of a number and a product.
    static func sum(_ first: [UInt8], _ factor: [UInt8], _ otherFactor: [UInt8]) -> [UInt8] {
        var digits = first.map { Int64($0) } + [Int64](repeating: 0, count: 32)
        for i in 0..<32 { for j in 0..<32 { digits[i + j] += Int64(factor[i]) * Int64(otherFactor[j]) } }
        return reduced(digits)
    }

    /// Indicates whether a number is below the order, as in signatures.
    static func isReduced(_ bytes: [UInt8]) -> Bool { reduced(bytes) == bytes }

    private static func reduced(_ digits: [Int64]) -> [UInt8] {
        var digits = digits
        for i in stride(from: 63, through: 32, by: -1) {
            var carry: Int64 = 0
            for j in (i - 32)..<(i - 12) {
                digits[j] += carry - 16 * digits[i] * order[j - (i - 32)]
                carry = (digits[j] + 128) >> 8
                digits[j] -= carry << 8
            }
            digits[i - 12] += carry
            digits[i] = 0
        }
        var carry: Int64 = 0
        for j in 0..<32 {
            digits[j] += carry - (digits[31] >> 4) * order[j]
            carry = digits[j] >> 8
            digits[j] &= 255
        }
        for j in 0..<32 { digits[j] -= carry * order[j] }
        for j in 0..<32 {
            if j < 31 { digits[j + 1] += digits[j] >> 8 }
        }
        return digits.prefix(32).map { UInt8(truncatingIfNeeded: $0) }
    }
}
