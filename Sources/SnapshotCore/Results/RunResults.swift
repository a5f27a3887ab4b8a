import Foundation
import Render

/// The results of a run of `verify`, as `--json` writes them and `merge` reads them.
public struct RunResults: Hashable, Sendable, Codable {
    /// The version of this file format.
    public static let currentFormat = 1

    /// The format version of the file that was read; `currentFormat` for new results.
    public var format: Int
    /// The versions on which pixels depend, on the run's machine: component to version.
    public var pixels: [String: String]
    /// The versions on which the compressed bytes depend.
    public var encoder: [String: String]
    /// The part of the declared pictures that the run covered.
    public var scope: RunScope
    /// A hash of the names of all declared pictures: results with other declarations can't be merged.
    public var manifest: String
    /// The number of declared pictures.
    public var declared: Int
    /// The entries, in the order of the declarations.
    public var entries: [RunEntry]
    /// Files below the baselines' folder that belong to no declared picture.
    public var orphans: [String]
    /// A Boolean value that indicates whether orphans fail the run.
    public var failsOnOrphans: Bool
    /// The commit that the run covered, if the environment names it; results of two commits can't be merged.
    public var commit: String?

    /// Creates the results of a run.
    /// - Parameter declared: the names of all pictures that the catalog declares, including those outside of the scope.
    public init(
        scope: RunScope, declared: some Sequence<String>, fingerprint: Fingerprint, entries: [RunEntry],
        orphans: [String], failsOnOrphans: Bool = false,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        format = Self.currentFormat
        self.failsOnOrphans = failsOnOrphans
        commit = Self.commitVariables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        pixels = fingerprint.pixels
        encoder = fingerprint.encoder
        self.scope = scope
        (manifest, self.declared) = Self.manifest(of: declared)
        self.entries = entries
        self.orphans = orphans
    }

    /// The libraries and fonts of the machine of the run.
    public var fingerprint: Fingerprint { Fingerprint(pixels: pixels, encoder: encoder) }

    /// The variables in which CI engines pass the commit.
    private static let commitVariables = ["GITHUB_SHA", "CI_COMMIT_SHA", "CIRCLE_SHA1", "BUILDKITE_COMMIT"]

    /// The worst verdict of the entries, or of the orphans if they fail the run. A run without entries has compared
    /// nothing; a shard that gets none, because there are fewer pictures than shards, has no entries.
    public var verdict: RunVerdict {
        let compared = entries.lazy.map(\.outcome.verdict).max() ?? (scope.shard == nil ? .notCompared : .same)
        return failsOnOrphans && !orphans.isEmpty ? max(compared, .differs) : compared
    }

    /// Returns the hash of the names of declared pictures, and their number.
    package static func manifest(of names: some Sequence<String>) -> (hash: String, count: Int) {
        let hash = FastHash()
        var count = 0
        for name in names {
            hash.update("\(name)\n")
            count += 1
        }
        return (hash.text, count)
    }
}

extension RunResults: CustomStringConvertible {
    /// The summary, such as “32 pictures of 8 screens: 30 same (24 proved before), 2 different”.
    public var description: String {
        var screens: Set<String> = []
        var last: String?
        var counts: [RunOutcome: Int] = [:]
        var proved = 0
        for entry in entries {
            if entry.screen != last { screens.insert(entry.screen) }
            last = entry.screen
            counts[entry.outcome, default: 0] += 1
            if entry.isProved == true { proved += 1 }
        }
        let words = RunOutcome.allCases.compactMap { outcome -> String? in
            guard let count = counts[outcome] else { return nil }
            let isPartlyProved = outcome == .same && proved > 0
            return "\(count) \(outcome.words)" + (isPartlyProved ? " (\(proved) proved before)" : "")
        }
        return "\(Plural.of(entries.count, "picture")) of \(Plural.of(screens.count, "screen")): "
            + (words.isEmpty ? "nothing was compared" : words.joined(separator: ", "))
    }
}

/// The scope of the last run of `verify`, stored where every run of the same folder finds it, regardless of its
/// options.
package struct LastRun: Codable {
    package var scope: RunScope

    package init(scope: RunScope) { self.scope = scope }

    private static let path = ".build/snapshot-run.json"

    /// Writes the file. If the folder isn't writable, the next `prune` lacks this run, and nothing else is lost.
    package func write(for tool: SnapshotTool) {
        let path = tool.resolve(Self.path)
        guard let text = try? JSONText.of(self) else { return }
        try? FilePaths.write(Data(text.utf8), to: path)
    }

    /// Returns the last run; nil if there was none.
    package static func read(for tool: SnapshotTool) -> LastRun? {
        let data = try? Data(contentsOf: URL(fileURLWithPath: tool.resolve(path)))
        return data.flatMap { try? JSONDecoder().decode(LastRun.self, from: $0) }
    }
}
