import CGlibc
import Foundation

/// A program with its arguments, to be run and measured.
public struct ChildProcess {
    private let path: String
    private let arguments: [String]
    private let environment: [String: String]
    private let folder: String?
    private let discardsErrors: Bool

    /// The result of a run.
    public struct Outcome {
        /// The wall-clock time from spawning to exit.
        public var milliseconds: Double
        /// The processor time, including system calls.
        public var processorMilliseconds: Double
        /// The exit status; 128 and the signal's number if a signal ended the program.
        public var status: Int32
        /// The peak resident memory, in bytes, of the process or of the greatest of its child processes that it waited
        /// for; at least the memory of the process that spawned it, which it shares until it executes the program.
        var greatestPeak: Int
        /// The standard output.
        public var output: String

        /// The first line of the output as a number; NaN if it isn't one.
        public var number: Double {
            output.split(separator: "\n").first.flatMap { Double($0) } ?? .nan
        }
    }

    /// Creates a process.
    ///
    /// - Parameters:
    ///   - environment: The environment; that of this process by default.
    ///   - folder: The working directory; nil for that of this process.
    ///   - discardsErrors: Indicates whether standard error is discarded.
    public init(
        _ path: String, _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment, folder: String? = nil,
        discardsErrors: Bool = false
    ) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
        self.discardsErrors = discardsErrors
    }

    /// Runs the program.
    ///
    /// - Throws: `Failure` if the program can't be started or exits with another status than 0.
    public func run() throws -> Outcome {
        let outcome = try run(samplingEvery: nil) { _ in }
        guard outcome.status == 0 else { throw Failure(path: path, detail: "it ended with status \(outcome.status)") }
        return outcome
    }

    /// Runs the program several times, and returns its peak resident memory in bytes.
    ///
    /// The peak is read as often as possible until the process exits, which takes time: don't measure any.
    ///
    /// - Throws: `Failure` if the program can't be started or exits with another status than 0.
    public func peak(runs: Int) throws -> Double {
        var peak = 0
        for _ in 0..<runs {
            let outcome = try run(samplingEvery: 0) { peak = max(peak, Memory.peak(of: $0) ?? 0) }
            guard outcome.status == 0 else {
                throw Failure(path: path, detail: "it ended with status \(outcome.status)")
            }
        }
        return Double(peak)
    }

    /// Runs the program, and calls a closure with its process identifier until it closes its standard output.
    ///
    /// - Parameter interval: The time between two calls in milliseconds, less if output arrives; nil for no calls.
    /// - Throws: `Failure` if the program can't be started.
    func run(samplingEvery interval: Int32?, _ sample: (pid_t) -> Void) throws -> Outcome {
        var channel: [Int32] = [0, 0]
        guard pipe(&channel) == 0 else { throw Failure(path: path, detail: "no pipe: \(Self.systemReason)") }
        defer { close(channel[0]) }
        let start = ContinuousClock.now
        let process: pid_t
        do {
            defer { close(channel[1]) }
            process = try spawn(output: channel[1], unused: channel[0])
        }
        let output = Self.readAll(channel[0], every: interval ?? -1) {
            if interval != nil { sample(process) }
        }
        var end: Int32 = 0
        var usage = rusage()
        while wait4(process, &end, 0, &usage) < 0 && errno == EINTR {}
        let signal = end & 127
        return Outcome(
            milliseconds: Stopwatch.milliseconds(since: start),
            processorMilliseconds: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
            status: signal == 0 ? end >> 8 & 255 : 128 + signal, greatestPeak: usage.ru_maxrss * 1024, output: output)
    }

    private func spawn(output: Int32, unused: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addclose(&actions, unused)
        posix_spawn_file_actions_addclose(&actions, output)
        if discardsErrors { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
        if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
        let words = Self.strings([path] + arguments)
        let variables = Self.strings(environment.map { "\($0)=\($1)" })
        defer { (words + variables).forEach { free($0) } }
        var process = pid_t()
        let status = posix_spawn(&process, path, &actions, nil, words, variables)
        guard status == 0 else { throw Failure(path: path, detail: String(cString: strerror(status))) }
        return process
    }

    /// Returns C strings, to be freed, and a null pointer after them.
    private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }

    private func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }

    /// Returns everything that arrives until all writers have closed the pipe.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls of `body` in milliseconds, less if output arrives; negative for no
    ///     other calls.
    private static func readAll(_ descriptor: Int32, every interval: Int32, _ body: () -> Void) -> String {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            body()
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, interval) > 0 else { continue }
            let count = read(descriptor, &part, part.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += part[0..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static var systemReason: String { String(cString: strerror(errno)) }

    /// An error of a program that can't be measured.
    public struct Failure: Error, CustomStringConvertible {
        let path: String
        let detail: String
        public var description: String { "\(path) could not be measured: \(detail)" }
    }
}
