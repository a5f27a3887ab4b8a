import Foundation

/// An error of resolving a dependency. A chain begins with the outermost request.
enum InjectionError: Error, Equatable {
    /// The last of the chain is needed to make itself.
    case circular(chain: [String])
    /// The last of the chain is made only where it is registered, and nobody did.
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

    private static func text(_ chain: [String]) -> String {
        chain.joined(separator: " → ")
    }
}

extension InjectionError {
    /// Ends the process with the text on standard error, in release builds too.
    func stop() -> Never {
        FileHandle.standardError.write(Data("\(self)\n".utf8))
        preconditionFailure("a dependency can't be made")
    }
}
