import Foundation
import Measuring

/// A program with its arguments, to be run and measured.
struct ChildProcess {
    let path: String
    let arguments: [String]

    struct Outcome {
        /// The wall-clock time from spawning to exit.
        var milliseconds: Double
        /// The processor time, including system calls.
        var processorMilliseconds: Double
        /// The peak resident memory.
        var peakBytes: Double
        var output: String

        /// The first line of the output as a number; NaN if it isn't one.
        var number: Double {
            output.split(separator: "\n").first.flatMap { Double($0) } ?? .nan
        }
    }

    init(_ path: String, _ arguments: [String]) {
        self.path = path
        self.arguments = arguments
    }

    /// Runs the program.
    ///
    /// - Throws: `Failure` if the program can't be started or exits with another status than 0.
    func run() throws -> Outcome {
        var channel: [Int32] = [0, 0]
        guard pipe(&channel) == 0 else { throw Failure(path: path, detail: "no pipe: \(Self.systemReason)") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, channel[1], 1)
        posix_spawn_file_actions_addclose(&actions, channel[0])
        posix_spawn_file_actions_addclose(&actions, channel[1])
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }

        let start = ContinuousClock.now
        var process = pid_t()
        let status = posix_spawn(&process, path, &actions, nil, words, environ)
        close(channel[1])
        guard status == 0 else {
            close(channel[0])
            throw Failure(path: path, detail: String(cString: strerror(status)))
        }
        let output = Self.readAll(channel[0])
        close(channel[0])
        var end: Int32 = 0
        var usage = rusage()
        while wait4(process, &end, 0, &usage) < 0 && errno == EINTR {}
        let time = Stopwatch.milliseconds(since: start)
        guard end == 0 else { throw Failure(path: path, detail: "it ended with wait status \(end)") }
        return Outcome(
            milliseconds: time, processorMilliseconds: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
            peakBytes: Double(usage.ru_maxrss) * 1024, output: output)
    }

    private func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }

    private static func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &part, part.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += part[0..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static var systemReason: String { String(cString: strerror(errno)) }

    struct Failure: Error, CustomStringConvertible {
        let path: String
        let detail: String
        var description: String { "\(path) could not be measured: \(detail)" }
    }
}
