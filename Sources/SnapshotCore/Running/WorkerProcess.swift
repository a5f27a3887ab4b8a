import Foundation

/// Another process of this executable that draws pictures. It belongs to one thread.
package final class WorkerProcess {
    /// The hidden subcommand that makes a process of this executable a worker.
    package static let commandName = "worker"
    /// The name of the flag with which a worker audits pictures.
    package static let auditOption = "audit"

    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var pending = Data()
    private var errorTail = StandardErrorTail()
    /// Receives complete lines of the worker's standard error.
    private let onErrorLine: (String) -> Void

    /// Starts a process.
    /// - Throws: `RunError.noWorker`.
    fileprivate init(
        _ launch: WorkerLaunch, timeout: Double, environment: [String: String], onErrorLine: @escaping (String) -> Void
    ) throws {
        self.onErrorLine = onErrorLine
        process = .ofThisExecutable(arguments: launch.arguments, input: input, environment: environment)
        process.standardOutput = output
        process.standardError = errors
        for pipe in [input, output, errors] {
            for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
                _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
            }
        }
        do {
            try process.run()
        } catch {
            throw RunError.noWorker(reason: "\(error)")
        }
        try? input.fileHandleForReading.close()
        try? output.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
        do {
            guard case .ready(let manifest) = try reply(within: timeout) else {
                throw RunError.noWorker(reason: "it replied before the first request")
            }
            guard manifest == launch.manifest else {
                kill()
                throw RunError.noWorker(
                    reason: "it declares different pictures than this process: declare the same screens on every run, "
                        + "independent of the time, the environment and the order of sets")
            }
        } catch WorkerProcessError.died(let how, let errors) {
            throw RunError.noWorker(reason: "it ended \(how)" + (errors.isEmpty ? "" : ": \(errors)"))
        } catch WorkerProcessError.silent(let seconds, _) {
            throw RunError.noWorker(reason: "no reply within \(Int(seconds)) seconds")
        }
    }

    deinit {
        if process.isRunning { kill() }
        for pipe in [input, output, errors] { pipe.close() }
    }

    /// Requests a picture.
    /// - Throws: `WorkerProcessError` or `RunError.noWorker`; the process has ended then.
    package func draw(_ picture: String, timeout: Double) throws -> RunEntry {
        guard case .done(let entry) = try reply(to: picture, within: timeout), entry.name == picture else {
            throw mismatch()
        }
        return entry
    }

    /// Requests the audit of a picture, of a process that was launched for audits.
    /// - Throws: `WorkerProcessError` or `RunError.noWorker`; the process has ended then.
    func audit(_ picture: String, timeout: Double) throws -> AuditResults.Picture {
        guard case .audited(let result) = try reply(to: picture, within: timeout), result.name == picture else {
            throw mismatch()
        }
        return result
    }

    private func reply(to picture: String, within timeout: Double) throws -> WorkerReply {
        if let line = errorTail.forget() { onErrorLine(line) }
        do {
            try input.fileHandleForWriting.write(contentsOf: WorkerLine.data(WorkerRequest(picture: picture)))
        } catch {
            throw died()
        }
        return try reply(within: timeout)
    }

    private func mismatch() -> RunError {
        kill()
        return .noWorker(reason: "its reply does not match the request")
    }

    /// Closes its standard input, and waits until it has ended.
    package func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        readRemainingErrors()
        if let line = errorTail.forget() { onErrorLine(line) }
    }

    // MARK: Reading

    private func reply(within seconds: Double) throws -> WorkerReply {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            if let end = pending.firstIndex(of: 10) {
                let line = pending[..<end]
                pending = Data(pending[(end + 1)...])
                do {
                    return try WorkerLine.reply(Data(line))
                } catch {
                    kill()
                    throw RunError.noWorker(reason: "its reply is malformed: \(error)")
                }
            }
            let left = deadline - ContinuousClock.now
            guard left > .zero else {
                kill()
                throw WorkerProcessError.silent(seconds: seconds, errors: errorTail.text)
            }
            guard readAvailable(milliseconds: Int32(min(1000, left.components.seconds * 1000 + 1))) else {
                throw died()
            }
        }
    }

    /// Reads the available bytes of both pipes.
    /// - Returns: false when standard output has ended.
    private func readAvailable(milliseconds: Int32) -> Bool {
        var descriptors = [output, errors].map {
            pollfd(fd: $0.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        }
        if errorsEnded { descriptors[1].fd = -1 }
        guard poll(&descriptors, 2, milliseconds) > 0 else { return true }
        if descriptors[1].revents != 0 { readErrors() }
        guard descriptors[0].revents != 0 else { return true }
        guard let data = Self.read(descriptors[0].fd) else { return false }
        pending += data
        return true
    }

    private var errorsEnded = false

    private func readErrors() {
        guard let data = Self.read(errors.fileHandleForReading.fileDescriptor) else {
            errorsEnded = true
            return
        }
        for line in errorTail.add(data) { onErrorLine(line) }
    }

    /// Returns the available data; nil at the end.
    private static func read(_ descriptor: Int32) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count > 0 { return Data(buffer[..<count]) }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    // MARK: Termination

    private func died() -> WorkerProcessError {
        process.waitUntilExit()
        readRemainingErrors()
        return .died(how: process.endDescription, errors: errorTail.text)
    }

    private func kill() {
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        readRemainingErrors()
    }

    /// Reads the rest of the worker's standard error; a process that it started may hold the descriptor open.
    private func readRemainingErrors() {
        while !errorsEnded {
            var descriptor = pollfd(fd: errors.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 100) > 0 else { return }
            readErrors()
        }
    }
}

