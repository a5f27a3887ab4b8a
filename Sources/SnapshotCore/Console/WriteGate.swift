import Foundation
import Synchronization

/// Lets files that are being written be finished before a signal ends the process, so that no temporary file stays; the
/// signals themselves come to `WriteGates`.
///
/// What is written at once is to be short: a signal waits for it. After SIGKILL a temporary file may stay; a file under its own
/// name is whole at any time.
package final class WriteGate: Sendable {
    private struct State {
        var writers = 0
        var isClosed = false
        var cleanups: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    /// Whether nobody may begin to write any more.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Runs `body`, which is then not cut short by a signal; once one has come, it isn't begun any more.
    package func write<Value>(_ body: () throws -> Value) rethrows -> Value {
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

    /// Has `cleanup` run when the gate is closed, after the last writer.
    package func onClose(_ cleanup: @escaping @Sendable () -> Void) {
        state.withLock { $0.cleanups.append(cleanup) }
    }

    /// Keeps new writers out, waits for those inside, and cleans up.
    package func close() {
        shut()
        cleanUp()
    }

    /// Keeps new writers out, and waits for those inside.
    func shut() {
        state.withLock { $0.isClosed = true }
        while state.withLock({ $0.writers > 0 }) { usleep(1000) }
    }

    /// Does what is left to do when nobody writes any more.
    func cleanUp() {
        let cleanups = state.withLock { state in
            defer { state.cleanups = [] }
            return state.cleanups
        }
        for cleanup in cleanups { cleanup() }
    }
}
