import Foundation
import Synchronization

/// Calls of tools, which one thread executes one after the other, while another thread reads further messages.
final class CallQueue: Sendable {
    /// A call that waits, or is being executed.
    private struct Call {
        let id: RequestID?
        let cancellation: Cancellation
        let work: @Sendable (Cancellation) -> Void
    }

    private struct State {
        var waiting: [Call] = []
        var current: Call?
        var hasEnded = false
    }

    private let state = Mutex(State())
    /// Is signaled for each call, and for the end.
    private let added = DispatchSemaphore(value: 0)
    private let idle = DispatchSemaphore(value: 0)

    /// Starts the thread.
    init() {
        let thread = Thread { [self] in
            while true {
                added.wait()
                let call = state.withLock { state -> Call? in
                    guard !state.waiting.isEmpty else { return nil }
                    state.current = state.waiting.removeFirst()
                    return state.current
                }
                if let call {
                    call.work(call.cancellation)
                    state.withLock { $0.current = nil }
                } else if state.withLock({ $0.hasEnded && $0.waiting.isEmpty }) {
                    break
                }
            }
            idle.signal()
        }
        // Values of JSON may be nested 500 times.
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// The number of calls that wait.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Adds a call.
    /// - Parameters:
    ///   - id: The identifier with which a client can cancel the call.
    ///   - work: Executes the call, or returns at once if it was canceled before.
    func add(_ id: RequestID?, _ work: @escaping @Sendable (Cancellation) -> Void) {
        state.withLock { $0.waiting.append(Call(id: id, cancellation: Cancellation(), work: work)) }
        added.signal()
    }

    /// Cancels the calls with an identifier; unknown ones have been replied to.
    func cancel(_ id: RequestID) {
        let calls = state.withLock { state in
            (state.waiting + [state.current].compactMap(\.self)).filter { $0.id == id }
        }
        for call in calls { call.cancellation.cancel() }
    }

    /// Cancels all calls.
    func cancelAll() {
        let calls = state.withLock { $0.waiting + [$0.current].compactMap(\.self) }
        for call in calls { call.cancellation.cancel() }
    }

    /// Waits until all calls are executed.
    /// - Parameter isWanted: Returns false if nobody reads replies any more; then calls are canceled.
    func finish(while isWanted: () -> Bool) {
        state.withLock { $0.hasEnded = true }
        added.signal()
        while idle.wait(timeout: .now() + 0.1) == .timedOut {
            if !isWanted() { cancelAll() }
        }
    }
}
