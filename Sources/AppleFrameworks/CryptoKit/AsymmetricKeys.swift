import BuilderFoundation

/// A curve of keys, by the number of bytes of a private key.
public protocol _KeyCurve: Sendable {
    /// The number of bytes of a private key.
    static var byteCount: Int { get }
}

/// A curve whose public keys have two coordinates: P-256 and its kin.
public protocol _CoordinateCurve: _KeyCurve {}

/// The use of a key that signs.
public enum _SigningUse: Sendable {}
/// The use of a key that agrees on a secret with another one.
public enum _AgreementUse: Sendable {}

/// Keys on the curve P-256, which neither sign nor agree on secrets on Linux.
public enum P256: _CoordinateCurve {
    /// The number of bytes of a private key.
    public static let byteCount = 32
    /// Keys that sign.
    public typealias Signing = _SigningKeys<P256>
    /// Keys that agree on secrets.
    public typealias KeyAgreement = _AgreementKeys<P256>
}

/// Keys on the curve P-384, which neither sign nor agree on secrets on Linux.
public enum P384: _CoordinateCurve {
    /// The number of bytes of a private key.
    public static let byteCount = 48
    /// Keys that sign.
    public typealias Signing = _SigningKeys<P384>
    /// Keys that agree on secrets.
    public typealias KeyAgreement = _AgreementKeys<P384>
}

/// Keys on the curve P-521, which neither sign nor agree on secrets on Linux.
public enum P521: _CoordinateCurve {
    /// The number of bytes of a private key.
    public static let byteCount = 66
    /// Keys that sign.
    public typealias Signing = _SigningKeys<P521>
    /// Keys that agree on secrets.
    public typealias KeyAgreement = _AgreementKeys<P521>
}

/// Keys on Curve25519, which neither sign nor agree on secrets on Linux.
public enum Curve25519: _KeyCurve {
    /// The number of bytes of a private key.
    public static let byteCount = 32
    /// Keys that sign.
    public typealias Signing = _SigningKeys<Curve25519>
    /// Keys that agree on secrets.
    public typealias KeyAgreement = _AgreementKeys<Curve25519>
}

/// The types of a curve's keys that sign.
public enum _SigningKeys<Curve: _KeyCurve> {
    /// A key that signs.
    public typealias PrivateKey = _PrivateKey<Curve, _SigningUse>
    /// A key that checks signatures.
    public typealias PublicKey = _PublicKey<Curve, _SigningUse>
    /// A signature with two numbers.
    public typealias ECDSASignature = _Signature<Curve>
}

/// The types of a curve's keys that agree on secrets.
public enum _AgreementKeys<Curve: _KeyCurve> {
    /// A key that agrees on secrets.
    public typealias PrivateKey = _PrivateKey<Curve, _AgreementUse>
    /// A key that is sent to the other side.
    public typealias PublicKey = _PublicKey<Curve, _AgreementUse>
}

// MARK: Keys

/// A secret key: its bytes.
public struct _PrivateKey<Curve: _KeyCurve, Use: Sendable>: Sendable {
    /// The bytes.
    public let rawRepresentation: Data

    fileprivate init(random: Void) {
        rawRepresentation = Data((0..<Curve.byteCount).map { _ in UInt8.random(in: 0...255) })
    }

    /// Creates a key of bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize`.
    public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        rawRepresentation = data.withUnsafeBytes { Data($0) }
        guard rawRepresentation.count == Curve.byteCount else { throw CryptoKitError.incorrectKeySize }
    }

    /// The key for others. Its bytes are a digest of the secret ones, and no point of the curve.
    public var publicKey: _PublicKey<Curve, Use> {
        let count = _PublicKey<Curve, Use>.byteCount
        let digests = (0...count / 64).flatMap { Array(SHA512.hash(data: rawRepresentation + [UInt8($0)])) }
        return _PublicKey(bytes: Data(digests.prefix(count)))
    }
}

