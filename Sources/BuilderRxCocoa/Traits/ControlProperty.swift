import BuilderRxSwift

/// An observable of a view's value that can also set it. See ``ControlProperty``.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// The source as a ``ControlProperty``.
    func asControlProperty() -> ControlProperty<Element>
}

/// A value that people change in a view: the text of a field, the position of a slider.
///
/// A subscription gets the present value first and then each that people make; values that the program sets are not
/// sent. It has no error, subscribes and delivers on the main thread, and completes when the view is gone. As an
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

    /// Makes a property of an observable and an observer that keep what is promised of properties.
    ///
    /// - Parameters:
    ///   - values: sends the present value to a new subscription, then each that users make. It is subscribed to on
    ///     the main thread.
    ///   - valueSink: sets the value.
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Sends the present value and every later one to an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The values without the present one: only what people change.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    /// The values as an observable.
    public func asObservable() -> Observable<Element> { values }

    /// Returns itself.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Sets the value to the element of an event. An error goes to `Hooks.defaultErrorHandler`, completion is passed
    /// on.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next, .completed: valueSink.on(event)
        case .error(let error): Hooks.defaultErrorHandler(["ControlProperty<\(PropertyType.self)>"], error)
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// The property with an empty text in the place of none.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty(
            values: original.map { $0 ?? "" },
            valueSink: AnyObserver { event in original.on(event.map(Optional.some)) })
    }
}
