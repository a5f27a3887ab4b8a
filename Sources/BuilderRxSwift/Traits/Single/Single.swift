/// Marks a ``PrimitiveSequence`` with exactly one element.
public enum SingleTrait {}

/// A sequence that has exactly one element, or fails: an answer to a request.
///
/// ```swift
/// func load(_ id: Int) -> Single<String> {
///     .create { single in
///         single(id > 0 ? .success("item \(id)") : .failure(RxError.noElements))
///         return Disposables.create()
///     }
/// }
/// ```
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The event of a ``Single``: its element or its error.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>
