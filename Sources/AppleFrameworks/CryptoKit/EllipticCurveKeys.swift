import BuilderFoundation

/// A curve of FIPS 186 with the hash of its signatures.
public protocol _NISTCurve: Sendable {
    associatedtype Hash: HashFunction
    static var _curve: _Curve { get }
}

/// The numbers of a curve.
public struct _Curve: Sendable {
    let value: EllipticCurve
}

/// NIST's curve with 256 bits.
public enum P256: _NISTCurve {
    public typealias Hash = SHA256
    public static let _curve = _Curve(
        value: EllipticCurve(
            prime: "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
            b: "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b",
            order: "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
            x: "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
            y: "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
            byteCount: 32, header: "3059301306072a8648ce3d020106082a8648ce3d030107034200"))
}

/// NIST's curve with 384 bits.
public enum P384: _NISTCurve {
    public typealias Hash = SHA384
    public static let _curve = _Curve(
        value: EllipticCurve(
            prime: String(repeating: "f", count: 63) + "effffffff0000000000000000ffffffff",
            b: "b3312fa7e23ee7e4988e056be3f82d19181d9c6efe814112"
                + "0314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aef",
            order: String(repeating: "f", count: 48) + "c7634d81f4372ddf581a0db248b0a77aecec196accc52973",
            x: "aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b98"
                + "59f741e082542a385502f25dbf55296c3a545e3872760ab7",
            y: "3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147c"
                + "e9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f",
            byteCount: 48, header: "3076301006072a8648ce3d020106052b81040022036200"))
}

/// NIST's curve with 521 bits.
public enum P521: _NISTCurve {
    public typealias Hash = SHA512
    public static let _curve = _Curve(
        value: EllipticCurve(
            prime: "01" + String(repeating: "f", count: 130),
            b: "0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109"
                + "e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00",
            order: "01" + String(repeating: "f", count: 64)
                + "fa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409",
            x: "00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3d"
                + "baa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66",
            y: "011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e66"
                + "2c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650",
            byteCount: 66, header: "30819b301006072a8648ce3d020106052b8104002303818600"))
}

extension _NISTCurve {
    /// Keys of signatures.
    public typealias Signing = _NISTSigning<Self>
    /// Keys that two parties agree on a secret with.
    public typealias KeyAgreement = _NISTKeyAgreement<Self>
}

/// Keys of signatures.
public enum _NISTSigning<Curve: _NISTCurve>: _KeyUse {
    public typealias PublicKey = _NISTPublicKey<Curve, Self>
    public typealias PrivateKey = _NISTPrivateKey<Curve, Self>
    public typealias ECDSASignature = _ECDSASignature<Curve>
}

/// Keys that two parties agree on a secret with.
public enum _NISTKeyAgreement<Curve: _NISTCurve>: _KeyUse {
    public typealias PublicKey = _NISTPublicKey<Curve, Self>
    public typealias PrivateKey = _NISTPrivateKey<Curve, Self>
}

/// The purpose of a key.
public protocol _KeyUse {}

/// A key that everybody may know.
public struct _NISTPublicKey<Curve: _NISTCurve, Use: _KeyUse>: Sendable {
    let point: EllipticCurve.Point
    fileprivate var curve: EllipticCurve { Curve._curve.value }

    init(point: EllipticCurve.Point) { self.point = point }

    private init(_ point: EllipticCurve.Point?) throws {
        guard let point else { throw CryptoKitError.incorrectParameterSize }
        self.point = point
    }

