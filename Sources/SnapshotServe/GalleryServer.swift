import Foundation
import SnapshotCore

/// Serves the gallery of an app's screens to browsers of this machine.
package struct GalleryServer: Sendable {
    private let tool: SnapshotTool
    private let server: HTTPServer
    private let router: GalleryRouter
    private let watch: GalleryWatch

    /// Prepares a server, which listens from now on.
    /// - Parameters:
    ///   - configuration: The baselines, and a folder for pictures that differ from them.
    ///   - results: The path of the results of runs, which the gallery follows.
    ///   - port: The port on 127.0.0.1; 0 for any that is free.
    ///   - jobs: The number of processes that draw.
    ///   - timeout: The time limit of a picture, in seconds.
    /// - Throws: `ServeError`, or an error of the configuration.
    package init(
        tool: SnapshotTool, configuration: RunConfiguration, results: String, port: UInt16, allowsRecording: Bool,
        jobs: Int, timeout: Double, changes: GalleryChanges = GalleryChanges()
    ) throws {
        self.tool = tool
        server = try HTTPServer(port: port)
        let executable = Process.builtExecutable
        var recording = configuration
        recording.mode = .all
        let renderer = GalleryRenderer(
            launch: try WorkerLaunch(configuration, executable: executable),
            recording: allowsRecording ? try WorkerLaunch(recording, executable: executable) : nil, count: jobs,
            timeout: timeout)
        let gallery = ScreenGallery(
            drawing: renderer, store: BaselineStore(folder: configuration.baselines, failures: configuration.failures),
            changes: changes, allowsRecording: allowsRecording)
        router = GalleryRouter(gallery: gallery, guardian: RequestGuard(port: server.port), tool: tool.name)
        watch = GalleryWatch(gallery: gallery, executable: executable, results: results)
    }

    /// The page's address, with the token that opens it.
    package var address: String { router.guardian.address }

    /// Draws with the executable that was built now, or with the files that were saved now.
    package func appWasBuilt() async { await watch.appWasBuilt() }

    /// Serves until the task is cancelled or the process is ended.
    package func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run { await router.respond(to: $0) } }
            group.addTask { try await watch.run() }
            try await group.next()
            group.cancelAll()
        }
    }
}
