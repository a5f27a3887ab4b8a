/// The manual page of the command and all its subcommands, in `mdoc`: what the argument parser knows, so that it says what the
/// command does.
struct ManualPage {
    /// What the command is called.
    let name: String
    let version: String
    /// Such as “November 21, 2026”.
    let date: String
    let command: CommandDescription

    var text: String { (heading + synopsis + description + commands + options).map { $0 + "\n" }.joined() }

    private var heading: [String] {
        [
            ".Dd \(date)", ".Dt \(ManualText.arguments(name.uppercased())) 1", ".Os",
            // Names, options and code are never hyphenated.
            ".nh", ".Sh NAME", ".Nm \(ManualText.arguments(name))", ".Nd \(ManualText.arguments(phrase))",
        ]
    }

    /// What the command does, as part of a sentence.
    private var phrase: String {
        let sentence = command.abstract ?? ""
        return sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast(sentence.hasSuffix(".") ? 1 : 0)
    }

    // MARK: Sections

    private var synopsis: [String] {
        [".Sh SYNOPSIS"]
            + command.shownSubcommands.flatMap { subcommand in
                [".Nm", ".Cm \(ManualText.arguments(subcommand.commandName))"]
                    + subcommand.ownArguments.map(\.synopsis)
            }
    }

    private var description: [String] {
        [".Sh DESCRIPTION"] + Self.paragraphs([command.discussion, "This is version \(version)."])
    }

    private var commands: [String] {
        [".Sh COMMANDS"]
            + command.shownSubcommands.flatMap { subcommand in
                [".Ss \(ManualText.arguments(subcommand.commandName))"]
                    + Self.paragraphs([subcommand.abstract, subcommand.discussion])
                    + Self.list(subcommand.ownArguments)
            }
    }

    /// What each command has.
    private var options: [String] { [".Sh OPTIONS"] + Self.list(command.shownArguments) }

    private static func list(_ arguments: [CommandDescription.Argument]) -> [String] {
        if arguments.isEmpty { return [] }
        return [".Bl -tag -width indent"]
            + arguments.flatMap { [".It \($0.heading)"] + ManualText.lines($0.explanation) } + [".El"]
    }

    /// Paragraphs with an empty line between. One that gives an example shows it on a line of its own; the lines of a page's
    /// markers stay lines.
    private static func paragraphs(_ texts: [String?]) -> [String] {
        let paragraphs = texts.compactMap(\.self).flatMap { $0.split(separator: "\n\n") }.map { paragraph -> [String] in
            let example = "Example: "
            if paragraph.hasPrefix("<!--") { return paragraph.split(separator: "\n").map { display(String($0)) } }
            return paragraph.hasPrefix(example)
                ? ["Example:", ".Pp", display(String(paragraph.dropFirst(example.count)))]
                : ManualText.lines(String(paragraph))
        }
        return Array(paragraphs.joined(separator: [".Pp"]))
    }

    /// Code on a line of its own.
    private static func display(_ code: String) -> String { ".Dl " + ManualText.arguments(code) }
}

extension CommandDescription {
    /// Without what every command has.
    fileprivate var ownArguments: [Argument] {
        shownArguments.filter { argument in
            !(argument.names ?? []).contains { $0.name == "help" || $0.name == "version" }
        }
    }
}

extension CommandDescription.Argument {
    /// On its line in the synopsis.
    fileprivate var synopsis: String {
        let repeated = isRepeating ? " ..." : ""
        if kind == .positional { return (isOptional ? ".Op Ar " : ".Ar ") + value + repeated }
        let name = names?.last { $0.kind == .long } ?? names?.first
        let text = (name?.macro ?? "") + (kind == .option ? " Ar \(value)" : "") + repeated
        return isOptional || kind == .flag ? ".Op \(text)" : ".\(text)"
    }

    /// Above its explanation.
    fileprivate var heading: String {
        if kind == .positional { return "Ar \(value)" + (isRepeating ? " ..." : "") }
        let names = (names ?? []).sorted { $0.isShort && !$1.isShort }.map(\.macro)
        return names.joined(separator: " , ") + (kind == .option ? " Ar \(value)" : "")
    }

    private var value: String { ManualText.arguments(valueName ?? "value") }

    /// What it is for, and which values it may have.
    fileprivate var explanation: String {
        var notes: [String] = []
        if let allValues, kind != .flag { notes.append("values: " + allValues.joined(separator: ", ")) }
        if let defaultValue { notes.append("default: \(defaultValue)") }
        return (abstract ?? "") + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
    }
}

extension CommandDescription.Argument.Name {
    fileprivate var isShort: Bool { kind == .short }

    /// The macro writes one hyphen.
    fileprivate var macro: String { "Fl " + ManualText.arguments((kind == .long ? "-" : "") + name) }
}
