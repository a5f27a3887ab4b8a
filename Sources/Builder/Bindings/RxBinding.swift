import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift

/// A source of values that a view can observe: an observable, a relay, a driver, a ``Variable``.
///
/// A custom type conforms by implementing `asObservable()`:
///
/// ```swift
/// struct Greeting: RxBinding {
///     func asObservable() -> Observable<String> { .just("Hello") }
/// }
///
/// LabelView(Greeting())
/// ```
public protocol RxBinding {
    /// The type of the values.
    associatedtype T

    /// Returns the observable of the values. A source with a current value sends it immediately on subscription.
    func asObservable() -> Observable<T>
}

/// A binding that a view can also set.
public protocol RxBidirectionalBinding: RxBinding {
    /// The type of the values.
    associatedtype T

    /// Returns the relay that holds the value.
    func asRelay() -> BehaviorRelay<T>
}

extension Observable: RxBinding {}

extension PublishRelay: RxBinding {}

extension ReplayRelay: RxBinding {}

extension BehaviorRelay: RxBidirectionalBinding {
    /// Returns the relay itself.
    public func asRelay() -> BehaviorRelay<Element> { self }
}

// Builder for iOS leaves these conformances to the app, which calls `.asObservable()`.

extension PrimitiveSequence: RxBinding {}

extension Infallible: RxBinding {}

extension SharedSequence: RxBinding {}

extension ControlProperty: RxBinding {}

extension ControlEvent: RxBinding {}
