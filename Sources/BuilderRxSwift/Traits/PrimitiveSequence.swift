/// An observable that promises how many elements it has: ``Single``, ``Maybe`` or ``Completable``.
///
/// The first type parameter determines which of them it is. Operators keep the promise; ``asObservable()`` gives it up.
public struct PrimitiveSequence<Trait, Element> {
    let source: Observable<Element>

    /// Takes an observable at its word that it keeps the trait's promise.
    init(raw source: Observable<Element>) { self.source = source }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// Anything that is a ``PrimitiveSequence``. Extensions of one trait's sequences are written on it.
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

    /// The sequence itself.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// The sequence itself.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// The sequence as an observable, which promises nothing.
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
    /// The observable below the promise.
    var source: Observable<Element> { primitiveSequence.source }

    /// Subscribes with a closure for each event that a trait may report.
    func subscribe(reporting closures: TraitObserver<Element>.Closures) -> any Disposable {
        let observer = TraitObserver(closures)
        source.attach(observer)
        return observer
    }
}

/// Returns a closure that calls another one with an object while the object lives; nil for nil.
func bound<Object: AnyObject, Value>(_ closure: ((Object, Value) -> Void)?, to object: Object) -> ((Value) -> Void)? {
    closure.map { closure in { [weak object] value in object.map { closure($0, value) } } }
}

/// Returns a closure that calls another one with an object while the object lives; nil for nil.
func bound<Object: AnyObject>(_ closure: ((Object) -> Void)?, to object: Object) -> (() -> Void)? {
    closure.map { closure in { [weak object] in object.map(closure) } }
}
