import Foundation
import Settling
import Synchronization

/// Calls code on the main thread from any context of a test.
enum MainThread {
    /// Calls a closure on the main thread, with the pinned fonts of the current run, and waits for it.
    static func call<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
        try withoutActuallyEscaping(body) { body in
            let body = Unchecked(body)
            let run = SnapshotRun.current
            if MainQueue.isCurrent {
                try run?.usePinnedFonts()
                return try MainActor.assumeIsolated { Unchecked(try body.value()) }.value
            }
            return try DispatchQueue.main.sync {
                try run?.usePinnedFonts()
                return try SnapshotRun.$current.withValue(run) {
                    try MainActor.assumeIsolated { Unchecked(try body.value()) }.value
                }
            }
        }
    }
}

/// Passes a value to another thread while no other code uses it.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Waits on the main thread while other work runs on it, if that is possible: in XCTest's synchronous tests, which run
/// outside of any task, but not in Swift Testing's, which are tasks of the main actor themselves.
@MainActor
enum MainThreadTurns {
    /// The time to wait for the first turn, in seconds, after which none is expected.
    private static let firstTurnTimeout = 0.2

    static var areAvailable: Bool {
        guard Thread.isMainThread, withUnsafeCurrentTask(body: { $0 == nil }) else { return false }
        // Within a block of the main queue, others can't run until it returns.
        let probe = ResultBox<Void>()
        DispatchQueue.main.async(execute: DispatchWorkItem { probe.set(.success(())) })
        spin(until: { probe.value != nil }, deadline: Date(timeIntervalSinceNow: firstTurnTimeout))
        return probe.value != nil
    }

    static func wait<Value>(for work: @escaping @MainActor () async throws -> Value) throws -> Value {
        let result = ResultBox<Value>()
        let work = Unchecked(work)
        Task { @MainActor in
            do {
                let value = try await work.value()
                result.set(.success(value))
            } catch {
                result.set(.failure(error))
            }
        }
        spin(until: { result.value != nil }, deadline: .distantFuture)
        guard let value = result.value else { throw SnapshotError.failed("the main thread stopped") }
        return try value.get()
    }

    /// Runs the main run loop until a condition is met or the deadline has passed.
    static func spin(until isDone: () -> Bool, deadline: Date) {
        while !isDone(), Date() < deadline {
            _ = RunLoop.main.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.05)))
        }
    }
}

/// A value that arrives once, from any thread.
final class ResultBox<Value>: Sendable {
    private let arrival = DispatchSemaphore(value: 0)
    private let stored = Mutex<Unchecked<Result<Value, any Error>>?>(nil)

    var value: Result<Value, any Error>? { stored.withLock { $0 }?.value }

    /// Stores the first value and ignores others.
    func set(_ value: Result<Value, any Error>) {
        let value = Unchecked(value)
        let isFirst = stored.withLock { stored in
            guard stored == nil else { return false }
            stored = value
            return true
        }
        if isFirst { arrival.signal() }
    }

    /// Blocks until the value is available, or the given number of seconds has passed.
    func wait(seconds: TimeInterval) {
        if arrival.wait(timeout: .now() + max(0, seconds)) == .success { arrival.signal() }
    }
}
