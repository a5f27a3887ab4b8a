extension PrimitiveSequence {
    /// The sequence with its events delivered on a scheduler.
    ///
    /// - Parameter scheduler: where the observer is called, for example `MainScheduler.instance`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }

    /// The sequence, subscribed to and disposed on a scheduler.
    ///
    /// - Parameter scheduler: where the work of the source begins.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }
}
