import Foundation
import Render
import SnapshotCore

/// The folder that a report is written to. It contains the old report, the new one, or none, and never a part of one.
package struct ReportFolder: Sendable {
    /// The path with links resolved, so that a link is kept.
    let path: String
    /// The path as it was given, without trailing slashes.
    let shownPath: String
    /// The system calls; tests replace them.
    var calls = FolderCalls()
    /// The age in seconds at which temporary folders beside it that killed processes left are deleted.
    var sweepAge = 3600

    /// The names in a report's folder; the one that identifies it is last.
    private static let names = ["index.html", "pictures", ReportRecord.fileName]
    /// The file that Finder in macOS creates in every folder that is opened.
    private static let viewName = ".DS_Store"

    /// Checks the path.
    /// - Parameter baselines: folders of baselines, which may not contain a report's pictures.
    /// - Throws: `ReportError.otherFolder` if it contains something else, `ReportError.amongBaselines`,
    ///   `AtomicFileError`, `CommandError`.
    package init(_ path: String, outside baselines: [String] = []) throws {
        var trimmed = path
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        shownPath = trimmed
        self.path = FilePaths.real(trimmed) ?? trimmed
        if FilePaths.leadsNowhere(trimmed) {
            throw CommandError.cannotCreate(path: trimmed, reason: "it is a link that leads nowhere")
        }
        try checkContent()
        for folder in baselines where BaselineStore(folder: folder, failures: folder).reaches(self.path) {
            throw ReportError.amongBaselines(path: trimmed, baselines: folder)
        }
        try FilePaths.makeFolder(FilePaths.folder(of: self.path))
        try AtomicFile.checkWritable(folder: FilePaths.folder(of: self.path))
    }

    /// - Throws: `ReportError.otherFolder`, `CommandError`.
    private func checkContent() throws {
        guard FilePaths.exists(path) else { return }
        guard FilePaths.isFolder(path) else {
            throw CommandError.cannotCreate(path: shownPath, reason: "it is a file, not a folder")
        }
        let content = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        let isReport = content.contains(ReportRecord.fileName)
        for name in content where !AtomicFile.isTemporary(name) && name != Self.viewName {
            guard isReport && Self.names.contains(name) || name == ReportRecord.decisionsName else {
                throw ReportError.otherFolder(path: shownPath, content: name)
            }
        }
    }

    /// Deletes the report of an earlier run, so that it isn't mistaken for this run's. Decisions are kept: they are a
    /// user's work. If the process ends meanwhile, the rest is still recognized as a part of a report.
    package func removeOld(by remove: (_ path: String) -> Void = { try? FileManager.default.removeItem(atPath: $0) }) {
        for name in Self.names { remove("\(path)/\(name)") }
    }

    /// Writes a folder with `fill` under a temporary name, and moves it to its path. Signals are deferred until single
    /// files are complete, and during the final move.
    /// - Throws: the errors of `fill`, `ReportError.otherFolder` or `ReportError.notReplaced`, and the folder is then
    ///   unchanged; or `ReportError.notBroughtBack`.
    func replace(through signals: DeferredSignals, _ fill: (_ folder: StagedDirectory) throws -> Void) throws {
        StagedDirectory.sweep(FilePaths.folder(of: path), keeping: ReportRecord.decisionsName, after: sweepAge)
        do {
            let new = try StagedDirectory(beside: path, through: signals, calls: calls)
            defer { new.remove() }
            try fill(new)
            try signals.whileDeferred {
                // Another process may have written something there meanwhile, such as a run its results.
                try checkContent()
                try keepDecisions(in: new)
                try new.moveToDestination()
            }
        } catch let fault as StagedDirectoryError {
            throw error(of: fault)
        }
    }

    private func keepDecisions(in new: StagedDirectory) throws(ReportError) {
        do {
            try new.keep(ReportRecord.decisionsName)
        } catch {
            throw .notReplaced(path: shownPath, reason: SystemReason.of(error))
        }
    }

    private func error(of fault: StagedDirectoryError) -> ReportError {
        switch fault {
        case .system(let number): .notReplaced(path: shownPath, reason: String(cString: strerror(number)))
        case .moved(let path, let number):
            .notBroughtBack(path: shownPath, kept: path, reason: String(cString: strerror(number)))
        }
    }
}
