import BuilderRxRelay
import BuilderRxSwift
import Foundation
import Settling
import Synchronization

/// A sequence that never fails and is shared: its source has one subscription, regardless of the number of observers.
///
/// ``Driver`` and ``Signal`` are the two kinds. A new subscription receives the elements that the kind replays while
/// there are others; disposing the last one disposes the subscription to the source. Operators return sequences of the
/// same kind.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    let source: Observable<Element>

    /// Creates a sequence that shares a source, without checking that the source never fails.
    init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

    /// Creates a sequence from a source that needs no sharing.
    init(raw source: Observable<Element>) { self.source = source }

    /// Returns the sequence as an observable.
    public func asObservable() -> Observable<Element> { source }

    /// Returns itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// A sharing strategy of shared sequences.
public protocol SharingStrategyProtocol {
    /// The scheduler that emits events.
    static var scheduler: any SchedulerType { get }

    /// Shares a source among its subscriptions.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be converted to a ``SharedSequence``.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    /// The sharing strategy.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// Returns the shared sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// Returns the sequence as an observable.
    // Disfavored for the same reason as that of `ObservableType`.
    @_disfavoredOverload
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

extension ObservableConvertibleType {
    /// Returns the sequence as a shared one that emits an element in place of an error.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// Returns the sequence as a shared one that continues with another one after an error.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> { asSharedSequence { _ in onErrorDriveWith } }

    /// Returns the sequence as a shared one that continues with a closure's result after an error.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy: S.Type = S.self,
        onErrorRecover: @escaping (_ error: any Swift.Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(
            asObservable().observe(on: S.scheduler).catch { error in onErrorRecover(error).asObservable() })
    }
}

extension SharedSequence {
    /// Creates a sequence that completes without an element.
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
    }

    /// Creates a sequence that emits no element and never ends.
    public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: Observable.never()) }

    /// Creates a sequence that emits one element, then completes.
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
    }

    /// Creates a sequence from another one that a closure returns for each subscription.
    public static func deferred(
        _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.deferred { observableFactory().asObservable() })
    }

    /// Creates a sequence that emits the given elements, then completes.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

    /// Creates a sequence that emits an array's elements, then completes.
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
    }

    /// Creates a sequence that emits the elements of a Swift sequence, then completes.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
    }

    /// Creates a sequence that emits one element, or none for `nil`, then completes.
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    /// Creates a sequence that counts from 0 and emits one element after each period.
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// Creates a sequence that counts from 0, with the first element after a delay and the others after each period.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}

/// The scheduler of shared sequences: the main scheduler, or another one in tests.
public enum SharingScheduler {
    /// The closure that returns the scheduler of a shared sequence; called when the sequence is created.
    public static var make: () -> any SchedulerType { maker.value }

    /// Sets the scheduler of the sequences that are created while a closure runs.
    ///
    /// ```swift
    /// let scheduler = TestScheduler(initialClock: 0)
    /// SharingScheduler.mock(scheduler: scheduler) {
    ///     let driver = source.asDriver(onErrorJustReturn: 0).debounce(.seconds(1))
    ///     …
    /// }
    /// ```
    ///
    /// The setting applies to the whole process while the closure runs.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Sets the closure that returns the schedulers of the sequences that are created while another closure runs.
    ///
    /// The setting applies to the whole process while the closure runs.
    public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
        let original = maker.value
        maker.value = makeScheduler
        defer { maker.value = original }
        try action()
    }

    private static let maker = Maker { MainScheduler() }

    /// A closure guarded by a lock.
    private final class Maker: @unchecked Sendable {
        private let lock = Mutex(())
        private var current: () -> any SchedulerType

        init(_ make: @escaping () -> any SchedulerType) { current = make }

        var value: () -> any SchedulerType {
            get { lock.withLock { _ in current } }
            set {
                // The old closure is released outside of the lock: deinitializers may run arbitrary code.
                let old = lock.withLock { _ in UncheckedSendable(value: exchange(&current, with: newValue)) }
                withExtendedLifetime(old) {}
            }
        }
    }
}

extension ControlEvent {
    /// Returns the event as a driver.
    public func asDriver() -> Driver<Element> { asDriver { _ in .empty() } }

    /// Returns the event as a signal.
    public func asSignal() -> Signal<Element> { asSignal { _ in .empty() } }
}

extension ControlProperty {
    /// Returns the value as a driver.
    public func asDriver() -> Driver<Element> { asDriver { _ in .empty() } }
}

extension InfallibleType {
    /// Returns the sequence as a driver.
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension BehaviorRelay {
    /// Returns the relay's value as a driver.
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension PublishRelay {
    /// Returns the relay's elements as a signal.
    public func asSignal() -> Signal<Element> {
        SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

extension SharedSequence: NeutralValue {
    package static func neutralValue() -> Any { never() }
}
