import ArgumentParser
import BuilderUIKit
import Render
import SnapshotCore
import SnapshotDoctor

/// `snapshot doctor`
struct DoctorCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor", abstract: "Finds out whether pictures can be compared on this machine.",
            discussion: """
                Example: \(SnapshotTool.currentName) doctor

                It draws built-in reference pictures, whose bytes are known, and compares them; draws each screen several \
                times and in other processes, time zones and languages, and names those that differ from themselves; and \
                lists fonts, versions, folders and the environment variables that matter, each with what to do.

                It exits with 0 when pictures can be compared, 1 when a screen differs from itself or can't be drawn, 2 when \
                this machine draws the reference pictures otherwise.
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

    @Option(
        help: ArgumentHelp("The folder of <screen>/<configuration>.png.", valueName: "folder"), completion: .directory)
    var baselines = "Snapshots"

    @OptionGroup(title: "Running") var options: RunOptions

    func validate() throws {
        guard pause >= 0, pause <= 86_400 else {
            throw ValidationError("--pause \(pause): use a number of seconds from 0 to 86400")
        }
    }

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if baselines.isEmpty { throw CommandError.emptyOption("--baselines") }
        try tool.catalog.validateConfigurations()
        _ = try wanted(in: tool.catalog)
        let store = BaselineStore(folder: tool.resolve(baselines), failures: try options.artifacts.folder(for: tool))
        let fonts = FontDiagnostics.diagnostics()
        var diagnostics: [DoctorDiagnostic] = []
        let canDrawText = !fonts.contains { $0.level == .fault }
        if canDrawText {
            tool.console.status("drawing the reference pictures")
            diagnostics.append(Self.referenceFinding())
            diagnostics += BaselineDiagnostics.diagnostics(of: tool.catalog, in: store)
            if screens {
                tool.console.status("drawing the screens again and again")
                diagnostics += try await check(tool)
            }
            tool.console.status(nil)
        } else {
            diagnostics.append(
                DoctorDiagnostic(
                    .pixels, .fault, "reference pictures", "can't be drawn without the font that text is set in"))
        }
        diagnostics += fonts
        diagnostics += EnvironmentDiagnostics(environment: ProcessInfo.processInfo.environment).diagnostics
        diagnostics += MachineDiagnostics(baselines: store.folder, failures: store.failures).diagnostics
        diagnostics += VersionDiagnostics.diagnostics(tool: tool.version)
        let report = DoctorReport(diagnostics)
        try tool.console.result(json ? JSONText.of(report) : report.text)
        return report.status
    }

    @MainActor
    private func check(_ tool: SnapshotTool) async throws -> [DoctorDiagnostic] {
        try await StabilityCheck(
            tool: tool, screens: try wanted(in: tool.catalog),
            jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount, timeout: options.timeout,
            pause: pause
        ).diagnostics()
    }

    /// A screen that is named by itself is meant with its states.
    private func wanted(in catalog: Catalog) throws(CatalogError) -> [Screen] {
        if only.isEmpty { return catalog.screens.flatMap(\.variants) }
        return try catalog.find(only).flatMap { $0.state == nil ? $0.variants : [$0] }
    }

    @MainActor
    private static func referenceFinding() -> DoctorDiagnostic {
        do {
            let here = try ReferenceRecord(drawing: ReferenceSnapshot.all)
            return ReferenceVerdict(of: here, against: .builtIn).diagnostic
        } catch {
            return DoctorDiagnostic(.pixels, .fault, "reference pictures", "can't be drawn: \(error)")
        }
    }
}
