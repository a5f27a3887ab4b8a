import ArgumentParser
import BuilderUIKit
import Render
import SnapshotCore

/// `snapshot record`
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

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if to.isEmpty { throw CommandError.emptyOption("--to") }
        let selected = try selection.select(from: tool.catalog)
        selected.tell(tool.console)
        let folder = tool.resolve(to)
        var screens: [String] = []
        for picture in selected.pictures where screens.last != picture.screen.name {
            screens.append(picture.screen.name)
        }
        try tool.openGate().write {
            for screen in screens {
                try FilePaths.makeFolder("\(folder)/\(screen)")
                try AtomicFile.checkWritable(folder: "\(folder)/\(screen)")
            }
        }

        let order = RunConfiguration(
            baselines: folder, failures: try options.artifacts.folder(for: tool), mode: mode,
            allowsOtherFingerprint: true, isCompact: compact)
        var counts: [BaselineRecording: Int] = [:]
        var status = CommandStatus.success
        try await options.run(order, for: tool).run(selected.pictures) { entry in
            for warning in entry.warnings { tool.console.warn(warning, of: entry.name) }
            switch entry.outcome {
            case .recorded:
                counts[entry.recording ?? .updated, default: 0] += 1
                try tool.console.result(entry.files.baseline)
            case .same, .tolerated, .differs:
                counts[.unchanged, default: 0] += 1
            default:
                tool.console.error("\(entry.name): \(entry.message)")
                if status == .success { status = entry.outcome == .unwritable ? .cannotCreate : .renderFailed }
            }
        }
        let summary = [BaselineRecording.created, .updated, .unchanged].compactMap { recording in
            counts[recording].map { "\($0) \(recording.rawValue)" }
        }
        if !summary.isEmpty { tool.console.message(summary.joined(separator: ", ")) }
        return status
    }
}
