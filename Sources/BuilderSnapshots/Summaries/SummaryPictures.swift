import Foundation

/// The small pictures beside one row of a summary: before, after, and what differs.
struct SummaryPictures: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case before, after, difference
    }

    /// What the names of the files begin with, from 1: names of screens never become paths.
    let number: Int
    /// The folder of the files, as links have it.
    let place: String
    private(set) var thumbnails: [Kind: Thumbnail] = [:]

    /// Makes them of the files that can be read; what can't isn't shown.
    init(number: Int, place: String, entry: RunEntry, sources: SummarySources) {
        self.number = number
        self.place = place
        let bounds = Thumbnail.Bounds(entry.difference)
        for kind in Kind.allCases {
            guard let path = sources.path(of: kind, entry) else { continue }
            let marks = kind == .difference ? entry.difference?.regions ?? [] : []
            thumbnails[kind] = Thumbnail(path: path, bounds: bounds, marks: marks)
        }
    }

    func fileName(_ kind: Kind) -> String { "\(number).\(kind.rawValue).png" }

    /// Whether a file's name is one that a summary gives.
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
