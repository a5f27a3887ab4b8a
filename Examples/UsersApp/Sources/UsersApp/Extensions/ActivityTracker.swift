import Foundation
import RxCocoa
import RxSwift

/// A count of the requests in progress.
final class ActivityTracker {

    private let count = BehaviorRelay(value: 0)

    var isBusy: Driver<Bool> {
        count.asDriver().map { $0 > 0 }.distinctUntilChanged()
    }

    fileprivate func begin() { count.accept(count.value + 1) }
    fileprivate func end() { count.accept(count.value - 1) }

}

extension PrimitiveSequence where Trait == SingleTrait {
    func tracked(by tracker: ActivityTracker) -> Single<Element> {
        self.do(onSubscribe: { tracker.begin() }, onDispose: { tracker.end() })
    }
}

extension ObservableType {
    /// Logs events to the console if `LOG_EVENTS` is set.
    func logged(_ name: String, _ isOn: Bool = ProcessInfo.processInfo.environment["LOG_EVENTS"] != nil)
        -> Observable<Element>
    {
        isOn ? debug(name).asObservable() : asObservable()
    }
}

extension ObservableType where Element == String {
    /// Emits typed text after a pause in typing.
    func settled(_ pause: RxTimeInterval = .milliseconds(250), on scheduler: SchedulerType = MainScheduler.instance)
        -> Observable<String>
    {
        skip(1)
            .debounce(pause, scheduler: scheduler)
            .distinctUntilChanged()
    }
}
