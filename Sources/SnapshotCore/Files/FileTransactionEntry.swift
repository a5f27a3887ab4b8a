import Foundation
import Render

/// A file of a set on its way to its place: written aside, the old one kept, put in place, perhaps taken back.
struct FileTransactionEntry: Sendable {
    /// As it was named, for messages.
    let path: String
    private let file: AtomicFile.Prepared
    private let isNew: Bool
    /// The path of the old content; nil if there is none, or none yet.
    private var backup: String?
    private var watch: ReplacedFileWatch

    /// Writes it aside.
    /// - Throws: `AtomicFileError`, or where a file that it comes from can't be read.
    init(_ file: FileTransaction.File) throws {
        path = file.path
        watch = ReplacedFileWatch(file.path, file.replaces)
        self.file = try Self.prepare(file)
        var status = stat()
        isNew = stat(self.file.target, &status) != 0
        if !isNew { chmod(self.file.temporary, status.st_mode & 0o7777) }
    }

    private static func prepare(_ file: FileTransaction.File) throws -> AtomicFile.Prepared {
        switch file.content {
        case .data(let data):
            return try AtomicFile.prepare(data, for: file.path, surviving: file.durability)
        case .file(let source):
            if let prepared = try AtomicFile.prepare(secondNameOf: source, for: file.path) { return prepared }
            // Mapped, so that thousands of pictures aren't in memory at once.
            let data = try Data(contentsOf: URL(fileURLWithPath: source), options: .alwaysMapped)
            return try AtomicFile.prepare(data, for: file.path, surviving: file.durability)
        }
    }

    /// Gives the old file a second name, or copies it where the file system has no such names.
    /// - Throws: `FileSetError.changedMeanwhile`, `AtomicFileError`, or where it can't be read.
    mutating func keepOld() throws {
        guard watch.isUnchanged() else { throw FileSetError.changedMeanwhile(path: path) }
        if isNew { return }
        let suffix = AtomicFile.temporarySuffix
        let second = "\(file.temporary.dropLast(suffix.count))-old\(suffix)"
        if link(file.target, second) == 0 {
            backup = second
            watch.noteSecondName()
        } else {
            let old = try Data(contentsOf: URL(fileURLWithPath: file.target))
            backup = try AtomicFile.prepare(old, for: path, surviving: .process).temporary
        }
    }

    /// - Parameter move: the system's `rename`.
    /// - Returns: what keeps it from its place.
    mutating func putInPlace(_ move: FileTransaction.Move) -> FileSetError? {
        guard watch.isUnchanged() else { return .changedMeanwhile(path: path) }
        if move(file.temporary, file.target) == 0 { return nil }
        return .notReplaced(path: path, reason: String(cString: strerror(errno)))
    }

    /// - Returns: what keeps the old file from its place; its content stays aside then.
    mutating func takeBack(_ move: FileTransaction.Move) -> FileSetError.Lost? {
        let isBack = backup.map { move($0, file.target) == 0 } ?? (unlink(file.target) == 0 || errno == ENOENT)
        let lost = FileSetError.Lost(path: path, kept: backup, reason: String(cString: strerror(errno)))
        backup = nil
        return isBack ? nil : lost
    }

    /// Deletes what lies aside.
    func clean() {
        unlink(file.temporary)
        if let backup { unlink(backup) }
    }
}
