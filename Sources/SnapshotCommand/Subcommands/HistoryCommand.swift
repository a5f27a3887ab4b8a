import ArgumentParser
import SnapshotCore
import SnapshotGit

struct HistoryCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        let name = SnapshotTool.currentName
        // Each command's start asks for it, some in catalogs of thousands of pictures.
        let first = SnapshotTool.current?.catalog.screens.lazy.compactMap(\.pictures.first).first
        let picture = first?.name ?? "card/iphone-12.light"
        return CommandConfiguration(
            commandName: "history", abstract: "Lists the commits that changed baselines, and why.",
            discussion: """
                Example: \(name) history \(picture) --output versions.png

                Prints the author, date and subject of each commit, newest first, and the change of the picture: \
                views, number of pixels, versions of libraries. Renames are followed; a merge is listed if its picture \
                differs from that of every parent. A screen's name selects all its pictures, card/iphone-12 those of a \
                device. A picture that no screen declares any more needs its whole name.
                """)
    }

    @Argument(
        help: ArgumentHelp("The names of pictures, such as card/iphone-12.light, or screens.", valueName: "picture"),
        completion: .pictures)
    var pictures: [String]

    @OptionGroup var baselines: BaselinesOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The maximum number of commits per picture, the newest.", valueName: "count"))
    var limit: Int?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Writes a contact sheet of the versions, as PNG.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String?

    @Flag(help: "Writes JSON.")
    var json = false

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit \(limit): use 1 or more") }
        if let output, !output.isEmpty, !output.lowercased().hasSuffix(".png") {
            throw ValidationError("--output “\(output)”: use a file name that ends in .png")
        }
    }

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if output == "" { throw CommandError.emptyOption("--output") }
        try HistoryRun.write(
            pictures, baselines: baselines.folder(for: tool), limit: limit, isJSON: json,
            output: output.map(tool.resolve), for: tool)
        return .success
    }
}
