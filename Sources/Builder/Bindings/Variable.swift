import BuilderRxRelay
import BuilderRxSwift

/// A property wrapper whose value views can observe.
///
/// ```swift
/// final class LoginModel {
///     @Variable var name = ""
///     @Variable private(set) var error: String? = nil
/// }
///
/// TextField(model.$name)
/// LabelView(model.$error).color(.red)
/// ```
///
/// A new subscriber receives the current value immediately. Copies of a variable share one value. A variable can be
/// used on any thread.
@propertyWrapper
public struct Variable<T> {
    private let relay: BehaviorRelay<T>

    /// Creates a variable backed by a relay.
    public init(_ relay: BehaviorRelay<T>) { self.relay = relay }

    /// The value. Setting it sends it to every subscriber.
    public var wrappedValue: T {
        get { relay.value }
        nonmutating set { relay.accept(newValue) }
    }

    /// The variable itself, to pass to views: `$name`. Setting it makes it follow another variable's value from then
    /// on.
    public var projectedValue: Variable<T> {
        get { self }
        set { self = newValue }
    }
}

extension Variable {
    /// Creates a variable with an initial value.
    public init(wrappedValue: T) { self.init(BehaviorRelay(value: wrappedValue)) }
}

extension Variable where T: Equatable {
    /// Calls a closure after each change of the value, but not for the current value.
    public func onChange(_ observer: @escaping (_ value: T) -> Void) -> any Disposable {
        relay.asObservable().distinctUntilChanged().skip(1).subscribe(onNext: observer)
    }
}

extension Variable: RxBinding {
    /// Returns an observable of the current value and every later one.
    public func asObservable() -> Observable<T> { relay.asObservable() }

    /// Returns an observable of the current value and every later one, delivered on a scheduler.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<T> {
        relay.asObservable().observe(on: scheduler)
    }

    /// Sets the variable to each value of an observable.
    public func bind(_ observable: Observable<T>) -> any Disposable {
        observable.subscribe(onNext: { [relay] in relay.accept($0) })
    }
}

extension Variable: RxBidirectionalBinding {
    /// The relay that holds the value.
    public func asRelay() -> BehaviorRelay<T> { relay }
}

extension Variable: @unchecked Sendable where T: Sendable {}
