import Synchronization

/// The cancellation of a call, and what ends the process that works for it.
final class Cancellation: Sendable {
    private struct State {
        var isCanceled = false
        var stop: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    var isCanceled: Bool { state.withLock(\.isCanceled) }

    /// Cancels the call.
    func cancel() {
        let stop = state.withLock { state in
            state.isCanceled = true
            return state.stop
        }
        stop?()
    }

    /// Runs work that a cancellation stops.
    /// - Throws: `CancellationError` if the call was canceled before or meanwhile, and what the work throws.
    func stopping<Value>(with stop: @escaping @Sendable () -> Void, _ work: () throws -> Value) throws -> Value {
        let isCanceled = state.withLock { state in
            state.stop = stop
            return state.isCanceled
        }
        if isCanceled { throw CancellationError() }
        defer { state.withLock { $0.stop = nil } }
        do {
            return try work()
        } catch {
            throw self.isCanceled ? CancellationError() : error
        }
    }

    /// - Throws: `CancellationError` if the call was canceled.
    func check() throws { if isCanceled { throw CancellationError() } }
}
