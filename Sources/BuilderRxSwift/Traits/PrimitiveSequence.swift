/// An observable with a fixed number of elements: ``Single``, ``Maybe`` or ``Completable``.
///
/// The first type parameter determines the trait. Operators preserve it; ``asObservable()`` erases it.
public struct PrimitiveSequence<Trait, Element> {
    let source: Observable<Element>

    /// Creates a sequence from an observable, without checking that its events match the trait.
    init(raw source: Observable<Element>) { self.source = source }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// A type that is a ``PrimitiveSequence``. Extend it to add members to the sequences of one trait.
///
/// ```swift
/// extension PrimitiveSequenceType where Trait == SingleTrait, Element == Int {
///     func doubled() -> Single<Int> { map { $0 * 2 } }
/// }
/// ```
public protocol PrimitiveSequenceType {
    /// The trait, which determines the number of elements.
    associatedtype Trait
    /// The type of the elements.
    associatedtype Element

    /// The sequence.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// The sequence.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// Returns the sequence as an observable, without its trait.
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
    /// The underlying observable.
    var source: Observable<Element> { primitiveSequence.source }

    /// Subscribes a closure to each event that a trait may report.
    func subscribe(reporting closures: TraitObserver<Element>.Closures) -> any Disposable {
        let observer = TraitObserver(closures)
        source.attach(observer)
        return observer
    }
}
