/// The list of a public interface, part by part.
struct InterfaceList {
    /// A line of the list.
    struct Declaration {
        let text: String
        /// The line of the type that a member belongs to; nil for types and extensions.
        let owner: String?
        /// The position in the list, from 1.
        let number: Int

        /// A Boolean value that indicates whether the declaration exists as listed: neither different (`!`) nor waiting
        /// for a type (`?`).
        var isProved: Bool { !text.hasPrefix("!") && !text.hasPrefix("?") && text != "top level" }
    }

    /// The parts of which something is proved.
    let parts: [(name: String, declarations: [Declaration])]

    /// Reads a list: `== Name` begins a part, a line at the margin is a type or extension, an indented one its member.
    ///
    /// - Throws: `ListError` for a line before the first part.
    init(_ text: String) throws {
        var parts: [(name: String, declarations: [Declaration])] = []
        var owner = ""
        var number = 0
        for line in text.split(separator: "\n") {
            let text = line.trimmed
            if text.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("== ") {
                parts.append((String(text.dropFirst(3)), []))
                continue
            }
            guard !parts.isEmpty else { throw ListError.lineOutsideParts(text) }
            number += 1
            let isMember = line.hasPrefix(" ")
            if !isMember {
                owner = text.hasPrefix("? ") ? String(text.dropFirst(2).prefix { $0 != "|" }).trimmed : text
            }
            parts[parts.count - 1].declarations.append(
                Declaration(text: text, owner: isMember ? owner : nil, number: number))
        }
        self.parts = parts
    }

    var declarations: [Declaration] { parts.flatMap(\.declarations) }
}

/// An error in a list or in the arguments.
enum ListError: Error, CustomStringConvertible {
    case usage
    case lineOutsideParts(String)
    case unbalancedBrackets(String)
    case unreadable(String)

    var description: String {
        switch self {
        case .usage: "usage: prove-interface Builder|Swiftly <list> <folder>"
        case .lineOutsideParts(let line): "“\(line)” precedes the first part: begin it with “== Name”."
        case .unbalancedBrackets(let line): "The brackets of “\(line)” aren't balanced."
        case .unreadable(let line): "“\(line)” isn't a declaration that can be proved."
        }
    }
}
