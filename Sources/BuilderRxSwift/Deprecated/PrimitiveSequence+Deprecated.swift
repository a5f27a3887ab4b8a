import Foundation

extension PrimitiveSequence {
    /// The former name of ``observe(on:)``.
    @available(*, deprecated, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        observe(on: scheduler)
    }

    /// The former name of ``subscribe(on:)``.
    @available(*, deprecated, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        subscribe(on: scheduler)
    }

    /// The former name of ``catch(_:)``.
    @available(*, deprecated, renamed: "catch(_:)")
    public func catchError(
        _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> { self.catch(handler) }

    /// The former name of `retry(when:)`.
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(
        _ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> { retry(when: notificationHandler) }

    /// The former name of `retry(when:)`.
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen<TriggerObservable: ObservableType>(
        _ notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> { retry(when: notificationHandler) }
}

// Variants that take times as a number of seconds.
extension PrimitiveSequence {
    /// A variant of ``delay(_:scheduler:)`` that takes seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "delay(_:scheduler:)")
    public func delay(
        _ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { delay(.inMilliseconds(dueTime), scheduler: scheduler) }

    /// A variant of ``delaySubscription(_:scheduler:)`` that takes seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.",
        renamed: "delaySubscription(_:scheduler:)"
    )
    public func delaySubscription(
        _ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { delaySubscription(.inMilliseconds(dueTime), scheduler: scheduler) }

    /// A variant of ``timeout(_:scheduler:)`` that takes seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "timeout(_:scheduler:)")
    public func timeout(
        _ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { timeout(.inMilliseconds(dueTime), scheduler: scheduler) }

    /// A variant of ``timeout(_:other:scheduler:)`` that takes seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "timeout(_:other:scheduler:)"
    )
    public func timeout(
        _ dueTime: Foundation.TimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        timeout(.inMilliseconds(dueTime), other: other, scheduler: scheduler)
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The former name of `catchAndReturn(_:)`.
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        catchAndReturn(element)
    }

    /// The former form of `subscribe(onSuccess:onFailure:onDisposed:)`.
    @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: @escaping ((any Swift.Error) -> Void),
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed) }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The former name of `catchAndReturn(_:)`.
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        catchAndReturn(element)
    }
}