/// The command line of worker processes, and the manifest that their catalog must have.
package struct WorkerLaunch: Sendable {
    fileprivate let arguments: [String]
    fileprivate let manifest: String

    /// Creates the launch of workers that render a catalog's pictures for a run.
    /// - Parameter isAudit: A Boolean value that indicates whether they audit the pictures instead of comparing them.
    package init(_ configuration: RunConfiguration, catalog: Catalog, isAudit: Bool = false) throws {
        let json = String(decoding: try WorkerLine.data(configuration), as: UTF8.self)
        arguments =
            [WorkerProcess.commandName] + (isAudit ? ["--\(WorkerProcess.auditOption)"] : [])
            + [json.trimmingCharacters(in: .newlines)]
        manifest = RunResults.manifest(of: catalog.pictures.map(\.name))
        // A crashed worker must not end this process with it.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Starts a worker, which must be ready within a minute or the time limit of a picture.
    /// - Throws: `RunError.noWorker`.
    package func start(
        timeout: Double, environment: [String: String] = [:], onErrorLine: @escaping (String) -> Void = { _ in }
    ) throws -> WorkerProcess {
        try WorkerProcess(self, timeout: max(timeout, 60), environment: environment, onErrorLine: onErrorLine)
    }
}

/// A request to a worker, one line of JSON each.
struct WorkerRequest: Codable {
    /// A picture's name.
    var picture: String
}

/// A reply of a worker, one line of JSON each.
enum WorkerReply: Codable {
    /// The worker is ready; the hash of its catalog's pictures is as in `RunResults`.
    case ready(manifest: String)
    case done(RunEntry)
    case audited(AuditResults.Picture)
}

/// Lines of JSON.
enum WorkerLine {
    /// Returns a message as a line of JSON.
    static func data(_ message: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(message) + Data("\n".utf8)
    }

    static func reply(_ line: Data) throws -> WorkerReply { try JSONDecoder().decode(WorkerReply.self, from: line) }
}

/// The lines that a process wrote to standard error, without the addresses of a stack trace.
private struct StandardErrorTail {
    private var lines: [String] = []
    private var pending = Data()

    /// Adds data.
    /// - Returns: the lines that are now complete.
    mutating func add(_ data: Data) -> [String] {
        pending += data
        var whole: [String] = []
        while let end = pending.firstIndex(of: 10) {
            let line = String(decoding: pending[..<end], as: UTF8.self)
            pending = Data(pending[(end + 1)...])
            if !Self.isTrace(line) { whole.append(line) }
        }
        lines = (lines + whole).suffix(Self.limit)
        return whole
    }

    /// Clears the text of the previous picture.
    /// - Returns: a last line without an end.
    mutating func forget() -> String? {
        defer {
            lines = []
            pending = Data()
        }
        return pending.isEmpty ? nil : String(decoding: pending, as: UTF8.self)
    }

    var text: String {
        let rest = String(decoding: pending, as: UTF8.self)
        return (lines + (rest.isEmpty ? [] : [rest])).joined(separator: "\n")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let limit = 20

    /// Returns whether a line is one of a stack trace, such as “12   app  0x000055f97583690e <unavailable> + 16005390”.
    private static func isTrace(_ line: String) -> Bool {
        if line == "Current stack trace:" { return true }
        let words = line.split(separator: " ", maxSplits: 3)
        return words.count >= 3 && Int(words[0]) != nil && words[2].hasPrefix("0x")
    }
}

/// An error of a worker that doesn't reply.
package enum WorkerProcessError: Error, Hashable {
    /// The worker crashed; `errors` is the tail of its standard error.
    case died(how: String, errors: String)
    /// The worker didn't reply within this number of seconds, and was killed.
    case silent(seconds: Double, errors: String)
}

extension WorkerProcessError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .died(let how, let errors): "the worker process ended \(how)" + Self.quoted(errors)
        case .silent(let seconds, let errors):
            "not drawn within \(Self.text(seconds)) seconds: the main thread is blocked or busy. Make the screen faster, "
                + "or raise --timeout" + Self.quoted(errors)
        }
    }

    private static func quoted(_ errors: String) -> String {
        if errors.isEmpty { return "" }
        return errors.contains("\n") ? "; its last standard error:\n\(errors)" : ": \(errors)"
    }

    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }
}

