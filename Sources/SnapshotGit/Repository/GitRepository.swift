import Foundation
import SnapshotCore

/// A repository with a working tree.
package struct GitRepository: Sendable {
    /// The top folder of the working tree, without links.
    let top: String
    /// git's common folder, shared by all working trees.
    let commonFolder: String
    /// git, with the top as the working folder.
    let git: Git

    /// Finds the repository that a folder belongs to; the folder need not exist yet.
    package init(around folder: String) throws(GitError) {
        var existing = folder
        while !FilePaths.isFolder(existing), existing != "/", existing != "." {
            existing = FilePaths.folder(of: existing)
        }
        let git = Git(folder: existing)
        let inside = try git.result(["rev-parse", "--is-inside-work-tree"])
        guard inside.status == 0, inside.output.starts(with: Data("true".utf8)) else {
            let isForeign = inside.errorText.contains("dubious ownership")
            throw isForeign ? .failed(command: "rev-parse", reason: inside.errorText) : .noRepository(folder: folder)
        }
        top = try git.line(["rev-parse", "--path-format=absolute", "--show-toplevel"])
        commonFolder = try git.line(["rev-parse", "--path-format=absolute", "--git-common-dir"])
        self.git = Git(folder: top)
    }

    /// Returns a folder's path from the top, without slashes at its ends; empty for the top itself.
    /// - Throws: `GitError.outside`.
    package func relativePath(of folder: String) throws(GitError) -> String {
        let path = Self.withoutLinks(folder)
        let root = Self.withoutLinks(top)
        if path == root { return "" }
        let prefix = root.hasSuffix("/") ? root : "\(root)/"
        guard path.hasPrefix(prefix) else { throw .outside(folder: folder, repository: top) }
        return String(path.dropFirst(prefix.count))
    }

    /// Returns the path with all links followed as far as it exists.
    private static func withoutLinks(_ path: String) -> String {
        let absolute =
            path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        var existing = URL(fileURLWithPath: absolute).standardized.path
        var rest: [String] = []
        while true {
            if let found = FilePaths.real(existing) {
                return ([found == "/" ? "" : found] + rest.reversed()).joined(separator: "/")
            }
            guard existing != "/", let slash = existing.lastIndex(of: "/") else { return absolute }
            rest.append(String(existing[existing.index(after: slash)...]))
            existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
        }
    }

    /// Returns whether the clone is shallow, so that older commits are missing.
    package func isShallow() throws(GitError) -> Bool {
        try git.line(["rev-parse", "--is-shallow-repository"]) == "true"
    }

    /// Returns whether there is a commit.
    package func hasCommits() throws(GitError) -> Bool {
        try git.result(["rev-parse", "--quiet", "--verify", "HEAD^{commit}"]).status == 0
    }

    /// Returns the content of a blob.
    func blob(_ id: String) throws(GitError) -> Data { try git.run(["cat-file", "blob", id]) }
}

/// The `git` in PATH, run in a folder without a shell and in one language.
///
/// The folder alone determines the repository: the variables that hooks, aliases and `rebase --exec` inherit apply to
/// the folder that git started them in.
struct Git: Sendable {
    /// The working folder.
    var folder: String
    /// The variables in addition to those of this process.
    var variables: [String: String] = [:]

    /// Runs a command that must succeed.
    /// - Returns: its standard output.
    @discardableResult
    func run(_ arguments: [String], input: Data? = nil) throws(GitError) -> Data {
        let result = try self.result(arguments, input: input)
        guard result.status == 0 else {
            throw .failed(command: arguments.first { !$0.hasPrefix("-") } ?? "", reason: result.errorText)
        }
        return result.output
    }

    /// Returns the output of a command that must succeed, without the end of the line.
    func line(_ arguments: [String]) throws(GitError) -> String {
        var text = String(decoding: try run(arguments), as: UTF8.self)
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    /// Runs a command with any exit status.
    /// - Throws: `GitError.noGit` or `.notStarted`.
    func result(_ arguments: [String], input: Data? = nil) throws(GitError) -> ProcessResult {
        let result: ProcessResult
        do {
            // The input is a file, since writing to a pipe would end this process if the program reads nothing.
            result = try ChildProcess.run(
                "git", Self.always + arguments, in: folder, environment: environment,
                input: input.map(Self.handle) ?? .nullDevice)
        } catch {
            throw .notStarted(reason: "\(error)")
        }
        guard result.status != ChildProcess.notFound else { throw .noGit }
        return result
    }

    /// The options of every command, which override the user's settings for human-readable output.
    private static let always = [
        "--no-pager", "-c", "color.ui=false", "-c", "log.showSignature=false", "-c", "log.showRoot=true",
    ]

    private var environment: [String: String] {
        var all = ProcessInfo.processInfo.environment
        for name in Self.locationVariables + Self.pathspecVariables + ["LANGUAGE", "GIT_EXTERNAL_DIFF"] {
            all[name] = nil
        }
        all["LC_ALL"] = "C"
        all["GIT_OPTIONAL_LOCKS"] = "0"
        all["GIT_TERMINAL_PROMPT"] = "0"
        return all.merging(variables) { $1 }
    }

    private static func handle(_ input: Data) throws -> FileHandle {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-git-\(UUID().uuidString)")
        try input.write(to: path, options: .withoutOverwriting)
        defer { try? FileManager.default.removeItem(at: path) }
        return try FileHandle(forReadingFrom: path)
    }

    /// The variables that determine how pathspecs are interpreted.
    private static let pathspecVariables = [
        "GIT_GLOB_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_LITERAL_PATHSPECS", "GIT_NOGLOB_PATHSPECS",
    ]

    /// The variables with which git passes the repository and the index to programs that it runs.
    private static let locationVariables = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE",
        "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE", "GIT_NO_REPLACE_OBJECTS",
        "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_QUARANTINE_PATH", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
        "GIT_WORK_TREE",
    ]
}
