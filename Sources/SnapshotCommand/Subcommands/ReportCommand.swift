import ArgumentParser
import SnapshotCore
import SnapshotReview

struct ReportCommand: CoordinatingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "report", abstract: "Creates a page for reviewing a run's pictures.",
            discussion: """
                Example: \(SnapshotTool.currentName) report --output report

                Writes a folder with an index.html for the browser, and prints its path. The page shows every failed \
                picture and its baseline side by side, under a slider or blinking, zoomed to pixels, with the changes \
                in each region. It needs no server and no network, and can be sent as a zip. Accepted and rejected \
                pictures are saved as decisions.json, or copied as a command, for “approve”.

                Without a file it shows the last run of “verify”; the results.json of all shards make one page. The \
                output folder must be new, empty or an older report, which is replaced as a whole.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The results.json of a run, or of each of its shards, or folders that contain one. (default: that in "
                + "--artifacts)", valueName: "results"),
        completion: .file(extensions: ["json"]))
    var results: [String] = []

    @OptionGroup var artifacts: ArtifactsOptions

    @Option(
        help: ArgumentHelp(
            "The folder of <screen>/<configuration>.png. (default: that of the run)", valueName: "folder"),
        completion: .directory)
    var baselines: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to write.", valueName: "folder"), completion: .directory)
    var output = ".build/snapshot-report"

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if output.isEmpty { throw CommandError.emptyOption("--output") }
        if baselines == "" { throw CommandError.emptyOption("--baselines") }
        let paths =
            results.isEmpty ? ["\(try artifacts.folder(for: tool))/\(ResultsFile.name)"] : results.map(tool.resolve)
        let page = try ReportWriter.write(
            resultsAt: paths, baselines: baselines.map(tool.resolve), to: tool.resolve(output), for: tool)
        try tool.console.result(page)
        return .success
    }
}
