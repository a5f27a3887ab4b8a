import Foundation
import SnapshotCore

/// The small pictures beside one row of a summary: before, after, and what differs.
struct SummaryThumbnails: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case before, after, difference
    }

    /// The prefix of the files' names, from 1: names of screens never become paths.
    let number: Int
    /// The folder of the files, as links have it.
    let place: String
    private(set) var thumbnails: [Kind: Thumbnail] = [:]

    /// Makes them of the files that a report would show as well; of others nothing is shown.
    init(number: Int, place: String, entry: RunEntry, sources: RunImages) {
        self.number = number
        self.place = place
        let bounds = Thumbnail.Bounds(entry.difference)
        for kind in Kind.allCases {
            guard let picture = try? Self.picture(kind, of: entry, from: sources) else { continue }
            let marks = kind == .difference ? entry.difference?.regions ?? [] : []
            thumbnails[kind] = Thumbnail(picture.data, bounds: bounds, marks: marks)
        }
    }

    private static func picture(
        _ kind: Kind, of entry: RunEntry, from sources: RunImages
    ) throws(ReportError) -> RunImage? {
        switch (kind, entry.outcome) {
        case (.before, .differs), (.before, .otherFingerprint), (.before, .refused): try sources.baseline(of: entry)
        // It isn't any more, or wasn't, what the picture was held against.
        case (.before, _): nil
        case (.after, .recorded): try sources.baseline(of: entry)
        case (.after, _): try sources.actual(of: entry)
        case (.difference, _): try sources.difference(of: entry)
        }
    }

    func fileName(_ kind: Kind) -> String { "\(number).\(kind.rawValue).png" }

    /// Returns whether a file's name is one that a summary gives.
    static func isFileName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && !parts[0].isEmpty && parts[0].allSatisfy { $0.isASCII && $0.isNumber }
            && Kind(rawValue: String(parts[1])) != nil && parts[2] == "png"
    }

    /// The HTML that shows a picture; empty where there is none. Dense screens get it sharp.
    func element(_ kind: Kind) -> String {
        guard let thumbnail = thumbnails[kind] else { return "" }
        let source = XMLText.attribute("\(place)/\(fileName(kind))")
        return "<img src=\"\(source)\" width=\"\(thumbnail.shownWidth)\" alt=\"\(kind.rawValue)\">"
    }
}
