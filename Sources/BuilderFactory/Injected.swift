/// A property whose dependency is resolved when its owner is created.
///
/// ```swift
/// final class MainViewModel {
///     @Injected(Container.userService) var service
/// }
/// ```
@propertyWrapper public struct Injected<T> {
    /// The factory of the dependency.
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
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }

    /// The dependency, which can be replaced.
    public var wrappedValue: T {
        get { dependency }
        set { dependency = newValue }
    }

    /// The wrapper itself, for ``factory`` and ``resolve()``.
    public var projectedValue: Injected<T> {
        get { self }
        set { self = newValue }
    }

    /// Resolves the dependency again.
    public mutating func resolve() { dependency = factory() }
}

/// A property whose dependency is resolved on first use.
///
/// ```swift
/// final class MainViewModel {
///     @LazyInjected(Container.userService) var service
/// }
/// ```
@propertyWrapper public struct LazyInjected<T> {
    /// The factory of the dependency.
    public let factory: Factory<T>
    private var dependency: T?

    /// Stores the factory, without resolving the dependency.
    public init(_ factory: Factory<T>) { self.factory = factory }

    /// Stores a factory from a property of ``Container/shared``, without resolving the dependency.
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }

    /// The dependency, which is resolved on first access and can be replaced, even before that.
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

    /// Resolves the dependency now, even if it was resolved before.
    public mutating func resolve() { dependency = factory() }

    /// Returns the dependency if it was resolved already; doesn't resolve it.
    public func resolvedOrNil() -> T? { dependency }
}

/// A property whose dependency is resolved on first use and held weakly: it is nil once no other object retains it. It
/// isn't resolved again automatically.
///
/// ```swift
/// final class Coordinator {
///     @WeakLazyInjected(\.session) var session
/// }
/// ```
///
/// Only objects can be held weakly; other dependencies are not stored.
@propertyWrapper public struct WeakLazyInjected<T> {
    /// The factory of the dependency.
    public let factory: Factory<T>
    private var dependency: WeakObject?
    private var isResolved = false

    /// Stores the factory, without resolving the dependency.
    public init(_ factory: Factory<T>) { self.factory = factory }

    /// Stores a factory from a property of ``Container/shared``, without resolving the dependency.
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }

    /// The dependency, which is resolved on first access and can be replaced, also with nil.
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

    /// Resolves the dependency now, even if it was resolved before.
    public mutating func resolve() { _ = resolveAndHold() }

    /// Returns the dependency if it exists; doesn't resolve it.
    public func resolvedOrNil() -> T? { dependency?.object.flatMap { $0 as? T } }

    /// Resolves and returns the dependency, so that the first access succeeds even if no other object retains it.
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
