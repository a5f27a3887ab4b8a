import ImageDiff
import Render
import SnapshotCore

/// The change of a picture between two versions of its file.
package struct BaselineChange {
    let old: BaselineVersion
    let new: BaselineVersion
    /// The difference of the pixels; nil if there aren't two pictures, or their pixels are the same.
    let difference: DifferenceRecord?
    /// The libraries and fonts whose versions differ.
    let versions: [Fingerprint.Difference]
    /// The reason why two pictures couldn't be compared.
    private let comparisonError: String?

    package init(from old: BaselineVersion, to new: BaselineVersion) {
        self.old = old
        self.new = new
        versions =
            old.info?.fingerprint.flatMap { before in
                new.info?.fingerprint.map { $0.otherVersions(from: before) }
            } ?? []
        if old.hasSamePixels(as: new) {
            (difference, comparisonError) = (nil, nil)
            return
        }
        do {
            difference = try Self.difference(old, new)
            comparisonError = nil
        } catch {
            (difference, comparisonError) = (nil, "\(error)")
        }
    }

    private static func difference(_ old: BaselineVersion, _ new: BaselineVersion) throws -> DifferenceRecord? {
        guard let before = try old.picture(), let after = try new.picture() else { return nil }
        let comparison = try BitmapComparison(before, after)
        let changes = old.views.flatMap { views in new.views.map { views.changes(to: $0) } } ?? []
        return DifferenceRecord(comparison, changes: changes)
    }

    /// The description of the change: sizes, regions with their changes, other changes, other versions.
    package var lines: [String] { lines(atMost: 12) }

    /// Returns the description.
    /// - Parameter limit: the maximum number of regions, and of other changes.
    func lines(atMost limit: Int) -> [String] {
        switch (old.content, new.content) {
        case (.absent, .absent): return ["no picture before and after"]
        case (.absent, _): return ["new: \(new.summary)"]
        case (_, .absent): return ["deleted: \(old.summary)"]
        case (.picture, .picture): break
        default: return ["before: \(old.summary)", "after: \(new.summary)"]
        }
        if let comparisonError { return ["can't be compared: \(comparisonError)"] }
        var lines = [old.summary == new.summary ? new.summary : "\(old.summary) → \(new.summary)"]
        if let difference {
            lines += Self.lines(difference, limit)
        } else if old.summary == new.summary {
            let isSameFile = old.file == new.file
            lines.append(
                isSameFile ? "the same file" : "the same pixels, rewritten" + (viewsDiffer ? "; different views" : ""))
        }
        return lines + versions.map { "version: \(Self.text($0))" }
    }

    /// The description in one line.
    var summary: String {
        guard let difference else {
            // Equal pixels need no count.
            let isSame = old.info != nil && old.summary == new.summary && lines.count > 1
            return lines.dropFirst(isSame ? 1 : 0).joined(separator: "; ")
        }
        let causes = Self.causes(of: difference)
        let shown =
            causes.prefix(3).joined(separator: "; ") + (causes.count > 3 ? "; and \(causes.count - 3) more" : "")
        let size = old.summary == new.summary ? "" : "\(old.summary) → \(new.summary); "
        let pixels = Self.pixels(difference)
        return size + (shown.isEmpty ? pixels : "\(shown) (\(pixels))")
            + versions.map { "; \(Self.text($0))" }.joined()
    }

    /// The changes of the views, if the files contain them.
    var causes: [String] { difference.map(Self.causes) ?? [] }

    private var viewsDiffer: Bool { old.info?.views() != new.info?.views() }

    private static func causes(of difference: DifferenceRecord) -> [String] {
        difference.changes.isEmpty ? unique(difference.regions.flatMap(\.causes)) : difference.changes
    }

    private static func lines(_ difference: DifferenceRecord, _ limit: Int) -> [String] {
        var lines = [pixels(difference)]
        lines += (difference.rows ?? []).prefix(limit)
        var reported: Set<String> = []
        for region in difference.regions.prefix(limit) {
            let news = region.causes.filter { !reported.contains($0) }.prefix(causeLimit)
            reported.formUnion(news)
            let causes = news.isEmpty && !region.causes.isEmpty ? ["as above"] : Array(news)
            lines.append(
                "\(region.boxText), "
                    + Plural.of(region.pixels, "pixel")
                    + (causes.isEmpty ? "" : ": " + causes.joined(separator: "; ")))
        }
        let rest = difference.regions.count - limit
        if rest > 0 { lines.append("and \(Plural.of(rest, "more region"))") }
        let others = unique(difference.changes).filter { !reported.contains($0) }
        lines += others.prefix(limit).map { "also: \($0)" }
        if others.count > limit { lines.append("and \(others.count - limit) more") }
        return lines
    }

    private static let causeLimit = 3

    private static func pixels(_ difference: DifferenceRecord) -> String {
        "\(difference.differingPixels) of \(Plural.of(difference.comparedPixels, "pixel")) "
            + (difference.differingPixels == 1 ? "differs" : "differ")
    }

    private static func text(_ version: Fingerprint.Difference) -> String {
        "\(version.component) \(version.recorded ?? "none") → \(version.here ?? "none")"
    }

    private static func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}
