import Foundation

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

    mutating func leave() { links.removeLast() }

    /// An optional dependency is called by what it may be.
    private static func name(of type: Any.Type) -> String {
        if let optional = type as? any OptionalValue.Type { return name(of: optional.wrappedType) }
        return String(describing: type)
    }
}

/// An error of resolving a dependency. A chain begins with the outermost request.
enum InjectionError: Error, Equatable {
    /// The last of the chain is needed to make itself.
    case circular(chain: [String])
    /// The last of the chain is made only where it is registered, and wasn't registered.
    case unregistered(chain: [String])
}

extension InjectionError: CustomStringConvertible {
    var description: String {
        switch self {
        case .circular(let chain):
            "circular dependency: \(Self.text(chain)). "
                + "One of them has to ask for the next later, for instance with @LazyInjected."
        case .unregistered(let chain):
            "nothing is registered for \(chain.last ?? "the dependency"): \(Self.text(chain)). "
                + "Call register { } on its factory before it is resolved."
        }
    }

    private static func text(_ chain: [String]) -> String { chain.joined(separator: " → ") }
}

extension InjectionError {
    /// Ends the process with the text on standard error, in release builds too.
    func stop() -> Never {
        FileHandle.standardError.write(Data("\(self)\n".utf8))
        preconditionFailure("a dependency can't be made")
    }
}
