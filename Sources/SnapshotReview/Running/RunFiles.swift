import Foundation
import Render
import SnapshotCore

/// The files that a run writes.
package struct RunFiles {
    package var results: String
    package var junit: String?
    package var summary: SummaryFile?

    package init(results: String, junit: String? = nil, summary: SummaryFile? = nil) {
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

    /// Writes the files.
    /// - Parameter pictures: the pictures of the run, for the summary.
    /// - Throws: `AtomicFileError`, `CommandError`, `DocumentationError`.
    package func write(_ run: RunResults, pictures: RunImages) throws {
        try run.write(to: results)
        if let junit { try AtomicFile.write(Data(JUnitReport(run).text.utf8), to: junit, surviving: .process) }
        try summary?.write(run, sources: pictures)
    }
}
