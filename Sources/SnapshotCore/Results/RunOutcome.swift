/// The outcome of one picture in a run.
public enum RunOutcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// The same pixels as the baseline.
    case same
    /// Other pixels, within the screen's tolerance or masks.
    case tolerated
    /// Other pixels.
    case differs
    /// There is no baseline; what was drawn is left beside the results.
    case missing
    /// A baseline was made or replaced, so nothing was compared.
    case recorded
    /// Other pixels, and the baseline was drawn with other libraries or fonts.
    case otherFingerprint
    /// The baseline is no picture that can be read.
    case unreadable
    /// The screen's tolerance or masks make no sense.
    case refused
    /// The screen could not be drawn.
    case failed
    /// The process that drew the screen died.
    case crashed
    /// The screen was not drawn in time.
    case timedOut
    /// The baseline or the pictures of a failure could not be written.
    case unwritable

    /// The verdict of a run that contains this outcome.
    public var verdict: RunVerdict {
        switch self {
        case .same, .tolerated: .same
        case .differs, .missing, .recorded: .differs
        case .otherFingerprint, .unreadable, .refused, .failed, .crashed, .timedOut, .unwritable: .notCompared
        }
    }

    /// In a summary, behind a count.
    package var words: String {
        switch self {
        case .same: "same"
        case .tolerated: "within tolerance"
        case .differs: "different"
        case .missing: "without a baseline"
        case .recorded: "recorded"
        case .otherFingerprint: "with a baseline of other versions"
        case .unreadable: "with an unreadable baseline"
        case .refused: "with a refused tolerance or mask"
        case .failed: "not drawn"
        case .crashed: "crashed"
        case .timedOut: "timed out"
        case .unwritable: "not written"
        }
    }
}
