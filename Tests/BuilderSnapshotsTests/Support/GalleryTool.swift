import Foundation

/// The fixture gallery as a process of its own.
struct GalleryTool {
    let status: Int32
    /// True where a signal ended it; `status` is its number.
    let wasKilled: Bool
    let text: String
    let messages: String

    /// Beside the tests in the build's folder.
    static var path: String {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let folders = [Bundle.main.bundleURL, tests.deletingLastPathComponent()]
        let found = folders.map { $0.appendingPathComponent("gallery-tool").path }
        return found.first { FileManager.default.isExecutableFile(atPath: $0) } ?? found[0]
    }

    /// Runs a command line in a folder until it ends.
    init(
        _ arguments: [String], in folder: TemporaryFolder, faults: [String] = [], environment: [String: String] = [:]
    ) throws {
        let process = try Self.start(arguments, in: folder, faults: faults, environment: environment)
        process.waitUntilExit()
        status = process.terminationStatus
        wasKilled = process.terminationReason == .uncaughtSignal
        text = String(decoding: try folder.read(".output"), as: UTF8.self)
        messages = String(decoding: try folder.read(".messages"), as: UTF8.self)
    }

    /// Starts a command line in a folder; what it writes goes to `.output`, unless there is a handle for it, and to
    /// `.messages` there.
    static func start(
        _ arguments: [String], in folder: TemporaryFolder, faults: [String] = [], environment: [String: String] = [:],
        output: FileHandle? = nil
    ) throws -> Process {
        let process = Process()
        // Processes that start workers ignore the signal of a closed pipe, and so do the tests' after the first such
        // test.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["--default-signal=PIPE", path] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        var variables = ProcessInfo.processInfo.environment
        // The environment of the machine that runs the tests is left out.
        for name in variables.keys where name.hasPrefix("SNAPSHOT") || name.hasPrefix("CI") { variables[name] = nil }
        variables["GITHUB_ACTIONS"] = nil
        variables["XDG_CACHE_HOME"] = "\(folder.path)/.cache"
        variables["GALLERY_FAULTS"] = faults.joined(separator: ",")
        variables["GALLERY_HANGS"] = "\(folder.path)/.hanging"
        process.environment = variables.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try output ?? file(".output", in: folder)
        process.standardError = try file(".messages", in: folder)
        try process.run()
        return process
    }

    /// Waits until a number of processes of a command line have begun to draw the screen that hangs, or the command
    /// line has ended.
    /// - Returns: The last one's identifier.
    static func hangingProcess(_ number: Int = 1, of process: Process, in folder: TemporaryFolder) -> Int32? {
        func hanging() -> [Int32] {
            let lines = (try? folder.read(".hanging")).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { Int32($0) }
        }
        _ = ProcessState.wait { hanging().count >= number || !process.isRunning }
        return hanging().dropFirst(number - 1).first
    }

    /// Returns the first run that its time limit was long enough for, however busy the machine is.
    /// - Parameters:
    ///   - seconds: The limit of the first run; each next one's is four times as long.
    ///   - isSufficient: Returns whether a run had enough time for the screens that end.
    static func withinLimit<Run>(
        of seconds: Double, _ run: (_ limit: String) throws -> Run, isSufficient: (Run) throws -> Bool
    ) rethrows -> (run: Run, limit: String) {
        var seconds = seconds
        while true {
            let limit = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
            let run = try run(limit)
            if try seconds > 100 || isSufficient(run) { return (run, limit) }
            seconds *= 4
        }
    }

    private static func file(_ name: String, in folder: TemporaryFolder) throws -> FileHandle {
        try folder.write("", to: name)
        return try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
}
