import ArgumentParser
import Foundation
import Render
import SnapshotCore
import SnapshotReview

/// `snapshot merge`
struct MergeCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "merge", abstract: "Puts the results of a run's shards together.",
            discussion: """
                Example: \(SnapshotTool.currentName) merge shard-*/results.json --output results.json --junit verify.xml

                The files are the results.json of every shard, each once. They must have been made with the same screens, \
                filters, libraries and number of shards; otherwise nothing is written and it exits with 2. It exits as \
                “verify” of everything would have: 0 same, 1 different, 2 could not compare.
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

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if output == "" { throw CommandError.emptyOption("--output") }
        if junit == "" { throw CommandError.emptyOption("--junit") }
        do {
            return try merge(for: tool)
        } catch {
            tool.console.error("\(error)")
            return CommandStatus(error) == .usage ? .usage : RunVerdict.notCompared.commandStatus
        }
    }

    @MainActor
    private func merge(for tool: SnapshotTool) throws -> CommandStatus {
        var parts: [ResultsMerge.Part] = []
        for file in files { parts.append(ResultsMerge.Part(path: file, results: try .read(tool.resolve(file)))) }
        let merge = try ResultsMerge(parts)
        let results = merge.results
        try write(results, RunImages(of: parts, tool: tool), tool: tool)

        let report = RunReport(console: tool.console, isJSON: json)
        for entry in results.entries { report.add(entry) }
        for orphan in merge.doubtfulOrphans {
            report.note("\(PlainText.of(orphan)): belongs to no declared picture, and not every shard saw it")
        }
        report.end(results)
        if let error = report.outputError { throw error }
        return results.verdict.commandStatus
    }

    /// All files or, where one can't be, an error before any.
    private func write(_ results: RunResults, _ sources: RunImages, tool: SnapshotTool) throws {
        let summary = summary.file(for: tool)
        let texts: [(path: String, text: String)] =
            try [
                output.map { (tool.resolve($0), try JSONText.of(results) + "\n") },
                junit.map { (tool.resolve($0), JUnitReport(results).text) },
            ]
            .compactMap { $0 }
        let gate = tool.openGate()
        try gate.write {
            for (path, _) in texts { try FilePaths.prepareFile(path) }
            try summary?.prepare()
            for (path, text) in texts { try AtomicFile.write(Data(text.utf8), to: path, surviving: .process) }
            try summary?.write(results, sources: sources)
        }
    }
}
