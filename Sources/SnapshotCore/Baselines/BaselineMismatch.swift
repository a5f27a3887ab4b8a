import ImageDiff
import Render

/// The difference between a picture and its baseline.
public struct BaselineMismatch: Hashable, Sendable {
    /// The size of a picture.
    public struct Size: Hashable, Sendable {
        /// Pixels.
        public var width: Int
        /// Pixels.
        public var height: Int
        /// Pixels for each point; nil if the file has no scale.
        public var scale: Double?
    }

    /// The baseline's file.
    public var path: String
    /// The size of the baseline.
    public var recorded: Size
    /// The size of what was drawn.
    public var drawn: Size
    /// Pixels, their regions, and which tolerance would let it pass.
    public var comparison: BitmapComparison
    /// For each of the comparison's regions what changed there, strongest first.
    public var causes: [[ViewChange]]
    /// The changes of the views.
    public var changes: [ViewChange]
    /// False where the baseline's file doesn't say which views it shows, as when it was made by something else.
    public var knowsViews: Bool
    /// The file that has what was drawn; nil where it could not be written.
    public var actual: String?
    /// The file that marks the differences in red; nil where it could not be made.
    public var difference: String?
    /// Reasons for missing files.
    public var notes: [String]
}

extension BaselineMismatch: CustomStringConvertible {
    public var description: String {
        var lines = ["\(path) differs: \(summary)"]
        lines += comparison.rowEdits.prefix(Self.regionLimit).map { "  \($0)" }
        lines += regionLines
        if isPixels {
            lines += comparison.sweep.description.split(separator: "\n").map { "  \($0)" }
        }
        if let actual { lines.append("  actual:     \(actual)") }
        if let difference { lines.append("  difference: \(difference)") }
        lines += notes.map { "  \($0)" }
        return lines.joined(separator: "\n")
    }

    /// The numbers of one line.
    public var summary: String {
        guard isPixels else { return "recorded as \(Self.text(recorded)), drawn as \(Self.text(drawn))" }
        let pixels = RunResults.count(comparison.differingPixels, "pixel")
        let regions = comparison.regions.count
        return "\(pixels) of \(comparison.comparedPixels)" + (regions > 1 ? " in \(regions) regions" : "")
            + (sizesAreEqual ? "" : "; recorded as \(Self.text(recorded)), drawn as \(Self.text(drawn))")
    }

    /// The regions with their causes, each cause once.
    private var regionLines: [String] {
        var told: Set<String> = []
        var lines: [String] = []
        for (region, causes) in zip(comparison.regions, causes).prefix(Self.regionLimit) {
            let place = DifferenceRecord.Region(region).place
            let news = causes.prefix(Self.causeLimit).map(\.description).filter { told.insert($0).inserted }
            let reason: String =
                if !news.isEmpty {
                    news.joined(separator: "; ")
                } else if !causes.isEmpty {
                    "as above"
                } else if knowsViews {
                    "the same views, other pixels"
                } else {
                    "the baseline doesn't say which views it shows"
                }
            lines.append("  \(place), \(RunResults.count(region.pixels, "pixel")): \(reason)")
        }
        let rest = comparison.regions.count - Self.regionLimit
        if rest > 0 { lines.append("  and \(RunResults.count(rest, "more region"))") }
        for change in changes.map(\.description) where told.insert(change).inserted && told.count <= Self.changeLimit {
            lines.append("  also: \(change)")
        }
        return lines
    }

    private static let regionLimit = 8
    private static let causeLimit = 3
    private static let changeLimit = 12

    private var sizesAreEqual: Bool { recorded.width == drawn.width && recorded.height == drawn.height }

    /// False if only the scale of the files differs.
    private var isPixels: Bool { comparison.differingPixels > 0 }

    private static func text(_ size: Size) -> String {
        "\(size.width) × \(size.height) pixels" + (size.scale.map { " at scale \($0)" } ?? "")
    }
}
