import BuilderUIKit
import Render

/// Deletes this process's temporary files when it is told to stop (SIGINT, SIGTERM, SIGHUP), then lets it stop.
///
/// A file under its own name is whole at any time; this is about the ones beside it. After SIGKILL one may stay.
struct InterruptionCleaner {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let sources: [any DispatchSourceSignal]

    /// - Parameter folders: where files are made.
    init(folders: [String]) {
        guard !folders.isEmpty else {
            sources = []
            return
        }
        sources = Self.signals.compactMap { number in
            // What the caller had ignored, as `nohup` does, stays ignored.
            var before = sigaction()
            guard sigaction(number, nil, &before) == 0 else { return nil }
            let isIgnored = before.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
            if isIgnored { return nil }
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
            source.setEventHandler {
                Self.removeTemporaryFiles(in: folders)
                signal(number, SIG_DFL)
                raise(number)
            }
            source.resume()
            return source
        }
    }

    /// Gives the signals back.
    func cancel() {
        for source in sources { source.cancel() }
        if !sources.isEmpty {
            for number in Self.signals { signal(number, SIG_DFL) }
        }
    }

    /// Temporary files of this process.
    static func removeTemporaryFiles(in folders: [String]) {
        let prefix = "\(AtomicFile.temporaryPrefix)\(getpid())-"
        for folder in folders {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { continue }
            for name in names where name.hasPrefix(prefix) && AtomicFile.isTemporary(name) {
                unlink("\(folder)/\(name)")
            }
        }
    }
}
