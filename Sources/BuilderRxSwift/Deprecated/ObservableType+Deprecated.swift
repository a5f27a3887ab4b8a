import Foundation

extension ObservableType {
    /// The former name of ``take(until:)``.
    @available(*, deprecated, renamed: "take(until:)")
    public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { take(until: other) }

    /// The former name of ``skip(until:)``.
    @available(*, deprecated, renamed: "skip(until:)")
    public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { skip(until: other) }

    /// The former name of ``catch(_:)``.
    @available(*, deprecated, renamed: "catch(_:)")
    public func catchError(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        self.catch(handler)
    }

    /// The former name of ``catchAndReturn(_:)``.
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

    /// The former name of ``catch(sequence:)``.
    @available(*, deprecated, renamed: "catch(sequence:)")
    public static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        .catch(sequence: sequence)
    }

    /// The former name of `retry(when:)`.
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(
        _ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> { retry(when: notificationHandler) }

    /// The former name of `retry(when:)`.
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen<TriggerObservable: ObservableType>(
        _ notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> { retry(when: notificationHandler) }

    /// The former name of ``skip(while:)``.
    @available(*, deprecated, renamed: "skip(while:)")
    public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        skip(while: predicate)
    }

    /// The former name of ``take(while:behavior:)``.
    @available(*, deprecated, renamed: "take(while:)")
    public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        take(while: predicate)
    }

    /// The former name of ``take(until:behavior:)``.
    @available(*, deprecated, renamed: "take(until:behavior:)")
    public func takeUntil(
        _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
    ) -> Observable<Element> { take(until: predicate, behavior: behavior) }

    /// The former name of ``element(at:)``.
    @available(*, deprecated, renamed: "element(at:)")
    public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

    /// The former name of ``observe(on:)``.
    @available(*, deprecated, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }

    /// The former name of ``subscribe(on:)``.
    @available(*, deprecated, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { subscribe(on: scheduler) }

    /// The former name of ``take(for:scheduler:)``.
    @available(*, deprecated, renamed: "take(for:scheduler:)")
    public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(for: duration, scheduler: scheduler)
    }
}

// Operators whose closures receive the index of the element, and other forms of operators.
extension ObservableType {
    /// Transforms each element and its index, which counts from zero.
    @available(*, deprecated, message: "Use enumerated().map() instead.")
    public func mapWithIndex<Result>(
        _ selector: @escaping (Element, Int) throws -> Result
    ) -> Observable<Result> { enumerated().map { try selector($0.element, $0.index) } }

    /// Transforms each element and its index, which counts from zero, into a sequence, and merges the sequences.
    @available(*, deprecated, message: "Use enumerated().flatMap() instead.")
    public func flatMapWithIndex<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element, Int) throws -> Source
    ) -> Observable<Source.Element> { enumerated().flatMap { try selector($0.element, $0.index) } }

    /// Skips elements while a condition holds for an element and its index, which counts from zero.
    @available(*, deprecated, message: "Use enumerated().skip(while:).map() instead.")
    public func skipWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
        enumerated().skip(while: { try predicate($0.element, $0.index) }).map { $0.element }
    }

    /// Emits elements while a condition holds for an element and its index, which counts from zero; then completes.
    @available(*, deprecated, message: "Use enumerated().take(while:).map() instead.")
    public func takeWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
        enumerated().take(while: { try predicate($0.element, $0.index) }).map { $0.element }
    }

    /// Shares one subscription and replays the latest element while there are observers.
    @available(*, deprecated, message: "Use share(replay: 1) instead.", renamed: "share(replay:)")
    public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }

    /// Shares one subscription and replays the last elements, also after the end.
    ///
    /// - Parameter bufferSize: The maximum number of elements to replay.
    @available(*, deprecated, message: "Use share(replay:scope:) instead.", renamed: "share(replay:)")
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize, scope: .forever) }
}

extension Observable {
    /// The former name of `from(optional:)`.
    @available(*, deprecated, renamed: "from(optional:)")
    public static func from(_ optional: Element?) -> Observable<Element> { from(optional: optional) }

