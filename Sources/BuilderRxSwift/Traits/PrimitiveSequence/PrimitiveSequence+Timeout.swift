extension PrimitiveSequence {
    /// The sequence, which fails with ``RxError/timeout`` when it takes too long.
    ///
    /// - Parameters:
    ///   - dueTime: the longest time for the event.
    ///   - scheduler: where the time is kept.
    public func timeout(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// The sequence or, when it takes too long, another one in its place.
    ///
    /// - Parameters:
    ///   - dueTime: the longest time for the event.
    ///   - other: subscribed to when the time is over.
    ///   - scheduler: where the time is kept.
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}
