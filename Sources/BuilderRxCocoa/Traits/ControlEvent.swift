import BuilderRxSwift

/// An observable of what happens to a view. See ``ControlEvent``.
public protocol ControlEventType: ObservableType {
    /// The source as a ``ControlEvent``.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a view: taps, selections, scrolls.
///
/// It has no error, sends nothing of the time before the subscription, subscribes and delivers on the main thread, and
/// completes when the view is gone.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// Makes an event of an observable that keeps what is promised of events: it has no error and delivers on the main
    /// thread.
    ///
    /// - Parameter events: the observable. It is subscribed to on the main thread.
    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Sends every event to an observer, from now until the view is gone or the result is disposed.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// The event as an observable.
    public func asObservable() -> Observable<Element> { events }

    /// Returns itself.
    public func asControlEvent() -> ControlEvent<Element> { self }
}
