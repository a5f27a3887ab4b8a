import ArgumentParser
import SnapshotCore

struct RecordCommand: VaryingCommand, CoordinatingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "record", abstract: "Records the baselines of screens.",
            discussion: """
                Example: \(SnapshotTool.currentName) record \(SnapshotTool.exampleScreens(2))

                Renders each screen in all its configurations, and prints the paths of new and changed files. Files \
                with the same pixels and views aren't rewritten. After an interruption each file is either unchanged \
                or new.
                """)
    }

    @OptionGroup var selection: SelectionOptions

    @Option(
        name: [.long, .customLong("to")],
        help: ArgumentHelp(
            "The folder of <screen>/<configuration>.png, created if it is missing.", valueName: "folder"),
        completion: .directory)
    var baselines = "Snapshots"

    @Option(
        help: ArgumentHelp(
            "The baselines to record: all, missing, or failed (missing, unreadable or different).",
            valueName: "mode"))
    var mode = RecordMode.all

    @Flag(help: "Writes smaller files with the same pixels; takes longer.")
    var compact = false

    @OptionGroup(title: "Running") var artifacts: ArtifactsOptions

    @OptionGroup(title: "Running") var options: RunOptions

    @OptionGroup(title: "Running") var limit: TimeoutOptions

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    @OptionGroup(title: "Ways to see a screen") var axes: AxesOptions

    func validate() throws {
        if mode == .never { throw ValidationError("--mode never: use all, missing or failed") }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if baselines.isEmpty { throw CommandError.emptyOption("--baselines") }
        let selected = try selection.select(from: tool.catalog)
        selected.report(to: tool.console)
        let configuration = RunConfiguration(
            baselines: tool.resolve(baselines), failures: try artifacts.folder(for: tool), mode: mode,
            allowsOtherFingerprint: true, isCompact: compact)
        return try await options.run(configuration, timeout: limit.timeout, for: tool).record(selected.pictures)
    }
}
