import ArgumentParser
import SnapshotCore
import SnapshotReview

extension RecordMode: ExpressibleByArgument {}

struct VerifyCommand: VaryingCommand, CoordinatingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "verify", abstract: "Renders every declared picture and compares it with its baseline.",
            discussion: """
                Example: \(SnapshotTool.currentName) verify --junit verify.xml

                For each failure it prints the regions that differ, the changed views, and the paths of the rendered \
                picture and of a picture of the differences. Baselines that no screen declares are listed; “prune” \
                deletes them. A terminal shows the region that differs most, recorded and rendered.

                A picture that an earlier run proved to be the same isn't rendered again, unless the program, a file \
                or variable that it read, or the baseline has changed.

                The exit code is 0 if everything is the same, 1 if a picture differs, has no baseline or was recorded, \
                2 if a comparison failed: an unreadable baseline, one rendered with other libraries or fonts, a screen \
                that can't be rendered, a process that crashed, or a selection without pictures.
                """)
    }

    @OptionGroup var selection: SelectionOptions

    @OptionGroup var baselines: BaselinesOptions

    @OptionGroup(title: "Running") var artifacts: ArtifactsOptions

    @OptionGroup(title: "Running") var options: RunOptions

    @OptionGroup(title: "Running") var limit: TimeoutOptions

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    @OptionGroup(title: "Ways to see a screen") var axes: AxesOptions

    @Option(
        help: ArgumentHelp(
            "The baselines to record: all, missing, failed or never. A run that records one fails. (default: the "
                + "variable \(RecordMode.variable); never if CI is set; else missing)",
            valueName: "mode"))
    var record: RecordMode?

    @Flag(help: "Renders all pictures, even those that an earlier run proved the same. (default if CI is set)")
    var fresh = false

    @Flag(help: "Compares pixels even if a baseline was rendered with other libraries or fonts.")
    var allowFingerprint = false

    @Flag(help: "Exits with 1 if there are baselines that no screen declares.")
    var failOnOrphans = false

    func validate() throws {
        if let junit, !junit.lowercased().hasSuffix(".xml") {
            throw ValidationError("--junit “\(junit)”: use a file name that ends in .xml")
        }
    }

    @Flag(help: "Writes the results to standard output as JSON instead of text.")
    var json = false

    @Option(
        help: ArgumentHelp("Also writes the results as JUnit XML.", valueName: "file"),
        completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Also creates a page of the results, like “report”, in a folder that is new, empty or an older report.",
            valueName: "folder"),
        completion: .directory)
    var report: String?

    @OptionGroup var summary: SummaryOptions

    @OptionGroup var pictures: PicturesOptions

    @Option(
        name: .customLong(PictureStream.option),
        help: ArgumentHelp("For a process that “watch” starts.", visibility: .hidden))
    var streamAfter: String?

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        do {
            let baselines = try self.baselines.folder(for: tool)
            if report == "" { throw CommandError.emptyOption("--report") }
            let artifacts = try self.artifacts.folder(for: tool)
            try tool.catalog.validate()
            let selected = try selection.select(from: tool.catalog)
            let mode = try record.map { RecordMode.Choice($0, by: "--record") } ?? RecordMode.requested()
            let pictures = try pictures.pictures(for: tool, isJSON: json)
            let page = try report.map { try ReportFolder(tool.resolve($0), outside: [baselines]) }
            var configuration = RunConfiguration(
                baselines: baselines, failures: artifacts, mode: mode.mode, allowsOtherFingerprint: allowFingerprint)
            if let streamAfter {
                configuration.listsTypes = true
                try await options.run(configuration, timeout: limit.timeout, for: tool).stream(
                    selected.pictures, last: streamAfter)
                return .success
            }
            let files = RunFiles(
                results: "\(artifacts)/\(ResultsFile.name)", junit: junit.map(tool.resolve),
                summary: summary.file(for: tool))
            var run = options.run(configuration, timeout: limit.timeout, for: tool)
            run.proofs = RecordMode.isOnCI() ? .none : fresh || mode.mode == .all ? .fresh : .all
            return try await run.verify(
                selected, mode: mode, files: files, page: page, pictures: pictures, isJSON: json,
                failsOnOrphans: failOnOrphans,
                options: (self.artifacts.artifacts, self.baselines.isDefault ? nil : self.baselines.baselines))
        } catch {
            tool.console.error("\(error)")
            return RunVerdict.status(endedBy: error)
        }
    }
}
