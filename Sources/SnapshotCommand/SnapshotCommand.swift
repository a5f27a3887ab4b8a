import ArgumentParser
import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// The root of the command line.
struct SnapshotCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let tool = SnapshotTool.current
        let name = SnapshotTool.currentName
        return CommandConfiguration(
            commandName: name,
            abstract: "Renders screens made of UIKit and Builder views to PNG files.",
            discussion: """
                Example: \(name) render \(SnapshotTool.exampleScreens(1)) --device iphone-12

                Results go to standard output, messages to standard error. The exit code is 0 for success, 1 if a \
                screen can't be rendered, 64 for a usage error, 65 for invalid data, 66 for a file that can't be read, \
                73 for a file that can't be written. “verify”, “docs --check” and “diff” exit with 0 if everything is \
                the same, 1 if something differs, 2 if a comparison failed, and “audit” with 1 if it finds something.
                """,
            version: tool?.version ?? "",
            subcommands: [
                RenderCommand.self, ShowCommand.self, VerifyCommand.self, RecordCommand.self, PruneCommand.self,
                AuditCommand.self, DiffCommand.self, MergeCommand.self, ReportCommand.self, ApproveCommand.self,
                DoctorCommand.self, FontsCommand.self, ExplainCommand.self, InspectCommand.self, ListCommand.self,
                DevicesCommand.self, InitCommand.self, DocsCommand.self, StoreCommand.self, WatchCommand.self,
                ServeCommand.self, MCPCommand.self,
                HistoryCommand.self, StatsCommand.self, GitSetupCommand.self, WorkerCommand.self, GitDiffCommand.self,
                GitTextCommand.self, GitMergeCommand.self,
            ])
    }

    /// Checks whether the first word of a command line that can't be parsed is an unknown subcommand.
    /// - Throws: `CommandError.unknownCommand`.
    static func checkSubcommand(of arguments: [String]) throws(CommandError) {
        let commands = configuration.subcommands
        try CommandError.checkCommand(
            of: arguments, among: commands.map { $0._commandName },
            shown: commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName })
    }
}

extension SnapshotTool {
    /// Runs the process's own command line, and ends the process.
    @MainActor
    public func main() async -> Never {
        var tool = self
        tool.ownsProcess = true
        exit(await tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// Runs a command line, given without the program's name.
    ///
    /// It writes results to the console's standard output and messages to its standard error, and never throws; the
    /// status is the result.
    @MainActor
    public func run(_ arguments: [String]) async -> CommandStatus {
        do {
            guard let command = try parse(arguments) else { return .success }
            if ownsProcess { useMemory(for: command) }
            if !(command is VerifyCommand || command is any GitDriverCommand) { try catalog.validate() }
            if !(command is any GitDriverCommand) { try AppFonts.register(fonts) }
            if ownsProcess { try usePinnedFonts(for: command) }
            var settings = (command as? any DrawingCommand)?.rendering.settings ?? RenderSettings()
            if let command = command as? any VaryingCommand {
                settings.axes = command.axes.values
                if settings.locale != nil, !settings.axes.locales.isEmpty {
                    throw CommandError.invalidOption(
                        option: "--locale", reason: "it can't be combined with --locales: use one of them")
                }
            }
            return try await RenderSettings.$options.withValue(settings) {
                try await command.perform(for: varying(by: settings.axes))
            }
        } catch let stop as CommandLineStop {
            console.message(stop.text)
            return .usage
        } catch {
            console.error("\(error)")
            return CommandStatus(error)
        }
    }

    /// Returns the tool with the requested values in place of those that its screens declare.
    func varying(by axes: ConfigurationAxes) -> SnapshotTool {
        var tool = self
        tool.catalog = catalog.varying(by: axes)
        return tool
    }

    private func useMemory(for command: any ToolCommand) {
        if command is any CoordinatingCommand {
            FreedMemory.returnAll()
        } else {
            FreedMemory.keep()
        }
    }

    /// Searches the fonts beside the default folder of baselines first, for commands that render without baselines.
    private func usePinnedFonts(for command: any ToolCommand) throws(FontError) {
        guard
            command is RenderCommand || command is ShowCommand || command is ExplainCommand || command is DocsCommand
                || command is AuditCommand || command is StoreCommand || command is MCPCommand
                || command is ServeCommand
        else { return }
        try FontLibrary.shared.usePinnedFonts(besideBaselines: resolve("Snapshots"))
    }

    /// Returns the subcommand of a command line; nil if its output has already been written, as for `--help`.
    private func parse(_ arguments: [String]) throws -> (any ToolCommand)? {
        try Self.$current.withValue(self) {
            // Nothing was requested, or the system lost the arguments: a run that compared nothing must not succeed.
            guard !arguments.isEmpty else { throw CommandLineStop(message: SnapshotCommand.helpMessage()) }
            if arguments[0] == "help" { try SnapshotCommand.checkSubcommand(of: Array(arguments.dropFirst())) }
            do {
                var command = try SnapshotCommand.parseAsRoot(arguments)
                if let command = command as? any ToolCommand { return command }
                try command.run()
            } catch {
                try SnapshotCommand.checkSubcommand(of: arguments)
                let text = SnapshotCommand.fullMessage(for: error)
                guard SnapshotCommand.exitCode(for: error) == .success else { throw CommandLineStop(message: text) }
                try console.result(text)
            }
            return nil
        }
    }
}

/// A command line that can't be parsed; the text is the parser's.
private struct CommandLineStop: Error {
    let text: String

    init(message: String) {
        let prefix = "Error: "
        text = message.hasPrefix(prefix) ? "error: " + message.dropFirst(prefix.count) : message
    }
}
