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
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }

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

    /// Resolves the dependency again.
    public mutating func resolve() { dependency = factory() }
}

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
    public init(_ factory: Factory<T>) { self.factory = factory }

    /// Resolves nothing yet; later from a property of ``Container/shared``.
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }

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

    /// Resolves the dependency now, even if it was resolved before.
    public mutating func resolve() { dependency = factory() }

    /// The dependency if it is there already. Resolves nothing.
    public func resolvedOrNil() -> T? { dependency }
}

/// A property whose dependency is resolved when it is used for the first time, and is held weakly: nil as soon as
/// no other object holds it. It isn't resolved a second time by itself.
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
    public init(_ factory: Factory<T>) { self.factory = factory }

    /// Resolves nothing yet; later from a property of ``Container/shared``.
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }

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

    /// Resolves the dependency now, even if it was resolved before.
    public mutating func resolve() { _ = resolveAndHold() }

    /// The dependency if it is there. Resolves nothing.
    public func resolvedOrNil() -> T? { dependency?.object.flatMap { $0 as? T } }

    /// The first reader gets the dependency even where no other object holds it.
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
