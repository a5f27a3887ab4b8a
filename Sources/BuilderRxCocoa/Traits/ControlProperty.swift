import BuilderRxSwift

/// An observable of a view's value that can also set it. See ``ControlProperty``.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// Returns the source as a ``ControlProperty``.
    func asControlProperty() -> ControlProperty<Element>
}

/// A value that the user changes in a view: the text of a field, the position of a slider.
///
/// A subscription receives the current value first and then each value that the user sets; values set by code are not
/// emitted. It never fails, subscribes and emits on the main thread, and completes when the view is deallocated. As an
/// observer it sets the value.
///
/// ```swift
/// field.rx.text.orEmpty.bind(to: model.name).disposed(by: bag)
/// model.name.bind(to: field.rx.text).disposed(by: bag)
/// ```
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let values: Observable<PropertyType>
    private let valueSink: AnyObserver<PropertyType>

    /// Creates a property from an observable and an observer that behave as a control property's do.
    ///
    /// - Parameters:
    ///   - values: The observable, which emits the current value to a new subscription, then each value that the user
    ///     sets. It is subscribed to on the main thread.
    ///   - valueSink: The observer that sets the value.
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Subscribes an observer to the current value and every later one.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The values without the current one: only the user's changes.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    /// Returns the values as an observable.
    public func asObservable() -> Observable<Element> { values }

    /// Returns itself.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Sets the value to the element of an event. An error is passed to `Hooks.defaultErrorHandler`; completion is
    /// passed on.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next, .completed: valueSink.on(event)
        case .error(let error): Hooks.defaultErrorHandler(["ControlProperty<\(PropertyType.self)>"], error)
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// The property with an empty string in place of `nil`.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty(
            values: original.map { $0 ?? "" },
            valueSink: AnyObserver { event in original.on(event.map(Optional.some)) })
    }
}
