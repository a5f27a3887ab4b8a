/// A curve y² = x³ - 3x + b of FIPS 186, with the points of its group.
struct EllipticCurve: Sendable {
    let field: ModularField
    let scalars: ModularField
    let byteCount: Int
    /// The bytes before a point in the DER form of a public key (RFC 5480).
    let header: [UInt8]
    private let b: [UInt64]
    private let base: Point

    /// A point in Jacobian coordinates; z is 0 for the point at infinity.
    struct Point: Sendable {
        var x: [UInt64]
        var y: [UInt64]
        var z: [UInt64]
    }

    init(prime: String, b: String, order: String, x: String, y: String, byteCount: Int, header: String) {
        let field = ModularField(prime)
        func number(_ text: String) -> [UInt64] { field.encoded(ModularField.words(text)) }
        self.field = field
        scalars = ModularField(order)
        self.byteCount = byteCount
        self.b = number(b)
        base = Point(x: number(x), y: number(y), z: field.one)
        self.header = stride(from: 0, to: header.count, by: 2).map { index in
            UInt8(header.dropFirst(index).prefix(2), radix: 16) ?? 0
        }
    }

    func doubled(_ p: Point) -> Point {
        let f = field
        let (delta, gamma) = (f.squared(p.z), f.squared(p.y))
        let beta = f.product(p.x, gamma)
        let third = f.product(f.subtract(p.x, delta), f.add(p.x, delta))
        let alpha = f.add(f.add(third, third), third)
        let twice = f.add(beta, beta)
        let fourfold = f.add(twice, twice)
        let x = f.subtract(f.squared(alpha), f.add(fourfold, fourfold))
        let z = f.subtract(f.subtract(f.squared(f.add(p.y, p.z)), gamma), delta)
        var square = f.squared(gamma)
        for _ in 0..<3 { square = f.add(square, square) }
        return Point(x: x, y: f.subtract(f.product(alpha, f.subtract(fourfold, x)), square), z: z)
    }

    func sum(_ p: Point, _ q: Point) -> Point {
        let f = field
        if p.z == f.zero { return q }
        if q.z == f.zero { return p }
        let (pz, qz) = (f.squared(p.z), f.squared(q.z))
        let (u1, u2) = (f.product(p.x, qz), f.product(q.x, pz))
        let (s1, s2) = (f.product(p.y, f.product(q.z, qz)), f.product(q.y, f.product(p.z, pz)))
        let (h, r) = (f.subtract(u2, u1), f.subtract(s2, s1))
        if h == f.zero { return r == f.zero ? doubled(p) : Point(x: f.one, y: f.one, z: f.zero) }
        let h2 = f.squared(h)
        let (h3, v) = (f.product(h, h2), f.product(u1, h2))
        let x = f.subtract(f.subtract(f.squared(r), h3), f.add(v, v))
        let y = f.subtract(f.product(r, f.subtract(v, x)), f.product(s1, h3))
        return Point(x: x, y: y, z: f.product(h, f.product(p.z, q.z)))
    }

    /// Returns a multiple of a point, or of the base point; the factor is in Montgomery's form.
    func multiple(of point: Point? = nil, by scalar: [UInt64]) -> Point {
        let (point, words) = (point ?? base, scalars.decoded(scalar))
        var result = Point(x: field.one, y: field.one, z: field.zero)
        for bit in (0..<words.count * 64).reversed() {
            result = doubled(result)
            if words[bit / 64] >> UInt64(bit % 64) & 1 == 1 { result = sum(result, point) }
        }
        return result
    }

    /// Returns the plain coordinates of a point; nil for the point at infinity.
    func affine(_ p: Point) -> (x: [UInt64], y: [UInt64])? {
        guard p.z != field.zero else { return nil }
        let inverse = field.inverse(p.z)
        let square = field.squared(inverse)
        return (field.product(p.x, square), field.product(p.y, field.product(square, inverse)))
    }

    /// Returns the bytes of both coordinates.
    func bytes(_ p: Point) -> [UInt8] {
        guard let (x, y) = affine(p) else { return [UInt8](repeating: 0, count: 2 * byteCount) }
        return field.bytes(x, count: byteCount) + field.bytes(y, count: byteCount)
    }

