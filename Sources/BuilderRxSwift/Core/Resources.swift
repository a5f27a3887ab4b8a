import Synchronization

/// The number of living objects of the reactive modules, for tests of leaks.
///
/// Observables, observers, operators in use and disposables are counted in debug builds. (RxSwift counts if it is
/// compiled with `TRACE_RESOURCES`, and counts other objects, too.) Compare two values: a sequence that has ended or
/// was disposed, and its released observables, leave the number as it was.
///
/// ```swift
/// let before = Resources.total
/// try check(model)
/// #expect(Resources.total == before)
/// ```
public enum Resources {
    /// The number of living objects; zero in release builds.
    ///
    /// This property is thread-safe.
    public static var total: Int32 { count.load(ordering: .relaxed) }

    /// Adds one object to the total.
    ///
    /// - Returns: The new total.
    @discardableResult
    public static func incrementTotal() -> Int32 { count.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Removes one object from the total.
    ///
    /// - Returns: The new total.
    @discardableResult
    public static func decrementTotal() -> Int32 { count.wrappingSubtract(1, ordering: .relaxed).newValue }

    /// The number of living observables that `observe(on:)` has created for a ``SerialDispatchQueueScheduler``; zero in
    /// release builds.
    ///
    /// This property is thread-safe.
    public static var numberOfSerialDispatchQueueObservables: Int32 { serialObservables.load(ordering: .relaxed) }

    private static let count = Atomic<Int32>(0)
    fileprivate static let serialObservables = Atomic<Int32>(0)
}

/// The number of living objects that one task has created, for tests that run at the same time as others.
///
/// ```swift
/// let ledger = ResourceLedger()
/// try await ResourceLedger.$counting.withValue(ledger) { try await test() }
/// #expect(ledger.total == 0)
/// ```
///
/// Objects that the task's other threads create aren't counted.
package final class ResourceLedger: Sendable {
    /// The ledger of the current task.
    @TaskLocal package static var counting: ResourceLedger?

    fileprivate let count = Atomic<Int32>(0)

    /// Creates an empty ledger.
    package init() {}

    /// The number of living objects; zero in release builds.
    package var total: Int32 { count.load(ordering: .acquiring) }
}

/// A part of an object that counts it in ``Resources/total`` during its lifetime.
struct CountedResource: ~Copyable {
    #if DEBUG
    private let ledger = ResourceLedger.counting
    #endif

    @inline(__always)
    init() {
        #if DEBUG
        Resources.incrementTotal()
        ledger?.count.wrappingAdd(1, ordering: .relaxed)
        #endif
    }

    deinit {
        #if DEBUG
        Resources.decrementTotal()
        ledger?.count.wrappingSubtract(1, ordering: .releasing)
        #endif
    }
}

/// A part of an observable that counts it in ``Resources/numberOfSerialDispatchQueueObservables`` during its lifetime.
final class CountedSerialObservable {
    init() {
        #if DEBUG
        Resources.serialObservables.wrappingAdd(1, ordering: .relaxed)
        #endif
    }

    deinit {
        #if DEBUG
        Resources.serialObservables.wrappingSubtract(1, ordering: .relaxed)
        #endif
    }
}
