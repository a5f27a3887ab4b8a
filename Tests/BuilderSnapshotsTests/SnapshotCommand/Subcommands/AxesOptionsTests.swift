import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

/// The options for the ways in which screens are seen.
@MainActor
@Suite struct AxesOptionsTests {
    @Test func renderDrawsEveryCombination() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            "render", "box", "greeting", "--devices", "iphone-se-1st,iPhone 12", "--locales", "en,ar", "--scale", "0.5",
            in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.lines.count == 8)
        #expect(run.lines.first?.hasSuffix("box.iphone-se-1st.light.locale-en.png") == true)
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/greeting.iphone-12.light.locale-ar.png"))
    }

    @Test func oneRequestedValueIsNamedToo() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--text-sizes", "ax3", "--scale", "0.5", in: folder)
        #expect(run.lines == ["\(folder.path)/box.iphone-12.light.text-ax-xl.png"])
    }

    @Test func otherOptionsStay() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            "render", "box", "--appearance", "dark", "--device", "iphone-se-1st", "--directions", "rtl", "--scale",
            "0.5", in: folder)
        #expect(run.lines == ["\(folder.path)/box.iphone-se-1st.dark.rtl.png"])
    }

    @Test func recordAndVerifyTakeTheirValuesInPlaceOfTheDeclared() async throws {
        let folder = try TemporaryFolder()
        let recorded = await ToolRun("record", "box", "--locales", "en,de", "--appearances", "dark", in: folder)
        #expect(recorded.status == .success, "\(recorded.messages)")
        #expect(
            recorded.lines.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted() == [
                "iphone-se-1st.dark.locale-de.png", "iphone-se-1st.dark.locale-en.png",
            ])
        let verified = await ToolRun(
            "verify", "box", "--locales", "en,de", "--appearances", "dark", "--record", "never", in: folder)
        #expect(verified.status == .success, "\(verified.messages)")
        let other = await ToolRun("verify", "box", "--locales", "fr", "--record", "never", in: folder)
        #expect(other.status.rawValue == 1)
    }

    @Test func processesOfARunDrawTheSame() throws {
        let folder = try TemporaryFolder()
        let run = try GalleryTool(
            ["record", "rows-1", "--devices", "iphone-se-1st", "--locales", "en,de,fr,it", "--jobs", "2"], in: folder)
        #expect(run.status == 0, "\(run.messages)")
        #expect(run.text.split(separator: "\n").count == 8)
        #expect(
            FileManager.default.fileExists(atPath: "\(folder.path)/Snapshots/rows-1/iphone-se-1st.light.locale-it.png")
        )
    }

    @Test func picturesOfOptionsAreNoOrphansAndTheOthersNeither() async throws {
        let folder = try TemporaryFolder()
        _ = await ToolRun("record", "box", in: folder)
        _ = await ToolRun("record", "box", "--locales", "de-DE,de_DE", in: folder)
        let run = await ToolRun(
            "verify", "box", "--locales", "de_DE", "--record", "never", "--fail-on-orphans", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        let prune = await ToolRun("prune", in: folder)
        #expect(prune.status != .success, "the last run was about other pictures than those declared")
    }

    @Test func pairwiseDrawsFewer() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            "render", "box", "--appearances", "light,dark", "--text-sizes", "l,ax5", "--locales", "en,ar", "--contrast",
            "normal,high", "--pairwise", "--scale", "0.1", in: folder)
        #expect((4...7).contains(run.lines.count), "16 in the whole product")
    }

    @Test(arguments: [
        (["--devices", "iPone 12"], "did you mean “iPhone 12”"), (["--appearances", "dim"], "use light, dark"),
        (["--text-sizes", "huge"], "--text-sizes “huge”: use xs, s, m, l"),
        (["--locales", "../.."], "--locales “../..”: use identifiers such as de or pt_BR"),
        (["--locales", "en,,de"], "has an empty value"), (["--orientations", "up"], "use portrait or landscape"),
        (["--splits", "quarter"], "use full, third, half, two-thirds"),
        (["--splits", "half"], "use an iPad, and half in landscape"),
        (["--locale", "de", "--locales", "fr"], "--locale: it can't be combined with --locales"),
        (["--device", "iPhone 12", "--devices", "iPad 11"], "--device and --devices can't be combined"),
        (["--locales", "de_QQ"], "use identifiers such as de or pt_BR"),
    ])
    func badValuesAreUsageErrors(options: [String], text: String) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["render", "box"] + options, in: folder)
        #expect(run.status == .usage)
        #expect(run.messages.contains(text), "\(run.messages)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
