/// Something that `doctor` found, and what to do about it.
struct DoctorDiagnostic: Hashable, Sendable, Codable {
    enum Level: String, Hashable, Sendable, Codable, CaseIterable {
        /// As it should be.
        case ok
        /// Worth knowing.
        case note
        /// It may lead to failures.
        case warning
        /// It makes pictures differ, or runs fail.
        case fault
    }

    /// The part of the report that it stands in.
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
    /// The advice, as a sentence; nil if nothing is to be done.
    var remedy: String?

    init(_ section: Section, _ level: Level, _ subject: String, _ text: String, remedy: String? = nil) {
        self.section = section
        self.level = level
        self.subject = subject
        self.text = text
        self.remedy = remedy
    }
}
