import ArgumentParser
import SnapshotCore

struct AuditCommand: VaryingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "audit", abstract: "Finds what keeps people from seeing, hearing or touching a screen.",
            discussion: """
                Example: \(SnapshotTool.currentName) audit --text-sizes l,ax3 --locales en,de --sarif audit.sarif

                Draws every declared picture and lists missing labels, targets below 44 × 44 points, contrasts below \
                4.5 (3 for large text), text that is cut though it isn't at the text size large in the first language, \
                overlapping text, texts and controls off the screen, and images of text. A line has the picture, the \
                rule, the view, its frame in points, and what is wrong. A picture of each view is written to audit in \
                --artifacts, in place of those of a former run.

                A screen that ends its process, or isn't drawn within --timeout, is named; the others are audited.

                In the catalog, .allowing(.contrast) excludes a rule for a screen, and .allowing(.smallTarget, in: \
                "close") for the views with an accessibility identifier.

                The exit code is 0 without findings, 1 with findings, 2 if a screen can't be rendered.
                """)
    }

    @OptionGroup var selection: SelectionOptions

    @OptionGroup var baselines: BaselinesOptions

    @OptionGroup var artifacts: ArtifactsOptions

    @OptionGroup var options: RunOptions

    @OptionGroup var limit: TimeoutOptions

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    @OptionGroup(title: "Ways to see a screen") var axes: AxesOptions

    @Flag(help: "Writes the findings to standard output as JSON instead of text.")
    var json = false

    @Option(
        help: ArgumentHelp("Also writes the findings as JUnit XML.", valueName: "file"),
        completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        help: ArgumentHelp("Also writes the findings as SARIF 2.1.0, for a code host.", valueName: "file"),
        completion: .file(extensions: ["sarif"]))
    var sarif: String?

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        do {
            if junit == "" { throw CommandError.emptyOption("--junit") }
            if sarif == "" { throw CommandError.emptyOption("--sarif") }
            let folder = try baselines.folder(for: tool)
            let run = AuditRun(
                tool: tool, baselines: folder, artifacts: try artifacts.folder(for: tool), jobs: options.jobs,
                timeout: limit.timeout)
            return try await run.run(
                try selection.select(from: tool.catalog),
                output: .init(isJSON: json, junit: junit.map(tool.resolve), sarif: sarif.map(tool.resolve)))
        } catch {
            tool.console.error("\(error)")
            return RunVerdict.status(endedBy: error)
        }
    }
}
