import BuilderFoundation

// Keys and certificates as names: none can be made.

/// A key; there are none.
public final class SecKey: Sendable { private init() {} }
/// A certificate, of which the data is known.
public final class SecCertificate: Sendable {
    fileprivate let data: Data
    fileprivate init(data: Data) { self.data = data }
}
/// A certificate with a key; there are none.
public final class SecIdentity: Sendable { private init() {} }
/// The rules of evaluating trust.
public final class SecPolicy: Sendable { fileprivate init() {} }
/// Certificates to evaluate, which are never trusted.
public final class SecTrust: Sendable { private init() {} }

@discardableResult
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data: data as Data)
}
@discardableResult
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }
@discardableResult
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
@discardableResult
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

@discardableResult
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
@discardableResult
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
@discardableResult
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }
@discardableResult
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
@discardableResult
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? { nil }
@discardableResult
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ certificates: CFArray?) -> OSStatus {
    errSecUnimplemented
}

/// Returns nil: keys can't be made.
@discardableResult
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { nil }
/// Returns nil: keys can't be made.
@discardableResult
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { nil }
@discardableResult
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
@discardableResult
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }
@discardableResult
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }
@discardableResult
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }
@discardableResult
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }
@discardableResult
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }

/// The operations of keys.
public enum SecKeyOperationType: CFIndex, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

/// Returns a Boolean value that indicates whether a key can be used so; none can.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }
/// Returns the size of a key's blocks in bytes.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }
/// Returns the attributes of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
/// Returns the secret that two keys share.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }
/// Makes no keys, and returns an error.
@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { errSecUnimplemented }
