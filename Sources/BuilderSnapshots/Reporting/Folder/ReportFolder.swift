import Foundation
import Render

/// The folder that a report is written to: the old report, the new one, or none, and never half of one.
struct ReportFolder: Sendable {
    /// Where links lead, so that a link stays.
    let path: String
    /// As it was named, without slashes at its end.
    let shownPath: String

    /// What a report has in it, that by which it is known as one last.
    private static let names = ["index.html", "pictures", ReportRecord.fileName]
    /// What macOS's Finder leaves in every folder that somebody looks at.
    private static let viewName = ".DS_Store"

    /// - Throws: `ReportError.otherFolder` where something else is there, `AtomicFileError`, `CommandError`.
    init(_ path: String) throws {
        var trimmed = path
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        shownPath = trimmed
        self.path = FilePlace.real(trimmed) ?? trimmed
        try checkContent()
        try FilePlace.makeFolder(FilePlace.folder(of: self.path))
        try AtomicFile.checkWritable(folder: FilePlace.folder(of: self.path))
    }

    /// - Throws: `ReportError.otherFolder`, `CommandError`.
    private func checkContent() throws {
        guard FilePlace.exists(path) else { return }
        guard FilePlace.isFolder(path) else {
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

    /// Takes a report of an earlier run away, so that it isn't taken for this one's. Decisions stay: they are somebody's work.
    /// A process that ends meanwhile leaves a part that is still known as a report's.
    func removeOld(by remove: (_ path: String) -> Void = { try? FileManager.default.removeItem(atPath: $0) }) {
        for name in Self.names { remove("\(path)/\(name)") }
    }

    /// Lets `fill` write a folder aside and puts that in place.
    /// - Throws: what `fill` throws, or `ReportError.notReplaced`; the folder is as before then.
    func replace<Value>(_ fill: (_ folder: String) throws -> Value) throws -> Value {
        let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let place = "\(FilePlace.folder(of: path))/\(AtomicFile.temporaryPrefix)\(getpid())-\(unique)"
        let (new, old) = ("\(place)-new\(AtomicFile.temporarySuffix)", "\(place)-old\(AtomicFile.temporarySuffix)")
        defer { for folder in [new, old] { try? FileManager.default.removeItem(atPath: folder) } }
        guard mkdir(new, 0o777) == 0 else { throw notReplaced() }
        let value = try fill(new)
        // Somebody may have put something there meanwhile, such as the run its results.
        try checkContent()
        let hasOld = FilePlace.exists(path)
        if hasOld {
            let decisions = "\(path)/\(ReportRecord.decisionsName)"
            if FilePlace.isFile(decisions), link(decisions, "\(new)/\(ReportRecord.decisionsName)") != 0 {
                throw notReplaced()
            }
            guard rename(path, old) == 0 else { throw notReplaced() }
        }
        guard rename(new, path) == 0 else {
            let error = notReplaced()
            if hasOld { rename(old, path) }
            throw error
        }
        return value
    }

    private func notReplaced() -> ReportError {
        .notReplaced(path: shownPath, reason: String(cString: strerror(errno)))
    }
}
