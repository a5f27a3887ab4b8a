/// The components of a factory: its dependency's key and scope, and the closure that creates it unless another one is
/// registered.
///
/// The closure is called under the registry's lock only.
struct Registration<P, T>: @unchecked Sendable {
    let key: RegistrationKey
    private(set) var scope: SharedContainer.Scope?
    let make: (P) -> T

    init(key: RegistrationKey, scope: SharedContainer.Scope? = nil, make: @escaping (P) -> T) {
        self.key = key
        self.scope = scope
        self.make = make
    }

    /// Returns a registration of the same dependency in another scope, or in none.
    func staying(in scope: SharedContainer.Scope?) -> Registration {
        var registration = self
        registration.scope = scope
        return registration
    }
}

/// A closure that is registered in place of the factory's own.
class Replacement {}

final class ReplacementMaker<P, T>: Replacement {
    let make: (P) -> T

    init(_ make: @escaping (P) -> T) { self.make = make }
}

/// The identity of a factory's dependency.
enum RegistrationKey: Hashable, Sendable {
    /// The identity of one factory and its copies.
    case one(Identity)
    /// The identity of a computed property, each access to which creates a new factory.
    case member(name: String, type: ObjectIdentifier, container: ObjectIdentifier)

    static func unique() -> RegistrationKey { .one(Identity()) }

    static func member<T>(of container: SharedContainer, named name: StaticString, _: T.Type) -> RegistrationKey {
        .member(name: "\(name)", type: ObjectIdentifier(T.self), container: ObjectIdentifier(type(of: container)))
    }

    /// An object that is equal only to itself. A reference to it keeps its address from being reused.
    final class Identity: Hashable, Sendable {
        static func == (first: Identity, second: Identity) -> Bool { first === second }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
