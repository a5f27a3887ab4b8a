/// An encoder of Reed–Solomon error correction over GF(256) with the polynomial x⁸ + x⁴ + x³ + x² + 1, as in QR codes.
struct ReedSolomon {
    /// The coefficients of the generator polynomial without the leading 1, highest power first.
    private let generator: [UInt8]

    /// Creates an encoder that makes a number of bytes for each block.
    init(count: Int) {
        var coefficients = [UInt8](repeating: 0, count: max(1, count))
        coefficients[coefficients.count - 1] = 1
        var root: UInt8 = 1
        // Multiplies the polynomial by (x - 2ⁱ) for each i.
        for _ in coefficients.indices {
            for index in coefficients.indices {
                coefficients[index] = Self.product(coefficients[index], root)
                if index + 1 < coefficients.count { coefficients[index] ^= coefficients[index + 1] }
            }
            root = Self.product(root, 2)
        }
        generator = coefficients
    }

    /// Returns the remainder of the data's polynomial, divided by the generator.
    func correction(of data: ArraySlice<UInt8>) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ remainder[0]
            remainder.removeFirst()
            remainder.append(0)
            for index in remainder.indices { remainder[index] ^= Self.product(generator[index], factor) }
        }
        return remainder
    }

    /// Returns the product of two elements of the field.
    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = (result << 1) ^ ((result >> 7) * 0x11D)
            if b >> UInt8(bit) & 1 == 1 { result ^= Int(a) }
        }
        return UInt8(truncatingIfNeeded: result)
    }
}
