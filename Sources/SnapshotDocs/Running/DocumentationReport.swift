import Render
import SnapshotCore

/// The result of `docs --check`: pictures and texts that are stale, missing or unused, with the pages that show them.
struct DocumentationReport {
    /// The lines for standard output: one for each finding, with the locations in pages below it.
    private(set) var lines: [String] = []
    /// The lines for standard error.
    private(set) var notes: [String] = []
    private(set) var verdict = RunVerdict.same
    private var hasUnusedFiles = false
    private var counts: [(word: String, count: Int)] = []

    init(_ plan: DocumentationPlan, _ result: DocumentationRenderer.RenderedVariants) {
        if !result.errors.isEmpty { verdict = .notCompared }
        for (item, outcome) in result.drawn {
            for file in outcome.files { add(file, of: item, plan) }
        }
        if plan.isWhole { addUnused(plan.tree) }
        for (location, content) in plan.staleBlocks(widths: result.widths) {
            let what =
                switch content {
                case .picture(let name): "the text of the picture “\(name)”"
                case .code(let name): "the quoted code “\(name)”"
                }
            add("stale", "\(location): \(what)", .differs)
        }
        let files = result.drawn.reduce(0) { $0 + $1.outcome.files.count }
        let found = counts.map { "\($0.count) \($0.word)" }
        notes.append(
            "\(Plural.of(plan.tree.pages.count, "page")), \(Plural.of(files, "picture file")): "
                + (found.isEmpty
                    ? verdict == .same ? "all current" : "not everything was compared"
                    : found.joined(separator: ", ") + advice))
    }

    /// The advice for the diagnostics; the locations of the others contain theirs.
    private var advice: String {
        func isFound(_ words: String...) -> Bool { counts.contains { words.contains($0.word) } }
        var commands: [String] = []
        if isFound("stale", "missing") { commands.append("“docs” updates what is stale or missing") }
        if hasUnusedFiles { commands.append("“docs --prune” deletes unused files") }
        return commands.isEmpty ? "" : "; " + commands.joined(separator: ", ")
    }

    private mutating func add(_ file: RenderedVariant.VariantFile, of item: ImageVariant, _ plan: DocumentationPlan) {
        let path = file.path
        switch file.state {
        case .same: return
        case .rewritten(let keepsMark):
            notes.append(Self.rewritten(path, keepsMark: keepsMark))
            return
        case .missing: add("missing", path, .differs)
        case .stale(let detail): add("stale", "\(path): \(detail)", .differs)
        case .otherVersions(let detail, let versions):
            let words = versions.map(\.description).joined(separator: "; ")
            add("stale", "\(path): \(detail); it was drawn with different versions: \(words)", .notCompared)
        case .unreadable(let reason): add("unreadable", "\(path): \(reason)", .notCompared)
        case .foreign: add("unreadable", "\(DocumentationError.foreignFile(path))", .notCompared)
        case .unfetched: add("unreadable", "\(DocumentationError.unfetchedFile(path))", .notCompared)
        }
        let locations = plan.tree.locations(of: item.picture.name, in: FilePaths.folder(of: path))
        lines.append("  shown by \(locations.map(\.description).joined(separator: ", "))")
    }

    /// Returns the note about a file with the right pixels that this tool hasn't written.
    static func rewritten(_ path: String, keepsMark: Bool) -> String {
        "\(path) was rewritten by another program; its pixels are the same"
            + (keepsMark
                ? ""
                : ", but its fingerprint is lost: once the picture changes, “docs” can't replace it unless you delete it")
    }

    private mutating func addUnused(_ tree: DocumentationTree) {
        for path in tree.unusedFiles {
            hasUnusedFiles = true
            add("unused", path, .differs)
            lines.append("  no page shows it: “docs --prune” deletes it")
        }
        for picture in tree.unshown { add("unused", Self.unshown(picture), .differs) }
    }

    /// Returns the advice for a declared picture that no page shows.
    static func unshown(_ picture: DocumentationPicture) -> String {
        "\(picture.location): the picture “\(picture.name)” is not shown by any page: add "
            + "\(PageMarker.picture(picture.name).text) and \(PageMarker.end(digest: nil).text) to one, or remove it from "
            + "the catalog"
    }

    private mutating func add(_ word: String, _ text: String, _ verdict: RunVerdict) {
        lines.append("\(word): \(text)")
        self.verdict = max(self.verdict, verdict)
        if let index = counts.firstIndex(where: { $0.word == word }) {
            counts[index].count += 1
        } else {
            counts.append((word, 1))
        }
    }
}
