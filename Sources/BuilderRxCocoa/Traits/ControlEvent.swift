import BuilderRxSwift

/// An observable of a view's events. See ``ControlEvent``.
public protocol ControlEventType: ObservableType {
    /// Returns the source as a ``ControlEvent``.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a view: taps, selections, scrolls.
///
/// It never fails, emits no events from before the subscription, subscribes and emits on the main thread, and completes
/// when the view is deallocated.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// Creates a control event from an observable that never fails and emits on the main thread, as control events do.
    ///
    /// - Parameter events: The observable. It is subscribed to on the main thread.
    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Subscribes an observer to the events. It receives every event until the view is deallocated or the result is
    /// disposed.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// Returns the event as an observable.
    public func asObservable() -> Observable<Element> { events }

    /// Returns itself.
    public func asControlEvent() -> ControlEvent<Element> { self }
}
