import BuilderUIKit
import SnapshotCore

/// A run of `snapshot history`.
package enum HistoryRun {
    /// Writes the commits that changed pictures, and a contact sheet of the versions.
    /// - Parameters:
    ///   - words: pictures, screens, or the beginnings of pictures' names.
    ///   - limit: the maximum number of commits of each picture, the newest; nil for all.
    ///   - output: the contact sheet's file; nil for none.
    /// - Throws: `GitError`, or an error of files, before anything is written.
    @MainActor
    package static func write(
        _ words: [String], baselines folder: String, limit: Int?, isJSON: Bool, output: String?, for tool: SnapshotTool
    ) throws {
        let console = tool.console
        let target = try output.map { try SheetTarget($0, for: tool) }
        let repository = try GitRepository(around: folder)
        let names = HistoryNames(
            catalog: tool.catalog, baselines: try repository.relativePath(of: folder), repository: repository)
        var wanted: [String] = []
        for word in words {
            for name in try names.names(for: word) where !wanted.contains(name) { wanted.append(name) }
        }
        let hasCommits = try repository.hasCommits()
        let commits = try wanted.map { name in
            console.status("looking for the commits of \(name)")
            return try hasCommits
                ? BaselineCommits(of: name, path: names.path(of: name), limit: limit, in: repository)
                : BaselineCommits(neverCommitted: name)
        }
        var sheet = target == nil ? nil : try HistorySheet(of: commits)
        var histories: [BaselineHistory] = []
        for picture in commits {
            console.status("reading the versions of \(picture.name)")
            histories.append(
                try BaselineHistory(of: picture, in: repository) { sheet?.add($0, $1, of: picture.name) })
        }
        console.status(nil)
        let isShallow = try repository.isShallow()
        try console.result(
            isJSON
                ? JSONText.of(HistoryAnswer(histories, isShallow: isShallow))
                : histories.map(\.text).joined(separator: "\n\n"))
        if isShallow { console.message(shallowNote) }
        guard let sheet, let target else { return }
        console.status("drawing the sheet")
        let png = try sheet.display().png()
        console.status(nil)
        try target.write(png)
        console.message("contact sheet: \(target.path)")
        if let note = sheet.note { console.message("note: \(note)") }
    }

    /// The note about commits that a shallow clone lacks.
    static let shallowNote = "note: this clone is shallow, so older commits are missing: run “git fetch --unshallow”"
}

/// The JSON of `history --json`.
private struct HistoryAnswer: Encodable {
    struct SnapshotHistory: Encodable {
        var name: String
        var commits: [HistoryEntry]
    }

    var pictures: [SnapshotHistory]
    /// A Boolean value that indicates whether older commits are missing in this clone.
    var isShallow: Bool

    init(_ histories: [BaselineHistory], isShallow: Bool) {
        pictures = histories.map { SnapshotHistory(name: $0.name, commits: $0.entries) }
        self.isShallow = isShallow
    }
}
