import ArgumentParser
import BuilderUIKit
import SnapshotCore

/// The root of the command line.
struct SnapshotCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let tool = SnapshotTool.current
        let name = SnapshotTool.currentName
        return CommandConfiguration(
            commandName: name,
            abstract: "Draws screens made of UIKit and Builder views to PNG files.",
            discussion: """
                Example: \(name) render \(SnapshotTool.exampleScreens(1)) --device iphone-12

                Results go to standard output, messages to standard error. It exits with 0 when everything was done, \
                1 when a screen can't be drawn, 64 for a mistake on the command line, 65 for wrong data, 66 for a \
                file that can't be read, 73 for one that can't be written. “verify”, “docs --check” and “diff” exit with \
                0 for the same, 1 for different, 2 for what could not be compared.
                """,
            version: tool?.version ?? "",
            subcommands: [
                RenderCommand.self, ShowCommand.self, VerifyCommand.self, RecordCommand.self, PruneCommand.self,
                DiffCommand.self, MergeCommand.self, ReportCommand.self, ApproveCommand.self, DoctorCommand.self,
                ExplainCommand.self, ListCommand.self, DevicesCommand.self, InitCommand.self, DocsCommand.self,
                HistoryCommand.self, StatsCommand.self, GitSetupCommand.self, WorkerCommand.self, GitDiffCommand.self,
                GitTextCommand.self, GitMergeCommand.self,
            ])
    }

    /// Finds out whether the first word of a command line that wasn't understood is what wasn't.
    /// - Throws: `CommandError.unknownCommand`.
    static func checkSubcommand(of arguments: [String]) throws(CommandError) {
        guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return }
        let commands = configuration.subcommands
        guard !commands.contains(where: { $0._commandName == name }) else { return }
        let all = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
        let candidates = all.map { (name: $0, aliases: [String]()) }
        throw .unknownCommand(name: name, nearest: NameMatcher.nearest(to: name, among: candidates, limit: 2), all: all)
    }
}
