import BuilderUIKit
import Foundation
import SnapshotCore

/// What this tool, as it is built, draws of one declared picture.
struct CurrentDrawing {
    let tool: SnapshotTool
    let name: String
    /// Seconds.
    let timeout: Double

    /// The picture, or why there is none. Nothing of the screen's outlives the call.
    @MainActor
    func picture() async -> Result<PictureVersion, Reason> {
        guard let declared = tool.catalog.pictures.first(where: { $0.name == name }) else {
            return .failure(Reason(text: "this tool declares no such picture"))
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "snapshot-merge-\(UUID().uuidString)"
        ).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let order = RunOrder(baselines: folder, failures: folder, mode: .all, allowsOtherFingerprint: true)
        do {
            var words = "it was not drawn"
            try await PictureRun(tool: tool, order: order, jobs: 1, timeout: timeout).run([declared]) { entry in
                if !entry.message.isEmpty { words = entry.message }
            }
            let version = PictureVersion(path: "\(folder)/\(name).png")
            return version.info == nil ? .failure(Reason(text: words)) : .success(version)
        } catch {
            return .failure(Reason(text: "\(error)"))
        }
    }

    /// Why nothing was drawn.
    struct Reason: Error {
        var text: String
    }
}
