import ArgumentParser
import SnapshotCore
import SnapshotReview

extension RecordMode: ExpressibleByArgument {}

struct VerifyCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "verify", abstract: "Draws every declared picture and holds it against its baseline.",
            discussion: """
                Example: \(SnapshotTool.currentName) verify --junit verify.xml

                For each picture that isn't the same it writes where it differs, which views changed and how, and the \
                paths of what was drawn and of a picture of the differences. Baselines that no screen declares are \
                listed; “prune” deletes them. A terminal shows what differs most, as it was recorded and as it was \
                drawn.

                It exits with 0 when everything is the same, 1 when a picture differs, has no baseline or was \
                recorded, 2 when something could not be compared: an unreadable baseline, one drawn with other \
                libraries or fonts, a screen that can't be drawn, a process that died, or nothing that matches.
                """)
    }

    @OptionGroup var selection: SelectionOptions

    @OptionGroup var baselines: BaselinesOptions

    @OptionGroup(title: "Running") var options: RunOptions

    @Option(
        help: ArgumentHelp(
            "Which baselines to make: all, missing, failed or never. A run that records one fails. (default: what "
                + "\(RecordMode.variable) says; never where CI is set; else missing)",
            valueName: "mode"))
    var record: RecordMode?

    @Flag(help: "Compares pixels even with baselines that were drawn with other libraries or fonts.")
    var allowFingerprint = false

    @Flag(help: "Fails with 1 where baselines belong to no screen.")
    var failOnOrphans = false

    func validate() throws {
        if let junit, !junit.lowercased().hasSuffix(".xml") {
            throw ValidationError("--junit “\(junit)”: name a file that ends in .xml")
        }
    }

    @Flag(help: "Writes the results to standard output as JSON, in place of text.")
    var json = false

    @Option(
        help: ArgumentHelp("Writes the results as JUnit's XML too.", valueName: "file"),
        completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Makes a page of the results too, as “report” does, in a folder that is empty, new or an older report.",
            valueName: "folder"),
        completion: .directory)
    var report: String?

    @OptionGroup var summary: SummaryOptions

    @OptionGroup var pictures: PicturesOptions

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        do {
            let baselines = try self.baselines.folder(for: tool)
            if report == "" { throw CommandError.emptyOption("--report") }
            let artifacts = try options.artifacts.folder(for: tool)
            try tool.catalog.validate()
            let selected = try selection.select(from: tool.catalog)
            let mode = try record.map { RecordMode.Choice($0, by: "--record") } ?? RecordMode.requested()
            let pictures = try pictures.pictures(for: tool, isJSON: json)
            let page = try report.map { try ReportFolder(tool.resolve($0), outside: [baselines]) }
            let configuration = RunConfiguration(
                baselines: baselines, failures: artifacts, mode: mode.mode, allowsOtherFingerprint: allowFingerprint)
            let files = RunFiles(
                results: "\(artifacts)/\(ResultsFile.name)", junit: junit.map(tool.resolve),
                summary: summary.file(for: tool))
            return try await options.run(configuration, for: tool).verify(
                selected, mode: mode, files: files, page: page, pictures: pictures, isJSON: json,
                failsOnOrphans: failOnOrphans,
                options: (options.artifacts.artifacts, self.baselines.isDefault ? nil : self.baselines.baselines))
        } catch {
            tool.console.error("\(error)")
            return RunVerdict.status(endedBy: error)
        }
    }
}
