import Foundation
import SnapshotCore

/// Draws screens several times, and finds those that differ from themselves.
///
/// For each, one picture is drawn, for its first configuration: twice in a process with a pause in between, once in
/// another process, and once in another process with another time zone and language. The first drawing is stored in a
/// folder during the check, and the others are compared with it.
struct StabilityCheck {
    let tool: SnapshotTool
    /// The screens, each in its initial state or another one.
    let screens: [Screen]
    /// The number of processes that draw at a time, 1 or more.
    let jobs: Int
    /// The time limit of a picture, in seconds.
    let timeout: Double
    /// The minimum time between the starts of the first and the second drawing, in seconds.
    let pause: Double
    /// The folder of the baselines, beside which fonts may be pinned.
    let baselines: String

    /// Checks the screens.
    /// - Throws: `RunError.noWorker`, and an error that prevents the folder from being created.
    @MainActor
    func diagnostics() async throws -> [DoctorDiagnostic] {
        let pictures = screens.compactMap { screen in
            screen.configurations.first.map { DeclaredPicture(screen: screen, configuration: $0) }
        }
        guard !pictures.isEmpty else {
            return [
                DoctorDiagnostic(.screens, .warning, "catalog", "it declares no pictures", remedy: "Add screens to it.")
            ]
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "snapshot-doctor-\(UUID().uuidString)"
        ).path
        try FilePaths.makeFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var configuration = RunConfiguration(baselines: "\(folder)/first", failures: "\(folder)/others", mode: .missing)
        configuration.fontsFolder = baselines

        let found =
            try await tool.ownsProcess ? drawInProcesses(pictures, configuration) : drawHere(pictures, configuration)
        let diagnostics = pictures.compactMap { picture in found[picture.name]?.diagnostic(of: picture.name) }
        let stable = pictures.count - diagnostics.count
        guard stable > 0 else { return diagnostics }
        let ways = tool.ownsProcess ? "in several processes, time zones and languages" : "in this process"
        return [
            DoctorDiagnostic(
                .screens, .ok, Plural.of(stable, "screen"), "drawn repeatedly \(ways), with the same result")
        ] + diagnostics
    }

    @MainActor
    private func drawInProcesses(_ pictures: [DeclaredPicture], _ configuration: RunConfiguration) async throws
        -> [String:
        Stability]
    {
        let launch = try WorkerLaunch(configuration, catalog: tool.catalog)
        let names = pictures.map(\.name)
        let (count, timeout, pause) = (max(1, min(jobs, names.count)), timeout, pause)
        return try await withThrowingTaskGroup(of: [String: Stability].self) { group in
            for number in 0..<count {
                let part = stride(from: number, to: names.count, by: count).map { names[$0] }
                group.addTask {
                    try await Self.onThread {
                        let begin = ContinuousClock.now
                        return try StabilityProbe(
                            start: { setting in
                                WorkerRenderer(launch: launch, setting: setting, timeout: timeout)
                            },
                            wait: { Self.sleep(until: begin + .seconds(pause)) }
                        ).check(part)
                    }
                }
            }
            var found: [String: Stability] = [:]
            for try await part in group { found.merge(part) { $1 } }
            return found
        }
    }

    /// Draws in this process: without others, only differences between two drawings can be detected.
    @MainActor
    private func drawHere(_ pictures: [DeclaredPicture], _ configuration: RunConfiguration) async -> [String: Stability]
    {
        let verifier = SnapshotVerifier(configuration, signals: tool.deferSignals())
        var found: [String: Stability] = [:]
        let begin = ContinuousClock.now
        for picture in pictures {
            if case .failed(let reason) = RepeatedRender(await verifier.entry(for: picture)) {
                found[picture.name] = .notDrawn(reason)
            }
        }
        try? await Task.sleep(until: begin + .seconds(pause))
        for picture in pictures where found[picture.name] == nil {
            found[picture.name] = Stability(RepeatedRender(await verifier.entry(for: picture))) { .drawnAgain($0) }
        }
        return found
    }

    /// Runs blocking work on a separate thread, since a task's threads must not block.
    private static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try body() }) }.start()
        }
    }

    private static func sleep(until time: ContinuousClock.Instant) {
        Thread.sleep(forTimeInterval: max(0, (time - ContinuousClock.now) / .seconds(1)))
    }
}

/// Draws in a worker process of this program, and starts another if it crashes.
private struct WorkerRenderer: RepeatedRenderer {
    let launch: WorkerLaunch
    let setting: RenderEnvironment
    /// The time limit of a picture, in seconds.
    let timeout: Double
    var worker: WorkerProcess?

    mutating func draw(_ picture: String) throws -> RepeatedRender {
        do {
            let worker = try self.worker ?? launch.start(timeout: timeout, environment: setting.environment)
            self.worker = worker
            return RepeatedRender(try worker.draw(picture, timeout: timeout))
        } catch WorkerProcessError.died(let how, let errors) {
            worker = nil
            return .failed("the worker process ended \(how)" + (errors.isEmpty ? "" : ": \(errors)"))
        } catch WorkerProcessError.silent(let seconds, _) {
            worker = nil
            return .failed("not drawn within \(Int(seconds.rounded(.up))) seconds")
        }
    }

    mutating func end() {
        worker?.end()
        worker = nil
    }
}
