import Foundation
import Settling
import Synchronization

/// Runs a render on the main actor in its turn, with limits on the time it may take.
struct RenderDeadline {
    /// The time that the main thread may take to begin, and for each further step, in seconds.
    var step: Double
    /// The additional time that a step may take to wait for pending work, in seconds.
    var grace = 0.0
    var limits = RenderLimits.standard
    var queue = RenderQueue.shared

    /// The longest time that a timer is set to, in seconds.
    private static let longest = 86_400.0

    /// Runs `body` on the main actor when it is this render's turn.
    ///
    /// The time in which the main thread must begin counts until it starts the work, and again from this render's turn
    /// on; other renders' turns count for `limits.seconds` only. A render that ends while it waits leaves the queue at
    /// once, whether or not the main thread is blocked.
    ///
    /// - Parameter body: the work, which calls the closure passed to it after each step. Its task is canceled when the
    ///   caller stops waiting.
    /// - Throws: `RenderError.mainThreadBusy`, `.tookTooLong` or `.tooManyWaiting`, `CancellationError` if the calling
    ///   task is canceled, or the error thrown by `body`.
    func run<Value: Sendable>(
        _ body: @escaping @MainActor @Sendable (_ didStep: @escaping () -> Void) async throws -> Value
    ) async throws -> Value {
        try Self.check(step, "timeout")
        try Self.checkGrace(grace)
        guard limits.seconds > 0 else { throw Self.invalid(limits.seconds, "limits.seconds") }
        // A nested render doesn't queue behind the one that waits for it.
        let ticket = ScreenWork.current == nil ? try queue.join(limit: limits.waiting) : nil
        let outcome = RenderOutcome<Value>(
            step: step, stepTimeout: min(step + grace, Self.longest), total: min(limits.seconds, Self.longest))
        do {
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    outcome.wait(with: continuation)
                    outcome.keep(Task { @MainActor in await Self.work(at: ticket, for: outcome, body) })
                }
            } onCancel: {
                outcome.end(.failure(CancellationError()))
            }
        } catch {
            ticket?.abandon()
            throw error
        }
    }

    @MainActor
    private static func work<Value: Sendable>(
        at ticket: RenderQueue.Ticket?, for outcome: RenderOutcome<Value>,
        _ body: @MainActor @Sendable (_ didStep: @escaping () -> Void) async throws -> Value
    ) async {
        defer { ticket?.leave() }
        guard !outcome.hasEnded else { return }
        do {
            if let ticket { try await turn(of: ticket, outcome) }
            guard !outcome.hasEnded else { return }
            outcome.end(.success(try await body { outcome.postpone() }))
        } catch {
            outcome.end(.failure(error))
        }
    }

    /// Waits for the turn without counting a step's time.
    ///
    /// Runs off the main actor, so that the time counts from the turn on and not from when the main thread resumes.
    private nonisolated static func turn<Value: Sendable>(
        of ticket: RenderQueue.Ticket, _ outcome: RenderOutcome<Value>
    ) async throws {
        outcome.pause()
        try await ticket.begin()
        outcome.postpone()
    }

    /// Checks a renderer's `settlingLimit`, which errors name.
    ///
    /// - Parameter grace: seconds.
    /// - Throws: `RenderError.invalidSize` if it isn't a number from 0 to 86,400.
    static func checkGrace(_ grace: Double) throws {
        if grace != 0 { try check(grace, "settlingLimit") }
    }

    private static func check(_ seconds: Double, _ name: String) throws {
        guard seconds > 0, seconds <= longest else { throw invalid(seconds, name) }
    }

    private static func invalid(_ seconds: Double, _ name: String) -> RenderError {
        .invalidSize(view: "A view", name: name, value: seconds, limit: longest)
    }
}

