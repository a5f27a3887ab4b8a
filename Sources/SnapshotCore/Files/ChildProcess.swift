import Foundation
import Synchronization

/// Runs another program to its end, without a shell.
package enum ChildProcess {
    /// The exit code of `env` if there is no such program.
    package static let notFound: Int32 = 127

    /// Runs a program.
    /// - Parameters:
    ///   - name: the program's name, searched in PATH.
    ///   - input: a file for its standard input; nothing by default.
    ///   - timeout: the seconds after which it is ended; nil for no limit.
    ///   - group: the programs that it is ended with.
    ///   - outputLimit: the bytes at the end of each output that are kept; nil for all.
    ///   - isCanceled: checked again and again; true to end it.
    /// - Throws: the system's error if it can't be started; `CancellationError`.
    package static func run(
        _ name: String, _ arguments: [String], in folder: String, environment: [String: String],
        input: FileHandle = .nullDevice, timeout: Double? = nil, group: ChildGroup = .shared,
        outputLimit: Int? = nil, isCanceled: (() -> Bool)? = nil
    ) throws -> ProcessResult {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = input
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let id = process.processIdentifier
        let ended = endOfProcess(id)
        group.add(id)
        defer { group.remove(id) }
        let readers = [output, errors].map { PipeReader($0, limit: outputLimit) }
        for pipe in [output, errors] { pipe.close() }
        var result = ProcessResult(status: 0, output: Data(), errors: Data())
        switch wait(for: ended, timeout: timeout, isCanceled: isCanceled) {
        case .ended: break
        case .timedOut, .canceled:
            result.isTimedOut = true
            end(id) { ended.wait(timeout: .now() + 2) == .success }
        }
        // Foundation takes the status a moment later, on a busy machine seconds later. Its wait, on the thread that
        // started the process, also breaks the cycle by which it keeps the process.
        let patience = Date() + (result.isTimedOut ? 0.05 : 30)
        while process.isRunning, Date() < patience { usleep(100) }
        if !process.isRunning { process.waitUntilExit() }
        if result.isTimedOut, isCanceled?() == true { throw CancellationError() }
        result.output = readers[0].finish(isPatient: !result.isTimedOut)
        result.errors = readers[1].finish(isPatient: !result.isTimedOut)
        if process.isRunning {
            result.status = 128 + SIGKILL
        } else {
            result.status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
        }
        return result
    }

    /// Returns a semaphore that is signaled when a child has ended.
    ///
    /// A `Process` with a `terminationHandler` is never released: 7 KB for each program that was run (measured with
    /// Swift 6.3).
    private static func endOfProcess(_ id: pid_t) -> DispatchSemaphore {
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            // The status stays for Foundation. If there is no such child any more, it has been taken.
            var information = siginfo_t()
            while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            ended.signal()
        }
        return ended
    }

    private enum WaitResult { case ended, timedOut, canceled }

    private static func wait(
        for ended: DispatchSemaphore, timeout: Double?, isCanceled: (() -> Bool)?
    ) -> WaitResult {
        let deadline = timeout.map { DispatchTime.now() + $0 } ?? .distantFuture
        guard let isCanceled else { return ended.wait(timeout: deadline) == .success ? .ended : .timedOut }
        while ended.wait(timeout: min(deadline, .now() + 0.05)) == .timedOut {
            if isCanceled() { return .canceled }
            if deadline <= .now() { return .timedOut }
        }
        return .ended
    }

    /// Ends a process with all its descendants: a child has its own process group. The first signal is that of Ctrl-C,
    /// on which builds end the processes that they have moved into other groups.
    /// - Parameter hasEnded: waits up to a few seconds for the process to end.
    package static func end(_ id: pid_t, hasEnded: () -> Bool) {
        let group = getpgid(id)
        for number in [SIGINT, SIGTERM, SIGKILL] {
            if group == id { kill(-id, number) }
            kill(id, number)
            if hasEnded() { break }
        }
        if group == id { kill(-id, SIGKILL) }
    }
}

/// The programs that run, so that a signal can end them with this process: that of Ctrl-C doesn't reach them, since
/// each has its own process group.
package final class ChildGroup: Sendable {
    /// The programs of this process.
    package static let shared = ChildGroup()

    private let running = Mutex<Set<pid_t>>([])

    /// The process that ends the programs after a `kill -9` of this one.
    private let guardian = Mutex<ProcessGuardian?>(nil)

    package init() {}

    /// Adds a program, until `remove(_:)`.
    package func add(_ id: pid_t) {
        running.withLock { _ = $0.insert(id) }
        guardian.withLock { $0?.add(id) }
    }

    package func remove(_ id: pid_t) {
        running.withLock { _ = $0.remove(id) }
        guardian.withLock { $0?.remove(id) }
    }

    /// Lets the programs end even if this process is killed by a signal that it can't receive.
    package func guardAgainstKill() {
        guardian.withLock { guardian in
            if guardian == nil { guardian = ProcessGuardian() }
            for id in running.withLock(\.self) { guardian?.add(id) }
        }
    }

    /// Ends all programs with their descendants. The threads that wait for them continue.
    package func end() {
        for id in running.withLock(\.self) {
            ChildProcess.end(id) {
                // The thread that waits for it takes its status.
                for _ in 0..<200 where kill(id, 0) == 0 { usleep(10_000) }
                return kill(id, 0) != 0
            }
        }
    }
}

/// The exit status and the output of a program.
package struct ProcessResult: Sendable {
    /// Its exit code, or 128 plus the number of the signal that ended it.
    package var status: Int32
    package var output: Data
    package var errors: Data
    /// A Boolean value that indicates whether it was ended by the time limit.
    package var isTimedOut = false

    package var errorText: String {
        String(decoding: errors, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension Pipe {
    /// Closes both ends if they are open.
    ///
    /// Foundation retains a `Process` that has ended, and with it the pipes that were passed to it: two descriptors for
    /// each program that was run. With about 1,350 of them its next `run()` reads beyond a directory's entries, and the
    /// process crashes (observed with Swift 6.3).
    package func close() {
        for handle in [fileHandleForReading, fileHandleForWriting] { try? handle.close() }
    }
}

/// Reads a pipe to its end in the background.
private final class PipeReader: Sendable {
    private let data = Mutex(Data())
    private let ended = DispatchSemaphore(value: 0)

    /// - Parameter limit: the bytes at the end that are kept; nil for all.
    init(_ pipe: Pipe, limit: Int?) {
        let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count > 0 {
                    data.withLock { data in
                        data.append(contentsOf: buffer[..<count])
                        if let limit, data.count > 2 * limit { data = Data(data.suffix(limit)) }
                    }
                } else if count == 0 || errno != EINTR {
                    break
                }
            }
            close(descriptor)
            ended.signal()
        }
    }

    /// Returns the data that was read, up to the end of the pipe.
    /// - Parameter isPatient: false if another process may hold the pipe open forever.
    func finish(isPatient: Bool) -> Data {
        if isPatient { ended.wait() } else { _ = ended.wait(timeout: .now() + 1) }
        return data.withLock { $0 }
    }
}
