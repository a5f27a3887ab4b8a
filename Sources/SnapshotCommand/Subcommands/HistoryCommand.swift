import ArgumentParser
import BuilderUIKit
import Render
import SnapshotCore
import SnapshotGit

/// `snapshot history`
struct HistoryCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        let name = SnapshotTool.currentName
        let picture = SnapshotTool.current?.catalog.pictures.first?.name ?? "card/iphone-12.light"
        return CommandConfiguration(
            commandName: "history", abstract: "Lists the commits that changed baselines, and why.",
            discussion: """
                Example: \(name) history \(picture) --output versions.png

                For each commit, newest first, it writes who made it, when and what for, and what changed in the \
                picture: views by their names, the number of pixels, other libraries. Renamed pictures are followed, and \
                merges listed where they made a picture of their own. A screen's name means all its pictures, card/iphone-12 \
                those of a device. Pictures that no screen declares any more are found by their whole names.
                """)
    }

    @Argument(
        help: ArgumentHelp("The pictures, such as card/iphone-12.light, or screens.", valueName: "picture"),
        completion: .pictures)
    var pictures: [String]

    @Option(
        help: ArgumentHelp("The folder of <screen>/<configuration>.png.", valueName: "folder"), completion: .directory)
    var baselines = "Snapshots"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Only so many commits of each picture, the newest.", valueName: "count"))
    var limit: Int?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Writes a contact sheet of the versions, as PNG.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String?

    @Flag(help: "Writes JSON.")
    var json = false

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit \(limit): use 1 or more") }
        if let output, !output.isEmpty, !output.lowercased().hasSuffix(".png") {
            throw ValidationError("--output “\(output)”: name a file that ends in .png")
        }
    }

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if output == "" { throw CommandError.emptyOption("--output") }
        if baselines.isEmpty { throw CommandError.emptyOption("--baselines") }
        let target = try output.map { try SheetTarget(tool.resolve($0), for: tool) }
        let folder = tool.resolve(baselines)
        let repository = try GitRepository(around: folder)
        let names = HistoryNames(
            catalog: tool.catalog, baselines: try repository.relativePath(of: folder), repository: repository)
        var wanted: [String] = []
        for word in pictures {
            for name in try names.names(for: word) where !wanted.contains(name) { wanted.append(name) }
        }
        let hasCommits = try repository.hasCommits()
        let commits = try wanted.map { name in
            tool.console.status("looking for the commits of \(name)")
            return try hasCommits
                ? BaselineCommits(of: name, path: names.path(of: name), limit: limit, in: repository)
                : BaselineCommits(neverCommitted: name)
        }
        var sheet: HistorySheet?
        if target != nil { sheet = try HistorySheet(of: commits) }
        var histories: [BaselineHistory] = []
        for picture in commits {
            tool.console.status("reading the versions of \(picture.name)")
            histories.append(
                try BaselineHistory(of: picture, in: repository) { sheet?.add($0, $1, of: picture.name) })
        }
        tool.console.status(nil)
        try tool.console.result(
            json
                ? JSONText.of(HistoryAnswer(histories, isShallow: try repository.isShallow()))
                : histories.map(\.text).joined(separator: "\n\n"))
        if try repository.isShallow() {
            tool.console.message("note: this clone is shallow, so older commits are missing: git fetch --unshallow")
        }
        if let sheet, let target { try write(sheet, to: target, for: tool) }
        return .success
    }

    @MainActor
    private func write(_ sheet: HistorySheet, to target: SheetTarget, for tool: SnapshotTool) throws {
        tool.console.status("drawing the sheet")
        let png = try sheet.display().png()
        tool.console.status(nil)
        try target.write(png)
        tool.console.message("the versions are on \(target.path)")
        if let note = sheet.note { tool.console.message("note: \(note)") }
    }
}

/// The JSON of `history --json`.
private struct HistoryAnswer: Encodable {
    struct Picture: Encodable {
        var name: String
        var commits: [HistoryEntry]
    }

    var pictures: [Picture]
    /// A Boolean value that indicates whether older commits are missing in this clone.
    var isShallow: Bool

    init(_ histories: [BaselineHistory], isShallow: Bool) {
        pictures = histories.map { Picture(name: $0.name, commits: $0.entries) }
        self.isShallow = isShallow
    }
}

extension CompletionKind {
    /// The names of all declared pictures.
    static var pictures: CompletionKind {
        .custom { _, _, _ in SnapshotTool.current?.catalog.pictures.map(\.name) ?? [] }
    }
}
