import Foundation

extension ObservableType {
    /// The old name of ``observe(on:)``.
    @available(*, deprecated, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        observe(on: scheduler)
    }

    /// The old name of ``subscribe(on:)``.
    @available(*, deprecated, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        subscribe(on: scheduler)
    }

    /// The old name of ``take(for:scheduler:)``.
    @available(*, deprecated, renamed: "take(for:scheduler:)")
    public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(for: duration, scheduler: scheduler)
    }
}

// The forms that took times as a number of seconds.
extension ObservableType {
    /// ``debounce(_:scheduler:)`` with seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "debounce(_:scheduler:)")
    public func debounce(_ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        debounce(.inMilliseconds(dueTime), scheduler: scheduler)
    }

    /// ``throttle(_:latest:scheduler:)`` with seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "throttle(_:latest:scheduler:)"
    )
    public func throttle(
        _ dueTime: Foundation.TimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        throttle(.inMilliseconds(dueTime), latest: latest, scheduler: scheduler)
    }

    /// ``delay(_:scheduler:)`` with seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "delay(_:scheduler:)")
    public func delay(_ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        delay(.inMilliseconds(dueTime), scheduler: scheduler)
    }

    /// ``delaySubscription(_:scheduler:)`` with seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.",
        renamed: "delaySubscription(_:scheduler:)"
    )
    public func delaySubscription(
        _ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType
    ) -> Observable<Element> {
        delaySubscription(.inMilliseconds(dueTime), scheduler: scheduler)
    }

    /// ``timeout(_:scheduler:)`` with seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "timeout(_:scheduler:)")
    public func timeout(_ dueTime: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(.inMilliseconds(dueTime), scheduler: scheduler)
    }

    /// ``timeout(_:other:scheduler:)`` with seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "timeout(_:other:scheduler:)"
    )
    public func timeout<OtherSource: ObservableConvertibleType>(
        _ dueTime: Foundation.TimeInterval, other: OtherSource, scheduler: any SchedulerType
    ) -> Observable<Element> where Element == OtherSource.Element {
        timeout(.inMilliseconds(dueTime), other: other, scheduler: scheduler)
    }

    /// ``buffer(timeSpan:count:scheduler:)`` with seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.",
        renamed: "buffer(timeSpan:count:scheduler:)"
    )
    public func buffer(
        timeSpan: Foundation.TimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        buffer(timeSpan: .inMilliseconds(timeSpan), count: count, scheduler: scheduler)
    }

    /// ``window(timeSpan:count:scheduler:)`` with seconds.
    @available(
        *, deprecated, message: "Use DispatchTimeInterval overload instead.",
        renamed: "window(timeSpan:count:scheduler:)"
    )
    public func window(
        timeSpan: Foundation.TimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        window(timeSpan: .inMilliseconds(timeSpan), count: count, scheduler: scheduler)
    }

    /// ``take(for:scheduler:)`` with seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "take(for:scheduler:)")
    public func take(_ duration: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(for: .inMilliseconds(duration), scheduler: scheduler)
    }

    /// ``skip(_:scheduler:)`` with seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "skip(_:scheduler:)")
    public func skip(_ duration: Foundation.TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        skip(.inMilliseconds(duration), scheduler: scheduler)
    }
}

extension ObservableType where Element: RxAbstractInteger {
    /// ``interval(_:scheduler:)`` with seconds.
    @available(*, deprecated, message: "Use DispatchTimeInterval overload instead.", renamed: "interval(_:scheduler:)")
    public static func interval(
        _ period: Foundation.TimeInterval, scheduler: any SchedulerType
    ) -> Observable<Element> {
        interval(.inMilliseconds(period), scheduler: scheduler)
    }

    /// ``timer(_:period:scheduler:)`` with seconds.
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
    /// The span of some seconds, in whole milliseconds; `.never` for what is not a number of them.
    fileprivate static func inMilliseconds(_ seconds: Foundation.TimeInterval) -> RxTimeInterval {
        Int(exactly: (seconds * 1000).rounded(.towardZero)).map { .milliseconds($0) } ?? .never
    }
}
