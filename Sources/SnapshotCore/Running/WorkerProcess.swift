import Foundation

/// Another process of this executable that draws pictures. It belongs to one thread.
package final class WorkerProcess {
    /// The hidden subcommand that makes a process of this executable a worker.
    package static let commandName = "worker"
    /// The name of the flag with which a worker audits pictures.
    package static let auditOption = "audit"

    private let process: LineProcess

    /// Starts a process.
    /// - Throws: `RunError.noWorker`.
    fileprivate init(
        _ launch: WorkerLaunch, timeout: Double, environment: [String: String], onErrorLine: @escaping (String) -> Void
    ) throws {
        process = try LineProcess(
            executable: launch.executable, arguments: launch.arguments, environment: environment,
            onErrorLine: onErrorLine)
        do {
            guard case .ready(let manifest) = try reply(within: timeout) else {
                throw RunError.noWorker(reason: "it replied before the first request")
            }
            guard launch.manifest == nil || manifest == launch.manifest else {
                process.kill()
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

    /// Requests a picture.
    /// - Throws: `WorkerProcessError` or `RunError.noWorker`; the process has ended then.
    package func draw(_ picture: String, timeout: Double) throws -> RunEntry {
        try verify(picture, timeout: timeout).entry
    }

    /// Requests a picture, and what the process has read for it; nil unless the run's configuration asks for it.
    /// - Throws: `WorkerProcessError` or `RunError.noWorker`; the process has ended then.
    func verify(_ picture: String, timeout: Double) throws -> (entry: RunEntry, inputs: DrawingInputs?) {
        guard case .done(let entry, let inputs) = try reply(to: .picture(picture), within: timeout),
            entry.name == picture
        else { throw mismatch() }
        return (entry, inputs)
    }

    /// Requests the audit of a picture, of a process that was launched for audits.
    /// - Throws: `WorkerProcessError` or `RunError.noWorker`; the process has ended then.
    func audit(_ picture: String, timeout: Double) throws -> AuditResults.Picture {
        guard case .audited(let result) = try reply(to: .picture(picture), within: timeout), result.name == picture
        else { throw mismatch() }
        return result
    }

    /// Requests a screen in any configuration.
    /// - Throws: `WorkerProcessError` or `RunError.noWorker`; the process has ended then.
    package func draw(_ drawing: DrawingRequest, timeout: Double) throws -> DrawingReply {
        guard case .drawn(let reply) = try reply(to: .drawing(drawing), within: timeout) else { throw mismatch() }
        return reply
    }

    /// Requests the performance of a flow.
    /// - Throws: `WorkerProcessError` or `RunError.noWorker`; the process has ended then.
    package func perform(_ flow: FlowRequest, timeout: Double) throws -> FlowReply {
        guard case .performed(let reply) = try reply(to: .flow(flow), within: timeout) else { throw mismatch() }
        return reply
    }

    /// Requests the screens of the process's catalog.
    /// - Throws: `WorkerProcessError` or `RunError.noWorker`; the process has ended then.
    package func listing(timeout: Double) throws -> [ScreenListing] {
        guard case .listed(let screens) = try reply(to: .listing, within: timeout) else { throw mismatch() }
        return screens
    }

    private func reply(to request: WorkerRequest, within timeout: Double) throws -> WorkerReply {
        try process.send(WorkerLine.data(request))
        return try reply(within: timeout)
    }

    private func mismatch() -> RunError {
        process.kill()
        return .noWorker(reason: "its reply does not match the request")
    }

    /// Closes its standard input, and waits until it has ended.
    package func end() { process.end() }

    /// Ends the process from any thread; a request that waits for its reply throws then.
    package var stop: @Sendable () -> Void { process.stop }

    private func reply(within seconds: Double) throws -> WorkerReply {
        let line = try process.line(within: seconds)
        do {
            return try WorkerLine.reply(line)
        } catch {
            process.kill()
            throw RunError.noWorker(reason: "its reply is malformed: \(error)")
        }
    }
}

/// The command line of worker processes, and the manifest that their catalog must have.
package struct WorkerLaunch: Sendable {
    fileprivate let arguments: [String]
    /// The hash of the pictures that the workers must declare; nil for any.
    fileprivate let manifest: String?
    /// The path of the executable; nil for this process's.
    fileprivate let executable: String?

    /// Creates the launch of workers that render a catalog's pictures for a run.
    /// - Parameter isAudit: A Boolean value that indicates whether they audit the pictures instead of comparing them.
    package init(_ configuration: RunConfiguration, catalog: Catalog, isAudit: Bool = false) throws {
        try self.init(
            configuration, options: isAudit ? ["--\(WorkerProcess.auditOption)"] : [],
            manifest: RunResults.manifest(of: catalog.pictureNames).hash, executable: nil)
    }

    /// Creates the launch of workers of an executable that is rebuilt meanwhile, with whatever it declares then.
    package init(_ configuration: RunConfiguration, executable: String) throws {
        try self.init(configuration, options: [], manifest: nil, executable: executable)
    }

    private init(
        _ configuration: RunConfiguration, options: [String], manifest: String?, executable: String?
    ) throws {
        let json = String(decoding: try WorkerLine.data(configuration), as: UTF8.self)
        arguments = [WorkerProcess.commandName] + options + [json.trimmingCharacters(in: .newlines)]
        self.manifest = manifest
        self.executable = executable
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
enum WorkerRequest: Codable {
    /// A declared picture, by its name, to be compared or recorded.
    case picture(String)
    /// A screen in any configuration.
    case drawing(DrawingRequest)
    /// A flow that is being recorded.
    case flow(FlowRequest)
    /// The screens of the catalog.
    case listing
}

/// A reply of a worker, one line of JSON each.
enum WorkerReply: Codable {
    /// The worker is ready; the hash of its catalog's pictures is as in `RunResults`.
    case ready(manifest: String)
    case done(RunEntry, DrawingInputs?)
    case audited(AuditResults.Picture)
    case drawn(DrawingReply)
    case performed(FlowReply)
    case listed([ScreenListing])
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

/// The loop of a worker process, which renders requested pictures until standard input closes.
///
/// The standard output of screens goes to standard error, so that standard output contains replies only.
@MainActor
package enum WorkerLoop {
    /// Compares pictures, and draws screens in other configurations, until standard input ends.
    package static func run(
        _ catalog: Catalog, _ configuration: RunConfiguration, signals: DeferredSignals
    ) async throws {
        let log = configuration.inputsStart.map { InputLog(since: $0) }
        let verifier = SnapshotVerifier(configuration, signals: signals)
        try await run(catalog, configuration, signals: signals) { picture in
            let entry = await verifier.entry(for: picture)
            let paths = configuration.store.paths(of: picture)
            return .done(entry, log?.take(without: [paths.path, paths.actual, paths.difference]))
        }
    }

    /// Audits pictures until standard input ends.
    package static func audit(
        _ catalog: Catalog, _ configuration: RunConfiguration, signals: DeferredSignals
    ) async throws {
        try configuration.usePinnedFonts()
        let audit = PictureAudit(crops: AuditCrops(artifacts: configuration.failures), signals: signals)
        try await run(catalog, configuration, signals: signals) { .audited(await audit.result(for: $0)) }
    }

    private static func run(
        _ catalog: Catalog, _ configuration: RunConfiguration, signals: DeferredSignals,
        reply: (DeclaredPicture) async -> WorkerReply
    ) async throws {
        let answers = dup(STDOUT_FILENO)
        guard answers >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        endWithParent(signals)
        let pictures = catalog.pictures
        let byName = Dictionary(pictures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        try write(.ready(manifest: RunResults.manifest(of: catalog.pictureNames).hash), to: answers)
        let decoder = JSONDecoder()
        while let line = readLine() {
            switch try decoder.decode(WorkerRequest.self, from: Data(line.utf8)) {
            case .picture(let name):
                guard let picture = byName[name] else { return }
                try write(await reply(picture), to: answers)
            case .drawing(let drawing):
                try write(.drawn(await drawing.reply(from: catalog, configuration)), to: answers)
            case .flow(let flow): try write(.performed(await flow.reply(from: catalog, configuration)), to: answers)
            case .listing: try write(.listed(catalog.screens.map(ScreenListing.init)), to: answers)
            }
        }
    }

    /// Ends the process when standard input closes, even while a screen blocks the main thread forever. Pending writes
    /// are finished first.
    package static func endWithParent(_ signals: DeferredSignals) {
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
