import ArgumentParser
import BuilderUIKit
import Render

/// `snapshot record`
struct RecordCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "record", abstract: "Draws the baselines of screens anew.",
            discussion: """
                Example: \(SnapshotTool.currentName) record \(SnapshotTool.exampleScreens(2)) --to Snapshots

                Draws each screen for every device and appearance that it has a baseline for, and writes the paths \
                of the files that are new or changed to standard output. Files with the same pixels stay as they are.
                """)
    }

    @OptionGroup var arguments: ScreenArguments

    @Option(
        help: ArgumentHelp(
            "The folder of <screen>/<configuration>.png; it is made if it is missing.", valueName: "folder"),
        completion: .directory)
    var to = "Snapshots"

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let screens = try tool.catalog.find(arguments.screens)
        if to.isEmpty { throw CommandError.emptyOption("--to") }
        let folder = tool.resolve(to)
        let store = BaselineStore(folder: folder, failures: folder)
        let folders = screens.map { "\(folder)/\($0.name)" }
        let gate = tool.openGate()
        try gate.write {
            for folder in folders {
                try FilePlace.makeFolder(folder)
                try AtomicFile.checkWritable(folder: folder)
            }
        }

        let pictures = screens.flatMap { screen in
            screen.configurations.map { Picture(screen: screen, configuration: $0) }
        }
        let input = ScreenInput(warn: { [console = tool.console] in console.warn($0) })
        var counts: [BaselineRecording: Int] = [:]
        let status = await PictureWork(tool: tool, jobs: arguments.jobs).run(
            pictures,
            name: { "\($0.screen.name) \($0.configuration.name)" },
            layOut: { try await $0.screen.display(for: $0.configuration, input: input) },
            finish: { picture, display in
                try store.record(display, as: picture.screen.name, picture.configuration, through: gate)
            },
            report: { picture, recording in
                counts[recording, default: 0] += 1
                return recording == .unchanged
                    ? nil : store.path(of: picture.screen.name, picture.configuration)
            })
        let summary = [BaselineRecording.created, .updated, .unchanged].compactMap { recording in
            counts[recording].map { "\($0) \(recording.rawValue)" }
        }
        if !summary.isEmpty { tool.console.message(summary.joined(separator: ", ")) }
        return status
    }

    /// One baseline.
    private struct Picture: Sendable {
        var screen: Screen
        var configuration: SnapshotConfiguration
    }
}
