import Foundation

/// An error in a name.
public enum CatalogError: Error, Hashable, Sendable {
    /// No screen has this name; `nearest` are the most similar ones, best first, `all` are all there are.
    case unknownScreen(name: String, nearest: [String], all: [String])
    /// A screen's name isn't made of words of lower-case letters and figures with hyphens.
    case invalidName(String)
    /// Two screens have the same name.
    case duplicateName(String)
    /// A state's name isn't made of such words.
    case invalidState(String, screen: String)
    /// Two states of a screen have the same name.
    case duplicateState(String, screen: String)
    /// A screen is to be drawn twice for the same configuration.
    case duplicateConfiguration(String, screen: String)
    /// A screen is to be drawn without a width.
    case invalidWidth(Int, screen: String)
}

extension CatalogError: CustomStringConvertible, LocalizedError, StatusError {
    public var description: String {
        switch self {
        case .unknownScreen(let name, let nearest, let all):
            "unknown screen “\(name)”: \(Self.hint(nearest: nearest, all: all))"
        case .invalidName(let name):
            "“\(name)” can't be a screen's name: use at most 100 lower-case letters a to z, "
                + "figures, and hyphens between them"
        case .duplicateName(let name):
            "two screens of the catalog are called “\(name)”: rename one"
        case .invalidState(let name, let screen):
            "“\(name)” can't be a state's name, of the screen “\(screen)”: use words of lower-case letters and figures "
                + "with hyphens between them"
        case .duplicateState(let name, let screen):
            "two states of the screen “\(screen)” are called “\(name)”: rename one"
        case .duplicateConfiguration(let name, let screen):
            "the screen “\(screen)” has the configuration “\(name)” twice: take one out"
        case .invalidWidth(let width, let screen):
            "the screen “\(screen)” can't be drawn \(width) points wide: use a width above 0"
        }
    }

    public var errorDescription: String? { description }

    public var commandStatus: CommandStatus {
        switch self {
        case .unknownScreen: .usage
        case .invalidName, .duplicateName, .invalidState, .duplicateState, .duplicateConfiguration, .invalidWidth:
            .internalError
        }
    }

    private static func hint(nearest: [String], all: [String]) -> String {
        if !nearest.isEmpty {
            return "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?"
        }
        if all.isEmpty { return "the catalog has no screens" }
        return all.count <= 12
            ? "the screens are " + all.joined(separator: ", ") : "list the screens to see all \(all.count) names"
    }
}
