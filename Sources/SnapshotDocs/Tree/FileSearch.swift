import Foundation
import SnapshotCore

/// Finds files by their extensions.
struct FileSearch {
    /// The extensions, with the dot.
    let endings: [String]
    /// The option of the command, for messages.
    let option: String

    static let pages = FileSearch(endings: [".md", ".markdown", ".tutorial"], option: "--pages")
    static let sources = FileSearch(endings: [".swift"], option: "--sources")

    /// Returns the named files, with any extension, and those below the named folders, each once, in order. Hidden
    /// folders, and links to folders, are skipped.
    /// - Throws: `DocumentationError.missingPath`.
    func files(in paths: [String]) throws(DocumentationError) -> [String] {
        var seen: Set<String> = []
        var files: [String] = []
        for path in paths {
            guard FilePaths.exists(path) else { throw .missingPath(path, option: option) }
            for file in FilePaths.isFolder(path) ? self.files(below: path) : [path] {
                let known = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
                if seen.insert(known).inserted { files.append(file) }
            }
        }
        return files
    }

    private func files(below folder: String) -> [String] {
        var files: [String] = []
        var pending = [folder]
        while let subfolder = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: subfolder)) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = FilePaths.join(subfolder, name)
                if FilePaths.isFolder(path) {
                    if !FilePaths.isLink(path) { pending.append(path) }
                } else if endings.contains(where: name.lowercased().hasSuffix), FilePaths.isFile(path) {
                    files.append(path)
                }
            }
        }
        return files.sorted()
    }
}
