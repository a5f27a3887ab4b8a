import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// The merge driver that git runs for a baseline that both sides of a merge have changed.
package struct MergeDriver {
    let tool: SnapshotTool
    /// The file's path from the top of the repository.
    let path: String
    /// The folder of the baselines, from the top of the repository.
    let baselines: String

    package init(tool: SnapshotTool, path: String, baselines: String) {
        self.tool = tool
        self.path = path
        self.baselines = baselines
    }

    /// The result of a merge: the bytes that replace our file, or nil for a conflict; and the message.
    package struct Result {
        package var file: Data?
        package var message: String
    }

    @MainActor
    package func answer(base: Data, ours: Data, theirs: Data) async -> Result {
        let repository = try? GitRepository(around: ".")
        let merge = BaselineMerge(base: base, ours: ours, theirs: theirs, in: repository)
        if case .take(let file, let reason) = merge.verdict {
            return Result(file: file, message: "\(PlainText.of(path)): \(reason)")
        }
        var renderNote: String?
        if merge.ourVersion.info == nil || merge.theirVersion.info == nil {
            renderNote =
                "at least one side isn't a readable picture, so neither was compared with the current rendering"
        } else if let name {
            renderNote = await current(name, merge)
        }
        let message = MergeMessage(
            tool: tool.name, path: path, name: name, baselines: baselines, merge: merge, renderNote: renderNote)
        return Result(file: nil, message: message.text)
    }

    /// The picture's name, from its path among the baselines.
    private var name: String? {
        let prefix = baselines.isEmpty ? "" : "\(baselines)/"
        guard path.hasPrefix(prefix), path.hasSuffix(".png") else { return nil }
        return String(path.dropFirst(prefix.count).dropLast(".png".count))
    }

    /// Returns a sentence about the picture that the current build of the tool renders.
    ///
    /// This isn't proof, since the sources that it was built from are unknown.
    @MainActor
    private func current(_ name: String, _ merge: BaselineMerge) async -> String {
        do {
            return "the current build of the tool renders \(merge.likeness(of: try await draw(name)))"
        } catch {
            return "the current build of the tool can't render it: \(error)"
        }
    }

    /// Renders a declared picture with this build of the tool. The screen is deallocated before the method returns.
    /// - Throws: `DrawingError`, `RunError`.
    @MainActor
    private func draw(_ name: String) async throws -> BaselineVersion {
        guard let declared = tool.catalog.pictures.first(where: { $0.name == name }) else {
            throw DrawingError(description: "no screen declares it")
        }
        let folder = "\(FileManager.default.temporaryDirectory.path)/snapshot-merge-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var configuration = RunConfiguration(
            baselines: folder, failures: folder, mode: .all, allowsOtherFingerprint: true)
        // The driver runs at the top of the repository.
        configuration.fontsFolder = baselines.isEmpty ? "." : baselines
        var words = "it was not rendered"
        try await CatalogRun(tool: tool, configuration: configuration, jobs: 1, timeout: 60).run([declared]) { entry in
            if !entry.message.isEmpty { words = entry.message }
        }
        let version = BaselineVersion(path: "\(folder)/\(name).png")
        guard version.info != nil else { throw DrawingError(description: words) }
        return version
    }

    /// An error that prevents the picture from being drawn.
    private struct DrawingError: Error, CustomStringConvertible {
        var description: String
    }
}

/// One baseline that both sides of a merge have changed.
struct BaselineMerge {
    /// The decision about a merge.
    enum Verdict {
        /// The file to take, byte for byte, and the reason.
        case take(Data, reason: String)
        /// Both sides changed the pixels.
        case conflict
    }

    /// The content of our file and theirs, as git stores them; pointers for files in Git LFS.
    private let ours: Data
    private let theirs: Data
    let baseVersion: BaselineVersion
    let ourVersion: BaselineVersion
    let theirVersion: BaselineVersion

