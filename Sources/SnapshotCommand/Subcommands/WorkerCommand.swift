import ArgumentParser
import BuilderUIKit
import SnapshotCore

/// The command that `verify` and `record` start worker processes with; it isn't meant to be typed.
struct WorkerCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: WorkerProcess.commandName, abstract: "Draws pictures for another process of this program.",
            shouldDisplay: false)
    }

    @Argument(help: "What to do with each picture, as JSON.")
    var order: String

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let order: RunConfiguration
        do {
            order = try JSONDecoder().decode(RunConfiguration.self, from: Data(self.order.utf8))
        } catch {
            throw CommandError.refusedOption(option: "worker", reason: "it is started by “verify” and “record”")
        }
        try await WorkerLoop(catalog: tool.catalog, order: order, gate: tool.openGate()).run()
        return .success
    }
}
