import Foundation

/// Defers signals that end the process until the files that are being written are whole, so that no temporary file
/// stays.
///
/// `SignalCoordinator` receives the signals. Keep writes short: signals are deferred until they finish. After SIGKILL a
/// temporary file may stay; a file under its own name is whole at any time.
package final class DeferredSignals: @unchecked Sendable {
    /// Guards the properties below it, and wakes threads that wait for writers or for the end.
    private let condition = NSCondition()
    private var writers = 0
    private var isShut = false
    private var cleanups: [@Sendable () -> Void] = []

    /// A Boolean value that indicates whether no further write begins.
    var isClosed: Bool { locked { isShut } }

    /// Runs `body` and defers signals meanwhile.
    ///
    /// After `close()` the calling thread sleeps until the process ends: a caller that went on would report a failure
    /// and exit with its status in place of the signal's.
    package func write<Value>(_ body: () throws -> Value) rethrows -> Value {
        locked {
            while isShut { condition.wait() }
            writers += 1
        }
        defer {
            locked {
                writers -= 1
                condition.broadcast()
            }
        }
        return try body()
    }

    /// Runs `cleanup` on `close()`, after the last writer.
    package func onClose(_ cleanup: @escaping @Sendable () -> Void) {
        locked { cleanups.append(cleanup) }
    }

    /// Admits no further writers, waits for those inside, and cleans up.
    package func close() {
        shut()
        cleanUp()
    }

    /// Admits no further writers, and waits for those inside.
    func shut() {
        locked {
            isShut = true
            while writers > 0 { condition.wait() }
        }
    }

    /// Runs the cleanups, each once; call it when no writer is inside.
    func cleanUp() {
        let pending = locked {
            defer { cleanups = [] }
            return cleanups
        }
        for cleanup in pending { cleanup() }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }
}
