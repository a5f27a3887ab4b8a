import BuilderSnapshots
import BuilderUIKit
import Foundation
import ImageDiff
import Render
import Testing

/// What `render` draws.
@MainActor
@Suite struct RenderCommandTests {
    @Test func aDeviceIsItsWholeScreen() async throws {
        let info = try await picture("render", "box")
        #expect((info.width, info.height) == (1170, 2532))
        #expect(info.scale == 3)
    }

    @Test(arguments: ["iPhone SE (1st)", "iphone-se-1st", "IPHONESE1ST"])
    func devicesAreFoundHoweverTheyAreWritten(name: String) async throws {
        let info = try await picture("render", "box", "--device", name)
        #expect((info.width, info.height) == (640, 1136))
    }

    @Test func scaleIsPixelsForEachPoint() async throws {
        let info = try await picture("render", "box", "--scale", "0.5")
        #expect((info.width, info.height) == (195, 422))
        #expect(info.scale == 0.5)
    }

    @Test func widthDrawsTheBareView() async throws {
        let info = try await picture("render", "box", "--width", "40", "--scale", "2")
        #expect((info.width, info.height) == (80, 40))
    }

    @Test func screensReceiveTheFormOfTheRender() async throws {
        let catalog = Catalog([
            Screen("either", title: "") { Gallery.makeBox($0.form == .bareView ? .green : .red) }
        ])
        let folder = try TemporaryFolder()
        let run = await ToolRun(["render", "either", "--width", "20", "--scale", "1"], in: folder, catalog: catalog)
        #expect(run.status == .success)
        let bitmap = try ImageDecoder.decode(folder.read("either.png"))
        #expect(bitmap.pixel(x: 10, y: 10) != bitmap.pixel(x: 2, y: 2))
        let red = await ToolRun(["render", "either", "-o", "-", "--scale", "1"], catalog: catalog)
        #expect(try ImageDecoder.decode(red.output).pixel(x: 200, y: 400) == 0xFFFF_0000)
    }

    @Test func appearanceChangesColors() async throws {
        let light = await ToolRun("render", "sign-up-form", "-o", "-", "--scale", "0.5")
        let dark = await ToolRun("render", "sign-up-form", "-o", "-", "--scale", "0.5", "--appearance", "dark")
        #expect(try ImageDecoder.decode(light.output).pixel(x: 5, y: 5) == 0xFFFF_FFFF)
        #expect(try ImageDecoder.decode(dark.output).pixel(x: 5, y: 5) == 0xFF00_0000)
    }

    @Test func fullContentIsAsLongAsTheContent() async throws {
        let info = try await picture("render", "long-list", "--scale", "1", "--full-content")
        #expect((info.width, info.height) == (390, 2000))
        #expect(try await picture("render", "long-list", "--scale", "1").height == 844)
    }

    @Test func statusBarOptionDrawsTheStatusBar() async throws {
        let without = await ToolRun("render", "sign-up-form", "-o", "-", "--scale", "1")
        let with = await ToolRun("render", "sign-up-form", "-o", "-", "--scale", "1", "--status-bar")
        let comparison = try PixelComparison(
            ImageDecoder.decode(without.output), ImageDecoder.decode(with.output))
        let box = try #require(comparison.box)
        #expect(box.y + box.height <= 47)
        #expect(box.x < 100)
    }

    @Test func dataIsWhatTheScreenShows() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"a\": 1}", to: "data.json")
        let run = await ToolRun(
            "render", "sign-up-form", "--data", "data.json", "--width", "10", "--scale", "1", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(try PNGInspector.inspect(folder.read("sign-up-form.png")).height == 8)
    }

    @Test func dataErrorsHaveStatusesOfTheirOwn() async throws {
        let folder = try TemporaryFolder()
        try folder.write("no JSON", to: "bad.json")
        let missing = await ToolRun("render", "sign-up-form", "--data", "none.json", in: folder)
        #expect(missing.status == .noInput)
        #expect(missing.messages == "error: sign-up-form: can't read \(folder.path)/none.json\n")
        let bad = await ToolRun("render", "sign-up-form", "--data", "bad.json", in: folder)
        #expect(bad.status == .badData)
        #expect(folder.files == ["bad.json"])
    }

    @Test func sharedDataIsReadOnce() async throws {
        let count = Counter()
        let make: @MainActor @Sendable (ScreenInput) throws -> any RenderSource = { input in
            let value = input.shared { count.next() }
            return Gallery.makeBox(value == 1 ? .red : .green)
        }
        let catalog = Catalog(["a", "b", "c"].map { Screen($0, title: "", make: make) })
        let run = await ToolRun(
            ["render", "a", "b", "c", "--scale", "0.1"], in: try TemporaryFolder(), catalog: catalog)
        #expect(run.status == .success)
        #expect(count.value == 1)
    }

    @Test func warningsOfADrawingAreMessages() async throws {
        let catalog = Catalog([
            Screen("icon", title: "") { _ in UIImageView(image: UIImage(named: "no-such-picture-anywhere")) }
        ])
        let run = await ToolRun(["render", "icon", "-o", "-", "--scale", "0.1"], catalog: catalog)
        #expect(run.status == .success)
        #expect(run.messages.hasPrefix("warning: "))
        #expect(run.messages.contains("no-such-picture-anywhere"))
        #expect(run.messages.filter { $0 == "\n" }.count == 1)
    }

    /// Draws one screen in a folder and reads the picture's header.
    private func picture(_ arguments: String...) async throws -> PNGInfo {
        let folder = try TemporaryFolder()
        let run = await ToolRun(arguments, in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.messages.isEmpty)
        #expect(folder.files == ["\(arguments[1]).png"])
        return try PNGInspector.inspect(folder.read("\(arguments[1]).png"))
    }

    @MainActor
    private final class Counter {
        private(set) var value = 0

        func next() -> Int {
            value += 1
            return value
        }
    }
}
