import Foundation
import SnapshotCore

/// The `git` in PATH, run in a folder; never through a shell, and in one language.
///
/// The folder alone says which repository is meant: what hooks, aliases and `rebase --exec` have in their environment
/// is true of the folder that git started them in.
struct Git: Sendable {
    /// The working folder.
    var folder: String
    /// Variables besides those of this process.
    var variables: [String: String] = [:]

    /// Runs a command that must succeed.
    /// - Returns: its standard output.
    /// - Throws: `GitError`.
    @discardableResult
    func run(_ arguments: [String], input: Data? = nil) throws(GitError) -> Data {
        let result = try self.result(arguments, input: input)
        guard result.status == 0 else {
            throw .failed(command: arguments.first { !$0.hasPrefix("-") } ?? "", reason: result.errorText)
        }
        return result.output
    }

    /// Returns the output of a command that must succeed, without the end of the line.
    /// - Throws: `GitError`.
    func line(_ arguments: [String]) throws(GitError) -> String {
        var text = String(decoding: try run(arguments), as: UTF8.self)
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    /// Runs a command, however it ends.
    /// - Throws: `GitError.noGit` or `.notStarted`.
    func result(_ arguments: [String], input: Data? = nil) throws(GitError) -> ProcessResult {
        let result: ProcessResult
        do {
            // A file, as a pipe to a program that reads nothing would end this one.
            result = try ChildProcess.run(
                "git", Self.always + arguments, in: folder, environment: environment,
                input: input.map(Self.handle) ?? .nullDevice)
        } catch {
            throw .notStarted(reason: "\(error)")
        }
        guard result.status != ChildProcess.notFound else { throw .noGit }
        return result
    }

    /// Options of every command: what the user has set for people's eyes is left out.
    private static let always = [
        "--no-pager", "-c", "color.ui=false", "-c", "log.showSignature=false", "-c", "log.showRoot=true",
    ]

    private var environment: [String: String] {
        var all = ProcessInfo.processInfo.environment
        for name in Self.placeVariables + Self.pathspecVariables + ["LANGUAGE", "GIT_EXTERNAL_DIFF"] { all[name] = nil }
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

    /// The variables that determine how paths of a command are read.
    private static let pathspecVariables = [
        "GIT_GLOB_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_LITERAL_PATHSPECS", "GIT_NOGLOB_PATHSPECS",
    ]

    /// Variables with which git names the repository and the index to programs that it runs.
    private static let placeVariables = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE",
        "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE", "GIT_NO_REPLACE_OBJECTS",
        "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_QUARANTINE_PATH", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
        "GIT_WORK_TREE",
    ]
}
