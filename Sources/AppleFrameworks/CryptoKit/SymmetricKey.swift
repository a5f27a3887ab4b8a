import BuilderFoundation

/// The number of a key's bits.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int
    /// Creates a size of a number of bits.
    public init(bitCount: Int) { self.bitCount = bitCount }
    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret key.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]
    /// Creates a random key of a size.
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255) } }
    /// Creates a key of given bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    /// The number of the key's bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Calls a closure with the bytes, which are valid until it returns.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The bytes of a code.
public struct HashedAuthenticationCode<H: HashFunction>: Sequence, Hashable, ContiguousBytes, Sendable {
    let bytes: [UInt8]
    /// The number of the code's bytes.
    public var byteCount: Int { bytes.count }
    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a closure with the bytes, which are valid until it returns.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// A code that proves that a message comes from a holder of a key.
public struct HMAC<H: HashFunction>: Sendable {
    /// The code of a message.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private var outerKey: [UInt8]

    /// Creates a computation with a key.
    public init(key: SymmetricKey) {
        var bytes = key.withUnsafeBytes { Array($0) }
        if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outerKey = bytes.map { $0 ^ 0x5C }
    }

    /// Adds data to the message.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// Returns the code of the message so far.
    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }

    /// Returns the code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Returns a Boolean value that indicates whether a code is that of data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: data, using: key) == mac
    }
}

/// The reason why data can't be encrypted or decrypted.
public enum CryptoKitError: Error, Sendable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure, underlyingCoreCryptoError(error: Int32)
    case wrapFailure, unwrapFailure
}

/// Encryption, which always fails on Linux.
public enum AES {
    /// The encryption of keys by other keys.
    public enum KeyWrap {
        /// Encrypts a key by another one; always throws `CryptoKitError.wrapFailure`.
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            throw CryptoKitError.wrapFailure
        }
        /// Decrypts a key by another one; always throws `CryptoKitError.unwrapFailure`.
        public static func unwrap<WrappedKey: DataProtocol>(
            _ wrapped: WrappedKey, using kek: SymmetricKey
        ) throws -> SymmetricKey { throw CryptoKitError.unwrapFailure }
    }

    /// The cipher AES in Galois/counter mode.
    public enum GCM {
        /// A number that is used for one message.
        public struct Nonce: Sendable {
            /// Creates a nonce.
            public init() {}
            /// Creates a nonce of given bytes, which aren't read.
            public init<D: DataProtocol>(data: D) throws {}
        }
        /// An encrypted message with its nonce and its tag.
        public struct SealedBox: Sendable {
            /// The nonce, the encrypted message and the tag.
            public let combined: Data?
            /// The encrypted message; always empty.
            public var ciphertext: Data { Data() }
            /// The tag that authenticates the message; always empty.
            public var tag: Data { Data() }
            /// Creates a box of its combined bytes.
            public init<D: DataProtocol>(combined: D) throws { self.combined = Data(combined) }
        }
        /// Encrypts a message; always throws `CryptoKitError.underlyingCoreCryptoError`.
        public static func seal<P: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        /// Encrypts a message and authenticates further data; always throws `CryptoKitError.underlyingCoreCryptoError`.
        public static func seal<P: DataProtocol, A: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
        ) throws -> SealedBox {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        /// Decrypts a message; always throws `CryptoKitError.authenticationFailure`.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            throw CryptoKitError.authenticationFailure
        }
        /// Decrypts a message with further data; always throws `CryptoKitError.authenticationFailure`.
        public static func open<A: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
        ) throws -> Data {
            throw CryptoKitError.authenticationFailure
        }
    }
}

/// Encryption, which always fails on Linux.
public enum ChaChaPoly {
    /// A number that is used for one message.
    public typealias Nonce = AES.GCM.Nonce
    /// An encrypted message with its nonce and its tag.
    public struct SealedBox: Sendable {
        /// The nonce, the encrypted message and the tag.
        public let combined: Data
        /// The encrypted message; always empty.
        public var ciphertext: Data { Data() }
        /// The tag that authenticates the message; always empty.
        public var tag: Data { Data() }
        /// Creates a box of its combined bytes.
        public init<D: DataProtocol>(combined: D) throws { self.combined = Data(combined) }
    }
    /// Encrypts a message; always throws `CryptoKitError.underlyingCoreCryptoError`.
    public static func seal<P: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    /// Encrypts a message and authenticates further data; always throws `CryptoKitError.underlyingCoreCryptoError`.
    public static func seal<P: DataProtocol, A: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    /// Decrypts a message; always throws `CryptoKitError.authenticationFailure`.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        throw CryptoKitError.authenticationFailure
    }
    /// Decrypts a message with further data; always throws `CryptoKitError.authenticationFailure`.
    public static func open<A: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data { throw CryptoKitError.authenticationFailure }
}

/// Derives keys from others, as in RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key from another one with a salt and information about its use.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// Derives a key from another one with information about its use.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key from another one.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Returns the pseudorandom key of a key and a salt, the first step of a derivation.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt
    ) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(
            for: inputKeyMaterial.withUnsafeBytes { Array($0) }, using: SymmetricKey(data: Array(salt)))
    }

    /// Derives a key from a pseudorandom key, the second step of a derivation.
    public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey: Key, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        let key = SymmetricKey(data: pseudoRandomKey)
        var output: [UInt8] = []
        var block: [UInt8] = []
        var number: UInt8 = 1
        while output.count < outputByteCount {
            let code = HMAC<H>.authenticationCode(for: block + Array(info) + [number], using: key)
            block = code.withUnsafeBytes { Array($0) }
            output += block
            number &+= 1
        }
        return SymmetricKey(data: output.prefix(outputByteCount).map { $0 })
    }
}
