/// A property whose dependency is resolved when it is used for the first time.
///
/// ```swift
/// final class MainViewModel {
///     @LazyInjected(Container.userService) var service
/// }
/// ```
@propertyWrapper public struct LazyInjected<T> {
    /// The factory that the dependency comes from.
    public let factory: Factory<T>
    private var dependency: T?

    /// Resolves nothing yet.
    public init(_ factory: Factory<T>) {
        self.factory = factory
    }

    /// Resolves nothing yet; later from a property of ``Container/shared``.
    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        self.init(Container.shared[keyPath: keyPath])
    }

    /// The dependency, resolved by the first to read it. Another one can be put in its place, before that too.
    public var wrappedValue: T {
        mutating get {
            if let dependency { return dependency }
            let resolved = factory()
            dependency = resolved
            return resolved
        }
        set { dependency = newValue }
    }

    /// The wrapper itself, for ``factory``, ``resolve()`` and ``resolvedOrNil()``.
    public var projectedValue: LazyInjected<T> {
        get { self }
        set { self = newValue }
    }

    /// Asks the factory now, and again if the dependency is there already.
    public mutating func resolve() {
        dependency = factory()
    }

    /// The dependency if it is there already. Resolves nothing.
    public func resolvedOrNil() -> T? {
        dependency
    }
}