/// A key for others: its bytes.
public struct _PublicKey<Curve: _KeyCurve, Use: Sendable>: Sendable {
    /// The bytes.
    public let rawRepresentation: Data

    fileprivate init(bytes: Data) { rawRepresentation = bytes }

    /// Creates a key of bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize`.
    public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        rawRepresentation = data.withUnsafeBytes { Data($0) }
        guard rawRepresentation.count == Self.byteCount else { throw CryptoKitError.incorrectKeySize }
    }

    fileprivate static var byteCount: Int { Curve.byteCount * (Curve.self is any _CoordinateCurve.Type ? 2 : 1) }
}

extension _PrivateKey where Curve == Curve25519 {
    /// Creates a random key.
    public init() { self.init(random: ()) }
}

extension _PrivateKey where Curve: _CoordinateCurve {
    /// Creates a random key.
    public init(compactRepresentable: Bool = true) { self.init(random: ()) }
    /// Creates a key of the bytes of both keys, which begin with 4.
    public init<D: ContiguousBytes>(x963Representation data: D) throws {
        try self.init(rawRepresentation: data.withUnsafeBytes { Data($0.suffix(Curve.byteCount)) })
    }
    /// Creates a key of the structures of PKCS #8 and SEC 1, or of what ``derRepresentation`` returns.
    public init<D: ContiguousBytes>(derRepresentation data: D) throws {
        let bytes = data.withUnsafeBytes { Data($0) }
        // The key is the string of bytes after the version of the structure in SEC 1, which is 1.
        let mark = bytes.range(of: Data([2, 1, 1, 4, UInt8(Curve.byteCount)]))
        try self.init(rawRepresentation: mark.map { bytes[$0.upperBound...].prefix(Curve.byteCount) } ?? bytes)
    }
    /// Creates a key of lines of text.
    public init(pemRepresentation text: String) throws { try self.init(derRepresentation: bytes(ofPEM: text)) }
    /// The bytes of both keys after 4.
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
    /// The bytes, without the structure that CryptoKit adds.
    public var derRepresentation: Data { rawRepresentation }
    /// The bytes as lines of text.
    public var pemRepresentation: String { pem(rawRepresentation, "PRIVATE KEY") }
}

extension _PublicKey where Curve: _CoordinateCurve {
    /// Creates a key of bytes after 4.
    public init<D: ContiguousBytes>(x963Representation data: D) throws {
        try self.init(rawRepresentation: data.withUnsafeBytes { Data($0.dropFirst()) })
    }
    /// Creates a key of the structure `SubjectPublicKeyInfo`, which ends with 4 and the coordinates, or of what
    /// ``derRepresentation`` returns.
    public init<D: ContiguousBytes>(derRepresentation data: D) throws {
        let bytes = data.withUnsafeBytes { Data($0) }
        let isStructure = bytes.dropLast(Self.byteCount).last == 4
        try self.init(rawRepresentation: isStructure ? bytes.suffix(Self.byteCount) : bytes)
    }
    /// Creates a key of lines of text.
    public init(pemRepresentation text: String) throws { try self.init(derRepresentation: bytes(ofPEM: text)) }
    /// The bytes after 4.
    public var x963Representation: Data { Data([4]) + rawRepresentation }
    /// The first coordinate after 2.
    public var compressedRepresentation: Data { Data([2]) + rawRepresentation.prefix(Curve.byteCount) }
    /// The first coordinate.
    public var compactRepresentation: Data? { Data(rawRepresentation.prefix(Curve.byteCount)) }
    /// The bytes, without the structure that CryptoKit adds.
    public var derRepresentation: Data { rawRepresentation }
    /// The bytes as lines of text.
    public var pemRepresentation: String { pem(rawRepresentation, "PUBLIC KEY") }
}

private func pem(_ bytes: Data, _ name: String) -> String {
    let text = bytes.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN \(name)-----\n\(text)\n-----END \(name)-----"
}

