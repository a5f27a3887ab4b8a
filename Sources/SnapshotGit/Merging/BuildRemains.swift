import Foundation
import SnapshotCore
import Synchronization

/// What a build has running and lying about: a signal to the driver ends and deletes it.
final class BuildRemains: Sendable {
    private struct State {
        var folder: String?
        var process: pid_t?
        var isCleared = false
    }

    private let gate: WriteGate
    private let state = Mutex(State())

    init(_ gate: WriteGate) {
        self.gate = gate
        gate.onClose { [self] in clear() }
    }

    /// Makes a folder, has `body` work in it, and deletes it.
    /// - Parameter make: makes the folder, and returns its path.
    func withFolder<Value>(_ make: () throws -> String, _ body: (String) throws -> Value) throws -> Value {
        let folder = try gate.write {
            let folder = try make()
            state.withLock { $0.folder = folder }
            return folder
        }
        defer {
            gate.write {
                try? FileManager.default.removeItem(atPath: folder)
                state.withLock { $0.folder = nil }
            }
        }
        return try body(folder)
    }

    /// Writes into the folder; a signal waits until that is done.
    func write<Value>(_ body: () throws -> Value) rethrows -> Value { try gate.write(body) }

    /// Runs a program. When a signal has come meanwhile, this doesn't return any more.
    /// - Throws: what the system says when it can't be started.
    func run(_ process: ChildProcess) throws -> ChildProcess.Outcome {
        var process = process
        process.onStart = { [self] id in
            let isCleared = state.withLock { state in
                state.process = id
                return state.isCleared
            }
            if isCleared { Self.end(id) }
        }
        defer { gate.write { state.withLock { $0.process = nil } } }
        return try process.run()
    }

    private func clear() {
        let found = state.withLock { state in
            state.isCleared = true
            return (process: state.process, folder: state.folder)
        }
        if let process = found.process { Self.end(process) }
        if let folder = found.folder { try? FileManager.default.removeItem(atPath: folder) }
    }

    private static func end(_ id: pid_t) {
        ChildProcess.end(id) {
            for _ in 0..<200 {
                if kill(id, 0) != 0 { return true }
                usleep(10_000)
            }
            return false
        }
    }
}
