import Foundation
import SnapshotCore

/// A repository with a working tree.
package struct GitRepository: Sendable {
    /// The working tree's outermost folder, without links.
    let top: String
    /// git's own folder, shared by all working trees.
    let commonFolder: String
    /// Runs at the top.
    let git: Git

    /// The repository that a folder belongs to; the folder need not exist yet.
    /// - Throws: `GitError`.
    package init(around folder: String) throws(GitError) {
        var place = folder
        while !FilePaths.isFolder(place), place != "/", place != "." { place = FilePaths.folder(of: place) }
        let git = Git(folder: place)
        let inside = try git.result(["rev-parse", "--is-inside-work-tree"])
        guard inside.status == 0, inside.output.starts(with: Data("true".utf8)) else {
            let isForeign = inside.errorText.contains("dubious ownership")
            throw isForeign ? .failed(command: "rev-parse", reason: inside.errorText) : .noRepository(folder: folder)
        }
        top = try git.line(["rev-parse", "--path-format=absolute", "--show-toplevel"])
        commonFolder = try git.line(["rev-parse", "--path-format=absolute", "--git-common-dir"])
        self.git = Git(folder: top)
    }

    /// A folder's path from the top, without slashes at its ends; empty for the top itself.
    /// - Throws: `GitError.outside`.
    package func relativePath(of folder: String) throws(GitError) -> String {
        let path = Self.withoutLinks(folder)
        let root = Self.withoutLinks(top)
        if path == root { return "" }
        let prefix = root.hasSuffix("/") ? root : "\(root)/"
        guard path.hasPrefix(prefix) else { throw .outside(folder: folder, repository: top) }
        return String(path.dropFirst(prefix.count))
    }

    /// The path with all links followed as far as it exists.
    private static func withoutLinks(_ path: String) -> String {
        let absolute =
            path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        var place = URL(fileURLWithPath: absolute).standardized.path
        var rest: [String] = []
        while true {
            if let found = FilePaths.real(place) {
                return ([found == "/" ? "" : found] + rest.reversed()).joined(separator: "/")
            }
            guard place != "/", let slash = place.lastIndex(of: "/") else { return absolute }
            rest.append(String(place[place.index(after: slash)...]))
            place = slash == place.startIndex ? "/" : String(place[..<slash])
        }
    }

    /// Returns whether older commits were left out when it was cloned.
    package func isShallow() throws(GitError) -> Bool {
        try git.line(["rev-parse", "--is-shallow-repository"]) == "true"
    }

    /// Returns whether there is a commit at all.
    package func hasCommits() throws(GitError) -> Bool {
        try git.result(["rev-parse", "--quiet", "--verify", "HEAD^{commit}"]).status == 0
    }

    /// Returns the content of a blob.
    func blob(_ id: String) throws(GitError) -> Data {
        try git.run(["cat-file", "blob", id])
    }
}
