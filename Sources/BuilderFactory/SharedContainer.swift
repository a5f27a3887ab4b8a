/// The base of containers: ``Registrations``, ``Scope`` and ``Decorator``, which all containers share.
///
/// A part of an app can have a container of its own, for the sake of its name:
///
/// ```swift
/// final class PaymentsContainer: SharedContainer {
///     static let api = Factory<PaymentsAPIType>(scope: .singleton) { PaymentsAPI() }
/// }
/// ```
open class SharedContainer {
    /// Makes a container. What is registered is the same for all, so that there is hardly a need for one of its own.
    public init() {}
}

extension SharedContainer {
    /// The registrations for the factories of all containers.
    ///
    /// Tests save it before they register their own and bring it back afterwards; this can be nested:
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
    /// A dependency that stays in a scope doesn't outlive the registration that made it: where bringing back or
    /// resetting changes what is registered for a factory, the scopes release its dependency. In Factory it stays
    /// until the scope is reset.
    public enum Registrations {
        /// Saves the current registrations.
        public static func push() { Registry.shared.push() }

        /// Restores what was registered at the last ``push()`` that hasn't been popped. Without one, nothing
        /// happens.
        public static func pop() { Registry.shared.pop() }

        /// Makes every dependency in its factory's own way again. What was pushed stays pushed.
        public static func reset() { Registry.shared.restoreAll() }
    }

    /// A closure that receives each dependency before it is returned.
    public enum Decorator {
        /// Called with each dependency that is resolved, new or not, on the thread that resolves it.
        ///
        /// ```swift
        /// Container.Decorator.decorate = { print("resolved", type(of: $0)) }
        /// ```
        public static var decorate: ((_ dependency: Any) -> Void)? {
            get { Registry.shared.decorate }
            set { Registry.shared.decorate = newValue }
        }
    }

    /// A factory for a computed property of the container.
    ///
    /// ```swift
    /// extension Container {
    ///     var service: Factory<ServiceType> { self { Service() }.singleton }
    /// }
    /// ```
    ///
    /// The property's name and the type identify the dependency, so each property makes one factory.
    public func callAsFunction<T>(key: StaticString = #function, _ factory: @escaping () -> T) -> Factory<T> {
        Factory(self, key: key, factory)
    }

    /// A factory with parameters for a computed property of the container.
    public func callAsFunction<P, T>(
        key: StaticString = #function, _ factory: @escaping (P) -> T
    ) -> ParameterFactory<P, T> {
        ParameterFactory(self, key: key, factory)
    }

    /// A factory whose dependency is registered elsewhere, for instance by a module that this one doesn't import.
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

    /// The lifetime of a dependency that later requests share.
    ///
    /// Without a scope a dependency is unique: made anew for each request. An app adds scopes of its own:
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
    /// An optional dependency that is nil never stays.
    public class Scope: @unchecked Sendable {
        /// Dependencies that stay until they are reset.
        public static let cached = Cached()
        /// Dependencies that are shared within one resolution: they stay while the outermost call is answered.
        public static let graph = Graph()
        /// Dependencies that are made anew each time, as without a scope.
        public static let unique = Unique()
        /// Dependencies that stay for as long as other objects hold them. Only objects can be shared; another
        /// dependency is made anew each time.
        public static let shared = Shared()
        /// Dependencies that stay for good: besides registering another, only ``reset()`` on this scope and
        /// ``reset(includingSingletons:)`` let go.
        public static let singleton = Singleton()

        /// The kept objects. Guarded by the registry.
        let cache: ScopeCache

        init(_ hold: ScopeCache.Hold) {
            cache = ScopeCache(hold)
            ScopeList.all.add(self)
        }

        /// Releases everything in this scope.
        public func reset() { Registry.shared.guarded { cache.clear() } }

        /// Releases everything in all scopes, those of the app too, but of singletons only on request.
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
    /// A scope whose dependencies stay until they are reset.
    public final class Cached: SharedContainer.Scope, @unchecked Sendable {
        /// A scope of one's own, with dependencies that no other scope shares.
        public init() { super.init(.strongly) }
    }

    /// A scope whose dependencies stay for as long as other objects hold them.
    public final class Shared: SharedContainer.Scope, @unchecked Sendable {
        /// A scope of one's own, with dependencies that no other scope shares.
        public init() { super.init(.weakly) }
    }

    /// The scope in which nothing stays.
    public final class Unique: SharedContainer.Scope, @unchecked Sendable {
        init() { super.init(.never) }
    }

    /// The scope whose dependencies stay while the outermost call is answered.
    public final class Graph: SharedContainer.Scope, @unchecked Sendable {
        init() { super.init(.strongly) }
    }

    /// The scope whose dependencies stay for good.
    public final class Singleton: SharedContainer.Scope, @unchecked Sendable {
        init() { super.init(.strongly) }
    }
}
