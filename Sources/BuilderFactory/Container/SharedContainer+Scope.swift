extension SharedContainer {
    /// The lifetime of a dependency that later requests share.
    ///
    /// Without a scope a dependency is unique: made anew for each who asks. An app adds scopes of its own:
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
        /// Dependencies that stay for as long as somebody else holds them. Only objects can be shared; another
        /// dependency is made anew each time.
        public static let shared = Shared()
        /// Dependencies that stay for good: besides registering another, only ``reset()`` on this scope and
        /// ``reset(includingSingletons:)`` let go.
        public static let singleton = Singleton()

        /// The kept objects. Guarded by the registry.
        let shelf: Shelf

        init(_ hold: Shelf.Hold) {
            shelf = Shelf(hold)
            ScopeList.all.add(self)
        }

        /// Lets go of everything in this scope.
        public func reset() {
            Registry.shared.guarded { shelf.clear() }
        }

        /// Lets go of everything in all scopes, those of the app too, but of singletons only on request.
        public static func reset(includingSingletons: Bool = false) {
            Registry.shared.guarded {
                for scope in ScopeList.all.scopes where includingSingletons || !(scope is Singleton) {
                    scope.shelf.clear()
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

    /// A scope whose dependencies stay for as long as somebody else holds them.
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
