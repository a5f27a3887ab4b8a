import ArgumentParser
import SnapshotCore
import SnapshotReview

struct MergeCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "merge", abstract: "Puts the results of a run's shards together.",
            discussion: """
                Example: \(SnapshotTool.currentName) merge shard-*/results.json --output results.json --junit verify.xml

                The files are the results.json of every shard, each once. They must have been made with the same \
                screens, filters, libraries and number of shards; otherwise nothing is written and it exits with 2. It \
                exits as “verify” of everything would have: 0 same, 1 different, 2 could not compare.
                """)
    }

    @Argument(
        help: ArgumentHelp("The results.json of each shard.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var files: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Writes the results of the whole as a file too.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var output: String?

    @Option(
        help: ArgumentHelp("Writes the results as JUnit's XML too.", valueName: "file"),
        completion: .file(extensions: ["xml"]))
    var junit: String?

    @OptionGroup var summary: SummaryOptions

    @Flag(help: "Writes the results to standard output as JSON, in place of text.")
    var json = false

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if output == "" { throw CommandError.emptyOption("--output") }
        if junit == "" { throw CommandError.emptyOption("--junit") }
        return MergeRun(
            tool: tool, files: files, output: output.map(tool.resolve), junit: junit.map(tool.resolve),
            summary: summary.file(for: tool), isJSON: json
        ).run()
    }
}
