/// A finding of `doctor`, with a remedy.
struct DoctorDiagnostic: Hashable, Sendable, Codable {
    enum Level: String, Hashable, Sendable, Codable, CaseIterable {
        /// The state is as expected.
        case ok
        /// The finding is informational.
        case note
        /// The finding may lead to failures.
        case warning
        /// The finding makes pictures differ, or runs fail.
        case fault
    }

    /// The section of the report.
    enum Section: String, Hashable, Sendable, Codable, CaseIterable {
        case pixels
        case screens
        case fonts
        case environment
        case machine
        case versions

        var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }

    var section: Section
    var level: Level
    /// The subject: a picture, a package, a variable, a folder.
    var subject: String
    var text: String
    /// The advice, as a sentence; nil if none is needed.
    var remedy: String?

    init(_ section: Section, _ level: Level, _ subject: String, _ text: String, remedy: String? = nil) {
        self.section = section
        self.level = level
        self.subject = subject
        self.text = text
        self.remedy = remedy
    }
}
