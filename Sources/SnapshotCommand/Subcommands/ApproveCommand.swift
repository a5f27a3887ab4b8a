import ArgumentParser
import SnapshotCore
import SnapshotReview

struct ApproveCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "approve", abstract: "Makes what a failed run drew the baselines.",
            discussion: """
                Example: \(SnapshotTool.currentName) approve \(SnapshotTool.exampleScreens(1)) --from artifact

                Without a name it approves everything that differs or has no baseline, and writes the name of each \
                picture that it approved. Beside a report, and with --decisions, it approves what was accepted there.

                A picture is refused where it was drawn with other libraries or fonts, where its screen draws \
                something else by now, and where its baseline was changed since the run. Nothing is written where one \
                is refused, unless --keep-going is given. It exits with 2 where something that was asked for isn't \
                approved.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A screen, with a slash before a state; a picture, such as card/iphone-12.light; or a pattern, as --filter "
                + "of “verify” takes it. (default: all)",
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

    @OptionGroup var baselines: BaselinesOptions

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

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        for (option, value) in [("--from", from), ("--decisions", decisions), ("--report-hash", reportHash)]
        where value == "" {
            throw CommandError.emptyOption(option)
        }
        return try await ApprovalRun.approve(
            names, from: from, artifacts: options.artifacts.folder(for: tool), decisions: decisions,
            reportHash: reportHash, baselines: baselines.folder(for: tool), isDryRun: dryRun, keepsGoing: keepGoing,
            for: tool, makeRun: { options.run($0, for: tool) })
    }
}
