import ArgumentParser
import BuilderUIKit
import Render

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

    @OptionGroup var artifacts: ArtifactsOptions

    @Option(parsing: .unconditionalSingleValue, help: .hidden)
    var filter: [String] = []

    @Option(parsing: .unconditional, help: .hidden)
    var shard: String?

    @Flag(name: [.customShort("n"), .long], help: "Deletes nothing.")
    var dryRun = false

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if baselines.isEmpty { throw CommandError.emptyOption("--baselines") }
        try tool.catalog.validateConfigurations()
        guard !tool.catalog.pictures.isEmpty else { throw PruneError.nothingDeclared }
        if !filter.isEmpty { throw PruneError.filtered }
        if let source = try ShardSource.find(option: shard), source.shard.count > 1 {
            throw PruneError.sharded("\(source)")
        }
        let folder = try artifacts.folder(for: tool)
        let last = "\(folder)/\(RunFiles.resultsName)"
        if FilePlace.exists(last) {
            let results = try RunResults.read(last)
            guard results.scope.isWhole else { throw PruneError.partialRun(results: last, scope: results.scope) }
        }

        let store = BaselineStore(folder: tool.resolve(baselines), failures: folder)
        let gate = tool.openGate()
        for orphan in store.orphans(of: tool.catalog) {
            if !dryRun {
                try gate.write {
                    guard unlink(orphan) == 0 || errno == ENOENT else {
                        throw PruneError.notDeleted(path: orphan, reason: String(cString: strerror(errno)))
                    }
                    // Folders that are empty now; the system refuses others.
                    var place = FilePlace.folder(of: orphan)
                    while place != store.folder, rmdir(place) == 0 { place = FilePlace.folder(of: place) }
                }
            }
            try tool.console.result(orphan)
        }
        return .success
    }
}

/// Why nothing is deleted.
enum PruneError: Error, Hashable {
    /// Everything would be an orphan.
    case nothingDeclared
    case filtered
    case sharded(String)
    /// The last run of `verify` was about a part of the pictures.
    case partialRun(results: String, scope: RunScope)
    case notDeleted(path: String, reason: String)
}

extension PruneError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .nothingDeclared:
            "the catalog declares no pictures, so every baseline would be deleted: give it screens, or delete the "
                + "folder yourself"
        case .filtered:
            "orphans are what belongs to no screen at all: leave --filter out"
        case .sharded(let source):
            "this is \(source): orphans are what belongs to no screen at all, so prune in a run of its own, without shards"
        case .partialRun(let results, let scope):
            "the last run of “verify” was "
                + (scope.shard.map { "\($0)" } ?? "filtered by \(scope.filters.joined(separator: ", "))")
                + " (\(results)): run “verify” on everything first, so that what goes is what was listed"
        case .notDeleted(let path, let reason):
            "\(path) can't be deleted (\(reason))"
        }
    }

    var commandStatus: CommandStatus {
        switch self {
        case .nothingDeclared, .partialRun: RunVerdict.notCompared.commandStatus
        case .filtered, .sharded: .usage
        case .notDeleted: .cannotCreate
        }
    }
}
