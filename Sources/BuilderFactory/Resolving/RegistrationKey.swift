/// Which dependency a factory stands for.
enum RegistrationKey: Hashable, Sendable {
    /// That of one factory and its copies.
    case one(Identity)
    /// That of a computed property, whose factories are made anew by each use.
    case member(name: String, type: ObjectIdentifier, container: ObjectIdentifier)

    static func unique() -> RegistrationKey {
        .one(Identity())
    }

    static func member<T>(of container: SharedContainer, named name: StaticString, _: T.Type) -> RegistrationKey {
        .member(name: "\(name)", type: ObjectIdentifier(T.self), container: ObjectIdentifier(type(of: container)))
    }

    /// Equal to itself alone. Whoever holds it keeps its address from being used for another.
    final class Identity: Hashable, Sendable {
        static func == (first: Identity, second: Identity) -> Bool {
            first === second
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}
