/// A factory that needs to be told something to make its dependency.
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
    public init(factory: @escaping (_ params: P) -> T) {
        registration = Registration(key: .unique(), make: factory)
    }

    /// A factory whose dependency stays in a scope and is used again for as long as it is there.
    public init(scope: SharedContainer.Scope, factory: @escaping (_ params: P) -> T) {
        registration = Registration(key: .unique(), scope: scope, make: factory)
    }

    /// A factory that is made anew by each use of a container's computed property and still stands for one dependency:
    /// what is registered and what stays in scopes goes by the property's name and the type.
    public init(_ container: SharedContainer, key: StaticString = #function, _ factory: @escaping (P) -> T) {
        registration = Registration(key: .member(of: container, named: key, T.self), make: factory)
    }

    init(registration: Registration<P, T>) {
        self.registration = registration
    }

    /// The dependency: the one that stays in the factory's scope, or else a new one.
    ///
    /// Stops the process with the names of all types on the way when the dependency, by a detour, needs itself; other
    /// parameters are no way out.
    public func callAsFunction(_ params: P) -> T {
        Registry.shared.resolve(registration, params)
    }

    /// The same as calling the factory.
    public func resolve(_ params: P) -> T {
        callAsFunction(params)
    }

    /// Makes the dependency in another way from now on, and lets go of the one that stays in the scope.
    ///
    /// Where the dependency is being made just now, that one is still made in the old way and doesn't stay in the
    /// scope.
    public func register(factory: @escaping (_ params: P) -> T) {
        Registry.shared.replace(registration, with: factory)
    }

    /// Makes the dependency in the factory's own way again, and lets go of the one that stays in the scope; or does
    /// only one of both.
    public func reset(_ options: FactoryResetOptions = .all) {
        Registry.shared.reset(registration, options)
    }
}
