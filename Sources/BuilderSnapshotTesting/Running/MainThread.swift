import Foundation
import Settling

/// Calls code on the main thread from wherever a test runs.
enum MainThread {
    /// Calls a closure on the main thread and waits for it.
    static func call<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
        try withoutActuallyEscaping(body) { body in
            let body = Unchecked(body)
            if MainQueue.isCurrent { return try MainActor.assumeIsolated { Unchecked(try body.value()) }.value }
            let run = SnapshotRun.current
            return try DispatchQueue.main.sync {
                try SnapshotRun.$current.withValue(run) {
                    try MainActor.assumeIsolated { Unchecked(try body.value()) }.value
                }
            }
        }
    }
}

/// Passes a value to another thread while no other code uses it.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
