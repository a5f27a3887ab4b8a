extension InfallibleType {
    /// The elements after which nothing came for a while.
    ///
    /// - Parameters:
    ///   - dueTime: how long it must be quiet.
    ///   - scheduler: where the time is kept and the observer called.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// The first element of each stretch of time, and the last one at its end.
    ///
    /// - Parameters:
    ///   - dueTime: how long a stretch is.
    ///   - latest: whether the last element of a stretch is told at its end.
    ///   - scheduler: where the time is kept.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// The elements that come within some time; then the sequence completes.
    ///
    /// - Parameters:
    ///   - duration: how long from the subscription on.
    ///   - scheduler: where the time is kept, and completion is told.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// The sequence with its events delivered on a scheduler.
    ///
    /// - Parameter scheduler: where the observer is called, for example `MainScheduler.instance`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// The sequence, subscribed to and disposed on a scheduler.
    ///
    /// - Parameter scheduler: where the work of the source begins.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }
}
