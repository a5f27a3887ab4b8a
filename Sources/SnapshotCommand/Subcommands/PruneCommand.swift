import ArgumentParser
import SnapshotCore

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

    @OptionGroup var baselines: BaselinesOptions

    @Option(parsing: .unconditionalSingleValue, help: .hidden)
    var filter: [String] = []

    @Option(parsing: .unconditional, help: .hidden)
    var shard: String?

    @Flag(name: [.customShort("n"), .long], help: "Deletes nothing.")
    var dryRun = false

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        try BaselinePruning.prune(
            baselines.folder(for: tool), filters: filter, shard: shard, isDryRun: dryRun, for: tool)
        return .success
    }
}