/// The loop of a worker process, which renders requested pictures until standard input closes.
///
/// The standard output of screens goes to standard error, so that standard output contains replies only.
@MainActor
package enum WorkerLoop {
    /// Compares pictures until standard input ends.
    package static func run(
        _ catalog: Catalog, _ configuration: RunConfiguration, signals: DeferredSignals
    ) async throws {
        let verifier = SnapshotVerifier(configuration, signals: signals)
        try await run(catalog, signals: signals) { .done(await verifier.entry(for: $0)) }
    }

    /// Audits pictures until standard input ends.
    package static func audit(
        _ catalog: Catalog, _ configuration: RunConfiguration, signals: DeferredSignals
    ) async throws {
        try configuration.usePinnedFonts()
        let audit = PictureAudit(crops: AuditCrops(artifacts: configuration.failures), signals: signals)
        try await run(catalog, signals: signals) { .audited(await audit.result(for: $0)) }
    }

    private static func run(
        _ catalog: Catalog, signals: DeferredSignals, reply: (DeclaredPicture) async -> WorkerReply
    ) async throws {
        let answers = dup(STDOUT_FILENO)
        guard answers >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        endWithParent(signals)
        let pictures = catalog.pictures
        let byName = Dictionary(pictures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        try write(.ready(manifest: RunResults.manifest(of: pictures.map(\.name))), to: answers)
        let decoder = JSONDecoder()
        while let line = readLine() {
            let request = try decoder.decode(WorkerRequest.self, from: Data(line.utf8))
            guard let picture = byName[request.picture] else { return }
            try write(await reply(picture), to: answers)
        }
    }

    /// Ends the process when standard input closes, even while a screen blocks the main thread forever. Pending writes
    /// are finished first.
    private static func endWithParent(_ signals: DeferredSignals) {
        Thread.detachNewThread {
            var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            while poll(&input, 1, -1) < 0, errno == EINTR {}
            signals.shutDown()
            _exit(0)
        }
    }

    private static func write(_ reply: WorkerReply, to descriptor: Int32) throws {
        let data = try WorkerLine.data(reply)
        try FileHandle(fileDescriptor: descriptor).write(contentsOf: data)
    }
}
