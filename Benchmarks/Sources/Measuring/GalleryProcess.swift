import Foundation

/// A completed run of the gallery's command, with the time and memory that it and its child processes used.
public struct GalleryProcess {
    /// The wall-clock time in seconds.
    public let seconds: Double
    public let status: Int32
    public let output: String
    /// The peak resident memory of a single process, in bytes: the greatest of those that the main process waited for,
    /// as the system recorded it, and of those that were found every tenth of a second.
    public let peak: Int
    /// The peak resident memory of the main process, in bytes, as it was a hundredth of a second before its end: what
    /// the system records beyond includes the child processes.
    public let mainPeak: Int

    /// Runs the command and waits until it exits.
    ///
    /// - Parameters:
    ///   - folder: The working directory.
    ///   - screens: The gallery's number of screens.
    ///   - isChanged: Indicates whether every screen differs from its baseline.
    ///   - pictures: The pictures: `small` for those of an iPhone 11, with 828 × 1792 pixels, `photos` for screens with
    ///     a gradient and a photo, and `label` for single labels of 240 pixels' width; an iPhone 12's by default.
    public init(
        _ program: String, _ arguments: [String], in folder: String, screens: Int, isChanged: Bool = false,
        pictures: String = ""
    ) throws {
        let environment = ProcessInfo.processInfo.environment.merging([
            "GALLERY_SCREENS": "\(screens)", "GALLERY_CHANGED": isChanged ? "1" : "0",
            "GALLERY_PICTURES": pictures, "XDG_CACHE_HOME": "\(folder)/.cache",
        ]) { $1 }
        var (peak, mainPeak) = (0, 0)
        var last: ContinuousClock.Instant?
        let process = ChildProcess(
            program, arguments, environment: environment, folder: folder, discardsErrors: true)
        let outcome = try process.run(samplingEvery: 10) { main in
            mainPeak = max(mainPeak, Memory.peak(of: main) ?? 0)
            // Looking through all processes takes longer.
            let now = ContinuousClock.now
            if let last, now - last < .milliseconds(100) { return }
            last = now
            peak = max(peak, Self.greatest(of: program))
        }
        seconds = outcome.milliseconds / 1000
        status = outcome.status
        output = outcome.output
        self.peak = max(peak, mainPeak, outcome.greatestPeak)
        self.mainPeak = mainPeak
    }

    /// Returns the highest peak so far among the program's processes, in bytes.
    private static func greatest(of program: String) -> Int {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { name -> Int? in
            guard let process = pid_t(name) else { return nil }
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
            return link == program ? Memory.peak(of: process) : nil
        }.max() ?? 0
    }
}
