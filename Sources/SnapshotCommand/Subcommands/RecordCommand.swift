import ArgumentParser
import SnapshotCore

struct RecordCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "record", abstract: "Makes the baselines of screens anew.",
            discussion: """
                Example: \(SnapshotTool.currentName) record \(SnapshotTool.exampleScreens(2)) --to Snapshots

                Draws each screen for every device and appearance that it has a baseline for, and writes the paths \
                of the files that are new or changed to standard output. Files with the same pixels and views stay as \
                they are. Stopped at any moment it leaves each file as it was, or new.
                """)
    }

    @OptionGroup var selection: SelectionOptions

    @Option(
        help: ArgumentHelp(
            "The folder of <screen>/<configuration>.png; it is made if it is missing.", valueName: "folder"),
        completion: .directory)
    var to = "Snapshots"

    @Option(
        help: ArgumentHelp(
            "Which baselines to make: all, missing, or failed, which are missing, unreadable or different.",
            valueName: "mode"))
    var mode = RecordMode.all

    @Flag(help: "Takes longer and writes smaller files of the same pixels.")
    var compact = false

    @OptionGroup(title: "Running") var options: RunOptions

    func validate() throws {
        if mode == .never { throw ValidationError("--mode never: use all, missing or failed") }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if to.isEmpty { throw CommandError.emptyOption("--to") }
        let selected = try selection.select(from: tool.catalog)
        selected.report(to: tool.console)
        let configuration = RunConfiguration(
            baselines: tool.resolve(to), failures: try options.artifacts.folder(for: tool), mode: mode,
            allowsOtherFingerprint: true, isCompact: compact)
        return try await options.run(configuration, for: tool).record(selected.pictures)
    }
}
