import ArgumentParser
import SnapshotCore
import SnapshotGit

/// A subcommand that git runs, even with an invalid catalog. Users don't type it.
protocol GitDriverCommand: ToolCommand {}

/// The command that `git diff` runs for a baseline. git aborts when it fails, so every input is converted to text.
struct GitDiffCommand: GitDriverCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "git-diff", abstract: "Describes the change of a picture for “git diff”.",
            shouldDisplay: false)
    }

    @Argument(help: "The path; a name, a hash and a mode for both files; then the new path, and git's message.")
    var arguments: [String] = []

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if let text = GitDiffText.difference(arguments) { try tool.console.result(text) }
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

    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        try tool.console.result(GitDiffText.outline(ofFile: file))
        return .success
    }
}

/// The command that `git merge`, `rebase` and `cherry-pick` run for a baseline that both sides have changed.
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
            throw ValidationError("git-merge is run by git, with three files and a path")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        try await MergeDriver(tool: tool, path: files[3], baselines: baselines).merge(Array(files.prefix(3)))
    }
}
