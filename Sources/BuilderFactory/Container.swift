/// The container of an app's dependencies. Extensions declare its factories, as static members or as properties:
///
/// ```swift
/// extension Container {
///     static let cache = Factory<ImageCacheType>(scope: .singleton) { ImageCache() }
///     var session: Factory<Session> { self { Session() }.cached }
/// }
///
/// let cache = Container.cache()
/// let session = Container.shared.session()
/// ```
public final class Container: SharedContainer, @unchecked Sendable {
    /// The container whose properties are factories. There is no other instance.
    public static let shared = Container()

    /// Saves, restores and resets the registrations.
    public var manager: ContainerManager { ContainerManager() }

    /// Restores every factory's own closure and releases all dependencies in scopes, except singletons; or does only
    /// one of both.
    public func reset(options: FactoryResetOptions = .all) { manager.reset(options: options) }
}

/// A manager that saves, restores and resets the registrations in tests: ``Container/manager``.
///
/// ```swift
/// func withMocks(_ test: () -> Void) {
///     Container.shared.manager.push()
///     defer { Container.shared.manager.pop() }
///     test()
/// }
/// ```
public struct ContainerManager: Sendable {
    init() {}

    /// Saves the registrations, like ``SharedContainer/Registrations/push()``.
    public func push() { SharedContainer.Registrations.push() }

    /// Restores the registrations, like ``SharedContainer/Registrations/pop()``.
    public func pop() { SharedContainer.Registrations.pop() }

    /// Restores every factory's own closure and releases all dependencies in scopes, except singletons; or does only
    /// one of both.
    public func reset(options: FactoryResetOptions = .all) {
        if options.resetsRegistrations { SharedContainer.Registrations.reset() }
        if options.resetsScopes { SharedContainer.Scope.reset() }
    }

    /// Releases all dependencies in a scope.
    public func reset(scope: SharedContainer.Scope) { scope.reset() }
}

/// A container that registers dependencies before the first resolution. ``Container`` conforms to it in apps.
///
/// ```swift
/// extension Container: AutoRegistering {
///     public func autoRegister() {
///         session.register { Session(base: "https://api.example.com") }
///     }
/// }
/// ```
///
/// A conforming type implements one of the two methods: Factory 2's ``autoRegister()`` or Factory 1's
/// ``registerAllServices()``. The method is called once, before the first dependency is resolved or registered, on the
/// thread that does so. Resetting the registrations undoes it.
public protocol AutoRegistering {
    /// Registers dependencies of the container's properties.
    func autoRegister()
    /// Registers dependencies of the container's static members.
    static func registerAllServices()
}

extension AutoRegistering {
    /// Registers nothing.
    public func autoRegister() {}
    /// Registers nothing.
    public static func registerAllServices() {}
}

/// The parts of a container that a reset affects.
public enum FactoryResetOptions: Sendable {
    /// The registrations and the cached dependencies.
    case all
    /// Nothing.
    case none
    /// The registrations: dependencies are created by their factories' own closures again.
    case registration
    /// The cached dependencies: they are created again.
    case scope

    var resetsRegistrations: Bool { self == .all || self == .registration }
    var resetsScopes: Bool { self == .all || self == .scope }
}
