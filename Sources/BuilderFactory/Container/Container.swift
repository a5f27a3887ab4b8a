/// The container of an app. It has no factories until an extension declares them, as static members or as properties:
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
    /// The container whose properties are factories. There is no other.
    public static let shared = Container()

    /// Saves, brings back and resets what is registered.
    public var manager: ContainerManager { ContainerManager() }

    /// Makes every dependency in its factory's own way again and lets go of all that stay in scopes, except singletons;
    /// or does only one of both.
    public func reset(options: FactoryResetOptions = .all) {
        manager.reset(options: options)
    }
}

/// The tests' way to what is registered: ``Container/manager``.
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

    /// As ``SharedContainer/Registrations/push()``.
    public func push() {
        SharedContainer.Registrations.push()
    }

    /// As ``SharedContainer/Registrations/pop()``.
    public func pop() {
        SharedContainer.Registrations.pop()
    }

    /// Makes every dependency in its factory's own way again and lets go of all that stay in scopes, except singletons;
    /// or does only one of both.
    public func reset(options: FactoryResetOptions = .all) {
        if options.resetsRegistrations { SharedContainer.Registrations.reset() }
        if options.resetsScopes { SharedContainer.Scope.reset() }
    }

    /// Lets go of everything in a scope.
    public func reset(scope: SharedContainer.Scope) {
        scope.reset()
    }
}
