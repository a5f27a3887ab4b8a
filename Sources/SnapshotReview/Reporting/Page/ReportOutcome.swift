import SnapshotCore

/// The page's name of an outcome, and its color.
struct ReportOutcome {
    enum Tone: String {
        case bad, differs, new, orphan, same
    }

    /// Of a baseline that no screen declares.
    static let orphan = "orphan"

    var key: String
    var label: String
    var tone: Tone

    /// The outcomes to decide about first, then those that prevent a decision, then the rest.
    static let all: [ReportOutcome] = [
        of(.differs, "Different", .differs), of(.missing, "New, no baseline", .new),
        of(.crashed, "Crashed", .bad), of(.timedOut, "Timed out", .bad), of(.failed, "Not drawn", .bad),
        of(.unreadable, "Unreadable baseline", .bad), of(.otherFingerprint, "Drawn by other versions", .bad),
        of(.refused, "Refused tolerance or mask", .bad), of(.unwritable, "Not written", .bad),
        of(.recorded, "Recorded", .new), ReportOutcome(key: orphan, label: "Orphaned", tone: .orphan),
        of(.tolerated, "Within tolerance", .same), of(.same, "Same", .same),
    ]

    private static func of(_ outcome: RunOutcome, _ label: String, _ tone: Tone) -> ReportOutcome {
        ReportOutcome(key: outcome.rawValue, label: label, tone: tone)
    }
}
