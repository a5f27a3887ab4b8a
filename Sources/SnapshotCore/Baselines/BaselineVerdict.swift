import BuilderUIKit
import ImageDiff
import Render

/// The result of comparing a picture with its baseline. Only `equal` and `tolerated` are successes.
public enum BaselineVerdict: Hashable, Sendable {
    /// The same pixels.
    case equal
    /// Other pixels, within the tolerance or under masks.
    case tolerated(BitmapComparison)
    /// Other pixels, drawn with the versions that the baseline was recorded with.
    case differs(BaselineMismatch)
    /// Other pixels, and other libraries or fonts than those the baseline was recorded with.
    case otherFingerprint([Fingerprint.Difference], BaselineMismatch)
    /// There is no baseline; `actual` is the drawn picture.
    case missing(path: String, actual: String)
    /// The baseline isn't a readable picture; `actual` is the drawn picture.
    case unreadable(path: String, reason: String, actual: String)
    /// The tolerance or a mask is invalid; `actual` is the drawn picture.
    case refused(SnapshotOptionError, path: String, actual: String)
    /// A baseline was recorded, so nothing was compared.
    case recorded(BaselineRecording, path: String)

    /// A Boolean value that indicates whether a test passes.
    public var isSuccess: Bool {
        switch self {
        case .equal, .tolerated: true
        default: false
        }
    }
}

extension BaselineVerdict: CustomStringConvertible {
    /// The result, with the paths of the pictures to look at, and the next step.
    public var description: String {
        switch self {
        case .equal:
            "equal to its baseline"
        case .tolerated(let comparison):
            "within its tolerance of its baseline: "
                + "\(Plural.of(comparison.differingPixels, "pixel")) of \(comparison.comparedPixels) "
                + (comparison.differingPixels == 1 ? "differs" : "differ")
        case .differs(let mismatch):
            "\(mismatch)\nReview the pictures; if the change is intended, \(Self.recordHint)."
        case .otherFingerprint(let changes, let mismatch):
            "\(mismatch)\nThe baseline was drawn with different versions: "
                + changes.map(\.description).joined(separator: "; ")
                + ". Draw with the same versions, or \(Self.recordHint)."
        case .missing(let path, let actual):
            "there is no baseline \(path)\n  actual:     \(actual)\nReview the picture; if it is correct, \(Self.recordHint)."
        case .unreadable(let path, let reason, let actual):
            "the baseline \(path) can't be read: \(reason)\n  actual:     \(actual)\n"
                + "Restore the file, or review the drawn picture and \(Self.recordHint)."
        case .refused(let refusal, let path, let actual):
            "\(path) was not compared: \(refusal)\n  actual:     \(actual)"
        case .recorded(let recording, let path):
            "\(recording.rawValue) \(path): nothing was compared, so this run fails. "
                + "Review the picture, then run again without recording."
        }
    }

    private static var recordHint: String { "record it with “record” or \(BaselineStore.recordVariable)=1" }
}

/// The difference between a picture and its baseline.
public struct BaselineMismatch: Hashable, Sendable {
    /// The size of a picture.
    public struct Size: Hashable, Sendable {
        /// The width in pixels.
        public var width: Int
        /// The height in pixels.
        public var height: Int
        /// The number of pixels per point; nil if the file has no scale.
        public var scale: Double?
    }

    /// The baseline's file.
    public var path: String
    /// The size of the baseline.
    public var recorded: Size
    /// The size of the drawn picture.
    public var drawn: Size
    /// The differing pixels, their regions, and the tolerances that would pass.
    public var comparison: BitmapComparison
    /// The view changes in each of the comparison's regions, strongest first.
    public var causes: [[ViewChange]]
    /// The changes of the views.
    public var changes: [ViewChange]
    /// A Boolean value that indicates whether the baseline's file has a view tree; one that another program wrote has
    /// none.
    public var baselineHasViewTree: Bool
    /// The file with the drawn picture; nil if it could not be written.
    public var actual: String?
    /// The file that marks the differences in red; nil if it could not be created.
    public var difference: String?
    /// The reasons for missing files.
    public var notes: [String]
}

