/// One picture of a run.
///
/// A run may have a hundred thousand entries, most of them of pictures that are the same. An entry stores what those
/// need, in few bytes, and the rest beside it; its name and the path of its baseline are made of their parts.
public struct RunEntry: Hashable, Sendable {
    private var identity: Identity
    /// The path of the baseline before its name; empty if the path has another end than the name.
    private var folder: String
    /// The duration, in seconds.
    public var seconds: Double
    /// Nil if all of them are empty.
    private var details: StoredDetails?
    /// The outcome of the picture.
    public var outcome: RunOutcome
    /// The effect of recording on the baseline's file; nil for a picture that wasn't recorded.
    public var recording: BaselineRecording?
    /// A Boolean value that indicates whether the picture wasn't drawn, since an earlier run has proved that it is the
    /// same, and nothing that it depends on has changed; nil for false.
    public var isProved: Bool?

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
        self.init(of: picture, outcome: outcome, folder: "", warnings: warnings)
        self.seconds = seconds
        setPaths(name: name, baseline: files.baseline)
        changeDetails {
            $0.message = message
            $0.take(files)
            $0.difference = difference
        }
    }

    /// Creates the entry of a declared picture whose baseline is in a store's folder.
    init(of picture: DeclaredPicture, outcome: RunOutcome, folder: String, warnings: [String]) {
        identity = Identity(picture)
        self.folder = folder
        self.outcome = outcome
        seconds = 0
        if !warnings.isEmpty { changeDetails { $0.warnings = warnings } }
    }

    /// Takes the texts of a declared picture and of a store's folder in place of its own copies of them.
    mutating func shareTexts(of picture: DeclaredPicture, folder: String) {
        let shared = Identity(picture)
        if identity == shared { identity = shared }
        if self.folder == folder { self.folder = folder }
    }
}

// MARK: - Texts

extension RunEntry {
    /// The screen's name.
    public var screen: String {
        get { identity.screen }
        set { changeIdentity { $0.screen = newValue } }
    }

    /// The screen's state; nil for its initial state.
    public var state: String? {
        get { identity.state }
        set { changeIdentity { $0.state = newValue } }
    }

    /// The configuration's name.
    public var configuration: String {
        get { identity.configuration }
        set { changeIdentity { $0.configuration = newValue } }
    }

    /// The picture's name: `<screen>/<configuration>` or `<screen>/<state>.<configuration>`.
    public var name: String {
        get { details?.values.name ?? identity.name }
        set { setPaths(name: newValue, baseline: baseline) }
    }

    /// The files that belong to it.
    public var files: Files {
        get {
            Files(
                baseline: baseline, actual: details?.values.actual, difference: details?.values.differencePath,
                baselineHash: details?.values.baselineHash, actualHash: details?.values.actualHash)
        }
        set {
            setPaths(name: name, baseline: newValue.baseline)
            changeDetails { $0.take(newValue) }
        }
    }

    /// The description of the result and the next step; empty if the picture is the same.
    public var message: String {
        get { details?.values.message ?? "" }
        set { changeDetails { $0.message = newValue } }
    }

    /// The difference of the pictures, if they were compared.
    public var difference: DifferenceRecord? {
        get { details?.values.difference }
        set { changeDetails { $0.difference = newValue } }
    }

    /// The warnings of the screen.
    public var warnings: [String] {
        get { details?.values.warnings ?? [] }
        set { changeDetails { $0.warnings = newValue } }
    }

    /// The names of the types of its views and controllers; nil if they weren't requested, or if it wasn't drawn.
    package var types: [String]? {
        get { details?.values.types }
        set { changeDetails { $0.types = newValue } }
    }

    /// A Boolean value that indicates whether the run has left a picture of its failure.
    package var hasFailurePictures: Bool { details?.values.actual != nil || details?.values.differencePath != nil }

    /// The folder of the baselines in which its baseline is; nil if the path doesn't end with the name.
    package var baselineFolder: String? { details?.values.baseline == nil ? folder : nil }

    private var baseline: String { details?.values.baseline ?? "\(folder)/\(name).png" }

    /// Changes what the name is made of, and keeps the name and the path.
    private mutating func changeIdentity(_ change: (inout Identity) -> Void) {
        let (name, baseline) = (self.name, self.baseline)
        change(&identity)
        setPaths(name: name, baseline: baseline)
    }

