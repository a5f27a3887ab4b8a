import Foundation
import Render

/// What a run of `verify` found, as `--json` writes it and `merge` reads it.
public struct RunResults: Hashable, Sendable, Codable {
    /// The form of this file.
    public static let currentFormat = 1

    public var format: Int
    /// What decides about pixels where the run was made: component to version.
    public var pixels: [String: String]
    /// What decides about the compressed bytes.
    public var encoder: [String: String]
    public var scope: RunScope
    /// A hash of the names of all declared pictures: results of other declarations can't be put together.
    public var manifest: String
    /// How many pictures are declared.
    public var declared: Int
    /// In the order of the declarations.
    public var entries: [RunEntry]
    /// Files below the baselines' folder that belong to no declared picture.
    public var orphans: [String]

    public init(
        scope: RunScope, declared: [String], fingerprint: Fingerprint, entries: [RunEntry], orphans: [String]
    ) {
        format = Self.currentFormat
        pixels = fingerprint.pixels
        encoder = fingerprint.encoder
        self.scope = scope
        manifest = Self.manifest(of: declared)
        self.declared = declared.count
        self.entries = entries
        self.orphans = orphans
    }

    public var fingerprint: Fingerprint { Fingerprint(pixels: pixels, encoder: encoder) }

    /// The worst of the entries; a run without any has compared nothing.
    public var verdict: RunVerdict { entries.map(\.outcome.verdict).max() ?? .notCompared }

    static func manifest(of names: [String]) -> String {
        let hash = FastHash()
        for name in names { hash.update("\(name)\n") }
        return hash.text
    }
}

extension RunResults: CustomStringConvertible {
    /// Such as “32 pictures of 8 screens: 30 same, 2 different”.
    public var description: String {
        let screens = Set(entries.map(\.screen)).count
        let counts = RunOutcome.allCases.compactMap { outcome in
            let count = entries.count { $0.outcome == outcome }
            return count == 0 ? nil : "\(count) \(outcome.words)"
        }
        return "\(Self.count(entries.count, "picture")) of \(Self.count(screens, "screen")): "
            + (counts.isEmpty ? "nothing was compared" : counts.joined(separator: ", "))
    }

    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
