/// The outcome of one picture in a run.
public enum RunOutcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// The same pixels as the baseline.
    case same
    /// Other pixels, within the screen's tolerance or masks.
    case tolerated
    /// Other pixels.
    case differs
    /// There is no baseline; the drawn picture is written beside the results.
    case missing
    /// A baseline was created or replaced, so nothing was compared.
    case recorded
    /// Other pixels, and the baseline was drawn with other libraries or fonts.
    case otherFingerprint
    /// The baseline isn't a readable picture.
    case unreadable
    /// The screen's tolerance or masks are invalid.
    case refused
    /// The screen could not be drawn.
    case failed
    /// The screen shows characters that no font has, so nothing was compared or recorded.
    case missingGlyphs
    /// Parts of the screen don't compile on Linux and are left out, so nothing was compared or recorded.
    case incomplete
    /// The process that drew the screen crashed.
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
        case .otherFingerprint, .unreadable, .refused, .failed, .missingGlyphs, .incomplete, .crashed, .timedOut,
            .unwritable:
            .notCompared
        }
    }

    /// The description in a summary, after a count.
    package var words: String {
        switch self {
        case .same: "same"
        case .tolerated: "within tolerance"
        case .differs: "different"
        case .missing: "without a baseline"
        case .recorded: "recorded"
        case .otherFingerprint: "with a baseline from different versions"
        case .unreadable: "with an unreadable baseline"
        case .refused: "with an invalid tolerance or mask"
        case .failed: "not drawn"
        case .missingGlyphs: "with characters that no font has"
        case .incomplete: "with parts left out"
        case .crashed: "crashed"
        case .timedOut: "timed out"
        case .unwritable: "not written"
        }
    }
}

/// The effect of recording on a baseline's file.
public enum BaselineRecording: String, Hashable, Sendable, Codable {
    /// There was no file.
    case created
    /// The file contained something else, and was replaced.
    case updated
    /// The file had the same pixels and views, drawn with the same versions, and wasn't written.
    case unchanged
}
