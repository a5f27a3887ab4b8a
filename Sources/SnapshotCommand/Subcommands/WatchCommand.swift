import ArgumentParser
import SnapshotCore
import SnapshotWatch

struct WatchCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "watch", abstract: "Builds and draws the screens each time a source file is saved.",
            discussion: """
                Example: \(SnapshotTool.currentName) watch sign-up --devices iphone-se-3rd --appearances light,dark

                Each view that moved, grew or changed is a line, in the words of “verify”. A build that fails prints \
                the compiler's errors, and the last pictures stay. A screen that crashes or isn't drawn in time is \
                named, and the others are drawn.

                The first picture of each screen is drawn, unless options of “verify” select others, such as \
                --filter, --devices and --text-sizes. Run it from the gallery's own command, such as \
                SnapshotGallery/snapshot, or with “swift run”. Ctrl-C ends it.
                """)
    }

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp(
            "The names of screens, and options of “verify” that select pictures. (default: all screens)",
            valueName: "screen"),
        completion: .screens)
    var arguments: [String] = []

    @Flag(help: "Draws every declared picture of the screens.")
    var all = false

    @Flag(help: "Writes an object of JSON on a line for each build and each drawing.")
    var json = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Ends after this number of changes, at least 1. (default: no end)", valueName: "count"))
    var changes: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time limit for a build, in seconds above 0.", valueName: "seconds"))
    var buildTimeout: Double = 600

    func validate() throws {
        if let changes, changes < 1 { throw ValidationError("--changes \(changes): use 1 or more") }
        guard buildTimeout > 0, buildTimeout <= 86_400 else {
            throw ValidationError("--build-timeout \(buildTimeout): use a number of seconds above 0 and at most 86400")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let selectsPictures = all || arguments.contains { $0.hasPrefix("-") }
        let run = try WatchRun(
            arguments: arguments + (selectsPictures ? [] : ["--first"]), buildTimeout: buildTimeout, isJSON: json,
            console: tool.console)
        tool.deferSignals().onShutDown { ChildGroup.shared.end() }
        ChildGroup.shared.guardAgainstKill()
        try run.run(changes: changes)
        return .success
    }
}
