import ArgumentParser
import BuilderUIKit
import SnapshotCore
import SnapshotReview

/// `snapshot report`
struct ReportCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "report", abstract: "Makes a page on which a run's pictures are looked at and decided.",
            discussion: """
                Example: \(SnapshotTool.currentName) report --output report

                Writes a folder with an index.html for the browser and prints its path: every picture that isn't the same \
                with its baseline, side by side, under a slider, blinking, down to pixels, with what changed where. It \
                needs no server and no network, and can be sent as a zip. Accepted and rejected pictures are saved as \
                decisions.json or copied as a command, for “approve”.

                Without a file it is about the last run of “verify”; the results.json of all shards make one page. The \
                folder must be new, empty or an older report, which is replaced as a whole.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The results.json of a run, or of each of its shards, or folders that have one. (default: that of "
                + "--artifacts)", valueName: "results"),
        completion: .file(extensions: ["json"]))
    var results: [String] = []

    @OptionGroup var artifacts: ArtifactsOptions

    @Option(
        help: ArgumentHelp(
            "The folder of <screen>/<configuration>.png. (default: where the run found them)", valueName: "folder"),
        completion: .directory)
    var baselines: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to write.", valueName: "folder"), completion: .directory)
    var output = ".build/snapshot-report"

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if output.isEmpty { throw CommandError.emptyOption("--output") }
        if baselines == "" { throw CommandError.emptyOption("--baselines") }
        let paths =
            results.isEmpty ? ["\(try artifacts.folder(for: tool))/\(RunFiles.resultsName)"] : results.map(tool.resolve)
        for path in paths { try refuseReport(path) }
        let named = baselines.map(tool.resolve)
        let source = try ReportSource(reading: paths, baselines: named, tool: tool)
        let recorded = source.baselineFolders + [named].compactMap { $0 }
        let folder = try ReportFolder(tool.resolve(output), outside: recorded)
        try tool.console.result(try ReportWriter(source, tool: tool).write(to: folder, signals: tool.deferSignals()))
        return .success
    }

    /// - Parameter path: of results, or of a folder with such.
    /// - Throws: `ReportError.alreadyReport` where that is a report's, and there are no results.
    private func refuseReport(_ path: String) throws(ReportError) {
        let isFolder = FilePaths.isFolder(path)
        let folder = isFolder ? path : FilePaths.folder(of: path)
        let results = isFolder ? "\(path)/\(RunFiles.resultsName)" : path
        if FilePaths.name(of: path) != ReportRecord.fileName, FilePaths.exists(results) { return }
        if FilePaths.isFile("\(folder)/\(ReportRecord.fileName)") { throw .alreadyReport(folder: folder) }
    }
}
