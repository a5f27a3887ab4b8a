import Foundation

/// The dependencies that are being created, each of which is required by the one before it.
struct DependencyChain {
    private var links: [(key: RegistrationKey, name: String)] = []

    var isEmpty: Bool { links.isEmpty }
    var names: [String] { links.map(\.name) }

    /// Adds a link; returns an error if it closes the chain.
    mutating func enter<T>(_ key: RegistrationKey, _ type: T.Type) -> InjectionError? {
        let name = Self.name(of: type)
        guard !links.contains(where: { $0.key == key }) else { return .circular(chain: names + [name]) }
        links.append((key, name))
        return nil
    }

    mutating func leave() { links.removeLast() }

    /// Returns the name of a type; for an optional, the name of the wrapped type.
    private static func name(of type: Any.Type) -> String {
        if let optional = type as? any OptionalValue.Type { return name(of: optional.wrappedType) }
        return String(describing: type)
    }
}

/// An error in the resolution of a dependency. A chain begins with the outermost request.
enum InjectionError: Error, Equatable {
    /// The last dependency of the chain requires itself.
    case circular(chain: [String])
    /// The last dependency of the chain requires a registration, but none exists.
    case unregistered(chain: [String])
}

extension InjectionError: CustomStringConvertible {
    var description: String {
        switch self {
        case .circular(let chain):
            "circular dependency: \(Self.text(chain)). "
                + "Resolve one of them lazily, for instance with @LazyInjected."
        case .unregistered(let chain):
            "nothing is registered for \(chain.last ?? "the dependency"): \(Self.text(chain)). "
                + "Call register { } on its factory before it is resolved."
        }
    }

    private static func text(_ chain: [String]) -> String { chain.joined(separator: " → ") }
}

extension InjectionError {
    /// Ends the process with the description on standard error, in release builds too.
    func stop() -> Never {
        FileHandle.standardError.write(Data("\(self)\n".utf8))
        preconditionFailure("a dependency can't be resolved")
    }
}
