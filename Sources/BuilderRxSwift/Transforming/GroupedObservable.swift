/// The elements of a sequence that share a key. See ``ObservableType/groupBy(keySelector:)``.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The key that the elements have in common.
    public let key: Key

    private let source: Observable<Element>

    /// Creates a group from a key and the observable of its elements.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Subscribes an observer to the group. It receives every event until the sequence ends or the result is disposed.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// Returns the group without its key.
    public func asObservable() -> Observable<Element> { source }
}

extension GroupedObservable: Sendable where Key: Sendable, Element: Sendable {}
