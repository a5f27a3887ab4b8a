import BuilderSnapshots
import BuilderUIKit
import Foundation
import Render
import Testing

/// Frames and contact sheets of `render`.
@MainActor
@Suite struct RenderCommandFrameTests {
    @Test func framesSurroundTheScreenOnTransparentGround() async throws {
        let run = await ToolRun("render", "box", "-o", "-", "--scale", "1", "--frame")
        #expect(run.status == .success, "\(run.messages)")
        let bitmap = try ImageDecoder.decode(run.output)
        // 390 × 844 points, a bezel of 18 and buttons of 3.
        #expect((bitmap.width, bitmap.height) == (432, 886))
        #expect(bitmap.pixel(x: 0, y: 0) == 0)
        #expect(bitmap.pixel(x: 12, y: 443) == 0xFF00_0000)
        #expect(bitmap.pixel(x: 216, y: 443) == 0xFFFF_0000)
    }

    @Test func everyPictureHasTheFrameOfItsDevice() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            "render", "box", "--devices", "iphone-12,ipad-pro-13-m4", "--orientations", "portrait,landscape", "--scale",
            "0.5", "--frame", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        let sizes = try run.lines.map { file in
            let info = try PNGInspector.inspect(Data(contentsOf: URL(fileURLWithPath: file)))
            return "\(info.width) × \(info.height)"
        }
        #expect(sizes == ["216 × 443", "443 × 216", "565 × 737", "737 × 565"])
    }

    @Test(arguments: ["pdf", "svg"])
    func pagesHaveFramesToo(format: String) async throws {
        let plain = await ToolRun("render", "box", "--format", format, "-o", "-")
        let framed = await ToolRun("render", "box", "--format", format, "-o", "-", "--frame")
        #expect(framed.status == .success)
        #expect(framed.output.count > plain.output.count)
    }

    @Test(arguments: [
        (["--frame", "--width", "20"], "--frame can't be combined with --width: use one of them"),
        (["--frame", "--full-content"], "--frame can't be combined with --full-content"),
        (["--frame", "--splits", "third"], "--frame can't be combined with --splits"),
        (["--frame", "--format", "json"], "--frame: --format json has no frames: use png, apng, pdf or svg"),
        (["--contact-sheet", "a.jpg"], "--contact-sheet “a.jpg”: use a file name that ends in .png"),
        (["--contact-sheet", "a.png", "-o", "b"], "--contact-sheet can't be combined with --output"),
        (["--contact-sheet", "a.png", "--frame"], "--contact-sheet can't be combined with --frame"),
        (["--contact-sheet", "a.png", "--scale", "2"], "--contact-sheet can't be combined with --scale"),
    ])
    func impossibleCombinationsAreUsageErrors(options: [String], text: String) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["render", "box"] + options, in: folder)
        #expect(run.status == .usage)
        #expect(run.messages.contains(text), "\(run.messages)")
        #expect(folder.files.isEmpty)
    }

    @Test func aContactSheetIsOnePicture() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            "render", "box", "greeting", "--contact-sheet", "sheet.png", "--appearances", "light,dark", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.lines == ["\(folder.path)/sheet.png"])
        #expect(folder.files == ["sheet.png"])
        let both = try PNGInspector.inspect(folder.read("sheet.png"))
        _ = await ToolRun("render", "box", "--contact-sheet", "one.png", "--device", "iphone-12", in: folder)
        let one = try PNGInspector.inspect(folder.read("one.png"))
        #expect(both.width > 3 * one.width / 2 && both.height > 3 * one.height / 2)
    }

    @Test func statusBarsAreOnContactSheetsToo() async throws {
        let folder = try TemporaryFolder()
        _ = await ToolRun("render", "sign-up-form", "--contact-sheet", "a.png", in: folder)
        _ = await ToolRun("render", "sign-up-form", "--contact-sheet", "b.png", "--status-bar", in: folder)
        #expect(try ImageDecoder.decode(folder.read("a.png")) != ImageDecoder.decode(folder.read("b.png")))
    }

    @Test func contactSheetsTakeData() async throws {
        let folder = try TemporaryFolder()
        try folder.write("no JSON", to: "bad.json")
        let run = await ToolRun(
            "render", "sign-up-form", "--contact-sheet", "a.png", "--data", "bad.json", in: folder)
        #expect(run.status == .badData)
        #expect(folder.files == ["bad.json"])
    }
}
