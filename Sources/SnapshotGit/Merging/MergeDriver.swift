import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// The merge driver that git runs for a baseline which both sides of a merge have changed.
package struct MergeDriver {
    let tool: SnapshotTool
    /// The file's path from the top of the repository.
    let path: String
    /// The folder of the baselines, from the top.
    let baselines: String

    package init(tool: SnapshotTool, path: String, baselines: String) {
        self.tool = tool
        self.path = path
        self.baselines = baselines
    }

    /// The result of a merge: the bytes that replace our file, or nil for a conflict; and the message.
    package struct Answer {
        package var file: Data?
        package var message: String
    }

    @MainActor
    package func answer(base: Data, ours: Data, theirs: Data) async -> Answer {
        let repository = try? GitRepository(around: ".")
        let merge = BaselineMerge(base: base, ours: ours, theirs: theirs, in: repository)
        if case .take(let file, let reason) = merge.verdict {
            return Answer(file: file, message: "\(PlainText.of(path)): \(reason)")
        }
        var finding: String?
        if merge.ourVersion.info == nil || merge.theirVersion.info == nil {
            finding = "not both sides are pictures here, so they can't be held against what is drawn"
        } else if let name {
            finding = await current(name, merge)
        }
        let message = MergeMessage(
            tool: tool.name, path: path, name: name, baselines: baselines, merge: merge, finding: finding)
        return Answer(file: nil, message: message.text)
    }

    /// The picture's name, by its place among the baselines.
    private var name: String? {
        let prefix = baselines.isEmpty ? "" : "\(baselines)/"
        guard path.hasPrefix(prefix), path.hasSuffix(".png") else { return nil }
        return String(path.dropFirst(prefix.count).dropLast(".png".count))
    }

    /// Returns a sentence about what the tool draws as it is built.
    ///
    /// That proves nothing, as the sources that it was built from are unknown.
    @MainActor
    private func current(_ name: String, _ merge: BaselineMerge) async -> String {
        switch await CurrentRender(tool: tool, name: name, timeout: 60).picture() {
        case .success(let picture): "the tool, as it is built, draws \(merge.likeness(of: picture))"
        case .failure(let error): "the tool, as it is built, draws nothing: \(error.text)"
        }
    }
}
