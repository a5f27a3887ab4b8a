import ArgumentParser
import BuilderUIKit
import SnapshotCore
import SnapshotReview

/// `snapshot approve`
struct ApproveCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "approve", abstract: "Makes what a failed run drew the baselines.",
            discussion: """
                Example: \(SnapshotTool.currentName) approve \(SnapshotTool.exampleScreens(1)) --from artifact

                Without a name it approves everything that differs or has no baseline, and writes the name of each picture \
                that it approved. Beside a report, and with --decisions, it approves what was accepted there.

                A picture is refused where it was drawn with other libraries or fonts, where its screen draws something \
                else by now, and where its baseline was changed since the run. Nothing is written where one is refused, \
                unless --keep-going is given. It exits with 2 where something that was asked for isn't approved.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A screen, with a slash before a state; a picture, such as card/iphone-12.light; or a pattern, as --filter of "
                + "“verify” takes it. (default: all)",
            valueName: "name"),
        completion: .screens)
    var names: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder of a failed run or of a report, or of what a CI engine kept of either, unpacked. (default: the "
                + "last run here)",
            valueName: "folder"),
        completion: .directory)
    var from: String?

    @Option(
        help: ArgumentHelp("What was decided on a report's page.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var decisions: String?

    @Option(
        help: ArgumentHelp(
            "Refuses any report but the one whose hash begins so. The command of a report's page says it.",
            valueName: "hash"))
    var reportHash: String?

    @Option(
        help: ArgumentHelp("The folder of <screen>/<configuration>.png.", valueName: "folder"), completion: .directory)
    var baselines = "Snapshots"

    @Flag(name: [.customShort("n"), .long], help: "Checks everything, and says what would change.")
    var dryRun = false

    @Flag(help: "Approves the others where one is refused.")
    var keepGoing = false

    @OptionGroup(title: "Running") var options: RunOptions

    func validate() throws {
        if from != nil, options.artifacts.artifacts != nil {
            throw ValidationError("--artifacts names the last run here, and --from another one: leave one of them out")
        }
    }

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        for (option, value) in [
            ("--from", from), ("--decisions", decisions), ("--report-hash", reportHash), ("--baselines", baselines),
        ] where value == "" {
            throw CommandError.emptyOption(option)
        }
        try tool.catalog.validateConfigurations()
        let folder = try from.map(tool.resolve) ?? options.artifacts.folder(for: tool)
        let files = try from == nil ? ArtifactFolder(folder) : ArtifactFolder(opening: folder)
        let runs = try ArtifactRuns(in: files, isRun: from == nil)
        let report = runs.reports.count == 1 ? runs.reports.first : nil
        if let reportHash, report?.hash.hasPrefix(reportHash.lowercased()) != true {
            throw DecisionsError.commandOfOtherReport(hash: reportHash)
        }
        let decisions = try decisions(of: runs, for: tool)
        let store = BaselineStore(folder: tool.resolve(baselines), failures: folder)
        let selection = try ApprovalSelection(
            from: runs.candidates, names: names, decisions: decisions, catalog: tool.catalog, store: store)
        for note in selection.notes { tool.console.message(note) }
        let run = ApprovalRun(
            tool: tool, files: files, makeRun: { options.run($0, for: tool) }, isDryRun: dryRun, keepsGoing: keepGoing,
            trustsPictures: from == nil, store: store)
        return try await run.approve(selection)
    }

    /// Returns the decisions of the arguments; without any, those of the files beside the reports.
    private func decisions(of runs: ArtifactRuns, for tool: SnapshotTool) throws -> Decisions? {
        if let decisions {
            let found = try Decisions(reading: tool.resolve(decisions))
            try found.check(against: runs.reports, path: decisions)
            return found
        }
        guard names.isEmpty, let found = try Decisions.saved(beside: runs.reports) else { return nil }
        let reports = runs.reports.count == 1 ? "report's" : "reports'"
        tool.console.message("by the \(reports) \(ReportRecord.decisionsName)")
        for report in runs.reports where report.decisions == nil && report.approvable > 0 {
            tool.console.message(
                "\(report.folder) has no \(ReportRecord.decisionsName), so nothing of it is approved: decide on its page, "
                    + "or name its pictures")
        }
        return found
    }
}
