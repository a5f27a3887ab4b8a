import Foundation
import Render
import SnapshotCore

/// The files that a run writes.
package struct RunFiles {
    /// The path of the results; nil for none.
    package var results: String?
    package var junit: String?
    package var summary: SummaryFile?

    package init(results: String?, junit: String? = nil, summary: SummaryFile? = nil) {
        self.results = results
        self.junit = junit
        self.summary = summary
    }

    /// Deletes the previous run's results, so that they aren't mistaken for this run's if it crashes.
    package func removeOld() {
        for path in [results, junit].compactMap({ $0 }) where !FilePaths.isFolder(path) { unlink(path) }
        summary?.removeOld()
    }

    /// Checks whether the files can be written, before anything is drawn.
    /// - Throws: `CommandError.cannotCreate`, `AtomicFileError`.
    package func prepare() throws {
        for path in [results, junit].compactMap({ $0 }) { try FilePaths.prepareFile(path) }
        try summary?.prepare()
    }

    /// Writes the files. Signals are deferred while complete files are moved to their paths.
    /// - Parameter pictures: the pictures of the run, for the summary.
    /// - Throws: `AtomicFileError`, `FileTransactionError`, `CommandError` or `EncodingError`.
    package func write(_ run: RunResults, pictures: RunImages, signals: DeferredSignals) throws {
        var files: [(path: String, file: AtomicFile.Prepared)] = []
        defer { for (_, file) in files { file.discard() } }
        if let results { files.append((results, try signals.prepare(results) { try run.write(to: $0) })) }
        if let junit { files.append((junit, try signals.prepare(junit) { try JUnitReport(run).write(to: $0) })) }
        try signals.whileDeferred {
            for (path, file) in files { try file.commit(as: path) }
            try summary?.write(run, sources: pictures)
        }
    }
}
