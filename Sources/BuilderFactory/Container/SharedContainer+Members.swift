extension SharedContainer {
    /// A factory for a computed property of the container.
    ///
    /// ```swift
    /// extension Container {
    ///     var service: Factory<ServiceType> { self { Service() }.singleton }
    /// }
    /// ```
    ///
    /// The property's name and the type say which dependency this is, so each property makes one factory.
    public func callAsFunction<T>(key: StaticString = #function, _ factory: @escaping () -> T) -> Factory<T> {
        Factory(self, key: key, factory)
    }

    /// A factory with parameters for a computed property of the container.
    public func callAsFunction<P, T>(
        key: StaticString = #function, _ factory: @escaping (P) -> T
    ) -> ParameterFactory<P, T> {
        ParameterFactory(self, key: key, factory)
    }

    /// A factory whose dependency is registered elsewhere, for instance by a module that this one doesn't know.
    ///
    /// ```swift
    /// extension Container {
    ///     var account: Factory<AccountType?> { promised() }
    /// }
    /// ```
    ///
    /// Resolving it before anything is registered stops the process with the names of all types on the way. This is so
    /// in release builds too, where Factory returns nil.
    public func promised<T>(key: StaticString = #function) -> Factory<T?> {
        Factory(self, key: key) { Registry.shared.stopUnregistered() }
    }

    /// A factory with parameters whose dependency is registered elsewhere.
    public func promised<P, T>(key: StaticString = #function) -> ParameterFactory<P, T?> {
        ParameterFactory(self, key: key) { _ in Registry.shared.stopUnregistered() }
    }
}
