import BuilderFoundation

/// The number of a key's bits.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret key.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255) } }
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The bytes of a code.
public struct HashedAuthenticationCode<H: HashFunction>: Sequence, Hashable, ContiguousBytes, Sendable {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// A code that proves that a message comes from a holder of a key.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private var outerKey: [UInt8]

    public init(key: SymmetricKey) {
        var bytes = key.withUnsafeBytes { Array($0) }
        if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outerKey = bytes.map { $0 ^ 0x5C }
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

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
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            throw CryptoKitError.wrapFailure
        }
        public static func unwrap<WrappedKey: DataProtocol>(
            _ wrapped: WrappedKey, using kek: SymmetricKey
        ) throws -> SymmetricKey { throw CryptoKitError.unwrapFailure }
    }

    public enum GCM {
        public struct Nonce: Sendable {
            public init() {}
            public init<D: DataProtocol>(data: D) throws {}
        }
        public struct SealedBox: Sendable {
            public let combined: Data?
            public var ciphertext: Data { Data() }
            public var tag: Data { Data() }
            public init<D: DataProtocol>(combined: D) throws { self.combined = Data(combined) }
        }
        public static func seal<P: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        public static func seal<P: DataProtocol, A: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
        ) throws -> SealedBox {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            throw CryptoKitError.authenticationFailure
        }
        public static func open<A: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
        ) throws -> Data {
            throw CryptoKitError.authenticationFailure
        }
    }
}

/// Encryption, which always fails on Linux.
public enum ChaChaPoly {
    public typealias Nonce = AES.GCM.Nonce
    public struct SealedBox: Sendable {
        public let combined: Data
        public var ciphertext: Data { Data() }
        public var tag: Data { Data() }
        public init<D: DataProtocol>(combined: D) throws { self.combined = Data(combined) }
    }
    public static func seal<P: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    public static func seal<P: DataProtocol, A: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        throw CryptoKitError.authenticationFailure
    }
    public static func open<A: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data { throw CryptoKitError.authenticationFailure }
}

/// Derives keys from others, as in RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt
    ) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(
            for: inputKeyMaterial.withUnsafeBytes { Array($0) }, using: SymmetricKey(data: Array(salt)))
    }

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
