import Foundation
import Render
import SnapshotCore

/// The work of `snapshot merge`: merges the results of all shards.
package struct MergeRun {
    private let tool: SnapshotTool
    private let files: [String]
    private let output: String?
    private let junit: String?
    private let summary: SummaryFile?
    private let isJSON: Bool

    /// - Parameters:
    ///   - files: the `results.json` of every shard, as the user named them.
    ///   - output: the path of the whole run's results; nil for none.
    ///   - junit: the path of the results as JUnit's XML; nil for none.
    ///   - summary: the summary as Markdown; nil for none.
    ///   - isJSON: true if standard output gets JSON instead of text.
    package init(
        tool: SnapshotTool, files: [String], output: String?, junit: String?, summary: SummaryFile?, isJSON: Bool
    ) {
        self.tool = tool
        self.files = files
        self.output = output
        self.junit = junit
        self.summary = summary
        self.isJSON = isJSON
    }

    /// Merges, writes the files, and reports to the console.
    /// - Returns: the status that `verify` of everything would have.
    @MainActor
    package func run() -> CommandStatus {
        do {
            return try merge()
        } catch {
            tool.console.error("\(error)")
            return CommandStatus(error) == .usage ? .usage : .notCompared
        }
    }

    @MainActor
    private func merge() throws -> CommandStatus {
        var parts: [ResultsMerge.ShardResults] = []
        for file in files {
            parts.append(ResultsMerge.ShardResults(path: file, results: try .read(tool.resolve(file))))
        }
        let merge = try ResultsMerge(parts)
        let results = merge.results
        try write(results, RunImages(of: parts, tool: tool))

        let report = RunReport(console: tool.console, isJSON: isJSON)
        for entry in results.entries { report.add(entry) }
        for orphan in merge.doubtfulOrphans {
            report.note("\(PlainText.of(orphan)): no screen declares it, but not every shard found it")
        }
        report.end(results)
        if let error = report.outputError { throw error }
        return results.verdict.commandStatus
    }

    /// Writes all files, after checking all paths.
    private func write(_ results: RunResults, _ sources: RunImages) throws {
        try tool.deferSignals().whileDeferred {
            for path in [output, junit].compactMap(\.self) { try FilePaths.prepareFile(path) }
            try summary?.prepare()
            if let output { try results.write(to: output) }
            if let junit { try AtomicFile.write(Data(JUnitReport(results).text.utf8), to: junit, surviving: .process) }
            try summary?.write(results, sources: sources)
        }
    }
}
