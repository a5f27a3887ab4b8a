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
    /// What became of it.
    public var outcome: RunOutcome
    /// Of a recorded picture: whether its file is new.
    public var recording: BaselineRecording?
    /// What happened and what to do, for somebody who reads it; empty where the picture is the same.
    public var message: String
    /// The files that belong to it.
    public var files: Files
    /// How the pictures differ, where they were compared.
    public var difference: DifferenceRecord?
    /// What the screen could not show as asked.
    public var warnings: [String]
    /// How long it took, in seconds.
    public var seconds: Double

    /// Paths, relative to the working folder unless the command was given others.
    public struct Files: Hashable, Sendable, Codable {
        /// Where the picture is recorded.
        public var baseline: String
        /// What was drawn, where that isn't the baseline.
        public var actual: String?
        /// A picture of the differences.
        public var difference: String?
        /// The SHA-256 of the baseline that the picture was held against, or that was recorded, in 64 hexadecimal digits: by
        /// it `report` and `approve` know whether somebody changed the file since. Nil where there was none, and where the
        /// picture passed or wasn't drawn.
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

    /// What became of a declared picture.
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