    init(base: Data, ours: Data, theirs: Data, in repository: GitRepository?) {
        self.ours = ours
        self.theirs = theirs
        baseVersion = BaselineVersion(base, in: repository)
        ourVersion = BaselineVersion(ours, in: repository)
        theirVersion = BaselineVersion(theirs, in: repository)
    }

    /// The decision, based on the pixels of the three files rather than on their bytes, since the same picture can be
    /// encoded in several ways.
    var verdict: Verdict {
        if ourVersion.hasSamePixels(as: theirVersion) { return .take(ours, reason: "both sides have the same pixels") }
        if theirVersion.hasSamePixels(as: baseVersion) {
            return .take(ours, reason: "their side only rewrote the file, so ours is taken")
        }
        if ourVersion.hasSamePixels(as: baseVersion) {
            return .take(theirs, reason: "our side only rewrote the file, so theirs is taken")
        }
        return .conflict
    }

    /// Returns a phrase that names which of the three pictures another one equals.
    func likeness(of picture: BaselineVersion) -> String {
        if picture.hasSamePixels(as: ourVersion) { return "our picture" }
        if picture.hasSamePixels(as: theirVersion) { return "their picture" }
        if picture.hasSamePixels(as: baseVersion) { return "the picture of the common ancestor" }
        return "a picture that differs from both sides"
    }
}

/// The message about a baseline that stays in conflict.
struct MergeMessage {
    let tool: String
    let path: String
    /// The picture's name; nil if the file isn't a baseline of the folder.
    let name: String?
    let baselines: String
    let merge: BaselineMerge
    /// A sentence about the picture that the tool renders now; nil if that isn't known.
    let renderNote: String?

    var text: String {
        var lines = ["\(path): both sides changed this picture, so it stays in conflict"]
        if merge.baseVersion.isAbsent {
            lines.append("  both sides added it; from ours to theirs:")
            lines += Self.indented(
                BaselineChange(from: merge.ourVersion, to: merge.theirVersion).lines(atMost: Self.limit))
        } else {
            lines.append("  ours:")
            lines += Self.indented(
                BaselineChange(from: merge.baseVersion, to: merge.ourVersion).lines(atMost: Self.limit))
            lines.append("  theirs:")
            lines += Self.indented(
                BaselineChange(from: merge.baseVersion, to: merge.theirVersion).lines(atMost: Self.limit))
        }
        lines += (renderNote ?? "").split(separator: "\n").map { "  \($0)" }
        let file = ShellWord.quoted(path)
        let hint = baselines == "Snapshots" ? "" : ", at the top of the repository,"
        lines.append("  Our picture is in the working tree. Merge the sources, build, and then\(hint)")
        if var words = name.flatMap(Self.selection(of:)) {
            if baselines != "Snapshots" { words += ["--baselines", baselines.isEmpty ? "." : baselines] }
            lines.append(
                "    \(tool) record \(words.map(ShellWord.quoted).joined(separator: " "))"
                    + "    # renders the merged sources")
        }
        lines.append("    git add -- \(file)")
        lines.append("  or keep one side:")
        lines.append("    git diff --theirs -- \(file)    # from theirs to ours")
        lines.append("    git checkout --ours -- \(file)    # or --theirs; then git add")
        // Names of files and texts of views have any origin.
        return lines.map(PlainText.of).joined(separator: "\n")
    }

    /// Returns the arguments that select only one picture: the name alone, as a filter, also matches longer names,
    /// while within a screen the end of a name is unique.
    /// - Returns: nil if `name` isn't a picture's name.
    static func selection(of name: String) -> [String]? {
        guard let slash = name.firstIndex(of: "/") else { return nil }
        return [String(name[..<slash]), "--filter", "*\(name[slash...])"]
    }

    /// The maximum number of lines of a kind, since a merge may write many such messages.
    private static let limit = 4

    private static func indented(_ lines: [String]) -> [String] { lines.map { "    \($0)" } }
}
