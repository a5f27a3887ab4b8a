import Foundation

@testable import SnapshotCore

/// A git repository of its own for a test, in a folder within a folder that goes after it.
final class ScratchRepository {
    let around: TemporaryFolder
    let path: String
    /// Variables of every command: no user's configuration, and a fixed author and day.
    var environment: [String: String] = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "LC_ALL": "C",
        "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_NAME": "Ada",
        "GIT_COMMITTER_EMAIL": "ada@example.org", "GIT_EDITOR": "true",
    ]

    init(_ name: String = "app") throws {
        around = try TemporaryFolder()
        path = "\(around.path)/\(name)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try git("init", "--quiet", "--initial-branch=main", ".")
    }

    struct Fault: Error {
        var text: String
    }

    /// Runs git, which must succeed.
    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let outcome = try self.outcome(arguments)
        guard outcome.status == 0 else { throw Fault(text: "git \(arguments): \(outcome.text)") }
        return outcome.output
    }

    struct Outcome {
        var status: Int32
        var output: String
        var errors: String

        var text: String { output + errors }
    }

    func outcome(_ arguments: [String], in folder: String? = nil) throws -> Outcome {
        try run("git", arguments, in: folder ?? path)
    }

    /// Runs the gallery's tool in the repository.
    func tool(_ arguments: String..., variant: Int = 0) throws -> Outcome {
        let variables = environment
        environment["GALLERY_VARIANT"] = "\(variant)"
        defer { environment = variables }
        return try run(GalleryTool.path, arguments, in: path)
    }

    /// Records pictures of a screen as a variant of the gallery draws them.
    func record(_ screen: String = "labels-8", variant: Int, compact: Bool = false) throws {
        let folder = "Snapshots"
        let outcome = try run(
            GalleryTool.path,
            ["record", screen, "--filter", "light", "--to", folder] + (compact ? ["--compact"] : []), in: path,
            ["GALLERY_VARIANT": "\(variant)"])
        guard outcome.status == 0 else { throw Fault(text: outcome.text) }
    }

    /// Commits everything.
    @discardableResult
    func commit(_ message: String, at date: String = "2025-11-22T12:00:00+0000") throws -> String {
        environment["GIT_AUTHOR_DATE"] = date
        environment["GIT_COMMITTER_DATE"] = date
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "-m", message)
        return try git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
    }

    func write(_ text: String, to name: String) throws {
        let place = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    func read(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

    func run(
        _ name: String, _ arguments: [String], in folder: String, _ variables: [String: String] = [:]
    ) throws -> Outcome {
        var all = ProcessInfo.processInfo.environment
        for key in all.keys where key.hasPrefix("SNAPSHOT") || key.hasPrefix("CI") || key.hasPrefix("GIT_") {
            all[key] = nil
        }
        all["GITHUB_ACTIONS"] = nil
        let outcome = try ChildProcess.run(
            name, arguments, in: folder, environment: all.merging(environment) { $1 }.merging(variables) { $1 })
        return Outcome(
            status: outcome.status, output: String(decoding: outcome.output, as: UTF8.self),
            errors: String(decoding: outcome.errors, as: UTF8.self))
    }
}
