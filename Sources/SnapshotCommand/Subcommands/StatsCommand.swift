import ArgumentParser
import SnapshotCore
import SnapshotGit

struct StatsCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "stats", abstract: "Says how large the baselines are, and how they grow.",
            discussion: """
                Example: \(SnapshotTool.currentName) stats

                It writes the number of baselines and their bytes, the largest, what their versions in all commits add \
                to the repository by month, and what “record --compact” would save: a few are written so in memory, \
                and the rest is estimated by them.
                """)
    }

    @OptionGroup var baselines: BaselinesOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many of the largest files are listed.", valueName: "count"))
    var largest = 10

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many files are tried for what “record --compact” saves; 0 for none.", valueName: "count"))
    var sample = 4

    @Flag(help: "Tries all files, which takes up to a few seconds for each.")
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
