import ArgumentParser
import SnapshotCore
import SnapshotGit

struct StatsCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "stats", abstract: "Prints the size of the baselines and its growth.",
            discussion: """
                Example: \(SnapshotTool.currentName) stats

                Prints the number of baselines and their bytes, the largest ones, the bytes that their versions add to \
                the repository by month, and the bytes that “record --compact” would save: a few files are compressed \
                in memory, and the rest is estimated.
                """)
    }

    @OptionGroup var baselines: BaselinesOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of largest files to list.", valueName: "count"))
    var largest = 10

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of files to compress for the estimate of “record --compact”; 0 for none.", valueName: "count"))
    var sample = 4

    @Flag(help: "Compresses all files, which takes up to a few seconds for each.")
    var all = false

    @Flag(help: "Writes JSON.")
    var json = false

    func validate() throws {
        for (name, value) in [("largest", largest), ("sample", sample)] where value < 0 {
            throw ValidationError("--\(name) \(value): use 0 or more")
        }
    }

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        let statistics = try BaselineStatistics(
            of: baselines.folder(for: tool), largest: largest, sample: all ? nil : sample, console: tool.console)
        try tool.console.result(json ? JSONText.of(statistics) : statistics.text)
        for note in statistics.notes { tool.console.message(note) }
        return .success
    }
}
