import SnapshotCore

/// The message about a baseline that stays in conflict.
struct MergeMessage {
    let tool: String
    let path: String
    /// The picture's name; nil where the file is no baseline of the folder.
    let name: String?
    let baselines: String
    let merge: BaselineMerge
    /// A sentence about what the tool draws now; nil where it isn't known.
    let finding: String?

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
        lines += (finding ?? "").split(separator: "\n").map { "  \($0)" }
        let file = ShellWord.quoted(path)
        let place = baselines == "Snapshots" ? "" : ", at the top of the repository,"
        lines.append("  Our picture is in the working tree. Merge the sources, build, and then\(place)")
        if var words = name.flatMap(Self.selection(of:)) {
            if baselines != "Snapshots" { words += ["--to", baselines.isEmpty ? "." : baselines] }
            lines.append(
                "    \(tool) record \(words.map(ShellWord.quoted).joined(separator: " "))"
                    + "    # draws what the merged sources show")
        }
        lines.append("    git add -- \(file)")
        lines.append("  or keep one side:")
        lines.append("    git diff --theirs -- \(file)    # from theirs to ours")
        lines.append("    git checkout --ours -- \(file)    # or --theirs; then git add")
        // Names of files and texts of views come from elsewhere.
        return lines.map(PlainText.of).joined(separator: "\n")
    }

    /// Returns the arguments that select one picture and no other: the name alone, as a filter, also matches longer
    /// names, and within a screen a name is unique by its end.
    /// - Returns: nil where `name` isn't a picture's name.
    static func selection(of name: String) -> [String]? {
        guard let slash = name.firstIndex(of: "/") else { return nil }
        return [String(name[..<slash]), "--filter", "*\(name[slash...])"]
    }

    /// A merge may leave many such messages.
    private static let limit = 4

    private static func indented(_ lines: [String]) -> [String] { lines.map { "    \($0)" } }
}
