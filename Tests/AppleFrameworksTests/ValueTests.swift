import BuilderCommonCrypto
import BuilderContacts
import BuilderCoreLocation
import BuilderCoreMedia
import BuilderCryptoKit
import BuilderNetwork
import BuilderUniformTypeIdentifiers
import BuilderUserNotifications
import Buildersimd
import Foundation
import Testing

@Suite struct ValueTests {
    /// The first test case of RFC 5869.
    @Test func keysAreDerived() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)), salt: [UInt8](0x00...0x0C),
            info: [UInt8](0xF0...0xF9), outputByteCount: 42)
        let hex = key.withUnsafeBytes { $0.map { String(format: "%02x", $0) }.joined() }
        #expect(
            hex == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test func locationsHaveOrigins() {
        let origin = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
        let place = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4,
            verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9,
            timestamp: Date(timeIntervalSince1970: 0), sourceInfo: origin)
        #expect(place.sourceInformation?.isSimulatedBySoftware == true)
        #expect(place.sourceInformation?.isProducedByAccessory == false)
        #expect(place.altitude == 3 && place.speedAccuracy == 9)
        #expect(CLLocation(latitude: 1, longitude: 2).sourceInformation == nil)
    }

    @Test func vectorsTurn() {
        let turned = simd_quatf(angle: .pi / 2, axis: simd_float3(0, 0, 1)).act(simd_float3(1, 0, 0))
        #expect(simd_distance(turned, simd_float3(0, 1, 0)) < 1e-6)
        let matrix = simd_float3x3(rows: [simd_float3(1, 2, 3), simd_float3(0, 1, 0), simd_float3(0, 0, 1)])
        #expect(matrix * simd_float3(1, 1, 1) == simd_float3(6, 1, 1))
        #expect(cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
        #expect(simd_normalize(simd_float3(0, 3, 4)) == simd_float3(0, 0.6, 0.8))
    }

    @Test func timesAreBoxed() {
        let time = CMTime(value: 3, timescale: 2)
        let range = CMTimeRange(start: time, duration: .positiveInfinity)
        #expect(NSValue(time: time).timeValue == time && NSValue(timeRange: range).timeRangeValue == range)
        #expect(!NSValue(time: time).timeRangeValue.start.isValid && !NSValue(timeRange: range).timeValue.isValid)
    }

    @Test func typesByExtensionAndMIMEType() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType(filenameExtension: "m4a")?.identifier == "com.apple.m4a-audio")
        #expect(UTType("public.png") == .png && UTType("no.such.type") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        let unknown = UTType(filenameExtension: "xyz")
        #expect(unknown?.isDynamic == true && unknown?.conforms(to: .data) == true)
    }

    @Test func itemsLoadByConformingTypes() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { finish in
            finish(Data([1, 2]), nil)
            return nil
        }
        #expect(provider.registeredContentTypes == [.png])
        #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
        #expect(provider.registeredContentTypes(conformingTo: .text).isEmpty)
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(for: .image) { data, _ in continuation.resume(returning: data) }
        }
        #expect(data == Data([1, 2]))
        let file = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(for: .png) { url, isInPlace, _ in
                continuation.resume(returning: isInPlace ? nil : url.flatMap { try? Data(contentsOf: $0) })
            }
        }
        #expect(file == Data([1, 2]))
        let missing = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(for: .movie) { data, _ in continuation.resume(returning: data) }
        }
        #expect(missing == nil)
    }

    @Test func typesConform() {
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item))
        #expect(UTType.svg.conforms(to: .text) && !UTType.pdf.conforms(to: .image))
        #expect(UTType.image.isSupertype(of: .heic) && UTType.png.conforms(to: .png))
        #expect(UTType(exportedAs: "com.example.note", conformingTo: .json).conforms(to: .text))
        // Each supertype is declared.
        for declaration in TypeTableCheck.supertypes { #expect(UTType(declaration) != nil, "\(declaration)") }
    }

    @Test func urlsGetExtensions() {
        let url = URL(fileURLWithPath: "/tmp/a")
        #expect(url.appendingPathExtension(for: .png).lastPathComponent == "a.png")
        #expect(url.appendingPathComponent("b", conformingTo: .json).lastPathComponent == "b.json")
        #expect(
            URL(fileURLWithPath: "/tmp/a.jpg").appendingPathExtension(for: .jpeg).lastPathComponent == "a.jpg")
    }

    @Test func times() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900 && time.seconds == 1.5 && time == CMTime(value: 3, timescale: 2))
        #expect((time + CMTime(value: 1, timescale: 3)).seconds > 1.83)
        #expect(time > .zero && CMTime.indefinite > time && CMTime.positiveInfinity > .indefinite)
        #expect(CMTime.invalid > .positiveInfinity && CMTime.negativeInfinity < .zero)
        #expect(CMTime.indefinite.seconds.isNaN && !CMTime.invalid.isValid && !CMTime.indefinite.isNumeric)
        #expect((CMTime.positiveInfinity - time).isPositiveInfinity)
        #expect(CMTime(seconds: .nan, preferredTimescale: 600).isValid == false)
        #expect(CMTime(value: 10, timescale: 3).convertScale(1, method: .roundTowardZero).value == 3)
        let range = CMTimeRange(start: time, end: CMTime(seconds: 4, preferredTimescale: 600))
        #expect(range.duration.seconds == 2.5 && range.containsTime(time) && !range.containsTime(range.end))
    }

    @Test func contactsHaveNames() throws {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        let copy = try #require(contact.copy() as? CNContact)
        contact.givenName = "Augusta"
        #expect(copy.givenName == "Ada" && copy.phoneNumbers.first?.value.stringValue == "1")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
        #expect(throws: CNError(.authorizationDenied)) {
            try CNContactStore().unifiedContact(withIdentifier: "", keysToFetch: [CNContactNoteKey])
        }
    }

    @Test func textsOfNotificationsHaveArguments() {
        #expect(NSString.localizedUserNotificationString(forKey: "%@ has %ld", arguments: ["Ada", 3]) == "Ada has 3")
        #expect(NSString.localizedUserNotificationString(forKey: "no text", arguments: nil) == "no text")
    }

    @Test func contentsOfNotificationsAreCopied() throws {
        let content = UNMutableNotificationContent()
        content.title = "A"
        let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
        content.title = "B"
        #expect(copy.title == "A" && content.title == "B")
    }

    @Test func errorsMatchTheirCodes() {
        func code(of error: any Error) -> String {
            switch error {
            case CNError.recordDoesNotExist: "missing"
            case CNError.authorizationDenied: "denied"
            default: "other"
            }
        }
        #expect(code(of: CNError(.authorizationDenied)) == "denied" && code(of: CocoaError(.fileNoSuchFile)) == "other")
        #expect((CNError(.authorizationDenied) as NSError).code == 100)
    }

    /// The keys are those that Python's `hashlib.pbkdf2_hmac` makes.
    @Test func passwordsMakeKeys() {
        func key(_ hash: Int, rounds: UInt32, count: Int) -> String? {
            var key = [UInt8](repeating: 0, count: count)
            let status = CCKeyDerivationPBKDF(
                CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(hash),
                rounds, &key, count)
            return status == kCCSuccess ? key.map { String(format: "%02x", $0) }.joined() : nil
        }
        #expect(key(kCCPRFHmacAlgSHA1, rounds: 2, count: 25) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957cae9313626")
        #expect(
            key(kCCPRFHmacAlgSHA256, rounds: 3, count: 40)
                == "ad35240ac683febfaf3cd49d845473fbbbaa2437f5f82d5a415ae00ac76c6bfccf9a9b8d6d2fe4a1")
        #expect(key(99, rounds: 1, count: 20) == nil && key(kCCPRFHmacAlgSHA1, rounds: 0, count: 20) == nil)
    }

    @Test func addressesAreRead() {
        #expect(IPv4Address("127.0.0.1") == .loopback && IPv4Address("10.0.0.300") == nil)
        #expect(IPv4Address("192.168.0.1")?.debugDescription == "192.168.0.1" && IPv4Address("1.2.3") == nil)
        #expect(IPv6Address("::1") == .loopback && IPv6Address("g::") == nil)
        #expect(IPv6Address("2001:db8:0:0:0:0:0:1")?.debugDescription == "2001:db8::1")
        #expect(IPv6Address("fe80::1")?.isLinkLocal == true && IPv6Address("fec0::1")?.isLinkLocal == false)
        #expect(IPv6Address("::ffff:10.0.0.1")?.asIPv4 == IPv4Address("10.0.0.1") && IPv6Address("::1")?.asIPv4 == nil)
        #expect(IPv4Address("169.254.1.1")?.isLinkLocal == true && IPv4Address("224.0.0.1")?.isMulticast == true)
        #expect(NWEndpoint.hostPort(host: "example.com", port: 443).debugDescription == "example.com:443")
        #expect(NWEndpoint.hostPort(host: "::1", port: 53).debugDescription == "::1.53")
    }

    @Test func pathMonitorsTellTheWayOnce() async {
        var paths: [NWPath] = []
        for await path in NWPathMonitor() { paths.append(path) }
        #expect(paths.map(\.status) == [.satisfied])
    }
}

/// The supertypes that well-known types name.
private enum TypeTableCheck {
    static let supertypes: Set<String> = Set(
        [UTType.jpeg, .usdz, .mp3, .epub, .flatRTFD, .javaScript, .applicationBundle, .vCard, .m3uPlaylist]
            .flatMap(\.supertypes).map(\.identifier))
}
