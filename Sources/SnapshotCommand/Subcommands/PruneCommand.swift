import ArgumentParser
import SnapshotCore

struct PruneCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "prune", abstract: "Deletes baselines that no screen declares.",
            discussion: """
                Example: \(SnapshotTool.currentName) prune --dry-run

                Prints the paths of the deleted files: PNG files that don't belong to a declared screen, state and \
                configuration. Other files are kept. It fails after a “verify” that was filtered or one of several \
                shards: run “verify” on everything first.
                """)
    }

    @OptionGroup var baselines: BaselinesOptions

    @Option(parsing: .unconditionalSingleValue, help: .hidden)
    var filter: [String] = []

    @Option(parsing: .unconditional, help: .hidden)
    var shard: String?

    @Flag(name: [.customShort("n"), .long], help: "Lists the files without deleting them.")
    var dryRun = false

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        try BaselinePruning.prune(
            baselines.folder(for: tool), filters: filter, shard: shard, isDryRun: dryRun, for: tool)
        return .success
    }
}
