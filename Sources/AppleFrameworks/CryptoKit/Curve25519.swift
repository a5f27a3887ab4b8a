import BuilderFoundation

/// The curve that X25519 and Ed25519 compute with.
///
/// Computations take as long as their numbers require: keep secrets that matter off Linux.
public enum Curve25519 {
    /// X25519: two parties compute a secret from each other's public keys.
    public enum KeyAgreement {
        /// A public key.
        public struct PublicKey: Sendable {
            fileprivate let bytes: [UInt8]
            /// The 32 bytes of the key.
            public var rawRepresentation: Data { Data(bytes) }
            /// Creates a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try keyBytes(rawRepresentation) }
            fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }
        }

        /// A private key.
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]
            /// The public key.
            public let publicKey: PublicKey
            /// The 32 bytes of the key.
            public var rawRepresentation: Data { Data(bytes) }
            /// Creates a random key.
            public init() { self.init(bytes: randomKey()) }
            /// Creates a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                self.init(bytes: try keyBytes(rawRepresentation))
            }

            private init(bytes: [UInt8]) {
                self.bytes = bytes
                publicKey = PublicKey(Montgomery25519.multiply(Montgomery25519.base, by: bytes))
            }

            /// Returns the secret that the holder of another private key computes, too.
            ///
            /// - Throws: `CryptoKitError.underlyingCoreCryptoError` if the other key isn't a point of a safe order.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let secret = Montgomery25519.multiply(publicKeyShare.bytes, by: bytes)
                guard secret.contains(where: { $0 != 0 }) else {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }
                return SharedSecret(bytes: secret)
            }
        }
    }

    /// Ed25519: signatures.
    public enum Signing {
        /// A public key.
        public struct PublicKey: Sendable {
            fileprivate let bytes: [UInt8]
            /// The 32 bytes of the key.
            public var rawRepresentation: Data { Data(bytes) }
            /// Creates a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try keyBytes(rawRepresentation) }
            fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

            /// Returns a Boolean value that indicates whether a signature is that of data.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                let signature = Array(signature)
                guard signature.count == 64, let point = Edwards25519(negativeOf: bytes) else { return false }
                let (start, scalar) = (Array(signature[..<32]), Array(signature[32...]))
                guard Scalar25519.isReduced(scalar) else { return false }
                let challenge = Scalar25519.reduced(Array(SHA512.hash(data: start + bytes + Array(data))))
                return (point.times(challenge) + .multipleOfBase(scalar)).bytes == start
            }
        }

        /// A private key.
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]
            /// The public key.
            public let publicKey: PublicKey
            /// The 32 bytes of the key.
            public var rawRepresentation: Data { Data(bytes) }
            /// Creates a random key.
            public init() { self.init(bytes: randomKey()) }
            /// Creates a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                self.init(bytes: try keyBytes(rawRepresentation))
            }

            private init(bytes: [UInt8]) {
                self.bytes = bytes
                publicKey = PublicKey(Edwards25519.multipleOfBase(Self.scalar(of: SHA512.hash(data: bytes))).bytes)
            }

            /// Returns the 64 bytes of a signature of data; the same for the same data.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                let hash = SHA512.hash(data: bytes)
                let number = Scalar25519.reduced(Array(SHA512.hash(data: Array(hash).suffix(32) + Array(data))))
                let start = Edwards25519.multipleOfBase(number).bytes
                let challenge = Scalar25519.reduced(
                    Array(SHA512.hash(data: start + publicKey.bytes + Array(data))))
                return Data(start + Scalar25519.sum(number, challenge, Self.scalar(of: hash)))
            }

            private static func scalar(of hash: SHA512.Digest) -> [UInt8] {
                Montgomery25519.clamped(Array(hash.prefix(32)))
            }
        }
    }

    fileprivate static func keyBytes<D: ContiguousBytes>(_ data: D) throws -> [UInt8] {
        let bytes = data.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return bytes
    }

    fileprivate static func randomKey() -> [UInt8] { (0..<32).map { _ in .random(in: 0...255) } }
}

/// A secret that two parties have computed, from which keys are derived.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
    let bytes: [UInt8]
    /// The text of the secret, which doesn't reveal it.
    public var description: String { "SharedSecret: \(bytes.count) bytes" }

    /// Calls a closure with the bytes, which are valid until it returns.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Returns a key that is derived as in RFC 5869.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
            outputByteCount: outputByteCount)
    }

    /// Returns a key that is derived as in ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var output: [UInt8] = []
        var number: UInt32 = 1
        while output.count < outputByteCount {
            output += Array(H.hash(data: bytes + number.bigEndianBytes + Array(sharedInfo)))
            number &+= 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
