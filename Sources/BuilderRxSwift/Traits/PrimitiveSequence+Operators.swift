extension PrimitiveSequence {
    /// The sequence that a closure makes, anew for each subscription. What the closure throws is the sequence's error.
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }

    /// A sequence with a resource that exists as long as its subscription: it is disposed with it.
    ///
    /// - Parameters:
    ///   - resourceFactory: makes the resource, for each subscription its own.
    ///   - primitiveSequenceFactory: makes the sequence that uses it.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
    }

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

    /// Prints what happens: the subscription, every event and the disposal.
    ///
    /// - Parameters:
    ///   - identifier: what each line is marked with; without it, where the call stands.
    ///   - trimOutput: whether long events are shortened.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// The sequence or, when it fails, the one that a closure makes of the error.
    ///
    /// - Parameter handler: what it throws is the sequence's error.
    public func `catch`(
        _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }

    /// The sequence, subscribed to anew whenever it fails, until it doesn't.
    public func retry() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry())
    }

    /// The sequence, subscribed to anew when it fails.
    ///
    /// - Parameter maxAttemptCount: how many subscriptions there may be, the first one included. The error of the last
    ///   one passes.
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }

    /// The sequence, subscribed to anew when it fails and another sequence says so.
    ///
    /// - Parameter notificationHandler: gets the errors, of the type it asks for, and returns what says when to begin
    ///   again: at each of its elements. Its end is the end.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(when: notificationHandler))
    }

    /// The sequence, subscribed to anew when it fails and another sequence says so.
    ///
    /// - Parameter notificationHandler: gets the errors and returns what says when to begin again: at each of its
    ///   elements. Its end is the end.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(when: notificationHandler))
    }
}

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

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The single or, when it fails, an element in its place.
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The maybe or, when it fails, an element in its place.
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }
}
