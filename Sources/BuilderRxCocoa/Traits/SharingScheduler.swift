import BuilderRxSwift
import Foundation

/// The scheduler of shared sequences: the main scheduler, or another one in tests.
public enum SharingScheduler {
    /// Makes the scheduler of a shared sequence; asked when the sequence is made.
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
        private let lock = NSLock()
        private var current: () -> any SchedulerType

        init(_ make: @escaping () -> any SchedulerType) {
            current = make
        }

        var value: () -> any SchedulerType {
            get { lock.withLock { current } }
            set { lock.withLock { current = newValue } }
        }
    }
}
