import Foundation

/// The deletion of baselines that no screen declares, for `snapshot prune`.
package enum BaselinePruning {
    /// Deletes the orphans, and writes their paths to standard output.
    /// - Parameters:
    ///   - folder: the folder of the baselines.
    ///   - filters: the values of `--filter`, all of which are refused.
    ///   - shard: the value of `--shard`; any but 1 of 1 is refused, also one from the environment.
    ///   - isDryRun: true if nothing is deleted.
    /// - Throws: `CatalogError`, `ShardError` or `PruneError`.
    @MainActor
    package static func prune(
        _ folder: String, filters: [String], shard: String?, isDryRun: Bool, for tool: SnapshotTool
    ) throws {
        try tool.catalog.validate()
        try tool.catalog.validateConfigurations()
        guard !tool.catalog.pictures.isEmpty else { throw PruneError.nothingDeclared }
        if !filters.isEmpty { throw PruneError.filtered }
        if let source = try ShardSource.find(option: shard), source.shard.count > 1 {
            throw PruneError.sharded("\(source)")
        }
        if let last = LastRun.read(for: tool), !last.scope.isWhole { throw PruneError.partialRun(last.scope) }

        let store = BaselineStore(folder: folder, failures: folder)
        let orphans = store.orphans(of: tool.catalog)
        guard orphans.isEmpty || tool.catalog.pictures.contains(where: { FilePaths.exists(store.path(of: $0)) }) else {
            throw PruneError.otherFolder(folder)
        }
        if orphans.isEmpty { tool.console.message("every baseline in \(folder) belongs to a declared picture") }
        let signals = tool.deferSignals()
        for orphan in orphans {
            if !isDryRun {
                try signals.whileDeferred {
                    guard unlink(orphan) == 0 || errno == ENOENT else {
                        throw PruneError.notDeleted(path: orphan, reason: String(cString: strerror(errno)))
                    }
                    // Removes the folders that are empty now; `rmdir` fails for others.
                    var parent = FilePaths.folder(of: orphan)
                    while parent != store.folder, rmdir(parent) == 0 { parent = FilePaths.folder(of: parent) }
                }
            }
            try tool.console.result(orphan)
        }
    }
}

/// An error that prevents the deletion of orphans.
package enum PruneError: Error, Hashable {
    /// Everything would be an orphan.
    case nothingDeclared
    /// Filters were given.
    case filtered
    /// The run is one of several.
    case sharded(String)
    /// The last run of `verify` was about a part of the pictures.
    case partialRun(RunScope)
    /// No declared picture has a baseline in the folder, so that everything would be an orphan.
    case otherFolder(String)
    /// The system fails to delete a file.
    case notDeleted(path: String, reason: String)
}

extension PruneError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .nothingDeclared:
            "the catalog declares no pictures, so every baseline would be deleted: add screens to it, or delete the "
                + "folder yourself"
        case .filtered:
            "orphans can only be found in the whole catalog: remove --filter"
        case .sharded(let source):
            "this is \(source), and orphans can only be found in the whole catalog: prune in a separate run without shards"
        case .otherFolder(let folder):
            "\(folder) contains PNG files, but no baseline of a declared picture: is it the right folder? Record there "
                + "first, or delete the files yourself"
        case .partialRun(let scope):
            "the last run of “verify” was "
                + (scope.shard.map { "\($0)" } ?? "filtered by \(scope.filters.joined(separator: ", "))")
                + ": run “verify” on everything first, so that only listed files are deleted"
        case .notDeleted(let path, let reason):
            "\(path) can't be deleted (\(reason))"
        }
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .nothingDeclared, .partialRun, .otherFolder: .notCompared
        case .filtered, .sharded: .usage
        case .notDeleted: .cannotCreate
        }
    }
}