    private func cube(_ x: [UInt64]) -> [UInt64] {
        let product = field.product(x, field.squared(x))
        return field.add(field.subtract(product, field.add(field.add(x, x), x)), b)
    }

    private func coordinate(_ bytes: some Collection<UInt8>) -> [UInt64]? {
        let value = field.number(bytes)
        return field.bytes(value, count: byteCount) == Array(bytes) ? value : nil
    }

    /// Returns the point with two coordinates; nil if it isn't on the curve.
    func point(_ bytes: [UInt8]) -> Point? {
        guard bytes.count == 2 * byteCount, let x = coordinate(bytes.prefix(byteCount)),
            let y = coordinate(bytes.suffix(byteCount)), field.squared(y) == cube(x)
        else { return nil }
        return Point(x: x, y: y, z: field.one)
    }

    /// Returns the point with a coordinate and the lowest bit of the other one; nil if there is none.
    func point(x bytes: [UInt8], isOdd: Bool) -> Point? {
        guard bytes.count == byteCount, let x = coordinate(bytes) else { return nil }
        // The primes are 3 modulo 4, so that the root is the power (p + 1) / 4.
        var exponent = field.modulus + [0]
        exponent = ModularField.wrappingSum(exponent, [1] + field.zero).0
        for index in field.modulus.indices { exponent[index] = exponent[index] >> 2 | exponent[index + 1] << 62 }
        exponent[field.modulus.count] >>= 2
        let square = cube(x)
        var y = field.power(square, exponent)
        guard field.squared(y) == square else { return nil }
        if (field.decoded(y)[0] & 1 == 1) != isOdd { y = field.subtract(field.zero, y) }
        return Point(x: x, y: y, z: field.one)
    }

    /// Returns a number from 1 up to the order.
    func randomScalar() -> [UInt64] {
        while true {
            let bytes = (0..<byteCount).map { _ in UInt8.random(in: 0...255) }
            if let scalar = scalar(bytes) { return scalar }
            if byteCount == 66, let scalar = scalar([bytes[0] & 1] + bytes.dropFirst()) { return scalar }
        }
    }

    /// Returns the number of big-endian bytes, in Montgomery's form; nil if it is 0 or not below the order.
    func scalar(_ bytes: [UInt8]) -> [UInt64]? {
        guard bytes.count == byteCount else { return nil }
        let value = scalars.number(bytes)
        return value != scalars.zero && scalars.bytes(value, count: byteCount) == bytes ? value : nil
    }

    /// Returns the number of a digest's first bits, in Montgomery's form.
    private func number(ofDigest digest: [UInt8]) -> [UInt64] { scalars.number(digest.prefix(byteCount)) }

    /// Returns both numbers of a signature of a digest.
    func signature(of digest: [UInt8], key: [UInt64]) -> [UInt8] {
        while true {
            let nonce = randomScalar()
            guard let x = affine(multiple(by: nonce))?.x else { continue }
            let r = scalars.number(field.bytes(x, count: byteCount))
            let sum = scalars.add(number(ofDigest: digest), scalars.product(r, key))
            let s = scalars.product(scalars.inverse(nonce), sum)
            if r == scalars.zero || s == scalars.zero { continue }
            return scalars.bytes(r, count: byteCount) + scalars.bytes(s, count: byteCount)
        }
    }

    /// Returns a Boolean value that indicates whether a signature is of a digest and of the holder of a key.
    func isValid(_ signature: [UInt8], of digest: [UInt8], key: Point) -> Bool {
        guard signature.count == 2 * byteCount, let r = scalar(Array(signature.prefix(byteCount))),
            let s = scalar(Array(signature.suffix(byteCount)))
        else { return false }
        let inverse = scalars.inverse(s)
        let first = multiple(by: scalars.product(number(ofDigest: digest), inverse))
        let second = multiple(of: key, by: scalars.product(r, inverse))
        guard let x = affine(sum(first, second))?.x else { return false }
        return scalars.number(field.bytes(x, count: byteCount)) == r
    }
}
