/// The base class of containers, with ``Registrations``, ``Scope`` and ``Decorator``, which all containers share.
///
/// A part of an app can have its own container as a namespace:
///
/// ```swift
/// final class PaymentsContainer: SharedContainer {
///     static let api = Factory<PaymentsAPIType>(scope: .singleton) { PaymentsAPI() }
/// }
/// ```
open class SharedContainer {
    /// Creates a container. All containers share the registrations, so additional instances are rarely useful.
    public init() {}
}

extension SharedContainer {
    /// The registrations for the factories of all containers.
    ///
    /// Tests save the registrations before they add their own and restore them afterwards; this can be nested:
    ///
    /// ```swift
    /// func withMockService(_ test: () -> Void) {
    ///     Container.Registrations.push()
    ///     defer { Container.Registrations.pop() }
    ///     Container.userService.register { MockUserService() }
    ///     test()
    /// }
    /// ```
    ///
    /// A cached dependency doesn't outlive the registration that created it: if restoring or resetting changes a
    /// factory's registration, the scopes release its dependency. In Factory it stays until the scope is reset.
    public enum Registrations {
        /// Saves the current registrations.
        public static func push() { Registry.shared.push() }

        /// Restores the registrations of the last ``push()`` that hasn't been popped. Has no effect without one.
        public static func pop() { Registry.shared.pop() }

        /// Restores every factory's own closure. Saved registrations stay saved.
        public static func reset() { Registry.shared.restoreAll() }
    }

    /// A closure that receives each dependency before it is returned.
    public enum Decorator {
        /// The closure that is called with each resolved dependency, new or cached, on the thread that resolves it.
        ///
        /// ```swift
        /// Container.Decorator.decorate = { print("resolved", type(of: $0)) }
        /// ```
        public static var decorate: ((_ dependency: Any) -> Void)? {
            get { Registry.shared.decorate }
            set { Registry.shared.decorate = newValue }
        }
    }

    /// Creates a factory for a computed property of the container.
    ///
    /// ```swift
    /// extension Container {
    ///     var service: Factory<ServiceType> { self { Service() }.singleton }
    /// }
    /// ```
    ///
    /// The property's name and the type identify the dependency, so each property defines one dependency.
    public func callAsFunction<T>(key: StaticString = #function, _ factory: @escaping () -> T) -> Factory<T> {
        Factory(self, key: key, factory)
    }

    /// Creates a factory with parameters for a computed property of the container.
    public func callAsFunction<P, T>(
        key: StaticString = #function, _ factory: @escaping (P) -> T
    ) -> ParameterFactory<P, T> { ParameterFactory(self, key: key, factory) }

    /// Creates a factory whose dependency is registered elsewhere, for instance by a module that this one doesn't
    /// import.
    ///
    /// ```swift
    /// extension Container {
    ///     var account: Factory<AccountType?> { promised() }
    /// }
    /// ```
    ///
    /// Resolving it before a registration ends the process with the names of all types of the chain. This applies to
    /// release builds too, where Factory returns nil.
    public func promised<T>(key: StaticString = #function) -> Factory<T?> {
        Factory(self, key: key) { Registry.shared.stopUnregistered() }
    }

    /// Creates a factory with parameters whose dependency is registered elsewhere.
    public func promised<P, T>(key: StaticString = #function) -> ParameterFactory<P, T?> {
        ParameterFactory(self, key: key) { _ in Registry.shared.stopUnregistered() }
    }

    /// The lifetime of a dependency that later requests share.
    ///
    /// Without a scope a dependency is unique: it is created for each request. An app can define additional scopes:
    ///
    /// ```swift
    /// extension Container.Scope {
    ///     static let session = Cached()
    /// }
    ///
    /// extension Container {
    ///     static let account = Factory<AccountType>(scope: .session) { Account() }
    /// }
    ///
    /// func logOut() { Container.Scope.session.reset() }
    /// ```
    ///
    /// An optional dependency that is nil is never cached.
    public class Scope: @unchecked Sendable {
        /// The scope of dependencies that are cached until they are reset.
        public static let cached = Cached()
        /// The scope of dependencies that are shared within one resolution: they are cached during the outermost call.
        public static let graph = Graph()
        /// The scope of unique dependencies, which are created for each request, as without a scope.
        public static let unique = Unique()
        /// The scope of dependencies that are cached as long as other objects retain them. Only objects can be shared;
        /// other dependencies are created for each request.
        public static let shared = Shared()
        /// The scope of dependencies that are cached permanently: besides another registration, only ``reset()`` on
        /// this scope and ``reset(includingSingletons:)`` release them.
        public static let singleton = Singleton()

        /// The cached dependencies, guarded by the registry's lock.
        let cache: ScopeCache

        init(_ hold: ScopeCache.Hold) {
            cache = ScopeCache(hold)
            ScopeList.all.add(self)
        }

        /// Releases all dependencies in this scope.
        public func reset() { Registry.shared.guarded { cache.clear() } }

        /// Releases all dependencies in all scopes, including those of the app, but singletons only on request.
        public static func reset(includingSingletons: Bool = false) {
            Registry.shared.guarded {
                for scope in ScopeList.all.scopes where includingSingletons || !(scope is Singleton) {
                    scope.cache.clear()
                }
            }
        }
    }
}

extension SharedContainer.Scope {
    /// A scope whose dependencies are cached until they are reset.
    public final class Cached: SharedContainer.Scope, @unchecked Sendable {
        /// Creates a scope whose dependencies no other scope shares.
        public init() { super.init(.strongly) }
    }

    /// A scope whose dependencies are cached as long as other objects retain them.
    public final class Shared: SharedContainer.Scope, @unchecked Sendable {
        /// Creates a scope whose dependencies no other scope shares.
        public init() { super.init(.weakly) }
    }

    /// The scope that caches nothing.
    public final class Unique: SharedContainer.Scope, @unchecked Sendable {
        init() { super.init(.never) }
    }

    /// The scope whose dependencies are cached during the outermost call.
    public final class Graph: SharedContainer.Scope, @unchecked Sendable {
        init() { super.init(.strongly) }
    }

    /// The scope whose dependencies are cached permanently.
    public final class Singleton: SharedContainer.Scope, @unchecked Sendable {
        init() { super.init(.strongly) }
    }
}
