import BuilderUIKit
import Render

/// An error of a command, with its text in `description`.
package enum CommandError: Error, Hashable {
    /// The first word of the command line isn't a subcommand; `nearest` are similar ones.
    case unknownCommand(name: String, nearest: [String], all: [String])
    /// An option that names a file has an empty value.
    case emptyOption(String)
    /// `--output` names one file, or standard output, for several screens.
    case oneOutputForSeveralScreens(output: String, count: Int)
    case screenTakesNoData(screen: String)
    /// No view of a screen has this identifier, text or class; `nearest` are similar ones.
    case unknownView(name: String, nearest: [String])
    /// Several views have this text or class.
    case severalViews(name: String, count: Int)
    /// A file or folder of that name can't be created or written; the reason is the system's.
    case cannotCreate(path: String, reason: String)
    /// The file at a summary's path contains another text, which isn't overwritten.
    case notASummary(path: String)
    /// The result could not be written to standard output.
    case standardOutput(reason: String)
    /// The value of an option is out of range, or incompatible with the other options.
    case invalidOption(option: String, reason: String)
}

extension CommandError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .unknownCommand(let name, let nearest, let all):
            "unknown command “\(name)”: "
                + (nearest.isEmpty
                    ? "the commands are " + all.joined(separator: ", ")
                    : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .emptyOption(let option):
            "\(option) is empty: pass a \(option == "--view" ? "view" : "file or folder"), or omit the option"
        case .oneOutputForSeveralScreens(let output, let count):
            output == "-"
                ? "--output - writes one picture to standard output, but \(count) screens are selected: "
                    + "select one, or pass a folder"
                : "--output \(output) is one file, but \(count) screens are selected: select one, or pass a folder"
        case .screenTakesNoData(let screen):
            "the screen “\(screen)” does not accept --data: omit the option"
        case .unknownView(let name, let nearest):
            "no view is named “\(name)”: "
                + (nearest.isEmpty
                    ? "omit --view to see all views"
                    : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .severalViews(let name, let count):
            "“\(name)” is the text or class of \(count) views: set an accessibilityIdentifier on one of them"
        case .cannotCreate(let path, let reason):
            "\(path) can't be created or written (\(reason)): choose a writable location"
        case .notASummary(let path):
            "\(path) is not a summary of “verify”, so it was not replaced: choose another file, or delete it first"
        case .standardOutput(let reason):
            "standard output can't be written (\(reason))"
        case .invalidOption(let option, let reason):
            "\(option): \(reason)"
        }
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .unknownCommand, .emptyOption, .oneOutputForSeveralScreens, .screenTakesNoData, .invalidOption,
            .unknownView, .severalViews:
            .usage
        case .cannotCreate, .notASummary, .standardOutput: .cannotCreate
        }
    }
}

extension CommandError {
    /// Checks whether the first word of a command line is a command, an option or “help”.
    /// - Parameters:
    ///   - commands: The names of all commands.
    ///   - shown: The names of those that help lists.
    /// - Throws: `CommandError.unknownCommand`.
    package static func checkCommand(
        of arguments: [String], among commands: [String], shown: [String]
    ) throws(CommandError) {
        guard let name = arguments.first, !name.hasPrefix("-"), name != "help", !commands.contains(name) else { return }
        let candidates = shown.map { (name: $0, aliases: [String]()) }
        throw .unknownCommand(
            name: name, nearest: NameMatcher.nearest(to: name, among: candidates, limit: 2), all: shown)
    }
}

extension AtomicFileError: StatusError {
    public var commandStatus: CommandStatus { .cannotCreate }
}

extension CommandStatus {
    /// Creates the error that ends a command: the error itself, or the one for a screen that can't be drawn.
    package init(_ error: any Error) { self = (error as? any StatusError)?.commandStatus ?? .renderFailed }
}

extension FontError: StatusError {
    public var commandStatus: CommandStatus { .notCompared }
}
