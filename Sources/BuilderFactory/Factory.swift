/// A factory that creates a dependency on each call, with the closure that is registered at that time.
///
/// Factories are members of a container:
///
/// ```swift
/// extension Container {
///     static let userService = Factory<UserServiceType>(scope: .shared) { UserService() }
///     static let mainViewModel = Factory { MainViewModel() }
/// }
///
/// let service = Container.userService()
/// ```
///
/// All factories may be used on all threads. One thread resolves at a time: while a dependency is created, other
/// threads that resolve one wait, so the closure that creates a dependency must not wait for another thread that needs
/// one too.
public struct Factory<T>: Sendable {
    let registration: Registration<Void, T>

    /// Creates a factory of a unique dependency, which is created on each call.
    public init(factory: @escaping () -> T) { registration = Registration(key: .unique(), make: factory) }

    /// Creates a factory whose dependency is cached in a scope and reused as long as it exists.
    public init(scope: SharedContainer.Scope, factory: @escaping () -> T) {
        registration = Registration(key: .unique(), scope: scope, make: factory)
    }

    /// Creates a factory for a container's computed property. Each access creates a new factory for the same
    /// dependency: registrations and cached dependencies are identified by the property's name and the type.
    ///
    /// ```swift
    /// extension Container {
    ///     var clock: Factory<Clock> { Factory(self) { Clock() } }
    /// }
    /// ```
    public init(_ container: SharedContainer, key: StaticString = #function, _ factory: @escaping () -> T) {
        registration = Registration(key: .member(of: container, named: key, T.self), make: factory)
    }

    init(registration: Registration<Void, T>) { self.registration = registration }

    /// Returns the dependency: the one in the factory's scope, or a new one.
    ///
    /// If the dependency requires itself, even indirectly, the process ends with the names of all types of the chain.
    public func callAsFunction() -> T { Registry.shared.resolve(registration, ()) }

    /// Returns the dependency, like a call of the factory.
    public func resolve() -> T { callAsFunction() }

    /// Registers another closure for the dependency, and releases the one in the scope.
    ///
    /// A dependency that is being created at this time is still created by the old closure, and isn't cached in the
    /// scope.
    ///
    /// ```swift
    /// Container.userService.register { MockUserService() }
    /// ```
    public func register(factory: @escaping () -> T) { Registry.shared.replace(registration, with: factory) }

    /// Restores the factory's own closure, and releases the dependency in the scope; or does only one of both.
    public func reset(_ options: FactoryResetOptions = .all) { Registry.shared.reset(registration, options) }
}

/// A factory that creates its dependency from parameters.
///
/// ```swift
/// extension Container {
///     static let details = ParameterFactory<User, DetailViewModel> { DetailViewModel(user: $0) }
/// }
///
/// func makeDetails(of user: User) -> DetailViewModel { Container.details(user) }
/// ```
///
/// With a scope, the dependency that was created first is reused, whatever the later parameters.
public struct ParameterFactory<P, T>: Sendable {
    let registration: Registration<P, T>

    /// Creates a factory of a unique dependency, which is created on each call.
    public init(factory: @escaping (_ params: P) -> T) { registration = Registration(key: .unique(), make: factory) }

    /// Creates a factory whose dependency is cached in a scope and reused as long as it exists.
    public init(scope: SharedContainer.Scope, factory: @escaping (_ params: P) -> T) {
        registration = Registration(key: .unique(), scope: scope, make: factory)
    }

    /// Creates a factory for a container's computed property. Each access creates a new factory for the same
    /// dependency: registrations and cached dependencies are identified by the property's name and the type.
    public init(_ container: SharedContainer, key: StaticString = #function, _ factory: @escaping (P) -> T) {
        registration = Registration(key: .member(of: container, named: key, T.self), make: factory)
    }

    init(registration: Registration<P, T>) { self.registration = registration }

    /// Returns the dependency: the one in the factory's scope, or a new one.
    ///
    /// If the dependency requires itself, even indirectly and with other parameters, the process ends with the names of
    /// all types of the chain.
    public func callAsFunction(_ params: P) -> T { Registry.shared.resolve(registration, params) }

    /// Returns the dependency, like a call of the factory.
    public func resolve(_ params: P) -> T { callAsFunction(params) }

    /// Registers another closure for the dependency, and releases the one in the scope.
    ///
    /// A dependency that is being created at this time is still created by the old closure, and isn't cached in the
    /// scope.
    public func register(factory: @escaping (_ params: P) -> T) { Registry.shared.replace(registration, with: factory) }

    /// Restores the factory's own closure, and releases the dependency in the scope; or does only one of both.
    public func reset(_ options: FactoryResetOptions = .all) { Registry.shared.reset(registration, options) }
}

extension Factory {
    /// This factory with a unique dependency, which is created on each call.
    public var unique: Factory<T> { Factory(registration: registration.staying(in: nil)) }

    /// This factory with a dependency that is cached until it is reset.
    public var cached: Factory<T> { scope(.cached) }

    /// This factory with a dependency that is cached during the outermost call.
    public var graph: Factory<T> { scope(.graph) }

    /// This factory with a dependency that is cached as long as other objects retain it.
    public var shared: Factory<T> { scope(.shared) }

    /// This factory with a dependency that is cached permanently.
    public var singleton: Factory<T> { scope(.singleton) }

    /// This factory with a dependency that is cached in the given scope.
    ///
    /// ```swift
    /// extension Container {
    ///     var account: Factory<Account> { self { Account() }.scope(.session) }
    /// }
    /// ```
    public func scope(_ scope: SharedContainer.Scope) -> Factory<T> {
        Factory(registration: registration.staying(in: scope))
    }
}

extension ParameterFactory {
    /// This factory with a unique dependency, which is created on each call.
    public var unique: ParameterFactory<P, T> { ParameterFactory(registration: registration.staying(in: nil)) }

    /// This factory with a dependency that is cached until it is reset.
    public var cached: ParameterFactory<P, T> { scope(.cached) }

    /// This factory with a dependency that is cached during the outermost call.
    public var graph: ParameterFactory<P, T> { scope(.graph) }

    /// This factory with a dependency that is cached as long as other objects retain it.
    public var shared: ParameterFactory<P, T> { scope(.shared) }

    /// This factory with a dependency that is cached permanently.
    public var singleton: ParameterFactory<P, T> { scope(.singleton) }

    /// This factory with a dependency that is cached in the given scope.
    public func scope(_ scope: SharedContainer.Scope) -> ParameterFactory<P, T> {
        ParameterFactory(registration: registration.staying(in: scope))
    }
}
