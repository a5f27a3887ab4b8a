import BuilderUIKit
import Foundation
import SnapshotCore

/// The drawing of one declared picture by this tool as it is built.
struct CurrentRender {
    let tool: SnapshotTool
    let name: String
    /// Seconds.
    let timeout: Double

    /// Draws the picture. Nothing of the screen outlives the call.
    @MainActor
    func picture() async -> Result<BaselineVersion, DrawingError> {
        guard let declared = tool.catalog.pictures.first(where: { $0.name == name }) else {
            return .failure(DrawingError(text: "this tool declares no such picture"))
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "snapshot-merge-\(UUID().uuidString)"
        ).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let configuration = RunConfiguration(
            baselines: folder, failures: folder, mode: .all, allowsOtherFingerprint: true)
        do {
            var words = "it was not drawn"
            try await CatalogRun(tool: tool, configuration: configuration, jobs: 1, timeout: timeout).run([declared]) {
                entry in
                if !entry.message.isEmpty { words = entry.message }
            }
            let version = BaselineVersion(path: "\(folder)/\(name).png")
            return version.info == nil ? .failure(DrawingError(text: words)) : .success(version)
        } catch {
            return .failure(DrawingError(text: "\(error)"))
        }
    }

    /// An error that keeps the picture from being drawn.
    struct DrawingError: Error {
        var text: String
    }
}
