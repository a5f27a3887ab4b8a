import ArgumentParser
import SnapshotCore
import SnapshotReview

struct MergeCommand: CoordinatingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "merge", abstract: "Merges the results of a run's shards.",
            discussion: """
                Example: \(SnapshotTool.currentName) merge shard-*/results.json --output results.json --junit verify.xml

                Pass the results.json of each shard once. If their screens, filters, libraries or numbers of shards \
                differ, nothing is written, and the exit code is 2. Otherwise the exit code is that of “verify” for \
                everything: 0 if it is the same, 1 if something differs, 2 if a comparison failed.
                """)
    }

    @Argument(
        help: ArgumentHelp("The results.json of each shard.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var files: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Also writes the merged results to a file.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var output: String?

    @Option(
        help: ArgumentHelp("Also writes the results as JUnit XML.", valueName: "file"),
        completion: .file(extensions: ["xml"]))
    var junit: String?

    @OptionGroup var summary: SummaryOptions

    @Flag(help: "Writes the results to standard output as JSON instead of text.")
    var json = false

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if output == "" { throw CommandError.emptyOption("--output") }
        if junit == "" { throw CommandError.emptyOption("--junit") }
        let written = RunFiles(
            results: output.map(tool.resolve), junit: junit.map(tool.resolve), summary: summary.file(for: tool))
        return MergeRun(tool: tool, files: files, output: written, isJSON: json).run()
    }
}