private func bytes(ofPEM text: String) throws -> Data {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    guard let bytes = Data(base64Encoded: lines.joined()) else { throw CryptoKitError.incorrectParameterSize }
    return bytes
}

// MARK: Signatures

/// The bytes of a signature.
public struct _Signature<Curve: _KeyCurve>: Sendable {
    /// The bytes.
    public let rawRepresentation: Data
    /// Creates a signature of bytes.
    public init<D: DataProtocol>(rawRepresentation data: D) throws { rawRepresentation = Data(data) }
    /// Creates a signature of what ``derRepresentation`` returns.
    public init<D: DataProtocol>(derRepresentation data: D) throws { rawRepresentation = Data(data) }
    /// The bytes, without the structure that CryptoKit adds.
    public var derRepresentation: Data { rawRepresentation }
}

extension _PrivateKey where Curve: _CoordinateCurve, Use == _SigningUse {
    /// Signs data; always throws `CryptoKitError.underlyingCoreCryptoError`.
    public func signature<D: DataProtocol>(for data: D) throws -> _Signature<Curve> { throw noCryptography }
    /// Signs a digest; always throws `CryptoKitError.underlyingCoreCryptoError`.
    public func signature<D: Digest>(for digest: D) throws -> _Signature<Curve> { throw noCryptography }
}

extension _PublicKey where Curve: _CoordinateCurve, Use == _SigningUse {
    /// Returns a Boolean value that indicates whether a signature is that of data; always false.
    public func isValidSignature<D: DataProtocol>(_ signature: _Signature<Curve>, for data: D) -> Bool { false }
    /// Returns a Boolean value that indicates whether a signature is that of a digest; always false.
    public func isValidSignature<D: Digest>(_ signature: _Signature<Curve>, for digest: D) -> Bool { false }
}

extension _PrivateKey where Curve == Curve25519, Use == _SigningUse {
    /// Signs data; always throws `CryptoKitError.underlyingCoreCryptoError`.
    public func signature<D: DataProtocol>(for data: D) throws -> Data { throw noCryptography }
}

extension _PublicKey where Curve == Curve25519, Use == _SigningUse {
    /// Returns a Boolean value that indicates whether a signature is that of data; always false.
    public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool { false }
}

private let noCryptography = CryptoKitError.underlyingCoreCryptoError(error: -1)

// MARK: Agreement

extension _PrivateKey where Use == _AgreementUse {
    /// Agrees on a secret with another key; always throws `CryptoKitError.underlyingCoreCryptoError`.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: _PublicKey<Curve, Use>) throws -> SharedSecret {
        throw noCryptography
    }
}

/// A secret that two keys agree on; there is none on Linux.
public enum SharedSecret: ContiguousBytes, Sendable {
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { switch self {} }
    /// Returns a key that is derived from the secret by HKDF.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey { switch self {} }
    /// Returns a key that is derived from the secret by ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey { switch self {} }
}

/// The part of a device that keeps keys, which Linux doesn't have.
public enum SecureEnclave {
    /// A Boolean value that indicates whether there is one: false.
    public static var isAvailable: Bool { false }

    /// Keys on the curve P-256.
    public enum P256 {
        /// Keys that sign.
        public enum Signing {
            /// A key that signs; there is none on Linux.
            public enum PrivateKey: Sendable {
                /// Creates a key; always throws `CryptoKitError.underlyingCoreCryptoError`.
                public init(compactRepresentable: Bool = true) throws { throw noCryptography }
                /// Restores a key; always throws `CryptoKitError.underlyingCoreCryptoError`.
                public init(dataRepresentation: Data) throws { throw noCryptography }
                /// The bytes with which the device restores the key.
                public var dataRepresentation: Data { switch self {} }
                /// The key for others.
                public var publicKey: _PublicKey<BuilderCryptoKit.P256, _SigningUse> { switch self {} }
                /// Signs data.
                public func signature<D: DataProtocol>(
                    for data: D
                ) throws -> _Signature<BuilderCryptoKit.P256> { switch self {} }
            }
        }
    }
}
