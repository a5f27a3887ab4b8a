/// Marks a ``PrimitiveSequence`` without elements.
public enum CompletableTrait {}

/// A sequence without elements, which completes or fails: something that is done.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The event of a ``Completable``.
@frozen public enum CompletableEvent: Sendable {
    /// It failed.
    case error(any Swift.Error)
    /// It is done.
    case completed
}
