import BuilderSnapshots
import Foundation
import Testing

/// `render --format txt`.
@MainActor
@Suite struct RenderCommandTextTests {
    @Test func treesOfSeveralScreensGoToFilesOfTheirNames() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "greeting", "--format", "txt", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.lines == ["\(folder.path)/box.txt", "\(folder.path)/greeting.txt"])
        #expect(folder.files == ["box.txt", "greeting.txt"])
        let text = String(decoding: try folder.read("box.txt"), as: UTF8.self)
        #expect(text.hasPrefix("UIWindow frame=(0 0; 390 844)\n"))
        #expect(text.hasSuffix("      UIView frame=(0 0; 5 5)\n"))
    }

    @Test(arguments: [["greeting"], ["greeting", "greeting"]])
    func oneScreensTreeGoesToStandardOutput(screens: [String]) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["render"] + screens + ["--format", "txt"], in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.text.hasPrefix("UIWindow frame=(0 0; 390 844)\n"))
        #expect(run.text.hasSuffix("text=\"Hello, world\"\n"))
        #expect(folder.files.isEmpty)
        #expect(run.messages.isEmpty)
    }

    @Test func aFolderGetsOneScreensTreeAsAFile() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--format", "txt", "-o", ".", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(folder.files == ["box.txt"])
    }

    @Test func aHyphenIsStandardOutput() async throws {
        let run = await ToolRun("render", "greeting", "--format", "txt", "-o", "-", in: try TemporaryFolder())
        #expect(run.lines.contains { $0.hasSuffix("text=\"Hello, world\"") })
    }

    @Test(arguments: ["tree.txt", "new/Tree.TXT"])
    func theEndingDeterminesTheFormat(output: String) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--width", "30", "-o", output, in: folder)
        #expect(run.lines == ["\(folder.path)/\(output)"], "\(run.messages)")
        let text = String(decoding: try folder.read(output), as: UTF8.self)
        #expect(text == "UIView frame=(0 0; 30 20)\n  UIView frame=(0 0; 5 5)\n")
    }

    @Test func deviceAndFullContentCount() async throws {
        let folder = try TemporaryFolder()
        let all = ["render", "long-list", "--format", "txt", "-o", "-"]
        let short = await ToolRun(all + ["--device", "iPhone SE (1st)"], in: folder)
        let long = await ToolRun(all + ["--device", "iPhone SE (1st)", "--full-content"], in: folder)
        #expect(short.lines.first == "UIWindow frame=(0 0; 320 568)")
        #expect(long.lines.first == "UIWindow frame=(0 0; 320 2000)")
        #expect(short.lines.contains { $0.contains("UIScrollView frame=(0 0; 320 568) contentSize=(100 2000)") })
    }

    @Test(arguments: [
        ("txt", "a.png"), ("png", "a.txt"), ("txt", "a.jpg"), ("json", "a.txt"), ("png", "a.json"), ("bmp", "a"),
    ])
    func contradictionsAreUsageErrors(format: String, output: String) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--format", format, "-o", output, in: folder)
        #expect(run.status == .usage)
        let wanted = format == "bmp" ? "\n  - accessibility-text\n" : "end the name in .\(format)"
        #expect(run.messages.contains(wanted), "\(run.messages)")
        #expect(folder.files.isEmpty)
    }

    @Test func oneFileForSeveralScreensIsAUsageError() async throws {
        let run = await ToolRun("render", "box", "greeting", "-o", "all.txt", in: try TemporaryFolder())
        #expect(run.status == .usage)
    }

    @Test func theTextIsTheSameEachTime() async throws {
        let texts = await [run(jobs: 1), run(jobs: 1), run(jobs: 4)]
        #expect(texts[0] == texts[1])
        #expect(texts[0] == texts[2])
        #expect(!texts[0].contains("0x"))
    }

    private func run(jobs: Int) async -> String {
        await ToolRun(["render", "greeting", "--format", "txt", "-o", "-", "--jobs", "\(jobs)"]).text
    }
}
