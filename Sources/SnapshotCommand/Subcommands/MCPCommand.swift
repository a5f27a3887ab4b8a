import ArgumentParser
import Foundation
import SnapshotCore
import SnapshotMCP

struct MCPCommand: DrawingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "mcp", abstract: "Serves the screens to an agent, by the Model Context Protocol.",
            discussion: """
                Example: \(SnapshotTool.currentName) mcp --call look --arguments \
                '{"screen": "\(SnapshotTool.exampleScreens(1))"}'

                Reads messages from standard input and writes messages to standard output, one JSON object per line, \
                until standard input ends. An agent's program starts it. Screens are drawn in another process: one \
                that crashes or never becomes idle is named, and the server goes on. After a build the next call \
                shows the new one.

                With --call it executes one tool instead, and prints the result. The exit code is 1 if the tool \
                reports an error.
                """)
    }

    @Flag(help: "Adds the tools that write baselines: record and approve.")
    var allowRecording = false

    @OptionGroup var baselines: BaselinesOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The time limit for drawing a screen, in seconds above 0; a process that exceeds it is stopped.",
            valueName: "seconds"))
    var timeout: Double = 30

    @Option(help: ArgumentHelp("Executes this tool and ends.", valueName: "tool"))
    var call: String?

    @Option(help: ArgumentHelp("The arguments of --call. (default: none)", valueName: "json"))
    var arguments: String?

    @Flag(help: "Writes the result of --call as JSON, with pictures in Base64.")
    var json = false

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    @Flag(
        name: .customLong(Self.drawingFlag),
        help: ArgumentHelp("For a process that this command starts.", visibility: .hidden))
    var draws = false

    private static let drawingFlag = "draws"

    func validate() throws {
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout \(timeout): use a number of seconds above 0 and at most 86400")
        }
        if call == nil, arguments != nil || json {
            throw ValidationError("\(json ? "--json" : "--arguments") requires --call")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if draws {
            try await DrawingWorker.run(tool)
            return .success
        }
        tool.deferSignals().onShutDown { ChildGroup.shared.end() }
        ChildGroup.shared.guardAgainstKill()
        var workerArguments = Array(CommandLine.arguments.dropFirst())
        workerArguments.insert("--\(Self.drawingFlag)", at: min(1, workerArguments.count))
        let options = ServerOptions(
            workerArguments: workerArguments, renderingArguments: rendering.arguments,
            baselines: try baselines.folder(for: tool), allowsRecording: allowRecording, timeout: timeout,
            console: tool.console)
        guard let call else {
            await AgentServer.run(name: tool.name, version: tool.version, options: options)
            return .success
        }
        let result = try await AgentServer.call(call, arguments: arguments ?? "{}", options: options)
        if json {
            try tool.console.result(JSONText.of(result.json))
        } else if result.isError {
            tool.console.error(result.text)
        } else {
            try tool.console.result(result.text)
        }
        return result.isError ? .renderFailed : .success
    }
}
