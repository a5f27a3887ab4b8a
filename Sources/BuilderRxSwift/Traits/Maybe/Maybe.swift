/// Marks a ``PrimitiveSequence`` with one element or none.
public enum MaybeTrait {}

/// A sequence that has one element or completes without, or fails: what a cache may know.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a ``Maybe``.
@frozen public enum MaybeEvent<Element> {
    /// The one element. No ``completed`` follows.
    case success(Element)
    /// The sequence failed.
    case error(any Swift.Error)
    /// There is no element.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}
