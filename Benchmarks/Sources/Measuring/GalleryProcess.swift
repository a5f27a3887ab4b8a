import Foundation

/// A completed run of the gallery's command, with the time and memory that it and its child processes used.
public struct GalleryProcess {
    /// The wall-clock time in seconds.
    public let seconds: Double
    public let status: Int32
    public let output: String
    /// The peak resident memory of a single process, in bytes, sampled every tenth of a second.
    public let peak: Int
    /// The same of the main process.
    public let mainPeak: Int

    /// Runs the command and waits until it exits.
    ///
    /// - Parameters:
    ///   - folder: The working directory.
    ///   - screens: The gallery's number of screens.
    ///   - isChanged: Indicates whether every screen differs from its baseline.
    ///   - pictures: The pictures' size: `small` for an iPhone 11, with 828 × 1792 pixels, and `label` for single
    ///     labels of 240 pixels' width; an iPhone 12's by default.
    public init(
        _ program: String, _ arguments: [String], in folder: String, screens: Int, isChanged: Bool = false,
        pictures: String = ""
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GALLERY_SCREENS": "\(screens)", "GALLERY_CHANGED": isChanged ? "1" : "0",
            "GALLERY_PICTURES": pictures, "XDG_CACHE_HOME": "\(folder)/.cache",
        ]) { $1 }
        let results = "\(folder)/output.txt"
        _ = FileManager.default.createFile(atPath: results, contents: nil)
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: results))
        process.standardError = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        var (peak, mainPeak) = (0, 0)
        while process.isRunning {
            peak = max(peak, Self.greatest(of: program))
            mainPeak = max(mainPeak, Self.peak(of: "\(process.processIdentifier)") ?? 0)
            usleep(100_000)
        }
        process.waitUntilExit()
        seconds = Stopwatch.milliseconds(since: start) / 1000
        status = process.terminationStatus
        output = try String(contentsOfFile: results, encoding: .utf8)
        self.peak = peak
        self.mainPeak = mainPeak
    }

    /// Returns the highest peak so far among the program's processes, in bytes.
    private static func greatest(of program: String) -> Int {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { Int($0) != nil }.compactMap { process -> Int? in
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
            return link == program ? peak(of: process) : nil
        }.max() ?? 0
    }

    /// Returns the highest peak so far of a process, in bytes; nil if it has ended.
    private static func peak(of process: String) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kilobytes = line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap({ Int($0) })
        else { return nil }
        return kilobytes * 1024
    }
}
