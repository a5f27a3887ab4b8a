import BuilderRxRelay
import BuilderRxSwift
import Foundation
import Synchronization

/// A sequence that has no error and is shared: however many subscribe, its source has one subscription.
///
/// ``Driver`` and ``Signal`` are the two kinds. A subscription made while others are there gets what the kind replays,
/// and when the last is disposed, so is the one to the source. Operators give sequences of the same kind.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    let source: Observable<Element>

    /// Makes a sequence that shares a source without errors.
    init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

    /// Makes a sequence of a source that needs no sharing.
    init(raw source: Observable<Element>) { self.source = source }

    /// The sequence as an observable.
    public func asObservable() -> Observable<Element> { source }

    /// Returns itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// The sharing strategy of a kind of shared sequence.
public protocol SharingStrategyProtocol {
    /// The scheduler that delivers events.
    static var scheduler: any SchedulerType { get }

    /// Shares a source among its subscriptions.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Anything that can be turned into a ``SharedSequence``.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    /// The sharing strategy.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// The sequence as an observable.
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

extension ObservableConvertibleType {
    /// The sequence as a shared one, with an element in the place of an error.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// The sequence as a shared one, which continues with another after an error.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        asSharedSequence { _ in onErrorDriveWith }
    }

    /// The sequence as a shared one, which continues with the result of a closure after an error.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy: S.Type = S.self,
        onErrorRecover: @escaping (_ error: any Swift.Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(
            asObservable().observe(on: S.scheduler).catch { error in onErrorRecover(error).asObservable() })
    }
}

extension SharedSequence {
    /// A sequence that completes without an element.
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
    }

    /// A sequence that has no element and never ends.
    public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: Observable.never()) }

    /// A sequence of one element, which then completes.
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
    }

    /// A sequence that a closure makes when it is subscribed to.
    public static func deferred(
        _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.deferred { observableFactory().asObservable() })
    }

    /// A sequence of the given elements, which then completes.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

    /// A sequence of an array's elements, which then completes.
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
    }

    /// A sequence of another sequence's elements, which then completes.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
    }

    /// A sequence of one element or, for nil, of none, which then completes.
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    /// Counts from 0, one element after each period.
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// Counts from 0: the first element after a time, the others after each period.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}

/// The scheduler of shared sequences: the main scheduler, or another one in tests.
public enum SharingScheduler {
    /// Makes the scheduler of a shared sequence; called when the sequence is made.
    public static var make: () -> any SchedulerType { maker.value }

    /// Lets sequences that are made during a closure deliver on another scheduler.
    ///
    /// ```swift
    /// let scheduler = TestScheduler(initialClock: 0)
    /// SharingScheduler.mock(scheduler: scheduler) {
    ///     let driver = source.asDriver(onErrorJustReturn: 0).debounce(.seconds(1))
    ///     …
    /// }
    /// ```
    ///
    /// It holds for the whole process while the closure runs.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Lets sequences that are made during a closure deliver on schedulers that another closure makes.
    ///
    /// It holds for the whole process while the closure runs.
    public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
        let original = maker.value
        maker.value = makeScheduler
        defer { maker.value = original }
        try action()
    }

    private static let maker = Maker { MainScheduler() }

    /// A closure behind a lock.
    private final class Maker: @unchecked Sendable {
        private let lock = Mutex(())
        private var current: () -> any SchedulerType

        init(_ make: @escaping () -> any SchedulerType) { current = make }

        var value: () -> any SchedulerType {
            get { lock.withLock { _ in current } }
            set { lock.withLock { _ in current = newValue } }
        }
    }
}

extension ControlEvent {
    /// The event as a driver.
    public func asDriver() -> Driver<Element> { asDriver { _ in .empty() } }

    /// The event as a signal.
    public func asSignal() -> Signal<Element> { asSignal { _ in .empty() } }
}

extension ControlProperty {
    /// The value as a driver.
    public func asDriver() -> Driver<Element> { asDriver { _ in .empty() } }
}

extension InfallibleType {
    /// The sequence as a driver.
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension BehaviorRelay {
    /// The relay's value as a driver.
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension PublishRelay {
    /// The relay's elements as a signal.
    public func asSignal() -> Signal<Element> {
        SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}
