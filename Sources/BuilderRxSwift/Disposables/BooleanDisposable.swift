import Synchronization

/// A disposable that records its disposal.
///
/// Use it for work that periodically checks whether to continue:
///
/// ```swift
/// let stop = BooleanDisposable()
/// while !stop.isDisposed {
///     if Int.random(in: 1...6) == 6 { stop.dispose() }
/// }
/// ```
public final class BooleanDisposable: Cancelable {
    private let disposed: Atomic<Bool>

    /// Creates a disposable that isn't disposed.
    public init() { disposed = Atomic(false) }

    /// Creates a disposable that is already disposed, or isn't.
    public init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

    /// A Boolean value that indicates whether the object was disposed.
    public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Marks the object as disposed.
    public func dispose() { disposed.store(true, ordering: .releasing) }
}

extension BooleanDisposable: Sendable {}
