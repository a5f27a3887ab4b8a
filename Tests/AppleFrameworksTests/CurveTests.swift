import BuilderCryptoKit
import Foundation
import Testing

/// The test vectors of RFC 7748 and RFC 8032.
@Suite struct CurveTests {
    private func bytes(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).compactMap { UInt8(text.dropFirst($0).prefix(2), radix: 16) }
    }

    private func text(_ data: some Sequence<UInt8>) -> String { data.map { String(format: "%02x", $0) }.joined() }

    @Test func secretsAreShared() throws {
        let scalar = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
        let point = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
        let secret = try scalar.sharedSecretFromKeyAgreement(with: point)
        #expect(
            secret.withUnsafeBytes { text(Array($0)) }
                == "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552")
        let bob = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(
            text(bob.publicKey.rawRepresentation)
                == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
        let other = Curve25519.KeyAgreement.PrivateKey()
        let (first, second) = try (
            bob.sharedSecretFromKeyAgreement(with: other.publicKey),
            other.sharedSecretFromKeyAgreement(with: bob.publicKey)
        )
        #expect(first == second)
        let keys = [first, second].map {
            $0.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data([1]), outputByteCount: 16)
        }
        #expect(keys[0] == keys[1] && keys[0].bitCount == 128)
        #expect(throws: CryptoKitError.self) {
            try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data([1]))
        }
        let zero = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
        #expect(throws: CryptoKitError.self) { try bob.sharedSecretFromKeyAgreement(with: zero) }
    }

    @Test func signaturesAreThoseOfTheirData() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(
            text(key.publicKey.rawRepresentation)
                == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let signature = try key.signature(for: Data())
        #expect(
            text(signature)
                == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
                + "d25bf5f0595bbe24655141438e7a100b")
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
        #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: Data()))
    }
}
