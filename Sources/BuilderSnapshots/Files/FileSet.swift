import Foundation
import Render

/// Files that are written all or not at all.
struct FileSet {
    struct File: Hashable {
        var path: String
        var data: Data
        /// What the file must still be when it is replaced; nil where that doesn't matter.
        var replaces: Data?
        var durability: AtomicFile.Durability
    }

    private(set) var files: [File] = []
    /// The system's `rename`.
    var move: (_ from: String, _ to: String) -> Int32 = { rename($0, $1) }

    /// - Parameters:
    ///   - old: what the new content was made of; another content is somebody's work, and isn't replaced.
    ///   - durability: what the new content survives; what can be drawn again needn't survive a power cut.
    mutating func add(
        _ data: Data, to path: String, replacing old: Data? = nil,
        surviving durability: AtomicFile.Durability = .process
    ) {
        files.append(File(path: path, data: data, replaces: old, durability: durability))
    }

    /// Finds out early whether folders can be written, or made where they are missing.
    /// - Throws: `AtomicFileError`.
    static func checkFolders(_ folders: [String]) throws {
        var checked: Set<String> = []
        for folder in folders {
            var place = folder
            while !FilePlace.exists(place) { place = FilePlace.folder(of: place) }
            if checked.insert(place).inserted { try AtomicFile.checkWritable(folder: place) }
        }
    }

    /// Writes every file aside, and renames when all are there. Where a rename fails, those before are taken back.
    /// - Throws: `FileSetError`, `AtomicFileError` or `CommandError`; all files are as they were then.
    func write() throws {
        for file in files where Self.isReadOnly(file.path) { throw FileSetError.readOnly(path: file.path) }
        var made: [String] = []
        var steps: [Step] = []
        do {
            for folder in Set(files.map { FilePlace.folder(of: $0.path) }).sorted() {
                made += Self.missing(folder)
                try FilePlace.makeFolder(folder)
                try AtomicFile.checkWritable(folder: folder)
            }
            for (number, file) in files.enumerated() { steps.append(try Step(file, number: number)) }
            for step in steps { try step.keepOld() }
            for file in files { try file.checkUnchanged() }
            for (number, step) in steps.enumerated() where move(step.temporary, step.target) != 0 {
                let reason = String(cString: strerror(errno))
                for earlier in steps[..<number] { earlier.takeBack() }
                throw FileSetError.notReplaced(path: step.target, reason: reason)
            }
        } catch {
            for step in steps { step.clean() }
            for folder in made.reversed() { rmdir(folder) }
            throw error
        }
        for step in steps { step.clean() }
    }

    /// Whether a file may not be written: a rename would replace it all the same. What nobody may write isn't written for
    /// the superuser either.
    static func isReadOnly(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
    }

    /// The folders that have to be made for one, outermost first.
    private static func missing(_ folder: String) -> [String] {
        var folders: [String] = []
        var place = folder
        while !FilePlace.exists(place) {
            folders.append(place)
            place = FilePlace.folder(of: place)
        }
        return folders.reversed()
    }

    /// A file on its way.
    private struct Step {
        /// What a link leads to, where the path is one.
        let target: String
        let temporary: String
        private let backup: String
        private let isNew: Bool

        init(_ file: File, number: Int) throws {
            if FilePlace.isFolder(file.path) { throw AtomicFileError.notAFile(path: file.path) }
            target =
                FilePlace.exists(file.path) ? URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path : file.path
            let base = "\(FilePlace.folder(of: target))/\(AtomicFile.temporaryPrefix)\(getpid())-"
            let unique = "\(number)-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
            temporary = "\(base)new-\(unique)\(AtomicFile.temporarySuffix)"
            backup = "\(base)old-\(unique)\(AtomicFile.temporarySuffix)"
            isNew = !FilePlace.exists(target)
            try AtomicFile.write(file.data, to: temporary, surviving: file.durability)
            var status = stat()
            if stat(target, &status) == 0 { chmod(temporary, status.st_mode & 0o7777) }
        }

        /// Gives the old file a second name, or copies it where the file system has no such names.
        func keepOld() throws {
            if isNew || link(target, backup) == 0 { return }
            try AtomicFile.write(
                Data(contentsOf: URL(fileURLWithPath: target)), to: backup, surviving: .process)
        }

        func takeBack() {
            if isNew { unlink(target) } else { rename(backup, target) }
        }

        func clean() {
            unlink(temporary)
            unlink(backup)
        }
    }
}

extension FileSet.File {
    /// - Throws: `FileSetError.changedMeanwhile` where it isn't what it must still be.
    fileprivate func checkUnchanged() throws(FileSetError) {
        guard let replaces else { return }
        guard (try? Data(contentsOf: URL(fileURLWithPath: path))) == replaces else {
            throw .changedMeanwhile(path: path)
        }
    }
}
