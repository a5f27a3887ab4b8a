import ArgumentParser
import BuilderUIKit
import Render
import SnapshotCore
import SnapshotReview

extension RecordMode: ExpressibleByArgument {}

/// `snapshot verify`
struct VerifyCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "verify", abstract: "Draws every declared picture and holds it against its baseline.",
            discussion: """
                Example: \(SnapshotTool.currentName) verify --junit verify.xml

                For each picture that isn't the same it writes where it differs, which views changed and how, and the \
                paths of what was drawn and of a picture of the differences. Baselines that no screen declares are \
                listed; “prune” deletes them. A terminal shows what differs most, as it was recorded and as it was drawn.

                It exits with 0 when everything is the same, 1 when a picture differs, has no baseline or was recorded, \
                2 when something could not be compared: an unreadable baseline, one drawn with other libraries or \
                fonts, a screen that can't be drawn, a process that died, or nothing that matches.
                """)
    }

    @OptionGroup var selection: SelectionOptions

    @Option(
        help: ArgumentHelp("The folder of <screen>/<configuration>.png.", valueName: "folder"), completion: .directory)
    var baselines = "Snapshots"

    @OptionGroup(title: "Running") var options: RunOptions

    @Option(
        help: ArgumentHelp(
            "Which baselines to make: all, missing, failed or never. A run that records one fails. (default: what "
                + "\(RecordMode.variable) says; never where CI is set; else missing)",
            valueName: "mode"))
    var record: RecordMode?

    @Flag(help: "Compares pixels even with baselines that were drawn with other libraries or fonts.")
    var allowFingerprint = false

    @Flag(help: "Fails with 1 where baselines belong to no screen.")
    var failOnOrphans = false

    func validate() throws {
        if let junit, !junit.lowercased().hasSuffix(".xml") {
            throw ValidationError("--junit “\(junit)”: name a file that ends in .xml")
        }
    }

    @Flag(help: "Writes the results to standard output as JSON, in place of text.")
    var json = false

    @Option(
        help: ArgumentHelp("Writes the results as JUnit's XML too.", valueName: "file"),
        completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Makes a page of the results too, as “report” does, in a folder that is empty, new or an older report.",
            valueName: "folder"),
        completion: .directory)
    var report: String?

    @OptionGroup var summary: SummaryOptions

    @OptionGroup var pictures: PicturesOptions

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        do {
            return try await verify(for: tool)
        } catch {
            tool.console.error("\(error)")
            // Whatever else went wrong: not everything was compared.
            return CommandStatus(error) == .usage ? .usage : RunVerdict.notCompared.commandStatus
        }
    }

    @MainActor
    private func verify(for tool: SnapshotTool) async throws -> CommandStatus {
        if baselines.isEmpty { throw CommandError.emptyOption("--baselines") }
        if self.report == "" { throw CommandError.emptyOption("--report") }
        let artifacts = try options.artifacts.folder(for: tool)
        try tool.catalog.validate()
        let selected = try selection.select(from: tool.catalog)
        let mode = try record.map { RecordMode.Choice($0, by: "--record") } ?? RecordMode.requested()
        let pictures = try self.pictures.pictures(for: tool, isJSON: json)
        let configuration = RunConfiguration(
            baselines: tool.resolve(baselines), failures: artifacts, mode: mode.mode,
            allowsOtherFingerprint: allowFingerprint)
        let page = try self.report.map { try ReportFolder(tool.resolve($0), outside: [configuration.baselines]) }
        let files = RunFiles(
            results: "\(artifacts)/\(RunFiles.resultsName)", junit: junit.map(tool.resolve),
            summary: summary.file(for: tool))
        try files.prepare()
        // Nothing is refused any more: what is mistyped takes nothing of an earlier run away.
        files.removeOld()
        page?.removeOld()
        LastRun(scope: selected.scope).write(for: tool)

        let report = RunReport(console: tool.console, isJSON: json, pictures: pictures)
        selected.report(to: report.console)
        if let note = mode.note { report.note(note) }
        var entries: [RunEntry] = []
        try await options.run(configuration, for: tool).run(selected.pictures) { entry in
            entries.append(entry)
            report.add(entry)
        }
        let catalog = tool.catalog
        let results = RunResults(
            scope: selected.scope, declared: catalog.pictures.map(\.name), fingerprint: .current(fonts: [:]),
            entries: entries, orphans: configuration.store.orphans(of: catalog), failsOnOrphans: failOnOrphans)
        report.end(results)
        let shown = RunImages(artifacts: artifacts, baselines: configuration.baselines, tool: tool)
        try files.write(results, pictures: shown)
        if let page {
            let source = ReportSource(results, pictures: shown)
            let path = try ReportWriter(source, tool: tool).write(to: page, signals: tool.deferSignals())
            report.note("report: \(path)")
        }
        let advice = RunAdvice(
            results, toolName: tool.name, artifacts: options.artifacts.artifacts,
            baselines: baselines == "Snapshots" ? nil : baselines, hasPage: page != nil)
        if let advice, !json { report.note(advice.text) }
        if let error = report.outputError { throw error }
        return results.verdict.commandStatus
    }
}
