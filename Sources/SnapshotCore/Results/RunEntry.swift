/// One picture of a run.
public struct RunEntry: Hashable, Sendable, Codable {
    /// The screen's name.
    public var screen: String
    /// The screen's state; nil for its initial state.
    public var state: String?
    /// The configuration's name.
    public var configuration: String
    /// The picture's name: `<screen>/<configuration>` or `<screen>/<state>.<configuration>`.
    public var name: String
    /// The outcome of the picture.
    public var outcome: RunOutcome
    /// The effect of recording on the baseline's file; nil for a picture that wasn't recorded.
    public var recording: BaselineRecording?
    /// The description of the result and the next step; empty if the picture is the same.
    public var message: String
    /// The files that belong to it.
    public var files: Files
    /// The difference of the pictures, if they were compared.
    public var difference: DifferenceRecord?
    /// The warnings of the screen.
    public var warnings: [String]
    /// The duration, in seconds.
    public var seconds: Double
    /// A Boolean value that indicates whether the picture wasn't drawn, since an earlier run has proved that it is the
    /// same, and nothing that it depends on has changed; nil for false.
    public var isProved: Bool?
    /// The names of the types of its views and controllers; nil if they weren't requested, or if it wasn't drawn.
    package var types: [String]?

    /// The paths of the files, relative to the working folder unless the command was given others.
    public struct Files: Hashable, Sendable, Codable {
        /// The path of the baseline.
        public var baseline: String
        /// The path of the drawn picture, if it isn't the baseline.
        public var actual: String?
        /// The path of the picture of the differences.
        public var difference: String?
        /// The SHA-256 of the baseline that the picture was compared with, or that was recorded, in 64 hexadecimal
        /// digits; `report` and `approve` detect later changes of the file by it. Nil if there was no baseline, or if
        /// the picture passed or wasn't drawn.
        public var baselineHash: String?
        /// The SHA-256 of the drawn picture; nil if `actual` is.
        public var actualHash: String?

        /// Creates the paths; nothing is read or written.
        public init(
            baseline: String, actual: String? = nil, difference: String? = nil, baselineHash: String? = nil,
            actualHash: String? = nil
        ) {
            self.baseline = baseline
            self.actual = actual
            self.difference = difference
            self.baselineHash = baselineHash
            self.actualHash = actualHash
        }
    }

    /// Creates the entry of a declared picture.
    public init(
        of picture: DeclaredPicture, outcome: RunOutcome, message: String = "", files: Files,
        difference: DifferenceRecord? = nil, warnings: [String] = [], seconds: Double = 0
    ) {
        screen = picture.screen.name
        state = picture.screen.state
        configuration = picture.configuration.name
        name = picture.name
        self.outcome = outcome
        self.message = message
        self.files = files
        self.difference = difference
        self.warnings = warnings
        self.seconds = seconds
    }
}

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
