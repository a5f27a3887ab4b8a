import Foundation

/// The loop of a worker process, which renders requested pictures until standard input closes.
///
/// The standard output of screens goes to standard error, so that standard output contains replies only.
@MainActor
package enum WorkerLoop {
    /// Renders pictures until standard input ends.
    package static func run(
        _ catalog: Catalog, _ configuration: RunConfiguration, signals: DeferredSignals
    ) async throws {
        let answers = dup(STDOUT_FILENO)
        guard answers >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        endWithParent(signals)
        let pictures = catalog.pictures
        let byName = Dictionary(pictures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let verifier = SnapshotVerifier(configuration, signals: signals)
        try write(.ready(manifest: RunResults.manifest(of: pictures.map(\.name))), to: answers)
        let decoder = JSONDecoder()
        while let line = readLine() {
            let request = try decoder.decode(WorkerRequest.self, from: Data(line.utf8))
            guard let picture = byName[request.picture] else { return }
            try write(.done(await verifier.entry(for: picture)), to: answers)
        }
    }

    /// Ends the process when nobody is left who could ask, also while a screen keeps the main thread for ever. What is
    /// being written is finished first.
    private static func endWithParent(_ signals: DeferredSignals) {
        Thread.detachNewThread {
            var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            while poll(&input, 1, -1) < 0, errno == EINTR {}
            signals.close()
            _exit(0)
        }
    }

    private static func write(_ reply: WorkerReply, to descriptor: Int32) throws {
        let data = try WorkerLine.data(reply)
        try FileHandle(fileDescriptor: descriptor).write(contentsOf: data)
    }
}
