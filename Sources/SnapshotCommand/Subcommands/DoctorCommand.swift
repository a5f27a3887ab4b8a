import ArgumentParser
import SnapshotCore
import SnapshotDoctor

struct DoctorCommand: VaryingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor", abstract: "Checks whether pictures can be compared on this machine.",
            discussion: """
                Example: \(SnapshotTool.currentName) doctor

                Renders built-in reference pictures and compares them with their known bytes; renders each screen \
                several times, in other processes, time zones and languages, and lists those whose renders differ; and \
                lists fonts, versions, folders and relevant environment variables, each with a remedy.

                The exit code is 0 if pictures can be compared, 1 if the renders of a screen differ or it can't be \
                rendered, 2 if this machine renders the reference pictures differently.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The names of the screens to render, or <screen>/<state>. (default: all)", valueName: "screen"),
        completion: .screens)
    var only: [String] = []

    @Flag(help: "Writes the report to standard output as JSON.")
    var json = false

    @Flag(inversion: .prefixedNo, help: "Renders the screens of the catalog.")
    var screens = true

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The minimum time between two renders of a screen, in seconds; 60 also detects clocks that show only "
                + "minutes.",
            valueName: "seconds"))
    var pause: Double = 1

    @OptionGroup var baselines: BaselinesOptions

    @OptionGroup(title: "Running") var artifacts: ArtifactsOptions

    @OptionGroup(title: "Running") var options: RunOptions

    @OptionGroup(title: "Running") var limit: TimeoutOptions

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    @OptionGroup(title: "Ways to see a screen") var axes: AxesOptions

    func validate() throws {
        guard pause >= 0, pause <= 86_400 else {
            throw ValidationError("--pause \(pause): use a number of seconds from 0 to 86400")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let store = BaselineStore(
            folder: try baselines.folder(for: tool), failures: try artifacts.folder(for: tool))
        let report = try await DoctorReport(
            of: tool, screens: only, rendersScreens: screens, store: store, jobs: options.jobs,
            timeout: limit.timeout, pause: pause)
        try tool.console.result(json ? JSONText.of(report) : report.text)
        return report.status
    }
}
