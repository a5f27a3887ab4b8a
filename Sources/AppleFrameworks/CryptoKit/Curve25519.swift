import BuilderFoundation

/// Bernstein's curve: X25519 of RFC 7748, and Ed25519 of RFC 8032.
public enum Curve25519 {
    /// Keys that two parties agree on a secret with.
    public enum KeyAgreement {
        /// A key that everybody may know.
        public struct PublicKey: Sendable {
            let bytes: [UInt8]
            /// Creates a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectParameterSize }
            }
            fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }
        }

        /// A key that only its holder knows.
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]
            /// Creates a random key.
            public init() { bytes = (0..<32).map { _ in UInt8.random(in: 0...255) } }
            /// Creates a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
            }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }
            /// The key that everybody may know.
            public var publicKey: PublicKey {
                PublicKey(bytes: X25519.product(bytes, [9] + [UInt8](repeating: 0, count: 31)))
            }
            /// Returns the secret that the holder of another key finds, too.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let secret = X25519.product(bytes, publicKeyShare.bytes)
                guard secret.contains(where: { $0 != 0 }) else {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }
                return SharedSecret(bytes: secret)
            }
        }
    }

    /// Keys of signatures.
    public enum Signing {
        /// A key that everybody may know.
        public struct PublicKey: Sendable {
            private let bytes: [UInt8]
            /// Creates a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectParameterSize }
            }
            fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }
            /// Returns a Boolean value that indicates whether a signature is of the key's holder and of the data.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                Ed25519.isValid(Array(signature), of: Array(data), key: bytes)
            }
        }

        /// A key that only its holder knows.
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]
            /// Creates a random key.
            public init() { bytes = (0..<32).map { _ in UInt8.random(in: 0...255) } }
            /// Creates a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
            }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }
            /// The key that everybody may know.
            public var publicKey: PublicKey { PublicKey(bytes: Ed25519.publicKey(bytes)) }
            /// Returns a signature of data.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                Data(Ed25519.signature(of: Array(data), key: bytes))
            }
        }
    }
}

/// The field of 2^255 - 19 elements.
private let field = ModularField("7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed")

/// Multiples of points by Montgomery's ladder.
private enum X25519 {
    static func product(_ scalar: [UInt8], _ coordinate: [UInt8]) -> [UInt8] {
        var (scalar, coordinate) = (scalar, coordinate)
        scalar[0] &= 248
        scalar[31] = scalar[31] & 127 | 64
        coordinate[31] &= 127
        let f = field
        let factor = f.number([0x01, 0xDB, 0x41])
        let x1 = f.number(coordinate.reversed())
        var (x2, z2, x3, z3) = (f.one, f.zero, x1, f.one)
        for bit in (0..<255).reversed() {
            let isSet = scalar[bit / 8] >> UInt8(bit % 8) & 1 == 1
            if isSet { (x2, z2, x3, z3) = (x3, z3, x2, z2) }
            let (a, b) = (f.add(x2, z2), f.subtract(x2, z2))
            let (aa, bb) = (f.squared(a), f.squared(b))
            let e = f.subtract(aa, bb)
            let (da, cb) = (f.product(f.subtract(x3, z3), a), f.product(f.add(x3, z3), b))
            x3 = f.squared(f.add(da, cb))
            z3 = f.product(x1, f.squared(f.subtract(da, cb)))
            x2 = f.product(aa, bb)
            z2 = f.product(e, f.add(aa, f.product(factor, e)))
            if isSet { (x2, z2, x3, z3) = (x3, z3, x2, z2) }
        }
        return f.bytes(f.product(x2, f.inverse(z2)), count: 32).reversed()
    }
}

/// Signatures on the twisted Edwards curve.
private enum Ed25519 {
    private struct Point {
        var x: [UInt64]
        var y: [UInt64]
        var z: [UInt64]
        var t: [UInt64]
    }

    private static let order = ModularField("1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed")
    private static let d: [UInt64] = {
        let ratio = field.product(field.number([0x01, 0xDB, 0x41]), field.inverse(field.number([0x01, 0xDB, 0x42])))
        return field.subtract(field.zero, ratio)
    }()
    private static let base: Point? = {
        let y = field.product(field.number([4]), field.inverse(field.number([5])))
        return point(Array(field.bytes(y, count: 32).reversed()))
    }()

