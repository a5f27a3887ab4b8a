import SnapshotCore

/// The report of `doctor`: text for readers, JSON for programs.
package struct DoctorReport: Hashable, Sendable, Codable {
    var diagnostics: [DoctorDiagnostic]
    /// The exit code: 0 for success, 1 if a screen differs from itself, 2 if pixels here differ from the reference.
    var exitCode: Int32

    init(_ diagnostics: [DoctorDiagnostic]) {
        self.diagnostics = diagnostics
        exitCode = Self.status(of: diagnostics).rawValue
    }

    private enum CodingKeys: String, CodingKey {
        case diagnostics = "findings"
        case exitCode
    }

    package var status: CommandStatus { CommandStatus(rawValue: exitCode) }

    private static func status(of diagnostics: [DoctorDiagnostic]) -> CommandStatus {
        let faults = diagnostics.filter { $0.level == .fault }
        // Faults that prevent a comparison take precedence over screens that differ from themselves.
        if faults.contains(where: { $0.section != .screens }) { return .notCompared }
        return (faults.isEmpty ? RunVerdict.same : .differs).commandStatus
    }

    /// A heading for each section, and a line for each diagnostic, with its remedy below.
    package var text: String {
        DoctorDiagnostic.Section.allCases.compactMap { section in
            let part = diagnostics.filter { $0.section == section }
            return part.isEmpty ? nil : "\(section.title)\n" + part.map(Self.text).joined()
        }.joined(separator: "\n") + "\n\(summary)\n"
    }

    private static func text(of diagnostic: DoctorDiagnostic) -> String {
        let level = diagnostic.level.rawValue
        let head = "  " + level + String(repeating: " ", count: 8 - level.count)
        let lines = ["\(diagnostic.subject): \(diagnostic.text)"] + (diagnostic.remedy.map { ["→ \($0)"] } ?? [])
        return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.enumerated()
            .map { index, line in (index == 0 ? head : "          ") + line + "\n" }.joined()
    }

    private var summary: String {
        let counts = [DoctorDiagnostic.Level.fault, .warning].compactMap { level in
            let count = diagnostics.count { $0.level == level }
            return count == 0 ? nil : Plural.of(count, level.rawValue)
        }
        return counts.isEmpty ? "No problems found." : counts.joined(separator: ", ") + "."
    }
}
