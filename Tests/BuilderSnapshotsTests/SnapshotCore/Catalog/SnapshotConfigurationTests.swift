import BuilderSnapshots
import BuilderUIKit
import SnapshotCore
import Testing

@Suite struct SnapshotConfigurationTests {
    @Test func whatIsNotAsOnANewDeviceStandsBehind() throws {
        let device = try #require(Device.named("iPhone 12"))
        var configuration = SnapshotConfiguration(device: device, appearance: .dark)
        configuration.orientation = .landscape
        configuration.layoutDirection = .rightToLeft
        configuration.contentSizeCategory = .accessibilityExtraLarge
        #expect(configuration.name == "iphone-12.dark.landscape.rtl.text-ax-xl")
        #expect(SnapshotConfiguration(name: configuration.name) == configuration)
        configuration.width = 320
        #expect(SnapshotConfiguration(name: configuration.name) == configuration)
        #expect(SnapshotConfiguration(name: "iphone-12.dark.upside-down") == nil)
    }

    @MainActor
    @Test func drawingUsesOrientationWidthAndTextSize() async throws {
        let device = try #require(Device.named("iPhone SE (1st)"))
        let screen = Screen("label") {
            let label = UILabel()
            label.text = "Text"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            return label
        }
        func size(_ change: (inout SnapshotConfiguration) -> Void) async throws -> CGSize {
            var configuration = SnapshotConfiguration(device: device, appearance: .light)
            change(&configuration)
            return try await screen.display(for: configuration).size
        }
        #expect(try await size { $0.orientation = .landscape } == CGSize(width: 568, height: 320))
        let small = try await size { $0.width = 200 }
        let large = try await size {
            $0.width = 200
            $0.contentSizeCategory = .accessibilityLarge
        }
        #expect(small.width == 200 && small.height < 30)
        #expect(large.height > small.height + 5)
    }

    @Test func namesAreDeviceAndAppearance() throws {
        let device = try #require(Device.named("iPhone SE (3rd)"))
        #expect(SnapshotConfiguration(device: device, appearance: .dark).name == "iphone-se-3rd.dark")
    }

    @Test func everyNameIsFoundAgain() {
        let all = SnapshotConfiguration.all(devices: Device.all)
        #expect(Set(all.map(\.name)).count == all.count)
        for configuration in all {
            #expect(SnapshotConfiguration(name: configuration.name) == configuration)
        }
    }

    @Test(arguments: ["", "iphone-12", "iphone-12.", ".light", "iphone-12.grey", "no-phone.light"])
    func otherNamesAreNone(name: String) {
        #expect(SnapshotConfiguration(name: name) == nil)
    }

    @Test func standardIsTwoDevicesLightAndDark() {
        #expect(
            SnapshotConfiguration.standard.map(\.name) == [
                "iphone-12.light", "iphone-12.dark", "iphone-se-3rd.light", "iphone-se-3rd.dark",
            ])
    }

    // MARK: What a person writes

    @Test(arguments: [
        ("", "iphone-12.light"), ("rtl.iphone-se-1st.dark", "iphone-se-1st.dark.rtl"),
        ("text-ax-l.landscape", "iphone-12.light.landscape.text-ax-l"),
        ("ltr.locale-ar", "iphone-12.light.ltr.locale-ar"),
    ]) func partsInAnyOrder(text: String, name: String) throws {
        #expect(try SnapshotConfiguration(reading: text).name == name)
    }

    @Test(arguments: [
        (
            "iphone-se-3nd.dark",
            "“iphone-se-3nd” isn't a device, an appearance or a setting: did you mean “iphone-se-3rd”?"
        ),
        (
            "dark.hihg-contrast",
            "“hihg-contrast” isn't a device, an appearance or a setting: did you mean “high-contrast”?"
        ),
        ("dark.light", "“light” is a second appearance: use one of them"),
        ("iphone-12.ipad-11", "“ipad-11” is a second device: use one of them"),
    ]) func theUnknownPartIsNamed(text: String, message: String) {
        let error = #expect(throws: ConfigurationNameError.self) { try SnapshotConfiguration(reading: text) }
        #expect(error?.description == message)
    }
}
