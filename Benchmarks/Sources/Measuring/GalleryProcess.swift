import Foundation

/// A completed run of the gallery's command, with the time and memory that it and its child processes used.
public struct GalleryProcess {
    /// The wall-clock time in seconds.
    public let seconds: Double
    public let status: Int32
    public let output: String
    /// The peak resident memory of a single process, in bytes, sampled every tenth of a second.
    public let peak: Int

    /// Runs the command and waits until it exits.
    ///
    /// - Parameters:
    ///   - folder: The working directory.
    ///   - screens: The gallery's number of screens.
    ///   - isChanged: Indicates whether every screen differs from its baseline.
    ///   - isSmall: Indicates whether the device is an iPhone 11, with 828 × 1792 pixels.
    public init(
        _ program: String, _ arguments: [String], in folder: String, screens: Int, isChanged: Bool = false,
        isSmall: Bool = false
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GALLERY_SCREENS": "\(screens)", "GALLERY_CHANGED": isChanged ? "1" : "0",
            "GALLERY_DEVICE": isSmall ? "small" : "", "XDG_CACHE_HOME": "\(folder)/.cache",
        ]) { $1 }
        let results = "\(folder)/output.txt"
        _ = FileManager.default.createFile(atPath: results, contents: nil)
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: results))
        process.standardError = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        var peak = 0
        while process.isRunning {
            peak = max(peak, Self.greatest(of: program))
            usleep(100_000)
        }
        process.waitUntilExit()
        seconds = Stopwatch.milliseconds(since: start) / 1000
        status = process.terminationStatus
        output = try String(contentsOfFile: results, encoding: .utf8)
        self.peak = peak
    }

    /// Returns the highest peak so far among the program's processes, in bytes.
    private static func greatest(of program: String) -> Int {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { Int($0) != nil }.compactMap { process -> Int? in
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
            guard link == program,
                let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
                let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
                let kilobytes = line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap({ Int($0) }
                )
            else { return nil }
            return kilobytes * 1024
        }.max() ?? 0
    }
}
