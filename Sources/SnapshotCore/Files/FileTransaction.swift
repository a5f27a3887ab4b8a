import Foundation
import Render

/// A set of files that are written all or not at all.
package struct FileTransaction {
    /// A file of the transaction.
    package struct File: Hashable {
        /// The source of the new content.
        enum Content: Hashable {
            case data(Data)
            /// A file that no longer changes.
            case file(String)
        }

        package var path: String
        var content: Content
        var replaces: ReplacedFile
        var durability: AtomicFile.Durability
    }

    typealias Move = (_ from: String, _ to: String) -> Int32

    private(set) package var files: [File] = []
    /// The system's `rename`.
    var move: Move = { rename($0, $1) }
    /// Flushes the files under temporary names; false, with the system's error number, if that fails.
    var flush: () -> Bool = { true }

    /// Creates a transaction without files.
    package init() {}

    /// Adds a file with new content.
    /// - Parameters:
    ///   - old: the content that must be at the path until then.
    ///   - durability: the events that the new content survives; files that can be drawn again needn't survive a power
    ///     failure.
    package mutating func add(
        _ data: Data, to path: String, replacing old: ReplacedFile = .anything,
        surviving durability: AtomicFile.Durability = .process
    ) { files.append(File(path: path, content: .data(data), replaces: old, durability: durability)) }

    /// Adds a file with the content of another one.
    /// - Parameters:
    ///   - source: a file that no longer changes; its content is copied only if it can't have a second name.
    ///   - old: the content that must be at the path until then.
    mutating func add(fileAt source: String, to path: String, replacing old: ReplacedFile = .anything) {
        files.append(File(path: path, content: .file(source), replaces: old, durability: .process))
    }

    /// Checks early that folders can be written, or created if they are missing.
    /// - Throws: `AtomicFileError`.
    package static func checkFolders(_ folders: [String]) throws {
        var checked: Set<String> = []
        for folder in folders {
            let existing = FilePaths.nearestExisting(folder)
            if checked.insert(existing).inserted { try AtomicFile.checkWritable(folder: existing) }
        }
    }

    /// Writes all files under temporary names, then renames each one directly after checking the file it replaces. If a
    /// file has changed since, or a rename fails, the earlier renames are reverted.
    /// - Throws: `FileTransactionError`, `AtomicFileError`, `CommandError`, or the system's error if a source file
    ///   can't be read; all files are then unchanged, except those that `FileTransactionError.notReverted` names.
    package func write() throws {
        for file in files where Self.isReadOnly(file.path) { throw FileTransactionError.readOnly(path: file.path) }
        var made: [String] = []
        var entries: [FileTransactionEntry] = []
        do {
            let folders = Set(files.map { FilePaths.folder(of: $0.path) }).sorted()
            for folder in folders {
                made += Self.missing(folder)
                try FilePaths.makeFolder(folder)
            }
            try ConcurrentMap.forEach(folders) { try AtomicFile.checkWritable(folder: $0) }
            try prepare(&entries)
            try keepOld(&entries)
            guard flush() else { throw FileTransactionError.notFlushed(reason: String(cString: strerror(errno))) }
            try put(&entries)
        } catch {
            clean(entries)
            for folder in made.reversed() { rmdir(folder) }
            throw error
        }
        clean(entries)
    }

    /// Writes all files under temporary names.
    /// - Throws: the error of the first that can't be written; `entries` are those that were.
    private func prepare(_ entries: inout [FileTransactionEntry]) throws {
        let files = files
        let results = ConcurrentMap.results(files.count) { try FileTransactionEntry(files[$0]) }
        entries = results.compactMap { try? $0.get() }
        for result in results { _ = try result.get() }
    }

    /// Backs up the files at all paths.
    /// - Throws: the error of the first that can't be backed up; `entries` contain the ones that were.
    private func keepOld(_ entries: inout [FileTransactionEntry]) throws {
        let before = entries
        let results = ConcurrentMap.results(before.count) { index in
            var entry = before[index]
            try entry.keepOld()
            return entry
        }
        entries = zip(results, before).map { (try? $0.get()) ?? $1 }
        for result in results { _ = try result.get() }
    }

    private func clean(_ entries: [FileTransactionEntry]) { try? ConcurrentMap.forEach(entries) { $0.clean() } }

    private func put(_ entries: inout [FileTransactionEntry]) throws {
        for index in entries.indices {
            guard let error = entries[index].putInPlace(move) else { continue }
            let lost = (0..<index).reversed().compactMap { entries[$0].revert(move) }
            throw lost.isEmpty ? error : FileTransactionError.notReverted(lost, after: error)
        }
    }

    /// Returns whether a file may not be written, not even by the superuser: a rename would replace it nevertheless.
    package static func isReadOnly(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
    }

    /// Returns the missing folders of a path, outermost first.
    private static func missing(_ folder: String) -> [String] {
        var folders: [String] = []
        var path = folder
        while !FilePaths.exists(path) {
            folders.append(path)
            path = FilePaths.folder(of: path)
        }
        return folders.reversed()
    }
}

