import Render
import SnapshotCore

extension CatalogRun {
    /// Renders the selected snapshots, compares them with their baselines, and writes the results: `snapshot verify`.
    /// - Parameters:
    ///   - mode: the mode of the run's configuration, with its origin.
    ///   - files: the files of the results.
    ///   - page: the folder of the report; nil for none.
    ///   - pictures: the previews of failures in the terminal; nil for none.
    ///   - isJSON: true if standard output gets the results as JSON instead of text.
    ///   - options: the values of `--artifacts` and `--baselines` that the advice repeats; nil for the defaults.
    /// - Returns: the status of the results' verdict.
    /// - Throws: an error that prevents the snapshots from being compared, or the results from being written.
    @MainActor
    package func verify(
        _ selection: SnapshotSelection, mode: RecordMode.Choice, files: RunFiles, page: ReportFolder?,
        pictures: FailurePreviews?, isJSON: Bool, failsOnOrphans: Bool,
        options: (artifacts: String?, baselines: String?)
    ) async throws -> CommandStatus {
        try files.prepare()
        // Invalid options have been refused by now, so that a typo doesn't delete an earlier run's files.
        files.removeOld()
        page?.removeOld()
        LastRun(scope: selection.scope).write(for: tool)
        releaseMemory()

        let report = RunReport(console: tool.console, isJSON: isJSON, pictures: pictures)
        selection.report(to: report.console)
        if let note = mode.note { report.note(note) }
        var entries: [RunEntry] = []
        entries.reserveCapacity(selection.pictures.count)
        try await run(selection.pictures) { entry in
            entries.append(entry)
            report.add(entry)
        }
        releaseMemory()
        let results = RunResults(
            scope: selection.scope, declared: tool.catalog.pictureNames, fingerprint: .current(fonts: [:]),
            entries: entries,
            // With other values than those declared, other pictures are declared, too.
            orphans: selection.scope.isVaried == true ? [] : configuration.store.orphans(of: tool.catalog),
            failsOnOrphans: failsOnOrphans)
        report.end(results)
        let shown = RunImages(artifacts: configuration.failures, baselines: configuration.baselines, tool: tool)
        try files.write(results, pictures: shown, signals: tool.deferSignals())
        if let page {
            let source = ReportSource(results, pictures: shown)
            let path = try ReportWriter(source, tool: tool).write(to: page, signals: tool.deferSignals())
            report.note("report: \(path)")
        }
        let advice = RunAdvice(
            results, toolName: tool.name, artifacts: options.artifacts, baselines: options.baselines,
            hasPage: page != nil)
        if let advice, !isJSON { report.note(advice.text) }
        if let error = report.outputError { throw error }
        return results.verdict.commandStatus
    }
    /// Returns what the selection and the workers' replies took, before the next step adds to it.
    private func releaseMemory() {
        if tool.ownsProcess { FreedMemory.trim() }
    }
}
