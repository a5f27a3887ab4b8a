import ArgumentParser
import BuilderUIKit
import Foundation
import Render
import SnapshotCore
import SnapshotGit

/// A subcommand that git starts, also with an invalid catalog. Users don't type it.
protocol GitDriverCommand: ToolCommand {}

/// The command that `git diff` starts for a baseline. git ends when it fails, so every input becomes text.
struct GitDiffCommand: GitDriverCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "git-diff", abstract: "Says for “git diff” what became of a picture.", shouldDisplay: false)
    }

    @Argument(help: "The path, and for both files a name, a hash and a mode; then the new path, and git's words.")
    var arguments: [String] = []

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        guard let path = arguments.first.map(PlainText.of) else { return .success }
        guard arguments.count >= 7 else {
            try tool.console.result(
                "picture \(path)\n  in conflict: “git diff --theirs” says what leads from theirs to ours")
            return .success
        }
        let repository = try? GitRepository(around: ".")
        let old = BaselineVersion(path: arguments[1], in: repository)
        let new = BaselineVersion(path: arguments[4], in: repository)
        let isRenamed = arguments.count > 7 && arguments[7] != arguments[0]
        var lines = ["picture \(path)" + (isRenamed ? " → \(PlainText.of(arguments[7]))" : "")]
        let modes = (arguments[3], arguments[6])
        if !old.isAbsent, !new.isAbsent, modes.0 != modes.1 { lines.append("  mode \(modes.0) → \(modes.1)") }
        lines += BaselineChange(from: old, to: new).lines.map { "  \(PlainText.of($0))" }
        try tool.console.result(lines.joined(separator: "\n"))
        return .success
    }
}

/// The command whose output `git show` and `git log -p` compare line by line.
struct GitTextCommand: GitDriverCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "git-text", abstract: "Writes a picture as text for “git show”.", shouldDisplay: false)
    }

    @Argument(help: "The picture's file.")
    var file: String

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        let version = BaselineVersion(path: file, in: try? GitRepository(around: "."))
        try tool.console.result(BaselineOutline(version: version).lines.map(PlainText.of).joined(separator: "\n"))
        return .success
    }
}

/// The command that `git merge`, `rebase` and `cherry-pick` start for a baseline that both sides have changed.
struct GitMergeCommand: GitDriverCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "git-merge", abstract: "Merges a picture that both sides have changed.", shouldDisplay: false)
    }

    @Option(parsing: .unconditional, help: "The folder of the baselines, from the top of the repository.")
    var baselines = "Snapshots"

    @Argument(help: "The files of the common ancestor, ours and theirs, and the path.")
    var files: [String] = []

    func validate() throws {
        guard files.count == 4 else {
            throw ValidationError("git-merge is started by git, with three files and a path")
        }
    }

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let signals = tool.deferSignals()
        let driver = MergeDriver(tool: tool, path: files[3], baselines: baselines)
        let contents = try files.prefix(3).map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        let answer = await driver.answer(base: contents[0], ours: contents[1], theirs: contents[2])
        tool.console.message(answer.message)
        guard let file = answer.file else { return RunVerdict.differs.commandStatus }
        if file != contents[1] {
            try signals.write { try AtomicFile.write(file, to: files[1], surviving: .process) }
        }
        return .success
    }
}
