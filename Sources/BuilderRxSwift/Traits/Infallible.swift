/// A type that is an ``Infallible``.
public protocol InfallibleType: ObservableConvertibleType {}

/// An observable that never fails.
///
/// Its subscribers need no `onError`, and most of its operators take closures that don't throw. Some accept one that
/// does, as RxSwift's; its error ends the sequence, and is passed to ``Hooks/defaultErrorHandler``.
///
/// ```swift
/// let names = Infallible.of("Anna", "Berta").map { $0.uppercased() }
/// names.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
public struct Infallible<Element>: InfallibleType {
    private let source: Observable<Element>

    /// Creates a sequence from an observable, without checking that it never fails.
    init(_ source: Observable<Element>) { self.source = source }

    /// Returns the sequence as an observable, without the guarantee that it never fails.
    public func asObservable() -> Observable<Element> { source }
}

extension Infallible: Sendable where Element: Sendable {}

/// An event of an ``Infallible``.
public enum InfallibleEvent<Element> {
    /// The next element of the sequence.
    case next(Element)
    /// The sequence ended.
    case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension Infallible {
    /// An observer of the events of an ``Infallible``.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// Creates a sequence from a closure, which runs once for each subscription, as with `Observable`.
    ///
    /// ```swift
    /// let numbers = Infallible<Int>.create { observer in
    ///     observer(.next(1))
    ///     observer(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(
            .create { observer in
                subscribe { event in
                    switch event {
                    case .next(let element): observer.onNext(element)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }
}

extension InfallibleType {
    /// Creates a sequence that emits one element during subscription, then completes.
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

    /// Creates a sequence that emits one element on a scheduler, then completes.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// Creates a sequence that completes without an element.
    public static func empty() -> Infallible<Element> { Infallible(.empty()) }

    /// Creates a sequence that emits no element and never ends.
    public static func never() -> Infallible<Element> { Infallible(.never()) }

    /// Creates a sequence from another one that a closure returns for each subscription.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(.deferred { try observableFactory().asObservable() })
    }

    /// Creates a sequence that emits the given elements, then completes.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> { Infallible(.from(elements, scheduler: scheduler)) }

    /// Creates a sequence that emits an array's elements, then completes.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> { Infallible(.from(array, scheduler: scheduler)) }

    /// Creates a sequence that emits the elements of a Swift sequence, then completes.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element { Infallible(.from(sequence, scheduler: scheduler)) }

    /// Subscribes a closure to every event.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { asObservable().subscribe(on) }

    /// Subscribes a closure to each kind of event.
    ///
    /// - Parameters:
    ///   - onNext: The closure called with each element.
    ///   - onCompleted: The closure called when the sequence completes.
    ///   - onDisposed: The closure called once, after the end or when the subscription is disposed.
    /// - Returns: A disposable that ends the subscription. Releasing it does not end the subscription.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }

    /// Subscribes a closure to each kind of event for the lifetime of an object, which is held weakly.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
