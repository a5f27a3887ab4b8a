import Foundation

/// How a render ends for the one who waits for it: the first end counts, later ones are ignored.
final class RenderOutcome<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Value, any Error>?
    private var early: Result<Value, any Error>?
    private var ended = false
    private var timer: (any DispatchSourceTimer)?
    /// When the present step has taken too long. The timer may go off before, and is set anew then: a step costs no call of the
    /// system that way.
    private var limit: DispatchTime
    /// When the timer goes off.
    private var alarm: DispatchTime
    private var task: Task<Void, Never>?
    /// How long each step may take, in seconds, as errors tell it and with what it may wait for.
    private let step: Double
    private let patience: Double
    private let total: Double
    /// When it is over in any case.
    private let deadline: DispatchTime

    /// - Parameters:
    ///   - step: how long a step may take, as errors tell it, in seconds.
    ///   - patience: how long it may take with what it waits for, in seconds.
    ///   - total: how long it may take in all, in seconds.
    init(step: Double, patience: Double, total: Double) {
        self.step = step
        self.patience = patience
        self.total = total
        deadline = .now() + total
        limit = deadline
        alarm = deadline
    }

    var hasEnded: Bool { lock.withLock { ended } }

    /// Begins to count the time.
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

    /// Keeps the task that works for the outcome, to cancel it when nobody waits any more.
    func keep(_ task: Task<Void, Never>) {
        let isTooLate = lock.withLock {
            if !ended { self.task = task }
            return ended
        }
        if isTooLate { task.cancel() }
    }

    /// Stops counting a step's time until `postpone`: only the time in all goes on, because the main thread has nothing to do for this
    /// render until it is its turn.
    func pause() {
        lock.withLock { setLimit(deadline) }
    }

    /// Gives the next step its own time.
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

    /// The timer went off.
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

/// Where the time of renders runs out.
private enum RenderClock {
    /// A serial queue gets a thread also while others' work keeps all threads of the shared pool: then a limit is a limit.
    static let queue = DispatchQueue(label: "Renderer.clock", qos: .userInitiated)
}
