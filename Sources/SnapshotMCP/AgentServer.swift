import Foundation
import SnapshotCore

/// `snapshot mcp`: a server of the Model Context Protocol on standard input and output.
package enum AgentServer {
    /// Serves a client until standard input ends. Standard output has nothing but messages.
    package static func run(name: String, version: String, options: ServerOptions) async {
        // A worker or a client that has ended must not end this process with it.
        signal(SIGPIPE, SIG_IGN)
        let output = dup(STDOUT_FILENO)
        guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        let tools = AgentTools(options: options)
        let server = ContextServer(
            name: name, version: version, instructions: instructions, tools: tools, output: output)
        await onThread {
            server.run(input: STDIN_FILENO)
            tools.end()
        }
    }

    /// Executes one call, for a command line.
    /// - Parameters:
    ///   - name: The tool's name.
    ///   - arguments: Its arguments, an object of JSON.
    /// - Throws: `CommandError.invalidOption` for an unknown tool or malformed arguments.
    package static func call(
        _ name: String, arguments: String, options: ServerOptions
    ) async throws -> ToolResult {
        signal(SIGPIPE, SIG_IGN)
        let tools = AgentTools(options: options)
        guard let tool = tools.tools.first(where: { $0.name == name }) else {
            throw CommandError.invalidOption(
                option: "--call",
                reason: "“\(name)” isn't a tool: use " + tools.tools.map(\.name).joined(separator: ", "))
        }
        guard let value = try? JSONLine.decode(JSONValue.self, from: Data(arguments.utf8)),
            case .object(let values) = value
        else {
            throw CommandError.invalidOption(option: "--arguments", reason: "it isn't an object of JSON")
        }
        return try await onThread {
            Result {
                defer { tools.end() }
                return try tools.call(tool, values, Cancellation())
            }
        }.get()
    }

    /// Runs work that blocks on a thread of its own.
    private static func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            // Values of JSON may be nested 500 times.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    private static let instructions = """
        Shows the screens of an iOS app as they are drawn, without a simulator. After a change: build, then look. Start \
        with the compact form of look; ask explain why a view is where it is; a picture costs the most. compare says in \
        words what became different from the baselines.
        """
}
