import Foundation
import Render
import SnapshotCore

/// The work of `snapshot merge`: merges the results of all shards.
package struct MergeRun {
    private let tool: SnapshotTool
    private let files: [String]
    private let output: RunFiles
    private let isJSON: Bool

    /// - Parameters:
    ///   - files: the `results.json` of every shard, as the user named them.
    ///   - output: the files of the whole run.
    ///   - isJSON: true if standard output gets JSON instead of text.
    package init(tool: SnapshotTool, files: [String], output: RunFiles, isJSON: Bool) {
        self.tool = tool
        self.files = files
        self.output = output
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
        let signals = tool.deferSignals()
        try signals.whileDeferred { try output.prepare() }
        try output.write(results, pictures: RunImages(of: parts, tool: tool), signals: signals)

        let report = RunReport(console: tool.console, isJSON: isJSON)
        for entry in results.entries { report.add(entry) }
        for orphan in merge.doubtfulOrphans {
            report.note("\(PlainText.of(orphan)): no screen declares it, but not every shard found it")
        }
        report.end(results)
        if let error = report.outputError { throw error }
        return results.verdict.commandStatus
    }
}
