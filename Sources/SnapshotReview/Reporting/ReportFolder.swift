import Foundation
import Render
import SnapshotCore

/// The folder that a report is written to: the old report, the new one, or none, and never half of one.
package struct ReportFolder: Sendable {
    /// The path that links lead to, so that a link stays.
    let path: String
    /// As it was named, without slashes at its end.
    let shownPath: String
    /// The system's, but in tests.
    var calls = FolderCalls()
    /// The age, in seconds, at which folders beside it that killed processes left are deleted.
    var sweepAge = 3600

    /// The names in a report's folder; the one that identifies it is last.
    private static let names = ["index.html", "pictures", ReportRecord.fileName]
    /// The file that macOS's Finder leaves in every folder that is opened.
    private static let viewName = ".DS_Store"

    /// - Parameter baselines: folders of baselines, among which no report's pictures may lie.
    /// - Throws: `ReportError.otherFolder` where something else is there, `ReportError.amongBaselines`,
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

    /// Takes a report of an earlier run away, so that it isn't taken for this one's. Decisions stay: they are
    /// a user's work. A process that ends meanwhile leaves a part that is still known as a report's.
    package func removeOld(by remove: (_ path: String) -> Void = { try? FileManager.default.removeItem(atPath: $0) }) {
        for name in Self.names { remove("\(path)/\(name)") }
    }

    /// Lets `fill` write a folder aside and puts that in place. Signals wait for single files, and for the step at the
    /// end.
    /// - Throws: what `fill` throws, `ReportError.otherFolder` or `ReportError.notReplaced`, and the folder is as
    ///   before then; or `ReportError.notBroughtBack`.
    func replace(through signals: DeferredSignals, _ fill: (_ folder: StagedDirectory) throws -> Void) throws {
        StagedDirectory.sweep(FilePaths.folder(of: path), keeping: ReportRecord.decisionsName, after: sweepAge)
        do {
            let new = try StagedDirectory(beside: path, through: signals, calls: calls)
            defer { new.remove() }
            try fill(new)
            try signals.write {
                // Another process may have written something there meanwhile, such as a run its results.
                try checkContent()
                try keepDecisions(in: new)
                try new.takePlace()
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
        case .moved(let place, let number):
            .notBroughtBack(path: shownPath, kept: place, reason: String(cString: strerror(number)))
        }
    }
}