extension BaselineMismatch: CustomStringConvertible {
    public var description: String {
        var lines = ["\(path) differs: \(summary)"]
        lines += comparison.rowEdits.prefix(Self.regionLimit).map { "  \($0)" }
        lines += regionLines
        if isPixels { lines += comparison.sweep.description.split(separator: "\n").map { "  \($0)" } }
        if let actual { lines.append("  actual:     \(actual)") }
        if let difference { lines.append("  difference: \(difference)") }
        lines += notes.map { "  \($0)" }
        return lines.joined(separator: "\n")
    }

    /// The counts, in one line.
    public var summary: String {
        guard isPixels else { return "recorded as \(Self.text(recorded)), drawn as \(Self.text(drawn))" }
        let pixels = Plural.of(comparison.differingPixels, "pixel")
        let regions = comparison.regions.count
        return "\(pixels) of \(comparison.comparedPixels)" + (regions > 1 ? " in \(regions) regions" : "")
            + (sizesAreEqual ? "" : "; recorded as \(Self.text(recorded)), drawn as \(Self.text(drawn))")
    }

    /// The regions with their causes, each cause once.
    private var regionLines: [String] {
        var reported: Set<String> = []
        var lines: [String] = []
        for (region, causes) in zip(comparison.regions, causes).prefix(Self.regionLimit) {
            let box = DifferenceRecord.Region(region).boxText
            let news = causes.prefix(Self.causeLimit).map(\.description).filter { reported.insert($0).inserted }
            let reason: String =
                if !news.isEmpty {
                    news.joined(separator: "; ")
                } else if !causes.isEmpty {
                    "as above"
                } else if baselineHasViewTree {
                    "the same views, different pixels"
                } else {
                    "the baseline contains no view tree"
                }
            lines.append("  \(box), \(Plural.of(region.pixels, "pixel")): \(reason)")
        }
        let rest = comparison.regions.count - Self.regionLimit
        if rest > 0 { lines.append("  and \(Plural.of(rest, "more region"))") }
        for change in changes.map(\.description)
        where reported.insert(change).inserted && reported.count <= Self.changeLimit {
            lines.append("  also: \(change)")
        }
        return lines
    }

    private static let regionLimit = 8
    private static let causeLimit = 3
    private static let changeLimit = 12

    private var sizesAreEqual: Bool { recorded.width == drawn.width && recorded.height == drawn.height }

    /// A Boolean value that indicates whether pixels differ, rather than only the scale of the files.
    private var isPixels: Bool { comparison.differingPixels > 0 }

    private static func text(_ size: Size) -> String {
        "\(size.width) × \(size.height) pixels" + (size.scale.map { " at scale \($0)" } ?? "")
    }
}

extension BaselineMismatch {
    /// The older name of `baselineHasViewTree`.
    @available(*, deprecated, renamed: "baselineHasViewTree")
    public var knowsViews: Bool { baselineHasViewTree }
}

/// An error in a tolerance or a mask.
public enum SnapshotOptionError: Error, Hashable, Sendable {
    /// A tolerance that would let changes of a whole view pass, or whose numbers are invalid, with a description.
    case tolerance(String)
    /// No view has a mask's identifier, neither in the baseline nor now; `nearest` are similar ones.
    case unknownMask(String, nearest: [String])
    /// A mask's rectangle contains no pixel.
    case emptyMask(CGRect)
}

extension SnapshotOptionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tolerance(let reason): reason
        case .unknownMask(let identifier, let nearest):
            "the mask references the view “\(identifier)”, but no view has that accessibilityIdentifier: "
                + (nearest.isEmpty
                    ? "set it on the view, or remove the mask"
                    : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .emptyMask(let rectangle):
            "the mask \(rectangle) contains no pixels: use a width and a height above 0"
        }
    }
}
