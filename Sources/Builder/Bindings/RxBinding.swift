import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift

/// A source of values that a view can follow: an observable, a relay, a driver, a ``Variable``.
///
/// A type of your own takes part by its `asObservable()`:
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

    /// The values. A source that has a current value sends it at once.
    func asObservable() -> Observable<T>
}

/// A binding that a view can set as well.
public protocol RxBidirectionalBinding: RxBinding {
    /// The type of the values.
    associatedtype T

    /// The relay that holds the value.
    func asRelay() -> BehaviorRelay<T>
}

extension Observable: RxBinding {}

extension PublishRelay: RxBinding {}

extension ReplayRelay: RxBinding {}

extension BehaviorRelay: RxBidirectionalBinding {
    /// Returns itself.
    public func asRelay() -> BehaviorRelay<Element> { self }
}

// Builder for iOS leaves these to the app, which calls `.asObservable()`.

extension PrimitiveSequence: RxBinding {}

extension Infallible: RxBinding {}

extension SharedSequence: RxBinding {}

extension ControlProperty: RxBinding {}

extension ControlEvent: RxBinding {}
