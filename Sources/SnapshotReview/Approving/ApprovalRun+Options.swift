import SnapshotCore

extension ApprovalRun {
    /// Approves the pictures that the options of `snapshot approve` select.
    /// - Parameters:
    ///   - names: pictures, screens or patterns; empty for all.
    ///   - artifact: the folder of a run or report from elsewhere; nil for the last run here, in `artifacts`.
    ///   - decisions: the file of decisions; nil for the files beside the reports.
    ///   - reportHash: the beginning of the report's hash; nil for any report.
    package static func approve(
        _ names: [String], from artifact: String?, artifacts: String, decisions: String?, reportHash: String?,
        baselines: String, isDryRun: Bool, keepsGoing: Bool, for tool: SnapshotTool,
        makeRun: @escaping (RunConfiguration) -> CatalogRun
    ) async throws -> CommandStatus {
        try tool.catalog.validateConfigurations()
        let files = try artifact.map { try ArtifactFolder(opening: tool.resolve($0)) } ?? ArtifactFolder(artifacts)
        let runs = try ArtifactRuns(in: files, isRun: artifact == nil)
        let report = runs.reports.count == 1 ? runs.reports.first : nil
        if let reportHash, report?.hash.hasPrefix(reportHash.lowercased()) != true {
            throw DecisionsError.commandOfOtherReport(hash: reportHash)
        }
        let found = try Decisions.find(decisions, orBeside: runs.reports, hasNames: !names.isEmpty, for: tool)
        let store = BaselineStore(
            folder: baselines, failures: artifact.map(tool.resolve) ?? artifacts)
        let selection = try ApprovalSelection(
            from: runs.candidates, names: names, decisions: found, catalog: tool.catalog, store: store)
        for note in selection.notes { tool.console.message(note) }
        let run = ApprovalRun(
            tool: tool, files: files, makeRun: makeRun, isDryRun: isDryRun, keepsGoing: keepsGoing,
            trustsPictures: artifact == nil, store: store)
        return try await run.approve(selection)
    }
}

extension Decisions {
    /// Returns the decisions of a file; if there is none and no names are given, those of the files beside the reports.
    fileprivate static func find(
        _ path: String?, orBeside reports: [ArtifactReport], hasNames: Bool, for tool: SnapshotTool
    ) throws -> Decisions? {
        if let path {
            let found = try Decisions(reading: tool.resolve(path))
            try found.check(against: reports, path: path)
            return found
        }
        guard !hasNames, let found = try Decisions.saved(beside: reports) else { return nil }
        let owner = reports.count == 1 ? "report's" : "reports'"
        tool.console.message("using the \(owner) \(ReportRecord.decisionsName)")
        for report in reports where report.decisions == nil && report.approvable > 0 {
            tool.console.message(
                "\(report.folder) has no \(ReportRecord.decisionsName), so none of its pictures is approved: decide on "
                    + "its page, or pass the names of its pictures")
        }
        return found
    }
}
