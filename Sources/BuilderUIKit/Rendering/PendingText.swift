import Settling

/// The warning about work that was still pending when a screen was drawn.
enum PendingText {
    /// The maximum number of named items.
    private static let namedLimit = 5

    static func warning(of pending: [PendingWork], limit: Double) -> String? {
        var names: [String] = []
        var counts: [String: Int] = [:]
        for text in pending.map(\.description) {
            counts[text, default: 0] += 1
            if counts[text] == 1 { names.append(text) }
        }
        guard !names.isEmpty else { return nil }
        var texts = names.prefix(namedLimit).map { name in counts[name] == 1 ? name : "\(counts[name] ?? 1) × \(name)" }
        if names.count > namedLimit { texts.append("\(names.count - namedLimit) more") }
        return "drawn before everything was done that the screen asked for; after \(limit) s there was still: "
            + texts.joined(separator: ", ")
    }
}
