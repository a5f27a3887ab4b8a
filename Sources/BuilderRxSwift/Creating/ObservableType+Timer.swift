import OpenCombine

extension ObservableType where Element: RxAbstractInteger {
    /// Creates a sequence that emits 0, 1, 2 … and never ends.
    ///
    /// ```swift
    /// Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { print("\($0 + 1) s") })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - period: The time to the first element and between elements. Zero or less counts as a millisecond (RxSwift
    ///     emits as fast as it can, or traps); with `.never` no element is emitted.
    ///   - scheduler: The scheduler that emits the elements. A slow observer doesn't shift the times of later elements.
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timer(period.asPeriod, period: period, scheduler: scheduler)
    }

    /// Creates a sequence that emits 0 after a delay, then completes or continues to count.
    ///
    /// - Parameters:
    ///   - dueTime: The time to the first element; with zero or less it is emitted as soon as the scheduler can.
    ///   - period: The time between elements. Without it the sequence completes after the first element. Zero or less
    ///     counts as a millisecond (RxSwift emits as fast as it can, or traps).
    ///   - scheduler: The scheduler that emits the events. A slow observer doesn't shift the times of later elements.
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
