extension PrimitiveSequence {
    /// The sequence with everything but an error told later.
    ///
    /// - Parameters:
    ///   - dueTime: how much later.
    ///   - scheduler: where the time is kept and the observer called.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }

    /// The sequence, subscribed to after a while.
    ///
    /// - Parameters:
    ///   - dueTime: how long to wait.
    ///   - scheduler: where the time is kept and the subscription made.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }
}
