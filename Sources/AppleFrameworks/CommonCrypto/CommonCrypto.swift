import BuilderCryptoKit
@_exported import BuilderFoundation

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.MD5.self, data, len, md) }

@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.SHA1.self, data, len, md) }

@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA256.self, data, len, md) }

@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA512.self, data, len, md) }

private func digest<H: HashFunction>(
    _ function: H.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var hash = H()
    hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    for (index, byte) in hash.finalize().enumerated() { result?[index] = byte }
    return result
}

/// The hash of a code.
public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let key = SymmetricKey(data: Data(bytes: key, count: keyLength))
    let data = Data(bytes: data, count: dataLength)
    let code: [UInt8] =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
        case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
        case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
        case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
        default: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
        }
    macOut.copyMemory(from: code, byteCount: code.count)
}

/// The result of a call.
public typealias CCCryptorStatus = Int32
/// Encrypts or decrypts.
public typealias CCOperation = UInt32
/// The cipher.
public typealias CCAlgorithm = UInt32
/// The padding, and the mode of blocks.
public typealias CCOptions = UInt32
/// The way of making a key of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash of a key of a password.
public typealias CCPseudoRandomAlgorithm = UInt32
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Returns `kCCUnimplemented`: encryption always fails on Linux.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    dataOutMoved?.pointee = 0
    return CCCryptorStatus(kCCUnimplemented)
}

/// Makes a key of a password, as PBKDF2 of RFC 8018 does.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    guard Int(algorithm) == kCCPBKDF2, rounds > 0, derivedKeyLen > 0, let password, let derivedKey else {
        return Int32(kCCParamError)
    }
    let key = SymmetricKey(data: Data(bytes: password, count: passwordLen))
    let salt = Array(UnsafeBufferPointer(start: salt, count: saltLen))
    func code(_ data: [UInt8]) -> [UInt8]? {
        switch Int(prf) {
        case kCCPRFHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
        case kCCPRFHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
        case kCCPRFHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
        case kCCPRFHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
        default: nil
        }
    }
    var written = 0
    var block: UInt32 = 1
    while written < derivedKeyLen {
        let number = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: block >> $0) }
        guard var last = code(salt + number) else { return Int32(kCCParamError) }
        var sum = last
        for _ in 1..<rounds {
            guard let next = code(last) else { return Int32(kCCParamError) }
            last = next
            for index in sum.indices { sum[index] ^= last[index] }
        }
        for byte in sum.prefix(derivedKeyLen - written) {
            derivedKey[written] = byte
            written += 1
        }
        block += 1
    }
    return Int32(kCCSuccess)
}
