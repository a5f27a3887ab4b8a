import ArgumentParser
import BuilderUIKit
import Render
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
        try tool.catalog.validate()
        try tool.catalog.validateConfigurations()
        guard !tool.catalog.pictures.isEmpty else { throw PruneError.nothingDeclared }
        if !filter.isEmpty { throw PruneError.filtered }
        if let source = try ShardSource.find(option: shard), source.shard.count > 1 {
            throw PruneError.sharded("\(source)")
        }
        if let last = LastRun.read(for: tool), !last.scope.isWhole { throw PruneError.partialRun(last.scope) }

        let folder = tool.resolve(baselines)
        let store = BaselineStore(folder: folder, failures: folder)
        let orphans = store.orphans(of: tool.catalog)
        guard orphans.isEmpty || tool.catalog.pictures.contains(where: { FilePaths.exists(store.path(of: $0)) }) else {
            throw PruneError.otherFolder(folder)
        }
        let gate = tool.openGate()
        for orphan in orphans {
            if !dryRun {
                try gate.write {
                    guard unlink(orphan) == 0 || errno == ENOENT else {
                        throw PruneError.notDeleted(path: orphan, reason: String(cString: strerror(errno)))
                    }
                    // Folders that are empty now; the system refuses others.
                    var place = FilePaths.folder(of: orphan)
                    while place != store.folder, rmdir(place) == 0 { place = FilePaths.folder(of: place) }
                }
            }
            try tool.console.result(orphan)
        }
        return .success
    }
}

/// An error that prevents the deletion of orphans.
enum PruneError: Error, Hashable {
    /// Everything would be an orphan.
    case nothingDeclared
    case filtered
    case sharded(String)
    /// The last run of `verify` was about a part of the pictures.
    case partialRun(RunScope)
    /// No declared picture has a baseline there, so that everything would be an orphan.
    case otherFolder(String)
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
        case .otherFolder(let folder):
            "\(folder) holds PNG files and not one baseline of a declared picture: is it the right folder? Record there "
                + "first, or delete the files yourself"
        case .partialRun(let scope):
            "the last run of “verify” was "
                + (scope.shard.map { "\($0)" } ?? "filtered by \(scope.filters.joined(separator: ", "))")
                + ": run “verify” on everything first, so that what goes is what was listed"
        case .notDeleted(let path, let reason):
            "\(path) can't be deleted (\(reason))"
        }
    }

    var commandStatus: CommandStatus {
        switch self {
        case .nothingDeclared, .partialRun, .otherFolder: RunVerdict.notCompared.commandStatus
        case .filtered, .sharded: .usage
        case .notDeleted: .cannotCreate
        }
    }
}
