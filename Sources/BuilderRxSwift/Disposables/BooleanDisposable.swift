import Synchronization

/// A disposable that stores whether it was disposed.
///
/// For work that looks now and then whether it should go on:
///
/// ```swift
/// let stop = BooleanDisposable()
/// while !stop.isDisposed {
///     if Int.random(in: 1...6) == 6 { stop.dispose() }
/// }
/// ```
public final class BooleanDisposable: Cancelable {
    private let disposed: Atomic<Bool>

    /// Makes one that isn't disposed.
    public init() { disposed = Atomic(false) }

    /// Makes one that is disposed from the beginning, or isn't.
    public init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

    /// A Boolean value that indicates whether it was disposed.
    public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Remembers it.
    public func dispose() { disposed.store(true, ordering: .releasing) }
}

extension BooleanDisposable: Sendable {}
