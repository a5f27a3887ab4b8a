import SnapshotCore

/// An error that prevents a screen from being inspected in the terminal.
package enum InspectError: Error, Hashable {
    /// Standard input or standard output is a file or a pipe.
    case noTerminal
    /// `TERM` isn't set, or is `dumb`: the terminal interprets no control sequences.
    case dumb
    /// The system doesn't permit keys to be read one by one.
    case noKeys(reason: String)
    /// The catalog has no screens.
    case noScreens
    /// The part of a name after the slash is neither a state nor a configuration.
    case unknownConfiguration(String, screen: String)
}

extension InspectError: CustomStringConvertible, StatusError {
    package var description: String {
        let others = "use “render --format txt” for the tree, “explain” for the reasons, “show” for the picture"
        switch self {
        case .noTerminal: return "“inspect” needs a terminal for standard input and standard output: \(others)"
        case .dumb: return "without TERM, or with TERM=dumb, the terminal can't be drawn on: set TERM, or \(others)"
        case .noKeys(let reason): return "the terminal's keys can't be read: \(reason)"
        case .noScreens: return "the catalog has no screens"
        case .unknownConfiguration(let name, let screen):
            return "“\(name)” is neither a state of the screen “\(screen)” nor a configuration: use a name such as "
                + "iphone-12.dark or iphone-se-3rd.light.text-xxl"
        }
    }

    package var commandStatus: CommandStatus { .usage }
}