    private static func sum(_ p: Point, _ q: Point) -> Point {
        let f = field
        let a = f.product(f.subtract(p.y, p.x), f.subtract(q.y, q.x))
        let b = f.product(f.add(p.y, p.x), f.add(q.y, q.x))
        let (tt, zz) = (f.product(p.t, f.product(q.t, d)), f.product(p.z, q.z))
        let (c, e) = (f.add(tt, tt), f.add(zz, zz))
        let (h, i, j, k) = (f.subtract(b, a), f.subtract(e, c), f.add(e, c), f.add(b, a))
        return Point(x: f.product(h, i), y: f.product(j, k), z: f.product(i, j), t: f.product(h, k))
    }

    /// Returns a multiple by a number of little-endian bytes.
    private static func multiple(_ point: Point, by scalar: [UInt8]) -> Point {
        var result = Point(x: field.zero, y: field.one, z: field.one, t: field.zero)
        for bit in (0..<scalar.count * 8).reversed() {
            result = sum(result, result)
            if scalar[bit / 8] >> UInt8(bit % 8) & 1 == 1 { result = sum(result, point) }
        }
        return result
    }

    private static func bytes(_ p: Point) -> [UInt8] {
        let inverse = field.inverse(p.z)
        var bytes: [UInt8] = field.bytes(field.product(p.y, inverse), count: 32).reversed()
        let x = field.decoded(field.product(p.x, inverse))
        bytes[31] |= UInt8(x[0] & 1) << 7
        return bytes
    }

    /// Returns the point of 32 bytes; nil if there is none.
    private static func point(_ bytes: [UInt8]) -> Point? {
        let f = field
        var digits = bytes
        let isOdd = digits[31] >> 7 == 1
        digits[31] &= 127
        let y = f.number(digits.reversed())
        guard Array(f.bytes(y, count: 32).reversed()) == digits else { return nil }
        let square = f.squared(y)
        let (u, v) = (f.subtract(square, f.one), f.add(f.product(d, square), f.one))
        let ratio = f.product(u, f.inverse(v))
        // The power (p + 3) / 8 is a root of the ratio or of its opposite.
        var x = f.power(ratio, ModularField.words("0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe"))
        if f.squared(x) != ratio {
            let root = f.power(
                f.number([2]), ModularField.words("1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffb"))
            x = f.product(x, root)
        }
        guard f.squared(x) == ratio else { return nil }
        if x == f.zero, isOdd { return nil }
        if (f.decoded(x)[0] & 1 == 1) != isOdd { x = f.subtract(f.zero, x) }
        return Point(x: x, y: y, z: f.one, t: f.product(x, y))
    }

    private static func expanded(_ key: [UInt8]) -> (scalar: [UInt8], prefix: [UInt8]) {
        let hash = Array(SHA512.hash(data: key))
        var scalar = Array(hash.prefix(32))
        scalar[0] &= 248
        scalar[31] = scalar[31] & 127 | 64
        return (scalar, Array(hash.suffix(32)))
    }

    static func publicKey(_ key: [UInt8]) -> [UInt8] {
        base.map { bytes(multiple($0, by: expanded(key).scalar)) } ?? []
    }

    static func signature(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        guard let base else { return [] }
        let (scalar, prefix) = expanded(key)
        let nonce = order.number(SHA512.hash(data: prefix + message).reversed())
        let first = bytes(multiple(base, by: order.bytes(nonce, count: 32).reversed()))
        let challenge = order.number(SHA512.hash(data: first + publicKey(key) + message).reversed())
        let second = order.add(nonce, order.product(challenge, order.number(scalar.reversed())))
        return first + order.bytes(second, count: 32).reversed()
    }

    static func isValid(_ signature: [UInt8], of message: [UInt8], key: [UInt8]) -> Bool {
        guard signature.count == 64, let base, let key = point(key), let first = point(Array(signature.prefix(32)))
        else { return false }
        let scalar = Array(signature.suffix(32))
        guard Array(order.bytes(order.number(scalar.reversed()), count: 32).reversed()) == scalar else { return false }
        let hash = SHA512.hash(data: Array(signature.prefix(32)) + bytes(key) + message)
        let challenge: [UInt8] = order.bytes(order.number(hash.reversed()), count: 32).reversed()
        return bytes(multiple(base, by: scalar)) == bytes(sum(first, multiple(key, by: challenge)))
    }
}
