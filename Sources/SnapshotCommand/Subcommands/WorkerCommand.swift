import ArgumentParser
import BuilderUIKit
import SnapshotCore

/// The command with which `verify`, `record` and `audit` start worker processes; users don't type it.
struct WorkerCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: WorkerProcess.commandName, abstract: "Renders pictures for another process of this program.",
            shouldDisplay: false)
    }

    @Flag(help: "Audits the pictures instead of comparing them.")
    var audit = false

    @Argument(help: ArgumentHelp("The configuration of the run, as JSON.", valueName: "configuration"))
    var json: String

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let configuration: RunConfiguration
        do {
            configuration = try JSONDecoder().decode(RunConfiguration.self, from: Data(json.utf8))
        } catch {
            throw CommandError.invalidOption(option: "worker", reason: "only “verify”, “record” and “audit” run it")
        }
        try await RenderSettings.$options.withValue(configuration.settings) {
            let catalog = tool.catalog.varying(by: configuration.settings.axes)
            let work = audit ? WorkerLoop.audit : WorkerLoop.run
            try await work(catalog, configuration, tool.deferSignals())
        }
        return .success
    }
}
