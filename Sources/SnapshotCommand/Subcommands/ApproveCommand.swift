import ArgumentParser
import SnapshotCore
import SnapshotReview

struct ApproveCommand: VaryingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "approve", abstract: "Makes the candidates of a failed run baselines.",
            discussion: """
                Example: \(SnapshotTool.currentName) approve \(SnapshotTool.exampleScreens(1)) --from artifact

                Without names it approves every picture that differs or has no baseline, and prints the names of the \
                approved pictures. With --decisions, or if the report's folder contains a decisions.json, it approves \
                the accepted pictures.

                A picture is refused if it was rendered with other libraries or fonts, if its screen now renders a \
                different picture, or if its baseline has changed since the run. If one is refused, nothing is \
                written, unless --keep-going is set. The exit code is 2 if a requested picture isn't approved.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A screen, <screen>/<state>, a picture, such as card/iphone-12.light, or a pattern as for “verify "
                + "--filter”. (default: all)",
            valueName: "name"),
        completion: .screens)
    var names: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder of a failed run or of a report, or a CI engine's unpacked artifact of either. (default: the "
                + "last local run)",
            valueName: "folder"),
        completion: .directory)
    var from: String?

    @Option(
        help: ArgumentHelp("The decisions that a report's page saved.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var decisions: String?

    @Option(
        help: ArgumentHelp(
            "Refuses a report whose hash doesn't begin with this text; commands copied from a report's page contain "
                + "it.",
            valueName: "hash"))
    var reportHash: String?

    @OptionGroup var baselines: BaselinesOptions

    @Flag(name: [.customShort("n"), .long], help: "Checks everything and lists what would change, without writing.")
    var dryRun = false

    @Flag(help: "Approves the remaining pictures if some are refused.")
    var keepGoing = false

    @OptionGroup(title: "Running") var artifacts: ArtifactsOptions

    @OptionGroup(title: "Running") var options: RunOptions

    @OptionGroup(title: "Running") var limit: TimeoutOptions

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    @OptionGroup(title: "Ways to see a screen") var axes: AxesOptions

    func validate() throws {
        if from != nil, artifacts.artifacts != nil {
            throw ValidationError(
                "--artifacts (the last local run) and --from (another run) can't be combined: use one of them")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        for (option, value) in [("--from", from), ("--decisions", decisions), ("--report-hash", reportHash)]
        where value == "" {
            throw CommandError.emptyOption(option)
        }
        return try await ApprovalRun.approve(
            names, from: from, artifacts: self.artifacts.folder(for: tool), decisions: decisions,
            reportHash: reportHash, baselines: baselines.folder(for: tool), isDryRun: dryRun, keepsGoing: keepGoing,
            for: tool, makeRun: { options.run($0, timeout: limit.timeout, for: tool) })
    }
}
