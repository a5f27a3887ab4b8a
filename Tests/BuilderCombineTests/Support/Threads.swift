import Foundation

/// Returns whether a closure ends in time; it runs on a thread of its own, so that a test fails instead of hanging.
func endsInTime(_ limit: TimeInterval = 300, _ body: @escaping () -> Void) -> Bool {
    nonisolated(unsafe) let body = body
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        body()
        end.signal()
    }
    return end.wait(timeout: .now() + limit) == .success
}

/// Calls a closure on several threads at a time, with their numbers, and returns when all have ended.
func concurrently(_ count: Int, _ body: @escaping (Int) -> Void) {
    nonisolated(unsafe) let body = body
    let group = DispatchGroup()
    for number in 0..<count {
        group.enter()
        Thread.detachNewThread {
            body(number)
            group.leave()
        }
    }
    group.wait()
}

/// A place where two threads wait for each other once.
final class Meeting: Sendable {
    private let arrived = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]

    /// Waits for the other thread. The threads' numbers are 0 and 1.
    func meet(_ thread: Int) {
        arrived[thread].signal()
        _ = arrived[1 - thread].wait(timeout: .now() + 300)
    }
}

/// A value whose end calls a closure, as an object's end does that cancels or sends.
final class EndingValue {
    let number: Int
    private let end: () -> Void

    init(_ number: Int, end: @escaping () -> Void = {}) {
        self.number = number
        self.end = end
    }

    deinit { end() }
}
