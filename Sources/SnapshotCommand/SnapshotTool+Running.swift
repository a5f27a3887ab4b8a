import ArgumentParser
import Foundation
import SnapshotCore

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
    /// It writes results to the console's standard output and messages to its standard error, and never throws: the
    /// status says how it ended.
    @MainActor
    public func run(_ arguments: [String]) async -> CommandStatus {
        do {
            guard let command = try parse(arguments) else { return .success }
            if !(command is VerifyCommand || command is any GitDriverCommand) { try catalog.validate() }
            return try await command.perform(for: self)
        } catch let stop as CommandLineStop {
            console.message(stop.text)
            return .usage
        } catch {
            console.error("\(error)")
            return CommandStatus(error)
        }
    }

    /// Returns the subcommand of a command line; nil if its output is written already, as for `--help`.
    private func parse(_ arguments: [String]) throws -> (any ToolCommand)? {
        try Self.$current.withValue(self) {
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

/// A command line that can't be understood; the text is the parser's.
private struct CommandLineStop: Error {
    let text: String

    init(message: String) {
        let prefix = "Error: "
        text = message.hasPrefix(prefix) ? "error: " + message.dropFirst(prefix.count) : message
    }
}
