import ArgumentParser
import Foundation

/// A command as the argument parser describes it.
struct CommandDescription: Decodable {
    let commandName: String
    let abstract: String?
    /// Paragraphs with an empty line between.
    let discussion: String?
    let shouldDisplay: Bool?
    let subcommands: [CommandDescription]?
    let arguments: [Argument]?

    /// An argument, option or flag.
    struct Argument: Decodable {
        enum Kind: String, Decodable {
            case positional, option, flag
        }

        struct Name: Decodable {
            enum Kind: String, Decodable {
                case long, short, longWithSingleDash
            }

            let kind: Kind
            let name: String
        }

        let kind: Kind
        let shouldDisplay: Bool
        let sectionTitle: String?
        let isOptional: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?
    }

    /// What the parser knows of the whole command line, for the tool whose turn it is.
    /// - Throws: `DecodingError` where the parser describes itself otherwise than this understands.
    static func ofTool() throws -> CommandDescription {
        struct Root: Decodable {
            let command: CommandDescription
        }
        return try JSONDecoder().decode(Root.self, from: Data(SnapshotCommand._dumpHelp().utf8)).command
    }

    /// Subcommands that help shows, without help itself.
    var shownSubcommands: [CommandDescription] {
        (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
    }

    /// What a command line may say, as help shows it.
    var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
}
