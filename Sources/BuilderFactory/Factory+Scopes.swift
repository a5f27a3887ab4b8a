extension Factory {
    /// This factory with a dependency that is made anew each time.
    public var unique: Factory<T> { Factory(registration: registration.staying(in: nil)) }

    /// This factory with a dependency that stays until it is reset.
    public var cached: Factory<T> { scope(.cached) }

    /// This factory with a dependency that stays while the outermost call is answered.
    public var graph: Factory<T> { scope(.graph) }

    /// This factory with a dependency that stays for as long as somebody else holds it.
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

    /// This factory with a dependency that stays for as long as somebody else holds it.
    public var shared: ParameterFactory<P, T> { scope(.shared) }

    /// This factory with a dependency that stays for good.
    public var singleton: ParameterFactory<P, T> { scope(.singleton) }

    /// This factory with a dependency that stays in the given scope.
    public func scope(_ scope: SharedContainer.Scope) -> ParameterFactory<P, T> {
        ParameterFactory(registration: registration.staying(in: scope))
    }
}
