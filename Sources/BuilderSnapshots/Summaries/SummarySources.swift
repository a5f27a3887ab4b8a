import Foundation

/// Where the pictures of a run's entries are found.
struct SummarySources: Sendable {
    /// What relative paths begin with.
    var resolve: @Sendable (String) -> String = { $0 }
    /// For a picture's name the folder of the results that it came in: where shards were collected, their pictures lie
    /// beside their results, whatever their paths were where they were made.
    var folders: [String: String] = [:]

    /// The file that shows an entry as it was, as it was drawn, or what differs; nil where there is none.
    func path(of kind: SummaryPictures.Kind, _ entry: RunEntry) -> String? {
        switch kind {
        case .before: entry.showsBefore ? found(entry.files.baseline) : nil
        case .after:
            entry.outcome == .recorded
                ? found(entry.files.baseline) : entry.files.actual.flatMap { found($0, entry, ".actual.png") }
        case .difference: entry.files.difference.flatMap { found($0, entry, ".difference.png") }
        }
    }

    private func found(_ path: String, _ entry: RunEntry, _ ending: String) -> String? {
        found(path) ?? beside(entry).flatMap { found("\($0)\(ending)") }
    }

    private func found(_ path: String) -> String? {
        let path = resolve(path)
        return FilePlace.isFile(path) ? path : nil
    }

    /// The name comes from a file, and must not lead out of the folder.
    private func beside(_ entry: RunEntry) -> String? {
        let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
        guard let folder = folders[entry.name], parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
            return nil
        }
        return "\(folder)/\(entry.name)"
    }
}

extension RunEntry {
    /// Whether the baseline is still what the picture was held against.
    fileprivate var showsBefore: Bool {
        switch outcome {
        case .differs, .otherFingerprint, .refused: true
        default: false
        }
    }
}

extension SummarySources {
    /// Those of shards whose results were put together.
    init(of parts: [ResultsMerge.Part], for tool: SnapshotTool) {
        resolve = { tool.resolve($0) }
        for part in parts {
            let folder = FilePlace.folder(of: tool.resolve(part.path))
            for entry in part.results.entries { folders[entry.name] = folder }
        }
    }
}
