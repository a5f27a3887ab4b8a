import Foundation
import Testing

@testable import BuilderCryptoKit

/// Keys of elliptic curves: vectors of RFC 6979, RFC 7748 and RFC 8032.
@Suite struct CryptoKeyTests {
    private func bytes(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).compactMap { UInt8(text.dropFirst($0).prefix(2), radix: 16) }
    }

    /// RFC 6979, A.2.5: the key, its point, and the signature of "sample" with SHA-256.
    @Test func nistKeysHaveTheirPoints() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        #expect(
            Array(key.publicKey.rawRepresentation)
                == bytes(
                    "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
                        + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"))
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: bytes(
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
                    + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("sampler".utf8)))
        let copy = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
        #expect(copy.rawRepresentation == signature.rawRepresentation)
        #expect(signature.derRepresentation.count == 72)
    }

    @Test func signaturesAreOfTheirKeysHolders() throws {
        func check<Curve: _NISTCurve>(_ curve: Curve.Type) throws {
            let key = _NISTSigning<Curve>.PrivateKey()
            let signature = try key.signature(for: Data([1]))
            #expect(key.publicKey.isValidSignature(signature, for: Data([1])))
            #expect(!key.publicKey.isValidSignature(signature, for: Data([2])))
            #expect(!_NISTSigning<Curve>.PrivateKey().publicKey.isValidSignature(signature, for: Data([1])))
        }
        try check(P256.self)
        try check(P384.self)
        try check(P521.self)
    }

    @Test func publicKeysHaveForms() throws {
        let key = P256.KeyAgreement.PrivateKey().publicKey
        let forms = [
            try P256.KeyAgreement.PublicKey(x963Representation: key.x963Representation),
            try P256.KeyAgreement.PublicKey(compressedRepresentation: key.compressedRepresentation),
            try P256.KeyAgreement.PublicKey(derRepresentation: key.derRepresentation),
            try P256.KeyAgreement.PublicKey(pemRepresentation: key.pemRepresentation),
        ]
        #expect(forms.map(\.rawRepresentation) == Array(repeating: key.rawRepresentation, count: 4))
        #expect(key.derRepresentation.count == 91)
        #expect(key.pemRepresentation.hasPrefix("-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE"))
        #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(rawRepresentation: Data(count: 64)) }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
    }

    @Test func bothPartiesFindOneSecret() throws {
        let (first, second) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
        let secret = try first.sharedSecretFromKeyAgreement(with: second.publicKey)
        #expect(try second.sharedSecretFromKeyAgreement(with: first.publicKey) == secret)
        let key = secret.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 16)
        #expect(key.bitCount == 128)
        let other = secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data(), outputByteCount: 40)
        #expect(other.bitCount == 320)
    }

    /// RFC 7748, 5.2.
    @Test func montgomeryKeysFindTheRFCsSecret() throws {
        let key = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
        let other = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
        let secret = try key.sharedSecretFromKeyAgreement(with: other)
        #expect(
            secret.bytes == bytes("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"))
    }

    /// RFC 8032, 7.1, the first test.
    @Test func edwardsKeysSignAsInTheRFC() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(
            Array(key.publicKey.rawRepresentation)
                == bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"))
        let signature = try key.signature(for: Data())
        #expect(
            Array(signature)
                == bytes(
                    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                        + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"))
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
    }

    @Test func linuxHasNoSecureEnclave() {
        #expect(!SecureEnclave.isAvailable)
        #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
    }
}
