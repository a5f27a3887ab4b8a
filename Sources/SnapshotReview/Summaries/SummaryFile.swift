import Foundation
import Render
import SnapshotCore

/// A summary's file, and the folder beside it that contains its pictures.
package struct SummaryFile {
    package let path: String
    /// The address of the pictures' folder for readers of the summary, without a trailing slash; nil for the folder
    /// beside it.
    package let url: String?
    /// The command's name in the summary.
    package let toolName: String
    /// A Boolean value that indicates whether the summary has pictures; false if nothing shows them.
    package var hasPictures = true

    package init(path: String, url: String?, toolName: String, hasPictures: Bool = true) {
        self.path = path
        self.url = url
        self.toolName = toolName
        self.hasPictures = hasPictures
    }

    /// The folder of the pictures: `verify.pictures` for `verify.md`.
    var folder: String {
        let name = FilePaths.name(of: path)
        let end = name.lastIndex(of: ".") ?? name.endIndex
        return String(path.dropLast(name.count)) + name[..<end] + ".pictures"
    }

    /// Deletes the previous run's summary, so that it isn't mistaken for this run's. A user's own text is kept, and so
    /// are other files in the folder.
    func removeOld() {
        guard (try? checkContent()) != nil else { return }
        unlink(path)
        removePictures(except: [])
    }

    /// Checks whether the files can be written, before anything is drawn.
    /// - Throws: `CommandError.cannotCreate` or `.notASummary`, `AtomicFileError`.
    package func prepare() throws {
        try FilePaths.prepareFile(path)
        try checkContent()
        guard hasPictures, FilePaths.exists(folder) else { return }
        guard FilePaths.isFolder(folder) else {
            throw CommandError.cannotCreate(path: folder, reason: "it is a file, not a folder")
        }
        try AtomicFile.checkWritable(folder: folder)
    }

    /// Checks that the file is an earlier summary, is empty, or doesn't exist.
    /// - Throws: `CommandError.notASummary`, or `.cannotCreate` for a file that can't be read.
    private func checkContent() throws(CommandError) {
        guard FilePaths.exists(path) else { return }
        guard FilePaths.isFile(path) else { throw .cannotCreate(path: path, reason: "it isn't a regular file") }
        let mark = Data(RunSummary.heading.utf8)
        let start: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            start = try file.read(upToCount: mark.count) ?? Data()
        } catch {
            throw .cannotCreate(path: path, reason: SystemReason.of(error))
        }
        guard start.isEmpty || start == mark else { throw .notASummary(path: path) }
    }

    /// Writes the text and its pictures, all or nothing, and then deletes the other files of an earlier summary.
    /// - Throws: `FileTransactionError`, `AtomicFileError` or `CommandError`.
    package func write(_ results: RunResults, sources: RunImages) throws {
        let folderURL = hasPictures ? url ?? MarkdownText.url(FilePaths.name(of: folder)) : nil
        let summary = RunSummary(results, toolName: toolName, folderURL: folderURL, sources: sources)
        var files = FileTransaction()
        var names: Set<String> = []
        for pictures in summary.pictures {
            for kind in SummaryThumbnails.Role.allCases {
                guard let thumbnail = pictures.thumbnails[kind] else { continue }
                names.insert(pictures.fileName(kind))
                files.add(thumbnail.png, to: "\(folder)/\(pictures.fileName(kind))")
            }
        }
        files.add(Data(summary.text.utf8), to: path)
        try files.write()
        removePictures(except: names)
    }

    private func removePictures(except kept: Set<String>) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where SummaryThumbnails.isFileName(name) && !kept.contains(name) {
            unlink("\(folder)/\(name)")
        }
        // The folder is deleted only if it is empty, and not if it is a link.
        rmdir(folder)
    }
}
