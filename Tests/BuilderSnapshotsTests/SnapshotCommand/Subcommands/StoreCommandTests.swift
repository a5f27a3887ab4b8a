import BuilderSnapshots
import BuilderUIKit
import Foundation
import ImageDiff
import Render
import Testing

/// The pictures of the App Store.
@MainActor
@Suite struct StoreCommandTests {
    @Test func picturesHaveTheFoldersOfDeliverAndTheSizesOfTheStore() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            "store", "greeting", "box", "--devices", "iphone-se-1st,ipad-9.7", "--locales", "en,ar-SA", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.messages.isEmpty)
        let names = ["en-US", "ar-SA"].flatMap { locale in
            ["iphone-se-1st", "ipad-9-7"].flatMap { device in
                ["01_\(device)_greeting", "02_\(device)_box"].map { "fastlane/screenshots/\(locale)/\($0).png" }
            }
        }
        #expect(run.lines == names.map { "\(folder.path)/\($0)" })
        #expect(folder.files == names.sorted())
        for name in names {
            let data = try folder.read(name)
            let info = try PNGInspector.inspect(data)
            #expect((info.width, info.height) == (name.contains("iphone") ? (640, 1136) : (1536, 2048)))
            #expect(data[25] == 2, "the color type of IHDR: RGB without alpha")
        }
    }

    @Test func theDevicesThatTheStoreRequiresAreTheDefault() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("store", "box", "--output", "shots", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(folder.files == ["shots/en-US/01_ipad-pro-13-m4_box.png", "shots/en-US/01_iphone-16-pro-max_box.png"])
        let phone = try PNGInspector.inspect(folder.read("shots/en-US/01_iphone-16-pro-max_box.png"))
        #expect((phone.width, phone.height) == (1320, 2868))
        let pad = try PNGInspector.inspect(folder.read("shots/en-US/01_ipad-pro-13-m4_box.png"))
        #expect((pad.width, pad.height) == (2064, 2752))
    }

    @Test func landscapePicturesAreWide() async throws {
        let info = try await picture("--landscape")
        #expect((info.width, info.height) == (1136, 640))
    }

    @Test func screensHaveAStatusBarUnlessItIsOmitted() async throws {
        let with = try await bitmap(of: "sign-up-form")
        let without = try await bitmap(of: "sign-up-form", "--no-status-bar")
        let comparison = PixelComparison(without, with)
        let box = try #require(comparison.box)
        #expect(box.y + box.height <= 40)
        #expect(box.x + box.width > 500)
    }

    @Test func controllersDecideAboutTheStatusBar() async throws {
        final class BarController: UIViewController {
            var style = UIStatusBarStyle.default
            var isHidden = false
            override var preferredStatusBarStyle: UIStatusBarStyle { style }
            override var prefersStatusBarHidden: Bool { isHidden }
        }
        func pixels(_ style: UIStatusBarStyle, isHidden: Bool = false) async throws -> Set<UInt32> {
            let screen = Screen("bar") {
                let controller = BarController()
                controller.style = style
                controller.isHidden = isHidden
                controller.view.backgroundColor = .red
                return controller
            }
            let bitmap = try await bitmap(of: "bar", in: Catalog([screen]))
            return Set((0..<640).map { bitmap.pixel(x: $0, y: 20) })
        }
        let (white, black): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFF00_0000)
        let standard = try await pixels(.default)
        #expect(standard.contains(black) && !standard.contains(white))
        let light = try await pixels(.lightContent)
        #expect(light.contains(white) && !light.contains(black))
        #expect(try await pixels(.lightContent, isHidden: true) == [0xFFFF_0000])
    }

    @Test func aTemplateSurroundsTheScreens() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "{\"background\": \"#00FF00\", \"captions\": {\"box\": {\"en\": \"A box\", \"de\": \"Ein Kasten\"}}}",
            to: "store.json")
        let run = await ToolRun(
            "store", "box", "greeting", "--devices", "iphone-se-1st", "--locales", "en,fr", "--template", "store.json",
            in: folder)
        #expect(run.status == .success)
        #expect(run.messages == "warning: \(folder.path)/store.json has no caption of “box” for fr-FR\n")
        for file in run.lines {
            let data = try Data(contentsOf: URL(fileURLWithPath: file))
            #expect(data[25] == 2)
            let bitmap = try ImageDecoder.decode(data)
            #expect((bitmap.width, bitmap.height) == (640, 1136))
            #expect(bitmap.pixel(x: 0, y: 0) == 0xFF00_FF00)
            #expect(bitmap.pixel(x: 320, y: 700) != 0xFF00_FF00)
        }
    }

    @Test func framesNeedNoTemplate() async throws {
        let bitmap = try await bitmap(of: "box", "--frame")
        #expect((bitmap.width, bitmap.height) == (640, 1136))
        #expect(bitmap.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        #expect((0..<640).contains { bitmap.pixel(x: $0, y: 568) == 0xFF00_0000 })
    }

    @Test func aScreenThatFailsDoesNotEndTheOthers() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("store", "broken", "box", "--devices", "iphone-se-1st", in: folder)
        #expect(run.status == .renderFailed)
        #expect(run.messages == "error: broken (iPhone SE (1st), en-US): the view model is missing\n")
        #expect(folder.files == ["fastlane/screenshots/en-US/02_iphone-se-1st_box.png"])
    }

    @Test func morePicturesThanTheStoreTakesAreAWarning() async throws {
        let folder = try TemporaryFolder()
        let names = (1...11).map { "s\($0)" }
        let catalog = Catalog(names.map { Screen($0) { Gallery.makeBox(.red) } })
        let run = await ToolRun(["store"] + names + ["--devices", "iphone-se-1st"], in: folder, catalog: catalog)
        #expect(run.status == .success)
        #expect(run.messages.hasPrefix("warning: 11 pictures for iPhone 4\" in each language"))
        #expect(folder.files.last == "fastlane/screenshots/en-US/11_iphone-se-1st_s11.png")
    }

    @Test func picturesOfEarlierRunsAreNamed() async throws {
        let folder = try TemporaryFolder()
        _ = await ToolRun("store", "greeting", "box", "--devices", "iphone-se-1st", in: folder)
        let run = await ToolRun("store", "box", "--devices", "iphone-se-1st", in: folder)
        #expect(run.status == .success)
        #expect(
            run.messages
                == "warning: \(folder.path)/fastlane/screenshots/en-US has other pictures, which deliver uploads, "
                + "too: 01_iphone-se-1st_greeting.png and 1 more\n")
    }

    @Test func processesDrawTheSame() throws {
        let folder = try TemporaryFolder()
        let run = try GalleryTool(
            ["store", "rows-1", "table-2", "--devices", "iphone-se-1st", "--locales", "en,de", "--jobs", "2"],
            in: folder
        )
        #expect(run.status == 0, "\(run.messages)")
        #expect(run.text.split(separator: "\n").count == 4)
        #expect(
            folder.files.filter { $0.hasSuffix(".png") }
                == ["de-DE", "en-US"].flatMap { locale in
                    ["01_iphone-se-1st_rows-1", "02_iphone-se-1st_table-2"].map {
                        "fastlane/screenshots/\(locale)/\($0).png"
                    }
                })
    }

    @Test(arguments: [
        (["--locales", "eo"], "App Store Connect has no locale “eo”: use one of ar-SA, ca"),
        (["--locales", "en_QQ"], "App Store Connect has no locale “en_QQ”: use en-AU, en-CA, en-GB or en-US"),
        (["--locales", "en,,de"], "has an empty value"),
        (["--locale", "de"], "--locale doesn't apply to pictures of the store: use --locales"),
        (["--devices", "iPhone 11"], "App Store Connect takes no pictures of 828 × 1792 pixels, as iPhone 11 has"),
        (["--devices", "iPone 12"], "did you mean “iPhone 12”"),
        (["--output", ""], "--output is empty"), (["--template", ""], "--template is empty"),
        (["--appearance", "dim"], "dim"),
    ])
    func badOptionsAreUsageErrors(options: [String], text: String) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["store", "box"] + options, in: folder)
        #expect(run.status == .usage)
        #expect(run.messages.contains(text), "\(run.messages)")
        #expect(folder.files.isEmpty)
    }

    @Test func badTemplatesNameTheKey() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"caption\": {\"size\": 200}}", to: "store.json")
        let run = await ToolRun("store", "box", "--template", "store.json", in: folder)
        #expect(run.status == .badData)
        #expect(run.messages == "error: \(folder.path)/store.json: caption.size: use a number from 1 to 30\n")
        let missing = await ToolRun("store", "box", "--template", "none.json", in: folder)
        #expect(missing.status == .noInput)
        #expect(folder.files == ["store.json"])
    }

    @Test func aFolderInTheWayIsAnError() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "shots")
        let run = await ToolRun("store", "box", "--output", "shots", in: folder)
        #expect(run.status == .cannotCreate)
    }

    /// Draws one screen for the iPhone SE (1st).
    private func bitmap(
        of screen: String, _ options: String..., in catalog: Catalog = Gallery.catalog
    ) async throws -> Bitmap {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            ["store", screen, "--devices", "iphone-se-1st"] + options, in: folder, catalog: catalog)
        #expect(run.status == .success, "\(run.messages)")
        return try ImageDecoder.decode(
            folder.read("fastlane/screenshots/en-US/01_iphone-se-1st_\(screen).png"))
    }

    private func picture(_ options: String...) async throws -> PNGInfo {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["store", "box", "--devices", "iphone-se-1st"] + options, in: folder)
        #expect(run.status == .success, "\(run.messages)")
        return try PNGInspector.inspect(folder.read("fastlane/screenshots/en-US/01_iphone-se-1st_box.png"))
    }
}