    /// Stores the name and the path unless they are made of their parts, byte for byte.
    private mutating func setPaths(name: String, baseline: String) {
        let end = "/\(name).png".utf8
        let start = baseline.utf8.dropLast(end.count)
        let isBelow = baseline.utf8.dropFirst(start.count).elementsEqual(end)
        let isMade = name.utf8.elementsEqual(identity.name.utf8)
        folder = isBelow ? String(Substring(start)) : ""
        guard details != nil || !isMade || !isBelow else { return }
        changeDetails {
            $0.name = isMade ? nil : name
            $0.baseline = isBelow ? nil : baseline
        }
    }

    private mutating func changeDetails(_ change: (inout Details) -> Void) {
        var values = details?.values ?? .empty
        change(&values)
        details = values == .empty ? nil : StoredDetails(values)
    }
}

// MARK: - Storage

extension RunEntry {
    /// The parts of a name.
    private struct Identity: Hashable, Sendable {
        var screen: String
        var state: String?
        var configuration: String

        init(screen: String, state: String?, configuration: String) {
            self.screen = screen
            self.state = state
            self.configuration = configuration
        }

        init(_ picture: DeclaredPicture) {
            self.init(
                screen: picture.screen.name, state: picture.screen.state, configuration: picture.configurationName)
        }

        var name: String { DeclaredPicture.name(screen, state: state, configuration) }
    }

    /// The values that few entries have.
    private struct Details: Hashable, Sendable {
        static let empty = Details()

        var message = ""
        var actual: String?
        var differencePath: String?
        var baselineHash: String?
        var actualHash: String?
        var difference: DifferenceRecord?
        var warnings: [String] = []
        var types: [String]?
        /// The name, if it isn't made of its parts.
        var name: String?
        /// The path of the baseline, if it doesn't end with the name.
        var baseline: String?

        mutating func take(_ files: Files) {
            actual = files.actual
            differencePath = files.difference
            baselineHash = files.baselineHash
            actualHash = files.actualHash
        }
    }

    private final class StoredDetails: Sendable {
        let values: Details

        init(_ values: Details) { self.values = values }
    }

    /// All properties, as results contain them.
    private struct Record: Hashable, Codable {
        var screen: String
        var state: String?
        var configuration: String
        var name: String
        var outcome: RunOutcome
        var recording: BaselineRecording?
        var message: String
        var files: Files
        var difference: DifferenceRecord?
        var warnings: [String]
        var seconds: Double
        var isProved: Bool?
        var types: [String]?

        init(_ entry: RunEntry) {
            screen = entry.screen
            state = entry.state
            configuration = entry.configuration
            name = entry.name
            outcome = entry.outcome
            recording = entry.recording
            message = entry.message
            files = entry.files
            difference = entry.difference
            warnings = entry.warnings
            seconds = entry.seconds
            isProved = entry.isProved
            types = entry.types
        }
    }

    public static func == (one: RunEntry, other: RunEntry) -> Bool { Record(one) == Record(other) }

    public func hash(into hasher: inout Hasher) { Record(self).hash(into: &hasher) }
}

extension RunEntry: Codable {
    public init(from decoder: any Decoder) throws {
        let record = try Record(from: decoder)
        identity = Identity(screen: record.screen, state: record.state, configuration: record.configuration)
        folder = ""
        seconds = record.seconds
        outcome = record.outcome
        recording = record.recording
        isProved = record.isProved
        setPaths(name: record.name, baseline: record.files.baseline)
        changeDetails {
            $0.message = record.message
            $0.take(record.files)
            $0.difference = record.difference
            $0.warnings = record.warnings
            $0.types = record.types
        }
    }

    public func encode(to encoder: any Encoder) throws { try Record(self).encode(to: encoder) }
}

/// Texts that the entries of a run have in common: entries that were decoded have copies of their own.
package struct SharedTexts {
    private var texts: Set<String> = []

    package init() {}

    fileprivate mutating func shared(_ text: String) -> String {
        let known = texts.insert(text).memberAfterInsert
        return known.utf8.elementsEqual(text.utf8) ? known : text
    }
}

extension RunEntry {
    /// Takes the same texts in place of its copies of them.
    package mutating func shareTexts(_ texts: inout SharedTexts) {
        identity.screen = texts.shared(identity.screen)
        identity.state = identity.state.map { texts.shared($0) }
        identity.configuration = texts.shared(identity.configuration)
        folder = texts.shared(folder)
    }
}
