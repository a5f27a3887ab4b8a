/// The dependencies that are being made, each because the one before it needs it.
struct DependencyChain {
    private var links: [(key: RegistrationKey, name: String)] = []

    var isEmpty: Bool { links.isEmpty }
    var names: [String] { links.map(\.name) }

    /// Adds a link, unless that closes the chain.
    mutating func enter<T>(_ key: RegistrationKey, _ type: T.Type) -> InjectionError? {
        let name = Self.name(of: type)
        guard !links.contains(where: { $0.key == key }) else { return .circular(chain: names + [name]) }
        links.append((key, name))
        return nil
    }

    mutating func leave() {
        links.removeLast()
    }

    /// An optional dependency is called by what it may be.
    private static func name(of type: Any.Type) -> String {
        if let optional = type as? any OptionalValue.Type { return name(of: optional.wrappedType) }
        return String(describing: type)
    }
}
