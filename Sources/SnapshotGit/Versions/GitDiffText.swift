import SnapshotCore

/// The output of git's drivers for baselines.
package enum GitDiffText {
    /// Returns the difference of a picture's versions; nil without a path.
    /// - Parameter arguments: the arguments of an external diff command of git: the path, for both files a name, a hash
    ///   and a mode, and then the new path and git's message. A path alone is in conflict.
    package static func difference(_ arguments: [String]) -> String? {
        guard let path = arguments.first.map(PlainText.of) else { return nil }
        guard arguments.count >= 7 else {
            return "picture \(path)\n  in conflict: “git diff --theirs” shows the changes from theirs to ours"
        }
        let repository = try? GitRepository(around: ".")
        let old = BaselineVersion(path: arguments[1], in: repository)
        let new = BaselineVersion(path: arguments[4], in: repository)
        let isRenamed = arguments.count > 7 && arguments[7] != arguments[0]
        var lines = ["picture \(path)" + (isRenamed ? " → \(PlainText.of(arguments[7]))" : "")]
        let modes = (arguments[3], arguments[6])
        if !old.isAbsent, !new.isAbsent, modes.0 != modes.1 { lines.append("  mode \(modes.0) → \(modes.1)") }
        lines += BaselineChange(from: old, to: new).lines.map { "  \(PlainText.of($0))" }
        return lines.joined(separator: "\n")
    }

    /// Returns the outline of a picture's file.
    package static func outline(ofFile path: String) -> String {
        let version = BaselineVersion(path: path, in: try? GitRepository(around: "."))
        return BaselineOutline(version: version).lines.map(PlainText.of).joined(separator: "\n")
    }
}
