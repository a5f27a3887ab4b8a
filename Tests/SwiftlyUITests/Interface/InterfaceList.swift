import Foundation

/// The list of SwiftlyUI's public interface: Tests/Fixtures/SwiftlyInterface/interface.txt.
struct InterfaceList {
    /// A line of the list.
    struct Line {
        enum State: Equatable {
            case there
            /// Missing; the name of the type that the member needs.
            case waiting(String)
            /// Different from the original; the difference and its reason.
            case different(String)
        }

        let text: String
        /// The line that the member stands under; nil for owners.
        let owner: String?
        let state: State
    }

    let parts: [(name: String, lines: [Line])]

    var lines: [Line] { parts.flatMap(\.lines) }

    /// What can be called or read; not the types themselves, nor aliases.
    var members: [InterfaceMember] {
        lines.compactMap { line in
            line.owner.flatMap { InterfaceMember(declaration: line.text, owner: $0, state: line.state) }
        }
    }

    static func read() throws -> InterfaceList {
        let url = repository.appending(path: "Tests/Fixtures/SwiftlyInterface/interface.txt")
        var parts: [(name: String, lines: [Line])] = []
        var owner: String?
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.isEmpty || text.hasPrefix("#") { continue }
            if text.hasPrefix("== ") {
                parts.append((String(text.dropFirst(3)), []))
                continue
            }
            let (declaration, state) = read(text)
            let isMember = line.hasPrefix(" ")
            if !isMember { owner = declaration }
            if declaration == "top level" { continue }
            parts[parts.count - 1].lines.append(Line(text: declaration, owner: isMember ? owner : nil, state: state))
        }
        return InterfaceList(parts: parts)
    }

    /// A line without its mark, and the mark's meaning.
    private static func read(_ text: String) -> (String, Line.State) {
        guard text.hasPrefix("?") || text.hasPrefix("!") else { return (text, .there) }
        let halves = text.dropFirst().split(separator: "|", maxSplits: 1)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let reason = halves.count > 1 ? halves[1] : ""
        return (halves.first ?? "", text.hasPrefix("?") ? .waiting(reason) : .different(reason))
    }

    static var repository: URL { URL(filePath: #filePath).appending(path: "../../../..").standardized }
}
