import Foundation
import SnapshotCore
import Synchronization

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

    /// Runs the program to its end.
    /// - Throws: `CancellationError`; `ToolError.failed` if it can't be started or takes too long.
    func run(_ cancellation: Cancellation) throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = FileHandle.nullDevice
        let outputs = [Pipe(), Pipe()]
        defer { for pipe in outputs { pipe.close() } }
        process.standardOutput = outputs[0]
        process.standardError = outputs[1]
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw ToolError.failed("\(program) can't be started: \(error)")
        }
        let id = process.processIdentifier
        ChildGroup.shared.add(id)
        defer { ChildGroup.shared.remove(id) }
        for pipe in outputs { try? pipe.fileHandleForWriting.close() }
        let readers = outputs.map { BoundedReader($0.fileHandleForReading.fileDescriptor) }
        let deadline = ContinuousClock.now + .seconds(timeout)
        while ended.wait(timeout: .now() + 0.05) == .timedOut {
            let isLate = ContinuousClock.now > deadline
            guard isLate || cancellation.isCanceled else { continue }
            ChildProcess.end(id) { ended.wait(timeout: .now() + 2) == .success }
            if cancellation.isCanceled { throw CancellationError() }
            throw ToolError.failed(
                "\(FilePaths.name(of: program)) \(arguments.first ?? "") didn't end within \(timeout.formatted()) seconds"
            )
        }
        let texts = readers.map { $0.finish() }
        let isSignal = process.terminationReason == .uncaughtSignal
        return Output(
            status: process.terminationStatus + (isSignal ? 128 : 0), text: texts[0], messages: texts[1])
    }
}

/// Reads a descriptor to its end in the background, and keeps the last part of it.
private final class BoundedReader: Sendable {
    private let data = Mutex(Data())
    private let ended = DispatchSemaphore(value: 0)
    private static let limit = 1 << 20

    init(_ original: Int32) {
        let descriptor = dup(original)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread { [self] in
            var chunk = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = read(descriptor, &chunk, chunk.count)
                if count > 0 {
                    data.withLock { data in
                        data.append(contentsOf: chunk[..<count])
                        if data.count > 2 * Self.limit { data = Data(data.suffix(Self.limit)) }
                    }
                } else if count == 0 || errno != EINTR {
                    break
                }
            }
            close(descriptor)
            ended.signal()
        }
    }

    /// Returns the text; a process that the program started may hold the descriptor open.
    func finish() -> String {
        _ = ended.wait(timeout: .now() + 1)
        return String(decoding: data.withLock(\.self), as: UTF8.self)
    }
}
