import ImageDiff
import Render

/// The result of comparing a picture with its baseline. Only `equal` and `tolerated` are successes.
public enum BaselineVerdict: Hashable, Sendable {
    /// The same pixels.
    case equal
    /// Other pixels, within the tolerance or under masks.
    case tolerated(BitmapComparison)
    /// Other pixels, drawn with what the baseline was recorded with.
    case differs(BaselineMismatch)
    /// Other pixels, and other libraries or fonts than the baseline was recorded with.
    case otherFingerprint([Fingerprint.Difference], BaselineMismatch)
    /// There is no baseline; `actual` is what was drawn.
    case missing(path: String, actual: String)
    /// The baseline is no picture that can be read; `actual` is what was drawn.
    case unreadable(path: String, reason: String, actual: String)
    /// The tolerance or a mask makes no sense; `actual` is what was drawn.
    case refused(SnapshotOptionError, path: String, actual: String)
    /// Nothing was compared: a baseline was recorded.
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
                + "\(RunResults.count(comparison.differingPixels, "pixel")) of \(comparison.comparedPixels) "
                + (comparison.differingPixels == 1 ? "differs" : "differ")
        case .differs(let mismatch):
            "\(mismatch)\nLook at them; where the change is wanted, \(Self.recordHint)."
        case .otherFingerprint(let changes, let mismatch):
            "\(mismatch)\nThe baseline was drawn with something else: "
                + changes.map(\.description).joined(separator: "; ")
                + ". Draw with the same versions, or \(Self.recordHint)."
        case .missing(let path, let actual):
            "there is no baseline \(path)\n  actual:     \(actual)\nLook at it; where it is right, \(Self.recordHint)."
        case .unreadable(let path, let reason, let actual):
            "the baseline \(path) can't be read: \(reason)\n  actual:     \(actual)\n"
                + "Restore the file; or look at what was drawn, and \(Self.recordHint)."
        case .refused(let refusal, let path, let actual):
            "\(path) was not compared: \(refusal)\n  actual:     \(actual)"
        case .recorded(let recording, let path):
            "\(recording.rawValue) \(path): nothing was compared, so this run fails. "
                + "Look at the picture, then run again without recording."
        }
    }

    private static var recordHint: String { "record it: with “record”, or with \(BaselineStore.recordVariable)=1" }
}
