import AppleFrameworksFixture
import BuilderAppTrackingTransparency
import BuilderCommonCrypto
import BuilderCoreMotion
import BuilderCryptoKit
import BuilderGameplayKit
import BuilderSecurity
import BuilderUIKit
import Testing

@MainActor @Suite struct ServiceTests {
    @Test func hashesHaveTheirPublishedValues() {
        func hexadecimal(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
        let abc = Data("abc".utf8)
        #expect("abc".sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect("".sha256 == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect("abc".md5 == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hexadecimal(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            hexadecimal(SHA384.hash(data: abc))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hexadecimal(SHA512.hash(data: abc))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        // A message of 56 bytes needs a second block for its length.
        let long = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        #expect(
            hexadecimal(SHA256.hash(data: long)) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        let key = SymmetricKey(data: Data("key".utf8))
        let text = Data("The quick brown fox jumps over the lazy dog".utf8)
        #expect(
            hexadecimal(HMAC<SHA256>.authenticationCode(for: text, using: key))
                == "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
    }

    @Test func nothingIsInTheKeychain() {
        #expect(Keychain.save(Data([1]), for: "me"))
        #expect(Keychain.password(for: "me") == nil)
        #expect(Keychain.nonce().count == 16)
    }

    @Test func seededNumbersRepeat() {
        let first = GKMersenneTwisterRandomSource(seed: 7)
        let second = GKMersenneTwisterRandomSource(seed: 7)
        #expect(
            (0..<5).map { _ in first.nextInt(upperBound: 100) } == (0..<5).map { _ in second.nextInt(upperBound: 100) })
        let die = GKShuffledDistribution(randomSource: first, lowestValue: 1, highestValue: 6)
        #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6))
        #expect((1...6).contains(GKRandomDistribution.d6().nextInt()))
        let bell = GKGaussianDistribution(randomSource: second, lowestValue: 0, highestValue: 10)
        #expect((0..<50).allSatisfy { _ in (0...10).contains(bell.nextInt()) })
    }

    @Test func stateMachines() {
        let machine = GKStateMachine(states: [Idle(), Running()])
        #expect(machine.enter(Idle.self))
        #expect(!machine.canEnterState(Idle.self))
        #expect(machine.enter(Running.self))
        #expect(machine.state(forClass: Running.self)?.entered == 1)
    }

    @Test func permissionsAreDenied() async {
        let status = await withCheckedContinuation { continuation in
            Services.askToTrack { continuation.resume(returning: $0) }
        }
        #expect(status == .denied)
        #expect(!Services.startDelivery())
        #expect(!Services.tiltUpdates(CMMotionManager()))
        Services.impact()
        Services.index(["a"])
        #expect(Services.deviceModel() == "None")
    }

    @Test func theNetworkIsThere() async {
        let connectivity = Connectivity()
        await withCheckedContinuation { continuation in
            connectivity.start { continuation.resume() }
        }
        #expect(connectivity.isConnected)
    }

    @Test func thumbnailsAreNoLargerThanAskedFor() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let data = try #require(image.pngData())
        #expect(Services.thumbnail(of: data, maxSize: 10)?.size == CGSize(width: 10, height: 5))
        #expect(Services.thumbnail(of: Data([1, 2]), maxSize: 10) == nil)
        // A code of version 1 has 21 modules and one around them, three times as large.
        #expect("text".qrCode?.size == CGSize(width: 69, height: 69))
    }

    /// Keys have the sizes of their curves; nothing is signed or agreed on.
    @Test func keysHaveBytesAndDontSign() throws {
        let key = P256.Signing.PrivateKey()
        #expect(key.rawRepresentation.count == 32 && key.publicKey.rawRepresentation.count == 64)
        #expect(key.publicKey.x963Representation.first == 4 && key.x963Representation.count == 97)
        let restored = try P256.Signing.PrivateKey(rawRepresentation: key.rawRepresentation)
        #expect(restored.publicKey.rawRepresentation == key.publicKey.rawRepresentation)
        let sent = try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
        #expect(sent.rawRepresentation == key.publicKey.rawRepresentation)
        #expect(P521.KeyAgreement.PrivateKey().publicKey.compressedRepresentation.count == 67)
        #expect(throws: CryptoKitError.self) { try P384.Signing.PrivateKey(rawRepresentation: Data([1])) }
        #expect(throws: CryptoKitError.self) { try key.signature(for: Data([1])) }
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: Data(repeating: 1, count: 64))
        #expect(!key.publicKey.isValidSignature(signature, for: SHA256.hash(data: Data([1]))))
        let curve = Curve25519.KeyAgreement.PrivateKey()
        #expect(curve.publicKey.rawRepresentation.count == 32)
        #expect(curve.publicKey.rawRepresentation != Curve25519.KeyAgreement.PrivateKey().publicKey.rawRepresentation)
        #expect(throws: CryptoKitError.self) { try curve.sharedSecretFromKeyAgreement(with: curve.publicKey) }
        #expect(!SecureEnclave.isAvailable)
        #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
    }

    /// The keys are OpenSSL's.
    @Test func keysHaveTheStructuresOfOtherPrograms() throws {
        func hexadecimal(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
        let secret = "c3695610aa24ceb4894acc7e882010db98968f9af2182eb361e1d6ee9d0fdc27"
        for text in [
            """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgw2lWEKokzrSJSsx+
            iCAQ25iWj5ryGC6zYeHW7p0P3CehRANCAAT/i2y53SWer9sisQW2oeLxZrF332Za
            VqhxwkVDGKYPeToBrprGzI17W9A23gltxeUHBrkHR6w9vfwJtwKM+HJW
            -----END PRIVATE KEY-----
            """,
            """
            -----BEGIN EC PRIVATE KEY-----
            MHcCAQEEIMNpVhCqJM60iUrMfoggENuYlo+a8hgus2Hh1u6dD9wnoAoGCCqGSM49
            AwEHoUQDQgAE/4tsud0lnq/bIrEFtqHi8Waxd99mWlaoccJFQximD3k6Aa6axsyN
            e1vQNt4JbcXlBwa5B0esPb38CbcCjPhyVg==
            -----END EC PRIVATE KEY-----
            """,
        ] {
            let key = try P256.Signing.PrivateKey(pemRepresentation: text)
            #expect(hexadecimal(key.rawRepresentation) == secret)
            #expect(try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation).rawRepresentation.count == 32)
        }
        let key = try P256.KeyAgreement.PublicKey(
            pemRepresentation: """
                -----BEGIN PUBLIC KEY-----
                MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE/4tsud0lnq/bIrEFtqHi8Waxd99m
                WlaoccJFQximD3k6Aa6axsyNe1vQNt4JbcXlBwa5B0esPb38CbcCjPhyVg==
                -----END PUBLIC KEY-----
                """)
        #expect(
            hexadecimal(key.rawRepresentation)
                == "ff8b6cb9dd259eafdb22b105b6a1e2f166b177df665a56a871c2454318a60f79"
                + "3a01ae9ac6cc8d7b5bd036de096dc5e50706b90747ac3dbdfc09b7028cf87256")
        #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(derRepresentation: Data([4])) }
    }
}
