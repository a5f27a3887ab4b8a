import Foundation

/// Conflicts of constraints, a short line for each that is different.
///
/// Conflicts are equal if their constraints are so but for the texts by which views are named: the rows of a table have
/// one.
struct ConflictLines {
    /// Equal conflicts.
    private struct Group {
        /// The text of the first one in UIKit's words.
        let text: String
        let line: String
        var count = 0
    }

    private var groups: [(key: String, group: Group)] = []

    /// Returns a Boolean value that indicates whether a warning is UIKit's text of a conflict.
    static func isConflict(_ text: String) -> Bool { text.hasPrefix("Unable to simultaneously satisfy constraints.") }

    /// Groups conflicts.
    /// - Parameters:
    ///   - found: The texts of a layout's conflicts, in UIKit's words.
    ///   - logged: The texts that the layout logged: those of the same conflicts, and others that a later layout
    ///     resolved.
    init(found: [String], logged: [String] = []) {
        for texts in [found, logged] {
            var counts: [String: Int] = [:]
            for text in texts where Self.isConflict(text) {
                let members = Self.constraints(in: text)
                let key = members.joined(separator: "\n").replacing(/'[^']*'/, with: "'")
                counts[key, default: 0] += 1
                guard !groups.contains(where: { $0.key == key }) else { continue }
                groups.append((key, Group(text: text, line: Self.line(members, broken: Self.broken(in: text)))))
            }
            for index in groups.indices {
                groups[index].group.count = max(groups[index].group.count, counts[groups[index].key] ?? 0)
            }
        }
    }

    private static let limit = 5

    /// A line for each of the first conflicts.
    var lines: [String] {
        let shown = groups.prefix(Self.limit).map { "! conflict\(Self.times($0.group.count)): \($0.group.line)" }
        let rest = groups.count - shown.count
        return shown + (rest > 0 ? ["! and \(rest) more conflicts: explain shows them"] : [])
    }

    /// The texts in UIKit's words, each once.
    var texts: [String] {
        groups.map { $0.group.count > 1 ? "\($0.group.count) times, first:\n\($0.group.text)" : $0.group.text }
    }

    private static func times(_ count: Int) -> String { count > 1 ? " ×\(count)" : "" }

    // MARK: Constraints

    private static func line(_ members: [String], broken: String?) -> String {
        let limit = 4
        let others = members.filter { $0 != broken }
        var text = others.prefix(limit).map(short).joined(separator: ", ")
        if others.count > limit { text += " and \(others.count - limit) more" }
        guard let broken else { return text }
        return (text.isEmpty ? "" : "\(text); ") + "left out: \(short(broken))"
    }

    private static func short(_ text: String) -> String { text.count > 100 ? "\(text.prefix(99))…" : text }

    /// Returns the constraints that a text lists, without addresses.
    private static func constraints(in text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("    \"<") }.map { brief($0.dropFirst(5)) }
    }

    /// Returns the constraint that was left out.
    private static func broken(in text: String) -> String? {
        let lines = text.split(separator: "\n")
        guard let index = lines.firstIndex(of: "Will attempt to recover by breaking constraint"),
            lines.indices.contains(index + 1)
        else { return nil }
        return brief(lines[index + 1])
    }

    /// Returns a constraint without what only a debugger needs: class, addresses and the list of names.
    private static func brief(_ text: Substring) -> String {
        let bare = text.replacing(/:0x[0-9a-f]+/, with: "")
        guard let match = bare.firstMatch(of: /<(\w+)(?: '([^']*)')? (.*?) {3}\((?:in)?active/) else {
            return bare.description
        }
        let formula = match.3.replacing(#/^h=[-&]+ v=[-&]+ /#, with: "")
        let words = words(type: match.1, identifier: match.2.map(String.init) ?? "")
        return formula + (words.isEmpty ? "" : " (\(words))")
    }

    private static func words(type: Substring, identifier: String) -> String {
        switch (type, identifier) {
        case ("NSAutoresizingMaskLayoutConstraint", _): "frame"
        case ("NSContentSizeLayoutConstraint", _): "content size"
        case (_, let name) where name.hasPrefix("UIView-Encapsulated-Layout"): "encapsulated"
        case (_, let name) where name.hasPrefix("UISV-"): "stack view"
        case (_, let name): name
        }
    }
}
