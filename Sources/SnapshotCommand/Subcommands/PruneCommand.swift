import ArgumentParser
import SnapshotCore

/// `snapshot prune`
struct PruneCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "prune", abstract: "Deletes baselines that no screen declares.",
            discussion: """
                Example: \(SnapshotTool.currentName) prune --dry-run

                Writes the paths of what it deletes to standard output. Every declared screen, state and configuration \
                is known, so what is left over belongs to nobody; files that are no PNG stay. It refuses after a run \
                of “verify” that was filtered or one of several shards: run “verify” on everything first.
                """)
    }

    @Option(
        help: ArgumentHelp("The folder of <screen>/<configuration>.png.", valueName: "folder"), completion: .directory)
    var baselines = "Snapshots"

    @Option(parsing: .unconditionalSingleValue, help: .hidden)
    var filter: [String] = []

    @Option(parsing: .unconditional, help: .hidden)
    var shard: String?

    @Flag(name: [.customShort("n"), .long], help: "Deletes nothing.")
    var dryRun = false

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if baselines.isEmpty { throw CommandError.emptyOption("--baselines") }
        try BaselinePruning(tool: tool, folder: tool.resolve(baselines)).run(
            filters: filter, shard: shard, isDryRun: dryRun)
        return .success
    }
}
