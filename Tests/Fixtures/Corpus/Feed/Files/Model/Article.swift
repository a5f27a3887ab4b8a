import Foundation

struct Article: Hashable, Codable, Identifiable {
    enum Kind: String, Codable, CaseIterable { case news, opinion, photo }

    let id: UUID
    let title: String
    let summary: String
    let kind: Kind
    let published: Date
    var isFavorite: Bool = false
    let url: URL?

    static let relativeFormatter: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .abbreviated
        return formatter
    }()

    var age: String { Self.relativeFormatter.localizedString(for: published, relativeTo: Date()) }
}

enum FeedError: LocalizedError {
    case offline
    case server(code: Int)

    var errorDescription: String? {
        switch self {
        case .offline: return NSLocalizedString("You are offline.", comment: "error")
        case .server(let code): return String(format: NSLocalizedString("Server error %d", comment: ""), code)
        }
    }
}
