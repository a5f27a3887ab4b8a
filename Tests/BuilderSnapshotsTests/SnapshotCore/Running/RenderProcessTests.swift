import Foundation
import Testing

/// `render` of several screens, some of which end the process that draws them.
@Suite struct RenderProcessTests {
    @Test(arguments: [1, 3]) func othersAreDrawnWhenScreensEndTheProcess(jobs: Int) throws {
        let folder = try TemporaryFolder()
        let run = try GalleryTool(
            ["render", "labels-8", "fault-crash", "rows-1", "fault-exit", "fault-fails", "labels-16"]
                + ["--jobs", "\(jobs)"],
            in: folder, faults: ["crash", "exit", "fails"])
        #expect(run.status == 1 && !run.wasKilled)
        #expect(Set(run.text.split(separator: "\n")) == ["labels-8.png", "rows-1.png", "labels-16.png"])
        #expect(run.text.split(separator: "\n").count == 3)
        for line in [
            "error: fault-crash: the process that drew it ended by signal ", "Fatal error: Index out of range",
            "error: fault-exit: the process that drew it ended with status 0\n",
            "error: fault-fails: the view model is missing\n",
        ] { #expect(run.messages.contains(line), "\(run.messages)") }
        for name in ["labels-8", "rows-1", "labels-16"] {
            #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(name).png"))
        }
    }

    /// The last screen is neither lost nor drawn twice.
    @Test func aCrashOfTheLastScreen() throws {
        let folder = try TemporaryFolder()
        let run = try GalleryTool(["render", "labels-8", "fault-crash"], in: folder, faults: ["crash"])
        #expect(run.status == 1)
        #expect(run.text == "labels-8.png\n")
    }

    /// Arguments keep their meaning in the process that draws.
    @Test func optionsReachTheProcess() throws {
        let folder = try TemporaryFolder()
        let alone = try GalleryTool(["render", "labels-8", "--scale", "1", "--output", "one/"], in: folder)
        let several = try GalleryTool(
            ["render", "--scale", "1", "--output", "all/", "--", "labels-8", "rows-1"], in: folder)
        #expect(alone.status == 0 && several.status == 0, "\(several.messages)")
        #expect(several.text == "all/labels-8.png\nall/rows-1.png\n")
        #expect(try folder.read("all/labels-8.png") == folder.read("one/labels-8.png"))
    }

    /// An error that prevents everything is said once, with its own status.
    @Test func errorsBeforeTheFirstScreenEndTheCommand() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let run = try GalleryTool(["render", "labels-8", "rows-1", "--output", "file/pictures/"], in: folder)
        #expect(run.status == 73)
        #expect(run.messages.split(separator: "\n").count == 1, "\(run.messages)")
    }

    /// A closed pipe ends the command as any other; no screen is to blame.
    @Test func aClosedPipeEndsTheCommand() throws {
        let folder = try TemporaryFolder()
        let pipe = Pipe()
        let process = try GalleryTool.start(
            ["render", "labels-8", "rows-1"], in: folder, output: pipe.fileHandleForWriting)
        try pipe.fileHandleForReading.close()
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPIPE)
        #expect(try folder.read(".messages").isEmpty)
    }

    /// A screen that ends its process by a signal is to blame, whatever the signal.
    @Test func aSignalToTheProcessThatDrawsIsItsScreens() throws {
        let folder = try TemporaryFolder()
        let process = try GalleryTool.start(
            ["render", "labels-8", "fault-hang", "rows-1", "--jobs", "1"], in: folder, faults: ["hang"])
        for _ in 0..<2 {
            let deadline = Date(timeIntervalSinceNow: 30)
            while try children(of: process).isEmpty || folder.read(".output").isEmpty, Date() < deadline {
                usleep(20_000)
            }
            for child in try children(of: process) { kill(child, SIGTERM) }
            while try folder.read(".messages").isEmpty, Date() < deadline { usleep(20_000) }
            usleep(500_000)
        }
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1)
        let messages = String(decoding: try folder.read(".messages"), as: UTF8.self)
        #expect(messages.contains("error: fault-hang: the process that drew it ended by signal 15"), "\(messages)")
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/rows-1.png"))
    }

    /// A screen that never ends is named, and the others are drawn.
    @Test func aScreenThatHangsIsStopped() throws {
        let folder = try TemporaryFolder()
        let run = try GalleryTool(
            ["render", "labels-8", "fault-hang", "rows-1", "--jobs", "1", "--timeout", "3"], in: folder,
            faults: ["hang"])
        #expect(run.status == 1 && run.text == "labels-8.png\nrows-1.png\n")
        #expect(run.messages.contains("error: fault-hang: not drawn within 3 seconds"), "\(run.messages)")
        let alone = try GalleryTool(["render", "fault-hang", "--timeout", "0.5"], in: folder, faults: ["hang"])
        #expect(alone.status == 1 && alone.messages.contains("not drawn within 0.5 seconds"), "\(alone.messages)")
    }

    private func children(of process: Process) throws -> [Int32] {
        try String(
            contentsOfFile: "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children",
            encoding: .utf8
        ).split(separator: " ").compactMap { Int32($0) }
    }

    /// A signal to the command alone also ends the process that draws.
    @Test(arguments: [SIGTERM, SIGINT]) func aSignalEndsBoth(number: Int32) throws {
        let folder = try TemporaryFolder()
        let process = try GalleryTool.start(
            ["render", "labels-8", "fault-hang", "--jobs", "1"], in: folder, faults: ["hang"])
        let deadline = Date(timeIntervalSinceNow: 30)
        while try folder.read(".output").isEmpty, Date() < deadline { usleep(20_000) }
        let children = try children(of: process)
        #expect(children.count == 1)
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
        #expect(try folder.read(".messages").isEmpty)
        for child in children { #expect(kill(child, 0) != 0) }
    }
}
