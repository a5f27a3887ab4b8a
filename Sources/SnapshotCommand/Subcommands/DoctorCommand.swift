import ArgumentParser
import SnapshotCore
import SnapshotDoctor

struct DoctorCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor", abstract: "Finds out whether pictures can be compared on this machine.",
            discussion: """
                Example: \(SnapshotTool.currentName) doctor

                It draws built-in reference pictures, whose bytes are known, and compares them; draws each screen \
                several times and in other processes, time zones and languages, and names those that differ from \
                themselves; and lists fonts, versions, folders and the environment variables that matter, each with \
                what to do.

                It exits with 0 when pictures can be compared, 1 when a screen differs from itself or can't be drawn, \
                2 when this machine draws the reference pictures otherwise.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The screens to draw, by name, with a slash before a state. (default: all)", valueName: "screen"),
        completion: .screens)
    var only: [String] = []

    @Flag(help: "Writes the report to standard output as JSON.")
    var json = false

    @Flag(inversion: .prefixedNo, help: "Draws the screens of the catalog.")
    var screens = true

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many seconds lie at least between two drawings of a screen: 60 finds clocks without seconds.",
            valueName: "seconds"))
    var pause: Double = 1

    @OptionGroup var baselines: BaselinesOptions

    @OptionGroup(title: "Running") var options: RunOptions

    func validate() throws {
        guard pause >= 0, pause <= 86_400 else {
            throw ValidationError("--pause \(pause): use a number of seconds from 0 to 86400")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let store = BaselineStore(
            folder: try baselines.folder(for: tool), failures: try options.artifacts.folder(for: tool))
        let report = try await DoctorReport(
            of: tool, screens: only, rendersScreens: screens, store: store, jobs: options.jobs,
            timeout: options.timeout, pause: pause)
        try tool.console.result(json ? JSONText.of(report) : report.text)
        return report.status
    }
}
