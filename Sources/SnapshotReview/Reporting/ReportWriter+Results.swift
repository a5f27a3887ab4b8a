import SnapshotCore

extension ReportWriter {
    /// Writes the page of a run's results, or of all its shards': `snapshot report`.
    /// - Parameters:
    ///   - paths: results, or folders with results.
    ///   - baselines: the folder of the baselines; nil for the one that the run used.
    /// - Returns: the path of the page.
    /// - Throws: `ReportError`, `ResultsError`, `MergeError` or `CommandError`.
    package static func write(
        resultsAt paths: [String], baselines: String?, to output: String, for tool: SnapshotTool
    ) throws -> String {
        for path in paths { try refuseReport(path) }
        let source = try ReportSource(reading: paths, baselines: baselines, tool: tool)
        let folder = try ReportFolder(output, outside: source.baselineFolders + (baselines.map { [$0] } ?? []))
        return try ReportWriter(source, tool: tool).write(to: folder, signals: tool.deferSignals())
    }

    /// - Parameter path: the path of results, or of a folder with results.
    /// - Throws: `ReportError.alreadyReport` if the path is a report's, and there are no results.
    private static func refuseReport(_ path: String) throws(ReportError) {
        let isFolder = FilePaths.isFolder(path)
        let folder = isFolder ? path : FilePaths.folder(of: path)
        let results = isFolder ? "\(path)/\(ResultsFile.name)" : path
        if FilePaths.name(of: path) != ReportRecord.fileName, FilePaths.exists(results) { return }
        if FilePaths.isFile("\(folder)/\(ReportRecord.fileName)") { throw .alreadyReport(folder: folder) }
    }
}
