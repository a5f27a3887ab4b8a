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
/// All factories may be used on all threads. One thread resolves at a time: while a dependency is made, others that ask
/// for one wait, so whoever makes one must not wait for another thread that needs one too.
public struct Factory<T>: Sendable {
    let registration: Registration<Void, T>

    /// A factory whose dependency is made anew each time.
    public init(factory: @escaping () -> T) {
        registration = Registration(key: .unique(), make: factory)
    }

    /// A factory whose dependency stays in a scope and is used again for as long as it is there.
    public init(scope: SharedContainer.Scope, factory: @escaping () -> T) {
        registration = Registration(key: .unique(), scope: scope, make: factory)
    }

    /// A factory that is made anew by each use of a container's computed property and still stands for one dependency:
    /// what is registered and what stays in scopes goes by the property's name and the type.
    ///
    /// ```swift
    /// extension Container {
    ///     var clock: Factory<Clock> { Factory(self) { Clock() } }
    /// }
    /// ```
    public init(_ container: SharedContainer, key: StaticString = #function, _ factory: @escaping () -> T) {
        registration = Registration(key: .member(of: container, named: key, T.self), make: factory)
    }

    init(registration: Registration<Void, T>) {
        self.registration = registration
    }

    /// The dependency: the one that stays in the factory's scope, or else a new one.
    ///
    /// Stops the process with the names of all types on the way when the dependency, by a detour, needs itself.
    public func callAsFunction() -> T {
        Registry.shared.resolve(registration, ())
    }

    /// The same as calling the factory.
    public func resolve() -> T {
        callAsFunction()
    }

    /// Makes the dependency in another way from now on, and lets go of the one that stays in the scope.
    ///
    /// Where the dependency is being made just now, that one is still made in the old way and doesn't stay in the
    /// scope.
    ///
    /// ```swift
    /// Container.userService.register { MockUserService() }
    /// ```
    public func register(factory: @escaping () -> T) {
        Registry.shared.replace(registration, with: factory)
    }

    /// Makes the dependency in the factory's own way again, and lets go of the one that stays in the scope; or does
    /// only one of both.
    public func reset(_ options: FactoryResetOptions = .all) {
        Registry.shared.reset(registration, options)
    }
}
