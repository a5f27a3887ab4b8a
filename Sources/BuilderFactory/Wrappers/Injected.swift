/// A property whose dependency is resolved when its owner is created.
///
/// ```swift
/// final class MainViewModel {
///     @Injected(Container.userService) var service
/// }
/// ```
@propertyWrapper public struct Injected<T> {
    /// The factory that the dependency comes from.
    public let factory: Factory<T>
    private var dependency: T

    /// Resolves the dependency now.
    public init(_ factory: Factory<T>) {
        self.factory = factory
        dependency = factory()
    }

    /// Resolves the dependency now, from a property of ``Container/shared``.
    ///
    /// ```swift
    /// final class MainViewModel {
    ///     @Injected(\.session) var session
    /// }
    /// ```
    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        self.init(Container.shared[keyPath: keyPath])
    }

    /// The dependency. Another one can be put in its place.
    public var wrappedValue: T {
        get { dependency }
        set { dependency = newValue }
    }

    /// The wrapper itself, for ``factory`` and ``resolve()``.
    public var projectedValue: Injected<T> {
        get { self }
        set { self = newValue }
    }

    /// Asks the factory again.
    public mutating func resolve() {
        dependency = factory()
    }
}
