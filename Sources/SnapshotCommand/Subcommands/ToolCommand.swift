import ArgumentParser
import SnapshotCore

/// A subcommand.
protocol ToolCommand: ParsableCommand {
    /// Runs the subcommand.
    /// - Returns: the status of the first failure, if others continued.
    /// - Throws: an error that prevents everything from being done.
    @MainActor func perform(for tool: SnapshotTool) async throws -> CommandStatus
}

/// A subcommand that renders screens.
protocol DrawingCommand: ToolCommand {
    var rendering: RenderingOptions { get }
}

/// A subcommand whose process leaves rendering to workers, or renders nothing, and may have results of many pictures.
protocol CoordinatingCommand: ToolCommand {}

/// A subcommand that renders screens in all ways that its command line requests.
protocol VaryingCommand: DrawingCommand {
    var axes: AxesOptions { get }
}

extension SnapshotTool {
    /// The tool whose command line is being parsed, for the static parts of a command's definition.
    @TaskLocal static var current: SnapshotTool?

    /// The command's name in the generated help.
    static var currentName: String { current?.name ?? "snapshot" }

    /// Returns screens for the examples of that help: the first of the catalog.
    static func exampleScreens(_ count: Int) -> String {
        let names = current?.catalog.screens.prefix(count).map(\.name) ?? []
        return names.isEmpty ? ["card", "list"].prefix(count).joined(separator: " ") : names.joined(separator: " ")
    }
}

extension CompletionKind {
    /// The completions for the names of the catalog's screens, with their states after a slash.
    static var screens: CompletionKind {
        .custom { _, _, _ in SnapshotTool.current?.catalog.screens.flatMap(\.variants).map(\.fullName) ?? [] }
    }

    /// The completions for the names of all declared pictures.
    static var pictures: CompletionKind {
        .custom { _, _, _ in SnapshotTool.current?.catalog.pictures.map(\.name) ?? [] }
    }
}

/// The screens that a subcommand processes.
struct ScreenArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The names of screens; “list” prints all names.", valueName: "screen"), completion: .screens)
    var screens: [String]
}

/// The number of pictures that are painted at a time.
struct JobsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The number of pictures to paint in parallel, at least 1. (default: the number of cores)",
            valueName: "count"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): use 1 or more") }
    }
}