    /// Creates a key of two coordinates.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        try self.init(Curve._curve.value.point(rawRepresentation.withUnsafeBytes { Array($0) }))
    }
    /// Creates a key of 4 and two coordinates.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        try self.init(bytes.first == 4 ? Curve._curve.value.point(Array(bytes.dropFirst())) : nil)
    }
    /// Creates a key of 2 or 3 and one coordinate.
    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
        let isKnown = bytes.first == 2 || bytes.first == 3
        try self.init(isKnown ? Curve._curve.value.point(x: Array(bytes.dropFirst()), isOdd: bytes[0] == 3) : nil)
    }
    /// Creates a key of DER's form.
    public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        let header = Curve._curve.value.header
        guard derRepresentation.starts(with: header) else { throw CryptoKitError.incorrectParameterSize }
        try self.init(x963Representation: Array(derRepresentation.dropFirst(header.count)))
    }
    /// Creates a key of PEM's form.
    public init(pemRepresentation: String) throws {
        let lines = pemRepresentation.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
        guard let data = Data(base64Encoded: lines.joined()) else { throw CryptoKitError.incorrectParameterSize }
        try self.init(derRepresentation: Array(data))
    }

    /// Both coordinates.
    public var rawRepresentation: Data { Data(curve.bytes(point)) }
    /// The byte 4, and both coordinates.
    public var x963Representation: Data { [4] + rawRepresentation }
    /// The byte 2 or 3, for even and odd second coordinates, and the first one.
    public var compressedRepresentation: Data {
        let bytes = curve.bytes(point)
        return Data([2 + (bytes.last ?? 0) & 1] + bytes.prefix(curve.byteCount))
    }
    /// DER's form.
    public var derRepresentation: Data { Data(curve.header) + x963Representation }
    /// PEM's form.
    public var pemRepresentation: String {
        let text = derRepresentation.base64EncodedString()
        let lines = stride(from: 0, to: text.count, by: 64).map { String(text.dropFirst($0).prefix(64)) }
        return (["-----BEGIN PUBLIC KEY-----"] + lines + ["-----END PUBLIC KEY-----"]).joined(separator: "\n")
    }
}

/// A key that only its holder knows.
public struct _NISTPrivateKey<Curve: _NISTCurve, Use: _KeyUse>: Sendable {
    let scalar: [UInt64]

    /// Creates a random key.
    public init(compactRepresentable: Bool = true) { scalar = Curve._curve.value.randomScalar() }

    /// Creates a key of its number.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard let scalar = Curve._curve.value.scalar(bytes) else { throw CryptoKitError.incorrectKeySize }
        self.scalar = scalar
    }
    /// Creates a key of 4, the public key's coordinates, and the number.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        try self.init(rawRepresentation: Array(bytes.suffix(Curve._curve.value.byteCount)))
        guard Array(publicKey.x963Representation) == bytes.dropLast(Curve._curve.value.byteCount) else {
            throw CryptoKitError.incorrectParameterSize
        }
    }

    /// The key that everybody may know.
    public var publicKey: _NISTPublicKey<Curve, Use> {
        _NISTPublicKey(point: Curve._curve.value.multiple(by: scalar))
    }
    /// The number.
    public var rawRepresentation: Data {
        let curve = Curve._curve.value
        return Data(curve.scalars.bytes(scalar, count: curve.byteCount))
    }
    /// The byte 4, the public key's coordinates, and the number.
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
}

extension _NISTPrivateKey where Use == _NISTSigning<Curve> {
    /// Returns a signature of data.
    public func signature<D: DataProtocol>(for data: D) throws -> _ECDSASignature<Curve> {
        try signature(for: Curve.Hash.hash(data: data))
    }
    /// Returns a signature of a digest.
    public func signature<D: Digest>(for digest: D) throws -> _ECDSASignature<Curve> {
        _ECDSASignature(bytes: Curve._curve.value.signature(of: Array(digest), key: scalar))
    }
}

extension _NISTPublicKey where Use == _NISTSigning<Curve> {
    /// Returns a Boolean value that indicates whether a signature is of the key's holder and of the data.
    public func isValidSignature<D: DataProtocol>(_ signature: _ECDSASignature<Curve>, for data: D) -> Bool {
        isValidSignature(signature, for: Curve.Hash.hash(data: data))
    }
    /// Returns a Boolean value that indicates whether a signature is of the key's holder and of the digest.
    public func isValidSignature<D: Digest>(_ signature: _ECDSASignature<Curve>, for digest: D) -> Bool {
        curve.isValid(signature.bytes, of: Array(digest), key: point)
    }
}

