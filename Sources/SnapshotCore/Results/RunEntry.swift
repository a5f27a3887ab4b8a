/// One picture of a run.
public struct RunEntry: Hashable, Sendable, Codable {
    /// The screen's name.
    public var screen: String
    /// The screen's state; nil for the screen as it is.
    public var state: String?
    /// The configuration's name.
    public var configuration: String
    /// `<screen>/<configuration>` or `<screen>/<state>.<configuration>`.
    public var name: String
    /// The outcome of the picture.
    public var outcome: RunOutcome
    /// Of a recorded picture: whether its file is new.
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

    /// Paths, relative to the working folder unless the command was given others.
    public struct Files: Hashable, Sendable, Codable {
        /// The path of the baseline.
        public var baseline: String
        /// The path of the drawn picture, if it isn't the baseline.
        public var actual: String?
        /// A picture of the differences.
        public var difference: String?
        /// The SHA-256 of the baseline that the picture was held against, or that was recorded, in 64 hexadecimal
        /// digits: by it `report` and `approve` detect later changes of the file. Nil where there was none,
        /// and where the picture passed or wasn't drawn.
        public var baselineHash: String?
        /// The SHA-256 of what was drawn; nil where `actual` is.
        public var actualHash: String?

        /// Names the files; nothing is read or written.
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

/// The effect of recording on a baseline's file.
public enum BaselineRecording: String, Hashable, Sendable, Codable {
    /// There was no file.
    case created
    /// The file held something else, and was replaced.
    case updated
    /// The file had the same pixels and views, drawn with the same versions, and was left alone.
    case unchanged
}
