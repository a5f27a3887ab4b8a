import OpenCombine

extension ObservableType where Element: RxAbstractInteger {
    /// A sequence that counts 0, 1, 2 … and never ends.
    ///
    /// ```swift
    /// Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { print("\($0 + 1) s") })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - period: the time to the first element and from each to the next. Zero or less counts as a millisecond
    ///     (RxSwift runs as fast as it can, or stops the program); with `.never` there is no element.
    ///   - scheduler: where the elements are delivered. A slow observer doesn't shift the times of later elements.
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timer(period.asPeriod, period: period, scheduler: scheduler)
    }

    /// A sequence that waits, then sends 0, and completes or goes on counting.
    ///
    /// - Parameters:
    ///   - dueTime: the time to the first element; with zero or less it comes as soon as the scheduler can.
    ///   - period: the time from each element to the next. Without it the sequence completes after the first. Zero or
    ///     less counts as a millisecond (RxSwift runs as fast as it can, or stops the program).
    ///   - scheduler: where the events are delivered. A slow observer doesn't shift the times of later elements.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        Observable { observer in
            let subscription = DisposableSubscription()
            observer.receive(subscription: subscription)
            if let period {
                subscription.hold(
                    scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period.asPeriod) { count in
                        observer.onNext(count)
                        return count &+ 1
                    })
            } else {
                subscription.hold(
                    scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                        observer.onNext(0)
                        observer.receive(completion: .finished)
                        return Disposables.create()
                    })
            }
        }
    }
}
