import ArgumentParser
import SnapshotCore

/// A subcommand.
protocol ToolCommand: ParsableCommand {
    /// Runs the subcommand.
    /// - Returns: the first failure's status, where others went on.
    /// - Throws: what keeps everything from being done.
    @MainActor func perform(for tool: SnapshotTool) async throws -> CommandStatus
}

extension SnapshotTool {
    /// The tool whose command line is being parsed, for the static parts of a command's definition.
    @TaskLocal static var current: SnapshotTool?

    /// The command's name in the help that is being made.
    static var currentName: String { current?.name ?? "snapshot" }

    /// Screens for the examples of that help: the first of the catalog.
    static func exampleScreens(_ count: Int) -> String {
        let names = current?.catalog.screens.prefix(count).map(\.name) ?? []
        return names.isEmpty ? ["card", "list"].prefix(count).joined(separator: " ") : names.joined(separator: " ")
    }
}
