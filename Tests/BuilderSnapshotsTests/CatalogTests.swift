import BuilderSnapshots
import BuilderUIKit
import Testing

@Suite struct CatalogTests {
    @Test(arguments: ["sign-up-form", "Sign-Up-Form", "sign up form", "signUpForm"])
    func screensAreFoundHoweverTheyAreWritten(name: String) {
        #expect(Gallery.catalog.screen(named: name)?.name == "sign-up-form")
    }

    @Test func equalNamesComeFirst() {
        let catalog = Catalog(["ab", "a-b"].map { Screen($0, title: "") { _ in Gallery.makeBox(.red) } })
        #expect(catalog.screen(named: "ab")?.name == "ab")
        #expect(catalog.screen(named: "a-b")?.name == "a-b")
        #expect(catalog.screen(named: "A-B")?.name == "ab")
    }

    @Test(arguments: [
        ("boxx", ["box"]), ("gretting", ["greeting"]), ("sign", ["sign-up-form"]), ("lonk-list", ["long-list"]),
    ])
    func mistypedNamesGetTheNearest(name: String, nearest: [String]) {
        let error = #expect(throws: CatalogError.self) { try Gallery.catalog.find(name) }
        guard case .unknownScreen(name, let found, let all) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found.prefix(1) == nearest[...])
        #expect(all == Gallery.catalog.screens.map(\.name))
        #expect(error?.commandStatus == .usage)
    }

    @Test(arguments: ["", "-", "😀", "zzzzzzzzzz"])
    func namesLikeNoOtherGetThemAll(name: String) {
        let error = #expect(throws: CatalogError.self) { try Gallery.catalog.find(name) }
        #expect(
            error?.description
                == "unknown screen “\(name)”: the screens are box, greeting, sign-up-form, long-list, broken")
    }

    @Test func manyScreensAreNotAllListed() {
        let catalog = Catalog((0..<40).map { Screen("screen-\($0)", title: "") { _ in Gallery.makeBox(.red) } })
        let error = #expect(throws: CatalogError.self) { try catalog.find("zzzzzzzzzzzzzzzz") }
        #expect(error?.description.hasSuffix("list the screens to see all 40 names") == true)
        let empty = #expect(throws: CatalogError.self) { try Catalog([]).find("x") }
        #expect(empty?.description == "unknown screen “x”: the catalog has no screens")
    }

    @Test func severalNamesGiveEachScreenOnce() throws {
        #expect(try Gallery.catalog.find(["greeting", "box", "Greeting"]).map(\.name) == ["greeting", "box"])
    }
}

@Suite struct SnapshotConfigurationTests {
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
}
