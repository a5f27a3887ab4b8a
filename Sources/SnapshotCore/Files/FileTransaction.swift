import Foundation
import Render

/// Files that are written all or not at all.
package struct FileTransaction {
    /// A file of the transaction.
    package struct File: Hashable {
        /// The source of the new content.
        enum Content: Hashable {
            case data(Data)
            /// A file that no longer changes.
            case file(String)
        }

        /// The path of the file.
        package var path: String
        var content: Content
        var replaces: ReplacedFile
        var durability: AtomicFile.Durability
    }

    typealias Move = (_ from: String, _ to: String) -> Int32

    private(set) package var files: [File] = []
    /// The system's `rename`.
    var move: Move = { rename($0, $1) }
    /// Brings what was written aside onto the disk, before the first file is put into its place; false, with the
    /// system's number, where that fails.
    var flush: () -> Bool = { true }

    /// Creates a transaction without files.
    package init() {}

    /// - Parameters:
    ///   - old: what must be at the path until then.
    ///   - durability: what the new content survives; what can be drawn again needn't survive a power cut.
    package mutating func add(
        _ data: Data, to path: String, replacing old: ReplacedFile = .anything,
        surviving durability: AtomicFile.Durability = .process
    ) {
        files.append(File(path: path, content: .data(data), replaces: old, durability: durability))
    }

    /// - Parameters:
    ///   - source: a file that no longer changes; its content is copied only where it can't have a second name.
    ///   - old: what must be at the path until then.
    mutating func add(fileAt source: String, to path: String, replacing old: ReplacedFile = .anything) {
        files.append(File(path: path, content: .file(source), replaces: old, durability: .process))
    }

    /// Finds out early whether folders can be written, or made where they are missing.
    /// - Throws: `AtomicFileError`.
    package static func checkFolders(_ folders: [String]) throws {
        var checked: Set<String> = []
        for folder in folders {
            var place = folder
            while !FilePaths.exists(place) { place = FilePaths.folder(of: place) }
            if checked.insert(place).inserted { try AtomicFile.checkWritable(folder: place) }
        }
    }

    /// Writes every file aside, and renames when all are there: each one directly after a look at what it replaces.
    /// If a file has changed since, or a rename fails, the earlier renames are reverted.
    /// - Throws: `FileSetError`, `AtomicFileError`, `CommandError`, or the system's error where a file that another
    ///   comes from can't be read; all files are as they were then, but where `FileSetError.notTakenBack` names those
    ///   that aren't.
    package func write() throws {
        for file in files where Self.isReadOnly(file.path) { throw FileSetError.readOnly(path: file.path) }
        var made: [String] = []
        var steps: [FileTransactionEntry] = []
        do {
            let folders = Set(files.map { FilePaths.folder(of: $0.path) }).sorted()
            for folder in folders {
                made += Self.missing(folder)
                try FilePaths.makeFolder(folder)
            }
            try AllCores.forEach(folders) { try AtomicFile.checkWritable(folder: $0) }
            try prepare(&steps)
            try keepOld(&steps)
            guard flush() else { throw FileSetError.notFlushed(reason: String(cString: strerror(errno))) }
            try put(&steps)
        } catch {
            clean(steps)
            for folder in made.reversed() { rmdir(folder) }
            throw error
        }
        clean(steps)
    }

    /// Writes every file aside.
    /// - Throws: the error of the first that can't be; `steps` are those that were.
    private func prepare(_ steps: inout [FileTransactionEntry]) throws {
        let files = files
        let results = AllCores.results(files.count) { try FileTransactionEntry(files[$0]) }
        steps = results.compactMap { try? $0.get() }
        for result in results { _ = try result.get() }
    }

    /// Keeps what lies at every place.
    /// - Throws: the error of the first that can't be kept; `steps` contain the ones that were.
    private func keepOld(_ steps: inout [FileTransactionEntry]) throws {
        let before = steps
        let results = AllCores.results(before.count) { index in
            var step = before[index]
            try step.keepOld()
            return step
        }
        steps = zip(results, before).map { (try? $0.get()) ?? $1 }
        for result in results { _ = try result.get() }
    }

    private func clean(_ steps: [FileTransactionEntry]) {
        try? AllCores.forEach(steps) { $0.clean() }
    }

    /// - Throws: `FileSetError`.
    private func put(_ steps: inout [FileTransactionEntry]) throws {
        for index in steps.indices {
            guard let error = steps[index].putInPlace(move) else { continue }
            let lost = (0..<index).reversed().compactMap { steps[$0].takeBack(move) }
            throw lost.isEmpty ? error : FileSetError.notTakenBack(lost, after: error)
        }
    }

    /// Returns whether a file may not be written: a rename would replace it all the same. A file without write
    /// permission isn't written for the superuser either.
    package static func isReadOnly(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
    }

    /// The folders that have to be made for one, outermost first.
    private static func missing(_ folder: String) -> [String] {
        var folders: [String] = []
        var place = folder
        while !FilePaths.exists(place) {
            folders.append(place)
            place = FilePaths.folder(of: place)
        }
        return folders.reversed()
    }
}