    /// The former name of `from(optional:scheduler:)`.
    @available(*, deprecated, renamed: "from(optional:scheduler:)")
    public static func from(
        _ optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> { from(optional: optional, scheduler: scheduler) }
}

extension Disposable {
    /// The former name of ``disposed(by:)``.
    @available(*, deprecated, renamed: "disposed(by:)")
    public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

// Variants that take times as a number of seconds.
extension ObservableType {
    /// A variant of ``debounce(_:scheduler:)`` that takes seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "debounce(_:scheduler:)")
    public func debounce(_ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        debounce(.inMilliseconds(dueTime), scheduler: scheduler)
    }

    /// A variant of ``throttle(_:latest:scheduler:)`` that takes seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "throttle(_:latest:scheduler:)"
    )
    public func throttle(
        _ dueTime: Foundation.TimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> { throttle(.inMilliseconds(dueTime), latest: latest, scheduler: scheduler) }

    /// A variant of ``delay(_:scheduler:)`` that takes seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "delay(_:scheduler:)")
    public func delay(_ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        delay(.inMilliseconds(dueTime), scheduler: scheduler)
    }

    /// A variant of ``delaySubscription(_:scheduler:)`` that takes seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.",
        renamed: "delaySubscription(_:scheduler:)"
    )
    public func delaySubscription(
        _ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType
    ) -> Observable<Element> { delaySubscription(.inMilliseconds(dueTime), scheduler: scheduler) }

    /// A variant of ``timeout(_:scheduler:)`` that takes seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "timeout(_:scheduler:)")
    public func timeout(_ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(.inMilliseconds(dueTime), scheduler: scheduler)
    }

    /// A variant of ``timeout(_:other:scheduler:)`` that takes seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "timeout(_:other:scheduler:)"
    )
    public func timeout<OtherSource: ObservableConvertibleType>(
        _ dueTime: Foundation.TimeInterval, other: OtherSource, scheduler: any SchedulerType
    ) -> Observable<Element> where Element == OtherSource.Element {
        timeout(.inMilliseconds(dueTime), other: other, scheduler: scheduler)
    }

    /// A variant of ``buffer(timeSpan:count:scheduler:)`` that takes seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.",
        renamed: "buffer(timeSpan:count:scheduler:)"
    )
    public func buffer(
        timeSpan: Foundation.TimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> { buffer(timeSpan: .inMilliseconds(timeSpan), count: count, scheduler: scheduler) }

    /// A variant of ``window(timeSpan:count:scheduler:)`` that takes seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.",
        renamed: "window(timeSpan:count:scheduler:)"
    )
    public func window(
        timeSpan: Foundation.TimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        window(timeSpan: .inMilliseconds(timeSpan), count: count, scheduler: scheduler)
    }

    /// A variant of ``take(for:scheduler:)`` that takes seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "take(for:scheduler:)")
    public func take(_ duration: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(for: .inMilliseconds(duration), scheduler: scheduler)
    }

    /// A variant of ``skip(_:scheduler:)`` that takes seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "skip(_:scheduler:)")
    public func skip(_ duration: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        skip(.inMilliseconds(duration), scheduler: scheduler)
    }
}

extension ObservableType where Element: RxAbstractInteger {
    /// A variant of ``interval(_:scheduler:)`` that takes seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "interval(_:scheduler:)")
    public static func interval(
        _ period: Foundation.TimeInterval, scheduler: any SchedulerType
    ) -> Observable<Element> { interval(.inMilliseconds(period), scheduler: scheduler) }

    /// A variant of ``timer(_:period:scheduler:)`` that takes seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "timer(_:period:scheduler:)"
    )
    public static func timer(
        _ dueTime: Foundation.TimeInterval, period: Foundation.TimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        timer(.inMilliseconds(dueTime), period: period.map(RxTimeInterval.inMilliseconds), scheduler: scheduler)
    }
}

extension RxTimeInterval {
    /// Returns an interval in whole milliseconds; `.never` if the seconds can't be represented.
    static func inMilliseconds(_ seconds: Foundation.TimeInterval) -> RxTimeInterval {
        Int(exactly: (seconds * 1000).rounded(.towardZero)).map { .milliseconds($0) } ?? .never
    }
}
