import BuilderSnapshots
import Foundation
import Render
import Testing

/// Where `render` writes, and what it reports.
@MainActor
@Suite struct RenderOutputTests {
    @Test func aFileForOneScreen() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--scale", "0.2", "-o", "\(folder.path)/new/deep/my.png")
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.text == "\(folder.path)/new/deep/my.png\n")
        #expect(folder.files == ["new/deep/my.png"])
    }

    @Test func aFolderForEverythingElse() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(
            "render", "greeting", "box", "greeting", "--scale", "0.2", "--output", "\(folder.path)/out/")
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.lines == ["\(folder.path)/out/greeting.png", "\(folder.path)/out/box.png"])
        #expect(folder.files == ["out/box.png", "out/greeting.png"])
        #expect(run.messages.isEmpty)
    }

    @Test func aFolderWhoseNameEndsInPNGIsAFolder() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/set.png", withIntermediateDirectories: false)
        let run = await ToolRun("render", "box", "--scale", "0.2", "-o", "\(folder.path)/set.png")
        #expect(run.lines == ["\(folder.path)/set.png/box.png"])
    }

    @Test func withoutOutputItIsTheCurrentFolder() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--scale", "0.2", in: folder)
        #expect(run.lines == ["\(folder.path)/box.png"])
        #expect(folder.files == ["box.png"])
    }

    @Test func aHyphenIsStandardOutput() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "--scale", "0.2", "-o", "-", in: folder)
        #expect(run.status == .success)
        #expect(try PNGInspector.inspect(run.output).width == 78)
        #expect(folder.files.isEmpty)
        _ = await ToolRun("render", "box", "--scale", "0.2", in: folder)
        #expect(try folder.read("box.png") == run.output)
    }

    @Test(arguments: ["-", "a.png", "b.PNG"])
    func oneOutputForSeveralScreensIsAUsageError(output: String) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "greeting", "-o", output, in: folder)
        #expect(run.status == .usage)
        #expect(run.messages.contains("2 screens are selected"))
        #expect(run.output.isEmpty)
        #expect(folder.files.isEmpty)
    }

    @Test(arguments: ["file/below", "file/below/deeper/x.png", "file/x.png"])
    func anUnwritableOutputFailsBeforeDrawing(output: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("a file", to: "file")
        let isMade = Flag()
        let catalog = Catalog([
            Screen("box", title: "") { _ in
                isMade.isSet = true
                return Gallery.makeBox(.red)
            }
        ])
        let run = await ToolRun(["render", "box", "-o", output], in: folder, catalog: catalog)
        #expect(run.status == .cannotCreate)
        #expect(run.messages.contains("\(folder.path)/file"))
        #expect(run.output.isEmpty)
        #expect(!isMade.isSet)
        #expect(folder.files == ["file"])
    }

    @Test func aFolderAtTheOutputsPathIsAnError() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/box.png", withIntermediateDirectories: false)
        let run = await ToolRun("render", "box", in: folder)
        #expect(run.status == .cannotCreate)
        #expect(run.messages.contains("box.png can't be created or written (it is a folder)"))
    }

    @Test func aFullStandardOutputIsAnError() async throws {
        let fault = Gallery.Fault(commandStatus: .cannotCreate, description: "no space")
        let run = await ToolRun(["render", "box", "--scale", "0.2", "-o", "-"], outputFault: fault)
        #expect(run.status == .cannotCreate)
        #expect(await ToolRun(["list"], outputFault: fault).status == .cannotCreate)
    }

    @Test func oneFailureDoesntStopTheOthers() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("render", "box", "broken", "greeting", "--scale", "0.2", in: folder)
        #expect(run.status == .renderFailed)
        #expect(run.messages == "error: broken: the view model is missing\n")
        #expect(run.lines == ["\(folder.path)/box.png", "\(folder.path)/greeting.png"])
        #expect(folder.files == ["box.png", "greeting.png"])
    }

    @Test(arguments: [1, 2, 8])
    func theFirstFailureGivesTheStatus(jobs: Int) async throws {
        let statuses: [CommandStatus] = [.badData, .noInput]
        let catalog = Catalog(
            [Gallery.box]
                + statuses.enumerated().map { index, status in
                    Screen("fault-\(index)", title: "") { _ in
                        throw Gallery.Fault(commandStatus: status, description: "fault")
                    }
                })
        let run = await ToolRun(
            ["render", "box", "fault-1", "fault-0", "--scale", "0.2", "--jobs", "\(jobs)"], in: try TemporaryFolder(),
            catalog: catalog)
        #expect(run.status == .noInput)
        #expect(run.messages == "error: fault-1: fault\nerror: fault-0: fault\n")
    }

    @Test func filesAndOrderDontDependOnTheJobs() async throws {
        let names = ["long-list", "greeting", "box", "sign-up-form"]
        var first: (lines: [String], files: [Data])?
        for jobs in ["1", "2", "3", "16"] {
            let folder = try TemporaryFolder()
            let run = await ToolRun(["render"] + names + ["--scale", "1", "--jobs", jobs], in: folder)
            #expect(run.status == .success)
            let lines = run.lines.map { String($0.dropFirst(folder.path.count)) }
            let files = try names.map { try folder.read("\($0).png") }
            #expect(lines == names.map { "/\($0).png" })
            if let first { #expect(first == (lines, files)) }
            first = (lines, files)
        }
    }

    @Test func progressIsForTerminalsAndSeveralScreens() async throws {
        let terminal = await ToolRun(
            ["render", "box", "greeting", "--scale", "0.1", "--jobs", "1"], in: try TemporaryFolder(), showsStatus: true
        )
        #expect(terminal.messages == "[1/2] box\r\u{1B}[K[2/2] greeting\r\u{1B}[K")
        let one = await ToolRun(["render", "box", "--scale", "0.1"], in: try TemporaryFolder(), showsStatus: true)
        #expect(one.messages.isEmpty)
    }

    @MainActor
    private final class Flag {
        var isSet = false
    }
}
