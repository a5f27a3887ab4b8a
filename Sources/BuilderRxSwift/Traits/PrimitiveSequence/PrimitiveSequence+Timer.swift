extension PrimitiveSequenceType where Element: RxAbstractInteger {
    /// A zero after a while.
    ///
    /// - Parameters:
    ///   - dueTime: how long to wait.
    ///   - scheduler: where the time is kept and the observer called.
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
    }
}
