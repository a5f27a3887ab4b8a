import Foundation
import Render

/// The scope of the last run of `verify`, kept where every run of the same folder finds it, regardless of its options.
package struct LastRun: Codable {
    /// The scope of the run.
    package var scope: RunScope

    package init(scope: RunScope) {
        self.scope = scope
    }

    private static let path = ".build/snapshot-run.json"

    /// Writes the file. If the folder isn't writable, the next `prune` lacks this run, and nothing else is lost.
    package func write(for tool: SnapshotTool) {
        let path = tool.resolve(Self.path)
        guard let text = try? JSONText.of(self) else { return }
        try? FilePaths.makeFolder(FilePaths.folder(of: path))
        try? AtomicFile.write(Data(text.utf8), to: path, surviving: .process)
    }

    /// Nil where there was none.
    package static func read(for tool: SnapshotTool) -> LastRun? {
        let data = try? Data(contentsOf: URL(fileURLWithPath: tool.resolve(path)))
        return data.flatMap { try? JSONDecoder().decode(LastRun.self, from: $0) }
    }
}