/// The result of a render for its caller: only the first one counts.
final class RenderOutcome<Value: Sendable>: @unchecked Sendable {
    private let lock = Mutex(())
    private var continuation: CheckedContinuation<Value, any Error>?
    private var early: Result<Value, any Error>?
    private var ended = false
    private var timer: (any DispatchSourceTimer)?
    /// The time when the current step has taken too long.
    ///
    /// The timer may fire earlier and is then rescheduled, so that a step needs no system call.
    private var limit: DispatchTime
    /// The time when the timer fires.
    private var alarm: DispatchTime
    private var task: Task<Void, Never>?
    /// The time that each step may take, in seconds, as errors report it.
    private let step: Double
    /// The time that each step may take including pending work, in seconds.
    private let stepTimeout: Double
    private let total: Double
    /// The time when the render ends in any case.
    private let deadline: DispatchTime

    /// Creates an outcome.
    ///
    /// - Parameters:
    ///   - step: the time that a step may take, as errors report it, in seconds.
    ///   - stepTimeout: the time that a step may take including pending work, in seconds.
    ///   - total: the total time, in seconds.
    init(step: Double, stepTimeout: Double, total: Double) {
        self.step = step
        self.stepTimeout = stepTimeout
        self.total = total
        deadline = .now() + total
        limit = deadline
        alarm = deadline
    }

    var hasEnded: Bool { lock.withLock { _ in ended } }

    /// Starts the clock.
    func wait(with continuation: CheckedContinuation<Value, any Error>) {
        let already: Result<Value, any Error>? = lock.withLock { _ in
            if early == nil {
                self.continuation = continuation
                timer = makeTimer()
            }
            return early
        }
        if let already { continuation.resume(with: already) }
    }

    /// Stores the task that produces the result, to cancel it when the caller stops waiting.
    func keep(_ task: Task<Void, Never>) {
        let isTooLate = lock.withLock { _ in
            if !ended { self.task = task }
            return ended
        }
        if isTooLate { task.cancel() }
    }

    /// Stops counting a step's time until `postpone()`. Only the total time continues, because the main thread has
    /// nothing to do for this render until its turn.
    func pause() { lock.withLock { _ in setLimit(deadline) } }

    /// Restarts the step's time.
    func postpone() { lock.withLock { _ in setLimit(min(.now() + stepTimeout, deadline)) } }

    func end(_ result: Result<Value, any Error>) {
        let (waiting, work): (CheckedContinuation<Value, any Error>?, Task<Void, Never>?) = lock.withLock { _ in
            guard !ended else { return (nil, nil) }
            ended = true
            timer?.cancel()
            timer = nil
            defer {
                continuation = nil
                task = nil
            }
            if continuation == nil { early = result }
            return (continuation, task)
        }
        work?.cancel()
        waiting?.resume(with: result)
    }

    private func makeTimer() -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: RenderClock.queue)
        limit = min(.now() + stepTimeout, deadline)
        alarm = limit
        timer.schedule(deadline: alarm)
        timer.setEventHandler { [weak self] in self?.check() }
        timer.resume()
        return timer
    }

    private func setLimit(_ time: DispatchTime) {
        limit = time
        if time < alarm { setAlarm(time) }
    }

    private func setAlarm(_ time: DispatchTime) {
        alarm = time
        timer?.schedule(deadline: time)
    }

    /// Handles the timer's event.
    private func check() {
        let isOver = lock.withLock { _ in
            guard DispatchTime.now() < limit else { return true }
            setAlarm(limit)
            return false
        }
        guard isOver else { return }
        end(
            .failure(
                DispatchTime.now() >= deadline
                    ? RenderError.tookTooLong(seconds: total) : RenderError.mainThreadBusy(seconds: step)))
    }
}

/// The queue of the timers of all renders.
private enum RenderClock {
    /// A serial queue, which gets a thread even if other work occupies all threads of the shared pool, so that limits
    /// hold.
    static let queue = DispatchQueue(label: "Renderer.clock", qos: .userInitiated)
}
