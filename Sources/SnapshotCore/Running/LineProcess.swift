import Foundation
import Synchronization

/// Another process of this executable that replies to lines with lines. It belongs to one thread.
package final class LineProcess {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var pending = Data()
    private var errorTail = StandardErrorTail()
    /// Receives complete lines of the process's standard error.
    private let onErrorLine: (String) -> Void
    private let running = RunningProcess()

    /// Starts a process.
    /// - Parameters:
    ///   - executable: The path of the program; nil for this one.
    ///   - environment: The variables to add to this process's.
    /// - Throws: `RunError.noWorker`.
    package init(
        executable: String? = nil, arguments: [String], environment: [String: String] = [:],
        onErrorLine: @escaping (String) -> Void
    ) throws {
        self.onErrorLine = onErrorLine
        process = .ofThisExecutable(
            executable, arguments: arguments, input: input, environment: environment)
        process.standardOutput = output
        process.standardError = errors
        for pipe in [input, output, errors] {
            for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
                _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
            }
        }
        do {
            try process.run()
        } catch {
            throw RunError.noWorker(reason: "\(error)")
        }
        running.begin(process.processIdentifier)
        try? input.fileHandleForReading.close()
        try? output.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
    }

    deinit {
        if process.isRunning { kill() }
        for pipe in [input, output, errors] { pipe.close() }
    }

    /// Ends the process from any thread; the next `line(within:)` throws then.
    package var stop: @Sendable () -> Void { { [running] in running.kill() } }

    /// Sends a line, with its end.
    /// - Throws: `WorkerProcessError`; the process has ended then.
    package func send(_ line: Data) throws {
        if let line = errorTail.forget() { onErrorLine(line) }
        do {
            try input.fileHandleForWriting.write(contentsOf: line)
        } catch {
            throw died()
        }
    }

    /// The exit code of the process after it has ended by itself; nil if a signal has ended it.
    package var exitCode: Int32? {
        !process.isRunning && process.terminationReason == .exit ? process.terminationStatus : nil
    }

    /// Closes its standard input, and waits until it has ended.
    package func end() {
        try? input.fileHandleForWriting.close()
        waitUntilExit()
        readRemainingErrors()
        if let line = errorTail.forget() { onErrorLine(line) }
    }

    // MARK: Reading

    /// Returns the next line of standard output.
    /// - Throws: `WorkerProcessError`; the process has ended then.
    package func line(within seconds: Double) throws -> Data {
        while true {
            if let line = try line(within: seconds, unlessReadable: nil) { return line }
        }
    }

    /// Returns the next line of standard output; nil as soon as another descriptor is readable.
    /// - Throws: `WorkerProcessError`; the process has ended then.
    package func line(within seconds: Double, unlessReadable other: Int32?) throws -> Data? {
        let deadline = ContinuousClock.now + .seconds(seconds)
        // The bytes that contain no line end.
        var searched = 0
        while true {
            if let end = pending.dropFirst(searched).firstIndex(of: 10) {
                let line = Data(pending[..<end])
                pending = Data(pending[(end + 1)...])
                return line
            }
            searched = pending.count
            let left = deadline - ContinuousClock.now
            guard left > .zero else {
                kill()
                throw WorkerProcessError.silent(seconds: seconds, errors: errorTail.text)
            }
            switch readAvailable(milliseconds: Int32(min(1000, left.components.seconds * 1000 + 1)), other) {
            case .some(true): break
            case .some(false): throw died()
            case nil: return nil
            }
        }
    }

    /// Reads the available bytes of both pipes.
    /// - Returns: false when standard output has ended; nil if only another descriptor is readable.
    private func readAvailable(milliseconds: Int32, _ other: Int32?) -> Bool? {
        var descriptors = [output, errors].map {
            pollfd(fd: $0.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        }
        if errorsEnded { descriptors[1].fd = -1 }
        // The system leaves out negative ones.
        descriptors.append(pollfd(fd: other ?? -1, events: Int16(POLLIN), revents: 0))
        guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return true }
        if descriptors[0].revents == 0, descriptors[2].revents != 0 { return nil }
        if descriptors[1].revents != 0 { readErrors() }
        guard descriptors[0].revents != 0 else { return true }
        guard let data = Self.read(descriptors[0].fd) else { return false }
        pending += data
        return true
    }

    private var errorsEnded = false

    private func readErrors() {
        guard let data = Self.read(errors.fileHandleForReading.fileDescriptor) else {
            errorsEnded = true
            return
        }
        for line in errorTail.add(data) { onErrorLine(line) }
    }

    /// Returns the available data; nil at the end.
    private static func read(_ descriptor: Int32) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count > 0 { return Data(buffer[..<count]) }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    // MARK: Termination

    private func died() -> WorkerProcessError {
        waitUntilExit()
        readRemainingErrors()
        return .died(how: process.endDescription, errors: errorTail.text)
    }

    /// Ends the process, and waits until it has ended.
    package func kill() {
        running.kill()
        waitUntilExit()
        readRemainingErrors()
    }

    private func waitUntilExit() {
        process.waitUntilExit()
        running.end()
    }

    /// Reads the rest of the process's standard error; a process that it started may hold the descriptor open.
    private func readRemainingErrors() {
        while !errorsEnded {
            var descriptor = pollfd(fd: errors.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 100) > 0 else { return }
            readErrors()
        }
    }
}

