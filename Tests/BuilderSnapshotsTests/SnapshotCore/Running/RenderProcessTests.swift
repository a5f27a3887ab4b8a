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
        try pipe.fileHandleForReading.close()
        let process = try GalleryTool.start(
            ["render", "labels-8", "rows-1"], in: folder, output: pipe.fileHandleForWriting)
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPIPE)
        #expect(try folder.read(".messages").isEmpty)
    }

    /// A screen that ends its process by a signal is to blame, whatever the signal.
    @Test func aSignalToTheProcessThatDrawsIsItsScreens() throws {
        let folder = try TemporaryFolder()
        let process = try GalleryTool.start(
            ["render", "labels-8", "fault-hang", "rows-1", "--jobs", "1", "--timeout", "600"], in: folder,
            faults: ["hang"])
        // The second one draws the screens that are left one at a time.
        for number in 1...2 { kill(try #require(GalleryTool.hangingProcess(number, of: process, in: folder)), SIGTERM) }
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1)
        let messages = String(decoding: try folder.read(".messages"), as: UTF8.self)
        #expect(messages.contains("error: fault-hang: the process that drew it ended by signal 15"), "\(messages)")
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/rows-1.png"))
    }

    /// A screen that never ends is named, and the others are drawn.
    @Test func aScreenThatHangsIsStopped() throws {
        let folder = try TemporaryFolder()
        let (run, limit) = try GalleryTool.withinLimit(of: 3) { limit in
            try GalleryTool(
                ["render", "labels-8", "fault-hang", "rows-1", "--jobs", "1", "--timeout", limit], in: folder,
                faults: ["hang"])
        } isSufficient: {
            $0.text == "labels-8.png\nrows-1.png\n"
        }
        #expect(run.status == 1 && run.text == "labels-8.png\nrows-1.png\n")
        #expect(run.messages.contains("error: fault-hang: not drawn within \(limit) seconds"), "\(run.messages)")
        let alone = try GalleryTool(["render", "fault-hang", "--timeout", "0.5"], in: folder, faults: ["hang"])
        #expect(alone.status == 1 && alone.messages.contains("not drawn within 0.5 seconds"), "\(alone.messages)")
    }

    /// A signal to the command alone also ends the process that draws.
    @Test(arguments: [SIGTERM, SIGINT]) func aSignalEndsBoth(number: Int32) throws {
        // The command waits for the end of the other process for a few seconds only.
        let hasEnded = try (0..<10).contains { _ in try endsWithTheProcessThatDraws(signal: number) }
        #expect(hasEnded)
    }

    /// Sends a signal to a command while a screen hangs, which ends it.
    /// - Returns: Whether the process that draws has ended before.
    private func endsWithTheProcessThatDraws(signal: Int32) throws -> Bool {
        let folder = try TemporaryFolder()
        let process = try GalleryTool.start(
            ["render", "labels-8", "fault-hang", "--jobs", "1", "--timeout", "600"], in: folder, faults: ["hang"])
        let child = try #require(GalleryTool.hangingProcess(of: process, in: folder))
        #expect(child != process.processIdentifier)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(try folder.read(".messages").isEmpty)
        return ProcessState.hasEnded(child)
    }
}