/// A file of a transaction: written under a temporary name, the old one backed up, renamed, perhaps reverted.
struct FileTransactionEntry: Sendable {
    /// The path as it was passed, for messages.
    let path: String
    private let file: AtomicFile.Prepared
    private let isNew: Bool
    /// The path of the old content; nil if there is none, or if it isn't backed up yet.
    private var backup: String?
    private var watch: ReplacedFileWatch

    /// Writes the file under a temporary name.
    /// - Throws: `AtomicFileError`, or the system's error if its source can't be read.
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
            // The data is mapped, so that thousands of pictures aren't in memory at once.
            let data = try Data(contentsOf: URL(fileURLWithPath: source), options: .alwaysMapped)
            return try AtomicFile.prepare(data, for: file.path, surviving: file.durability)
        }
    }

    /// Creates a second name for the old file, or a copy if the file system doesn't support hard links.
    /// - Throws: `FileTransactionError.changedMeanwhile`, `AtomicFileError`, or the system's error if it can't be read.
    mutating func keepOld() throws {
        guard watch.isUnchanged() else { throw FileTransactionError.changedMeanwhile(path: path) }
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

    /// Renames the new file to its path.
    /// - Parameter move: the system's `rename`.
    /// - Returns: the error that prevents it.
    mutating func putInPlace(_ move: FileTransaction.Move) -> FileTransactionError? {
        guard watch.isUnchanged() else { return .changedMeanwhile(path: path) }
        if move(file.temporary, file.target) == 0 { return nil }
        return .notReplaced(path: path, reason: String(cString: strerror(errno)))
    }

    /// Restores the old file.
    /// - Returns: the file that can't be restored; its content then stays at its backup path.
    mutating func revert(_ move: FileTransaction.Move) -> FileTransactionError.UnrevertedFile? {
        let isBack = backup.map { move($0, file.target) == 0 } ?? (unlink(file.target) == 0 || errno == ENOENT)
        let lost = FileTransactionError.UnrevertedFile(
            path: path, kept: backup, reason: String(cString: strerror(errno)))
        backup = nil
        return isBack ? nil : lost
    }

    /// Deletes the temporary files.
    func clean() {
        unlink(file.temporary)
        if let backup { unlink(backup) }
    }
}

/// An error of a file transaction; all files are unchanged, except where the case states otherwise.
package enum FileTransactionError: Error, Hashable {
    /// A file could not be renamed to its path.
    case notReplaced(path: String, reason: String)
    /// Another process has changed a file since it was read.
    case changedMeanwhile(path: String)
    /// The user has no permission to write a file.
    case readOnly(path: String)
    /// The new files couldn't be flushed to the disk.
    case notFlushed(reason: String)
    /// A file was replaced, another could not be, and then the first could not be restored.
    indirect case notReverted([UnrevertedFile], after: FileTransactionError)

    /// A file that isn't restored.
    package struct UnrevertedFile: Hashable, Sendable {
        var path: String
        /// The path of its old content; nil for a new file.
        var kept: String?
        var reason: String
    }
}

extension FileTransactionError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .notReplaced, .notFlushed: "\(cause); no file was changed"
        case .changedMeanwhile: "\(cause); nothing was written: run the command again"
        case .readOnly: "\(cause); nothing was written: make it writable, or leave it out"
        case .notReverted(let files, let error):
            "\(error.cause), and files written before it could not be restored: "
                + files.map(\.description).joined(separator: "; ")
        }
    }

    private var cause: String {
        switch self {
        case .notReplaced(let path, let reason): "\(path) could not be replaced (\(reason))"
        case .changedMeanwhile(let path): "\(path) was changed by another process"
        case .readOnly(let path): "\(path) is read-only"
        case .notFlushed(let reason): "the new files could not be flushed to the disk (\(reason))"
        case .notReverted(_, let error): error.cause
        }
    }

    package var commandStatus: CommandStatus { .cannotCreate }
}

extension FileTransactionError.UnrevertedFile: CustomStringConvertible {
    package var description: String {
        guard let kept else { return "\(path) is a new file (\(reason)): delete it" }
        return "\(path) has the new content (\(reason)): move \(kept) to it within an hour, as it is then deleted"
    }
}
