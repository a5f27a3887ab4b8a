/// A property whose dependency is resolved when it is used for the first time, and is held weakly: nil as soon as
/// nobody else holds it. It isn't resolved a second time by itself.
///
/// ```swift
/// final class Coordinator {
///     @WeakLazyInjected(\.session) var session
/// }
/// ```
///
/// Only objects can be held weakly; of another dependency nothing stays.
@propertyWrapper public struct WeakLazyInjected<T> {
    /// The factory that the dependency comes from.
    public let factory: Factory<T>
    private var dependency: WeakObject?
    private var isResolved = false

    /// Resolves nothing yet.
    public init(_ factory: Factory<T>) {
        self.factory = factory
    }

    /// Resolves nothing yet; later from a property of ``Container/shared``.
    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        self.init(Container.shared[keyPath: keyPath])
    }

    /// The dependency, resolved by the first to read it. Another one, or nil, can be put in its place.
    public var wrappedValue: T? {
        mutating get {
            guard isResolved else { return resolveAndHold() }
            return resolvedOrNil()
        }
        set { hold(newValue) }
    }

    /// The wrapper itself, for ``factory``, ``resolve()`` and ``resolvedOrNil()``.
    public var projectedValue: WeakLazyInjected<T> {
        get { self }
        set { self = newValue }
    }

    /// Asks the factory now, and again if the dependency was there already.
    public mutating func resolve() {
        _ = resolveAndHold()
    }

    /// The dependency if it is there. Resolves nothing.
    public func resolvedOrNil() -> T? {
        dependency?.object.flatMap { $0 as? T }
    }

    /// Whoever reads first gets the dependency even where nobody else holds it.
    private mutating func resolveAndHold() -> T? {
        let resolved = factory()
        hold(resolved)
        return resolved
    }

    private mutating func hold(_ value: T?) {
        isResolved = true
        dependency = value.flatMap { unwrapped($0) }.flatMap { WeakObject($0) }
    }
}
