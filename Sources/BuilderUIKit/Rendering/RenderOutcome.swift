import Foundation

/// The result of a render for its caller: the first end counts, later ones are ignored.
final class RenderOutcome<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
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
    private let patience: Double
    private let total: Double
    /// The time when the render ends in any case.
    private let deadline: DispatchTime

    /// Creates an outcome.
    ///
    /// - Parameters:
    ///   - step: the time that a step may take, as errors report it, in seconds.
    ///   - patience: the time that a step may take including pending work, in seconds.
    ///   - total: the total time, in seconds.
    init(step: Double, patience: Double, total: Double) {
        self.step = step
        self.patience = patience
        self.total = total
        deadline = .now() + total
        limit = deadline
        alarm = deadline
    }

    var hasEnded: Bool { lock.withLock { ended } }

    /// Starts the clock.
    func wait(with continuation: CheckedContinuation<Value, any Error>) {
        let already: Result<Value, any Error>? = lock.withLock {
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
        let isTooLate = lock.withLock {
            if !ended { self.task = task }
            return ended
        }
        if isTooLate { task.cancel() }
    }

    /// Stops counting a step's time until `postpone()`. Only the total time continues, because the main thread has
    /// nothing to do for this render until its turn.
    func pause() {
        lock.withLock { setLimit(deadline) }
    }

    /// Restarts the step's time.
    func postpone() {
        lock.withLock { setLimit(min(.now() + patience, deadline)) }
    }

    func end(_ result: Result<Value, any Error>) {
        let (waiting, work): (CheckedContinuation<Value, any Error>?, Task<Void, Never>?) = lock.withLock {
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
        limit = min(.now() + patience, deadline)
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
        let isOver = lock.withLock {
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
