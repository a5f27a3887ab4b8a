import Foundation

/// Runs work on the main actor, and gives up waiting for it after a time.
enum MainThreadDeadline {
    /// - Parameters:
    ///   - seconds: how long the main thread may take to begin, and for each further step.
    ///   - grace: how much longer a step may take because it waits for other things, in seconds.
    ///   - body: calls the closure it gets when it has done a step.
    /// - Throws: `RenderError.mainThreadBusy`, or what `body` throws.
    static func run<Value: Sendable>(
        seconds: Double, grace: Double = 0,
        _ body: @escaping @MainActor @Sendable (_ didStep: @escaping () -> Void) async throws -> Value
    ) async throws -> Value {
        guard seconds > 0 else {
            throw RenderError.invalidSize(view: "A view", name: "timeout", value: seconds, limit: 86_400)
        }
        let outcome = Outcome<Value>()
        let time = min(seconds + max(0, grace), 86_400)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                outcome.wait(with: continuation)
                let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInitiated))
                timer.schedule(deadline: .now() + time)
                timer.setEventHandler { outcome.end(.failure(RenderError.mainThreadBusy(seconds: seconds))) }
                outcome.keep(timer)
                timer.resume()
                Task { @MainActor in
                    guard !outcome.hasEnded else { return }
                    do {
                        outcome.end(.success(try await body { outcome.postpone(by: time) }))
                    } catch {
                        outcome.end(.failure(error))
                    }
                }
            }
        } onCancel: {
            outcome.end(.failure(CancellationError()))
        }
    }

    /// The first end counts; later ones are ignored.
    private final class Outcome<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Value, any Error>?
        private var early: Result<Value, any Error>?
        private var ended = false
        private var timer: (any DispatchSourceTimer)?

        var hasEnded: Bool { lock.withLock { ended } }

        /// Gives the next step its own time.
        func postpone(by seconds: Double) {
            lock.withLock { timer?.schedule(deadline: .now() + seconds) }
        }

        func keep(_ timer: any DispatchSourceTimer) {
            lock.withLock { self.timer = timer }
        }

        func wait(with continuation: CheckedContinuation<Value, any Error>) {
            let already: Result<Value, any Error>? = lock.withLock {
                if early == nil { self.continuation = continuation }
                return early
            }
            if let already { continuation.resume(with: already) }
        }

        func end(_ result: Result<Value, any Error>) {
            let waiting: CheckedContinuation<Value, any Error>? = lock.withLock {
                guard !ended else { return nil }
                ended = true
                timer?.cancel()
                timer = nil
                let waiting = continuation
                continuation = nil
                if waiting == nil { early = result }
                return waiting
            }
            waiting?.resume(with: result)
        }
    }
}
