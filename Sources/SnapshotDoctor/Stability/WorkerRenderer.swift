import Foundation
import SnapshotCore

/// Draws in a worker process of this program; after one that died it starts another.
struct WorkerRenderer: RepeatedRenderer {
    let arguments: [String]
    let manifest: String
    let setting: RenderEnvironment
    /// Seconds for a picture.
    let timeout: Double
    private var worker: WorkerProcess?

    init(arguments: [String], manifest: String, setting: RenderEnvironment, timeout: Double) {
        self.arguments = arguments
        self.manifest = manifest
        self.setting = setting
        self.timeout = timeout
    }

    mutating func draw(_ picture: String) throws -> RepeatedRender {
        do {
            let worker = try self.worker ?? start()
            self.worker = worker
            return RepeatedRender(try worker.draw(picture, timeout: timeout))
        } catch WorkerProcess.Fault.died(let how, let words) {
            worker = nil
            return .failed("the process that drew it ended \(how)" + (words.isEmpty ? "" : ": \(words)"))
        } catch WorkerProcess.Fault.silent(let seconds, _) {
            worker = nil
            return .failed("it was not drawn within \(Int(seconds.rounded(.up))) seconds")
        }
    }

    mutating func end() {
        worker?.end()
        worker = nil
    }

    /// - Throws: `RunError.noWorker`.
    private func start() throws -> WorkerProcess {
        do {
            return try WorkerProcess(
                arguments: arguments, manifest: manifest, timeout: max(timeout, 60), environment: setting.environment,
                hear: { _ in })
        } catch WorkerProcess.Fault.died(let how, let words) {
            throw RunError.noWorker(reason: "it ended \(how)" + (words.isEmpty ? "" : ": \(words)"))
        } catch WorkerProcess.Fault.silent(let seconds, _) {
            throw RunError.noWorker(reason: "it said nothing for \(Int(seconds)) seconds")
        } catch WorkerProcess.Fault.notStarted(let reason) {
            throw RunError.noWorker(reason: reason)
        }
    }
}
