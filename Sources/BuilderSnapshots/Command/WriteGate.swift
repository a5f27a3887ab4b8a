import Foundation
import Synchronization

/// Lets files that are being written be finished before a signal ends the process, so that no temporary file stays.
///
/// SIGINT, SIGTERM and SIGHUP end the process as ever, with the status that its caller expects, only up to a few
/// milliseconds later. After SIGKILL a temporary file may stay; a file under its own name is whole at any time.
final class WriteGate: Sendable {
    private struct State {
        var writers = 0
        var isClosed = false
        var cleanups: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    /// Takes the signals over, for the rest of the process.
    ///
    /// The main thread of a program that waits in `await` receives signals even when they are blocked everywhere, so
    /// a handler takes them, and does no more than to wake a thread.
    func guardAgainstSignals() {
        guard let pipe = Self.pipe else { return }
        for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                if let pipe = WriteGate.pipe { _ = Foundation.write(pipe.writing, &byte, 1) }
            }
        }
        Thread.detachNewThread { [self] in
            var byte: UInt8 = 0
            while read(pipe.reading, &byte, 1) != 1 { usleep(1000) }
            close()
            signal(Int32(byte), SIG_DFL)
            kill(getpid(), Int32(byte))
        }
    }

    private static let pipe: (reading: Int32, writing: Int32)? = {
        var descriptors: [Int32] = [0, 0]
        guard Foundation.pipe(&descriptors) == 0 else { return nil }
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return (descriptors[0], descriptors[1])
    }()

    /// Runs `body`, which is then not cut short by a signal; once one has come, it isn't begun any more.
    func write<Value>(_ body: () throws -> Value) rethrows -> Value {
        while !enter() { usleep(1000) }
        defer { state.withLock { $0.writers -= 1 } }
        return try body()
    }

    private func enter() -> Bool {
        state.withLock { state in
            if !state.isClosed { state.writers += 1 }
            return !state.isClosed
        }
    }

    /// Has something done when the gate is closed, such as by a signal.
    func onClose(_ cleanup: @escaping @Sendable () -> Void) {
        state.withLock { $0.cleanups.append(cleanup) }
    }

    /// Keeps new writers out, waits for those inside, and cleans up.
    func close() {
        state.withLock { $0.isClosed = true }
        while state.withLock({ $0.writers > 0 }) { usleep(1000) }
        for cleanup in state.withLock({ $0.cleanups }) { cleanup() }
    }

    /// What the caller ignores for the process, as `nohup` does, stays ignored.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return true }
        return action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
    }
}