extension _NISTPrivateKey where Use == _NISTKeyAgreement<Curve> {
    /// Returns the secret that the holder of another key finds, too.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: _NISTPublicKey<Curve, Use>) throws -> SharedSecret {
        let curve = Curve._curve.value
        let point = curve.multiple(of: publicKeyShare.point, by: scalar)
        return SharedSecret(bytes: Array(curve.bytes(point).prefix(curve.byteCount)))
    }
}

/// A proof that the holder of a key has seen data.
public struct _ECDSASignature<Curve: _NISTCurve>: Sendable, ContiguousBytes {
    let bytes: [UInt8]

    /// Creates a signature of its two numbers.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
        bytes = Array(rawRepresentation)
        guard bytes.count == 2 * Curve._curve.value.byteCount else { throw CryptoKitError.incorrectParameterSize }
    }
    /// Creates a signature of DER's form.
    public init<D: DataProtocol>(derRepresentation: D) throws {
        let size = Curve._curve.value.byteCount
        var rest = Array(derRepresentation)[...]
        guard rest.popFirst() == 0x30, let length = rest.popFirst() else { throw CryptoKitError.incorrectParameterSize }
        if length == 0x81 { rest = rest.dropFirst() }
        var numbers: [UInt8] = []
        for _ in 0..<2 {
            guard rest.popFirst() == 2, let count = rest.popFirst(), rest.count >= count, count > 0 else {
                throw CryptoKitError.incorrectParameterSize
            }
            let number = rest.prefix(Int(count)).drop { $0 == 0 }
            guard number.count <= size else { throw CryptoKitError.incorrectParameterSize }
            numbers += [UInt8](repeating: 0, count: size - number.count) + number
            rest = rest.dropFirst(Int(count))
        }
        guard rest.isEmpty else { throw CryptoKitError.incorrectParameterSize }
        bytes = numbers
    }
    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Both numbers.
    public var rawRepresentation: Data { Data(bytes) }
    /// DER's form.
    public var derRepresentation: Data {
        let numbers = [bytes.prefix(bytes.count / 2), bytes.suffix(bytes.count / 2)].flatMap { half -> [UInt8] in
            let digits = half.drop { $0 == 0 }
            let number = (digits.first ?? 0x80) >= 0x80 ? [0] + digits : Array(digits)
            return [2, UInt8(number.count)] + number
        }
        return Data([0x30] + (numbers.count >= 0x80 ? [0x81] : []) + [UInt8(numbers.count)] + numbers)
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// A secret that two parties have found with each other's public keys.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Returns a key, derived as in RFC 5869.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }
    /// Returns a key, derived as in ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var output: [UInt8] = []
        var number: UInt32 = 1
        while output.count < outputByteCount {
            let counter = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
            output += Array(H.hash(data: bytes + counter + Array(sharedInfo)))
            number += 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}

/// The processor that keeps keys; Linux has none.
public enum SecureEnclave {
    /// A Boolean value that indicates whether there is one; false.
    public static var isAvailable: Bool { false }

    /// Keys of NIST's curve with 256 bits.
    public enum P256 {
        public enum Signing {
            /// A key that the processor keeps; can't be created.
            public struct PrivateKey: Sendable {
                public let dataRepresentation: Data
                public let publicKey: BuilderCryptoKit.P256.Signing.PublicKey
                public init(compactRepresentable: Bool = true) throws {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }
                public init(dataRepresentation: Data) throws {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }
                public func signature<D: DataProtocol>(
                    for data: D
                ) throws -> BuilderCryptoKit.P256.Signing.ECDSASignature {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }
            }
        }
    }
}
