import Foundation
import SnapshotCore

/// A subcommand or another program that runs in a process of its own for a call.
struct CommandRun: Sendable {
    /// The result of a run.
    struct Output: Hashable, Sendable {
        var status: Int32
        /// Standard output.
        var text: String
        /// Standard error.
        var messages: String
    }

    let program: String
    let arguments: [String]
    /// The working folder; nil for this process's.
    var folder: String?
    /// The time limit, in seconds.
    let timeout: Double

    /// The bytes at the end of each output that are kept.
    private static let outputLimit = 1 << 20

    /// Runs the program to its end.
    /// - Throws: `CancellationError`; `ToolError.failed` if it can't be started or takes too long.
    func run(_ cancellation: Cancellation) throws -> Output {
        let result: ProcessResult
        do {
            result = try ChildProcess.run(
                program, arguments, in: folder ?? FileManager.default.currentDirectoryPath,
                environment: ProcessInfo.processInfo.environment, timeout: timeout, outputLimit: Self.outputLimit,
                isCanceled: { cancellation.isCanceled })
        } catch let error as CancellationError {
            throw error
        } catch {
            throw ToolError.failed("\(program) can't be started: \(error)")
        }
        if result.isTimedOut {
            throw ToolError.failed(
                "\(FilePaths.name(of: program)) \(arguments.first ?? "") didn't end within \(timeout.formatted()) seconds"
            )
        }
        return Output(
            status: result.status, text: String(decoding: result.output, as: UTF8.self),
            messages: String(decoding: result.errors, as: UTF8.self))
    }
}
