import Foundation
import SnapshotCore

/// The loop of a process that draws for a server: it executes requests until standard input closes.
///
/// The standard output of screens goes to standard error, so that standard output contains replies only.
@MainActor
package enum DrawingWorker {
    /// Executes requests until standard input ends.
    package static func run(_ tool: SnapshotTool) async throws {
        let replies = dup(STDOUT_FILENO)
        guard replies >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        WorkerLoop.endWithParent(tool.deferSignals())
        let tools = ScreenTools(catalog: tool.catalog)
        let output = FileHandle(fileDescriptor: replies)
        while let line = readLine() {
            let request = try JSONLine.decode(ScreenRequest.self, from: Data(line.utf8))
            try output.write(contentsOf: JSONLine.data(await tools.result(of: request)))
        }
    }
}

/// A process that draws, which is started when it is needed: anew after one has ended, and after each build.
///
/// It belongs to one thread.
final class DrawingProcess {
    /// The path of the executable, which a build may replace.
    private let executable: String
    private let arguments: [String]
    private let timeout: Double
    private let onErrorLine: @Sendable (String) -> Void
    private var current: (process: LineProcess, executable: FileIdentity)?

    /// - Parameters:
    ///   - arguments: The arguments with which the executable runs ``DrawingWorker``.
    ///   - timeout: The time limit of a request, in seconds.
    ///   - onErrorLine: Receives what screens write.
    init(
        executable: String, arguments: [String], timeout: Double,
        onErrorLine: @escaping @Sendable (String) -> Void
    ) {
        self.executable = executable
        self.arguments = arguments
        self.timeout = timeout
        self.onErrorLine = onErrorLine
    }

    /// Executes a request.
    /// - Parameter subject: The screen that is blamed if the process ends.
    /// - Throws: `CancellationError`, or `ToolError` if the process crashed or took too long; the next request starts
    ///   another one.
    func result(
        of request: ScreenRequest, blaming subject: String?, _ cancellation: Cancellation
    ) throws -> ToolResult {
        let process = try self.process()
        let name = subject ?? "the command"
        do {
            let result = try cancellation.stopping(with: process.stop) {
                try process.send(JSONLine.data(request))
                return try JSONLine.decode(ToolResult.self, from: process.line(within: timeout))
            }
            // A cancellation after the reply ends the process as well; no other screen is to blame for that.
            try cancellation.check()
            return result
        } catch let error as WorkerProcessError {
            current = nil
            switch error {
            case .died(let how, let errors):
                let words = errors.isEmpty ? "" : "; its last standard error:\n\(errors.suffix(2000))"
                throw ToolError.failed("\(name) crashed: the process that drew it ended \(how)\(words)")
            case .silent(let seconds, _):
                throw ToolError.failed(
                    "\(name) isn't drawn within \(seconds.formatted()) seconds: it is blocked, busy or never idle. Make "
                        + "it faster, or start the server with a larger --timeout")
            }
        } catch {
            if error is CancellationError { process.kill() }
            current = nil
            throw error
        }
    }

    /// Returns the running process, or a new one.
    private func process() throws -> LineProcess {
        guard let identity = FileIdentity(executable) else {
            throw ToolError.failed("\(executable) is missing: it is being built, or its build failed")
        }
        if let current, current.executable == identity { return current.process }
        current?.process.end()
        current = nil
        do {
            let process = try LineProcess(
                executable: executable, arguments: arguments, onErrorLine: onErrorLine)
            current = (process, identity)
            return process
        } catch {
            throw ToolError.failed("\(error)")
        }
    }

    /// Ends the process.
    func end() {
        current?.process.end()
        current = nil
    }
}
