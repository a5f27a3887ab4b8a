import Foundation
import SnapshotCore

/// A commit that changed a baseline, as `history --json` writes it.
package struct HistoryEntry: Codable, Hashable {
    /// The effect of the commit on the file.
    enum Kind: String, Codable {
        case added, changed, renamed, deleted
        /// The same pixels in another file.
        case rewritten
    }

    var commit: String
    /// Seconds since 1970.
    var time: Int
    var author: String
    var subject: String
    var kind: Kind
    /// The file in that commit.
    var path: String
    /// The name before, of a picture that was renamed.
    var oldPath: String?
    /// True where a merge made the picture what it is on none of its sides.
    var isMerge: Bool
    /// The change and its cause, in one line.
    var summary: String
    /// The changes of views.
    var causes: [String]
    /// The numbers, where two pictures were compared.
    var difference: DifferenceRecord?
    /// Bytes of the file; nil where it was deleted.
    var bytes: Int?

    /// Such as `2025-11-22`, in UTC.
    var day: String { Self.day(time) }

    static func day(_ time: Int) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: Double(time)))
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }

    /// Two lines: the commit, and what it did.
    var lines: [String] {
        let title = "\(commit.prefix(10))  \(day)  \(PlainText.of(author)): \(PlainText.of(subject))"
        return [title, "            " + (isMerge ? "in a merge: " : "") + PlainText.of(summary)]
    }
}
