/// A subscription with a timer, which each start replaces.
class TimedSubscription<Downstream: Subscriber, Context: Scheduler>: ScheduledSubscription<Downstream, Context> {
    private let interval: Context.SchedulerTimeType.Stride
    /// The scheduler, if it has timers that fire once and can be canceled.
    private let oneShotScheduler: (any OneShotScheduler)?
    /// The number of the timer that may fire.
    private var timerNumber = 0
    private var timer: (any Cancellable)?

    init(
        _ downstream: Downstream, name: String, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?, requestsAll: Bool = false
    ) {
        self.interval = interval
        oneShotScheduler = scheduler as? any OneShotScheduler
        super.init(downstream, name: name, scheduler: scheduler, options: options, requestsAll: requestsAll)
    }

    /// Starts the timer anew, with a closure that is called once, with the lock held, which it releases. Called with
    /// the lock held, which is then released.
    final func startTimer(_ action: @escaping () -> Void) {
        let replaced = takeTimer()
        let number = timerNumber
        lock.unlock()
        replaced?.cancel()
        let date = scheduler.now.advanced(by: interval)
        let started =
            oneShotScheduler?.scheduleOnce(at: date) { self.fire(number, action) }
            // One that can be canceled: other schedulers have no other than those that repeat.
            ?? scheduler.schedule(
                after: date, interval: interval, tolerance: scheduler.minimumTolerance, options: options
            ) { self.fire(number, action) }
        lock.lock()
        let isCurrent = timerNumber == number
        if isCurrent { timer = started }
        lock.unlock()
        if !isCurrent { started.cancel() }
    }

    private func fire(_ number: Int, _ action: () -> Void) {
        lock.lock()
        guard timerNumber == number else { return lock.unlock() }
        let timer = takeTimer()
        action()
        timer?.cancel()
    }

    /// Removes the timer, and returns it, to be canceled without the lock. Called with the lock held.
    private func takeTimer() -> (any Cancellable)? {
        timerNumber += 1
        defer { timer = nil }
        return timer
    }

    private func stopTimer() {
        let timer = lock.withLock { takeTimer() }
        timer?.cancel()
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        super.receive(completion: completion)
        stopTimer()
    }

    override func cancel() {
        super.cancel()
        stopTimer()
    }
}
