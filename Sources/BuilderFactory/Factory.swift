/// Makes a dependency whenever it is called, in the way that is registered for it at that moment.
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
/// All factories may be used on all threads. One thread resolves at a time: while a dependency is made, others that
/// resolve for one wait, so the closure that makes one must not wait for another thread that needs one too.
public struct Factory<T>: Sendable {
    let registration: Registration<Void, T>

    /// A factory whose dependency is made anew each time.
    public init(factory: @escaping () -> T) { registration = Registration(key: .unique(), make: factory) }

    /// A factory whose dependency stays in a scope and is used again for as long as it is there.
    public init(scope: SharedContainer.Scope, factory: @escaping () -> T) {
        registration = Registration(key: .unique(), scope: scope, make: factory)
    }

    /// A factory that is made anew by each use of a container's computed property and still stands for one dependency:
    /// registrations and kept objects go by the property's name and the type.
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

    /// The dependency: the one that stays in the factory's scope, or else a new one.
    ///
    /// Stops the process with the names of all types on the way when the dependency, by a detour, needs itself.
    public func callAsFunction() -> T { Registry.shared.resolve(registration, ()) }

    /// The same as calling the factory.
    public func resolve() -> T { callAsFunction() }

    /// Makes the dependency in another way from now on, and releases the one that stays in the scope.
    ///
    /// A dependency that is being made at this moment is still made in the old way and doesn't stay in the scope.
    ///
    /// ```swift
    /// Container.userService.register { MockUserService() }
    /// ```
    public func register(factory: @escaping () -> T) { Registry.shared.replace(registration, with: factory) }

    /// Makes the dependency in the factory's own way again, and releases the one that stays in the scope; or does
    /// only one of both.
    public func reset(_ options: FactoryResetOptions = .all) { Registry.shared.reset(registration, options) }
}

/// A factory that makes its dependency from parameters.
///
/// ```swift
/// extension Container {
///     static let details = ParameterFactory<User, DetailViewModel> { DetailViewModel(user: $0) }
/// }
///
/// func makeDetails(of user: User) -> DetailViewModel { Container.details(user) }
/// ```
///
/// With a scope, the dependency that was made first is used again, whatever the parameters are by then.
public struct ParameterFactory<P, T>: Sendable {
    let registration: Registration<P, T>

    /// A factory whose dependency is made anew each time.
    public init(factory: @escaping (_ params: P) -> T) { registration = Registration(key: .unique(), make: factory) }

    /// A factory whose dependency stays in a scope and is used again for as long as it is there.
    public init(scope: SharedContainer.Scope, factory: @escaping (_ params: P) -> T) {
        registration = Registration(key: .unique(), scope: scope, make: factory)
    }

    /// A factory that is made anew by each use of a container's computed property and still stands for one dependency:
    /// registrations and kept objects go by the property's name and the type.
    public init(_ container: SharedContainer, key: StaticString = #function, _ factory: @escaping (P) -> T) {
        registration = Registration(key: .member(of: container, named: key, T.self), make: factory)
    }

    init(registration: Registration<P, T>) { self.registration = registration }

    /// The dependency: the one that stays in the factory's scope, or else a new one.
    ///
    /// Stops the process with the names of all types on the way when the dependency, by a detour, needs itself; other
    /// parameters are no way out.
    public func callAsFunction(_ params: P) -> T { Registry.shared.resolve(registration, params) }

    /// The same as calling the factory.
    public func resolve(_ params: P) -> T { callAsFunction(params) }

    /// Makes the dependency in another way from now on, and releases the one that stays in the scope.
    ///
    /// A dependency that is being made at this moment is still made in the old way and doesn't stay in the scope.
    public func register(factory: @escaping (_ params: P) -> T) { Registry.shared.replace(registration, with: factory) }

    /// Makes the dependency in the factory's own way again, and releases the one that stays in the scope; or does
    /// only one of both.
    public func reset(_ options: FactoryResetOptions = .all) { Registry.shared.reset(registration, options) }
}

extension Factory {
    /// This factory with a dependency that is made anew each time.
    public var unique: Factory<T> { Factory(registration: registration.staying(in: nil)) }

    /// This factory with a dependency that stays until it is reset.
    public var cached: Factory<T> { scope(.cached) }

    /// This factory with a dependency that stays while the outermost call is answered.
    public var graph: Factory<T> { scope(.graph) }

    /// This factory with a dependency that stays for as long as other objects hold it.
    public var shared: Factory<T> { scope(.shared) }

    /// This factory with a dependency that stays for good.
    public var singleton: Factory<T> { scope(.singleton) }

    /// This factory with a dependency that stays in the given scope.
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
    /// This factory with a dependency that is made anew each time.
    public var unique: ParameterFactory<P, T> { ParameterFactory(registration: registration.staying(in: nil)) }

    /// This factory with a dependency that stays until it is reset.
    public var cached: ParameterFactory<P, T> { scope(.cached) }

    /// This factory with a dependency that stays while the outermost call is answered.
    public var graph: ParameterFactory<P, T> { scope(.graph) }

    /// This factory with a dependency that stays for as long as other objects hold it.
    public var shared: ParameterFactory<P, T> { scope(.shared) }

    /// This factory with a dependency that stays for good.
    public var singleton: ParameterFactory<P, T> { scope(.singleton) }

    /// This factory with a dependency that stays in the given scope.
    public func scope(_ scope: SharedContainer.Scope) -> ParameterFactory<P, T> {
        ParameterFactory(registration: registration.staying(in: scope))
    }
}