/// The identifier of a process, while it runs: another process may have it later.
private final class RunningProcess: Sendable {
    private let identifier = Mutex<pid_t?>(nil)

    func begin(_ process: pid_t) { identifier.withLock { $0 = process } }

    func kill() { identifier.withLock { if let process = $0 { _ = Foundation.kill(process, SIGKILL) } } }

    func end() { identifier.withLock { $0 = nil } }
}

/// The lines that a process wrote to standard error, without the addresses of a stack trace.
private struct StandardErrorTail {
    private var lines: [String] = []
    private var pending = Data()

    /// Adds data.
    /// - Returns: the lines that are now complete.
    mutating func add(_ data: Data) -> [String] {
        pending += data
        var whole: [String] = []
        while let end = pending.firstIndex(of: 10) {
            let line = String(decoding: pending[..<end], as: UTF8.self)
            pending = Data(pending[(end + 1)...])
            if !Self.isTrace(line) { whole.append(line) }
        }
        if pending.count > Self.byteLimit { pending = Data(pending.suffix(Self.byteLimit)) }
        lines = (lines + whole).suffix(Self.limit)
        return whole
    }

    /// Clears the text of the previous picture.
    /// - Returns: a last line without an end.
    mutating func forget() -> String? {
        defer {
            lines = []
            pending = Data()
        }
        return pending.isEmpty ? nil : String(decoding: pending, as: UTF8.self)
    }

    var text: String {
        let rest = String(decoding: pending, as: UTF8.self)
        return (lines + (rest.isEmpty ? [] : [rest])).joined(separator: "\n")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let limit = 20
    /// The bytes that are kept of a line without an end.
    private static let byteLimit = 16_384

    /// Returns whether a line is one of a stack trace, such as “12   app  0x000055f97583690e <unavailable> + 16005390”.
    private static func isTrace(_ line: String) -> Bool {
        if line == "Current stack trace:" { return true }
        let words = line.split(separator: " ", maxSplits: 3)
        return words.count >= 3 && Int(words[0]) != nil && words[2].hasPrefix("0x")
    }
}

/// An error of a worker that doesn't reply.
package enum WorkerProcessError: Error, Hashable {
    /// The worker crashed; `errors` is the tail of its standard error.
    case died(how: String, errors: String)
    /// The worker didn't reply within this number of seconds, and was killed.
    case silent(seconds: Double, errors: String)
}

extension WorkerProcessError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .died(let how, let errors): "the worker process ended \(how)" + Self.quoted(errors)
        case .silent(let seconds, let errors):
            "not drawn within \(Self.text(seconds)) seconds: the main thread is blocked or busy. Make the screen faster, "
                + "or raise --timeout" + Self.quoted(errors)
        }
    }

    private static func quoted(_ errors: String) -> String {
        if errors.isEmpty { return "" }
        return errors.contains("\n") ? "; its last standard error:\n\(errors)" : ": \(errors)"
    }

    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }
}
