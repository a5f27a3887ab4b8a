import BuilderUIKit
import Testing

@testable import SnapshotCore

/// The pictures of the store, their sizes and files.
@MainActor
@Suite struct StorePlanTests {
    private func plan(
        _ screens: [Screen], _ devices: [String], _ locales: [String] = ["en-US"], folder: String = "shots"
    ) throws -> StorePlan {
        try StorePlan(
            screens: screens, devices: devices.map { try Device.find($0) },
            locales: locales.map { try StoreLocale($0) },
            base: SnapshotConfiguration(device: .standard, appearance: .dark), folder: folder)
    }

    private func screens(_ count: Int) -> [Screen] { (1...count).map { Screen("s\($0)") { Gallery.makeBox(.red) } } }

    @Test func picturesAreEveryCombinationInTheFoldersOfDeliver() throws {
        let plan = try plan(
            [Gallery.greeting, Gallery.box], ["iPhone 16 Pro Max", "iPad Pro 13 (M4)"], ["en-US", "ar-SA"])
        #expect(
            plan.pictures.map(\.path) == [
                "shots/en-US/01_iphone-16-pro-max_greeting.png", "shots/en-US/02_iphone-16-pro-max_box.png",
                "shots/en-US/01_ipad-pro-13-m4_greeting.png", "shots/en-US/02_ipad-pro-13-m4_box.png",
                "shots/ar-SA/01_iphone-16-pro-max_greeting.png", "shots/ar-SA/02_iphone-16-pro-max_box.png",
                "shots/ar-SA/01_ipad-pro-13-m4_greeting.png", "shots/ar-SA/02_ipad-pro-13-m4_box.png",
            ])
        #expect(plan.folders == ["shots/en-US", "shots/ar-SA"])
        let last = try #require(plan.pictures.last)
        #expect(last.name == "box (iPad Pro 13 (M4), ar-SA)")
        #expect(last.configuration.locale == "ar_SA")
        #expect(last.configuration.layoutDirection == .rightToLeft)
        #expect(last.configuration.appearance == .dark)
        #expect(plan.warnings.isEmpty)
    }

    @Test func statesHaveFilesOfTheirOwn() throws {
        let screen = Screen("orders") { Gallery.makeBox(.red) }.state("empty") { _ in Gallery.makeBox(.green) }
        let paths = try plan(screen.variants, ["iPhone 14"]).pictures.map(\.path)
        #expect(paths == ["shots/en-US/01_iphone-14_orders.png", "shots/en-US/02_iphone-14_orders.empty.png"])
    }

    @Test func morePicturesThanTheStoreTakesAreAWarning() throws {
        #expect(try plan(screens(10), ["iPhone 14"]).warnings.isEmpty)
        let warnings = try plan(screens(11), ["iPhone 14", "iPad Air 10.5"]).warnings
        #expect(warnings.count == 2)
        #expect(warnings.first?.hasPrefix("11 pictures for iPhone 6.1\" in each language: App Store Connect") == true)
    }

    @Test func devicesOfOneSizeCountTogether() throws {
        let warnings = try plan(screens(6), ["iPhone 16 Pro Max", "iPhone 15 Plus"]).warnings
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("12 pictures for iPhone 6.9\" in each language") == true)
    }

    @Test(arguments: StoreDisplay.all)
    func examplesHaveTheirSizes(display: StoreDisplay) throws {
        #expect(try StoreDisplay.of(try Device.find(display.example)) == display)
    }

    @Test(arguments: [
        ("iPhone 12", "iPhone 6.1\""), ("iPhone X", "iPhone 6.1\""), ("iPhone 13 mini", "iPhone 6.1\""),
        ("iPhone XS Max", "iPhone 6.5\""), ("iPhone Air", "iPhone 6.9\""), ("iPhone 15 Pro Max", "iPhone 6.9\""),
        ("iPhone 15", "iPhone 6.3\""), ("iPad Pro 12.9", "iPad 13\""), ("iPad mini", "iPad 11\""),
        ("iPad (A16)", "iPad 11\""), ("iPad Pro 11", "iPad 11\""),
    ])
    func devicesHaveTheSizesOfAppStoreConnect(name: String, display: String) throws {
        #expect(try StoreDisplay.of(try Device.find(name)).name == display)
    }

    @Test func aDeviceOfAnotherSizeIsAnError() throws {
        let error = #expect(throws: StoreDisplayError.self) { try plan([Gallery.box], ["iPhone 11"]) }
        #expect(
            error?.description.hasPrefix(
                "App Store Connect takes no pictures of 828 × 1792 pixels, as iPhone 11 has: use a device such as "
                    + "iPhone 16 Pro Max (iPhone 6.9\"), ") == true)
        #expect(error?.commandStatus == .usage)
    }

    @Test func otherPicturesInTheFoldersAreNamed() throws {
        let folder = try TemporaryFolder()
        let plan = try plan([Gallery.box], ["iPhone 14"], folder: folder.path)
        #expect(plan.leftovers.isEmpty)
        try FilePaths.makeFolder("\(folder.path)/en-US")
        try folder.write("", to: "en-US/01_iphone-14_box.png")
        try folder.write("", to: "en-US/title.txt")
        #expect(plan.leftovers.isEmpty)
        try folder.write("", to: "en-US/old.PNG")
        try folder.write("", to: "en-US/a.jpg")
        #expect(
            plan.leftovers == ["\(folder.path)/en-US has other pictures, which deliver uploads, too: a.jpg and 1 more"])
    }
}
