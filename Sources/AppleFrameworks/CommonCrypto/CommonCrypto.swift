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
